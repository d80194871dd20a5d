"""The slash commands. Their names and descriptions in all languages come from the catalogues."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat.tree import Words

from . import dice, fieldpost, game, orders, rules, scenario, seats, table

AnyNode = app_commands.Command[Any, ..., Any] | app_commands.Group


def all_commands(words: Words) -> list[AnyNode]:
    """Build the whole tree."""
    return [
        game.group(words),
        orders.hand_command(words),
        orders.order_command(words),
        seats.standing_command(words),
        dice.group(words),
        table.group(words),
        rules.group(words),
        scenario.group(words),
        fieldpost.group(words),
    ]
