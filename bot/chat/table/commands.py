"""``/table``: a live table of By Fire and Sword, tracked and helped with dice."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.chat.front import completion, replies
from bot.chat.front.access import call_of
from bot.chat.front.completion import Found, matching
from bot.chat.front.front import Interaction
from bot.chat.lobby import opening
from bot.chat.match import presses as match
from bot.chat.wire import answers
from bot.chat.wire.tree import CommandWords
from bot.engine.model import Choice, Setup, Text
from bot.engine.refusal import Refused
from bot.service.lobby.options import OWN

from . import presses

SYSTEM, SCENARIO = "fire_and_sword", "table"
TOKENS = [("choice-secret", "secret"), ("choice-table", "table")]
ON_OFF = [("choice-on", "on"), ("choice-off", "off")]


def group(words: CommandWords) -> app_commands.Group:
    """Build the group; it works in servers and in direct messages."""
    made = words.group(
        "table",
        words.command(
            "table-new",
            new,
            suggest={"side": sides, "army": armies},
            choose={"scouting": ON_OFF, "tokens": TOKENS},
        ),
        words.command("table-show", show, choose={"format": completion.FORMATS}),
        words.command("table-fix", fix, suggest={"correction": corrections}),
        words.command("table-revert", revert),
    )
    made.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    return made


async def new(
    interaction: Interaction,
    side: str | None = None,
    army: str | None = None,
    rounds: int | None = None,
    objectives: int | None = None,
    scouting: str | None = None,
    tokens: str | None = None,
    language: completion.Language | None = None,
) -> None:
    """Open a table; the opponent joins on its card, and both choose their armies."""
    await answers.defer(interaction, in_place=False)
    if army is not None:
        await require_army(interaction, army, side)
    given = {
        "rounds": rounds, "objectives": objectives, "scouting": scouting, "tokens": tokens,
    }  # fmt: skip
    wanted = opening.Wanted(
        f"{SYSTEM}/{SCENARIO}",
        side,
        completion.locale(language),
        options={key: str(value) for key, value in given.items() if value is not None},
        choices={"army": army} if army is not None else {},
    )
    await opening.tell(interaction, await opening.open_game(interaction, wanted))


async def sides(interaction: Interaction, typed: str) -> Found:
    """Suggest the two sides."""
    voice = await interaction.client.front.people.voice(interaction)
    game = interaction.client.front.services.games[SYSTEM]
    found = {info.side: voice(Text(f"{SYSTEM}-side-{info.side}")) for info in game.seats(SCENARIO)}
    return matching(typed, found.items())


async def armies(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own armies and the ready-made ones."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    own = await front.matches.armies.of_user(interaction.user.id, SYSTEM)
    pairs = [(OWN + one.name, one.name) for one in own]
    pairs += [(one.key, voice(one.label)) for one in ready_armies(interaction)]
    return matching(typed, pairs)


def ready_armies(interaction: Interaction) -> Sequence[Choice]:
    """List the ready-made armies."""
    game = interaction.client.front.services.games[SYSTEM]
    seats = tuple(info.seat for info in game.seats(SCENARIO))
    (army,) = game.preparation.seat_options(Setup(scenario=SCENARIO, seats=seats), seats[0])
    found: Sequence[Choice] = army.choices
    return found


async def require_army(interaction: Interaction, army: str, side: str | None) -> None:
    """Raise ``Refused`` for an army that does not exist, or without a side to lead it."""
    if side is None:
        raise Refused(Text("chat-table-side"))
    if army.startswith(OWN):
        name = army.removeprefix(OWN)
        await interaction.client.front.matches.armies.get(interaction.user.id, SYSTEM, name)
    elif all(one.key != army for one in ready_armies(interaction)):
        raise Refused(Text("chat-table-army", {"name": army[:40]}))


async def show(interaction: Interaction, format: str = "picture") -> None:
    """Show both armies in private, with the own face-down orders."""
    call = await call_of(interaction)
    await (match.text(call) if format == "text" else match.board(call))


async def fix(interaction: Interaction, correction: str | None = None) -> None:
    """Put a marker right: as typed, or by buttons."""
    call = await call_of(interaction)
    if correction is None:
        await replies.answer(interaction, await presses.page_of(call))
        return
    await presses.correct(call, correction)


async def corrections(interaction: Interaction, typed: str) -> Found:
    """Suggest corrections that the user may make, as they are typed."""
    front = interaction.client.front
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, interaction.user.id)
    if info is None or info.status != "running" or not info.seats_of(interaction.user.id):
        return []
    table = await front.matches.queries.table(info.id)
    seat = table.viewer(interaction.user.id)
    assert table.position is not None
    assert seat is not None
    found = table.game.markers.adjustments(table.position.view(seat), seat)
    written = [table.game.write(one.action) for one in found]
    return matching(typed, [(words, words) for words in written])


async def revert(interaction: Interaction) -> None:
    """Take the last correction back."""
    await presses.revert(await call_of(interaction))
