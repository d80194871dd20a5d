"""Charges: the line, the way of the front edge, and where the charger comes to stand.

The point of contact is a fraction of an edge in ten thousandths, clockwise: on a front edge from
FL to FR. Lengths and costs are in inches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import hypot

import numpy as np
import shapely
from shapely import LineString, Point, Polygon

from bot.games.fire_and_sword.content.base import EDGES

from .fixed import FULL, INCH, QUARTER, XY, Leg, Place, Spot, bearing, reach, unit, walk
from .measuring import NOISE, overlaps, zones_at
from .moves import crossed, crossing, passed, touched_groups
from .placing import end_fault, nearer, off_table, shapes_of
from .shapes import Footprint, Ref, edges, facing, ref_point, strip, zone
from .slowing import Mover, costs
from .table import Body, Fault, Table

WHOLE = 10_000
"""A whole edge."""
_TRIES = 200
"""Into so many parts an edge is cut where a point free of other control zones is looked for."""
_OFFERS = 20


@dataclass(frozen=True)
class Aim:
    """A point of contact: an edge of the target by its number from 0, and a fraction of it."""

    edge: int
    fraction: int


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


@dataclass(frozen=True)
class Approach:
    """The way of a charger: straight to a point, its front square to the line, up to contact."""

    footprint: Footprint
    start: Place
    point: XY
    far: float
    """Inches that the front edge goes until it first touches the target."""

    @cached_property
    def origin(self) -> XY:
        """REF-1 at the start."""
        return ref_point(self.footprint, self.start, 1)

    @cached_property
    def course(self) -> int:
        """The heading of the charge line."""
        return bearing(self.point[0] - self.origin[0], self.point[1] - self.origin[1])

    @cached_property
    def strip(self) -> Polygon:
        """What the front edge sweeps."""
        return self._strip(0.0, self.far)

    @cached_property
    def sweep(self) -> Polygon:
        """What the whole turned tray sweeps."""
        return self._strip(-self.footprint.depth / INCH, self.far)

    def _strip(self, back: float, ahead: float) -> Polygon:
        side = self.footprint.width / 2 / INCH
        return Polygon(strip(self.origin, self.course, (back, max(ahead, 1e-6)), (side, side)))


def _contact(target: Body, aim: Aim) -> tuple[Spot | Place, tuple[Leg, ...], int]:
    """Return where a point of contact lies, by legs, and which way its edge faces.

    Rules: FAS-GEO-19, FAS-RUL-43.
    """
    if not target.structure:
        ref: Ref = aim.edge + 1
        out, size = facing(target.place.heading, ref), target.footprint.edge(ref)
        along = (size * aim.fraction + WHOLE // 2) // WHOLE - size // 2
        return target.place, ((out, target.footprint.half(ref)), (out + QUARTER, along)), out
    (x, y), (fx, fy) = edges(target.outline)[aim.edge].coords
    share = aim.fraction / WHOLE
    spot = Spot(round((x + (fx - x) * share) * INCH), round((y + (fy - y) * share) * INCH))
    return spot, (), (bearing(fx - x, fy - y) - QUARTER) % FULL


def _point(target: Body, aim: Aim) -> XY:
    start, legs, _ = _contact(target, aim)
    return reach(start, *legs)


def charge(table: Table, mover: Mover, target: Body, aim: Aim) -> Charge | Fault:
    """Return a charge at one point of an enemy Unit, or why it cannot be made.

    Control zones of others are told and not judged; see ``declared``.

    Rules: FAS-GEO-15, FAS-7.2.1-a, FAS-7.2.1-b, FAS-7.2.2-a, FAS-7.2.2-b, FAS-7.2.2-c, FAS-RUL-14,
    FAS-RUL-80.
    """
    body = mover.body
    start, legs, out = _contact(target, aim)
    point = reach(start, *legs)
    origin = ref_point(body.footprint, body.place, 1)
    fault = _aim_fault(body, target, aim, origin, point) or _line_fault(
        table, body, target, LineString([origin, point])
    )
    if fault is not None:
        return fault
    approach = Approach(body.footprint, body.place, point, _first_touch(body, target, point))
    length = hypot(point[0] - origin[0], point[1] - origin[1])
    spent = costs(
        table, mover, shapes_of([approach.strip]), [(origin, unit(approach.course))],
        np.array([length]), table.numbers.charge,
    )  # fmt: skip
    if spent.cost[0] > spent.allowed[0] + table.numbers.length + NOISE:
        return Fault("FAS-13.1-b" if spent.slowed[0] else "FAS-7.2.2-a", "too-far")
    half = body.footprint.depth // 2
    end = Place(*walk(start, *legs, (out, half)), (out + 2 * QUARTER) % FULL)
    shape = table.shape(body.footprint, end)
    enemies = {one.id for one in table.bodies if body.is_enemy(one)}
    fault = _path_fault(table, body, target, approach.strip)
    fault = fault or end_fault(table, body, shape, exempt=enemies)
    if fault is not None:
        return fault
    over = crossed(table, (body.outline, approach.sweep, shape))
    zones = (one.id for one in zones_at(table, body, shape) if one.id != target.id)
    return Charge(
        aim, point, end, shape, length, float(spent.cost[0]),
        passed(table, body, approach.strip),
        touched_groups(table, body, approach, shape),
        (*(one.id for one in over), *filter(None, [target.structure])),
        tuple(zones),
    )  # fmt: skip


def _aim_fault(body: Body, target: Body, aim: Aim, origin: XY, point: XY) -> Fault | None:
    """Tell whether the point is on the right edge and before the charger.

    Rules: FAS-7.2.2-b, FAS-RUL-25, FAS-RUL-43.
    """
    if not target.is_unit:
        return Fault("FAS-RUL-25", "group-charged", target.id)
    if not target.structure and EDGES[aim.edge] != zone(target.footprint, target.place, origin):
        return Fault("FAS-7.2.2-b", "wrong-edge", target.id)
    if zone(body.footprint, body.place, point) != EDGES[0]:
        return Fault("FAS-7.2.2-b", "not-in-front", target.id)
    return None


def _line_fault(table: Table, body: Body, target: Body, line: LineString) -> Fault | None:
    """Tell what the charge line crosses: no Unit and no structure; friendly Artillery may be.

    Rules: FAS-7.2.2-a, FAS-12.1-ART-b, FAS-13.3.1-d, FAS-RUL-43.
    """
    lines = shapes_of([line])
    for other in table.near(line):
        is_open = not body.is_enemy(other) and not other.blocks
        if other.id == body.id or not other.is_unit or other.structure or is_open:
            continue
        if crossing(table, lines, other.outline)[0]:
            return Fault("FAS-7.2.2-a", "unit-on-line", other.id)
    for piece in table.under(line):
        if piece.is_structure and crossing(table, lines, piece.outline)[0]:
            return Fault("FAS-7.2.2-a", "structure-on-line", piece.id)
    return None


def _first_touch(body: Body, target: Body, point: XY) -> float:
    """Return how far the turned front edge goes until it touches the target.

    Rules: FAS-GEO-15.
    """
    way = Approach(body.footprint, body.place, point, far=0.0)
    (x, y), (dx, dy) = way.origin, unit(way.course)
    length = hypot(point[0] - x, point[1] - y)
    path = Approach(body.footprint, body.place, point, length + NOISE).strip
    met = shapely.get_coordinates(shapely.intersection(path, target.outline))
    return float(min(((met - (x, y)) @ (dx, dy)).min(initial=length), length))


def _path_fault(table: Table, body: Body, target: Body, path: Polygon) -> Fault | None:
    """Tell what the way of the front edge may not pass.  Rules: FAS-GEO-15, FAS-13.1-NIE."""
    if off_table(table, shapes_of([path]))[0]:
        return Fault("FAS-5.3-a", "off-table")
    for other in table.near(path):
        stops = other.is_unit and body.is_enemy(other) and other.id != target.id
        if stops and overlaps(table, path, other.outline):
            return Fault("FAS-5.2-d", "enemy-on-way", other.id)
    for piece in table.under(path):
        if piece.has("impassable") and overlaps(table, path, piece.outline):
            return Fault("FAS-13.1-NIE", "impassable", piece.id)
    return None


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
        key=lambda aim: origin.distance(Point(_point(target, aim))),
    )
    others = [
        one
        for one in table.bodies
        if one.is_unit and mover.body.is_enemy(one) and one.id != target.id
    ]
    ends = shapes_of(_end(table, mover.body, target, aim) for aim in aims)
    bad = np.zeros(len(aims), dtype=bool)
    for other in others:
        bad |= nearer(table, ends, other.outline, table.numbers.control_zone)
    for index in np.flatnonzero(~bad):
        found = charge(table, mover, target, aims[index])
        if isinstance(found, Charge):
            yield found


def _end(table: Table, body: Body, target: Body, aim: Aim) -> Polygon:
    start, legs, out = _contact(target, aim)
    spot = walk(start, *legs, (out, body.footprint.depth // 2))
    return table.shape(body.footprint, Place(*spot, (out + 2 * QUARTER) % FULL))


def offers(table: Table, mover: Mover, target: Body) -> list[Charge]:
    """Return charges that may be declared, the best first: free of other zones, then short.

    Rules: FAS-7.2.3-a, FAS-GEO-21.
    """
    aims = list(_aims(mover.body, target, _OFFERS))
    made = [charge(table, mover, target, aim) for aim in aims]
    legal = [one for one in made if isinstance(one, Charge)]
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
    aims = sorted(
        _aims(mover.body, target, _OFFERS), key=lambda one: abs(one.fraction - WHOLE // 2)
    )
    return any(isinstance(charge(table, mover, target, aim), Charge) for aim in aims)
