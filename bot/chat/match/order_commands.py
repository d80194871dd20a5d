"""``/hand`` and ``/order``: the player's own cards, and orders typed in the game's notation."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat import completion, presses
from bot.chat.front.calling import call_of
from bot.chat.front.front import Interaction
from bot.chat.match import typed
from bot.chat.wire.tree import Words


def hand_command(words: Words) -> app_commands.Command[Any, ..., None]:
    """Build ``/hand``."""
    return words.command("hand", hand, suggest={"game": completion.games})


def order_command(words: Words) -> app_commands.Command[Any, ..., None]:
    """Build ``/order``."""
    return words.command(
        "order", order, suggest={"text": completion.orders, "game": completion.games}
    )


async def hand(interaction: Interaction, game: str | None = None) -> None:
    """Show the user's cards in private."""
    await presses.handle(await call_of(interaction, "hand", game))


async def order(
    interaction: Interaction,
    text: str | None = None,
    form: bool = False,
    game: str | None = None,
) -> None:
    """Carry out typed orders; without text open the panel, or the form if asked for."""
    call = await call_of(interaction, "type" if form else "turn", game)
    if text is None or form:
        await presses.handle(call)
        return
    await typed.carry_out(call, text)
