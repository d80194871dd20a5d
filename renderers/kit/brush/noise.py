"""Chance that is the same on every machine: an integer hash, and smooth noise made of it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

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
) -> Field:
    """Return fractal noise of a size (width, height) in pixels, about -1 to 1 around 0.

    The largest shapes are about ``cell`` pixels wide; each octave halves them and weighs ``gain``
    of the one before. ``stretch`` above 1 lays the shapes flat, so many times wider than high.
    """
    if cell / 2 ** (octaves - 1) >= COARSE:  # as smooth at half the size, for a quarter of the work
        half = (-(-size[0] // 2), -(-size[1] // 2))
        return resized(_summed(half, (cell / 2, octaves, gain, stretch), seed), size)
    return _summed(size, (cell, octaves, gain, stretch), seed)


def _summed(size: tuple[int, int], shape: tuple[float, int, float, float], seed: int) -> Field:
    """Return octaves of noise, summed; ``shape`` is cell, octaves, gain and stretch."""
    cell, octaves, gain, stretch = shape
    total: Field = np.zeros(size[::-1], np.float32)
    weight, norm = 1.0, 0.0
    for octave in range(octaves):
        columns, rows = int(size[0] / (cell * stretch)) + 3, int(size[1] / cell) + 3
        total += np.float32(weight) * resized(_grid(columns, rows, seed * 31 + octave), size)
        norm, weight, cell = norm + weight * 0.6, weight * gain, cell / 2
        if cell < FINEST:
            break
    return total / np.float32(norm)


def _grid(columns: int, rows: int, seed: int) -> Field:
    """Return hashed numbers from -1 to 1, one a point of a grid."""
    x = np.arange(columns, dtype=np.uint32)[None, :] * np.uint32(0x27D4EB2F)
    y = np.arange(rows, dtype=np.uint32)[:, None] * np.uint32(0x165667B1)
    value: NDArray[np.uint32] = x ^ y ^ np.uint32(_mixed(seed + START))
    for shift, factor in ((16, FIRST), (15, SECOND), (16, FIRST)):
        value = (value ^ value >> np.uint32(shift)) * np.uint32(factor)
    value ^= value >> np.uint32(16)
    return (value.astype(np.float32) / np.float32(MASK / 2)) - np.float32(1)
