"""Fields: pictures of one number a pixel, from which ground is made, and canvases of colour.

A field is an array of rows; sizes are (width, height) in pixels, as in Pillow. A canvas is an
array of height x width x 3 with values 0 to 255 that is painted in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from renderers.kit.theme import Colour

Field: TypeAlias = NDArray[np.float32]
Canvas: TypeAlias = NDArray[np.float32]
Size: TypeAlias = tuple[int, int]
XY: TypeAlias = tuple[float, float]


BAND: Final = 160
"""Rows that are painted at a time where whole fields would take much memory."""


def bands(height: int) -> Iterator[slice]:
    """Yield the rows of a field in slices of at most ``BAND``, from above."""
    for top in range(0, height, BAND):
        yield slice(top, min(top + BAND, height))


def canvas_of(size: Size, colour: Colour) -> Canvas:
    """Return a canvas of one colour."""
    canvas = np.empty((size[1], size[0], 3), np.float32)
    canvas[:] = colour
    return canvas


def resized(field: Field, size: Size, how: Image.Resampling = Image.Resampling.BICUBIC) -> Field:
    """Return a field scaled to a size."""
    scaled = Image.fromarray(field.astype(np.float32, copy=False)).resize(size, how)
    return np.asarray(scaled, np.float32)


def blur(field: Field, radius: float) -> Field:
    """Return a field blurred over about ``radius`` pixels, cheaply: reduced and enlarged."""
    height, width = field.shape
    small = (max(2, round(width / radius)), max(2, round(height / radius)))
    return resized(resized(field, small, Image.Resampling.BOX), (width, height))


def smooth(field: Field, low: float, high: float) -> Field:
    """Return a soft step: 0 up to ``low``, 1 from ``high``."""
    share = np.asarray(np.clip((field - low) / (high - low), 0, 1), np.float32)
    return share * share * (np.float32(3) - share - share)


def steps(field: Field, count: int) -> Field:
    """Return a field rounded to ``count`` flat tones for each unit."""
    return np.asarray(np.round(field * np.float32(count)) / np.float32(count), np.float32)


def relief(height: Field, strength: float = 1.0) -> Field:
    """Return the light on a field of heights in pixels, -1 to 1; above 0 faces the upper left."""
    down, right = np.gradient(height)
    return np.asarray(np.tanh((down + right) * np.float32(0.7 * strength)), np.float32)


def tint(canvas: Canvas, colour: Colour, share: Field | float) -> None:
    """Blend a colour into a canvas by shares (0 to 1), one a pixel or one for all."""
    part = np.asarray(share, np.float32)
    for band, value in enumerate(colour):  # one at a time: a third of the memory
        here = canvas[..., band]
        here += (np.float32(value) - here) * part


def picture(canvas: Canvas) -> Image.Image:
    """Return a canvas as an RGB image."""
    return Image.fromarray(np.clip(canvas, 0, 255).astype(np.uint8))


def mask_of(size: Size, draw: Callable[[ImageDraw.ImageDraw, int], None], scale: int = 1) -> Field:
    """Return as a field, 0 to 1, what ``draw`` paints with 255 on a black mask.

    ``draw`` gets the pen and ``scale``, by which it multiplies what it draws; above 1, edges are
    smooth.
    """
    mask = Image.new("L", (size[0] * scale, size[1] * scale))
    draw(ImageDraw.Draw(mask), scale)
    return np.asarray(mask.reduce(scale) if scale > 1 else mask, np.float32) / np.float32(255)


def curve(points: Sequence[XY], closed: bool = False, each: int = 8) -> list[XY]:
    """Return a smooth line through points (Catmull-Rom), ``each`` pieces between two of them."""
    line = np.array(points, np.float64)
    ends = (line[-1:], line, line[:2]) if closed else (line[:1], line, line[-1:])
    line = np.vstack(ends)
    t = np.linspace(0, 1, each, endpoint=False)[:, None]
    pieces = [
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(line, line[1:], line[2:], line[3:], strict=False)
    ]
    if not closed:
        pieces.append(line[-1:])
    return [(float(x), float(y)) for x, y in np.vstack(pieces)]
