"""Forms: fields to type into; they work after a restart like every button."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from . import answers, validator
from .ids import Act, PressId
from .locale import Voice, clip

FIELD = "orders"
TITLE, LABEL, HINT, MOST, MOST_FIELDS = 45, 45, 100, 1000, 5
OPEN_S = 900
"""How long discord.py remembers a form; the client answers it later as well."""


class FormField(NamedTuple):
    """A field of a form with what stands in it; ``short`` is one line."""

    key: str
    label: str
    text: str = ""
    hint: str = ""
    most: int = MOST
    short: bool = False


class Form(ui.Modal):
    """One to five fields; ``fields`` are named by their keys in what comes back."""

    def __init__(self, press: PressId, title: str, fields: Sequence[FormField]):
        super().__init__(title=clip(title, TITLE), custom_id=str(press), timeout=OPEN_S)
        for field in fields:
            style = discord.TextStyle.short if field.short else discord.TextStyle.paragraph
            made: ui.TextInput[Form] = ui.TextInput(
                custom_id=field.key,
                style=style,
                placeholder=clip(field.hint, HINT) or None,
                default=clip(field.text, field.most) or None,
                max_length=field.most,
            )
            self.add_item(ui.Label(text=clip(field.label, LABEL), component=made))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Leave the answer to the client, which also serves forms older than this process."""


def press(match: str, act: Act, arg: str = "") -> PressId:
    """Name what sending a form does."""
    return PressId(match, 0, act, arg)


def orders_form(match: str, voice: Voice, example: str, draft: str = "") -> Form:
    """Make the form for typed orders, filled with what was typed before."""
    hint = voice.word("form-hint", example=example)
    field = FormField(FIELD, voice.word("form-label"), draft, hint)
    return Form(press(match, "orders"), voice.word("form-title"), [field])


async def open_form(interaction: discord.Interaction, form: Form) -> None:
    """Show a form."""
    validator.require(validator.check_modal(form.to_dict()))
    await answers.first(interaction, lambda: interaction.response.send_modal(form))


def typed(interaction: discord.Interaction) -> str:
    """Return the orders of a form that came back."""
    return values(interaction).get(FIELD, "")


def values(interaction: discord.Interaction) -> dict[str, str]:
    """Return the texts of a form that came back, by the keys of its fields."""
    data: Mapping[str, Any] = interaction.data or {}
    return dict(_values(data.get("components") or ()))


def _values(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for component in components:
        if "value" in component and component.get("custom_id"):
            yield str(component["custom_id"]), str(component["value"] or "")
        yield from _values(component.get("components") or ())
        if component.get("component"):
            yield from _values((component["component"],))
