"""The land of a virtual table: its size, its pieces of terrain, and their ground in paint."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np
from PIL import Image
from shapely import Polygon

from renderers.fire_and_sword.tray import INCH
from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.fields import Canvas, Field, Size, picture, smooth, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.noise import noise
from renderers.kit.land import hills, meadow, woods
from renderers.kit.land.masses import mass
from renderers.kit.land.water import BANK, BED, DEEP, STREAM
from renderers.kit.pen import XY

from . import works

CORN, CORN_ROW = rgb("#d9b95c"), rgb("#8f6f28")
SOIL, FURROW = rgb("#a9855a"), rgb("#6f5234")
MUD, PUDDLE = rgb("#8f8458"), rgb("#79917f")
BOG, POOL = rgb("#6f7f56"), rgb("#5f8a8c")
ROWS: Final = {"corn": (CORN_ROW, 0.3, 8.0), "plough": (FURROW, -0.25, 11.0)}
"""The ink of furrows by type of area, how they slant, and pixels from one to the next."""
TRODDEN: Final = mix(rgb("#b4ad72"), SOIL, 0.5)
TOUCHES: Final = (48, 64)
"""Tones of the open ground, and of the ground with its trees."""
SOFT: Final = 6.0
"""How soft the edges of areas are in pixels: the painting keeps to its printed edge."""


class Land(NamedTuple):
    """A table of so many inches with pieces of terrain: type and corners in inches.

    ``turned``: south is up; the light stays. As a picture it has ``INCH`` pixels an inch.
    """

    wide: float
    high: float
    pieces: tuple[tuple[str, tuple[XY, ...]], ...]
    turned: bool = False

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        return round(self.wide * INCH), round(self.high * INCH)

    def spot(self, point: XY) -> XY:
        """Return the pixel of a point in inches from the south-west corner."""
        x, y = point
        if self.turned:
            return (self.wide - x) * INCH, y * INCH
        return x * INCH, (self.high - y) * INCH

    def corners(self, label: str) -> list[XY]:
        """Return the corners of a piece by its number."""
        return [self.spot(corner) for corner in self.pieces[int(label)][1]]

    def outline(self, label: str, grow: float = 0.0) -> list[XY]:
        """Return the corners of a piece by its number, moved out by ``grow`` pixels."""
        corners = self.corners(label)
        if not grow:
            return corners
        shape = Polygon(corners).buffer(grow, join_style="mitre")
        return [] if shape.is_empty else [*shape.exterior.coords]

    def of(self, *types: str) -> list[str]:
        """Return the pieces of some types by their numbers."""
        return [str(number) for number, (kind, _) in enumerate(self.pieces) if kind in types]


def painted(land: Land) -> Image.Image:
    """Paint the land of a table with all that stands on it but elements."""
    image, heights, slopes = _ground(land)
    for kind, (ink, slant, pitch) in ROWS.items():
        if tilled := land.of(kind):
            lines = _area(land, tilled) * _rows(land, slant, pitch)
            image.paste(ink, (0, 0), Image.fromarray((lines * 110).astype(np.uint8)))
    planted = land.of("wood")
    if planted:
        woods.woods(image, land, planted, 31)
        image = gouache(image, TOUCHES[1], 3)
    if heights is not None and slopes is not None:
        drawn = hills.hachures(heights, slopes, 21)
        image.paste(drawn, (0, 0), drawn)
    things = [(kind, land.corners(str(n))) for n, (kind, _) in enumerate(land.pieces)]
    works.build(image, [one for one in things if one[0] in works.BUILT])
    return image


def _ground(land: Land) -> tuple[Image.Image, Field | None, Field | None]:
    """Return the ground in touches of paint, its heights, and where its slopes are."""
    size = land.size
    canvas, height = meadow.meadow(size, 41), meadow.rolling(size, 17)
    heights = slopes = None
    if risen := land.of("hill"):
        top = hills.dome(land, risen, 3)
        heights = hills.hill(canvas, top)
        slopes = smooth(mass(land, risen, 3, 20, 0.1), 0.25, 0.5)
        height = height + heights
    for kinds, paint in AREAS:
        if found := land.of(*kinds):
            paint(canvas, land, found)
    meadow.lit(canvas, height)
    if wet := land.of("stream", "lake"):
        _water(canvas, land, wet)
    return gouache(picture(canvas), TOUCHES[0]), heights, slopes


def _area(land: Land, labels: Iterable[str], wobble: float = 0.05, grow: float = 0.0) -> Field:
    """Return a field, 1 inside some pieces and 0 outside."""
    return smooth(mass(land, labels, 5, SOFT, wobble, grow), 0.4, 0.6)


def _rows(land: Land, slant: float, pitch: float) -> Field:
    """Return stripes across the land, 1 on every furrow and 0 between."""
    wide, high = land.size
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    wave = np.sin((x * np.float32(slant) + y) * np.float32(2 * np.pi / pitch))
    return np.asarray(wave > 0.2, np.float32)


def _corn(canvas: Canvas, land: Land, labels: list[str]) -> None:
    tint(canvas, CORN, _area(land, labels) * 0.9)


def _plough(canvas: Canvas, land: Land, labels: list[str]) -> None:
    tint(canvas, SOIL, _area(land, labels) * 0.9)


def _sodden(canvas: Canvas, land: Land, labels: list[str]) -> None:
    inside = _area(land, labels, 0.1)
    tint(canvas, MUD, inside * 0.75)
    pools = smooth(noise(land.size, 22, 9, 3, stretch=2.2), 0.25, 0.4)
    tint(canvas, PUDDLE, inside * pools * 0.7)


def _marsh(canvas: Canvas, land: Land, labels: list[str]) -> None:
    inside = _area(land, labels, 0.1)
    tint(canvas, BOG, inside * 0.85)
    tint(canvas, POOL, inside * smooth(noise(land.size, 26, 8, 3, stretch=2.5), 0.1, 0.3))


def _trodden(canvas: Canvas, land: Land, labels: list[str]) -> None:
    tint(canvas, TRODDEN, _area(land, labels, 0.12) * 0.6)


AREAS: Final[tuple[tuple[tuple[str, ...], Callable[[Canvas, Land, list[str]], None]], ...]] = (
    (("corn",), _corn), (("plough",), _plough), (("sodden",), _sodden), (("marsh",), _marsh),
    (("decor", "ruins", *works.BUILT), _trodden),
)  # fmt: skip
"""How areas are painted, by their types."""


def _water(canvas: Canvas, land: Land, labels: list[str]) -> None:
    """Pour streams and lakes, their banks within their printed edges."""
    tint(canvas, BANK, _area(land, labels, 0.03) * 0.75)
    tint(canvas, BED, _area(land, labels, 0.05, -3))
    if streams := [one for one in labels if land.pieces[int(one)][0] == "stream"]:
        tint(canvas, STREAM, _area(land, streams, 0.3, -9) * 0.8)
    if lakes := [one for one in labels if land.pieces[int(one)][0] == "lake"]:
        tint(canvas, DEEP, _area(land, lakes, 0.1, -12) * 0.85)
