"""``/game suggest`` and ``/game delegate``: what partners do in team play."""

from __future__ import annotations

from bot.chat.front import access, replies
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.match import completion as matches
from bot.chat.match import orders as given
from bot.chat.threads import rooms
from bot.chat.wire import answers
from bot.chat.wire.tree import AnyCommand, CommandWords

from . import completion, presses

DECIDE = [("choice-decide-mate", "mate"), ("choice-decide-me", "me")]


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about partners."""
    return [
        words.command(
            "game-suggest",
            suggest,
            suggest={"orders": completion.suggestions, "game": matches.games},
        ),
        words.command(
            "game-delegate", delegate, suggest={"game": matches.games}, choose={"decide": DECIDE}
        ),
    ]


async def _call(interaction: Interaction, game: str | None) -> Call:
    """Find the match that is meant, also by the room in which the command was given."""
    room = rooms.match_of(interaction.channel, interaction.client)
    return await access.call_of(interaction, game or room)


async def suggest(interaction: Interaction, orders: str, game: str | None = None) -> None:
    """Make a suggestion for the teammate who has to decide: in the room, or with care in public.

    Rules: HOTH-TEAM-15, HOTH-TEAM-16.
    """
    call = await _call(interaction, game)
    await answers.defer(interaction, in_place=False)
    await presses.suggest(call, orders)


async def delegate(interaction: Interaction, decide: str, game: str | None = None) -> None:
    """Let the teammate decide one's retreats, or decide them oneself again.

    Rules: HOTH-TEAM-19.
    """
    call = await _call(interaction, game)
    words = "delegate on" if decide == "mate" else "delegate off"
    work = given.typed(call, words)
    note = await answers.journal_first(interaction, work, in_place=False)
    await replies.tell(interaction, note)
