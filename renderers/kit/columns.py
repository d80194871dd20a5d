"""Fields of hexes that stand in columns, flat above and below, as maps of wargames have them.

Even columns lie half a hex lower. A label is the column and the row in two digits each, from 01 on.
Turning a field by 180 degrees moves the centres and nothing else, so labels stay upright.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

from renderers.kit.hexfield import Point
from renderers.kit.land.layout import MARGIN
from renderers.kit.pen import XY

ROOT: Final = sqrt(3)
EDGE: Final = 14
"""Least ground beside the outer columns in pixels."""


class Place(NamedTuple):
    """A hex by its column and row, both from 1 on."""

    column: int
    row: int


def placed(label: str) -> Place:
    """Return the column and row of a label; raises ``ValueError`` for what is none.

    >>> placed("0304")
    Place(column=3, row=4)
    """
    if len(label) != 4 or not label.isdecimal():
        raise ValueError(f"no hex {label}")
    return Place(int(label[:2]), int(label[2:]))


class ColumnField(NamedTuple):
    """The measures of a field; all but columns and rows in pixels."""

    columns: int
    rows: int
    side: float
    width: int
    top: int

    @property
    def hex_width(self) -> float:
        """The width of a hex from tip to tip."""
        return 2 * self.side

    @property
    def hex_height(self) -> float:
        """The height of a hex."""
        return ROOT * self.side

    @property
    def left(self) -> float:
        """Where the left tips of the first column lie."""
        return (self.width - self.side * (1.5 * self.columns + 0.5)) / 2

    @property
    def bottom(self) -> int:
        """The lower sides of the last row of an even column."""
        return round(self.top + self.hex_height * (self.rows + 0.5))

    def cell_of(self, label: str) -> Place:
        """Return the place of a hex label; raises ``ValueError`` for anything else."""
        found = placed(label)
        if not (0 < found.column <= self.columns and 0 < found.row <= self.rows):
            raise ValueError(f"no hex {label}")
        return found

    def is_hex(self, label: str) -> bool:
        """Tell whether there is a hex of this name."""
        try:
            self.cell_of(label)
        except ValueError:
            return False
        return True

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all hexes, column by column."""
        columns, rows = range(1, self.columns + 1), range(1, self.rows + 1)
        return tuple(f"{column:02}{row:02}" for column in columns for row in rows)

    @property
    def rim(self) -> dict[str, str]:
        """The hexes just beside the field, each with one of the field next to it."""
        near = {}
        for column in range(self.columns + 2):
            for row in range(self.rows + 2):
                held = min(max(column, 1), self.columns), min(max(row, 1), self.rows)
                if held != (column, row):
                    near[f"{column:02}{row:02}"] = f"{held[0]:02}{held[1]:02}"
        return near


def fitted(columns: int, rows: int, width: int, height: int, top: int) -> ColumnField:
    """Return the field with the largest hexes that fit into a width and a height."""
    wide = (width - 2 * EDGE) / (1.5 * columns + 0.5)
    return ColumnField(columns, rows, min(wide, height / (ROOT * (rows + 0.5))), width, top)


class ColumnGrid(NamedTuple):
    """The pixels of a field, perhaps turned by 180 degrees."""

    field: ColumnField
    turned: bool = False

    def centre(self, label: str) -> Point:
        """Return the centre of a labelled hex, be it on the field or beside it.

        Raises ``ValueError`` for what is no label.
        """
        return _centre(self.field, self.turned, label)


@lru_cache(maxsize=8192)
def _centre(field: ColumnField, turned: bool, label: str) -> Point:
    column, row = placed(label)
    x = field.left + field.side * (1.5 * column - 0.5)
    low = 0.5 if column % 2 == 0 else 0.0
    y = field.top + field.hex_height * (row - 0.5 + low)
    if turned:
        return Point(field.width - x, field.top + field.bottom - y)
    return Point(x, y)


class ColumnPlan(NamedTuple):
    """A field of columns as the ground on which terrain is painted, in pixels of it alone.

    The ground is as wide as the picture and reaches ``MARGIN`` beyond the outer rows.
    """

    field: ColumnField
    turned: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the ground."""
        return self.field.width, self.field.bottom - self.field.top + 2 * MARGIN

    @property
    def side(self) -> float:
        """The side of a hex."""
        return self.field.side

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all hexes."""
        return self.field.labels

    def at(self, label: str, dx: float = 0.0, dy: float = 0.0) -> XY:
        """Return the middle of a hex, moved by shares of its width and of its side."""
        x, y = ColumnGrid(self.field, self.turned).centre(label)
        y += MARGIN - self.field.top
        return x + dx * self.field.hex_width, y + dy * self.side

    def outline(self, label: str, grow: float = 0.0) -> list[XY]:
        """Return the corners of a hex, clockwise from the right, moved out by ``grow`` pixels."""
        x, y = self.at(label)
        reach = self.side + grow * 2 / ROOT
        turns = [radians(60 * corner) for corner in range(6)]
        return [(x + reach * cos(turn), y + reach * sin(turn)) for turn in turns]

    def hexside(self, label: str, other: str) -> tuple[XY, XY]:
        """Return both ends of the side between two adjacent hexes.

        Seen from the first hex towards the second, the first end is the left one.
        """
        (ax, ay), (bx, by) = self.at(label), self.at(other)
        far = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / far, (by - ay) / far
        half, (mx, my) = self.side / 2, ((ax + bx) / 2, (ay + by) / 2)
        return (mx + uy * half, my - ux * half), (mx - uy * half, my + ux * half)
