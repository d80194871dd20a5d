"""Chance that is the same on every machine: an integer hash, and smooth noise made of it."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .fields import Field, resized

MASK: Final = 0xFFFFFFFF
FIRST, SECOND, START = 0x7FEB352D, 0x846CA68B, 0x9E3779B9
FINEST: Final = 1.5
"""No octave has cells smaller than this many pixels."""
COARSE: Final = 4
"""Noise whose finest cells are at least so many pixels is made at half its size."""


def jitter(seed: int, *numbers: int) -> float:
    """Return a share from 0 up to, not including, 1 that follows from the numbers alone."""
    state = _mixed(seed + START)
    for number in numbers:
        state = _mixed(state ^ (number * START + START))
    return state / (MASK + 1)


def _mixed(value: int) -> int:
    value &= MASK
    value = ((value ^ value >> 16) * FIRST) & MASK
    value = ((value ^ value >> 15) * SECOND) & MASK
    return value ^ value >> 16


def noise(
    size: tuple[int, int],
    cell: float,
    seed: int,
    octaves: int = 4,
    gain: float = 0.5,
    stretch: float = 1.0,
    turn: float = 0.0,
) -> Field:
    """Return fractal noise of a size (width, height) in pixels, about -1 to 1 around 0.

    The largest shapes are about ``cell`` pixels wide; each octave halves them and weighs ``gain``
    of the one before. ``stretch`` above 1 lays the shapes flat, so many times wider than high.
    ``turn`` is the angle, in degrees, by which each octave lies askew to the one before: at 0 large
    shapes show the rows and columns of the grid they are made of.
    """
    shape = _Shape(cell, octaves, gain, stretch, radians(turn))
    if cell / 2 ** (octaves - 1) >= COARSE:  # as smooth at half the size, for a quarter of the work
        half = (-(-size[0] // 2), -(-size[1] // 2))
        return resized(_summed(half, shape._replace(cell=cell / 2), seed), size)
    return _summed(size, shape, seed)


class _Shape(NamedTuple):
    cell: float
    octaves: int
    gain: float
    stretch: float
    turn: float
    """In radians."""


def _summed(size: tuple[int, int], shape: _Shape, seed: int) -> Field:
    """Return octaves of noise, summed."""
    cell, octaves, gain, stretch, turn = shape
    total: Field = np.zeros(size[::-1], np.float32)
    weight, norm = 1.0, 0.0
    for octave in range(octaves):
        key = seed * 31 + octave
        columns, rows = int(size[0] / (cell * stretch)) + 3, int(size[1] / cell) + 3
        if turn:
            total += np.float32(weight) * _askew(size, cell, turn * (octave + 1), key)
        else:
            total += np.float32(weight) * resized(_grid(columns, rows, key), size)
        norm, weight, cell = norm + weight * 0.6, weight * gain, cell / 2
        if cell < FINEST:
            break
    return total / np.float32(norm)


def _askew(size: tuple[int, int], cell: float, angle: float, seed: int) -> Field:
    """Return one octave from a grid that is turned by an angle about the middle."""
    width, height = size
    count = int(hypot(width, height) / cell) + 6
    grid = Image.fromarray(_grid(count, count, seed))
    along, down = cos(angle) / cell, sin(angle) / cell
    left = count / 2 - along * width / 2 - down * height / 2
    top = count / 2 + down * width / 2 - along * height / 2
    turned = (along, down, left, -down, along, top)
    how = Image.Transform.AFFINE, turned, Image.Resampling.BICUBIC
    return np.asarray(grid.transform(size, *how), np.float32)


def _grid(columns: int, rows: int, seed: int) -> Field:
    """Return hashed numbers from -1 to 1, one a point of a grid."""
    x = np.arange(columns, dtype=np.uint32)[None, :] * np.uint32(0x27D4EB2F)
    y = np.arange(rows, dtype=np.uint32)[:, None] * np.uint32(0x165667B1)
    value: NDArray[np.uint32] = x ^ y ^ np.uint32(_mixed(seed + START))
    for shift, factor in ((16, FIRST), (15, SECOND), (16, FIRST)):
        value = (value ^ value >> np.uint32(shift)) * np.uint32(factor)
    value ^= value >> np.uint32(16)
    return (value.astype(np.float32) / np.float32(MASK / 2)) - np.float32(1)
