"""Battlefields: scenarios and free battles as tables, and who stands at an objective."""

from __future__ import annotations

from collections.abc import Iterator

import shapely

from bot.games.fire_and_sword.content.base import Level, Mode, Type
from bot.games.fire_and_sword.content.building import FREE
from bot.games.fire_and_sword.content.cards import Profile
from bot.games.fire_and_sword.content.root import FireAndSwordContent
from bot.games.fire_and_sword.content.scenarios import (
    Army,
    Compass,
    Objective,
    Point,
    Scenario,
    ScenarioSide,
    Spread,
)

from .deployment import from_edges, is_in
from .fixed import Spot, at, length
from .measuring import NOISE, overlaps
from .placing import bars, end_fault
from .table import Body, Piece, Table, footprint_of, garrisoning, standing


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
    elif not side.places[number].landing and not is_in(table, body, side.zone):
        yield path, "is outside its zone"


# Free battles --------------------------------------------------------------------------------


def free_battle(
    content: FireAndSwordContent, level: Level, terrain: tuple[Spread, ...]
) -> Scenario:
    """Return a free battle of a level on some terrain, without armies and places.

    Zones are strips along the two long edges. Each objective is moved by the shortest way out of
    structures and Impassable terrain, unless a structure holds it: that is then its structure.

    Rules: FAS-SET-02, FAS-OPT-01, FAS-OPT-10.
    """
    rules = content.free_battle
    numbers = rules.levels[level]
    width, height = numbers.table
    zones = {
        "south": _box(0, 0, width, numbers.zone),
        "north": _box(0, height - numbers.zone, width, height),
    }
    ground = pieces(content, terrain)
    return Scenario(
        id=f"{FREE}{level}",
        name=numbers.name,
        source=rules.source,
        confidence=rules.confidence,
        level=level,
        table=numbers.table,
        rounds=numbers.rounds,
        victory=rules.victory,
        sides={
            side: ScenarioSide(army="", edge=edge, zone=zones[edge], places=())
            for side, edge in rules.edges.items()
        },
        terrain=terrain,
        objectives=tuple(
            _objective(f"O{number}", spot, ground)
            for number, spot in enumerate(numbers.objectives, 1)
        ),
    )


def _box(west: float, south: float, east: float, north: float) -> tuple[Point, ...]:
    return (west, south), (east, south), (east, north), (west, north)


def _objective(key: str, spot: Point, ground: tuple[Piece, ...]) -> Objective:
    """Return an objective at a point, or as near to it as nothing bars.  Rules: FAS-RUL-107."""
    there = shapely.Point(spot)
    inside = [one for one in ground if bars(one) and one.outline.contains(there)]
    if not inside:
        return Objective(id=key, at=spot)
    barred = shapely.union_all([one.outline for one in ground if bars(one)])
    rim = shapely.shortest_line(there, barred.boundary).coords[1]
    held = tuple(one.id for one in inside if one.is_structure)
    return Objective(id=key, at=(round(rim[0], 3), round(rim[1], 3)), structures=held)


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


def is_forward(table: Table, body: Body, edge: Compass, inches: float) -> bool:
    """Tell whether a Unit lies wholly beyond a distance from its own table edge.

    Rules: FAS-11-b, FAS-RUL-28, FAS-RUL-83, FAS-GEO-25.
    """
    apart = from_edges(table, body.outline)[edge]
    return body.is_unit and apart > inches + table.numbers.length + NOISE
