"""Lines of fire and fire corridors.

A line goes from a firing REF of the shooter, for a Group or a garrison from any point of its rim,
to a point of the target's edge. Points and lengths are in inches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import hypot

import numpy as np
import shapely
from shapely import Point, Polygon
from shapely.ops import nearest_points

from bot.games.fire_and_sword.content.base import EDGES, Edge

from .fixed import XY
from .measuring import NOISE, distance, is_partly_in, occupied
from .moves import crossing
from .placing import Mask, shared_areas
from .shapes import Ref, edges, ref_point, zone
from .table import Body, Fault, Table

LEFT, RIGHT = "left", "right"
SIDES = (LEFT, RIGHT)
_STEP = 20
"""Points that are tried on an inch of the target's edge."""
_BATCH = 24
"""So many lines are looked at together; the shortest, mostly a legal one, before all others."""


@dataclass(frozen=True)
class Line:
    """A legal line of fire: both ends, its length, the edge it ends on, its free corridors.

    ``is_halved``: it ends on an edge in whose zone its origin does not lie (FAS-6.1.1-b);
    ``is_flank``: its origin lies in a side or rear zone of the target, and it is not halved.
    """

    origin: XY
    aim: XY
    length: float
    edge: Edge
    sides: tuple[str, ...]
    is_halved: bool
    is_flank: bool


@dataclass(frozen=True)
class Barriers:
    """What no line and no corridor between two elements may cross."""

    ids: tuple[str, ...]
    shapes: tuple[Polygon, ...]


def barriers(table: Table, shooter: Body, target: Body) -> Barriers:
    """Return what blocks between two elements: Units, and terrain that blocks.

    Groups and Artillery block nothing. Commanding terrain under either end lifts all but Units in
    such terrain, and terrain that is Commanding and Blocking; blocking terrain that either end
    occupies, or that both are partly in, blocks nothing between them.

    Only what lies between them is looked at.

    Rules: FAS-6.1.1-a, FAS-13.1-BLO, FAS-13.1-GOR, FAS-RUL-74, FAS-12.1-ART-b, FAS-13.3.1-d.
    """
    space = shapely.convex_hull(shapely.union(shooter.outline, target.outline))
    reach = table.numbers.corridor
    under = {piece.id for end in (shooter, target) for piece in occupied(table, end)}
    is_high = any(table.piece(key).has("commanding") for key in under)
    found = [
        (one.id, one.outline)
        for one in table.near(space, reach)
        if one.blocks and one.id not in (shooter.id, target.id)
        and (not is_high or any(p.has("commanding") for p in occupied(table, one)))
    ]  # fmt: skip
    found += [
        (one.id, one.outline)
        for one in table.under(space, reach)
        if one.has("blocking") and one.id not in under
        and (not is_high or one.has("commanding"))
        and not (is_partly_in(table, shooter, one) and is_partly_in(table, target, one))
    ]  # fmt: skip
    return Barriers(tuple(key for key, _ in found), tuple(shape for _, shape in found))


def origins(shooter: Body, ref: Ref = 1) -> Iterator[XY]:
    """Yield where a shooter may fire from: one REF, or its rim.

    Rules: FAS-6.1-a, FAS-9.1-c, FAS-RUL-55, FAS-13.3.1-d.
    """
    if shooter.is_unit and not shooter.structure:
        yield ref_point(shooter.footprint, shooter.place, ref)
        return
    yield from _points(shooter.outline, per_inch=4)


def line(
    table: Table, shooter: Body, target: Body, origin: XY, aim: XY, ref: Ref = 1,
    edge: Edge | None = None,
) -> Line | Fault:  # fmt: skip
    """Return a line of fire with its free corridors, or why there is none.

    ``aim`` is moved onto the edge of the target. ``edge``: which of two edges is meant where it is
    a corner; None: the one that is best for the shooter.

    Rules: FAS-GEO-13, FAS-GEO-14, FAS-6.1-a, FAS-6.1.1-a, FAS-6.1.2-a.
    """
    on = shapely.get_coordinates(
        target.outline.exterior.interpolate(target.outline.exterior.project(Point(aim)))
    )[0]
    aim = float(on[0]), float(on[1])
    if _has_zones(shooter) and zone(shooter.footprint, shooter.place, aim) != EDGES[ref - 1]:
        return Fault("FAS-6.1-a", "not-in-zone", target.id)
    between = barriers(table, shooter, target)
    blocked = _blocked(table, target, between, [(origin, aim)])[0]
    if blocked is not None:
        return blocked
    free = corridors(table, target, between, [(origin, aim)])[0]
    if not free:
        return Fault("FAS-6.1.2-a", "no-corridor", target.id)
    return _line(table, target, origin, aim, free, edge)


