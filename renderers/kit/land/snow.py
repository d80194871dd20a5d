"""Snow: drifts, blue hollows, and hills with a crest.

To paint a ground of snow: take ``snowfield``; add the heights of ``snow_hill``; ``lit_snow``;
``trenches.berm``; make an image of the canvas, pass it through ``gouache``; then the ``chasms``,
``trenches.trench``, the ``lines``, and last the things of ``ice``, which cover lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import numpy as np

from renderers.kit.brush.colours import SNOW, SNOW_HOLLOW, SNOW_SHADE, WHITE, rgb
from renderers.kit.brush.fields import (
    XY,
    Canvas,
    Field,
    Size,
    blur,
    canvas_of,
    relief,
    smooth,
    steps,
    tint,
)
from renderers.kit.brush.noise import jitter, noise

from .layout import Layout

WARM: Final = rgb("#fdeedb")
HILL_HEIGHT: Final = 108
CREST: Final = ((-0.13, -0.08), (0.02, 0.06), (0.13, -0.02))
"""Where the crest of a hill runs in its hex (shares of width and side)."""
FOOT: Final = 0.43
"""How far from its crest a hill reaches, in hex widths."""
CAST: Final = (15, 12)
"""How far to the right and below the shadow of a hill falls, in pixels."""


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


def snow_dome(layout: Layout, labels: Collection[str], seed: int) -> Field:
    """Return how far up a hill of snow each pixel lies, 0 to 1 on its crest.

    Crests of neighbours join; the foot swings around them and does not know hexes.
    """
    width, height = layout.size
    reach = FOOT * layout.field.hex_width
    far = np.full((height, width), 2 * reach, np.float32)
    for (ax, ay), (bx, by) in _crests(layout, labels, seed):
        left, right = max(0, round(min(ax, bx) - 2 * reach)), round(max(ax, bx) + 2 * reach)
        top, low = max(0, round(min(ay, by) - 2 * reach)), round(max(ay, by) + 2 * reach)
        window = far[top:low, left:right]
        y, x = np.mgrid[top : top + window.shape[0], left : left + window.shape[1]]
        dx, dy = bx - ax, by - ay
        along = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        here = np.hypot(x - ax - along * dx, y - ay - along * dy).astype(np.float32)
        np.minimum(window, here, out=window)
    swing = noise(layout.size, 46, seed, 3) * np.float32(0.19)
    up = np.float32(1) - far / np.float32(reach)
    return np.asarray(np.clip(up + swing * smooth(up, -0.5, 0.1), 0, 1), np.float32)


def _crests(layout: Layout, labels: Collection[str], seed: int) -> Iterator[tuple[XY, XY]]:
    """Yield the pieces of the crests of hills, each once."""
    for label in sorted(labels):
        cell = layout.field.cell_of(label)
        flip = 1 if jitter(seed, cell.column, cell.row) < 0.5 else -1
        spots = [layout.at(label, dx, dy * flip) for dx, dy in CREST]
        yield spots[0], spots[1]
        yield spots[1], spots[2]
        for other in layout.neighbours(label).values():
            if other in labels and label < other:
                yield spots[1], layout.at(other, *CREST[1])


def snow_hill(dome: Field) -> Field:
    """Return the heights of hills of snow in pixels."""
    return blur(dome, 3) * np.float32(HILL_HEIGHT)


def lit_snow(canvas: Canvas, height: Field, dome: Field) -> None:
    """Lay light and blue shade on snow; hills catch a warm light and cast a shadow."""
    right, down = CAST
    cast = np.zeros_like(dome)
    cast[down:, right:] = dome[:-down, :-right]
    hill = smooth(dome, 0.0, 0.12)
    tint(canvas, SNOW_SHADE, blur(smooth(cast, 0.02, 0.2), 5) * (1 - hill) * np.float32(0.5))
    light = steps(relief(height, 0.6), 8)
    glow = np.clip(light, 0, 1)
    tint(canvas, WHITE, glow * 0.9)
    tint(canvas, WARM, (glow * 0.5 + 0.3) * hill)
    tint(canvas, SNOW_SHADE, np.clip(-light, 0, 1) * 0.8)
