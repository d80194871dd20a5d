"""``/standing`` and ``/game substitute``: what a player arranges for his seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat import answers, presses, replies, seats, suggest
from bot.chat import standing as standing_orders
from bot.chat.front import Interaction
from bot.chat.tree import Words
from bot.engine.model import Seat

from .calling import call_of


def standing_command(words: Words) -> app_commands.Command[Any, ..., None]:
    """Build ``/standing``."""
    return words.command(
        "standing",
        standing,
        suggest={"question": suggest.points, "policy": suggest.policies, "game": suggest.games},
    )


async def standing(
    interaction: Interaction,
    question: str | None = None,
    policy: str | None = None,
    game: str | None = None,
) -> None:
    """Show the user's standing orders with menus to change them, or set the one named."""
    call = await call_of(interaction, "standing", game)
    if question is None or policy is None:
        await presses.handle(call)
        return
    await standing_orders.typed(call, question, policy)


async def substitute(
    interaction: Interaction, seat: str, player: discord.Member, game: str | None = None
) -> None:
    """Offer a seat of a running game to another player."""
    call = await call_of(interaction, "substitute", game)
    work = seats.substitute(call, Seat(seat), player)
    words = await answers.journal_first(interaction, work, in_place=False)
    await replies.tell(interaction, call.voice(words))
