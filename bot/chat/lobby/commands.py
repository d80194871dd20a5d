"""``/game``: opening a match, taking seats, starting."""

from __future__ import annotations

import re

import discord

from bot.chat.front import completion as suggestions
from bot.chat.front.access import call_of
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.reference import completion as reference
from bot.chat.wire import answers
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.lobby.choices import INNER, no_option

from . import completion, opening, presses, teams


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about a match that waits for players."""
    return [
        words.command(
            "game-new",
            new,
            suggest={
                "scenario": reference.scenarios,
                "side": completion.sides,
                "players": completion.seatings,
                "options": completion.host_options,
            },
            choose={"talk": teams.TALK},
        ),
        words.command("game-learn", learn, suggest={"system": completion.guided}),
        words.command("game-join", join, suggest={"seat": completion.free_seats}),
        words.command("game-leave", leave),
        words.command("game-start", start),
    ]


async def new(
    interaction: Interaction,
    scenario: str,
    side: str | None = None,
    language: suggestions.Language | None = None,
    players: str | None = None,
    talk: str | None = None,
    options: str | None = None,
    opponent: discord.Member | None = None,
) -> None:
    """Start a new game in a thread of the channel, for two players or for teams."""
    await answers.defer(interaction, in_place=False)
    usual = await opening.usual_options(interaction)
    _, game, found = interaction.client.front.services.scenarios.find(scenario)
    seats = teams.options(players, talk, game, found)
    given = {**usual, **seats, **_options(options or "")}
    if opponent is not None and opponent.bot:
        raise Refused(Text("refused-challenge-bot"))
    chosen = suggestions.locale(language)
    asked = None if opponent is None else opponent.id
    wanted = opening.Wanted(scenario, side, chosen, given, opponent=asked)
    await opening.tell(interaction, await opening.open_game(interaction, wanted))


async def learn(interaction: Interaction, system: str) -> None:
    """Begin a guided game against the computer, in which each decision tells its rules."""
    await answers.defer(interaction, in_place=False)
    await opening.learn(interaction, system)


def _options(typed: str) -> dict[str, str]:
    """Read options as they are suggested: ``commanders=on; opening_draw=off``.

    Raises ``Refused`` for what the bot alone may set.
    """
    parts = [part.partition("=") for part in re.split(r"[;\n]", typed) if part.strip()]
    found = {key.strip().lower(): value.strip().lower() for key, _, value in parts}
    for key in INNER & found.keys():
        raise no_option(key, found[key])
    return found


async def _call(interaction: Interaction, arg: str = "") -> Call:
    """Find the match that is meant: one that waits for players, where a channel has several."""
    return await call_of(interaction, arg=arg, first="lobby")


async def join(interaction: Interaction, seat: str | None = None) -> None:
    """Take a seat, a random one if none is named."""
    call = await _call(interaction, seat or "")
    await (presses.join(call) if seat else presses.random(call))


async def leave(interaction: Interaction) -> None:
    """Give the seat up before the start."""
    await presses.leave(await _call(interaction))


async def start(interaction: Interaction) -> None:
    """Start now, with the free seats for the one who starts."""
    await presses.start(await _call(interaction))
