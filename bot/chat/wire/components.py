"""Buttons and menus that live for ever: one dynamic item whose meaning is in its identifier.

No view is kept in memory: after a restart an old button works like a new one, and one that means
nothing any more is answered kindly by the client.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Self

import discord
from discord import ui

from . import ids
from .ids import PressId
from .locale import clip

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
PRESSED = "fieldpost_press"
"""The event of a press; its one argument is the interaction."""
LABEL, OPTION, PLACEHOLDER, MOST = 80, 100, 150, 25


class Press(ui.DynamicItem[ui.Item[Any]], template=ids.PATTERN):
    """Any button or menu of this bot; what a press does is decided by who hears of ``PRESSED``."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Rebuild the item from the message that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Tell of the press as an event of the client."""
        interaction.client.dispatch(PRESSED, interaction)


class Option(NamedTuple):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    picked: bool = False


def button(
    press: PressId, label: str, style: str = "secondary", *, disabled: bool = False
) -> Press:
    """Make a button; the label is cut to 80 characters."""
    return Press(
        ui.Button(
            label=clip(label, LABEL),
            style=STYLES[style],
            custom_id=str(press),
            disabled=disabled,
        )
    )


def select(
    press: PressId, placeholder: str, options: list[Option], *, most: int = 1, least: int = 1
) -> Press:
    """Make a menu of 1 to 25 options, of which ``least`` to ``most`` may be picked."""
    return Press(
        ui.Select(
            custom_id=str(press),
            placeholder=clip(placeholder, PLACEHOLDER),
            min_values=least,
            max_values=max(1, min(most, len(options))),
            options=[
                discord.SelectOption(
                    label=clip(option.label, OPTION),
                    value=option.value,
                    description=clip(option.description, OPTION) or None,
                    default=option.picked,
                )
                for option in options
            ],
        )
    )
