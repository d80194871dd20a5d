"""Groups: free paths of round bases, and where a base is set aside or saved.

A path is a list of points that the centre goes to, in thousandths of an inch; a base of two axes
keeps its heading on the way and may turn at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot, radians

import numpy as np
import shapely
from shapely import LineString, Point, Polygon
from shapely.affinity import translate

from .fixed import DEGREE, FULL, INCH, Place, Spot, length, walk
from .measuring import NOISE, distance, is_outside, is_within, overlaps, touches_base
from .moves import crossed
from .placing import bars, off_table, shapes_of
from .slowing import Mover, half_speed, slowing
from .table import Body, Fault, Piece, Table

_RAYS, _HALVINGS = 36, 16
"""Of the places round a tray: on so many rays, each found by so many steps."""
_FARTHEST = 12 * INCH


@dataclass(frozen=True)
class Wander:
    """A legal path of a Group: where it ends, what it costs in inches, terrain it went through."""

    end: Place
    shape: Polygon
    cost: float
    crossed: tuple[str, ...] = ()


def wander(
    table: Table, mover: Mover, points: Sequence[Spot], turn: int = 0, *, is_half: bool = False
) -> Wander | Fault:
    """Return a path of a Group, or why it is not legal; ``turn`` at its end, in hundredths.

    ``is_half``: a Move half, of half the Speed rounded up.

    Rules: FAS-GEO-17, FAS-9.1-b, FAS-9.2-a, FAS-9.3-b, FAS-1.1.1-b, FAS-RUL-13.
    """
    body = mover.body
    if not 1 <= len(points) <= table.numbers.path_points:
        return Fault("FAS-GEO-17", "points")
    stops = [body.place.spot, *points]
    heading = (body.place.heading + turn) % FULL
    after = table.moved(body, Place(*stops[-1], heading))
    sweeps = swept(table, body, points)
    cost, allowed = _cost(table, mover, stops, sweeps, turn, is_half=is_half)
    if cost > allowed + table.numbers.length + NOISE:
        return Fault("FAS-9.2-a", "too-far")
    fault = _path_fault(table, body, sweeps) or base_fault(table, after)
    if fault is not None:
        return fault
    over = crossed(table, (body.outline, *sweeps, after.outline))
    return Wander(after.place, after.outline, cost, tuple(one.id for one in over))


def swept(table: Table, body: Body, points: Sequence[Spot]) -> list[Polygon]:
    """Return what a base sweeps on each straight part of its path.  Rules: FAS-GEO-17."""
    return [_sweep(table, body, *pair) for pair in pairwise([body.place.spot, *points])]


def _sweep(table: Table, body: Body, start: Spot, end: Spot) -> Polygon:
    """Return what the base sweeps on a straight way."""
    ends = [table.shape(body.footprint, Place(*one, body.place.heading)) for one in (start, end)]
    return shapely.convex_hull(shapely.union(*ends))


def path_length(stops: Sequence[Spot]) -> float:
    """Return how long a path through some points is, in inches."""
    return sum(hypot(two.x - one.x, two.y - one.y) for one, two in pairwise(stops)) / INCH


def _cost(
    table: Table, mover: Mover, stops: list[Spot], sweeps: list[Polygon], turn: int, *,
    is_half: bool,
) -> tuple[float, float]:  # fmt: skip
    """Return what a path costs and may cost, in inches.

    The base is the moving edge: inches at which any part of it is in a Slowing (half) piece count
    double. A base of two axes that turns adds the arc of the end of its long axis.

    Rules: FAS-GEO-17, FAS-GEO-11, FAS-13.1-SPO-a.
    """
    footprint = mover.body.footprint
    speed = half_speed(mover.speed) if is_half else mover.speed
    far = path_length(stops)
    if footprint.width != footprint.depth:
        far += footprint.width / 2 / INCH * radians(abs(turn) / DEGREE)
    slow = [
        (piece, kind)
        for piece in table.pieces
        if (kind := slowing(mover, piece))
        and any(overlaps(table, one, piece.outline) for one in sweeps)
    ]
    if len(slow) > 1:
        return far, half_speed(speed) / INCH
    if slow and slow[0][1] == "less":
        return far, max(speed - INCH, half_speed(speed)) / INCH
    for piece, _ in slow:
        far += _inside(table, mover.body, piece, stops)
    return far, speed / INCH


def _inside(table: Table, body: Body, piece: Piece, stops: list[Spot]) -> float:
    """Return how many inches of a path any part of the base is in a piece."""
    base = table.shape(body.footprint, Place(0, 0, body.place.heading))
    grown = spread(piece.outline, base)
    return sum(
        float(LineString([one.inches, two.inches]).intersection(grown).length)
        for one, two in pairwise(stops)
        if one != two
    )


@lru_cache(maxsize=256)
def spread(shape: Polygon, base: Polygon) -> Polygon:
    """Return where the centre is while any part of a base is in a shape: their Minkowski sum.

    A base is the same after half a turn, so that it need not be mirrored.
    """
    rim = list(shape.exterior.coords)
    along = [
        shapely.convex_hull(shapely.union(translate(base, *one), translate(base, *two)))
        for one, two in pairwise(rim)
    ]
    return shapely.union_all([shape, *along])


def _path_fault(table: Table, body: Body, sweeps: list[Polygon]) -> Fault | None:
    """Tell what is against a path, whatever its end.

    Rules: FAS-9.3-b, FAS-RUL-13, FAS-13.1-NIE, FAS-5.3-a.
    """
    if off_table(table, shapes_of(sweeps)).any():
        return Fault("FAS-5.3-a", "off-table")
    for sweep in sweeps:
        for other in table.near(sweep, table.numbers.control_zone):
            if not body.is_enemy(other):
                continue
            if overlaps(table, sweep, other.outline):
                return Fault("FAS-9.3-b", "enemy-on-way", other.id)
            starts_out = other.is_unit and is_outside(table, body.outline, other)
            if starts_out and not is_outside(table, sweep, other):
                return Fault("FAS-1.1.1-b", "zone-on-way", other.id)
        for piece in table.under(sweep):
            if piece.has("impassable") and overlaps(table, sweep, piece.outline):
                return Fault("FAS-13.1-NIE", "impassable", piece.id)
    return None


def base_fault(table: Table, after: Body, exempt: str = "") -> Fault | None:
    """Return why a base may not stand where it is: on nothing, an inch from every enemy.

    ``exempt``: an element whose distance was judged already.

    Rules: FAS-GEO-17, FAS-9.3-b, FAS-GEO-05.
    """
    if off_table(table, shapes_of([after.outline]))[0]:
        return Fault("FAS-5.3-a", "off-table")
    least = table.numbers.group_distance - table.numbers.length - NOISE
    for other in table.near(after.outline, table.numbers.group_distance):
        if other.id in (after.id, exempt):
            continue
        if after.is_enemy(other) and distance(after, other) < least:
            return Fault("FAS-9.3-b", "end-near-enemy", other.id)
        if not other.structure and overlaps(table, after.outline, other.outline):
            return Fault("FAS-9.3-b", "end-on-element", other.id)
    for piece in filter(bars, table.under(after.outline)):
        if overlaps(table, after.outline, piece.outline):
            what = "end-on-structure" if piece.is_structure else "impassable"
            return Fault("FAS-13.3.1-a" if piece.is_structure else "FAS-13.1-NIE", what, piece.id)
    return None


# Placements ----------------------------------------------------------------------------------


def set_aside(table: Table, group: Body, unit: Body, spot: Spot) -> Place | Fault:
    """Return where a Group is set that a Unit ended on, or why not there.

    It stands an inch from the Unit; ``aside_places`` has the places where there is none such.

    Rules: FAS-GEO-23, FAS-9.3-c, FAS-RUL-27.
    """
    after = table.moved(group, Place(*spot, group.place.heading))
    apart = distance(after, unit)
    if abs(apart - table.numbers.group_distance) > table.numbers.contact + NOISE:
        return Fault("FAS-GEO-23", "not-an-inch", unit.id)
    return base_fault(table, after, exempt=unit.id) or after.place


def under(table: Table, unit: Body) -> list[Body]:
    """Return the Groups of either side that a Unit stands on.

    Rules: FAS-9.3-c, FAS-RUL-27, FAS-GEO-05.
    """
    return [
        one
        for one in table.near(unit.outline)
        if not one.is_unit and overlaps(table, unit.outline, one.outline)
    ]


def aside_places(table: Table, group: Body, unit: Body) -> list[Place]:
    """Return places for a Group that is set aside: straight behind the Unit first, then around it.

    Where no place is an inch off, the nearest that overlaps nothing.

    Rules: FAS-GEO-23, FAS-9.3-c.
    """
    rest = table.without(group.id)
    near = list(ring(rest, group, unit, table.numbers.group_distance))
    legal = [
        one for one in near if base_fault(rest, rest.moved(group, one), exempt=unit.id) is None
    ]
    if legal:
        return legal
    for fifth in range(120):
        for place in ring(rest, group, unit, fifth / 5):
            if _overlaps_nothing(rest, rest.moved(group, place)):
                return [place]
    return []


def ring(table: Table, group: Body, unit: Body, apart: float) -> Iterator[Place]:
    """Yield places of a base at a distance from a tray, from its rear on clockwise and back.

    On each ray from the tray's centre the place is looked for by halves, on all of them at once.
    """
    behind = unit.place.heading + FULL // 2
    turns = ((step + 1) // 2 * (1 if step % 2 else -1) * 10 for step in range(_RAYS))
    courses = [behind + turn * DEGREE for turn in turns]
    heading = group.place.heading
    rim = shapely.get_coordinates(table.shape(group.footprint, Place(0, 0, heading)))
    low, high = np.zeros(_RAYS, np.int64), np.full(_RAYS, _FARTHEST)
    for _ in range(_HALVINGS):
        middle = (low + high) // 2
        spots = [
            walk(unit.place, (course, int(far)))
            for course, far in zip(courses, middle, strict=True)
        ]
        bases = shapely.polygons(rim + np.array(spots)[:, None, :] / INCH)
        near = shapely.distance(bases, unit.outline) < apart
        low, high = np.where(near, middle + 1, low), np.where(near, high, middle)
    for course, far in zip(courses, high, strict=True):
        if 0 < far < _FARTHEST:
            yield Place(*walk(unit.place, (course, int(far))), heading)


def _overlaps_nothing(table: Table, after: Body) -> bool:
    if off_table(table, shapes_of([after.outline]))[0]:
        return False
    bodies = any(overlaps(table, after.outline, one.outline) for one in table.bodies)
    return not bodies and not any(
        overlaps(table, after.outline, one.outline) for one in filter(bars, table.pieces)
    )


def save(table: Table, mover: Mover, spot: Spot, within: float) -> Place | Fault:
    """Return where a Group is safe from an Overrun: touching an own Unit, or why it is not.

    The Unit was within some inches of it, and its centre moved by its Speed at the most.

    Rules: FAS-GEO-23, FAS-9.3-d.
    """
    group = mover.body
    after = table.moved(group, Place(*spot, group.place.heading))
    moved = hypot(spot.x - group.place.x, spot.y - group.place.y)
    if moved > mover.speed + length(table.numbers.length):
        return Fault("FAS-GEO-23", "too-far")
    friends = [
        one
        for one in table.bodies
        if one.is_unit and not one.is_enemy(group) and is_within(table, one, group, within)
    ]
    if not any(touches_base(table, after, one.outline) for one in friends):
        return Fault("FAS-GEO-23", "no-contact")
    return base_fault(table.without(group.id), after) or after.place


def save_places(table: Table, mover: Mover, within: float) -> list[Place]:
    """Return places where a Group is safe from an Overrun, the nearest first.

    Rules: FAS-GEO-23, FAS-9.3-d.
    """
    group = mover.body
    found = []
    for friend in table.bodies:
        if friend.is_unit and not friend.is_enemy(group):
            for place in ring(table, group, friend, 0.01):
                if isinstance(save(table, mover, place.spot, within), Place):
                    apart = Point(place.spot.inches).distance(Point(group.place.spot.inches))
                    found.append((round(apart, 3), place))
    return [place for _, place in sorted(found)]
