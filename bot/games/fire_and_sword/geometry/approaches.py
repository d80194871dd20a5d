"""The ways of chargers, and what is against many of them at once.

The point of contact is a fraction of an edge in ten thousandths, clockwise: on a front edge from
FL to FR. Lengths and costs are in inches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from bot.games.fire_and_sword.content.base import EDGES

from .fixed import FULL, INCH, QUARTER, XY, Leg, Place, Spot, bearing, reach, unit, walk
from .measuring import NOISE
from .moves import crossing
from .placing import (
    Shapes,
    Verdicts,
    around,
    judge_ends,
    off_table,
    overlapping,
    polygons,
    refuse,
)
from .shapes import Footprint, Ref, edges, facing, ref_point, strip, tray_corners, zone
from .slowing import Mover, costs
from .table import Body, Fault, Table

WHOLE = 10_000
"""A whole edge."""

Indices: TypeAlias = list[int]
"""Numbers of those charges that nothing is against so far."""


@dataclass(frozen=True)
class Aim:
    """A point of contact: an edge of the target by its number from 0, and a fraction of it."""

    edge: int
    fraction: int


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
    def length(self) -> float:
        """Inches of the charge line."""
        return hypot(self.point[0] - self.origin[0], self.point[1] - self.origin[1])

    @cached_property
    def strip(self) -> Polygon:
        """What the front edge sweeps."""
        return Polygon(self.corners(0.0, self.far))

    @cached_property
    def sweep(self) -> Polygon:
        """What the whole turned tray sweeps."""
        return Polygon(self.corners(-self.footprint.depth / INCH, self.far))

    def corners(self, back: float, ahead: float) -> list[XY]:
        """Return the corners of a rectangle along the way, as wide as the front edge, in inches."""
        side = self.footprint.width / 2 / INCH
        return strip(self.origin, self.course, (back, max(ahead, 1e-6)), (side, side))


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


def point_of(target: Body, aim: Aim) -> XY:
    """Return a point of contact in inches."""
    start, legs, _ = _contact(target, aim)
    return reach(start, *legs)


def ends_of(body: Body, target: Body, aims: Iterable[Aim]) -> Shapes:
    """Return the outlines of a charger at some ends."""
    return polygons([tray_corners(body.footprint, end_place(body, target, aim)) for aim in aims])


def end_place(body: Body, target: Body, aim: Aim) -> Place:
    """Return where a charger comes to stand: its front edge along the edge it strikes.

    Rules: FAS-GEO-15, FAS-7.2.2-c.
    """
    start, legs, out = _contact(target, aim)
    spot = walk(start, *legs, (out, body.footprint.depth // 2))
    return Place(*spot, (out + 2 * QUARTER) % FULL)


def judged(
    table: Table, mover: Mover, target: Body, aims: Sequence[Aim]
) -> tuple[Verdicts, list[Approach], NDArray[np.float64]]:
    """Tell what is against charges at many points, their ways, and what those cost in inches.

    Rules: FAS-GEO-15, FAS-7.2.2-a, FAS-7.2.2-b.
    """
    body, points = mover.body, [point_of(target, aim) for aim in aims]
    origin = ref_point(body.footprint, body.place, 1)
    found: Verdicts = [
        _aim_fault(body, target, aim, origin, point)
        for aim, point in zip(aims, points, strict=True)
    ]
    lines = shapely.linestrings([(origin, point) for point in points])
    _among(found, lambda left: _line_faults(table, body, target, lines[left]))
    far = np.zeros(len(aims))
    left = still_open(found)
    far[left] = _first_touches(body, target, [points[index] for index in left])
    ways = [
        Approach(body.footprint, body.place, point, float(most))
        for point, most in zip(points, far, strict=True)
    ]
    cost = np.zeros(len(aims))

    def too_far(left: Indices) -> Verdicts:
        verdicts, cost[left] = _spend(table, mover, [ways[index] for index in left])
        return verdicts

    def on_the_way(left: Indices) -> Verdicts:
        return _path_faults(table, body, target, _strips([ways[index] for index in left]))

    def at_the_end(left: Indices) -> Verdicts:
        ends = ends_of(body, target, [aims[index] for index in left])
        verdicts: Verdicts = [None] * len(ends)
        enemies = {one.id for one in table.bodies if body.is_enemy(one)}
        judge_ends(table, body, ends, verdicts, exempt=enemies)
        return verdicts

    for step in (too_far, on_the_way, at_the_end):
        _among(found, step)
    return found, ways, cost


def _strips(ways: Sequence[Approach]) -> Shapes:
    return polygons([one.corners(0.0, one.far) for one in ways])


def still_open(found: Verdicts) -> Indices:
    """Return which charges nothing is against."""
    return [index for index, fault in enumerate(found) if fault is None]


def _among(found: Verdicts, step: Callable[[Indices], Verdicts]) -> None:
    """Note what a step finds against those that nothing was against before."""
    left = still_open(found)
    for index, fault in zip(left, step(left) if left else (), strict=True):
        found[index] = fault


def _spend(
    table: Table, mover: Mover, ways: Sequence[Approach]
) -> tuple[Verdicts, NDArray[np.float64]]:  # fmt: skip
    """Tell which lines are too long, and what each costs.  Rules: FAS-7.2.2-a, FAS-13.1-b."""
    spent = costs(
        table, mover, _strips(ways),
        [(one.origin, unit(one.course)) for one in ways],
        np.array([one.length for one in ways]), table.numbers.charge,
    )  # fmt: skip
    verdicts: Verdicts = [None] * len(ways)
    over = spent.cost > spent.allowed + table.numbers.length + NOISE
    refuse(verdicts, over & (spent.slowed > 0), Fault("FAS-13.1-b", "too-far"))
    refuse(verdicts, over, Fault("FAS-7.2.2-a", "too-far"))
    return verdicts, spent.cost


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


def _line_faults(table: Table, body: Body, target: Body, lines: Shapes) -> Verdicts:
    """Tell what each charge line crosses: no Unit and no structure; friendly Artillery may be.

    Rules: FAS-7.2.2-a, FAS-12.1-ART-b, FAS-13.3.1-d, FAS-RUL-43.
    """
    found: Verdicts = [None] * len(lines)
    space = around(lines)
    for other in table.near(space):
        is_open = not body.is_enemy(other) and not other.blocks
        if other.id == body.id or not other.is_unit or other.structure or is_open:
            continue
        bad = crossing(table, lines, other.outline)
        refuse(found, bad, Fault("FAS-7.2.2-a", "unit-on-line", other.id))
    for piece in table.under(space):
        if piece.is_structure:
            bad = crossing(table, lines, piece.outline)
            refuse(found, bad, Fault("FAS-7.2.2-a", "structure-on-line", piece.id))
    return found


def _first_touches(body: Body, target: Body, points: Sequence[XY]) -> NDArray[np.float64]:
    """Return how far the turned front edge goes to each point until it touches the target.

    Rules: FAS-GEO-15.
    """
    if not points:
        return np.zeros(0)
    ways = [Approach(body.footprint, body.place, point, far=0.0) for point in points]
    paths = polygons([one.corners(0.0, one.length + NOISE) for one in ways])
    met, which = shapely.get_coordinates(
        shapely.intersection(paths, target.outline), return_index=True
    )
    met -= ways[0].origin
    until = [
        (met[which == index] @ unit(one.course)).min(initial=one.length)
        for index, one in enumerate(ways)
    ]
    return np.array(until)


def _path_faults(table: Table, body: Body, target: Body, paths: Shapes) -> Verdicts:
    """Tell what each way of the front edge may not pass.  Rules: FAS-GEO-15, FAS-13.1-NIE."""
    found: Verdicts = [None] * len(paths)
    refuse(found, off_table(table, paths), Fault("FAS-5.3-a", "off-table"))
    space = around(paths)
    for other in table.near(space):
        if other.is_unit and body.is_enemy(other) and other.id != target.id:
            bad = overlapping(table, paths, other.outline)
            refuse(found, bad, Fault("FAS-5.2-d", "enemy-on-way", other.id))
    for piece in table.under(space):
        if piece.has("impassable"):
            bad = overlapping(table, paths, piece.outline)
            refuse(found, bad, Fault("FAS-13.1-NIE", "impassable", piece.id))
    return found
