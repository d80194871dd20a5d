"""Hills: domes with hachures; cliffs, their bare and steep kin; and pits of sand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.fields import Canvas, Field, blur, smooth, steps, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.kept import kept

from .layout import Plan, Shapes
from .masses import mass

HACHURE: Final = rgb("#5b4326")
HILL_TOP, CLIFF = rgb("#d2b67a"), rgb("#9a8873")
CRAG, CRAG_LIT, CRAG_SHADE = rgb("#857464"), rgb("#bfae98"), rgb("#54473d")
SAND, SAND_RIM = rgb("#e6cf8e"), rgb("#a07c42")
HILL_HEIGHT: Final = 92
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
    """Return a bare rock of a size in pixels: a lit face, a face in shade, its shadow."""
    m = Mini(width + 4, height + 4)
    lean = width * (0.42 + 0.2 * jitter(seed, 0))
    tip, foot = (2 + lean, 2.0), height + 2.0
    ridge = (2 + lean + width * (0.02 + 0.1 * jitter(seed, 1)), foot)
    knee = height * (0.45 + 0.15 * jitter(seed, 2))
    left, right = (2 + width * 0.16, knee), (2 + width * 0.86, knee * 1.1)
    m.poly(CRAG_LIT, (2, foot - height * 0.12), left, tip, ridge, depth=1.6)
    m.poly(CRAG_SHADE, tip, right, (2 + width, foot - height * 0.1), ridge, depth=1.6)
    m.poly(CRAG, tip, (2 + lean - width * 0.14, knee * 1.1), (2 + lean, foot - height * 0.2), ridge)
    for share in (0.3, 0.62):
        m.line(CRAG_SHADE, (2 + width * 0.2 * (1 + share), foot - height * 0.1),
               (2 + lean * (0.55 + share / 3), height * 0.5), width=0.8, depth=0)  # fmt: skip
    return dropped(m.done(0.5), 5, 3, 2, 0.5)


def cliffs(image: Image.Image, layout: Plan, labels: Iterable[str], seed: int) -> None:
    """Raise crags all over hexes that no one enters; paint ``bare`` ground below them first."""
    spots = []
    for label in labels:
        cell = layout.field.cell_of(label)
        for number, (dx, dy, size) in enumerate(CRAGS):
            keys = (cell.column, cell.row, number)
            x, y = layout.at(label, dx + 0.06 * (jitter(seed, *keys) - 0.5), dy)
            wide = size * layout.side * (0.9 + 0.2 * jitter(seed + 1, *keys))
            spots.append((y, x, wide, int(6 * jitter(seed + 2, *keys))))
    for y, x, wide, kind in sorted(spots):
        put(image, crag(round(wide), round(wide * 1.05), kind), x, y, (0.46, 0.92))


CRAGS: Final = (
    (-0.17, -0.2, 0.66), (0.2, -0.12, 0.72), (-0.31, 0.26, 0.64), (0.03, 0.34, 0.86),
    (0.33, 0.34, 0.66), (-0.15, 0.7, 0.6), (0.19, 0.72, 0.56),
)  # fmt: skip
"""Where crags stand in a hex (shares of width and side) and how wide they are (of the side)."""


def bare(canvas: Canvas, where: Field) -> None:
    """Lay bare rock and earth on a canvas by a field of shares."""
    tint(canvas, CLIFF, steps(smooth(where, 0.3, 0.75), 5) * 0.9)


def sandpit(canvas: Canvas, layout: Plan, label: str, seed: int) -> Field:
    """Dig a pit of sand into a canvas and return its heights (at most 0) in pixels."""
    height, width = canvas.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    cx, cy = layout.at(label, 0, 0.06)
    reach = 0.42 * layout.field.hex_width
    round_ = np.hypot((x - cx) / reach, (y - cy) / reach)
    far = np.asarray(round_ + 0.09 * noise((width, height), 30, seed, 2), np.float32)
    tint(canvas, SAND_RIM, smooth(1.12 - far, 0.0, 0.1) * 0.8)
    tint(canvas, SAND, smooth(1.0 - far, 0.04, 0.16))
    return smooth(1.2 - far, 0.1, 0.75) * np.float32(-34)
