"""What part of a table a picture shows, and how large: from inches to pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from bot.games.fire_and_sword.geometry.fixed import INCH as THOUSANDTHS
from bot.games.fire_and_sword.geometry.fixed import Place
from renderers.fire_and_sword.layout import WIDTH
from renderers.fire_and_sword.tray import INCH
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.pen import XY
from renderers.kit.scene.crop import Part, part_of
from renderers.kit.scene.placed import Box
from renderers.kit.scene.view import View

from .land import Land

RULER: Final = 30
"""Width of the ruler around the table in pixels."""
ZOOMS: Final = (1.5, 1.2, 1.0, 0.8, 0.64)
"""How large a part may be seen: 30 pixels an inch, 24, 20, ..."""
LARGER: Final = 1.25
"""How large a table is shown that is narrow enough for it."""
MARGIN: Final = 3.5 * INCH
"""Room around what is looked at in pixels of the table."""

GRID: Final = 2 * INCH
"""Parts begin on a grid this wide in pixels of the table, so that parts alike are kept as one."""


class Eye(NamedTuple):
    """A view of a land; ``k``: what sprites are scaled by, 1 at 20 pixels an inch."""

    land: Land
    view: View

    @property
    def k(self) -> float:
        """Picture pixels a pixel of the land."""
        return self.view.k

    def at(self, point: XY) -> XY:
        """Return where a point in inches lies on the picture."""
        return self.view.at(self.land.spot(point))

    def of(self, place: Place) -> XY:
        """Return where the middle of a place lies on the picture."""
        return self.at(place.spot.inches)

    def line(self, points: Iterable[XY]) -> list[XY]:
        """Return where points in inches lie on the picture."""
        return [self.at(point) for point in points]

    def heading(self, place: Place) -> int:
        """Return where a place looks on the picture, in whole degrees from up, clockwise."""
        return round(place.heading / 100 + (180 if self.land.turned else 0)) % 360


def scale_of(land: Land) -> float:
    """Return how large a whole table is shown: a small one larger than 20 pixels an inch."""
    return LARGER if land.size[0] * LARGER <= WIDTH - 2 * RULER else 1.0


def box_of(land: Land) -> Box:
    """Return where a whole table lies on its picture."""
    k, (wide, high) = scale_of(land), land.size
    left, top = (WIDTH - round(wide * k)) // 2, ABOVE + RULER
    return left, top, left + round(wide * k), top + round(high * k)


def whole(land: Land) -> Eye:
    """Return the view of a whole table in its frame."""
    k, (left, top, _, _) = scale_of(land), box_of(land)
    return Eye(land, View(-left / k, -top / k, k))


def size_of(land: Land) -> tuple[int, int]:
    """Return width and height of the picture of a whole table with its frame."""
    return WIDTH, low_of(land) + BELOW


def low_of(land: Land) -> int:
    """Return where the frame below a whole table begins."""
    return box_of(land)[3] + RULER


def near(land: Land, points: Sequence[XY]) -> Part:
    """Return the part of a table with some points in inches, as large as may be."""
    wide, high = land.size
    spots = [land.spot(point) for point in points]
    part = part_of(spots, (MARGIN, MARGIN), (0.0, 0.0, wide, high), ZOOMS)
    view, (room, tall) = part.view, part.size
    x, y = _snapped(view.x, wide - room / view.k), _snapped(view.y, high - tall / view.k)
    return part._replace(view=view._replace(x=x, y=y))


def _snapped(corner: float, most: float) -> float:
    """Move a corner to the grid of parts, unless it lies at the edge of the table."""
    return min(round(corner / GRID) * GRID, most) if 0 < corner < most else corner


def inches(place: Place, right: float = 0.0, ahead: float = 0.0) -> XY:
    """Return a point in inches, so far to the right and ahead of a place."""
    angle = radians(place.heading / 100)
    x, y = place.x / THOUSANDTHS, place.y / THOUSANDTHS
    return (
        x + right * cos(angle) + ahead * sin(angle), y - right * sin(angle) + ahead * cos(angle),
    )  # fmt: skip
