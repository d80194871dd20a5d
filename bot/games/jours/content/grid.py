"""The grid: hex ids, neighbours, facings, cones, distances (digest 5.1 to 5.3).

The exact integers are those of ``bot.engine.geometry.hexes``; here are the names of Jours de
Gloire.
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.geometry import hexes
from bot.engine.geometry.hexes import Hex

from .base import COMPASS, FACINGS, Cell, Compass, Facing

STEPS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
"""The six neighbours in the order of the compass."""


@lru_cache(maxsize=2048)
def place(cell: Cell) -> Hex:
    """Return the axial place of a hex id; raises ``ValueError``."""
    if len(cell) != 4 or not cell.isdecimal():
        raise ValueError(f"{cell!r} is no hex id")
    return hexes.from_column(int(cell[:2]), int(cell[2:]))


@lru_cache(maxsize=4096)
def named(where: Hex) -> Cell:
    """Return the id of a place; of one off the map it is no hex of any map."""
    column, row = hexes.to_column(where)
    return f"{column:02}{row:02}"


@lru_cache(maxsize=65536)
def distance(a: Cell, b: Cell) -> int:
    """Return the distance in hexes: adjacent ones are 1 apart.  Rules: JDG-0.4-e, JDG-RUL-01."""
    return hexes.distance(place(a), place(b))


def step(cell: Cell, direction: int) -> Cell:
    """Return the neighbour in a direction 0..5 of the compass, be it on a map or not."""
    start, by = place(cell), STEPS[direction % 6]
    return named(Hex(start.q + by.q, start.r + by.r))


@lru_cache(maxsize=4096)
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six neighbours, north first, then clockwise, be they on a map or not."""
    return tuple(step(cell, direction) for direction in range(6))


def direction(origin: Cell, target: Cell) -> int:
    """Return the direction 0..5 of an adjacent hex; raises ``ValueError``."""
    return neighbours(origin).index(target)


def compass(direction_: Compass) -> int:
    """Return the number of a direction of the compass."""
    return COMPASS.index(direction_)


@lru_cache(maxsize=8192)
def front(cell: Cell, facing: Facing) -> tuple[Cell, Cell]:
    """Return the two hexes that a unit faces.

    >>> front("0808", "SSE")
    ('0909', '0809')

    Rules: JDG-6.1.1-a.
    """
    first = FACINGS.index(facing)
    return step(cell, first), step(cell, first + 1)


def turns(facing: Facing, other: Facing) -> int:
    """Return by how many corners two facings differ, 0..3.  Rules: JDG-6.1.2-a."""
    apart = (FACINGS.index(facing) - FACINGS.index(other)) % 6
    return min(apart, 6 - apart)


def turned(facing: Facing, by: int) -> Facing:
    """Return a facing turned clockwise by a number of corners, negative: the other way."""
    return FACINGS[(FACINGS.index(facing) + by) % 6]


@lru_cache(maxsize=65536)
def in_cone(cell: Cell, facing: Facing, target: Cell) -> bool:
    """Tell whether a target lies in the cone spanned by the two front hexes.

    Rules: JDG-7.2-c.
    """
    first = FACINGS.index(facing)
    a, b = STEPS[first], STEPS[(first + 1) % 6]
    here, there = place(cell), place(target)
    dq, dr = there.q - here.q, there.r - here.r
    # (dq, dr) = m * a + n * b, where a and b are a basis of the lattice.
    size = a.q * b.r - a.r * b.q
    m, n = (dq * b.r - dr * b.q) * size, (a.q * dr - a.r * dq) * size
    return m >= 0 and n >= 0 and (m, n) != (0, 0)