def lines(
    table: Table, shooter: Body, target: Body, ref: Ref = 1, per_inch: int = _STEP,
    origin: XY | None = None,
) -> Iterator[Line]:  # fmt: skip
    """Yield legal lines of fire at a target from the shortest on: a point every 0.05 in is tried.

    ``origin``: the one point of the rim that it fires from; None: any.

    Rules: FAS-GEO-13, FAS-GEO-14, FAS-6.1-a.
    """
    aims = list(_points(target.outline, per_inch if _has_zones(shooter) else min(per_inch, 4)))
    starts = [origin] if origin is not None else list(origins(shooter, ref))
    aims += [_nearest(target.outline, start) for start in starts]
    if _has_zones(shooter):
        here = EDGES[ref - 1]
        aims = [one for one in aims if zone(shooter.footprint, shooter.place, one) == here]
    between = barriers(table, shooter, target)
    rest, size = _by_length(starts, aims), 1
    while batch := list(islice(rest, size)):
        size = _BATCH
        clear = [
            pair
            for pair, fault in zip(batch, _blocked(table, target, between, batch), strict=True)
            if fault is None
        ]
        free = corridors(table, target, between, clear) if clear else []
        for pair, sides in zip(clear, free, strict=True):
            if sides:
                yield _line(table, target, *pair, sides, None)


def default_line(
    table: Table, shooter: Body, target: Body, reach: float, ref: Ref = 1, per_inch: int = _STEP,
    origin: XY | None = None,
) -> Line | None:  # fmt: skip
    """Return the shortest line within a range that is not halved, else the shortest, if any.

    ``reach`` is the range of the fire in inches; ``per_inch``: points tried on an inch of edge.

    Rules: FAS-6.1-a, FAS-6.1.1-b.
    """
    best: Line | None = None
    for one in lines(table, shooter, target, ref, per_inch, origin):
        if one.length > reach + table.numbers.length + NOISE:
            break
        if not one.is_halved:
            return one
        best = best or one
    return best


def nearest_visible(table: Table, shooter: Body, ref: Ref = 1) -> Body | None:
    """Return the nearest enemy element that a shooter has a legal line of fire and corridor to.

    Rules: FAS-GEO-20, FAS-RUL-56, FAS-9.3-a.
    """
    enemies = [one for one in table.bodies if shooter.is_enemy(one)]
    enemies.sort(key=lambda one: (distance(shooter, one), one.id))
    return next((one for one in enemies if any(lines(table, shooter, one, ref))), None)


def nearest_origin(shooter: Body, target: Body, ref: Ref = 1) -> XY:
    """Return where a shooter fires from if nothing is said: its REF, of a rim the nearest point.

    Rules: FAS-NOT-03, FAS-9.1-c, FAS-13.3.1-d, FAS-RUL-91.
    """
    if _has_zones(shooter):
        return ref_point(shooter.footprint, shooter.place, ref)
    spot, _ = nearest_points(shooter.outline.exterior, target.outline)
    return float(spot.x), float(spot.y)


# Parts ---------------------------------------------------------------------------------------


def _has_zones(body: Body) -> bool:
    return body.is_unit and not body.structure


def _points(shape: Polygon, per_inch: int) -> Iterator[XY]:
    """Yield the corners of an outline and points between them."""
    for one in edges(shape):
        (x, y), (fx, fy) = one.coords
        steps = max(1, round(one.length * per_inch))
        for step in range(steps):
            yield x + (fx - x) * step / steps, y + (fy - y) * step / steps


def _nearest(shape: Polygon, start: XY) -> XY:
    x, y = shape.exterior.interpolate(shape.exterior.project(Point(start))).coords[0]
    return x, y


