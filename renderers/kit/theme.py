"""Colours and fonts of the pictures.

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
DASH = "\u2013"
ELLIPSIS = "\u2026"
AT_MOST = "\u2264"

INK: Colour = (20, 31, 46)
PAPER: Colour = (250, 252, 254)
MUTED: Colour = (92, 112, 134)
FRAME: Colour = (28, 41, 60)
FRAME_LIGHT: Colour = (47, 66, 92)
SNOW: Colour = (233, 241, 247)
SNOW_SHADE: Colour = (214, 227, 238)
SECTION: Colour = (200, 24, 44)
GOLD: Colour = (255, 205, 40)
BLAST: Colour = (214, 40, 40)
EMBER: Colour = (255, 150, 40)
MARK: Colour = (168, 0, 120)
FIRE: Colour = (190, 16, 46)
ORDER: Colour = (255, 232, 60)

PLAIN_ACCENT = 0x4F5B66
"""The colour beside messages of no side."""

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
