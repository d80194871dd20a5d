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
from renderers.kit.land.villages import CHURCH_WALL, ROOFS, SLATE, WALL, gable, house, street
from renderers.kit.land.woods import tree
from renderers.kit.pen import XY
from renderers.kit.signs.shots import DARK_SMOKE, flash, smoke

ROWS: Final = (-0.5, -0.18, 0.16, 0.5)
LOTS: Final = (-0.29, -0.1, 0.1, 0.28)
"""Where the rows of a town stand, in sides below the middle of the hex, and the lots of a row."""
STONE_WALL, ROOF = rgb("#b9ad94"), rgb("#6d5a4a")
CHARRED: Final = rgb("#5a4a40")
ORCHARD_TURN: Final = 0.7
"""How far the rows of an orchard may be turned, as a slope from one way to the other."""
PALM, PALM_DARK, TRUNK = rgb("#5f8a3c"), rgb("#3c6130"), rgb("#7a5a38")


def _scale(plan: ColumnPlan) -> float:
    return round(plan.field.hex_width / 112, 3)


def town(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Build close crooked rows of houses around a place; in some hexes a church stands on it."""
    cell, scale = plan.field.cell_of(label), _scale(plan)
    here = (cell.column, cell.row)
    put(image, street(jitter(5, *here) < 0.5, scale), *plan.at(label))
    market = (1 + int(2 * jitter(6, *here)), int(4 * jitter(7, *here)))
    for row, dy in enumerate(ROWS):
        aside = 0.06 * (jitter(13, *here, row) - 0.5)
        for lot, dx in enumerate(LOTS):
            spot = plan.at(label, dx + aside, dy + 0.1 * (jitter(3, *here, row, lot) - 0.5))
            if (row, lot) != market:
                _on_lot(image, spot, (*here, row, lot), scale)
            elif (cell.column + cell.row) % 2:
                put(image, house(13, 11, 38, SLATE, CHURCH_WALL, scale), *spot, (0.5, 0.6))
                nave = gable(15, 20, 14, SLATE, CHURCH_WALL, scale)
                put(image, nave, spot[0], spot[1] + 6 * scale)


def _on_lot(image: Image.Image, spot: XY, keys: tuple[int, ...], scale: float) -> None:
    """Build a house along the street or with its gable to it, or plant a tree."""
    kind, roof = jitter(14, *keys), ROOFS[int(len(ROOFS) * jitter(4, *keys))]
    if kind < 0.1:
        put(image, tree(max(4, round(8 * scale)), keys[-1] % 3), *spot)
    elif kind < 0.5:
        put(image, gable(13 + keys[-1] % 3 * 2, 18, 12 + keys[-2] % 3, roof, WALL, scale), *spot)
    else:
        put(image, house(17 + keys[-1] * 3, 15, 11 + keys[-2] % 3 * 2, roof, WALL, scale), *spot)


def burning(image: Image.Image, plan: ColumnPlan, label: str) -> None:
    """Build charred houses with flames, under smoke that drifts to the right."""
    place, scale = plan.field.cell_of(label), _scale(plan)
    here = (place.column, place.row)
    for number, (dx, dy) in enumerate(((-0.24, -0.3), (0.14, -0.22), (-0.1, 0.22), (0.22, 0.3))):
        right, down = (jitter(15, *here, number, key) - 0.5 for key in range(2))
        dx, dy = dx + 0.14 * right, dy + 0.24 * down
        long = 20 + int(12 * jitter(16, *here, number))
        put(image, house(long, 17, 14, CHARRED, ROOF, scale), *plan.at(label, dx, dy))
        if jitter(17, *here, number) < 0.7:
            size = round((20 + 12 * jitter(18, *here, number)) * scale)
            put(image, flash(size, number + down), *plan.at(label, dx - 0.02, dy - 0.18))
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
