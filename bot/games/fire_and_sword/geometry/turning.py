"""Turns and slides: what changes facing or place without a movement line from an edge."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import shapely
from shapely import LineString

from .fixed import FULL, INCH, QUARTER, Place, angle, length, walk
from .measuring import NOISE, bound_with, contacts, distance, overlaps, zones_at
from .moves import Journey, crossed, crossing, passed
from .placing import bars, end_fault, shapes_of
from .shapes import Footprint
from .slowing import Mover, slowing
from .table import Body, Fault, Table

Corner: TypeAlias = Literal["FL", "FR", "RR", "RL"]
CORNERS: dict[Corner, tuple[int, int]] = {
    "FL": (1, -1),
    "FR": (1, 1),
    "RR": (-1, 1),
    "RL": (-1, -1),
}
"""For each corner on which side of the centre it lies: ahead, to the right."""


class Wheel(NamedTuple):
    """A Turn: by an angle in hundredths of a degree, positive clockwise.

    About a corner by 90 degrees, about the centre by 180, about REF-1 by at most 45.
    """

    by: int
    corner: Corner | None = None

    @property
    def about(self) -> tuple[int, int] | None:
        """What it turns about, in half depths ahead and half widths to the right."""
        if self.corner is not None:
            return CORNERS[self.corner] if abs(self.by) == QUARTER else None
        if abs(self.by) == 2 * QUARTER:
            return 0, 0
        return (1, 0) if abs(self.by) < QUARTER else None


def turned(footprint: Footprint, place: Place, wheel: Wheel) -> Place:
    """Return where a Unit stands after a Turn; raises ``ValueError`` for one that cannot be.

    Rules: FAS-GEO-16, FAS-4.3.6-a.

    >>> turned(Footprint(4_000, 2_000), Place(30_000, 30_000), Wheel(-9_000, "FL"))
    Place(x=29000, y=33000, heading=27000)
    """
    if wheel.about is None:
        raise ValueError(f"no Turn of {wheel.by} about {wheel.corner}")
    ahead, right = wheel.about[0] * footprint.depth // 2, wheel.about[1] * footprint.width // 2
    before, after = place.heading, (place.heading + wheel.by) % FULL
    spot = walk(
        place,
        (before, ahead), (before + QUARTER, right),
        (after, -ahead), (after + QUARTER, -right),
    )  # fmt: skip
    return Place(*spot, after)


def turn(table: Table, body: Body, wheel: Wheel) -> Place | Fault:
    """Return where a Unit stands after a Turn, or why it cannot make it.

    Only the end counts. A Unit bound in melee turns by 90 or 180 degrees and still touches every
    enemy that it touched, on the same edge of that enemy.

    Rules: FAS-GEO-16, FAS-4.3.6-a, FAS-4.3.6-b, FAS-4.3.6-c, FAS-RUL-16, FAS-RUL-17.
    """
    if wheel.about is None or (
        wheel.about == (1, 0) and abs(wheel.by) > angle(table.numbers.turn_angle)
    ):
        return Fault("FAS-4.3.6-a", "angle")
    place = turned(body.footprint, body.place, wheel)
    after = table.moved(body, place)
    before = _touched(table, body)
    if before and wheel.about == (1, 0):
        return Fault("FAS-4.3.6-c", "bound-angle")
    lost = before - _touched(table, after)
    if lost:
        return Fault("FAS-4.3.6-c", "contact-lost", min(lost)[0])
    within = {key for key, _ in before} | not_nearer(table, body, after)
    return end_fault(table, body, after.outline, exempt=within) or place


def _touched(table: Table, body: Body) -> set[tuple[str, str]]:
    """Return the enemies that a Unit touches, with the edge of each."""
    return {
        (enemy.id, pair.other)
        for enemy in bound_with(table, body)
        for pair in contacts(table, body, enemy)
    }


def not_nearer(table: Table, before: Body, after: Body) -> set[str]:
    """Return the enemies in whose control zones it stood and that it does not come nearer to."""
    return {
        one.id
        for one in zones_at(table, before, before.outline)
        if distance(after, one) >= distance(before, one) - NOISE
    }


def slide(table: Table, mover: Mover, direction: int, far: int) -> Journey | Fault:
    """Return a Reposition: the tray slides, its heading stays; ``direction`` is off the heading.

    Its path is all that the tray sweeps, its line that of its centre.

    Rules: FAS-4.3.3-a, FAS-RUL-84, FAS-13.1-SPO-a, FAS-1.1.1-b, FAS-5.2-b, FAS-5.2-d.
    """
    body = mover.body
    spot = walk(body.place, (body.place.heading + direction, far))
    after = table.moved(body, Place(*spot, body.place.heading))
    path = shapely.convex_hull(shapely.union(body.outline, after.outline))
    if far > _farthest(table, mover, path):
        return Fault("FAS-4.3.3-a", "too-far")
    fault = _on_the_way(table, body, path) or _crossed_by(table, body, after)
    fault = fault or end_fault(table, body, after.outline)
    if fault is not None:
        return fault
    over = tuple(one.id for one in crossed(table, (path,)))
    touched = tuple(
        one.id
        for one in table.near(path, table.numbers.contact + NOISE)
        if not one.is_unit and body.is_enemy(one)
    )
    return Journey(after.place, after.outline, far / INCH, passed(table, body, path), touched, over)


def _farthest(table: Table, mover: Mover, path: shapely.Polygon) -> int:
    """Return how far a Unit may slide: less where slow ground halves it."""
    slow = [
        kind
        for piece in table.under(path)
        if overlaps(table, path, piece.outline) and (kind := slowing(mover, piece))
    ]
    is_slowed = "half" in slow or len(slow) > 1
    numbers = table.numbers
    return length(numbers.reposition_slowed if is_slowed else numbers.reposition)


def _on_the_way(table: Table, body: Body, path: shapely.Polygon) -> Fault | None:
    within = {one.id for one in zones_at(table, body, body.outline)}
    for other in table.near(path, table.numbers.control_zone):
        if other.is_unit and body.is_enemy(other) and overlaps(table, path, other.outline):
            return Fault("FAS-5.2-d", "enemy-on-way", other.id)
    passing = [one for one in zones_at(table, body, path) if one.id not in within]
    return Fault("FAS-1.1.1-b", "zone-on-way", passing[0].id) if passing else None


def _crossed_by(table: Table, body: Body, after: Body) -> Fault | None:
    line = shapes_of([LineString([body.place.spot.inches, after.place.spot.inches])])
    path = shapely.convex_hull(shapely.union(body.outline, after.outline))
    for piece in filter(bars, table.under(path)):
        if piece.is_structure and crossing(table, line, piece.outline)[0]:
            return Fault("FAS-5.2-b", "structure-on-way", piece.id)
        if not piece.is_structure and overlaps(table, path, piece.outline):
            return Fault("FAS-13.1-NIE", "impassable", piece.id)
    return None
