"""Things on snow: boulders, spires of ice, bunkers, and a hull that came down."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import NIGHT, rgb
from renderers.kit.brush.fields import XY
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import COLD, dropped, put
from renderers.kit.kept import kept

from .layout import Layout

ROCK, ROCK_LIT, ROCK_SHADE, CAP = (
    rgb("#6c7684"), rgb("#98a3b1"), rgb("#47505e"), rgb("#f3f7fb"),
)  # fmt: skip
SPIRE_LIT, SPIRE, SPIRE_SHADE = rgb("#d8f0fb"), rgb("#7db6e2"), rgb("#2b5c98")
CONCRETE, CONCRETE_DARK, DOOR, LAMP = (
    rgb("#a9b3c0"), rgb("#6a7584"), rgb("#27303d"), rgb("#ffc861"),
)  # fmt: skip
HULL, HULL_LIT, HULL_SHADE, RIB = rgb("#8a5a44"), rgb("#b98c6c"), rgb("#4a3430"), rgb("#2a2124")
STRIPE, GLASS, FURROW = rgb("#e8dcc0"), rgb("#7db6e2"), rgb("#9fb4cf")
OUTCROP: Final = (
    (0.3, -0.36, 15), (-0.06, -0.3, 26), (-0.34, -0.18, 15), (0.3, -0.04, 23), (-0.26, 0.12, 25),
    (0.06, 0.18, 19), (0.4, 0.3, 10), (0.24, 0.42, 18), (-0.4, 0.4, 11), (-0.1, 0.5, 20),
    (-0.28, 0.62, 9), (0.12, 0.68, 11), (0.32, 0.64, 7),
)  # fmt: skip
"""Where rocks lie in a hex (shares of width and side) and their radius in units.

