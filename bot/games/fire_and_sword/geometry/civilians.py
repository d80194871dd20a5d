"""Civilians: how near they are to enemy Units, and the shortest way out of there (12.1).

The ways that are looked at are straight: the angles and distances of forced movements, for a Group
every course of five degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from .fixed import DEGREE, FULL, INCH, Place, angle, length, reach, walk
from .groups import spread
from .measuring import NOISE, distance
from .placing import Shapes
from .shapes import Ref
from .table import Body, Fault, Table
from .tracks import track

COURSE = 5 * DEGREE
ON_THE_WAY = frozenset({
    "enemy-on-way", "impassable", "off-table", "structure-on-way", "too-far", "too-slow",
    "zone-on-way",
})  # fmt: skip
"""What is against every longer way of the same course as well."""


class Line(NamedTuple):
    """A straight way: where the centre begins with the heading kept, its course, how far at most.

    ``ref`` and ``phi``: of a Unit, which edge leads and how far off.
    """

    start: Place
    course: int
    most: int
    ref: Ref = 1
    phi: int = 0


class Exit(NamedTuple):
    """The way out that is looked for, and what others must be like.

    ``leads_out``: it ends far enough from every enemy Unit; others that do may be a little longer.
    Otherwise others must end as far from the nearest, ``apart`` in inches.
    """

    line: Line
    far: int
    leads_out: bool
    apart: float


def foes(table: Table, body: Body) -> list[Body]:
    """Return the enemy Units that Civilians keep away from; Groups do not count.

    Rules: FAS-12.1-CIV, FAS-GEO-25.
    """
    return [one for one in table.bodies if one.is_unit and body.is_enemy(one)]


def is_near(table: Table, body: Body, *shapes: Polygon) -> bool:
    """Tell whether any of some shapes of an element is too near to an enemy Unit.

    Rules: FAS-12.1-CIV, FAS-GEO-04.
    """
    return any(apart(table, body, shape) <= _kept(table) for shape in shapes)


def apart(table: Table, body: Body, shape: Polygon) -> float:
    """Return how far a shape of an element is from the nearest enemy Unit, in inches."""
    return min((float(shape.distance(one.outline)) for one in foes(table, body)), default=np.inf)


def _kept(table: Table) -> float:
    return table.numbers.civilians + table.numbers.length + NOISE


def group_lines(body: Body, speed: int) -> list[Line]:
    """Return the straight ways of a Group."""
    return [Line(body.place, course, speed) for course in range(0, FULL, COURSE)]


def unit_lines(table: Table, body: Body, speed: int, ref: Ref) -> list[Line]:
    """Return the straight ways of a Unit from a REF.  Rules: FAS-GEO-10, FAS-GEO-12."""
    most, step = angle(table.numbers.movement_angle), table.numbers.forced_angle * DEGREE
    ways = [track(body, ref, phi, 0) for phi in range(-most, most + 1, step)]
    return [Line(one.end, one.course, speed, ref, one.phi) for one in ways]


def way_out(
    table: Table, body: Body, lines: Sequence[Line], check: Callable[[Line, int], Fault | None]
) -> Exit | None:
    """Return the shortest way out, or the one that ends farthest away; None: all lead nearer.

    ``check`` tells what is against a way of some length.

    Rules: FAS-12.1-CIV, FAS-RUL-76.
    """
    found = list(_measured(table, body, lines))
    least = apart(table, body, body.outline) + table.numbers.length
    out = [one for one in found if one[2] > _kept(table)]
    out.sort(key=lambda one: (one[1], -round(one[2], 6), one[0].course))
    back = [one for one in found if least < one[2] <= _kept(table)]
    back.sort(key=lambda one: (-round(one[2], 6), one[1], one[0].course))
    barred: dict[Line, int] = {}
    for line, far, space in (*out, *back):
        if far >= barred.get(line, far + 1):
            continue
        fault = check(line, far)
        if fault is None:
            return Exit(line, far, space > _kept(table), space)
        if fault.what in ON_THE_WAY:
            barred[line] = far
    return None


def _measured(
    table: Table, body: Body, lines: Sequence[Line]
) -> Iterator[tuple[Line, int, float]]:  # fmt: skip
    """Yield the ends of ways, and how far each is from the nearest enemy Unit, in inches."""
    step, space = length(table.numbers.forced_step), table.numbers.civilians
    close = [
        one for one in foes(table, body)
        if distance(body, one) <= space + max((line.most for line in lines), default=0) / INCH + 1
    ]  # fmt: skip
    shapes: dict[int, list[Polygon]] = {}
    for line in lines:
        heading = line.start.heading
        if heading not in shapes:
            base = table.shape(body.footprint, Place(0, 0, heading))
            shapes[heading] = [spread(one.outline, base) for one in close]
        fars = range(step, line.most + 1, step)
        points = shapely.points([reach(line.start, (line.course, far)) for far in fars])
        for far, one in zip(fars, _nearest(points, shapes[heading]), strict=True):
            yield line, far, float(one)


def _nearest(points: Shapes, shapes: list[Polygon]) -> NDArray[np.float64]:
    """Return how far each point is from the nearest of some shapes."""
    found = np.full(len(points), np.inf)
    for one in shapes:
        found = np.minimum(found, shapely.distance(points, one))
    return found


def end(line: Line, far: int) -> Place:
    """Return where a way of some length ends."""
    return Place(*walk(line.start, (line.course, far)), line.start.heading)
