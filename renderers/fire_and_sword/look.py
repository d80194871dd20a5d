"""Colours of the pictures of By Fire and Sword.

Sides differ in shape and lightness, states in pattern and word, orders in sign and word, so that
nothing is told by colour alone.
"""

from __future__ import annotations

from renderers.kit import theme as t

GROUND: t.Colour = (222, 212, 190)
CARD: t.Colour = (248, 243, 230)
CARD_GONE: t.Colour = (214, 206, 188)
EDGE: t.Colour = (150, 132, 100)
RED: t.Colour = (158, 28, 34)
RED_EDGE: t.Colour = (74, 8, 12)
BLUE: t.Colour = (214, 228, 250)
BLUE_EDGE: t.Colour = (22, 52, 118)
RED_INK: t.Colour = (255, 246, 240)
BLUE_INK: t.Colour = (10, 34, 90)
STEADY: t.Colour = (150, 205, 130)
SHAKEN: t.Colour = (248, 212, 90)
BROKEN: t.Colour = (232, 110, 88)
STRIPE: t.Colour = (96, 60, 20)
PIP: t.Colour = (120, 16, 30)
PIP_EMPTY: t.Colour = (226, 216, 196)
BACK: t.Colour = (74, 62, 50)
BACK_LINE: t.Colour = (122, 104, 84)
ORDERS: dict[str, t.Colour] = {
    "advance": (196, 60, 40),
    "defence": (60, 92, 150),
    "manoeuvre": (66, 128, 70),
    "reorganise": (128, 98, 150),
}
STATES: dict[str, t.Colour] = {"steady": STEADY, "shaken": SHAKEN, "broken": BROKEN}
CHANGED: t.Colour = (186, 74, 0)


def plate(side: str) -> t.Colour:
    """Return the colour of a side's badges."""
    return RED if side == "red" else BLUE


def rim(side: str) -> t.Colour:
    """Return the colour of the rim of a side's badges."""
    return RED_EDGE if side == "red" else BLUE_EDGE


def ink(side: str) -> t.Colour:
    """Return the colour of words on a side's badges."""
    return RED_INK if side == "red" else BLUE_INK
