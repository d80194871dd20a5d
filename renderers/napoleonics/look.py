"""Colours of Napoleonics and the measures of its board.

Nations differ in lightness as well as in hue, and in the corners of their counters: French ones
are square, British ones round, Portuguese ones cut.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.napoleonics.model.state import TOP
from renderers.kit import theme as t
from renderers.kit.hexfield import HexField
from renderers.kit.theme import Colour

WIDTH = 1500
"""Width of a board picture in pixels."""
FIELD = HexField(rows=9, columns=26, lines=(8, 18), hex_width=114, width=WIDTH, top=208, drop=2)
"""The board; sections end where the rules have it (NAP-GEO-06)."""
EDGE = 36
"""Height of the strip at a baseline with the names of the sections."""

GRASS: Colour = (227, 229, 197)
GRASS_SHADE: Colour = (206, 211, 168)
OUTSIDE: Colour = (203, 201, 172)
GRID: Colour = (160, 163, 124)
FOREST: Colour = (78, 122, 66)
FOREST_DARK: Colour = (34, 66, 38)
FOREST_GROUND: Colour = (178, 200, 146)
HILL: Colour = (214, 184, 124)
HILL_LINE: Colour = (126, 90, 44)
ROCK: Colour = (146, 122, 104)
ROCK_DARK: Colour = (72, 54, 44)
ROOF: Colour = (186, 92, 62)
ROOF_DARK: Colour = (112, 46, 30)
WALL: Colour = (246, 236, 214)
STREET: Colour = (216, 204, 174)
WATER: Colour = (92, 150, 196)
WATER_EDGE: Colour = (34, 84, 132)
SHALLOW: Colour = (168, 208, 224)
SAND: Colour = (244, 220, 146)
SAND_DARK: Colour = (172, 130, 54)
EARTH: Colour = (120, 78, 40)
EARTH_LIGHT: Colour = (208, 168, 112)
STONE: Colour = (176, 168, 156)
LEADER: Colour = (255, 214, 92)
LOST: Colour = (190, 190, 184)


class Livery(NamedTuple):
    """The colours of a nation: plate and edge of counters, figures, and the band below."""

    plate: Colour
    edge: Colour
    figure: Colour
    band: Colour


LIVERIES: dict[str, Livery] = {
    "french": Livery((38, 66, 140), (244, 247, 252), (246, 249, 253), (17, 31, 74)),
    "british": Livery((198, 46, 46), (84, 10, 16), (255, 246, 240), (110, 16, 22)),
    "portuguese": Livery((212, 172, 112), (86, 54, 20), (58, 34, 10), (250, 234, 204)),
}

EXACT: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        (
            t.INK, t.PAPER, t.MUTED, t.FRAME, t.FRAME_LIGHT, t.SECTION, t.GOLD, t.BLAST, t.EMBER,
            t.MARK, t.FIRE, t.ORDER, GRASS, GRASS_SHADE, OUTSIDE, GRID, FOREST, FOREST_DARK,
            FOREST_GROUND, HILL, HILL_LINE, ROCK, ROCK_DARK, ROOF, ROOF_DARK, WALL, STREET, WATER,
            WATER_EDGE, SHALLOW, SAND, SAND_DARK, EARTH, EARTH_LIGHT, STONE, LEADER, LOST,
            *(colour for livery in LIVERIES.values() for colour in livery),
        )
    )
)  # fmt: skip
"""Colours that the palette holds exactly."""


def livery(side: str) -> Livery:
    """Return the colours of a side: those of its first nation."""
    return LIVERIES["french" if side == TOP else "british"]


def track(side: str) -> Colour:
    """Return the colour of a side's arrows of movement."""
    return livery(side).plate if side == TOP else livery(side).band
