"""The form in which orders are typed; it works after a restart like every button."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import ui

from . import validator
from .answers import AnyInteraction
from .ids import PressId
from .voice import Voice, clip

FIELD = "orders"
TITLE, LABEL, HINT, MOST = 45, 45, 100, 1000
OPEN_S = 900
"""How long discord.py remembers a form; the client answers it later as well."""


class OrdersForm(ui.Modal):
    """One field for typed orders, filled with what was typed before."""

    def __init__(self, match: str, voice: Voice, example: str, draft: str = ""):
        press = PressId(match, 0, "orders")
        super().__init__(
            title=clip(voice.word("form-title"), TITLE), custom_id=str(press), timeout=OPEN_S
        )
        field: ui.TextInput[OrdersForm] = ui.TextInput(
            custom_id=FIELD,
            style=discord.TextStyle.paragraph,
            placeholder=clip(voice.word("form-hint", example=example), HINT),
            default=clip(draft, MOST) or None,
            max_length=MOST,
        )
        self.add_item(ui.Label(text=clip(voice.word("form-label"), LABEL), component=field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Leave the answer to the client, which also serves forms older than this process."""


async def open_form(interaction: AnyInteraction, form: OrdersForm) -> None:
    """Show the form."""
    validator.require(validator.check_modal(form.to_dict()))
    await interaction.response.send_modal(form)


def typed(interaction: AnyInteraction) -> str:
    """Return the text of a form that came back."""
    data: Mapping[str, Any] = interaction.data or {}
    return next(_values(data.get("components") or ()), "")


def _values(components: Iterable[Mapping[str, Any]]) -> Any:
    for component in components:
        if component.get("custom_id") == FIELD:
            yield str(component.get("value") or "")
        yield from _values(component.get("components") or ())
        if component.get("component"):
            yield from _values((component["component"],))
