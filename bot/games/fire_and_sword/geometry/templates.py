"""Templates of deployment: a whole army set up at once, as its owner looks at the enemy."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.games.fire_and_sword.content.building import Template
from bot.games.fire_and_sword.content.scenarios import Compass, Point

from .deployment import Front, in_turn, legal_near
from .fixed import Place, length
from .table import Body, Table

_SEARCH = 24
"""How many half inches from its place in the line an element is moved where terrain is."""


def arrange(
    table: Table,
    bodies: Sequence[Body],
    zone: tuple[Point, ...],
    edge: Compass,
    template: Template,
    *,
    apart: float,
    gap: float,
    front: Collection[str] = (),
) -> dict[str, Place]:
    """Return places for the elements of an army that are not on the table yet, by id.

    ``front``: who has the first row to itself. All places are legal together; who finds none is
    left out. Foot and guns stand in the middle, horse on the wings, Groups behind.

    Rules: FAS-SET-04, FAS-GEO-21.
    """
    seen = Front(zone, edge)
    found: dict[str, Place] = {}
    back = 0
    for row in _rows(bodies, template, front):
        deep = max(one.footprint.depth for one in row)
        for body, right in _line(row, seen.width, length(gap)):
            bent = length(template.refused) * right // seen.width
            wanted = right, back + body.footprint.depth // 2 + bent
            place = legal_near(table, body, seen, wanted, zone, apart, steps=_SEARCH)
            if place is not None:
                found[body.id] = place
                table = table.holding(table.moved(body, place))
        back += deep + length(gap)
    return found


def _rows(
    bodies: Sequence[Body], template: Template, front: Collection[str]
) -> Iterator[list[Body]]:
    """Yield the rows from the front to the back, each from left to right."""
    units = [one for one in in_turn(bodies) if one.is_unit]
    groups = [one for one in in_turn(bodies) if not one.is_unit]
    first = [one for one in units if one.id in front]
    rest = [one for one in units if one.id not in front]
    horse = [one for one in rest if one.kind == "cavalry"]
    foot = [one for one in rest if one.kind != "cavalry"]
    rows = template.rows - bool(first)
    if first:
        yield first
    for row in range(rows):
        riders, others = horse[row::rows], foot[row::rows]
        left = (len(riders) * template.left + 50) // 100
        if riders or others:
            yield [*riders[:left], *others, *riders[left:]]
    if groups:
        yield groups


def _line(row: Sequence[Body], width: int, gap: int) -> Iterator[tuple[Body, int]]:
    """Yield where the middles of a row are from the left end, the whole in the middle."""
    total = sum(one.footprint.width for one in row) + gap * (len(row) - 1)
    right = (width - total) // 2
    for body in row:
        yield body, right + body.footprint.width // 2
        right += body.footprint.width + gap
