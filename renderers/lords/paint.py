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
from renderers.kit.palette import Palette
from renderers.kit.pen import XY

from . import look, signs, tiles


def _sheet() -> Image.Image:
    """Return a sheet with every kind of colour transition that pictures contain."""
    sheet = Image.new("RGB", (1440, 940), look.FIELD)
    faces = [
        tiles.Face(
            "Wormwood", kind, "general", 7, command, 5, (5, 4, 3, 2, 1, 2, 3, 4), 3 * shoots,
            ((0, 1), (0, 2), (1, 2)), side, side == "south",
        )
        for kind, command, shoots in (
            ("infantry", False, 0), ("cavalry", True, 0), ("shooter", True, 1),
        )
        for side in ("south", "north")
    ]  # fmt: skip
    for number, face in enumerate(faces):
        tile = tiles.tile(face)
        sheet.paste(tile, (number * 210, 0))
        sheet.paste(
            Image.blend(tile, Image.new("RGB", tile.size, look.FIELD), 0.5), (number * 210, 240)
        )
    for number, name in enumerate(signs.SIGNS):
        for row, (ink, ground) in enumerate(((t.INK, look.PARCHMENT), (t.GOLD, t.FRAME))):
            sheet.paste(ground, (number * 70, 480 + row * 70, number * 70 + 70, 550 + row * 70))
            sprite = signs.sign(name, 64, ink)
            sheet.paste(sprite, (number * 70 + 3, 483 + row * 70), sprite)
    for number, ground in enumerate((look.FIELD, look.SOUTH, look.NORTH, t.FRAME)):
        sheet.paste(ground, (number * 140, 640, number * 140 + 140, 780))
        for row, colour in enumerate((t.MARK, t.BLAST, look.HELD)):
            sprite = tokens.roundel(str(number), 60, colour, t.PAPER)
            sheet.paste(sprite, (number * 140 + 8, 646 + row * 42), sprite)
    return sheet


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: the exact colours, text shades, and shades of sprites."""
    return Palette(look.EXACT, look.INKS, _sheet())


class Surface:
    """A picture in the making, in the palette."""

    def __init__(self, size: tuple[int, int], colour: t.Colour) -> None:
        self.image = palette().blank(size, colour)

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
