"""Colours of By Fire and Sword.

Sides differ in the lightness of their trays, in the cut of the corners and in where they look;
states in the ground and the cracks of their tags; so nothing is told by colour alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.engine.model import Side
from bot.games.fire_and_sword.content import State
from renderers.kit.brush.colours import CREAM, INK, LOSS, WHITE, Colour, rgb

__all__ = ["ACTIVATED", "BASES", "INK", "PLATES", "STATES", "Base", "Colour", "Plate", "Printed"]


class Base(NamedTuple):
    """The tray of a side: its colours, that of its horn, and how much its corners are cut."""

    face: Colour
    rim: Colour
    dark: Colour
    horn: Colour
    cut: float


BASES: Final[dict[Side, Base]] = {
    Side("red"): Base(rgb("#9c1f30"), rgb("#ffe6c4"), rgb("#470d14"), rgb("#ffe6c4"), 2),
    Side("blue"): Base(rgb("#e9eee2"), rgb("#1f4e79"), rgb("#12304d"), rgb("#3f7fc0"), 8),
}


class Plate(NamedTuple):
    """The plate of a side in the frame."""

    face: Colour
    ink: Colour


PLATES: Final[dict[Side, Plate]] = {
    Side("red"): Plate(rgb("#9c1f30"), rgb("#fff6e0")),
    Side("blue"): Plate(rgb("#1f4e79"), rgb("#fff6e0")),
}


class Printed(NamedTuple):
    """How a state is printed: ground, ink, and the number of cracks in it."""

    face: Colour
    ink: Colour
    cracks: int


STATES: Final[dict[State, Printed]] = {
    "steady": Printed(CREAM, INK, 0),
    "shaken": Printed(rgb("#ffd83a"), INK, 1),
    "broken": Printed(LOSS, WHITE, 2),
}
ACTIVATED: Final = rgb("#aeb4bc")
"""The token of what was activated without an order."""
