"""Chasms: the ice broken open, a lit wall, a wall in shade, and the dark between them."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.fields import XY, curve
from renderers.kit.brush.noise import jitter

from .channels import EACH, channels, joined
from .layout import Layout

TONES: Final = tuple(
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
EDGES: Final = ((-38, -14), (-30, -8), (-9, 5), (9, 5), (27, 8), (41, 12))
"""Where the tones begin across a chasm, and how far that sways, in pixels."""
STRIDE: Final = 15
"""Pixels from break to break of the ice."""
TAPER: Final = 58
"""Over how many pixels a chasm that ends within the ground narrows."""
LONE: Final = ((-0.47, 0.3), (-0.26, -0.06), (-0.06, 0.16), (0.16, -0.1), (0.3, 0.06), (0.48, -0.3))
"""How a chasm runs through a hex without others beside it (shares of width and side)."""


def chasm(image: Image.Image, layout: Layout, labels: Collection[str], seed: int) -> None:
    """Break the ice open along hexes."""
    wet = channels(layout, labels, seed, tail=0.44)
    lone = [one for one in wet if len(one.lines) == 1 and len(one.lines[0]) == 3]
    lines = joined(line for one in wet if one not in lone for line in one.lines)
    lines += [[layout.at(one.label, dx, dy) for dx, dy in LONE] for one in lone]
    layer = Image.new("RGBA", (image.width * 2, image.height * 2))
    pen = ImageDraw.Draw(layer)
    for line in lines:
        spine = _strides(line if len(line) > len(LONE) else curve(line, each=EACH))
        cuts = _cuts(spine, layout, seed)
        for number, (here, there) in enumerate(pairwise(cuts)):
            for tone, shades in enumerate(TONES):
                shade = shades[int(len(shades) * jitter(seed, number, tone))]
                quad = (here[tone], here[tone + 1], there[tone + 1], there[tone])
                pen.polygon([(x * 2, y * 2) for x, y in quad], (*shade, 255))
    walls = layer.reduce(2)
    image.paste(walls, (0, 0), walls)


def _strides(line: list[XY]) -> list[XY]:
    """Return the points of a line that lie about ``STRIDE`` apart, from the left end."""
    if line[0][0] > line[-1][0]:
        line = line[::-1]
    found = [line[0]]
    for x, y in line[1:]:
        if hypot(x - found[-1][0], y - found[-1][1]) >= STRIDE:
            found.append((x, y))
    return [*found[:-1], line[-1]] if len(found) > 2 else found


def _cuts(spine: list[XY], layout: Layout, seed: int) -> list[list[XY]]:
    """Return for each point of a line where the tones of a chasm begin across it."""
    k = layout.field.hex_width / 146
    width, height = layout.size
    found = []
    for number, (x, y) in enumerate(spine):
        before, after = spine[max(0, number - 1)], spine[min(number + 1, len(spine) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = hypot(dx, dy) or 1.0
        wide = k
        for end in (spine[0], spine[-1]):
            if 0 < end[0] < width and 0 < end[1] < height:
                wide *= min(1.0, hypot(x - end[0], y - end[1]) / (TAPER * k) + 0.04)
        sways = [jitter(seed + 1, round(x), round(y), key) - 0.5 for key in range(2)]
        mx, my = x + 13 * wide * sways[0], y + 15 * wide * sways[1]
        across = [
            (at + sway * jitter(seed + 2, round(x), round(y), key)) * wide
            for key, (at, sway) in enumerate(EDGES)
        ]
        # The wall at the lower right faces the light, so tones run from there to the upper left.
        found.append([(mx - dy / long * one, my + dx / long * one) for one in (-a for a in across)])
    return found
