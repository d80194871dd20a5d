"""What is suggested while a partner suggests orders."""

from __future__ import annotations

from bot.chat.front.completion import Found, behind
from bot.chat.front.front import Interaction
from bot.chat.match.completion import table_meant
from bot.engine.refusal import Refused

from .suggesting import known_orders


async def suggestions(interaction: Interaction, typed: str) -> Found:
    """Suggest orders for a suggestion: those that anybody can see to be legal for the teammate."""
    table = await table_meant(interaction)
    if table is None:
        return []
    try:
        names = known_orders(table, interaction.user.id)
    except Refused:
        return []
    return behind(typed, [(name, name) for name in names])
