"""What people built on a table: houses, ramparts, and what is left of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from math import hypot
from typing import Final

from PIL import Image
from shapely import Point, Polygon

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.kept import kept
from renderers.kit.land.villages import CHURCH_WALL, ROOFS, SLATE, WALL, house
from renderers.kit.pen import XY

STONE, STONE_SHADE, CHARRED = rgb("#b9ad98"), rgb("#7d7263"), rgb("#4a3a30")
EARTH, TURF, WICKER, HOLLOW = rgb("#7a5a36"), rgb("#b9975c"), rgb("#d2b67a"), rgb("#5d4628")
TIMBER: Final = rgb("#8a6a44")
ROOM: Final = 9
"""Pixels around a rampart for its shadow."""
STEP: Final = (30, 22)
"""From house to house, and from row to row, in pixels."""


def build(image: Image.Image, things: Iterable[tuple[str, Sequence[XY]]]) -> None:
    """Set down what is built, each type within its corners in pixels, from the back on."""
    for kind, corners in sorted(things, key=lambda one: max(y for _, y in one[1])):
        BUILT[kind](image, corners)


def _spots(corners: Sequence[XY], step: XY, inset: float) -> list[XY]:
    """Return places in rows within a shape, from the back to the front."""
    shape = Polygon(corners).buffer(-inset, join_style="mitre")
    if shape.is_empty:
        shape = Polygon(corners)
    left, top, right, low = shape.bounds
    across, down = max(1, round((right - left) / step[0])), max(1, round((low - top) / step[1]))
    found = [
        (left + (right - left) * (i + 0.5) / across, top + (low - top) * (j + 0.5) / down)
        for j in range(down)
        for i in range(across)
    ]
    inside = [spot for spot in found if shape.covers(Point(spot))]
    return inside or [(shape.centroid.x, shape.centroid.y)]


def _houses(image: Image.Image, corners: Sequence[XY], *, solid: bool) -> None:
    spots = _spots(corners, STEP, 6)
    tallest = len(spots) // 4
    for number, (x, y) in enumerate(spots):
        roof = ROOFS[number % len(ROOFS)] if solid else (TIMBER, *ROOFS)[number % 3]
        if solid and number == tallest:
            put(image, house(13, 11, 34, SLATE, CHURCH_WALL), x, y, (0.5, 0.75))
        else:
            put(image, house(22 + number % 2 * 3, 15, 13, roof, WALL), x, y, (0.5, 0.62))


def _light(image: Image.Image, corners: Sequence[XY]) -> None:
    _houses(image, corners, solid=False)


def _solid(image: Image.Image, corners: Sequence[XY]) -> None:
    _houses(image, corners, solid=True)


def _ruins(image: Image.Image, corners: Sequence[XY]) -> None:
    for number, (x, y) in enumerate(_spots(corners, (30, 26), 8)):
        put(image, rubble(number % 4), x, y, (0.5, 0.7))


@kept
def rubble(kind: int) -> Image.Image:
    """Return the corner of a broken wall with stones around it; ``kind`` is 0 to 3."""
    m, tall = Mini(40, 36), 12 + 4 * (kind % 3)
    m.poly(STONE_SHADE, (20, 28), (34, 22), (34, 14), (27, 18 - tall / 4), (20, 28 - tall))
    m.poly(STONE, (6, 24), (20, 28), (20, 28 - tall), (13, 22 - tall), (6, 16), depth=1.4)
    m.line(CHARRED, (6, 12), (24, 8), width=2.4)
    for place in range(5):
        x, y = 4 + 30 * jitter(kind, place), 28 + 6 * jitter(kind, place, 1)
        m.disc(STONE if place % 2 else STONE_SHADE, x, y, 3, 2)
    return dropped(m.done(0.4), 3, 3, 2, 0.5)


def _rampart(image: Image.Image, corners: Sequence[XY]) -> None:
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in corners)
    image_of = earthwork(local)
    image.paste(image_of, (round(left) - ROOM, round(top) - ROOM), image_of)


@kept
def earthwork(corners: tuple[XY, ...]) -> Image.Image:
    """Return a rampart of earth on a shape, whose corners are moved by ``ROOM`` on its sheet.

    Its crown runs along the shape, with gabions on it.
    """
    points = [(x + ROOM, y + ROOM) for x, y in corners]
    m = Mini(max(x for x, _ in points) + ROOM, max(y for _, y in points) + ROOM)
    for tone, inset in ((EARTH, 0), (TURF, 4), (HOLLOW, 12)):
        shape = Polygon(points).buffer(-inset, join_style="mitre")
        if not shape.is_empty:
            m.poly(tone, *list(shape.exterior.coords)[:-1], depth=2 if inset else 3)
    rim = Polygon(points).buffer(-7, join_style="mitre")
    ring = list(rim.exterior.coords) if not rim.is_empty else []
    for (ax, ay), (bx, by) in itertools.pairwise(ring):
        count = max(1, round(hypot(bx - ax, by - ay) / 14))
        for step in range(count):
            x, y = ax + (bx - ax) * step / count, ay + (by - ay) * step / count
            m.disc(WICKER, x, y, 4.2, 3.8, depth=1.2)
            m.disc(EARTH, x, y, 2.2, 1.8, depth=0)
    return dropped(m.done(0.5), 3, 3, 2, 0.5)


BUILT: Final[dict[str, Callable[[Image.Image, Sequence[XY]], None]]] = {
    "light_buildings": _light, "solid_buildings": _solid, "rampart": _rampart, "ruins": _ruins,
}  # fmt: skip
"""What is set down on the ground, by type of terrain."""
