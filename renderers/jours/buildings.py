"""What stands in hexes of Jours de Gloire: towns, castles, orchards, palms, burning villages."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.columns import ColumnPlan
from renderers.kit.kept import kept
from renderers.kit.land.villages import CHURCH_WALL, ROOFS, SLATE, WALL, house
from renderers.kit.land.woods import tree
from renderers.kit.signs.shots import DARK_SMOKE, flash, smoke

ROWS: Final = (-0.32, 0.04, 0.4)
"""Where the rows of houses of a town stand, in sides below the middle of the hex."""
STONE_WALL, ROOF = rgb("#b9ad94"), rgb("#6d5a4a")
CHARRED: Final = rgb("#5a4a40")
ORCHARD_TURN: Final = 0.7
"""How far the rows of an orchard may be turned, as a slope from one way to the other."""
PALM, PALM_DARK, TRUNK = rgb("#5f8a3c"), rgb("#3c6130"), rgb("#7a5a38")


def _scale(plan: ColumnPlan) -> float:
    return round(plan.field.hex_width / 112, 3)


def town(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Build close rows of houses and a church."""
    place, scale = plan.field.cell_of(label), _scale(plan)
    for row, dy in enumerate(ROWS):
        for number in range(3):
            keys = (place.column, place.row, row, number)
            dx = -0.27 + 0.27 * number + 0.02 * (jitter(3, *keys) - 0.5)
            roof = ROOFS[int(len(ROOFS) * jitter(4, *keys))]
            put(
                image,
                house(27, 16, 13 + 2 * (number % 2), roof, WALL, scale),
                *plan.at(label, dx, dy),
            )
        if row == 0:
            spire = house(13, 11, 36, SLATE, CHURCH_WALL, scale)
            put(image, spire, *plan.at(label, 0.14, -0.34))


def burning(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Build charred houses with flames, under smoke that drifts to the right."""
    place, scale = plan.field.cell_of(label), _scale(plan)
    for number, (dx, dy) in enumerate(((-0.24, -0.3), (0.14, -0.22), (-0.1, 0.22), (0.22, 0.3))):
        put(image, house(28, 17, 14, CHARRED, ROOF, scale), *plan.at(label, dx, dy))
        size = round((24 + 6 * (number % 2)) * scale)
        put(image, flash(size, 0.3 * number), *plan.at(label, dx - 0.02, dy - 0.18))
    for number, (dx, dy) in enumerate(((0.02, -0.42), (0.2, -0.56))):
        seed = place.column * 31 + place.row + number
        put(image, smoke(round(44 * scale), seed % 7 + 1, DARK_SMOKE, 0.6), *plan.at(label, dx, dy))


def castle(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Build a keep between two round towers."""
    put(image, keep(_scale(plan)), *plan.at(label, 0, 0.1))


@kept
def keep(scale: float) -> Image.Image:
    """Return a castle of about 76 x 56 units of ``scale`` pixels, with its shadow."""
    m = Mini(84, 64, scale)
    m.box(STONE_WALL, 14, 28, 70, 56, 1, 2)
    for x in (14, 70):
        m.box(STONE_WALL, x - 10, 18, x + 10, 58, 2, 3)
        m.poly(ROOF, (x - 12, 19), (x, 3), (x + 12, 19), depth=2)
    for x in range(26, 62, 9):
        m.box(STONE_WALL, x, 23, x + 5, 30, 0.5, 1)
    m.box(rgb("#4a3c38"), 37, 42, 47, 56, 4, 0)
    return dropped(m.done(0.5), 5, 3, 2, 0.5)


def garden(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Plant an orchard: small trees in rows, through which one sees the ground."""
    place, gap = plan.field.cell_of(label), plan.side * 0.46
    (x, y), here = plan.at(label), (place.column, place.row)
    turn = ORCHARD_TURN * (jitter(9, *here) - 0.5)
    spots = []
    for row in range(-1, 2):
        for column in range(-1, 2):
            keys = (*here, row, column)
            right = column + 0.3 * (jitter(10, *keys) - 0.5) - turn * row
            down = row + 0.16 + 0.3 * (jitter(11, *keys) - 0.5) + turn * column
            radius = max(5, round(plan.side * (0.13 + 0.06 * jitter(12, *keys))))
            spots.append((y + down * gap, x + right * gap, radius, int(3 * jitter(8, *keys))))
    for low, across, radius, kind in sorted(spots):
        put(image, tree(radius, kind), across, low)


def palms(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Plant palms far apart."""
    for dx, dy in ((-0.22, -0.3), (0.2, -0.2), (-0.1, 0.14), (0.26, 0.3), (-0.3, 0.42)):
        put(image, palm(_scale(plan)), *plan.at(label, dx, dy), (0.45, 0.8))


@kept
def palm(scale: float) -> Image.Image:
    """Return a palm of about 30 x 36 units of ``scale`` pixels, with its shadow."""
    m = Mini(34, 40, scale)
    m.line(TRUNK, (16, 37), (17, 16), width=3)
    for leaf in range(7):
        angle = leaf * 2 * pi / 7 + 0.3
        tip = (17 + 13 * cos(angle), 15 + 10 * sin(angle))
        m.line(PALM if leaf % 2 else PALM_DARK, (17, 14), tip, width=4, depth=1)
    return dropped(m.done(0.4), 4, 3, 2, 0.4)


BUILT: Final[dict[str, Callable[[Image.Image, ColumnPlan, str], None]]] = {
    "town": town,
    "burning_village": burning,
    "castle": castle,
    "garden": garden,
    "palm_grove": palms,
}
"""By terrain."""
