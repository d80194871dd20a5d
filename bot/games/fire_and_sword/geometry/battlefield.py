"""Battlefields: scenarios as tables, and where elements may be deployed."""

from __future__ import annotations

from collections.abc import Iterator

import shapely
from shapely import Polygon

from bot.games.fire_and_sword.content.base import Mode, Type
from bot.games.fire_and_sword.content.cards import Profile
from bot.games.fire_and_sword.content.root import FireAndSwordContent
from bot.games.fire_and_sword.content.scenarios import (
    Army,
    Compass,
    Objective,
    Point,
    Scenario,
    Spread,
)

from .fixed import FULL, INCH, Place, Spot, at, length
from .measuring import NOISE, distance, overlaps
from .placing import bars, end_fault
from .table import Body, Fault, Piece, Table, footprint_of, garrisoning, standing

INWARDS: dict[Compass, int] = {"south": 0, "west": 90, "north": 180, "east": 270}
"""The heading in degrees away from each table edge."""


def pieces(content: FireAndSwordContent, spreads: tuple[Spread, ...]) -> tuple[Piece, ...]:
    """Return pieces of terrain."""
    return tuple(
        Piece(one.id, content.terrain[one.type], corners(one.polygon), one.multi) for one in spreads
    )


def corners(polygon: tuple[Point, ...]) -> tuple[Spot, ...]:
    """Return the corners of a polygon on the grid."""
    return tuple(Spot(length(x), length(y)) for x, y in polygon)


def kind_of(profile: Profile, mode: Mode | None) -> Type:
    """Return the type that an element has; Dragoons have that of their mode.

    Rules: FAS-1.1.1-d, FAS-12.1-DRA.
    """
    if profile.kind == "group":
        return "group"
    return mode or profile.type


def set_up(content: FireAndSwordContent, scenario: Scenario) -> Table:
    """Return the table of a scenario with every element where it begins.

    Ids are the side's letter and the number in the army, ``r1``, ``b10``.

    Rules: FAS-SET-01, FAS-SET-05.
    """
    width, height = scenario.table
    ground = pieces(content, scenario.terrain)
    bodies = [
        body
        for side in scenario.sides
        for body in _bodies(content, scenario, side, {one.id: one for one in ground})
    ]
    return Table(content.geometry, length(width), length(height), tuple(bodies), ground)


def _bodies(
    content: FireAndSwordContent, scenario: Scenario, side: Army, ground: dict[str, Piece]
) -> Iterator[Body]:
    army = content.armies[scenario.sides[side].army]
    posts = scenario.sides[side].places
    for number, (element, post) in enumerate(zip(army.elements, posts, strict=True), 1):
        card = content.cards[element.card]
        kind, tray = kind_of(card, element.mode), footprint_of(content.trays[card.size])
        key = f"{side[0]}{number}"
        if post.structure:
            yield garrisoning(key, side, kind, tray, ground[post.structure])
        else:
            yield standing(content.geometry, key, side, kind, tray, at(*post.at))