def _by_length(starts: Sequence[XY], aims: Sequence[XY]) -> Iterator[tuple[XY, XY]]:
    """Yield all pairs of a start and an aim from the shortest on, equal ones by their places."""
    if not aims:
        return
    origin_x, origin_y = np.repeat(np.asarray(starts), len(aims), axis=0).T
    x, y = np.tile(np.asarray(aims), (len(starts), 1)).T
    length = np.round(np.hypot(x - origin_x, y - origin_y), 9)
    for index in np.lexsort((y, x, origin_y, origin_x, length)):
        start, aim = divmod(int(index), len(aims))
        yield starts[start], aims[aim]


def _blocked(
    table: Table, target: Body, between: Barriers, pairs: Sequence[tuple[XY, XY]]
) -> list[Fault | None]:
    """Tell what is in the way of each line.  Rules: FAS-GEO-13, FAS-6.1.1-a."""
    found: list[Fault | None] = [None] * len(pairs)
    all_lines = shapely.linestrings(pairs)
    for key, shape in ((target.id, target.outline), *zip(between.ids, between.shapes, strict=True)):
        what = "through-target" if key == target.id else "line-blocked"
        for index in np.flatnonzero(crossing(table, all_lines, shape)):
            found[index] = found[index] or Fault("FAS-6.1.1-a", what, key)
    return found


def corridors(
    table: Table, target: Body, between: Barriers, pairs: Sequence[tuple[XY, XY]]
) -> list[tuple[str, ...]]:
    """Return for each line on which sides its corridor is legal, the left first.

    The strip of 1 in reaches the target with its full width, and what of it is nearer than the
    target holds nothing that blocks.

    Rules: FAS-GEO-14, FAS-6.1.2-a.
    """
    found: list[list[str]] = [[] for _ in pairs]
    for side, sign in ((LEFT, -1), (RIGHT, 1)):
        for index in np.flatnonzero(_free(table, target, between, pairs, sign)):
            found[index].append(side)
    return [tuple(one) for one in found]


def _free(
    table: Table, target: Body, between: Barriers, pairs: Sequence[tuple[XY, XY]], sign: int
) -> Mask:  # fmt: skip
    wide, slack = table.numbers.corridor, table.numbers.length + NOISE
    start = np.array([pair[0] for pair in pairs])
    aim = np.array([pair[1] for pair in pairs])
    apart = np.maximum(np.hypot(*(aim - start).T), NOISE)[:, None]
    ahead = (aim - start) / apart
    across = sign * np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    far = apart + 2 * np.hypot(table.width, table.height) / 1000
    ends = start + ahead * far
    strips = shapely.polygons(
        np.stack([start, ends, ends + across * wide, start + across * wide], axis=1)
    )
    hit = shapely.intersection(strips, target.outline)
    sound: Mask = shapely.area(hit) > 0
    for index in np.flatnonzero(sound):
        beside = (shapely.get_coordinates(hit[index]) - start[index]) @ across[index]
        sound[index] = beside.min() <= slack and beside.max() >= wide - slack
    width = shapely.linestrings(np.stack([start, start + across * wide], axis=1))
    hulls = shapely.convex_hull(shapely.union(hit, width))
    lanes = shapely.difference(hulls, hit)
    for shape in between.shapes:
        sound &= shared_areas(lanes, shape) <= table.numbers.area + NOISE
    return sound


def _line(
    table: Table, target: Body, origin: XY, aim: XY, sides: tuple[str, ...], edge: Edge | None
) -> Line:  # fmt: skip
    """Return a line with what its edge and the zone of its origin mean.

    Rules: FAS-6.1.1-b, FAS-8.2.2-b.
    """
    length = round(hypot(aim[0] - origin[0], aim[1] - origin[1]), 9)
    if not _has_zones(target):
        return Line(origin, aim, length, EDGES[0], sides, is_halved=False, is_flank=False)
    here = zone(target.footprint, target.place, origin)
    on = [
        EDGES[index]
        for index, one in enumerate(edges(target.outline))
        if one.distance(Point(aim)) <= table.numbers.inside
    ]
    chosen = edge if edge in on else here if here in on else on[0]
    is_halved = chosen != here
    return Line(origin, aim, length, chosen, sides, is_halved, not is_halved and here != EDGES[0])
