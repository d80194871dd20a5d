"""Fields of upright hexes in pixels, as all games of Commands & Colors have them.

Long and short rows take turns. A place is its doubled column, from 0 at the left edge, and its
row; a label is the letter of the row and a number. Turning a field by 180 degrees moves the
centres and nothing else, so labels stay upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, Protocol

from bot.engine.geometry.hexes import CORNERS, Hex, from_offset

ROWS = "ABCDEFGHI"
SCREEN_SECTIONS = ("west", "centre", "east")


class Point(NamedTuple):
    """A place on the picture in pixels."""

    x: float
    y: float


class AnyCell(Protocol):
    """A place of a field by column and row, whatever these count."""

    @property
    def column(self) -> int:
        """The number of the column."""
        ...

    @property
    def row(self) -> int:
        """The number of the row."""
        ...


class AnyField(Protocol):
    """The measures of a field of hexes in pixels, whichever way the hexes stand.

    ``hex_width`` and ``hex_height`` are from tip to tip or from side to side, as hexes stand;
    ``top`` and ``bottom`` are the outer edges of the first and the last row.
    """

    @property
    def hex_width(self) -> float:
        """The width of a hex."""
        ...

    @property
    def hex_height(self) -> float:
        """The height of a hex."""
        ...

    @property
    def side(self) -> float:
        """The side of a hex."""
        ...

    @property
    def width(self) -> int:
        """The width of the picture."""
        ...

    @property
    def top(self) -> int:
        """Where the field begins."""
        ...

    @property
    def bottom(self) -> int:
        """Where it ends."""
        ...

    def cell_of(self, label: str) -> AnyCell:
        """Return the place of a hex; raises ``ValueError`` where there is none."""
        ...


class AnyGrid(Protocol):
    """The pixels of a field, perhaps turned by 180 degrees."""

    @property
    def field(self) -> AnyField:
        """The measures of the field."""
        ...

    def centre(self, label: str) -> Point:
        """Return the centre of a labelled hex; raises ``ValueError`` where there is none."""
        ...


class Cell(NamedTuple):
    """A place of a field by doubled column and row; a half-hex ends a short row."""

    column: int
    row: int
    is_half: bool = False

    @property
    def label(self) -> str:
        """The name printed in the hex, e.g. ``E5``."""
        return ROWS[self.row] + str((self.column + (self.row + 1) % 2) // 2)

    @property
    def hex(self) -> Hex:
        """The exact hex of the engine; its x is the doubled column plus 1."""
        return from_offset(self.column + 1, self.row)


class HexField(NamedTuple):
    """The measures of a field; all but rows and columns in pixels.

    ``columns`` is the doubled column of the right edge, ``lines`` are those of the two section
    lines; ``top`` is where the upper tips of row A lie, ``drop`` how far pieces stand below the
    centre of their hex, to leave room for its label.
    """

    rows: int
    columns: int
    lines: tuple[int, int]
    hex_width: int
    width: int
    top: int
    drop: int

    @property
    def side(self) -> float:
        """The side of a hex."""
        return self.hex_width / sqrt(3)

    @property
    def hex_height(self) -> int:
        """The height of a hex from tip to tip, rounded."""
        return round(2 * self.side)

    @property
    def left(self) -> float:
        """Where the left edge lies."""
        return (self.width - self.columns * self.hex_width / 2) / 2

    @property
    def bottom(self) -> int:
        """The lower tips of the last row."""
        return round(self.top + (3 * self.rows + 1) / 2 * self.side)

    def line(self, column: int) -> float:
        """Return where a doubled column lies."""
        return self.left + column * self.hex_width / 2

    def cells(self) -> Iterator[Cell]:
        """Yield all hexes in board order, then the half-hexes."""
        for row in range(self.rows):
            for column in range(1 + row % 2, self.columns, 2):
                yield Cell(column, row)
        for row in range(1, self.rows, 2):
            yield Cell(0, row, is_half=True)
            yield Cell(self.columns, row, is_half=True)

    def cell_of(self, label: str) -> Cell:
        """Return the cell of a hex label; raises ``ValueError`` for anything else."""
        row = ROWS[: self.rows].index(label[:1]) if label[:1] else -1
        number = int(label[1:])
        column = 2 * number - 1 + row % 2
        if row < 0 or not 0 < column < self.columns:
            raise ValueError(f"no hex {label}")
        return Cell(column, row)

    def is_hex(self, label: str) -> bool:
        """Tell whether there is a hex of this name."""
        return any(cell.label == label for cell in self.cells() if not cell.is_half)

    def sections_of(self, label: str) -> tuple[str, ...]:
        """Return the screen sections of a hex, west to east; two for a hex on a line.

        Rules: HOTH-BRD-02, HOTH-BRD-03, NAP-GEO-06.
        """
        column = self.cell_of(label).column
        bounds = (0, *self.lines, self.columns)
        return tuple(
            name
            for name, west, east in zip(SCREEN_SECTIONS, bounds, bounds[1:], strict=False)
            if column + 1 > west and column - 1 < east
        )


class Grid:
    """The pixels of a field, perhaps turned by 180 degrees."""

    def __init__(self, field: HexField, turned: bool = False) -> None:
        self.field = field
        self.turned = turned

    def at(self, cell: Cell) -> Point:
        """Return the centre of a cell."""
        field = self.field
        x, y = cell.hex.centre
        px = field.line(x - 1)
        py = field.top + field.side * (1 + y / 2)
        return (
            Point(field.width - px, field.top + field.bottom - py) if self.turned else Point(px, py)
        )

    def centre(self, label: str) -> Point:
        """Return the centre of a labelled hex; raises ``ValueError`` where there is none."""
        return _centre(self.field, self.turned, label)

    def beyond(self, label: str) -> Point:
        """Return a point just off the board's edge beside a hex of the first or last row."""
        here = self.centre(label)
        away = self.field.hex_width * 2 / 3
        up = (self.field.cell_of(label).row == 0) != self.turned
        return Point(here.x, here.y - away if up else here.y + away)


@lru_cache(maxsize=1024)
def _centre(field: HexField, turned: bool, label: str) -> Point:
    return Grid(field, turned).at(field.cell_of(label))


def corners(centre: Point, side: float, inset: float = 0) -> list[tuple[float, float]]:
    """Return the six corners of a hex, clockwise from the top, moved in by ``inset`` pixels."""
    side -= inset * 2 / sqrt(3)
    half = side * sqrt(3) / 2
    return [(centre.x + x * half, centre.y + y * side / 2) for x, y in CORNERS]
