"""Exact hexes: axial integers on a pointy-top grid.

The centre of (q, r) stands at (2q + r, 3r) and its corners at (0, +-2) and (+-1, +-1) from it, so
that every cross product is an exact integer; see ``sight``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell by axial coordinates: ``q`` to the right, ``r`` down to the right."""

    q: int
    r: int

    @property
    def centre(self) -> tuple[int, int]:
        """The exact centre; hexes of one row are 2 apart, rows are 3 apart."""
        return 2 * self.q + self.r, 3 * self.r


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""East first, then clockwise."""

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Corners relative to the centre, clockwise from the top."""


def neighbours(cell: Hex) -> Iterator[Hex]:
    """Yield the six adjacent cells, east first, then clockwise."""
    for step in DIRECTIONS:
        yield Hex(cell.q + step.q, cell.r + step.r)


def distance(a: Hex, b: Hex) -> int:
    """Return the distance in hexes; 0 for the same cell."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def from_offset(column: int, row: int) -> Hex:
    """Return the cell at a doubled column (even rows odd, odd rows even, or the reverse).

    ``column`` is the x of the centre, as in (X, r) coordinates: X = 2q + r.
    """
    if (column - row) % 2:
        raise ValueError(f"no cell at doubled column {column} of row {row}")
    return Hex((column - row) // 2, row)


def between(a: Hex, b: Hex) -> Iterator[Hex]:
    """Yield the cells on any shortest way from one cell to another, both ends left out."""
    length = distance(a, b)
    for q in range(min(a.q, b.q), max(a.q, b.q) + 1):
        for r in range(min(a.r, b.r), max(a.r, b.r) + 1):
            cell = Hex(q, r)
            if cell not in (a, b) and distance(a, cell) + distance(cell, b) == length:
                yield cell


# Columns -----------------------------------------------------------------------------------------
#
# A grid of hexes with flat tops is the same lattice turned by a twelfth of a circle: neighbours,
# distances and sight lines need nothing of their own. Only rows and columns are counted otherwise.


def from_column(column: int, row: int) -> Hex:
    """Return the cell at a column and row, both from 1, of a grid whose even columns stand lower.

    North of it is (0, -1).

    >>> from_column(8, 8)
    Hex(q=7, r=4)
    """
    q = column - 1
    return Hex(q, row - 1 - q // 2)


def to_column(cell: Hex) -> tuple[int, int]:
    """Return column and row of a cell, the reverse of ``from_column``."""
    return cell.q + 1, cell.r + 1 + cell.q // 2
