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

ROCK, ROCK_LIT, CAP = rgb("#6c7684"), rgb("#8d98a6"), rgb("#f3f7fb")
SPIRE_LIT, SPIRE, SPIRE_SHADE = rgb("#d8f0fb"), rgb("#7db6e2"), rgb("#2b5c98")
CONCRETE, CONCRETE_DARK, DOOR, LAMP = (
    rgb("#a9b3c0"), rgb("#6a7584"), rgb("#27303d"), rgb("#ffc861"),
)  # fmt: skip
HULL, HULL_LIT, HULL_SHADE, RIB = rgb("#8a5a44"), rgb("#b98c6c"), rgb("#4a3430"), rgb("#2a2124")
BOULDERS: Final = 11
SPIRES: Final = (
    (-0.22, -0.2, 62), (0.2, -0.24, 70), (-0.36, 0.18, 60), (0.02, 0.16, 84), (0.36, 0.14, 64),
    (-0.18, 0.58, 58), (0.2, 0.6, 62),
)  # fmt: skip
"""Where spires stand in a hex (shares of width and side) and how high they are in units."""


def _unit(layout: Layout) -> float:
    return layout.field.hex_width / 146


def rocks(image: Image.Image, layout: Layout, label: str, seed: int) -> None:
    """Scatter boulders with caps of snow over a hex."""
    cell = layout.field.cell_of(label)
    spots = []
    for number in range(BOULDERS):
        share = [jitter(seed, cell.column, cell.row, number, key) for key in range(3)]
        column, row = number % 3, number // 3
        dx = -0.38 + 0.29 * column + 0.12 * share[0] + (0.1 if row % 2 else 0)
        spots.append((-0.36 + 0.3 * row + 0.1 * share[1], dx, 15 + int(10 * share[2])))
    for number, (dy, dx, radius) in enumerate(sorted(spots)):
        put(image, boulder(radius, number, _unit(layout)), *layout.at(label, dx, dy))


@kept
def boulder(radius: int, seed: int, scale: float = 1.0) -> Image.Image:
    """Return an icy rock of a radius in units with its blue shadow."""
    m = Mini(2.6 * radius, 2.4 * radius, scale)
    x, y = 1.3 * radius, 1.2 * radius
    ring = []
    for step in range(8):
        angle = step * pi / 4
        far = radius * (0.76 + 0.32 * jitter(seed, step))
        ring.append((x + far * sin(angle), y + far * 0.85 * cos(angle)))
    m.poly(ROCK, *ring, depth=radius * 0.3)
    m.poly(ROCK_LIT, *_drawn_in(ring, (0.72, 0.7), (x * 0.93, y * 0.93)), depth=2)
    m.poly(CAP, *_drawn_in(ring, (0.6, 0.36), (x * 0.92, y * 0.74)), depth=1.5, soft=True)
    return dropped(m.done(0.5, NIGHT), 6, 4, 3, 0.45, COLD)


def _drawn_in(ring: Sequence[XY], share: XY, to: XY) -> list[XY]:
    """Return a ring scaled about its mean and moved to another middle."""
    mx = sum(x for x, _ in ring) / len(ring)
    my = sum(y for _, y in ring) / len(ring)
    return [(to[0] + (x - mx) * share[0], to[1] + (y - my) * share[1]) for x, y in ring]


def spires(image: Image.Image, layout: Layout, label: str, seed: int) -> None:
    """Raise spires of ice all over a hex that no one enters or sees through."""
    cell = layout.field.cell_of(label)
    for number, (dx, dy, high) in enumerate(SPIRES):
        sway = jitter(seed, cell.column, cell.row, number) - 0.5
        x, y = layout.at(label, dx + 0.05 * sway, dy)
        put(image, spire(high, number, _unit(layout)), x, y, (0.42, 0.9))


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
    """Return a torn hull with bare ribs and its pieces, about 126 x 112 units, and its shadow."""
    m = Mini(132, 120, scale)
    for x, y, size in ((12, 104, 9), (118, 22, 8), (36, 18, 7), (104, 108, 10), (64, 112, 6)):
        m.poly(HULL_SHADE, (x - size, y + size * 0.5), (x - 2, y - size), (x + size, y + 2))
    m.poly(HULL, (8, 90), (16, 52), (46, 30), (84, 34), (108, 62), (112, 92), (60, 104), depth=6)
    m.poly(HULL_LIT, (16, 54), (46, 32), (60, 34), (40, 62), (12, 84), depth=3)
    m.poly(HULL_SHADE, (84, 36), (108, 62), (112, 92), (88, 98), (92, 66), depth=3)
    m.poly(RIB, (58, 58), (90, 52), (94, 82), (66, 90), depth=0)
    for step in range(4):
        x = 62 + step * 9
        m.line(HULL_LIT, (x, 56 - step), (x + 4, 90 - step * 2), width=2.4)
    for step in range(3):
        m.line(RIB, (20 + step * 12, 48 - step * 6), (22 + step * 14, 96), width=1.2, depth=0)
    m.line(HULL_SHADE, (92, 40), (124, 58), width=4)
    m.poly(CAP, (20, 52), (44, 33), (58, 36), (38, 44), depth=1.5, soft=True)
    return dropped(m.done(0.6, NIGHT), 8, 6, 3, 0.5, COLD)