Outcrops are turned about, their rocks moved and of other sizes, so that no two are alike.
"""
LOW: Final = 0.3
"""Twice the height about which an outcrop is turned, in sides."""
SPIRES: Final = (
    (-0.24, -0.16, 50), (0.2, -0.2, 54), (-0.36, 0.18, 58), (0.02, 0.18, 76), (0.36, 0.16, 60),
    (-0.18, 0.58, 56), (0.2, 0.6, 60),
)  # fmt: skip
"""Where spires stand in a hex (shares of width and side) and how high they are in units."""


def _unit(layout: Layout) -> float:
    return layout.field.hex_width / 146


def rocks(image: Image.Image, layout: Layout, label: str, seed: int) -> None:
    """Raise an outcrop of rocks with caps of snow in a hex, from the back to the front."""
    cell = layout.field.cell_of(label)
    aside, down = (jitter(seed, cell.column, cell.row, key) < 0.5 for key in range(2))
    stones: list[tuple[float, float, int, int]] = []
    for number, (dx, dy, radius) in enumerate(OUTCROP):
        sway = [jitter(seed, cell.column, cell.row, number, key) - 0.5 for key in range(3)]
        x = (-dx if aside else dx) + 0.1 * sway[0]
        y = (LOW - dy if down else dy) + 0.13 * sway[1]
        stones.append((y, x, round(radius * (1 + 0.5 * sway[2])), number))
    for y, x, size, number in sorted(stones):
        kind = (number + cell.column + 3 * cell.row) % 7
        put(image, boulder(size, kind, _unit(layout)), *layout.at(label, x, y))


@kept
def boulder(radius: int, seed: int, scale: float = 1.0) -> Image.Image:
    """Return a rock of a radius in units: a lit face, one in shade, snow on it, its blue shadow."""
    m = Mini(2.6 * radius, 2.4 * radius, scale)
    x, y = 1.3 * radius, 1.25 * radius
    ring = []
    for step in range(9):
        angle = step * 2 * pi / 9 + 0.5 * jitter(seed, 9)
        far = radius * (0.8 + 0.28 * jitter(seed, step))
        ring.append((x + far * sin(angle), y - far * 0.85 * cos(angle)))
    m.poly(ROCK, *ring, depth=radius * 0.14)
    knot = (
        x + radius * (0.3 * jitter(seed, 10) - 0.1),
        y - radius * (0.05 + 0.2 * jitter(seed, 11)),
    )
    m.poly(ROCK_SHADE, knot, *_drawn_in(ring[2:6], (0.95, 0.95), (x, y)), depth=0)
    m.poly(ROCK_LIT, knot, *_drawn_in(ring[6:9], (0.95, 0.95), (x, y)), depth=radius * 0.08)
    m.poly(CAP, *_drawn_in(ring[7:] + ring[:2], (0.98, 0.98), (x, y)), knot, depth=radius * 0.1)
    return dropped(m.done(0.5, NIGHT), 6, 4, 3, 0.45, COLD)


def _drawn_in(ring: Sequence[XY], share: XY, middle: XY) -> list[XY]:
    """Return points drawn in towards a middle."""
    mx, my = middle
    return [(mx + (x - mx) * share[0], my + (y - my) * share[1]) for x, y in ring]


def spires(image: Image.Image, layout: Layout, label: str, seed: int) -> None:
    """Raise spires of ice all over a hex that no one enters or sees through."""
    cell = layout.field.cell_of(label)
    flip = 1 if jitter(seed, cell.column, cell.row) < 0.5 else -1
    for number, (dx, dy, high) in enumerate(SPIRES):
        sway = [jitter(seed, cell.column, cell.row, number, key) - 0.5 for key in range(2)]
        x, y = layout.at(label, flip * dx + 0.07 * sway[0], dy)
        tall = round(high * (1 + 0.2 * sway[1]))
        put(image, spire(tall, number, _unit(layout)), x, y, (0.42, 0.9))


@kept
def spire(height: int, seed: int, scale: float = 1.0) -> Image.Image:
    """Return a spire of ice of a height in units with its blue shadow."""
    wide = height * 0.52
    m = Mini(wide + 6, height + 8, scale)
    tip = (3 + wide * (0.42 + 0.2 * jitter(seed, 0)), 3.0)
    foot, knee = height + 3.0, height * (0.5 + 0.1 * jitter(seed, 1))
    ridge = (3 + wide * 0.52, foot + 3)
    m.poly(SPIRE_LIT, (3, foot - 4), (3 + wide * 0.2, knee), tip, ridge, depth=2)
    m.poly(SPIRE_SHADE, tip, (3 + wide * 0.84, knee), (3 + wide, foot - 3), ridge, depth=2)
    m.poly(SPIRE, tip, (3 + wide * 0.36, knee * 1.1), (3 + wide * 0.3, foot - 4), ridge, depth=1)
    m.line(SPIRE_LIT, (3 + wide * 0.7, knee), (3 + wide * 0.62, foot - 6), width=1.2, depth=0)
    return dropped(m.done(0.5, NIGHT), 7, 4, 3, 0.45, COLD)


def building(image: Image.Image, layout: Layout, label: str) -> None:
    """Build a bunker half sunk in the snow, whose roof shows behind whoever stands there."""
    put(image, bunker(_unit(layout)), *layout.at(label, 0.02, 0.02))


@kept
def bunker(scale: float = 1.0) -> Image.Image:
    """Return a bunker of about 134 x 92 units with its blue shadow."""
    m = Mini(140, 96, scale)
    m.poly(CONCRETE_DARK, (4, 58), (20, 44), (120, 44), (136, 58), (136, 90), (4, 90), depth=2)
    m.poly(CONCRETE, (16, 22), (124, 22), (138, 56), (2, 56), depth=4)
    m.poly(CAP, (18, 20), (122, 20), (128, 36), (104, 32), (84, 40), (58, 33), (36, 40), (12, 36),
           depth=2.4)  # fmt: skip
    for left in (12, 92):
        m.box(CONCRETE, left, 60, left + 36, 76, 2, 1.6)
        m.box(DOOR, left + 3, 65, left + 33, 71, 1, 0.6)
    m.box(CONCRETE, 52, 54, 88, 90, 3, 2)
    m.box(DOOR, 57, 60, 83, 90, 2, 1)
    m.line(LAMP, (61, 57), (79, 57), width=1.6, depth=0)
    m.line(CONCRETE_DARK, (70, 61), (70, 90), width=1.4, depth=0)
    m.poly(CONCRETE, (30, 22), (34, 8), (54, 8), (58, 22), depth=2.4)
    m.disc(CAP, 44, 8, 12, 4, depth=1.4)
    m.line(CONCRETE_DARK, (104, 22), (104, 2), width=2)
    m.line(CONCRETE_DARK, (97, 7), (111, 7), width=1.4)
    return dropped(m.done(0.6, NIGHT), 8, 6, 3, 0.45, COLD)


def wreckage(image: Image.Image, layout: Layout, label: str) -> None:
    """Leave a broken hull in a hex, with pieces of it around."""
    put(image, hull(_unit(layout)), *layout.at(label, 0.02, 0.04))


@kept
def hull(scale: float = 1.0) -> Image.Image:
    """Return a shuttle that ploughed into the snow, about 136 x 116 units, and its shadow."""
    m = Mini(140, 120, scale)
    m.poly(FURROW, (2, 96), (26, 70), (118, 72), (138, 88), (112, 112), (30, 116), soft=True)
    m.poly(CAP, (2, 92), (20, 84), (34, 98), (60, 108), (40, 117), (12, 110), soft=True)
    m.poly(HULL_SHADE, (74, 50), (92, 4), (106, 2), (104, 50), depth=1.6)
    m.poly(HULL, (70, 50), (88, 4), (98, 3), (94, 50), depth=2)
    m.poly(STRIPE, (80, 25), (92, 24), (91, 32), (77, 33), depth=0.6)
    m.poly(HULL_SHADE, (100, 84), (136, 76), (139, 82), (108, 104), (92, 98), depth=1.6)
    m.poly(HULL, (8, 82), (20, 56), (46, 42), (98, 40), (118, 56), (118, 86), (96, 98), (34, 100),
           depth=7)  # fmt: skip
    m.poly(HULL_LIT, (14, 74), (24, 56), (48, 44), (96, 42), (106, 50), (50, 56), depth=3)
    m.poly(RIB, (104, 50), (118, 57), (118, 86), (104, 92), (98, 72), depth=0)
    for step in range(3):
        m.line(
            HULL_LIT, (104 + step * 5, 54 + step * 3), (103 + step * 5, 90 - step * 2), width=1.6
        )
    m.poly(RIB, (13, 76), (22, 61), (38, 58), (33, 75), depth=0)
    m.poly(GLASS, (16, 74), (23, 63), (30, 61.6), (26, 74), depth=0)
    m.line(STRIPE, (46, 68), (94, 63), width=4.4, depth=0.8)
    for left in (58, 76):
        m.line(HULL_SHADE, (left, 50), (left - 4, 98), width=1.1, depth=0)
    m.poly(CAP, (44, 45), (70, 42), (92, 42), (84, 47), (60, 50), depth=1.5, soft=True)
    m.poly(CAP, (20, 100), (52, 92), (80, 102), (104, 98), (94, 112), (40, 115), depth=2, soft=True)
    for x, y in ((124, 60), (128, 102), (14, 54)):
        m.box(HULL_SHADE, x - 5, y - 2.5, x + 4, y + 2.5, 1.4, 1)
    return dropped(m.done(0.6, NIGHT), 8, 6, 3, 0.5, COLD)
