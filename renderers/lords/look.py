"""Colours of the pictures of Lords of War.

South is light and round, north dark and square with a dashed edge, so that the owner of a card can
be told without colour.
"""

from __future__ import annotations

from renderers.kit import theme as t

GROUND: t.Colour = (121, 138, 98)
FIELD: t.Colour = (150, 166, 122)
FIELD_LIGHT: t.Colour = (162, 178, 134)
STRAW: t.Colour = (196, 190, 132)
OLIVE: t.Colour = (112, 134, 84)
SOFT_INK: t.Colour = (90, 64, 38)
LABEL: t.Colour = (58, 70, 42)
GROOVE: t.Colour = (98, 108, 70)
GROOVE_LIT: t.Colour = (190, 192, 146)

SOUTH: t.Colour = (245, 203, 104)
SOUTH_EDGE: t.Colour = (112, 62, 10)
SOUTH_INK: t.Colour = (54, 30, 4)
SOUTH_BAND: t.Colour = (255, 236, 186)
NORTH: t.Colour = (38, 54, 96)
NORTH_EDGE: t.Colour = (158, 200, 255)
NORTH_INK: t.Colour = (240, 246, 255)
NORTH_BAND: t.Colour = (18, 28, 58)

STEEL: t.Colour = (226, 233, 241)
STEEL_SHADE: t.Colour = (176, 190, 206)
CROWN: t.Colour = (255, 205, 40)
CROWN_SHADE: t.Colour = (222, 158, 14)
SHOT: t.Colour = (190, 16, 46)
HIT: t.Colour = (214, 40, 40)
HELD: t.Colour = (92, 112, 134)
PARCHMENT: t.Colour = (250, 244, 226)
PARCHMENT_SHADE: t.Colour = (232, 221, 192)

ARROWS: tuple[tuple[t.Colour, t.Colour], ...] = (
    (t.PAPER, t.INK),
    ((255, 251, 232), t.INK),
    ((255, 226, 128), t.INK),
    ((255, 176, 66), t.INK),
    ((200, 66, 20), t.PAPER),
    ((158, 12, 44), t.PAPER),
)
"""Fill and digit of an arrow by its attack value: the stronger, the darker."""

EXACT: tuple[t.Colour, ...] = (
    t.INK, t.PAPER, t.MUTED, t.FRAME, t.FRAME_LIGHT, t.GOLD, t.BLAST, t.EMBER, t.MARK, t.FIRE,
    t.ORDER, GROUND, FIELD, FIELD_LIGHT, LABEL, SOUTH, SOUTH_EDGE, SOUTH_INK, SOUTH_BAND, NORTH,
    NORTH_EDGE, NORTH_INK, NORTH_BAND, STEEL, STEEL_SHADE, CROWN, CROWN_SHADE, SHOT, HIT, HELD,
    PARCHMENT, PARCHMENT_SHADE, *(fill for fill, _ in ARROWS),
)  # fmt: skip
"""Colours that the palette holds exactly."""


def plate(side: str) -> t.Colour:
    """Return the colour of a side's cards."""
    return SOUTH if side == "south" else NORTH


def edge(side: str) -> t.Colour:
    """Return the colour of the edge of a side's cards."""
    return SOUTH_EDGE if side == "south" else NORTH_EDGE


def ink(side: str) -> t.Colour:
    """Return the colour of words and signs on a side's cards."""
    return SOUTH_INK if side == "south" else NORTH_INK


def band(side: str) -> t.Colour:
    """Return the colour behind the name on a side's cards."""
    return SOUTH_BAND if side == "south" else NORTH_BAND
