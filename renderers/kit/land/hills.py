"""Hills: domes with hachures; cliffs, their bare and steep kin; and pits of sand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.fields import XY, Canvas, Field, blur, smooth, steps, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.kept import kept

from .layout import Shapes
from .masses import mass

HACHURE: Final = rgb("#5b4326")
HILL_TOP, CLIFF = rgb("#d2b67a"), rgb("#9a8873")
CRAG, CRAG_LIT = rgb("#94826d"), rgb("#c4b294")
CRAG_SHADE, CRAG_DEEP = rgb("#5f5146"), rgb("#463b38")
SAND, SAND_RIM = rgb("#efdca4"), rgb("#8f6c3a")
HILL_HEIGHT: Final = 92
PIT: Final = 30
"""How deep pits of sand are, in pixels of height."""
LATTICE: Final = 8
"""Pixels between hachures."""
LONGEST: Final = 13
FLATTEST: Final = 0.3
"""The least slope, in pixels a pixel, that has a hachure."""


def dome(layout: Shapes, labels: Iterable[str], seed: int) -> Field:
    """Return how far up a hill each pixel lies, 0 to 1; tint with it and add it to heights."""
    return smooth(mass(layout, labels, seed, 24, 0.13), 0.2, 1.05)


def hill(canvas: Canvas, top: Field) -> Field:
    """Tint the top of hills on a canvas and return their heights in pixels."""
    tint(canvas, HILL_TOP, steps(top, 6) * 0.85)
    return blur(top, 9) * np.float32(HILL_HEIGHT)


def hachures(height: Field, where: Field, seed: int, colour: Colour = HACHURE) -> Image.Image:
    """Return a layer (RGBA) of strokes that run downhill where ``where`` is above 0.5.

    They are longer where it is steeper and heavier in the shade.
    """
    rows, columns = height.shape
    down, right = (np.asarray(one, np.float32) for one in np.gradient(blur(height, 6)))
    slope = np.asarray(np.hypot(right, down), np.float32)
    layer = Image.new("L", (columns * 2, rows * 2))
    pen = ImageDraw.Draw(layer)
    for row, column in np.argwhere(where[4:-4:LATTICE, 4:-4:LATTICE] > 0.5).tolist():
        x = 4 + LATTICE * column + 4 * jitter(seed, row, column, 0) - 2
        y = 4 + LATTICE * row + 4 * jitter(seed, row, column, 1) - 2
        spot = (int(y), int(x))
        steep = float(slope[spot])
        if steep < FLATTEST:
            continue
        ux, uy = float(right[spot]) / steep, float(down[spot]) / steep
        length = min(LONGEST, 5 + 5 * steep) * (0.7 + 0.4 * jitter(seed, row, column, 2))
        shade = min(230, round(70 + 55 * steep - 56 * (ux + uy)))
        if shade > 20:
            ends = [(x * 2, y * 2), ((x - ux * length) * 2, (y - uy * length) * 2)]
            pen.line(ends, shade, 2 if ux + uy > 0 else 3)
    strokes = Image.new("RGBA", (columns, rows), (*colour, 0))
    strokes.putalpha(layer.reduce(2))
    return strokes


@kept
def crag(width: int, height: int, seed: int) -> Image.Image:
    """Return a bare rock of a size in pixels: broken faces, lit and in shade, and its shadow."""
    m = Mini(width + 8, height + 6)

    def at(across: float, up: float, key: int = 0) -> XY:
        sway = 0.07 * (jitter(seed, key, 0) - 0.5), 0.1 * (jitter(seed, key, 1) - 0.5)
        return 4 + width * (across + sway[0] * bool(key)), 3 + height * (
            1 - up - sway[1] * bool(key)
        )

    lean = 0.36 + 0.24 * jitter(seed, 20)
    west = [at(0, 0.06), at(0.07, 0.32, 1), at(0.2, 0.42, 2), at(0.25, 0.7, 3)]
    east = [at(lean + 0.22, 0.72, 4), at(0.8, 0.44, 5), at(0.9, 0.36, 6), at(1, 0.05)]
    top = [at(lean - 0.06, 0.95, 7), at(lean + 0.08, 1, 8)]
    edge = [at(lean + 0.02, 0.66, 9), at(lean + 0.13, 0.38, 10), at(lean + 0.06, 0)]
    m.poly(CRAG, *west, *top, *edge, at(0.12, 0), depth=1.6)
    m.poly(CRAG_SHADE, top[1], *east, at(0.9, 0), *edge[::-1], depth=1.2)
    m.poly(CRAG_LIT, west[2], west[3], *top, edge[0], at(lean - 0.1, 0.5, 11), depth=0.8)
    m.poly(CRAG_LIT, west[0], west[1], at(0.2, 0.3, 12), at(0.16, 0.1, 13), depth=0.6)
    m.poly(CRAG_DEEP, edge[1], at(0.72, 0.3, 14), at(0.84, 0), edge[2], depth=0.6)
    ledge = at(0.1, 0.16, 15), at(0.26, 0.24, 16), at(lean, 0.18, 17)
    m.line(CRAG_DEEP, *ledge, width=0.9, depth=0)
    m.line(CRAG_SHADE, at(lean - 0.12, 0.5), at(lean - 0.08, 0.3, 18), width=0.9, depth=0)
    return dropped(m.done(0.5), 4, 3, 2, 0.45)


def cliffs(image: Image.Image, layout: Shapes, labels: Iterable[str], seed: int) -> None:
    """Raise crags, large and small, all over shapes that no one enters.

    They know no hexes. Paint ``bare`` ground below them first.
    """
    where = mass(layout, labels, seed, 8, 0.1, -3)
    height, width = where.shape
    spots = []
    for row, y in enumerate(range(CRAG_ROW, height, CRAG_ROW)):
        for column, x in enumerate(range(8 + row % 2 * CRAG_COLUMN // 2, width, CRAG_COLUMN)):
            if where[y, x] < CRAG_NEAR:
                continue
            dx, dy, size, kind = (jitter(seed, row, column, key) for key in range(4))
            foot, at = y + 10 * dy - 5, x + 12 * dx - 6
            wide = CRAG_SIZES[int(size * len(CRAG_SIZES))]
            high = round(wide * (0.72 + 0.1 * (int(kind * CRAG_KINDS) % 4)))
            points = [
                (at, foot),
                (at - wide * 0.42, foot - 3),
                (at + wide * 0.42, foot - 3),
                (at, foot - 0.85 * high),
            ]
            if all(_within(where, *one) for one in points):
                spots.append((foot, at, wide, high, int(kind * CRAG_KINDS)))
    for foot, at, wide, high, kind in sorted(spots):
        put(image, crag(wide, high, kind), at, foot, (0.46, 0.92))


def _within(where: Field, x: float, y: float) -> bool:
    """Tell whether a point lies inside a mass."""
    height, width = where.shape
    return 0 <= x < width and 0 <= y < height and bool(where[int(y), int(x)] > 0.5)


CRAG_SIZES: Final = (15, 20, 24, 30, 38, 47, 56)
"""Widths of crags in pixels."""
CRAG_ROW, CRAG_COLUMN = 13, 21
"""The lattice of crags in pixels."""
CRAG_NEAR: Final = 0.2
"""Where the mass is less, no crag of the lattice reaches into it."""
CRAG_KINDS: Final = 12
"""How many crags of a size look different."""


def bare(canvas: Canvas, where: Field) -> None:
    """Lay bare rock and earth on a canvas by a field of shares."""
    tint(canvas, CLIFF, steps(smooth(where, 0.3, 0.75), 5) * 0.9)


def sandpit(canvas: Canvas, layout: Shapes, labels: Iterable[str], seed: int) -> Field:
    """Dig pits of sand all over shapes into a canvas; return their heights (at most 0) in pixels.

    The sand reaches the edges, so that it shows around whoever stands in it.
    """
    inside = mass(layout, labels, seed, 10, 0.19, -3)
    height, width = inside.shape
    ripples = noise((width, height), 26, seed + 1, 2, stretch=3.5)
    tint(canvas, SAND_RIM, smooth(inside, 0.3, 0.42) * 0.95)
    tint(canvas, SAND, smooth(inside, 0.52, 0.62))
    tint(canvas, SAND_RIM, smooth(inside, 0.6, 0.7) * steps(smooth(ripples, 0.1, 0.5), 3) * 0.16)
    return smooth(blur(inside, 6), 0.3, 1.0) * np.float32(-PIT)
