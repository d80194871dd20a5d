"""Open ground: grass, straw and earth in broad touches, and tilled fields."""

from __future__ import annotations

from typing import Final

import numpy as np

from renderers.kit.brush.colours import GRASS, LIGHT, OLIVE, SHADE, STRAW, rgb
from renderers.kit.brush.fields import (
    Canvas,
    Field,
    Size,
    bands,
    canvas_of,
    relief,
    smooth,
    steps,
    tint,
)
from renderers.kit.brush.noise import noise

CROPS: Final = tuple(rgb(c) for c in ("#c9b068", "#a7a35c", "#bf9f62", "#95a060", "#d6c98c"))
FURROW, HEDGE = rgb("#7c6c3c"), rgb("#66703c")
FALLOW: Final = 4
"""The crop without furrows."""
PARCEL: Final = (58, 40)
"""Length and width of a tilled field in pixels."""
SLANT: Final = (0.93, 0.36)
ASKEW: Final = 31
"""Degrees between the grids of large shapes, so that no meadow has upright or level edges."""


def meadow(size: Size, seed: int) -> Canvas:
    """Return a canvas of grass, with straw and olive in large soft shapes."""
    canvas = canvas_of(size, GRASS)
    broad = noise(size, 210, seed, 4, turn=ASKEW)
    fine = noise(size, 22, seed + 1, 2, stretch=3) * np.float32(0.13)
    for rows in bands(size[1]):
        bright, dark = broad[rows] + fine[rows], fine[rows] - broad[rows]
        tint(canvas[rows], STRAW, smooth(steps(bright, 9), 0.05, 0.7) * 0.8)
        tint(canvas[rows], OLIVE, smooth(steps(dark, 9), 0.05, 0.7) * 0.85)
    return canvas


def rolling(size: Size, seed: int) -> Field:
    """Return the heights of open country in pixels, about -24 to 24."""
    return noise(size, 190, seed, 2, turn=ASKEW) * np.float32(24)


def lit(canvas: Canvas, height: Field, strength: float = 0.62) -> None:
    """Lay light and shade on a canvas by a field of heights in pixels."""
    slopes = relief(height, strength)
    for rows in bands(height.shape[0]):
        light = steps(slopes[rows], 9)
        tint(canvas[rows], LIGHT, np.clip(light, 0, 1) * 0.58)
        tint(canvas[rows], SHADE, np.clip(-light, 0, 1) * 0.56)


def tilled(canvas: Canvas, near: Field, seed: int) -> None:
    """Lay ploughed and standing fields between hedges where ``near`` is above about 0.4."""
    height, width = near.shape
    bend = noise((width, height), 120, seed, 2) * 14
    for rows in bands(height):
        _fields(canvas[rows], near[rows], bend[rows], rows.start)


def _fields(canvas: Canvas, near: Field, bend: Field, top: int) -> None:
    """Lay the fields on some rows of a canvas that begin at a height."""
    high, width = near.shape
    y, x = np.mgrid[top : top + high, 0:width].astype(np.float32)
    u, v = x * SLANT[0] + y * SLANT[1] + bend, y * SLANT[0] - x * SLANT[1] + bend
    along, across = u / PARCEL[0], v / PARCEL[1]
    plot = np.floor(along).astype(np.int64) * 57 + np.floor(across).astype(np.int64) * 131
    crop = (plot * 2654435761 >> 7) % len(CROPS)
    inside = smooth(near, 0.35, 0.5)
    for kind, colour in enumerate(CROPS):
        tint(canvas, colour, inside * (crop == kind) * 0.75)
    tint(canvas, FURROW, inside * ((np.sin(u * (2 * np.pi / 7)) > 0.3) & (crop != FALLOW)) * 0.18)
    hedge = (np.abs(along % 1 - 0.5) > 0.475) | (np.abs(across % 1 - 0.5) > 0.465)
    tint(canvas, HEDGE, inside * hedge * 0.55)
