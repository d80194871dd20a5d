"""``/game``: start, join and manage games."""

from __future__ import annotations

import re

from discord import app_commands

from bot.chat import answers, opening, presses, reopening, replies, suggest
from bot.chat.compose import private, team
from bot.chat.front import Interaction
from bot.chat.tree import Words
from bot.service.choices import INNER, no_option
from bot.service.model import Status

from . import armies, seats
from . import team as partners
from .calling import call_of

LOBBY_ACTS = ("join", "random", "leave", "start")
"""What is meant for a game that waits for players, where a channel has several."""


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    made = words.group(
        "game",
        words.command(
            "game-new",
            new,
            suggest={
                "scenario": suggest.scenarios,
                "side": suggest.sides,
                "players": suggest.seatings,
                "options": suggest.host_options,
            },
            choose={"talk": team.TALK},
        ),
        words.command("game-join", join, suggest={"seat": suggest.seats}),
        words.command("game-leave", leave),
        words.command("game-start", start),
        words.command(
            "game-board",
            board,
            suggest={"game": suggest.any_games},
            choose={"format": suggest.FORMATS},
        ),
        words.command(
            "game-sight",
            sight,
            suggest={
                "origin": suggest.places,
                "viewed": suggest.places,
                "game": suggest.all_games,
            },
        ),
        words.command("game-status", status),
        words.command("game-resign", resign),
        words.command("game-draw", draw),
        words.command("game-undo", undo),
        words.command("game-log", log, suggest={"game": suggest.all_games}),
        words.command("game-export", export, suggest={"game": suggest.over_games}),
        words.command(
            "game-substitute",
            seats.substitute,
            suggest={"seat": suggest.taken_seats, "game": suggest.games},
        ),
        words.command(
            "game-suggest",
            partners.suggest,
            suggest={"orders": suggest.suggestions, "game": suggest.games},
        ),
        words.command(
            "game-delegate",
            partners.delegate,
            suggest={"game": suggest.games},
            choose={"decide": [("choice-decide-mate", "mate"), ("choice-decide-me", "me")]},
        ),
    )
    made.add_command(armies.group(words))
    made.guild_only = True
    return made


async def new(
    interaction: Interaction,
    scenario: str,
    side: str | None = None,
    language: suggest.Language | None = None,
    players: str | None = None,
    talk: str | None = None,
    options: str | None = None,
) -> None:
    """Start a new game in a thread of the channel, for two players or for teams."""
    await answers.defer(interaction, in_place=False)
    given = {**team.options(players, talk), **_options(options or "")}
    wanted = opening.Wanted(scenario, side, suggest.locale(language), given)
    words = await opening.open_game(interaction, wanted)
    await replies.tell(interaction, words)


def _options(typed: str) -> dict[str, str]:
    """Read options as they are suggested: ``commanders=on; opening_draw=off``.

    Raises ``Refused`` for what the bot alone may set.
    """
    parts = [part.partition("=") for part in re.split(r"[;\n]", typed) if part.strip()]
    found = {key.strip().lower(): value.strip().lower() for key, _, value in parts}
    for key in INNER & found.keys():
        raise no_option(key, found[key])
    return found


async def _press(
    interaction: Interaction, act: str, arg: str = "", game: str | None = None
) -> None:
    first: Status = "lobby" if act in LOBBY_ACTS else "running"
    await presses.handle(await call_of(interaction, act, game, arg=arg, first=first))


async def join(interaction: Interaction, seat: str | None = None) -> None:
    """Take a seat, a random one if none is named."""
    await _press(interaction, "join" if seat else "random", seat or "")


async def leave(interaction: Interaction) -> None:
    """Give the seat up before the start."""
    await _press(interaction, "leave")


async def start(interaction: Interaction) -> None:
    """Start now, with the free seats for the one who starts."""
    await _press(interaction, "start")


async def board(interaction: Interaction, format: str = "picture", game: str | None = None) -> None:
    """Show the board in private; for players of a game that lost its thread, open another."""
    call = await call_of(interaction, "text" if format == "text" else "board", game)
    if call.press.act == "board" and await reopening.is_wanted(call):
        await reopening.reopen(call)
        return
    await presses.handle(call)


async def sight(
    interaction: Interaction, origin: str, viewed: str, game: str | None = None
) -> None:
    """Show in private whether a place sees another, and what is in the way."""
    await answers.defer(interaction, in_place=False)
    call = await call_of(interaction, "sight", game)
    page = await call.desk.sight(call.press.match, call.user, (origin, viewed), call.voice)
    await replies.answer(interaction, page)


async def status(interaction: Interaction) -> None:
    """List the user's games."""
    await answers.defer(interaction, in_place=False)
    voice = await interaction.client.front.people.voice(interaction)
    page = await interaction.client.front.desk.status(interaction.user.id, voice)
    await replies.answer(interaction, page)


async def resign(interaction: Interaction) -> None:
    """Ask again, then resign."""
    await _consent(interaction, "resign")


async def draw(interaction: Interaction) -> None:
    """Ask again, then offer or accept a draw."""
    await _consent(interaction, "draw")


async def _consent(interaction: Interaction, act: str) -> None:
    call = await call_of(interaction, act)
    words = await call.desk.consent_words(call.press.match, call.user, act, call.voice)
    page = private.consent(words, call.press.match, act, call.voice)
    await replies.answer(interaction, page)


async def undo(interaction: Interaction) -> None:
    """Take the last step back."""
    await _press(interaction, "undo")


async def log(interaction: Interaction, game: str | None = None) -> None:
    """Show the report of the last steps."""
    await _press(interaction, "log", game=game)


async def export(interaction: Interaction, game: str | None = None) -> None:
    """Send the game as a file, in private."""
    first: Status = "over"
    await presses.handle(await call_of(interaction, "export", game, first=first))
