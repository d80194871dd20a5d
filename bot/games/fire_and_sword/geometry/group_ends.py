"""Where a Group could usefully go: straight ways of its base to the few places that mean something.

Everything here is seen by everybody: orders are not asked. Players may name any other path.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from shapely import Point

from .fixed import FULL, walk
from .groups import Wander, wander
from .measuring import is_within
from .reasons import End, Interests, because
from .risks import risks, sees
from .slowing import Mover, half_speed
from .table import Body, Table

PATH, HALF = "path", "half_path"
"""A Move, and a Move half."""
_COURSES = 16
_SHARES = ((4, 4), (3, 4), (2, 4), (1, 4))
"""On so many courses, and so much of the Speed, ends are looked for."""
_MOST = 8


class Led(NamedTuple):
    """The Units that a Commander could lead, and the range of their Command in inches."""

    units: tuple[Body, ...] = ()
    range: float = 0


def group_ends(
    table: Table, mover: Mover, action: str, interests: Interests, led: Led
) -> list[End]:  # fmt: skip
    """Return at most eight ends of a Group's Move, from the weightiest reason on; all are legal.

    ``action`` is ``PATH`` or ``HALF``.

    Rules: FAS-GEO-17, FAS-GEO-21, FAS-9.2-a.
    """
    reach = list(_reach(table, mover, action))
    kept: dict[tuple[int, int], End] = {}
    for end in _worthwhile(table, mover, reach, interests, led):
        spot = end.place.spot
        other = kept.get(spot)
        kept[spot] = end if other is None else replace(other, reasons=other.reasons + end.reasons)
    found = list(kept.values())[:_MOST]
    told = [risks(table, mover.body, end.place, interests.foes) for end in found]
    return [replace(end, shot_by=one.shot_by) for end, one in zip(found, told, strict=True)]


def _reach(table: Table, mover: Mover, action: str) -> Iterator[End]:
    """Yield legal ends, the farthest of each course first."""
    is_half = action == HALF
    speed = half_speed(mover.speed) if is_half else mover.speed
    for course in range(0, FULL, FULL // _COURSES):
        for share, over in _SHARES:
            far = speed * share // over
            points = [walk(mover.body.place, (course, far))]
            found = wander(table, mover, points, is_half=is_half)
            if isinstance(found, Wander):
                yield End(action, 1, course, far, found.end, found.cost, ())


def _worthwhile(
    table: Table, mover: Mover, reach: Sequence[End], interests: Interests, led: Led
) -> Iterator[End]:  # fmt: skip
    if not reach:
        return
    yield from _leading(table, mover, reach, led)
    near = sorted(reach, key=lambda one: (one.cost, one.phi))
    for key, marker in interests.markers:
        ends = (one for one in near if _apart(table, mover, one, marker) <= interests.marker_reach)
        yield from (because(one, "objective", key) for one in [next(ends, None)] if one)
    for foe in interests.foes if interests.range else ():
        ends = (one for one in near if _fires(table, mover, one, foe.body, interests.range))
        yield from (because(one, "fires", foe.body.id) for one in [next(ends, None)] if one)
    for commander, within in interests.commanders:
        ends = (
            one for one in sorted(reach, key=lambda one: -one.cost)
            if is_within(table, table.moved(mover.body, one.place), commander, within)
        )  # fmt: skip
        yield from (because(one, "command", commander.id) for one in [next(ends, None)] if one)
    if interests.foes:
        yield from _from_foes(table, mover, reach, interests)


def _leading(
    table: Table, mover: Mover, reach: Sequence[End], led: Led
) -> Iterator[End]:  # fmt: skip
    """Yield the nearest end from which most Units are led.  Rules: FAS-10.2-a, FAS-12.1-COM."""
    if not (led.units and led.range):
        return

    def followers(end: End) -> list[str]:
        there = table.moved(mover.body, end.place)
        return [one.id for one in led.units if is_within(table, there, one, led.range)]

    counted = [(len(followers(one)), -one.cost, place) for place, one in enumerate(reach)]
    many, _, place = max(counted)
    if many:
        yield because(reach[place], "leads", ", ".join(followers(reach[place])))


def _from_foes(
    table: Table, mover: Mover, reach: Sequence[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the end nearest to an enemy, and that farthest from all."""

    def room(end: End) -> float:
        shape = table.shape(mover.body.footprint, end.place)
        return round(min(float(shape.distance(one.body.outline)) for one in interests.foes), 6)

    by_room = sorted(reach, key=lambda one: (room(one), one.phi))
    shape = table.shape(mover.body.footprint, by_room[0].place)
    foe = min(interests.foes, key=lambda one: (shape.distance(one.body.outline), one.body.id))
    yield because(by_room[0], "towards", foe.body.id)
    yield because(by_room[-1], "away")


def _apart(table: Table, mover: Mover, end: End, point: tuple[float, float]) -> float:
    return float(table.shape(mover.body.footprint, end.place).distance(Point(point)))


def _fires(table: Table, mover: Mover, end: End, foe: Body, within: float) -> bool:
    there = table.moved(mover.body, end.place)
    if not is_within(table, there, foe, within):
        return False
    return sees(table.holding(there), there, foe, within)
