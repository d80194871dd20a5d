"""The square grid: cells, their labels, directions and adjacency (lords.md section 5).

Cells are pairs of integers, columns from west to east and rows from south to north, counted from
1; without borders any integers will do. Knows nothing of units.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LABEL = r"[a-z]-?\d{1,4}|\(-?\d{1,4}, ?-?\d{1,4}\)"
"""A pattern for the label of a cell."""
MANY = 4096
"""Cells to remember; without borders there is no end of them."""


class Cell(NamedTuple):
    """A cell of the mat, or of the ground around it."""

    col: int
    row: int


STEPS: tuple[tuple[int, int], ...] = (
    (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1),
)  # fmt: skip
"""The eight directions clockwise, north first, on the mat.  Rules: LOW-GEO-01."""

OPPOSITE = tuple((index + 4) % len(STEPS) for index in range(len(STEPS)))
"""The direction back from each direction."""


@lru_cache(maxsize=MANY)
def label(cell: Cell) -> str:
    """Write a cell: letter and row, or both numbers where there is no letter for its column.

    >>> label(Cell(3, 4)), label(Cell(1, 0)), label(Cell(0, 4))
    ('c4', 'a0', '(0,4)')
    """
    if 1 <= cell.col <= len(LETTERS):
        return f"{LETTERS[cell.col - 1]}{cell.row}"
    return f"({cell.col},{cell.row})"


def parse(text: str) -> Cell:
    """Read a label in small letters, or any pair of numbers; raises ``ValueError``.

    >>> parse("c4"), parse("(1,0)")
    (Cell(col=3, row=4), Cell(col=1, row=0))
    """
    plain = text.replace(" ", "")
    if not re.fullmatch(LABEL, plain):
        raise ValueError(f"{text!r} is no cell")
    if plain.startswith("("):
        col, row = plain[1:-1].split(",")
        return Cell(int(col), int(row))
    return Cell(LETTERS.index(plain[0]) + 1, int(plain[1:]))


@lru_cache(maxsize=MANY)
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight cells around a cell, clockwise from the north.

    Rules: LOW-GEO-01.
    """
    return tuple(Cell(cell.col + dx, cell.row + dy) for dx, dy in STEPS)


def direction(origin: Cell, target: Cell) -> int | None:
    """Return the direction of an adjacent cell; None where the cells do not touch."""
    step = (target.col - origin.col, target.row - origin.row)
    return STEPS.index(step) if step in STEPS else None


@lru_cache(maxsize=MANY)
def gridded(cell: Cell, steps: tuple[tuple[int, int], ...]) -> tuple[Cell, ...]:
    """Return the cells that lie by some steps from a cell, in their order."""
    return tuple(shifted(cell, dx, dy) for dx, dy in steps)


def shifted(cell: Cell, dx: int, dy: int) -> Cell:
    """Return the cell so many columns and rows away."""
    return Cell(cell.col + dx, cell.row + dy)
