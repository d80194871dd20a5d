"""``/standing`` and ``/game substitute``: what a player arranges for his seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat import completion, presses
from bot.chat.front import replies
from bot.chat.front.calling import call_of
from bot.chat.front.front import Interaction
from bot.chat.match import standing as standing_orders
from bot.chat.seats import presses as seats
from bot.chat.wire import answers
from bot.chat.wire.tree import Words
from bot.engine.model import Seat


def standing_command(words: Words) -> app_commands.Command[Any, ..., None]:
    """Build ``/standing``."""
    return words.command(
        "standing",
        standing,
        suggest={
            "question": completion.points,
            "policy": completion.policies,
            "game": completion.games,
        },
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
