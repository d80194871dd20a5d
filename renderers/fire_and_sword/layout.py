"""Where the elements of both armies stand on the picture: Blue above, Red below, four a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.pen import XY

WIDTH: Final = 1500
COLUMNS: Final = 4
SLOT: Final = (366, 188)
"""Width and height of the place of an element."""
GAP: Final = 6
BAND: Final = 40
"""Height of the open ground between both armies."""
SIDE: Final = (WIDTH - COLUMNS * SLOT[0] - (COLUMNS - 1) * GAP) // 2
TRAY: Final = (84, 103)
"""The middle of a tray in its slot."""
PAPER: Final = (168, 4, 362, 184)
"""The printed plate of an element in its slot."""


class Layout(NamedTuple):
    """Rows of slots, one number for each army from above; at least one army."""

    rows: tuple[int, ...]

    @property
    def field(self) -> int:
        """Height of the field in pixels."""
        high = sum(rows * (SLOT[1] + GAP) for rows in self.rows)
        return high + 2 * GAP + BAND * (len(self.rows) - 1)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture."""
        return WIDTH, ABOVE + self.field + BELOW

    @property
    def low(self) -> int:
        """Where the frame below begins."""
        return ABOVE + self.field

    def corner(self, army: int, place: int) -> tuple[int, int]:
        """Return the upper left corner of the slot of an element of an army."""
        above = sum(self.rows[:army]) * (SLOT[1] + GAP) + army * BAND
        row, column = divmod(place, COLUMNS)
        return (
            SIDE + column * (SLOT[0] + GAP), ABOVE + 2 * GAP + above + row * (SLOT[1] + GAP)
        )  # fmt: skip

    def between(self, place: int, count: int) -> XY:
        """Return a point on the open ground between the armies, one of ``count`` from the left."""
        y = ABOVE + GAP * 1.5 + self.rows[0] * (SLOT[1] + GAP) + BAND / 2
        return WIDTH * (place + 1) / (count + 1), y


def layout_of(armies: Sequence[int]) -> Layout:
    """Return the layout for armies of so many elements; an army without any has one row."""
    return Layout(tuple(max(1, -(-count // COLUMNS)) for count in armies))


def within(corner: tuple[int, int], spot: XY) -> XY:
    """Return a point of a slot on the picture."""
    return corner[0] + spot[0], corner[1] + spot[1]
