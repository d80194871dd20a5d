"""Distances, overlaps, contacts, control zones, and which terrain an element occupies.

All lengths are in inches, and every comparison has the tolerance of the content.
"""

from __future__ import annotations

from typing import NamedTuple

import shapely
from shapely import LineString, Point, Polygon

from bot.games.fire_and_sword.content.base import EDGES, Edge

from .shapes import REFS, edges, ref_point
from .table import Body, Piece, Table

NOISE = 1e-9
"""What floating point may add: a length on the edge of a tolerance is within it everywhere."""


def distance(one: Body, other: Body) -> float:
    """Return the least distance of two elements in inches, 0 if they overlap.

    Rules: FAS-GEO-04, FAS-1.4-a.
    """
    return float(shapely.distance(one.outline, other.outline))


def counted(table: Table, one: Body, other: Body) -> float:
    """Return a distance as it counts against a limit in inches: less the tolerance, at least 0.

    Rules: FAS-GEO-04, FAS-9.3-a.
    """
    return max(0.0, distance(one, other) - table.numbers.length - NOISE)


def is_within(table: Table, one: Body, other: Body, inches: float) -> bool:
    """Tell whether two elements are within a distance of each other.

    Rules: FAS-GEO-04, FAS-1.4-b.
    """
    return distance(one, other) <= inches + table.numbers.length + NOISE


def shared_area(one: Polygon, other: Polygon) -> float:
    """Return the common area of two shapes in square inches."""
    if not shapely.intersects(one, other):
        return 0.0
    return float(shapely.area(shapely.intersection(one, other)))


def overlaps(table: Table, one: Polygon, other: Polygon) -> bool:
    """Tell whether two shapes overlap.  Rules: FAS-GEO-05."""
    return shared_area(one, other) > table.numbers.area + NOISE


def is_outside(table: Table, shape: Polygon, other: Body) -> bool:
    """Tell whether a shape is outside the control zone of a Unit or garrison.

    Rules: FAS-GEO-06, FAS-1.1.1-a.
    """
    apart = float(shapely.distance(shape, other.outline))
    return apart >= table.numbers.control_zone - table.numbers.length - NOISE


def zones_at(table: Table, body: Body, shape: Polygon) -> list[Body]:
    """Return the enemy Units in whose control zones a shape of an element is; Groups have none.

    Rules: FAS-GEO-06, FAS-1.1.1-a.
    """
    close = table.near(shape, table.numbers.control_zone)
    return [
        one
        for one in close
        if one.is_unit and body.is_enemy(one) and not is_outside(table, shape, one)
    ]


class Contact(NamedTuple):
    """Two edges that touch, and the length they share in inches; of a structure, its rim."""

    edge: Edge
    other: Edge
    shared: float


def contacts(table: Table, one: Body, other: Body) -> list[Contact]:
    """Return which edges of two Units touch; a garrison's edges are all front edges.

    Rules: FAS-GEO-07, FAS-1.4-c, FAS-13.3.1-d.
    """
    if distance(one, other) > table.numbers.contact + NOISE:
        return []
    found: dict[tuple[Edge, Edge], float] = {}
    for index, edge in enumerate(edges(one.outline)):
        for number, against in enumerate(edges(other.outline)):
            shared = _shared(table, edge, against)
            if shared >= table.numbers.shared_edge - NOISE:
                pair = _name(one, index), _name(other, number)
                found[pair] = max(shared, found.get(pair, 0))
    return [Contact(*pair, shared) for pair, shared in found.items()]


def _name(body: Body, index: int) -> Edge:
    return EDGES[0] if body.structure else EDGES[index]


def _shared(table: Table, edge: LineString, against: LineString) -> float:
    """Return how long an edge runs beside another, both ways, the lesser."""
    return min(_beside(table, edge, against), _beside(table, against, edge))


def _beside(table: Table, edge: LineString, against: LineString) -> float:
    band = against.buffer(table.numbers.contact + NOISE, cap_style="flat")
    return float(edge.intersection(band).length)


def is_bound(table: Table, one: Body, other: Body) -> bool:
    """Tell whether two enemy Units are bound in melee.

    Rules: FAS-7.1-a, FAS-GEO-07, FAS-9.3-f.
    """
    both = one.is_unit and other.is_unit and one.is_enemy(other)
    return both and bool(contacts(table, one, other))


def bound_with(table: Table, body: Body) -> list[Body]:
    """Return the enemy Units that touch a Unit."""
    close = table.near(body.outline, table.numbers.contact + NOISE)
    return [one for one in close if is_bound(table, body, one)]


def touches_base(table: Table, group: Body, shape: Polygon) -> bool:
    """Tell whether a Group touches a shape.  Rules: FAS-GEO-23."""
    return float(shapely.distance(group.outline, shape)) <= table.numbers.contact + NOISE


def refs_inside(table: Table, body: Body, piece: Piece) -> int:
    """Return how many REFs of a Unit lie in an area, its rim included."""
    slack = table.numbers.length + NOISE
    return sum(
        float(shapely.distance(Point(ref_point(body.footprint, body.place, ref)), piece.outline))
        <= slack
        for ref in REFS
    )


def occupies(table: Table, body: Body, piece: Piece) -> bool:
    """Tell whether an element occupies an area, or garrisons a structure.

    Rules: FAS-GEO-08, FAS-13.1-c.
    """
    if piece.is_structure or body.structure:
        return body.structure == piece.id
    if body.is_unit:
        return refs_inside(table, body, piece) >= table.numbers.occupied_refs
    slack = table.numbers.length + NOISE
    return bool(piece.outline.buffer(slack, join_style="mitre").covers(body.outline))


def occupied(table: Table, body: Body) -> list[Piece]:
    """Return the areas that an element occupies, or the structure it garrisons."""
    return [one for one in table.under(body.outline) if occupies(table, body, one)]


def is_partly_in(table: Table, body: Body, piece: Piece) -> bool:
    """Tell whether any part of an element is in a piece of terrain."""
    return overlaps(table, body.outline, piece.outline)
