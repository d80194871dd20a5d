"""``/game``: start, join and manage games."""

from __future__ import annotations

import re

from discord import app_commands

from bot.chat import completion, presses
from bot.chat.armies import commands as armies
from bot.chat.front import replies
from bot.chat.front.calling import call_of
from bot.chat.front.front import Interaction
from bot.chat.lobby import opening
from bot.chat.match.pages import private
from bot.chat.seats import commands as seats
from bot.chat.team import commands as partners
from bot.chat.team import pages
from bot.chat.threads import reopening
from bot.chat.wire import answers
from bot.chat.wire.tree import Words
from bot.service.lobby.choices import INNER, no_option
from bot.service.model import Status

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
                "scenario": completion.scenarios,
                "side": completion.sides,
                "players": completion.seatings,
                "options": completion.host_options,
            },
            choose={"talk": pages.TALK},
        ),
        words.command("game-join", join, suggest={"seat": completion.seats}),
        words.command("game-leave", leave),
        words.command("game-start", start),
        words.command(
            "game-board",
            board,
            suggest={"game": completion.any_games},
            choose={"format": completion.FORMATS},
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
        words.command("game-resign", resign),
        words.command("game-draw", draw),
        words.command("game-undo", undo),
        words.command("game-log", log, suggest={"game": completion.all_games}),
        words.command("game-export", export, suggest={"game": completion.over_games}),
        words.command(
            "game-substitute",
            seats.substitute,
            suggest={"seat": completion.taken_seats, "game": completion.games},
        ),
        words.command(
            "game-suggest",
            partners.suggest,
            suggest={"orders": completion.suggestions, "game": completion.games},
        ),
        words.command(
            "game-delegate",
            partners.delegate,
            suggest={"game": completion.games},
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
    language: completion.Language | None = None,
    players: str | None = None,
    talk: str | None = None,
    options: str | None = None,
) -> None:
    """Start a new game in a thread of the channel, for two players or for teams."""
    await answers.defer(interaction, in_place=False)
    given = {**pages.options(players, talk), **_options(options or "")}
    wanted = opening.Wanted(scenario, side, completion.locale(language), given)
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
