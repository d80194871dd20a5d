"""Colours, fonts and the fixed palette of the pictures.

Sides differ in lightness as well as in hue, and never by colour alone: edges, shapes and patterns
say the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import font_source_sans_pro as fonts
from PIL import ImageFont

Colour: TypeAlias = tuple[int, int, int]
Weight: TypeAlias = Literal["regular", "semibold", "bold", "black"]

MINUS = "\u2212"
TIMES = "\u00d7"
DOT = "\u00b7"
ELLIPSIS = "\u2026"
AT_MOST = "\u2264"

INK: Colour = (20, 31, 46)
PAPER: Colour = (250, 252, 254)
MUTED: Colour = (92, 112, 134)
FRAME: Colour = (28, 41, 60)
FRAME_LIGHT: Colour = (47, 66, 92)
SNOW: Colour = (233, 241, 247)
SNOW_SHADE: Colour = (214, 227, 238)
OUTSIDE: Colour = (201, 215, 228)
GRID: Colour = (147, 168, 190)
SECTION: Colour = (200, 24, 44)
GOLD: Colour = (255, 205, 40)
BLAST: Colour = (214, 40, 40)
EMBER: Colour = (255, 150, 40)
MARK: Colour = (168, 0, 120)
FIRE: Colour = (190, 16, 46)
ORDER: Colour = (255, 232, 60)

PLAIN_ACCENT = 0x4F5B66
"""The colour beside messages of no side."""

EMPIRE: Colour = (38, 48, 64)
EMPIRE_EDGE: Colour = (138, 212, 255)
EMPIRE_FIGURE: Colour = (240, 247, 252)
EMPIRE_DARK: Colour = (16, 22, 33)
REBELS: Colour = (240, 146, 40)
REBELS_EDGE: Colour = (92, 44, 8)
REBELS_FIGURE: Colour = (74, 34, 6)
REBELS_DARK: Colour = (255, 222, 170)

HILL: Colour = (178, 192, 220)
HILL_LINE: Colour = (84, 104, 150)
ROCK: Colour = (118, 126, 136)
ROCK_GROUND: Colour = (206, 211, 216)
SERAC: Colour = (64, 168, 190)
SERAC_GROUND: Colour = (190, 226, 233)
WALL: Colour = (86, 92, 104)
CONCRETE: Colour = (182, 186, 194)
RUST: Colour = (158, 84, 44)
RUST_GROUND: Colour = (220, 203, 188)
EARTH: Colour = (116, 86, 58)
EARTH_GROUND: Colour = (224, 212, 194)
DEEP: Colour = (14, 40, 88)
DEEP_EDGE: Colour = (70, 128, 190)

EXACT: tuple[Colour, ...] = (
    INK, PAPER, MUTED, FRAME, FRAME_LIGHT, SNOW, SNOW_SHADE, OUTSIDE, GRID, SECTION, GOLD, BLAST,
    EMBER, MARK, FIRE, ORDER, EMPIRE, EMPIRE_EDGE, EMPIRE_FIGURE, EMPIRE_DARK, REBELS,
    REBELS_EDGE, REBELS_FIGURE, REBELS_DARK, HILL, HILL_LINE, ROCK, ROCK_GROUND, SERAC,
    SERAC_GROUND, WALL, CONCRETE, RUST, RUST_GROUND, EARTH, EARTH_GROUND, DEEP, DEEP_EDGE,
)  # fmt: skip
"""Colours that the palette holds exactly."""

_FILES: dict[Weight, str] = {
    "regular": "SourceSansPro",
    "semibold": "SourceSansProSemibold",
    "bold": "SourceSansProBold",
    "black": "SourceSansProBlack",
}


def font_file(weight: Weight) -> str:
    """Return the path of the font file of a weight, inside the font package."""
    path: str = fonts.font_files_ttf[_FILES[weight]]
    return path


@lru_cache(maxsize=64)
def font(size: int, weight: Weight = "bold") -> ImageFont.FreeTypeFont:
    """Return the font of a size in pixels."""
    return ImageFont.truetype(font_file(weight), size, layout_engine=ImageFont.Layout.BASIC)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Mix two colours; ``share`` (0 to 1) is the part of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def plate(side: str) -> Colour:
    """Return the colour of a side's counters."""
    return EMPIRE if side == "empire" else REBELS


def edge(side: str) -> Colour:
    """Return the colour of the edge of a side's counters."""
    return EMPIRE_EDGE if side == "empire" else REBELS_EDGE


def track(side: str) -> Colour:
    """Return the colour of a side's movement arrows."""
    return mix(EMPIRE_EDGE, EMPIRE, 0.7) if side == "empire" else mix(REBELS, REBELS_EDGE, 0.6)


def figure(side: str) -> Colour:
    """Return the colour of a side's figures and of text on its counters."""
    return EMPIRE_FIGURE if side == "empire" else REBELS_FIGURE


def band(side: str) -> Colour:
    """Return the colour of the strength band on a side's counters."""
    return EMPIRE_DARK if side == "empire" else REBELS_DARK
