"""Placements that rules ask for: facing a charge, following up, breaking through, making room.

Places are on the grid; distances and vectors in thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Literal

import shapely
from shapely import LineString, Point

from .approaches import Approach
from .fixed import DEGREE, FULL, INCH, QUARTER, XY, Place, Spot, bearing, length, unit, walk
from .measuring import NOISE, contacts, distance, zones_at
from .moves import Journey, journey, judge, kind_of, passed, touched_groups
from .placing import end_fault, nearer, shapes_of
from .shapes import REFS, Ref, edges, facing, ref_point
from .slowing import Mover
from .table import Body, Fault, Piece, Table
from .tracks import Track
from .turning import Wheel, not_nearer, turned

_FINE = 50
"""The step of searches along a line, in thousandths of an inch."""


# A charge and its answer ---------------------------------------------------------------------


def faces(
    table: Table, body: Body, charger: Body, side: Literal["right", "left"]
) -> dict[Literal["turn", "centre"], Place]:
    """Return how a Unit may face a charge on a side: ``turn`` about the front corner, ``centre``.

    Centred, its REF-1 stands where the REF of the attacked side was.

    Rules: FAS-GEO-18, FAS-7.3.2.2-a, FAS-RUL-67.
    """
    ref: Ref = 2 if side == "right" else 4
    wheel = Wheel(QUARTER, "FR") if ref == 2 else Wheel(-QUARTER, "FL")
    out = facing(body.place.heading, ref)
    ahead = body.footprint.half(ref) - body.footprint.half(1)
    wheeled = turned(body.footprint, body.place, wheel)
    centred = Place(*walk(body.place, (out, ahead)), out)
    found: dict[Literal["turn", "centre"], Place] = {}
    if _faces(table, body, wheeled, charger):
        found["turn"] = wheeled
    if _may_stand(table, body, centred, charger):
        found["centre"] = centred
    return found


def _faces(table: Table, body: Body, place: Place, charger: Body) -> bool:
    """Tell whether a Unit at a place shares enough of its front with the charger's."""
    fronts = [
        one.shared
        for one in contacts(table, table.moved(body, place), charger)
        if (one.edge, one.other) == ("front", "front")
    ]
    enough = max(fronts, default=0.0) >= table.numbers.shared_front - NOISE
    return enough and _may_stand(table, body, place, charger)


def _may_stand(table: Table, body: Body, place: Place, charger: Body) -> bool:
    after = table.moved(body, place)
    exempt = {charger.id} | not_nearer(table, body, after)
    return end_fault(table, body, after.outline, exempt) is None


