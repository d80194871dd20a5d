"""Woods: round canopies in a dense lattice, cut by the mass of their hexes."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageFilter

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.fields import XY
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import put
from renderers.kit.kept import kept

from .layout import Shapes
from .masses import mass

GREENS: Final = tuple(
    tuple(rgb(one) for one in mixed)
    for mixed in (
        ("#2f4a2c", "#446535", "#6d8a48"),
        ("#37502a", "#51703a", "#7f964f"),
        ("#2a4434", "#3d5e3f", "#62804c"),
    )
)
"""Shade, body and light of three kinds of trees."""
BLACK: Final = (0, 0, 0)
RADII: Final = (9, 10, 11, 12, 13, 10, 11, 12)
"""Sizes of canopies in pixels."""
ROW, COLUMN = 11, 14
"""The lattice of trees in pixels."""


def woods(image: Image.Image, layout: Shapes, labels: Iterable[str], seed: int) -> None:
    """Plant shapes with one mass of trees, whose edge does not know hexes."""
    inside = mass(layout, labels, seed, 16, 0.16, -4)
    width, height = layout.size
    spots = []
    for row, y in enumerate(range(6, height - 6, ROW)):
        for column, x in enumerate(range(6 + row % 2 * 7, width - 6, COLUMN)):
            if inside[y, x] > 0.52:
                dx, dy, kind = (jitter(seed, row, column, key) for key in range(3))
                spots.append((y + 8 * dy - 4, x + 10 * dx - 5, int(kind * len(RADII))))
    for spot_y, spot_x, number in sorted(spots):
        put(image, tree(RADII[number], number), spot_x, spot_y)


@kept
def tree(radius: int, seed: int) -> Image.Image:
    """Return a canopy of a radius in pixels with its shadow, lit from the upper left."""
    dark, body, light = GREENS[seed % len(GREENS)]
    m = Mini(4 * radius, 4 * radius)
    centre = 1.8 * radius
    lit = centre - radius * 0.17
    m.poly(dark, *_leafage(centre, centre, radius, 11, seed), depth=radius * 0.3, soft=True)
    m.poly(body, *_leafage(lit, lit, radius * 0.74, 11, seed + 9), depth=1.5, soft=True)
    for tuft in range(4):
        x = centre - radius * (0.75 * jitter(seed, tuft, 0) - 0.15)
        y = centre - radius * (0.75 * jitter(seed, tuft, 1) - 0.15)
        size = radius * (0.18 + 0.12 * jitter(seed, tuft, 2))
        m.poly(light, *_leafage(x, y, size, 7, seed + tuft), depth=0.8, soft=True)
    sprite = m.done(0.25, mix(dark, BLACK, 0.5))
    shade = sprite.getchannel("A").filter(ImageFilter.GaussianBlur(1.5))
    out = Image.new("RGBA", sprite.size)
    out.paste(
        (18, 24, 20),
        (round(radius * 0.45), round(radius * 0.5)),
        shade.point([value // 2 for value in range(256)]),
    )
    out.alpha_composite(sprite)
    return out


def _leafage(x: float, y: float, radius: float, count: int, seed: int) -> list[XY]:
    """Return the corners of an uneven round shape."""
    return [
        (
            x + radius * (0.84 + 0.26 * jitter(seed, step, 3)) * sin(step * 2 * pi / count),
            y + radius * (0.84 + 0.26 * jitter(seed, step, 4)) * cos(step * 2 * pi / count),
        )
        for step in range(count)
    ]
