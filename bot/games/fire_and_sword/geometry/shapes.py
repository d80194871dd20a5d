"""Outlines of trays and bases, their edges, REFs and zones.

Edges and REFs are numbered clockwise from the front: 1 front, 2 right, 3 rear, 4 left. Outlines
are shapely polygons in inches.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from shapely import LineString, Polygon

from bot.games.fire_and_sword.content.base import EDGES, Edge

from .fixed import FULL, INCH, QUARTER, SCALE, XY, Place, cosine, reach, sine, unit

Ref: TypeAlias = int
"""1 to 4; a REF is the middle of the edge of its number."""
REFS: tuple[Ref, ...] = (1, 2, 3, 4)
_NOISE = 1e-9
"""What floating point may add to a length of the table, in inches."""


class Footprint(NamedTuple):
    """What a piece covers, in thousandths of an inch; a base is round, a tray is not."""

    width: int
    depth: int
    is_round: bool = False

    def half(self, ref: Ref) -> int:
        """Return how far the edge of a REF is from the centre."""
        return (self.depth if ref % 2 else self.width) // 2

    def edge(self, ref: Ref) -> int:
        """Return the length of the edge of a REF."""
        return self.width if ref % 2 else self.depth


def facing(heading: int, ref: Ref) -> int:
    """Return the heading of the outward normal of an edge.

    >>> facing(4_500, 3)
    22500
    """
    return (heading + QUARTER * (ref - 1)) % FULL


def ref_point(footprint: Footprint, place: Place, ref: Ref) -> XY:
    """Return a REF in inches.

    Rules: FAS-GEO-02.
    """
    return reach(place, (facing(place.heading, ref), footprint.half(ref)))


@lru_cache(maxsize=1 << 14)
def outline(footprint: Footprint, place: Place, corners: int) -> Polygon:
    """Return the outline of a tray (FL, FR, RR, RL), or of a base with so many corners.

    A base of two axes has the long one along its right.

    Rules: FAS-GEO-02, FAS-GEO-09.
    """
    if footprint.is_round:
        return Polygon(_rim(footprint, place, corners))
    return Polygon(tray_corners(footprint, place))


def tray_corners(footprint: Footprint, place: Place) -> list[XY]:
    """Return the corners of a tray: FL, FR, RR, RL.  Rules: FAS-GEO-02."""
    ahead, right = footprint.depth // 2, footprint.width // 2
    h = place.heading
    return [
        reach(place, (h, front * ahead), (h + QUARTER, side * right))
        for front, side in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]


def _rim(footprint: Footprint, place: Place, corners: int) -> list[XY]:
    # A circle has no front: its corners stay where they are when it turns.
    h = place.heading if footprint.width != footprint.depth else 0
    steps = [FULL * index // corners for index in range(corners)]
    scale = 2 * SCALE * INCH
    (fx, fy), (rx, ry) = unit(h), unit(h + QUARTER)
    return [
        (
            place.x / INCH + (right * rx + front * fx) / scale,
            place.y / INCH + (right * ry + front * fy) / scale,
        )
        for right, front in (
            (footprint.width * sine(one), footprint.depth * cosine(one)) for one in steps
        )
    ]


def edges(shape: Polygon) -> list[LineString]:
    """Return the edges of an outline in the order of its corners: of a tray, those of REF 1 to 4.

    Rules: FAS-GEO-19.
    """
    return [LineString(pair) for pair in pairwise(shape.exterior.coords)]


def strip(
    start: XY, heading: int, span: tuple[float, float], sides: tuple[float, float]
) -> list[XY]:  # fmt: skip
    """Return the rectangle along a direction: from, to; how far to its left and to its right.

    All in inches, measured from ``start``.
    """
    (ax, ay), (rx, ry) = unit(heading), unit(heading + QUARTER)
    (back, ahead), (left, right) = span, sides
    return [
        (start[0] + along * ax + across * rx, start[1] + along * ay + across * ry)
        for along, across in ((ahead, -left), (ahead, right), (back, right), (back, -left))
    ]


def zone(footprint: Footprint, place: Place, point: XY) -> Edge:
    """Return the zone of a Unit that a point lies in; a tie is front before side before rear.

    The zones are bounded by the 45 degree rays through the corners.

    Rules: FAS-GEO-03, FAS-RUL-15, FAS-1.1.1-e.
    """
    dx, dy = point[0] - place.x / INCH, point[1] - place.y / INCH
    (fx, fy), (rx, ry) = unit(place.heading), unit(place.heading + QUARTER)
    right, front = dx * rx + dy * ry, dx * fx + dy * fy
    beside = abs(right) - footprint.width / 2 / INCH
    beyond = abs(front) - footprint.depth / 2 / INCH
    if front > 0 and beyond >= beside - _NOISE:
        return EDGES[0]
    if front <= 0 and beyond > beside + _NOISE:
        return EDGES[2]
    return EDGES[1] if right > 0 else EDGES[3]
