"""Who comes to the table during a battle: Partisans, and a new commander-in-chief."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.fire_and_sword.content.scenarios import Compass

from .deployment import from_edges
from .fixed import DEGREE, FULL, INCH, Place, Spot
from .groups import ring
from .measuring import NOISE, is_within, overlaps, zones_at
from .placing import bars
from .table import Body, Fault, Piece, Table, garrisoning

_FAR = 10
"""How many inches around own Units a place for a successor is looked for."""
_HEADINGS = tuple(range(0, FULL, 45 * DEGREE))
_TOUCHING = 0.01


# Partisans ------------------------------------------------------------------------------------


def enter(table: Table, body: Body, apart: float) -> Place | Fault:
    """Return where a reserve enters: in an area that nobody else is in, or why it may not.

    It stands wholly inside the area, more than some inches from every enemy element.

    Rules: FAS-12.1-PAR-a, FAS-RUL-30.
    """
    rule = "FAS-12.1-PAR-a"
    slack = table.numbers.length + NOISE
    areas = [
        one
        for one in table.under(body.outline)
        if not one.is_structure
        and one.outline.buffer(slack, join_style="mitre").covers(body.outline)
    ]
    if not areas:
        return Fault(rule, "outside-area")
    barred = next(filter(bars, table.under(body.outline)), None)
    if barred is not None and overlaps(table, body.outline, barred.outline):
        return Fault("FAS-13.1-NIE", "impassable", barred.id)
    fault = _near_enemy(table, body, apart)
    if fault is not None:
        return fault
    found = [_occupant(table, body, area) for area in areas]
    return body.place if None in found else Fault(rule, "area-taken", found[0] or "")


def _occupant(table: Table, body: Body, area: Piece) -> str | None:
    """Return who else is in an area, with any part."""
    return next(
        (
            one.id
            for one in table.near(area.outline)
            if one.id != body.id and overlaps(table, one.outline, area.outline)
        ),
        None,
    )


def _near_enemy(table: Table, body: Body, apart: float) -> Fault | None:
    for other in table.near(body.outline, apart + 1):
        if body.is_enemy(other) and is_within(table, body, other, apart):
            return Fault("FAS-12.1-PAR-a", "near-enemy", other.id)
    return None


def enter_in(table: Table, body: Body, piece: Piece, apart: float) -> Body | Fault:
    """Return the garrison that a reserve becomes as it enters, or why it may not.

    Rules: FAS-12.1-PAR-a, FAS-13.3.1-c, FAS-13.3.1-g.
    """
    if not body.is_unit:
        return Fault("FAS-13.3.1-g", "group-in-structure", piece.id)
    if not piece.is_structure or table.garrison(piece) is not None:
        return Fault("FAS-13.3.1-c", "no-empty-structure", piece.id)
    held = garrisoning(body.id, body.side, body.kind, body.footprint, piece)
    return _near_enemy(table, held, apart) or held


def entries(table: Table, body: Body, apart: float) -> Iterator[Place]:
    """Yield places where a reserve can enter: the first in each area, from its middle outwards."""
    for piece in table.pieces:
        if piece.is_structure:
            continue
        spots = sorted(_inside(piece), key=lambda one: _off(one, piece))
        there = (table.moved(body, Place(*spot, h)) for spot in spots for h in _HEADINGS)
        found = next((one for one in there if isinstance(enter(table, one, apart), Place)), None)
        if found is not None:
            yield found.place


def _inside(piece: Piece) -> Iterator[Spot]:
    west, south, east, north = map(int, piece.outline.bounds)
    yield from (
        Spot(x * INCH, y * INCH) for x in range(west, east + 1) for y in range(south, north + 1)
    )


def _off(spot: Spot, piece: Piece) -> tuple[float, Spot]:
    middle = piece.outline.centroid
    x, y = spot.inches
    return round(abs(x - middle.x) + abs(y - middle.y), 3), spot


# The successor --------------------------------------------------------------------------------


def succeed(table: Table, after: Body, within: float) -> Place | Fault:
    """Return where a new commander-in-chief is put, or why not there.

    The base is within some inches of an own Unit, in no enemy control zone, and on nothing.
    ``successions`` has the place where there is no such room.

    Rules: FAS-10.4-c, FAS-GEO-24.
    """
    units = [one for one in table.bodies if one.is_unit and not after.is_enemy(one)]
    if not any(is_within(table, after, one, within) for one in units):
        return Fault("FAS-10.4-c", "far-from-units")
    return _stands(table, after) or after.place


def _stands(table: Table, after: Body) -> Fault | None:
    """Return why a base may not be set down where it is."""
    rule = "FAS-10.4-c"
    if not table.stands_on(after.outline):
        return Fault("FAS-5.3-a", "off-table")
    for other in table.near(after.outline):
        if not other.structure and overlaps(table, after.outline, other.outline):
            return Fault(rule, "end-on-element", other.id)
    for piece in filter(bars, table.under(after.outline)):
        if overlaps(table, after.outline, piece.outline):
            return Fault(rule, "on-ground", piece.id)
    zones = zones_at(table, after, after.outline)
    return Fault(rule, "end-in-zone", zones[0].id) if zones else None


def successions(table: Table, body: Body, edge: Compass, within: float) -> list[Place]:
    """Return places for a new commander-in-chief, the one of a silent player first.

    That is behind the own Unit nearest to the own table edge and touching it; then around it and
    around the others. Where there is no room, the nearest place outside enemy control zones.

    Rules: FAS-10.4-c, FAS-GEO-24.
    """
    units = [one for one in table.bodies if one.is_unit and not body.is_enemy(one)]
    units.sort(key=lambda one: (round(from_edges(table, one.outline)[edge], 3), int(one.id[1:])))
    near = [place for unit in units for place in ring(table, body, unit, _TOUCHING)]
    found = [one for one in near if _is_legal(table, body, one, within)]
    if found:
        return found
    for half in range(1, 2 * _FAR):
        around = [place for unit in units for place in ring(table, body, unit, half / 2)]
        free = [one for one in around if _stands(table, table.moved(body, one)) is None]
        if free:
            return free[:1]
    return []


def _is_legal(table: Table, body: Body, place: Place, within: float) -> bool:
    return isinstance(succeed(table, table.moved(body, place), within), Place)