def follow_up(table: Table, mover: Mover, charger: Body) -> Journey | None:
    """Return how a counter-charger goes after a charger that withdrew; None: it cannot move.

    Straight to its nearest REF: into contact if it gets so far, else its whole Speed; before a
    control zone it stops.

    Rules: FAS-GEO-18, FAS-7.3.2.3-b, FAS-RUL-50.
    """
    body = mover.body
    origin = ref_point(body.footprint, body.place, 1)
    goals = {ref: ref_point(charger.footprint, charger.place, ref) for ref in REFS}
    ref = min(REFS, key=lambda one: (round(_apart(origin, goals[one]), 6), one))
    if _apart(origin, goals[ref]) <= mover.speed / INCH + table.numbers.length + NOISE:
        met = _aligned(table, body, charger, ref, goals[ref])
        if met is not None:
            return met
    course = bearing(goals[ref][0] - origin[0], goals[ref][1] - origin[1])
    phi = (course - body.place.heading + FULL // 2) % FULL - FULL // 2
    ways = [Track(body.footprint, body.place, 1, phi, far) for far in range(mover.speed, 0, -_FINE)]
    verdicts = judge(table, mover, ways, kind_of(table, "move"))[0]
    legal = (way for way, bad in zip(ways, verdicts, strict=True) if bad is None)
    found = next(legal, None)
    return None if found is None else journey(table, mover, found, found.distance / INCH)


def _apart(one: XY, other: XY) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def _aligned(table: Table, body: Body, charger: Body, ref: Ref, goal: XY) -> Journey | None:
    """Return how it comes into contact, if neither the way nor the end is barred."""
    origin = ref_point(body.footprint, body.place, 1)
    way = Approach(body.footprint, body.place, goal, _apart(origin, goal))
    others = [
        one for one in table.bodies if one.is_unit and body.is_enemy(one) and one.id != charger.id
    ]
    path = shapes_of([way.strip])
    if any(nearer(table, path, one.outline, table.numbers.control_zone)[0] for one in others):
        return None
    out = facing(charger.place.heading, ref)
    reach = charger.footprint.half(ref) + body.footprint.half(1)
    place = Place(*walk(charger.place, (out, reach)), (out + 2 * QUARTER) % FULL)
    shape = table.shape(body.footprint, place)
    if end_fault(table, body, shape, exempt={charger.id}):
        return None
    touched = touched_groups(table, body, way, shape)
    return Journey(place, shape, way.far, passed(table, body, way.strip), touched)


def break_through(table: Table, body: Body, target: Body) -> Place | None:
    """Return where a Unit stands that rode through the beaten enemy; None: there is no place.

    It keeps its heading; its rear edge is put on the far edge of the target, straight ahead or,
    where that is not legal, slid along that edge as little as possible; then it goes on by an inch.

    Rules: FAS-GEO-18, FAS-12.1-BRK-b, FAS-RUL-24.
    """
    h = body.place.heading
    far, low, high = _far_edge(body, target)
    half, size = body.footprint.half(1), body.footprint.width
    least = length(table.numbers.shared_front)
    on = length(table.numbers.break_through)
    for aside in _outwards(size + high - low):
        shared = min(aside + size // 2, high) - max(aside - size // 2, low)
        if shared < least:
            continue
        placed = Place(*walk(body.place, (h, far + half), (h + QUARTER, aside)), h)
        after = Place(*walk(body.place, (h, far + half + on), (h + QUARTER, aside)), h)
        enemies = {one.id for one in table.bodies if body.is_enemy(one)}
        if end_fault(table, body, table.shape(body.footprint, placed), enemies):
            continue
        if end_fault(table, body, table.shape(body.footprint, after)) is None:
            return after
    return None


def _far_edge(body: Body, target: Body) -> tuple[int, int, int]:
    """Return how far ahead the far edge of an enemy is, and its ends to the left and right."""
    x, y = body.place.spot.inches
    (dx, dy), (rx, ry) = _axes(body.place.heading)
    points = shapely.get_coordinates(target.outline) - (x, y)
    ahead, aside = points @ (dx, dy), points @ (rx, ry)
    last = aside[ahead >= ahead.max() - 0.02]
    return length(float(ahead.max())), length(float(last.min())), length(float(last.max()))


def _axes(heading: int) -> tuple[XY, XY]:
    return unit(heading), unit(heading + QUARTER)


def _outwards(most: int) -> Iterator[int]:
    yield 0
    for aside in range(_FINE, most, _FINE):
        yield from (aside, -aside)


# Making room ---------------------------------------------------------------------------------


def shift(table: Table, body: Body, cause: Body, dx: int, dy: int) -> Place | Fault:
    """Return where a Unit stands that makes room by at most an inch, or why it may not.

    It keeps its heading and ends outside the control zone of what caused it, and in no other
    enemy's unless it was in it before.

    Rules: FAS-GEO-24, FAS-7.2.3-b, FAS-13.3.1-e.
    """
    if hypot(dx, dy) > length(table.numbers.shift):
        return Fault("FAS-GEO-24", "too-far", cause.id)
    place = Place(body.place.x + dx, body.place.y + dy, body.place.heading)
    after = table.moved(body, place)
    if nearer(table, shapes_of([after.outline]), cause.outline, table.numbers.control_zone)[0]:
        return Fault("FAS-GEO-24", "in-zone", cause.id)
    before = {one.id for one in zones_at(table, body, body.outline)} - {cause.id}
    return end_fault(table, body, after.outline, before) or place


def shortest_shift(table: Table, body: Body, cause: Body) -> Place | None:
    """Return the shortest shift that makes room, by 0.05 in and 5 degrees; None: there is none.

    Of several the one that goes farthest from the cause.

    Rules: FAS-GEO-24.
    """
    if not zones_at(table.holding(cause), body, body.outline):
        return body.place
    for far in range(_FINE, length(table.numbers.shift) + 1, _FINE):
        legal = [
            found
            for course in range(0, FULL, 5 * DEGREE)
            if hypot(*(end := walk(Spot(0, 0), (course, far)))) <= far
            and isinstance(found := shift(table, body, cause, *end), Place)
        ]
        if legal:
            return max(legal, key=lambda one: distance(table.moved(body, one), cause))
    return None


def slide_to(table: Table, body: Body, piece: Piece) -> Place | None:
    """Return where a Unit stands whose nearest REF slid onto a structure; None: it cannot.

    Rules: FAS-GEO-19, FAS-13.3.1-e.
    """
    rim = piece.outline.exterior
    ways = []
    for ref in REFS:
        x, y = ref_point(body.footprint, body.place, ref)
        ((tx, ty),) = rim.interpolate(rim.project(Point(x, y))).coords
        ways.append((hypot(tx - x, ty - y), tx - x, ty - y))
    enemies = {one.id for one in table.bodies if body.is_enemy(one)}
    for _, dx, dy in sorted(ways):
        place = Place(body.place.x + length(dx), body.place.y + length(dy), body.place.heading)
        if end_fault(table, body, table.shape(body.footprint, place), enemies) is None:
            return place
    return None


# Structures ----------------------------------------------------------------------------------


def can_occupy(table: Table, body: Body, piece: Piece) -> bool:
    """Tell whether a Unit touches an empty structure with a REF.

    Rules: FAS-13.3.1-a, FAS-13.3.1-c, FAS-GEO-24.
    """
    reach = table.numbers.contact + NOISE
    refs = (Point(ref_point(body.footprint, body.place, ref)) for ref in REFS)
    return (
        piece.is_structure
        and table.garrison(piece) is None
        and any(piece.outline.distance(one) <= reach for one in refs)
    )


def leave(table: Table, body: Body, rim: XY, ref: Ref, heading: int) -> Place | Fault:
    """Return where a garrison stands that leaves: REF-1 or REF-3 at a point of the rim.

    Rules: FAS-GEO-24, FAS-13.3.1-b.
    """
    if ref not in (1, 3):
        return Fault("FAS-13.3.1-b", "ref", body.structure)
    edge = table.piece(body.structure).outline.exterior
    if edge.distance(Point(rim)) > table.numbers.contact + NOISE:
        return Fault("FAS-GEO-24", "off-rim", body.structure)
    ((x, y),) = edge.interpolate(edge.project(Point(rim))).coords
    place = _beside(body, Spot(length(x), length(y)), ref, heading)
    return end_fault(table, body, table.shape(body.footprint, place)) or place


def _beside(body: Body, spot: Spot, ref: Ref, heading: int) -> Place:
    back = facing(heading, ref) + 2 * QUARTER
    return Place(*walk(spot, (back, body.footprint.half(ref))), heading % FULL)


def forced_leave(
    table: Table, body: Body, rim: XY, ref: Ref, heading: int, source: XY
) -> Place | Fault:  # fmt: skip
    """Return where a garrison stands that is forced out: no corner nearer to the source.

    Rules: FAS-GEO-24, FAS-13.3.1-f, FAS-RUL-71.
    """
    place = leave(table, body, rim, ref, heading)
    if isinstance(place, Fault):
        return place
    before = table.piece(body.structure).outline.distance(Point(source))
    corners = shapely.get_coordinates(table.shape(body.footprint, place))
    after = min(_apart(source, (float(x), float(y))) for x, y in corners)
    if after < before - table.numbers.length - NOISE:
        return Fault("FAS-13.3.1-f", "nearer", body.structure)
    return place


def ways_out(table: Table, body: Body, source: XY | None = None) -> list[tuple[Place, Ref]]:
    """Return where a garrison can leave, the way out farthest from the source first.

    Points every 0.25 in of the rim are tried, the heading square to it, REF-3 at the rim before
    REF-1.

    Rules: FAS-GEO-24, FAS-13.3.1-b, FAS-13.3.1-f.
    """
    found: list[tuple[float, Place, Ref]] = []
    for edge in edges(table.piece(body.structure).outline):
        out = (_heading(edge) - QUARTER) % FULL
        for share in range(round(edge.length * 4) + 1):
            ((x, y),) = edge.interpolate(share / 4).coords
            for ref in (3, 1):
                heading = out if ref == 3 else (out + 2 * QUARTER) % FULL
                place = (
                    leave(table, body, (x, y), ref, heading)
                    if source is None
                    else forced_leave(table, body, (x, y), ref, heading, source)
                )
                if isinstance(place, Place):
                    apart = _apart(source, (x, y)) if source is not None else 0.0
                    found.append((apart, place, ref))
    found.sort(key=lambda one: (-round(one[0], 3), -one[2]))
    return [(place, ref) for _, place, ref in found]


def _heading(edge: LineString) -> int:
    (x, y), (fx, fy) = edge.coords
    return bearing(fx - x, fy - y)