def faults(content: FireAndSwordContent, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a scenario that fits together otherwise: a path and a sentence.

    Terrain lies on the table and no piece on another; no two elements, no element and a structure
    or water overlap; all stand in their zones, but those that landed.

    Rules: FAS-SET-01, FAS-SET-02, FAS-SET-04.
    """
    table = set_up(content, scenario)
    for number, piece in enumerate(table.pieces):
        if not (piece.outline.is_valid and table.stands_on(piece.outline)):
            yield f"terrain[{number}]", "is no polygon on the table"
        elif piece.is_structure and not piece.outline.equals(piece.outline.convex_hull):
            yield f"terrain[{number}]", "a structure is convex"
        for other in table.pieces[:number]:
            if overlaps(table, piece.outline, other.outline):
                yield f"terrain[{number}]", f"overlaps {other.id}"
    for body in table.bodies:
        if not body.structure:
            yield from _post_faults(table, scenario, body)


def _post_faults(table: Table, scenario: Scenario, body: Body) -> Iterator[tuple[str, str]]:
    number = int(body.id[1:]) - 1
    path = f"sides.{body.side}.places[{number}]"
    side = scenario.sides["red" if body.side == "red" else "blue"]
    fault = end_fault(table, body, body.outline)
    if fault is not None:
        yield path, f"{fault.what} {fault.other} ({fault.rule})"
    elif not side.places[number].landing and not _is_in(table, body, side.zone):
        yield path, "is outside its zone"


def _is_in(table: Table, body: Body, zone: tuple[Point, ...]) -> bool:
    ground = Polygon(zone).buffer(table.numbers.length + NOISE, join_style="mitre")
    return bool(ground.covers(body.outline))


# Deployment ----------------------------------------------------------------------------------


def deploy(
    table: Table, body: Body, zone: tuple[Point, ...], apart: float
) -> Place | Fault:  # fmt: skip
    """Return where an element is deployed, or why it may not be there.

    It stands wholly in its zone, on no tray, base, structure or Impassable terrain, and at least
    some inches from every enemy Unit.

    Rules: FAS-SET-02, FAS-SET-04, FAS-GEO-05.
    """
    if not _is_in(table, body, zone):
        return Fault("FAS-SET-04", "outside-zone")
    for other in table.near(body.outline, apart):
        if other.id == body.id:
            continue
        if not other.structure and overlaps(table, body.outline, other.outline):
            return Fault("FAS-SET-04", "end-on-element", other.id)
        if body.is_enemy(other) and other.is_unit and distance(body, other) < apart - NOISE:
            return Fault("FAS-SET-04", "near-enemy", other.id)
    for piece in filter(bars, table.under(body.outline)):
        if overlaps(table, body.outline, piece.outline):
            return Fault("FAS-SET-04", "on-ground", piece.id)
    return body.place


def deploy_in(
    table: Table, body: Body, piece: Piece, zone: tuple[Point, ...]
) -> Body | Fault:  # fmt: skip
    """Return the garrison of an empty structure that lies wholly in the zone, or why not.

    Rules: FAS-SET-04, FAS-13.3.1-c, FAS-13.3.1-g.
    """
    if not body.is_unit:
        return Fault("FAS-13.3.1-g", "group-in-structure", piece.id)
    if not piece.is_structure or table.garrison(piece) is not None:
        return Fault("FAS-13.3.1-c", "no-empty-structure", piece.id)
    held = garrisoning(body.id, body.side, body.kind, body.footprint, piece)
    return held if _is_in(table, held, zone) else Fault("FAS-SET-04", "outside-zone", piece.id)


def first_place(
    table: Table, body: Body, zone: tuple[Point, ...], edge: Compass, apart: float
) -> Place | None:
    """Return where an element is deployed whose player says nothing; None: there is no place.

    The zone is scanned in steps of 1 in from the middle of the own edge outwards, then a row
    further in; the heading is away from the edge.

    Rules: FAS-SET-04, FAS-GEO-21.
    """
    for place in _scan(table, edge):
        if isinstance(deploy(table, table.moved(body, place), zone, apart), Place):
            return place
    return None


def _scan(table: Table, edge: Compass) -> Iterator[Place]:
    heading = INWARDS[edge] * 100 % FULL
    long, deep = (
        (table.width, table.height) if edge in ("north", "south") else (table.height, table.width)
    )
    for row in range(INCH, deep, INCH):
        for step in range(long // INCH + 1):
            aside = long // 2 + (step + 1) // 2 * INCH * (1 if step % 2 else -1)
            inward = row if edge in ("south", "west") else deep - row
            x, y = (aside, inward) if edge in ("north", "south") else (inward, aside)
            if 0 <= x <= table.width and 0 <= y <= table.height:
                yield Place(x, y, heading)


# Objectives ----------------------------------------------------------------------------------


def stands_at(table: Table, body: Body, objective: Objective, inches: float) -> bool:
    """Tell whether a Unit is near enough to an objective to control or contest it.

    A garrison of its structure is, wherever the marker lies. Whether it is Broken is not asked.

    Rules: FAS-OPT-05, FAS-RUL-85.
    """
    if body.structure in objective.structures:
        return True
    apart = body.outline.distance(shapely.Point(objective.at))
    return body.is_unit and bool(apart <= inches + table.numbers.length + NOISE)
