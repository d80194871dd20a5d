"""A board picture in the making, which remembers where it was drawn upon.

Only those boxes are mapped to the palette again; the rest is taken from the cached ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from . import arrows
from .hexfield import Grid, Point
from .palette import Palette
from .pen import XY, place
from .theme import Colour


class Sheets(NamedTuple):
    """An empty board in full colours and in its fixed palette; to be copied before use."""

    full: Image.Image
    indexed: Image.Image


class Canvas:
    """A copy of the ground to draw on, in pixels of the whole picture."""

    def __init__(self, sheets: Sheets, grid: Grid, palette: Palette) -> None:
        self.grid = grid
        self.image = sheets.full.copy()
        self._ground = sheets.indexed
        self._palette = palette
        self._boxes: list[tuple[int, int, int, int]] = []
        self._strips: list[tuple[Image.Image, int]] = []

    def spot(self, label: str) -> Point:
        """Return where the middle of a counter on a hex lies."""
        centre = self.grid.centre(label)
        return Point(centre.x, centre.y + self.grid.field.drop)

    def place(self, sprite: Image.Image, middle: XY) -> None:
        """Paste a sprite by its middle."""
        self._boxes.append(place(self.image, sprite, middle))

    def arrow(self, points: Sequence[XY], style: arrows.Style, colour: Colour) -> None:
        """Draw an arrow along points."""
        self._boxes.append(arrows.paste_arrow(self.image, points, style, colour))

    def strip(self, strip: Image.Image, top: int) -> None:
        """Lay an opaque strip, in the fixed palette, over the whole width."""
        self._strips.append((strip, top))

    def indexed(self) -> Image.Image:
        """Return the picture in the fixed palette."""
        result = self._ground.copy()
        frame = (0, 0, *result.size)
        for left, top, right, bottom in dict.fromkeys(self._boxes):
            box = (max(left, 0), max(top, 0), min(right, frame[2]), min(bottom, frame[3]))
            if box[0] < box[2] and box[1] < box[3]:
                result.paste(self._palette.indexed(self.image.crop(box)), box)
        for strip, top in self._strips:
            result.paste(strip, (0, top))
        return result
