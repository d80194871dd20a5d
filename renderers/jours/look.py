"""Colours of Jours de Gloire and the measures of its maps."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from renderers.kit.brush.colours import INK, Colour, rgb
from renderers.kit.columns import ColumnField, fitted
from renderers.kit.frame.stuff import ABOVE
from renderers.kit.land.layout import MARGIN

WIDTH: Final = 1500
"""Width of a board picture in pixels."""
TALLEST: Final = 1150
"""Most height of a field in pixels."""
BELOW: Final = 254
"""Height of the frame below the map: formations, then turns and markers beside the report."""
UNIT: Final = 100.0
"""Units in the height of a hex, in which counters and signs are measured."""
HALO: Final = rgb("#e6d8a8")
GRID: Final = rgb("#77704a")


class Livery(NamedTuple):
    """The colours of a side: the face of its counters and their rim, its plate, words on both.

    ``dark`` is the front of a counter and of the prow, ``ways`` that of arrows. Counters of sides
    that meet differ in lightness and in their corners.
    """

    face: Colour
    rim: Colour
    ink: Colour
    dark: Colour
    plate: Colour
    words: Colour
    round: bool


_WORDS: Final = rgb("#fff6e0")
_BLUE: Final = Livery(
    rgb("#2b4a9c"), rgb("#dfe8ff"), rgb("#ffffff"), rgb("#14244f"), rgb("#2b4a9c"), _WORDS, False
)


def _light(face: str, rim: str, dark: str) -> Livery:
    return Livery(rgb(face), rgb(rim), INK, rgb(dark), rgb(rim), _WORDS, True)


LIVERIES: Final[dict[str, Livery]] = {
    "french": _BLUE,
    "blue": _BLUE,
    "british": _light("#fbf1d8", "#b8322c", "#6d1517"),
    "red": _light("#fbe9d8", "#b8322c", "#6d1517"),
    "austrian": _light("#fbf4e2", "#7d5a17", "#3d2b0c"),
    "allied": _light("#eef0ea", "#2f3a36", "#171d1b"),
    "russian": _light("#f1f3df", "#2c5a34", "#142e1a"),
}
"""By side."""


class Tones(NamedTuple):
    """The colours of a level of order: the face of the counter and its badge."""

    badge: Colour
    ink: Colour


DISORDERED: Final = Tones(rgb("#ffd83a"), INK)
ROUTED: Final = Tones(rgb("#c8102e"), rgb("#ffffff"))
ORDERS: Final = Tones(rgb("#1f7a35"), rgb("#ffffff"))
NO_ORDERS: Final = Tones(rgb("#5b6068"), rgb("#ffffff"))
GREY: Final = rgb("#a8a49c")
"""What the faces of routed units fade to."""
BANDS: Final = tuple(
    rgb(one)
    for one in (
        "#2f6b3a", "#a4552a", "#6a3f8c", "#1f6f78", "#8a6a14", "#9c2452", "#3f6690", "#5b6b1e",
        "#7a4a2e",
    )
)  # fmt: skip
"""The bands of formations, in the order of the battle."""
CONE: Final = rgb("#f08a1e")
ZONE: Final = rgb("#d8352a")
REACH: Final = rgb("#ffe95a")
LEVELS: Final = (rgb("#cfb277"), rgb("#c39a62"))
"""The tints of the first and the second level of height."""


def livery(side: str) -> Livery:
    """Return the colours of a side."""
    return LIVERIES[side]


@lru_cache(maxsize=16)
def field_of(columns: int, rows: int) -> ColumnField:
    """Return the measures of a map."""
    return fitted(columns, rows, WIDTH, TALLEST, ABOVE + MARGIN)


def height_of(field: ColumnField) -> int:
    """Return the height of a board picture in pixels."""
    return field.bottom + MARGIN + BELOW


def unit_of(field: ColumnField) -> float:
    """Return the pixels of a unit on a map: what sprites are scaled by."""
    return field.hex_height / UNIT


def letters_of(field: ColumnField) -> int:
    """Return the size of the names of hexes in pixels."""
    return max(14, round(field.hex_height * 0.2))
