"""Where the hexes of Battle of Hoth lie on the picture, in pixels."""

from __future__ import annotations

from renderers.kit import hexfield
from renderers.kit.hexfield import ROWS, Cell, HexField, Point

__all__ = ["ROWS", "Cell", "Point"]

WIDTH = 1500
"""Width of a board picture in pixels."""
HEIGHT = 1356
"""Height of a board picture in pixels."""
HEX_WIDTH = 144
"""Width of a hex between its two vertical edges."""
COLUMNS = 20
"""The board covers the doubled columns 0 to 20."""
LINES = (6, 14)
"""Doubled columns of the two section lines (hoth.md section 5)."""
TOP = 208
"""Upper tips of row A."""

FIELD = HexField(
    rows=7, columns=COLUMNS, lines=LINES, hex_width=HEX_WIDTH, width=WIDTH, top=TOP, drop=8
)
HEX_SIDE = FIELD.side
HEX_HEIGHT = FIELD.hex_height
LEFT = FIELD.left
BOARD_BOTTOM = FIELD.bottom
"""Lower tips of row G."""

cells = FIELD.cells
sections_of = FIELD.sections_of


class Grid(hexfield.Grid):
    """The pixel grid of this board, perhaps turned by 180 degrees."""

    def __init__(self, turned: bool = False) -> None:
        super().__init__(FIELD, turned)


def corners(centre: Point, inset: float = 0) -> list[tuple[float, float]]:
    """Return the six corners of a hex, clockwise from the top, moved in by ``inset`` pixels."""
    return hexfield.corners(centre, HEX_SIDE, inset)
