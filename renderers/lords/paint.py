"""The palette of Lords of War, and the surface on which its pictures are put together.

Everything that fills a rectangle (cells, strips) is mapped to the palette once and cached; only the
few boxes under what lies on top are mapped again for each picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderers.kit import arrows, tokens
from renderers.kit import theme as t
from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.pen import XY
from renderers.kit.scene.encode import Palette

from . import look, tiles
from .portraits.sitter import Build, Sitter


def _sheet() -> Image.Image:
    """Return a sheet with every kind of paint that pictures contain: faces of all peoples."""
    sheet = Image.new("RGB", (1440, 780), look.FIELD)
    for number, (race, kind, build) in enumerate(SITTERS):
        south = number % 2 == 0
        sitter = Sitter(race, race, kind, number % 5, build)
        face = tiles.Face(
            "Wormwood", kind, "general", 7, south, 5, (5, 4, 3, 2, 1, 0, 3, 4),
            3 * (kind == "shooter"), ((0, 1), (0, 2), (1, 2)), "south" if south else "north",
            south, sitter,
        )  # fmt: skip
        tile = tiles.tile(face)
        sheet.paste(tile, (number * 205, 0))
        pale = Image.blend(tile, Image.new("RGB", tile.size, look.FIELD), 0.5)
        sheet.paste(pale, (number * 205, 230))
    for number, colour in enumerate((look.FIELD, look.FIELD_LIGHT, look.GROUND)):
        sheet.paste(colour, (number * 150, 470, number * 150 + 150, 620))
    sheet.paste(grain((700, 150), FIELD.body, 3, 24, 18, 0.3), (450, 470))
    sheet.paste(grain((700, 150), FIELD.paper, 8, 40, 3, 0.07), (450, 625))
    for number, colour in enumerate((t.MARK, t.BLAST, look.HELD)):
        sprite = tokens.roundel(str(number), 60, colour, t.PAPER)
        sheet.paste(sprite, (number * 140 + 8, 646), sprite)
    return sheet


SITTERS: tuple[tuple[str, str, Build], ...] = (
    ("orc", "infantry", "man"), ("dwarf", "infantry", "man"), ("embersand", "cavalry", "woman"),
    ("frostmark", "berserker", "man"), ("orc", "shooter", "goblin"), ("dwarf", "shooter", "woman"),
    ("lizard", "spear", "man"),
)  # fmt: skip
"""Peoples, kinds and builds whose paint the palette is made for."""


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: the exact colours, and shades of sprites."""
    return Palette(look.EXACT, _sheet())


class Surface:
    """A picture in the making, in the palette."""

    def __init__(self, size: tuple[int, int], colour: t.Colour) -> None:
        self.image = palette().indexed(Image.new("RGB", (1, 1), colour)).resize(size)

    def lay(self, part: Image.Image, at: tuple[int, int]) -> None:
        """Lay a rectangle that is in the palette already."""
        self.image.paste(part, at)

    def place(self, sprite: Image.Image, middle: XY) -> None:
        """Paste a sprite by its middle."""
        left, top = round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)
        self._over(sprite, (left, top))

    def arrow(self, points: Sequence[XY], style: arrows.Style, colour: t.Colour) -> None:
        """Draw an arrow along points."""
        sprite, at = arrows.sprite_of(points, style, colour)
        self._over(sprite, at)

    def _over(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        left, top = at
        box = (max(left, 0), max(top, 0), min(left + sprite.width, self.image.width),
               min(top + sprite.height, self.image.height))  # fmt: skip
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        part = self.image.crop(box).convert("RGB")
        part.paste(sprite, (left - box[0], top - box[1]), sprite)
        self.image.paste(palette().indexed(part), box)
