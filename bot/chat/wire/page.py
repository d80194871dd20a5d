"""A message being written: texts, pictures and rows of buttons within Discord's limits.

Components v2 (discord-ux 5): at most 40 components with nested ones, 4,000 characters of text
over all text parts, ten pictures with alternative text. A writer keeps to them by construction:
text that is too long is cut, and the composer is told (``AssertionError``) about the rest.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.service.ports.receipts import ReadMark
from renderers.kit.theme import PLAIN_ACCENT
from renderers.picture import Picture

from .components import Press
from .locale import clip, units

TEXT, ALT, COMPONENTS = 4000, 1024, 40


class Page:
    """A message ready to be sent as often as needed: its layout and its pictures.

    ``reads`` marks the receipts that it tells, which are read once Discord has taken it.
    """

    def __init__(self, layout: ui.LayoutView, pictures: Sequence[Picture]):
        self.layout = layout
        self.pictures = tuple(pictures)
        self.reads: ReadMark | None = None

    def texts(self) -> list[str]:
        """List the texts of the page, in the order shown."""
        parts = self.layout.walk_children()
        return [part.content for part in parts if isinstance(part, ui.TextDisplay)]

    def has_room(self, words: str) -> bool:
        """Tell whether words fit on the page as a text of their own."""
        left = TEXT - sum(map(units, self.texts()))
        return units(words) <= left and self.layout.total_children_count < COMPONENTS

    def led(self, words: str, reads: ReadMark) -> Page:
        """Return the page with words before it, if any; they must have room. ``reads`` as above."""
        layout: ui.LayoutView = ui.LayoutView(timeout=None)
        if words:
            layout.add_item(ui.TextDisplay(words))
        for item in self.layout.children:
            layout.add_item(item)
        led = Page(layout, self.pictures)
        led.reads = reads
        return led

    def followed(self, other: Page) -> Page:
        """Return the page with another one that has no pictures below it."""
        assert not other.pictures, "the names of pictures would clash"
        layout: ui.LayoutView = ui.LayoutView(timeout=None)
        for item in (*self.layout.children, *other.layout.children):
            layout.add_item(item)
        return Page(layout, self.pictures)

    def files(self) -> list[discord.File]:
        """Make new attachments; those of an earlier sending are used up."""
        return [
            discord.File(
                io.BytesIO(picture.data),
                filename=_file_name(number, picture),
                description=clip(picture.alt, ALT),
            )
            for number, picture in enumerate(self.pictures)
        ]

    def payload(self) -> dict[str, Any]:
        """Return what is sent, for the validator."""
        return {
            "flags": 1 << 15,
            "components": self.layout.to_components(),  # type: ignore[no-untyped-call]
            "attachments": [
                {"filename": _file_name(number, picture), "description": clip(picture.alt, ALT)}
                for number, picture in enumerate(self.pictures)
            ],
        }


class PageWriter:
    """The writer of a page: everything goes into one container."""

    def __init__(self, colour: int = PLAIN_ACCENT):
        self._box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(colour))
        self._pictures: list[Picture] = []
        self._left = TEXT

    def text(self, words: str) -> PageWriter:
        """Add a paragraph; empty words are left out, too many are cut."""
        words = clip(words.strip(), self._left) if self._left > 1 else ""
        if words:
            self._left -= units(words)
            self._box.add_item(ui.TextDisplay(words))
        return self

    def picture(self, *pictures: Picture) -> PageWriter:
        """Add one to ten pictures side by side."""
        if pictures:
            start = len(self._pictures)
            self._pictures.extend(pictures)
            self._box.add_item(
                ui.MediaGallery(
                    *(
                        discord.MediaGalleryItem(
                            f"attachment://{_file_name(start + number, picture)}",
                            description=clip(picture.alt, ALT),
                        )
                        for number, picture in enumerate(pictures)
                    )
                )
            )
        return self

    def line(self) -> PageWriter:
        """Add a separating line."""
        self._box.add_item(ui.Separator())
        return self

    def row(self, *presses: Press) -> PageWriter:
        """Add buttons, five to a row, or one menu."""
        for start in range(0, len(presses), 5):
            self._box.add_item(ui.ActionRow(*presses[start : start + 5]))
        return self

    def page(self) -> Page:
        """Finish the message and paint its pictures: to be called in a painting thread."""
        layout = ui.LayoutView(timeout=None)
        layout.add_item(self._box)
        return Page(layout, [picture.painted() for picture in self._pictures])


def _file_name(number: int, picture: Picture) -> str:
    return f"fieldpost-{number}.{picture.suffix}"
