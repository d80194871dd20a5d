"""Places in fixed point: thousandths of an inch and hundredths of a degree, as whole numbers.

The origin is the south-west corner, x runs east and y north; a heading is clockwise from north.
Where a piece comes to stand is computed in whole numbers alone, with sines in billionths, so that
a match is replayed to the same thousandth by every Python on every machine.

Rules: FAS-GEO-01, FAS-GEO-21.
"""

from __future__ import annotations

import math
from array import array
from typing import NamedTuple, TypeAlias

INCH = 1000
"""Units of length in an inch."""
DEGREE = 100
"""Units of angle in a degree."""
QUARTER = 90 * DEGREE
FULL = 4 * QUARTER
SCALE = 10**9
"""What a sine of 1 is."""

XY: TypeAlias = tuple[float, float]
"""A point in inches, as shapely wants it."""


class Spot(NamedTuple):
    """A point of the table, in thousandths of an inch."""

    x: int
    y: int

    @property
    def inches(self) -> XY:
        """The point in inches."""
        return self.x / INCH, self.y / INCH


class Place(NamedTuple):
    """Where a piece stands: its centre in thousandths of an inch, its heading in hundredths."""

    x: int
    y: int
    heading: int = 0

    @property
    def spot(self) -> Spot:
        """The centre."""
        return Spot(self.x, self.y)


Leg: TypeAlias = tuple[int, int]
"""A heading, and how far to go that way; a negative distance goes back."""


def _sines() -> array[int]:
    first = [round(math.sin(math.radians(step / DEGREE)) * SCALE) for step in range(QUARTER + 1)]
    half = first[:-1] + first[:0:-1]
    return array("i", half + [-one for one in half])


SINES = _sines()
"""The sine of each heading, in billionths; packed, since every process keeps it."""


def sine(heading: int) -> int:
    """Return the sine of any heading, in billionths."""
    return SINES[heading % FULL]


def cosine(heading: int) -> int:
    """Return the cosine of any heading, in billionths."""
    return SINES[(heading + QUARTER) % FULL]


def unit(heading: int) -> XY:
    """Return the direction of a heading as a vector of length 1."""
    return sine(heading) / SCALE, cosine(heading) / SCALE


def _walked(start: Spot | Place, legs: tuple[Leg, ...]) -> tuple[int, int]:
    x, y = start.x * SCALE, start.y * SCALE
    for heading, distance in legs:
        x += distance * SINES[heading % FULL]
        y += distance * SINES[(heading + QUARTER) % FULL]
    return x, y


def walk(start: Spot | Place, *legs: Leg) -> Spot:
    """Return where some legs lead, rounded once, to the nearest thousandth of an inch.

    >>> walk(Spot(20_000, 21_000), (4_500, 8_000))
    Spot(x=25657, y=26657)
    """
    x, y = _walked(start, legs)
    return Spot((x + SCALE // 2) // SCALE, (y + SCALE // 2) // SCALE)


def reach(start: Spot | Place, *legs: Leg) -> XY:
    """Return where some legs lead, in inches and not rounded to the grid of places."""
    x, y = _walked(start, legs)
    return x / (SCALE * INCH), y / (SCALE * INCH)


def length(inches: float) -> int:
    """Return a length or coordinate in inches in whole thousandths."""
    return round(inches * INCH)


def angle(degrees: float) -> int:
    """Return an angle in degrees in whole hundredths, with its sign."""
    return round(degrees * DEGREE)


def bearing(x: float, y: float) -> int:
    """Return the heading of a vector to the nearest hundredth of a degree."""
    return round(math.degrees(math.atan2(x, y)) * DEGREE) % FULL


def at(x: float, y: float, degrees: float = 0) -> Place:
    """Return the place of a centre in inches and a heading in degrees, put on the grid.

    >>> at(20, 20.5, -90)
    Place(x=20000, y=20500, heading=27000)
    """
    return Place(length(x), length(y), angle(degrees) % FULL)
