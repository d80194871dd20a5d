"""Where the hexes of Battle of Hoth lie on the picture, in pixels."""

from __future__ import annotations

from typing import Final

from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.hexfield import ROWS, Grid, HexField
from renderers.kit.land.layout import MARGIN

__all__ = ["FIELD", "HEIGHT", "ROWS", "WIDTH", "grid", "sections_of"]

WIDTH: Final = 1500
"""Width of a board picture."""
FIELD: Final = HexField(
    rows=7, columns=20, lines=(6, 14), hex_width=146, width=WIDTH, top=ABOVE + MARGIN, drop=0
)
"""The board; sections end where the rules have it (hoth.md section 5)."""
HEIGHT: Final = FIELD.bottom + MARGIN + BELOW
"""Height of a board picture."""

sections_of = FIELD.sections_of


def grid(turned: bool = False) -> Grid:
    """Return the pixel grid of the board, perhaps turned by 180 degrees."""
    return Grid(FIELD, turned)
