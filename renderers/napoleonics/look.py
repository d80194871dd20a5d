"""Colours of Napoleonics and the measures of its board."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.napoleonics.model.state import TOP
from renderers.kit.brush.colours import CREAM, INK, Colour, rgb
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.hexfield import HexField
from renderers.kit.land.layout import MARGIN, Layout

WIDTH: Final = 1500
"""Width of a board picture in pixels."""
FIELD: Final = HexField(
    rows=9, columns=26, lines=(8, 18), hex_width=112, width=WIDTH, top=ABOVE + MARGIN, drop=0
)
"""The board; sections end where the rules have it (NAP-GEO-06)."""
HEIGHT: Final = ABOVE + Layout(FIELD).size[1] + BELOW
"""Height of a board picture in pixels."""
HALO: Final = rgb("#e6d8a8")
NAME: Final = 24
"""Size of the names of hexes in pixels."""
GRID: Final = rgb("#3a3420")


class Livery(NamedTuple):
    """The colours of a side: plates and ways, their edges, and words on them."""

    plate: Colour
    edge: Colour
    ink: Colour


LIVERIES: Final = {
    "top": Livery(rgb("#2b4a9c"), CREAM, rgb("#fff6e0")),
    "bottom": Livery(rgb("#b8322c"), CREAM, rgb("#fff6e0")),
}
BANNER_DISC: Final = (rgb("#f6ecd2"), INK)
"""Paper and edge of the banner of an objective."""


def livery(side: str) -> Livery:
    """Return the colours of a side."""
    return LIVERIES["top" if side == TOP else "bottom"]
