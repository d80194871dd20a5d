"""Where the hexes of a board lie on the picture, in pixels.

Turning the board by 180 degrees moves the centres and nothing else, so labels stay upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from bot.engine.hexes import CORNERS, Hex, from_offset

ROWS = "ABCDEFG"
WIDTH = 1500
"""Width of a board picture in pixels."""
HEIGHT = 1356
"""Height of a board picture in pixels."""
HEX_WIDTH = 144
"""Width of a hex between its two vertical edges."""
HEX_SIDE = HEX_WIDTH / sqrt(3)
HEX_HEIGHT = 166
"""Height of a hex from tip to tip, rounded."""
LEFT = 30
TOP = 208
"""Upper tips of row A."""
LINES = (6, 14)
"""Doubled columns of the two section lines (hoth.md section 5)."""
COLUMNS = 20
"""The board covers the doubled columns 0 to 20."""

BOARD_BOTTOM = round(TOP + 11 * HEX_SIDE)
"""Lower tips of row G."""


class Point(NamedTuple):
    """A place on the picture in pixels."""

    x: float
    y: float


class Cell(NamedTuple):
    """A board place by doubled column (0 to 20) and row (0 to 6)."""

    column: int
    row: int

    @property
    def label(self) -> str:
        """The name printed in the hex, e.g. ``E5``."""
        return ROWS[self.row] + str(
            (self.column + 1) // 2 if self.row % 2 == 0 else self.column // 2
        )

    @property
    def is_half(self) -> bool:
        """Whether this is a half-hex at the end of a short row."""
        return self.column in (0, COLUMNS)

    @property
    def hex(self) -> Hex:
        """The exact hex of the engine; its x is the doubled column plus 1."""
        return from_offset(self.column + 1, self.row)


def cells() -> Iterator[Cell]:
    """Yield the 67 hexes in board order, then the six half-hexes."""
    for row in range(len(ROWS)):
        first = 1 if row % 2 == 0 else 2
        for column in range(first, COLUMNS, 2):
            yield Cell(column, row)
    for row in (1, 3, 5):
        yield Cell(0, row)
        yield Cell(COLUMNS, row)


def cell_of(label: str) -> Cell:
    """Return the cell of a hex label; raises ``ValueError`` for anything else."""
    row = ROWS.index(label[:1]) if label[:1] else -1
    number = int(label[1:])
    column = 2 * number - 1 if row % 2 == 0 else 2 * number
    if row < 0 or not 0 < column < COLUMNS:
        raise ValueError(f"no hex {label}")
    return Cell(column, row)


def is_hex(label: str) -> bool:
    """Tell whether there is a hex of this name."""
    return any(cell.label == label for cell in cells() if not cell.is_half)


def sections_of(label: str) -> tuple[str, ...]:
    """Return the screen sections of a hex, west to east; two for a hex on a line.

    Rules: HOTH-BRD-02, HOTH-BRD-03.
    """
    column = cell_of(label).column
    west, east = LINES
    inside = {
        "west": column - 1 < west,
        "centre": column + 1 > west and column - 1 < east,
        "east": column + 1 > east,
    }
    return tuple(name for name, held in inside.items() if held)


class Grid(NamedTuple):
    """The pixel grid of a board, perhaps turned by 180 degrees."""

    turned: bool = False

    def at(self, cell: Cell) -> Point:
        """Return the centre of a cell."""
        x, y = cell.hex.centre
        px = LEFT + (x - 1) * HEX_WIDTH / 2
        py = TOP + HEX_SIDE * (1 + y / 2)
        return Point(WIDTH - px, TOP + BOARD_BOTTOM - py) if self.turned else Point(px, py)

    def centre(self, label: str) -> Point:
        """Return the centre of a labelled hex."""
        return self.at(cell_of(label))

    def beyond(self, label: str) -> Point:
        """Return a point just off the board's edge beside a hex of row A or G."""
        here = self.centre(label)
        up = (cell_of(label).row == 0) != self.turned
        return Point(here.x, here.y - 96 if up else here.y + 96)


def corners(centre: Point, inset: float = 0) -> list[tuple[float, float]]:
    """Return the six corners of a hex, clockwise from the top, moved in by ``inset`` pixels."""
    side = HEX_SIDE - inset * 2 / sqrt(3)
    half = side * sqrt(3) / 2
    return [(centre.x + x * half, centre.y + y * side / 2) for x, y in CORNERS]
