"""Where a garrison stands whose structure became Ruins."""

from __future__ import annotations

from collections.abc import Iterator

from .fixed import DEGREE, FULL, INCH, Place, Spot, length, walk
from .placing import Verdicts, end_fault, judge_ends, shapes_of
from .table import Body, Fault, Piece, Table

_STEP = INCH // 4
"""The rings on which a place is looked for where none is free on the spot."""
_FARTHEST = 24 * INCH
_COURSES = range(0, FULL, 15 * DEGREE)


def middle(piece: Piece) -> Spot:
    """Return the centroid of a piece, on the grid of places."""
    found = piece.outline.centroid
    return Spot(length(found.x), length(found.y))


def places(table: Table, body: Body, piece: Piece) -> list[Place]:
    """Return where a garrison may be put down: on the middle of its Ruins, at any heading.

    Headings are in steps of 15 degrees. Control zones of enemies count only where another heading
    avoids them; where no heading fits at all, the nearest places at which one does. ``table``: with
    the Ruins, without the garrison.

    Rules: FAS-RUL-75, FAS-13.3.2-b, FAS-GEO-05, FAS-RUL-101.
    """
    enemies = {one.id for one in table.bodies if body.is_enemy(one)}
    for ring in _rings(middle(piece)):
        around = [Place(*spot, heading) for spot in ring for heading in _headings(table)]
        ends = shapes_of(table.shape(body.footprint, one) for one in around)
        for exempt in (set[str](), enemies):
            verdicts: Verdicts = [None] * len(around)
            judge_ends(table, body, ends, verdicts, exempt)
            found = [one for one, bad in zip(around, verdicts, strict=True) if bad is None]
            if found:
                return found
    return []


def _headings(table: Table) -> range:
    return range(0, FULL, table.numbers.heading_step * DEGREE)


def _rings(centre: Spot) -> Iterator[list[Spot]]:
    yield [centre]
    for far in range(_STEP, _FARTHEST, _STEP):
        yield [walk(centre, (course, far)) for course in _COURSES]


def placed(table: Table, body: Body, piece: Piece, place: Place) -> Place | Fault:
    """Return a place for a garrison in its Ruins if it is one of ``places``, else why not.

    Rules: FAS-RUL-75.
    """
    allowed = places(table, body, piece)
    if place in allowed:
        return place
    fault = end_fault(table, body, table.shape(body.footprint, place))
    return fault or Fault("FAS-RUL-75", "not-in-ruins", piece.id)


def usual(found: list[Place], heading: int) -> Place:
    """Return the place a silent owner takes: at the old heading, else the next one clockwise.

    Rules: FAS-RUL-75.
    """
    return min(found, key=lambda one: ((one.heading - heading) % FULL, one.x, one.y))
