"""Snow: drifts, blue hollows and hills, trenches dug into it, and chasms that break it open.

To paint a ground of snow: take ``snowfield``; add the heights of ``snow_hill``; ``lit_snow``;
``trench``; make an image of the canvas, pass it through ``gouache``; then ``chasm``,
``sandbags`` and the things of ``ice``; last the ``lines``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from math import hypot
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import NIGHT, SNOW, SNOW_HOLLOW, SNOW_SHADE, WHITE, rgb
from renderers.kit.brush.fields import (
    XY,
    Canvas,
    Field,
    Size,
    blur,
    canvas_of,
    curve,
    relief,
    smooth,
    steps,
    tint,
)
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.brush.shadows import COLD, dropped, put
from renderers.kit.kept import kept

from .channels import EACH, channels, joined
from .layout import Layout
from .masses import mass, strokes

WARM: Final = rgb("#fbe9d2")
BERM, BERM_SHADE = rgb("#ffffff"), rgb("#8fa3bd")
EARTH, EARTH_DEEP, BAG = rgb("#6f5a45"), rgb("#33281f"), rgb("#a58f6c")
CHASM_TONES: Final = tuple(
    tuple(rgb(code) for code in codes)
    for codes in (
        ("#f8fcff", "#eef6fc"),
        ("#9fd0f2", "#c6e6fa", "#7db6e2"),
        ("#07142c",),
        ("#1d4478", "#2b5c98", "#183a68"),
        ("#d3e2f0", "#c3d6ea"),
    )
)
"""From the side in the light to that in shade: lip, lit wall, depth, dark wall, lip."""
CHASM_EDGES: Final = ((-38, -14), (-30, -8), (-9, 5), (9, 5), (27, 8), (41, 12))
"""Where the tones begin across a chasm, and how far that sways, in pixels."""
TAPER: Final = 5
"""Over how many points a chasm that ends within the ground narrows."""
HILL_HEIGHT: Final = 130


def snowfield(size: Size, seed: int) -> tuple[Canvas, Field]:
    """Return a canvas of snow with blue hollows, and its heights with wind ridges in pixels."""
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    broad = noise(size, 240, seed, 3)
    bend = noise(size, 130, seed + 1, 3) * 52
    where = smooth(noise(size, 90, seed + 2, 2, stretch=2.4), 0.0, 0.5)
    ridges = np.abs(np.mod((y + x * 0.28 + bend) / 46, 1) - 0.35) * where
    canvas = canvas_of(size, SNOW)
    tint(canvas, SNOW_HOLLOW, steps(smooth(-broad, 0.0, 0.7), 5) * 0.7)
    return canvas, noise(size, 230, seed, 2) * 26 + np.asarray(ridges, np.float32) * 15


def snow_dome(layout: Layout, labels: Iterable[str], seed: int) -> Field:
    """Return how far up a hill of snow each pixel lies, 0 to 1."""
    return smooth(mass(layout, labels, seed, 30, 0.24, 2), 0.2, 1.05)


def snow_hill(dome: Field) -> Field:
    """Return the heights of hills of snow in pixels."""
    return blur(dome, 8) * np.float32(HILL_HEIGHT)


def lit_snow(canvas: Canvas, height: Field, dome: Field) -> None:
    """Lay light and blue shade on snow; the tops of hills catch a warm light."""
    light = steps(relief(height, 0.6), 8)
    glow = np.clip(light, 0, 1)
    tint(canvas, WHITE, glow * 0.9)
    tint(canvas, SNOW_SHADE, np.clip(-light, 0, 1) * 0.7)
    tint(canvas, WARM, (glow * 0.35 + 0.3) * dome)


def trench(canvas: Canvas, layout: Layout, labels: Collection[str], seed: int) -> None:
    """Dig a trench from side to side of each hex, joined to those beside it."""
    lines = [_ditch(layout, label, labels) for label in sorted(labels)]
    for dx, dy, width, colour, rough, share in (
        (0, -8, 62, BERM, 0.5, 0.9),
        (4, 10, 52, BERM_SHADE, 0.4, 0.7),
        (0, 0, 42, EARTH, 0.3, 1.0),
        (0, -10, 16, EARTH_DEEP, 0.4, 0.9),
    ):
        moved = [[(x + dx, y + dy) for x, y in line] for line in lines]
        k = layout.field.hex_width / 146
        tint(canvas, colour, strokes(layout.size, moved, width * k, seed + width, rough) * share)


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


def chasm(image: Image.Image, layout: Layout, labels: Collection[str], seed: int) -> None:
    """Break the ice open along hexes: a lit wall, a wall in shade, and the dark between them."""
    lines = joined(line for one in channels(layout, labels, seed, tail=0.44) for line in one.lines)
    layer = Image.new("RGBA", (image.width * 2, image.height * 2))
    pen = ImageDraw.Draw(layer)
    for line in lines:
        bends = line if len(line) > 3 else curve(line, each=EACH)
        cuts = _cuts(bends[:: EACH // 2], layout, seed)
        for number, (here, there) in enumerate(pairwise(cuts)):
            for tone, shades in enumerate(CHASM_TONES):
                shade = shades[int(len(shades) * jitter(seed, number, tone))]
                quad = (here[tone], here[tone + 1], there[tone + 1], there[tone])
                pen.polygon([(x * 2, y * 2) for x, y in quad], (*shade, 255))
    walls = layer.reduce(2)
    image.paste(walls, (0, 0), walls)


def _cuts(spine: list[XY], layout: Layout, seed: int) -> list[list[XY]]:
    """Return for each point of a line where the tones of a chasm begin across it."""
    if spine[0][0] > spine[-1][0]:
        spine = spine[::-1]
    k = layout.field.hex_width / 146
    width, height = layout.size
    found = []
    for number, (x, y) in enumerate(spine):
        before, after = spine[max(0, number - 1)], spine[min(number + 1, len(spine) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = hypot(dx, dy) or 1.0
        wide = k
        for end, far in ((spine[0], number), (spine[-1], len(spine) - 1 - number)):
            if 0 < end[0] < width and 0 < end[1] < height:
                wide *= min(1.0, far / min(TAPER, len(spine) / 3) + 0.04)
        sways = [jitter(seed + 1, round(x), round(y), key) - 0.5 for key in range(2)]
        mx, my = x + 20 * wide * sways[0], y + 20 * wide * sways[1]
        across = [
            (at + sway * jitter(seed + 2, round(x), round(y), key)) * wide
            for key, (at, sway) in enumerate(CHASM_EDGES)
        ]
        # The wall at the lower right faces the light, so tones run from there to the upper left.
        found.append([(mx - dy / long * one, my + dx / long * one) for one in (-a for a in across)])
    return found
