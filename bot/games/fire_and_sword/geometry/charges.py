"""Charges: the line, the way of the front edge, and where the charger comes to stand.

The point of contact is a fraction of an edge in ten thousandths, clockwise: on a front edge from
FL to FR. Lengths and costs are in inches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from shapely import Point, Polygon

from bot.games.fire_and_sword.content.base import EDGES

from .approaches import WHOLE, Aim, Approach, end_place, ends_of, judged, point_of, still_open
from .fixed import INCH, XY, Place
from .measuring import NOISE, zones_at
from .moves import crossed, passed, touched_groups
from .placing import nearer
from .shapes import edges, ref_point, zone
from .slowing import Mover
from .table import Body, Fault, Table

_TRIES = 200
"""Into so many parts an edge is cut where a point free of other control zones is looked for."""
_OFFERS = 20


@dataclass(frozen=True)
class Charge:
    """A charge that can be made: where it ends, and what it meets.

    ``passed``, ``touched`` and ``crossed`` as for a movement; ``zones``: other enemy Units in
    whose control zones it ends.
    """

    aim: Aim
    point: XY
    end: Place
    shape: Polygon
    length: float
    cost: float
    passed: tuple[str, ...]
    touched: tuple[str, ...]
    crossed: tuple[str, ...]
    zones: tuple[str, ...]


def charge(table: Table, mover: Mover, target: Body, aim: Aim) -> Charge | Fault:
    """Return a charge at one point of an enemy Unit, or why it cannot be made.

    Control zones of others are told and not judged; see ``declared``.

    Rules: FAS-GEO-15, FAS-7.2.1-a, FAS-7.2.1-b, FAS-7.2.2-a, FAS-7.2.2-b, FAS-7.2.2-c, FAS-RUL-14,
    FAS-RUL-80.
    """
    return judge(table, mover, target, [aim])[0]


def judge(
    table: Table, mover: Mover, target: Body, aims: Sequence[Aim]
) -> list[Charge | Fault]:  # fmt: skip
    """Return the charges at many points of an enemy Unit, or why each cannot be made."""
    verdicts, approaches, cost = judged(table, mover, target, aims)
    return [
        fault or _ridden(table, mover.body, target, aim, (approach, float(spent)))
        for aim, fault, approach, spent in zip(aims, verdicts, approaches, cost, strict=True)
    ]


def _ridden(
    table: Table, body: Body, target: Body, aim: Aim, way: tuple[Approach, float]
) -> Charge:  # fmt: skip
    """Return a charge that can be made, with what it meets."""
    approach, cost = way
    end = end_place(body, target, aim)
    shape = table.shape(body.footprint, end)
    over = crossed(table, (body.outline, approach.sweep, shape))
    zones = (one.id for one in zones_at(table, body, shape) if one.id != target.id)
    return Charge(
        aim, approach.point, end, shape, approach.length, cost,
        passed(table, body, approach.strip),
        touched_groups(table, body, approach, shape),
        (*(one.id for one in over), *filter(None, [target.structure])),
        tuple(zones),
    )  # fmt: skip


# Which point ---------------------------------------------------------------------------------


def aim_at(table: Table, body: Body, target: Body, point: XY) -> Aim | Fault:
    """Return the point of contact that a point of the table means.

    A point that is a little off the edge is moved onto it.

    Rules: FAS-GEO-15, FAS-7.2.2-b.
    """
    here = Point(point)
    sides = _sides(body, target)
    found = min(sides, key=lambda index: edges(target.outline)[index].distance(here))
    edge = edges(target.outline)[found]
    if edge.distance(here) > table.numbers.contact + NOISE:
        return Fault("FAS-7.2.2-b", "off-edge", target.id)
    return Aim(found, round(edge.project(here, normalized=True) * WHOLE))


def _sides(body: Body, target: Body) -> list[int]:
    """Return the edges that may be charged: the one in whose zone REF-1 is, of a garrison all.

    Rules: FAS-7.2.2-b, FAS-RUL-43.
    """
    if target.structure:
        return list(range(len(edges(target.outline))))
    return [edge_of(body, target)]


def edge_of(body: Body, target: Body) -> int:
    """Return the number from 0 of the edge of a Unit that another may charge.

    Rules: FAS-7.2.2-b.
    """
    origin = ref_point(body.footprint, body.place, 1)
    return EDGES.index(zone(target.footprint, target.place, origin))


def _aims(body: Body, target: Body, parts: int) -> Iterator[Aim]:
    for side in _sides(body, target):
        yield from (Aim(side, WHOLE * step // parts) for step in range(parts + 1))


def declared(table: Table, mover: Mover, target: Body, aim: Aim) -> Charge | Fault:
    """Return a charge that may be declared, or why not.

    It may end in the control zone of another enemy only where no point avoids them all; 201
    points of each edge are tried.

    Rules: FAS-7.2.3-a, FAS-RUL-14, FAS-GEO-15.
    """
    found = charge(table, mover, target, aim)
    if isinstance(found, Fault) or not found.zones:
        return found
    if next(_free(table, mover, target), None) is not None:
        return Fault("FAS-7.2.3-a", "free-point", found.zones[0])
    return found


def _free(table: Table, mover: Mover, target: Body) -> Iterator[Charge]:
    """Yield charges that end in no other control zone, from the shortest line on."""
    origin = Point(ref_point(mover.body.footprint, mover.body.place, 1))
    aims = sorted(
        _aims(mover.body, target, _TRIES),
        key=lambda aim: origin.distance(Point(point_of(target, aim))),
    )
    others = [
        one
        for one in table.bodies
        if one.is_unit and mover.body.is_enemy(one) and one.id != target.id
    ]
    ends = ends_of(mover.body, target, aims)
    bad = np.zeros(len(aims), dtype=bool)
    for other in others:
        bad |= nearer(table, ends, other.outline, table.numbers.control_zone)
    rest = [aims[index] for index in np.flatnonzero(~bad)]
    if not rest:
        return
    verdicts, ways, cost = judged(table, mover, target, rest)
    for index in still_open(verdicts):
        way = ways[index], float(cost[index])
        yield _ridden(table, mover.body, target, rest[index], way)


def offers(table: Table, mover: Mover, target: Body) -> list[Charge]:
    """Return charges that may be declared, the best first: free of other zones, then short.

    Rules: FAS-7.2.3-a, FAS-GEO-21.
    """
    aims = list(_aims(mover.body, target, _OFFERS))
    legal = [one for one in judge(table, mover, target, aims) if isinstance(one, Charge)]
    clear = [one for one in legal if not one.zones]
    if legal and not clear:
        first = next(_free(table, mover, target), None)
        clear = [first] if first is not None else []
    return sorted(clear or legal, key=lambda one: (round(one.length, 6), one.aim.fraction))


def is_possible(table: Table, mover: Mover, target: Body) -> bool:
    """Tell whether a Unit could charge another: the middles of edges are tried first.

    Rules: FAS-7.2.1-a, FAS-GEO-15.
    """
    start = Point(ref_point(mover.body.footprint, mover.body.place, 1))
    far = mover.speed / INCH * table.numbers.charge + table.numbers.length + NOISE
    if target.outline.distance(start) > far:
        return False
    aims = list(_aims(mover.body, target, _OFFERS))
    middles = [one for one in aims if one.fraction == WHOLE // 2]
    return any(None in judged(table, mover, target, tried)[0] for tried in (middles, aims))
