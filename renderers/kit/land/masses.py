"""Masses: hexes of one terrain joined to one shape with a living edge, and uneven strokes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from PIL import ImageDraw

from renderers.kit.brush.fields import XY, Field, Size, blur, curve, mask_of, smooth
from renderers.kit.brush.noise import noise

from .layout import Shapes

EDGE_CELL: Final = 34
"""How large, in pixels, the bays of an edge are."""
STROKE_CELL: Final = 18


def mass(
    layout: Shapes,
    labels: Iterable[str],
    seed: int,
    soft: float = 20,
    wobble: float = 0.13,
    grow: float = 0.0,
) -> Field:
    """Return a field, about 1 inside the joined shapes and 0 outside, for a step at about 0.5.

    Its edge is ``soft`` pixels wide, swings by ``wobble`` (a share of the step) and lies ``grow``
    pixels outside the shapes.
    """

    def fill(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for label in labels:
            pen.polygon([(x * scale, y * scale) for x, y in layout.outline(label, grow)], fill=255)

    inside = blur(mask_of(layout.size, fill), soft)
    return inside + np.float32(wobble) * noise(layout.size, EDGE_CELL, seed, 3)


def stroke(
    size: Size, points: Sequence[XY], width: float, seed: int = 0, rough: float = 0.0
) -> Field:
    """Return a field of a smooth line through points, 1 inside and 0 outside.

    ``width`` is in pixels; ``rough`` (0 to 1) makes the edge uneven, inside the line alone.
    """
    return strokes(size, [points], width, seed, rough)


def strokes(
    size: Size, lines: Iterable[Sequence[XY]], width: float, seed: int = 0, rough: float = 0.0
) -> Field:
    """Return a field of several smooth lines, each as ``stroke`` has them."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for line in lines:
            points = [(x * scale, y * scale) for x, y in curve(line, each=10)]
            wide = width * scale
            pen.line(points, 255, round(wide), joint="curve")
            for x, y in points[::4]:
                pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)

    soft = blur(mask_of(size, draw), 3)
    if rough:
        soft = soft + np.float32(rough) * noise(size, STROKE_CELL, seed, 3) * np.minimum(
            1, 3 * soft
        )
    return smooth(soft, 0.3, 0.7)
