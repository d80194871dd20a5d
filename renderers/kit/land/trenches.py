"""Trenches: earth dug out of the snow, duckboards in it, and sandbags before it."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import NIGHT, Colour, rgb
from renderers.kit.brush.fields import XY, Canvas, curve, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import COLD, dropped, put
from renderers.kit.kept import kept

from .layout import Layout
from .masses import strokes

BERM, BERM_SHADE = rgb("#ffffff"), rgb("#8fa3bd")
EARTH, WALL, FLOOR, LIT = rgb("#5c4836"), rgb("#2f251d"), rgb("#75604a"), rgb("#a08868")
BOARD, BAG = rgb("#8d765a"), rgb("#a58f6c")
OVER: Final = 2
BOARDS: Final = 13
"""Pixels between duckboards."""


def berm(canvas: Canvas, layout: Layout, labels: Collection[str], seed: int) -> None:
    """Heap up the snow around trenches."""
    k, lines = layout.field.hex_width / 146, _ditches(layout, labels)
    for dx, dy, width, colour, rough, share in (
        (4, 12, 60, BERM_SHADE, 0.4, 0.75),
        (0, -6, 64, BERM, 0.5, 0.95),
    ):
        moved = [[(x + dx, y + dy) for x, y in line] for line in lines]
        tint(canvas, colour, strokes(layout.size, moved, width * k, seed + width, rough) * share)


def trench(image: Image.Image, layout: Layout, labels: Collection[str], seed: int) -> None:
    """Dig a trench from side to side of each hex, joined to those beside it."""
    k = layout.field.hex_width / 146 * OVER
    layer = Image.new("RGBA", (image.width * OVER, image.height * OVER))
    pen = ImageDraw.Draw(layer)
    lines = [
        [(x * OVER, y * OVER) for x, y in curve(line, each=12)] for line in _ditches(layout, labels)
    ]

    def dig(colour: Colour, width: float, down: float, swing: float) -> None:
        for number, line in enumerate(lines):
            for step, (x, y) in enumerate(line):
                wide = k * (width + swing * (jitter(seed, number, step) - 0.5)) / 2
                low = y + down * k
                pen.ellipse((x - wide, low - wide, x + wide, low + wide), (*colour, 255))

    dig(LIT, 47, 3, 5)
    dig(EARTH, 45, 0, 5)
    dig(WALL, 38, -1, 0)
    dig(FLOOR, 27, 5, 0)
    for line in lines:
        _boards(pen, line, k)
    dug = layer.reduce(OVER)
    image.paste(dug, (0, 0), dug)


def _boards(pen: ImageDraw.ImageDraw, line: list[XY], k: float) -> None:
    """Lay duckboards across the floor of a trench."""
    gone = BOARDS / 2
    for (ax, ay), (bx, by) in pairwise(line):
        gone += (long := hypot(bx - ax, by - ay) / k)
        if gone < BOARDS or not long:
            continue
        gone -= BOARDS
        nx, ny = -(by - ay) / long / k, (bx - ax) / long / k
        ends = [(ax + nx * far * k, ay + (ny * far + 5) * k) for far in (-10, 10)]
        pen.line(ends, (*BOARD, 255), round(6 * k))


def _ditches(layout: Layout, labels: Collection[str]) -> list[list[XY]]:
    return [_ditch(layout, label, labels) for label in sorted(labels)]


def _ditch(layout: Layout, label: str, labels: Collection[str]) -> list[XY]:
    bends = [(-0.38, 0.0), (-0.14, -0.12), (0.14, 0.1), (0.38, 0.0)]
    for name in ("W", "E"):
        if layout.neighbour(label, name) in labels:
            west = (name == "W") != layout.turned
            bends.insert(0 if west else len(bends), (-0.5 if west else 0.5, 0.02))
    return [layout.at(label, dx, 0.26 + dy) for dx, dy in bends]


def sandbags(image: Image.Image, layout: Layout, label: str) -> None:
    """Pile a row of sandbags along the lower edge of a trench."""
    for number in range(7):
        spot = layout.at(label, -0.42 + number * 0.14, 0.72 + number % 2 * 0.05)
        put(image, sandbag(layout.field.hex_width / 146), *spot)


@kept
def sandbag(scale: float = 1.0) -> Image.Image:
    """Return a sandbag on its blue shadow."""
    m = Mini(22, 14, scale)
    m.box(BAG, 1, 1, 21, 13, 5, 2.4)
    return dropped(m.done(0.5, NIGHT), 2, 2, 2, 0.4, COLD)
