"""``/game``: start, join and manage games."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from bot.chat import answers, presses, suggest
from bot.chat.answers import AnyInteraction
from bot.chat.compose import private, team
from bot.chat.ids import PressId
from bot.chat.presses import Call
from bot.chat.tree import Words
from bot.engine.model import ANYTIME
from bot.service.model import Status

from . import seats
from . import team as partners

LOBBY_ACTS = ("join", "random", "leave", "start")
"""What is meant for a game that waits for players, where a channel has several."""


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    side = {"side": suggest.sides}
    made = words.group(
        "game",
        words.command(
            "game-new",
            new,
            suggest={"scenario": suggest.scenarios, **side},
            choose={"players": team.PLAYERS, "talk": team.TALK, "hands": team.HANDS},
        ),
        words.command("game-join", join, suggest={"seat": suggest.seats}),
        words.command("game-leave", leave),
        words.command("game-start", start),
        words.command("game-board", board, choose={"format": suggest.FORMATS}),
        words.command("game-status", status),
        words.command("game-resign", resign),
        words.command("game-draw", draw),
        words.command("game-undo", undo),
        words.command("game-log", log),
        words.command("game-export", export),
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
    made.guild_only = True
    return made


async def new(
    interaction: AnyInteraction,
    scenario: str,
    side: str | None = None,
    language: suggest.Language | None = None,
    players: str | None = None,
    talk: str | None = None,
    hands: str | None = None,
) -> None:
    """Start a new game in a thread of the channel, for two players or for teams."""
    await answers.defer(interaction, in_place=False)
    words = await interaction.client.open_game(
        interaction,
        scenario,
        side,
        language=suggest.locale(language),
        options=team.options(players, talk, hands),
    )
    await answers.tell(interaction, words)


async def _call(interaction: AnyInteraction, act: str, arg: str = "") -> Call:
    """Treat a command as a press of the button of the same meaning."""
    client = interaction.client
    voice = await client.voice(interaction)
    first: Status = "lobby" if act in LOBBY_ACTS else "running"
    channel, user = interaction.channel_id or 0, interaction.user.id
    match = await client.desk.match_here(channel, user, first=first)
    interaction.extras["match"] = match
    return Call(client, interaction, PressId(match, ANYTIME, act, arg), voice)


async def _press(interaction: AnyInteraction, act: str, arg: str = "") -> None:
    await presses.handle(await _call(interaction, act, arg))


async def join(interaction: AnyInteraction, seat: str | None = None) -> None:
    """Take a seat, a random one if none is named."""
    await _press(interaction, "join" if seat else "random", seat or "")


async def leave(interaction: AnyInteraction) -> None:
    """Give the seat up before the start."""
    await _press(interaction, "leave")


async def start(interaction: AnyInteraction) -> None:
    """Start now, with the free seats for the one who starts."""
    await _press(interaction, "start")


async def board(interaction: AnyInteraction, format: str = "picture") -> None:
    """Show the board in private."""
    await _press(interaction, "text" if format == "text" else "board")


async def status(interaction: AnyInteraction) -> None:
    """List the user's games."""
    await answers.defer(interaction, in_place=False)
    voice = await interaction.client.voice(interaction)
    page = await interaction.client.desk.status(interaction.user.id, voice)
    await answers.answer(interaction, page)


async def resign(interaction: AnyInteraction) -> None:
    """Ask again, then resign."""
    await _consent(interaction, "resign")


async def draw(interaction: AnyInteraction) -> None:
    """Ask again, then offer or accept a draw."""
    await _consent(interaction, "draw")


async def _consent(interaction: AnyInteraction, act: str) -> None:
    call = await _call(interaction, act)
    words = await call.desk.consent_words(call.press.match, call.user, act, call.voice)
    page = private.consent(words, call.press.match, act, call.voice)
    await answers.answer(interaction, page)


async def undo(interaction: AnyInteraction) -> None:
    """Take the last step back."""
    await _press(interaction, "undo")


async def log(interaction: AnyInteraction) -> None:
    """Show the report of the last steps."""
    await _press(interaction, "log")


async def export(interaction: AnyInteraction) -> None:
    """Send the game as a file, in private."""
    await answers.defer(interaction, in_place=False)
    call = await _call(interaction, "export")
    data = await call.desk.export(call.press.match)
    file: Any = discord.File(io.BytesIO(data), f"fieldpost-{call.press.match}.json")
    words = call.voice.word("export-ready")
    await interaction.edit_original_response(content=words, attachments=[file])
