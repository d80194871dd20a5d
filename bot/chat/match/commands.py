"""``/game``, ``/hand``, ``/order`` and ``/standing``: what is done in a match that is played."""

from __future__ import annotations

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.completion import FORMATS
from bot.chat.front.front import Interaction
from bot.chat.threads import reopening
from bot.chat.wire import answers
from bot.chat.wire.locale import escape
from bot.chat.wire.tree import AnyCommand, CommandWords

from . import (
    analysing,
    coaching,
    completion,
    dispatching,
    doubting,
    finding,
    looking,
    parting,
    presses,
    recap,
    retaking,
    typed,
    views,
)
from . import standing as standing_orders


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about a match that is played."""
    log_of, running = {"game": completion.all_games}, {"game": completion.games}
    return [
        words.command(
            "game-board",
            board,
            suggest={"game": completion.any_games},
            choose={"format": FORMATS},
        ),
        words.command(
            "game-sight",
            sight,
            suggest={
                "origin": completion.places,
                "viewed": completion.places,
                "game": completion.all_games,
            },
        ),
        words.command("game-status", status),
        *finding.commands(words),
        words.command("game-resign", resign, suggest=running),
        words.command("game-draw", draw, suggest=running),
        retaking.command(words),
        words.command("game-log", log, suggest=log_of),
        words.command("game-recap", recap.command, suggest=log_of),
        words.command("game-note", note, suggest=log_of),
        words.command("game-replay", replay, suggest=log_of),
        words.command("game-here", reopening.here, suggest={"game": completion.any_games}),
        words.command("game-export", export, suggest={"game": completion.over_games}),
    ]


def hand_command(words: CommandWords) -> AnyCommand:
    """Build ``/hand``."""
    return words.command("hand", hand, suggest={"game": completion.games})


def order_command(words: CommandWords) -> AnyCommand:
    """Build ``/order``."""
    suggest = {"text": completion.orders, "game": completion.games}
    return words.command("order", order, suggest=suggest)


def standing_command(words: CommandWords) -> AnyCommand:
    """Build ``/standing``."""
    suggest = {
        "question": completion.points,
        "policy": completion.policies,
        "game": completion.games,
    }
    return words.command("standing", standing, suggest=suggest)


def coach_command(words: CommandWords) -> AnyCommand:
    """Build ``/coach``."""
    return words.command("coach", coaching.command, suggest={"game": completion.all_games})


def plan_command(words: CommandWords) -> AnyCommand:
    """Build ``/plan``."""
    return words.command("plan", dispatching.command, suggest={"game": completion.games})


def analyse_command(words: CommandWords) -> AnyCommand:
    """Build ``/analyse``."""
    suggest = {"after": retaking.moments, "game": completion.all_games}
    return words.command("analyse", analysing.command, suggest=suggest)


def report_command(words: CommandWords) -> AnyCommand:
    """Build ``/rules report``."""
    return doubting.command(words)


async def board(interaction: Interaction, format: str = "picture", game: str | None = None) -> None:
    """Show the board in private; for players of a game that lost its thread, open another."""
    call = await call_of(interaction, game)
    if format == "text":
        await presses.text(call)
    elif await reopening.is_wanted(call):
        await reopening.reopen(call)
    else:
        await presses.board(call)


async def sight(
    interaction: Interaction, origin: str, viewed: str, game: str | None = None
) -> None:
    """Show in private whether a place sees another, and what is in the way."""
    await answers.defer(interaction, in_place=False)
    call = await call_of(interaction, game)
    await replies.answer(interaction, await looking.sight(call.reader, (origin, viewed)))


async def status(interaction: Interaction) -> None:
    """List the user's games."""
    front = interaction.client.front
    await answers.defer(interaction, in_place=False)
    voice = await front.people.voice(interaction)
    await replies.answer(interaction, await views.status(front, interaction.user.id, voice))


async def resign(interaction: Interaction, game: str | None = None) -> None:
    """Ask again, then resign."""
    await parting.ask(await call_of(interaction, game), "resign")


async def draw(interaction: Interaction, game: str | None = None) -> None:
    """Ask again, then offer or accept a draw."""
    await parting.ask(await call_of(interaction, game), "draw")


async def log(interaction: Interaction, game: str | None = None) -> None:
    """Show the report of the last steps."""
    await presses.log(await call_of(interaction, game))


async def note(interaction: Interaction, note: str | None = None, game: str | None = None) -> None:
    """Show what the user wrote down for themselves about a game, or keep another note."""
    call = await call_of(interaction, game)
    notes, match = call.front.matches.notes, call.press.match
    kept = await notes.of(match, call.user)
    if note is not None:
        written = "" if note.strip() == "-" else note.strip()
        kept = await notes.write(match, call.user, written)
    told = call.voice.word("note-none") if not kept else escape(kept)
    await replies.tell(interaction, f"{call.voice.word('note-title')}\n{told}")


async def replay(interaction: Interaction, game: str | None = None) -> None:
    """Show the last turn as a film, with buttons to all others."""
    await presses.film(await call_of(interaction, game))


async def export(interaction: Interaction, game: str | None = None) -> None:
    """Send the game as a file, in private."""
    await presses.export(await call_of(interaction, game, first="over"))


async def hand(interaction: Interaction, game: str | None = None) -> None:
    """Show the user's cards in private."""
    await presses.hand(await call_of(interaction, game))


async def order(
    interaction: Interaction,
    text: str | None = None,
    form: bool = False,
    game: str | None = None,
) -> None:
    """Carry out typed orders; without text open the panel, or the form if asked for."""
    call = await call_of(interaction, game)
    if form:
        await presses.type_orders(call)
    elif text is None:
        await presses.turn(call)
    else:
        await typed.carry_out(call, text)


async def standing(
    interaction: Interaction,
    question: str | None = None,
    policy: str | None = None,
    game: str | None = None,
) -> None:
    """Show the user's standing orders with menus to change them, or set the one named."""
    call = await call_of(interaction, game)
    if question is None or policy is None:
        await standing_orders.show(call)
    else:
        await standing_orders.typed(call, question, policy)
