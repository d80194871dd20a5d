"""Why one end of a movement is worth more than its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import hypot
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Point

from bot.games.fire_and_sword.content.base import EDGES

from .fixed import INCH, XY, Place, angle, cosine
from .measuring import is_within, occupied
from .placing import shapes_of
from .risks import Foe, sees
from .shapes import Ref, ref_point, zone
from .slowing import Mover
from .table import Body, Table

_PROBES = 8
"""So many candidates, from the nearest on, are looked at closely for one target."""
_SPARE = 0.1
"""Inches beyond the reach of a charge."""


class Reason(NamedTuple):
    """Why an end is offered, and which element, piece or marker it is about."""

    key: str
    other: str = ""


@dataclass(frozen=True)
class Interests:
    """What a Unit looks for: enemies, markers, the range of its fire, its Commanders.

    ``markers``: points by id, with ``marker_reach`` in inches. ``commanders``: with the ranges of
    their Command in inches. Ranges of fire in inches, 0 if it cannot shoot.
    """

    foes: tuple[Foe, ...] = ()
    markers: tuple[tuple[str, XY], ...] = ()
    marker_reach: float = 0
    range: float = 0
    direct_range: float = 0
    commanders: tuple[tuple[Body, float], ...] = ()


@dataclass(frozen=True)
class End:
    """An end that is offered: what leads there, why, its cost in inches, and its risks."""

    action: str
    ref: Ref
    phi: int
    distance: int
    place: Place
    cost: float
    reasons: tuple[Reason, ...]
    charged_by: tuple[str, ...] = ()
    shot_by: tuple[str, ...] = ()


def because(end: End, key: str, other: str = "") -> End:
    """Return an end with one reason more."""
    return replace(end, reasons=(*end.reasons, Reason(key, other)))


def worthwhile(table: Table, mover: Mover, reach: list[End], interests: Interests) -> Iterator[End]:
    """Yield an end for each kind of reason, the weightier kinds first, one of each before more.

    ``reach``: the legal ends among which it chooses; most reasons take the cheapest that fits.
    """
    forward = [one for one in reach if one.ref == 1 and one.action != "march"]
    forward.sort(key=lambda one: (one.cost, abs(one.phi)))
    kinds = [
        list(_at_markers(table, mover, forward, interests)),
        list(_firing(table, mover, forward, interests)),
        list(_safe(table, mover, forward, interests)),
        list(_on_ground(table, mover, forward)),
        list(_on_flanks(mover, forward, interests)),
        list(_wings(table, forward)),
        list(_in_command(table, mover, forward, interests)),
        list(_away(table, mover, [one for one in reach if one.ref == 3], interests)),
        list(_marches(reach)),
    ]
    for place in range(max(map(len, kinds))):
        yield from (kind[place] for kind in kinds if place < len(kind))


def _at_markers(
    table: Table, mover: Mover, reach: list[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the nearest end in reach of each objective.  Rules: FAS-OPT-05."""
    for key, marker in interests.markers:
        spot = Point(marker)

        def is_near(end: End, spot: Point = spot) -> bool:
            shape = table.shape(mover.body.footprint, end.place)
            return bool(shape.distance(spot) <= interests.marker_reach)

        found = next(filter(is_near, reach), None)
        if found is not None:
            yield because(found, "objective", key)


def _firing(
    table: Table, mover: Mover, reach: list[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the nearest end from which each enemy can be shot at, and at Direct range.

    Rules: FAS-6.1-a, FAS-6.5-a.
    """
    for key, within in (("fires", interests.range), ("fires-direct", interests.direct_range)):
        for foe in interests.foes if within else ():
            close = [one for one in reach if _may_see(mover.body, one, foe.body, within)]
            for end in close[:: max(1, len(close) // _PROBES)]:
                there = table.moved(mover.body, end.place)
                if sees(table.holding(there), there, foe.body, within):
                    yield because(end, key, foe.body.id)
                    break


def _may_see(body: Body, end: End, foe: Body, within: float) -> bool:
    """Tell whether an enemy is near enough and before the front, to be looked at closely."""
    x, y = ref_point(body.footprint, end.place, 1)
    fx, fy = foe.place.spot.inches
    if hypot(fx - x, fy - y) > within + foe.footprint.width / INCH:
        return False
    if zone(body.footprint, end.place, (fx, fy)) != EDGES[0]:
        return False
    return bool(foe.outline.distance(Point(x, y)) <= within)


def _safe(
    table: Table, mover: Mover, reach: list[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the farthest end that is out of the charge of the enemy with the longest.

    Rules: FAS-7.2.2-a.
    """
    chargers = [foe for foe in interests.foes if foe.speed]
    if not chargers:
        return
    foe = max(chargers, key=lambda one: (one.speed, one.body.id))
    least = foe.speed / INCH * table.numbers.charge + _SPARE
    origin = Point(ref_point(foe.body.footprint, foe.body.place, 1))

    def is_safe(end: End) -> bool:
        return bool(table.shape(mover.body.footprint, end.place).distance(origin) > least)

    far = sorted(reach, key=lambda one: (-one.distance * cosine(one.phi), one.phi))
    found = next(filter(is_safe, far), None)
    if found is not None and not is_safe(far[0]):
        yield because(found, "safe", foe.body.id)


def _on_ground(table: Table, mover: Mover, reach: list[End]) -> Iterator[End]:
    """Yield the nearest end in each area that gives Cover or commands.

    Rules: FAS-GEO-08, FAS-13.1-OSL, FAS-13.1-GOR.
    """
    kind = mover.body.kind
    for piece in table.pieces:
        if piece.is_structure or not (piece.has("cover", kind) or piece.has("commanding", kind)):
            continue
        key = piece.id

        def is_in(end: End, key: str = key) -> bool:
            there = table.moved(mover.body, end.place)
            return any(one.id == key for one in occupied(table, there))

        west, south, east, north = piece.outline.bounds
        touching = [
            one
            for one in reach
            if west <= one.place.x / INCH <= east and south <= one.place.y / INCH <= north
        ]
        found = next(filter(is_in, touching), None)
        if found is not None:
            yield because(found, "ground", key)


def _on_flanks(mover: Mover, reach: list[End], interests: Interests) -> Iterator[End]:
    """Yield the nearest end from which the side or rear of each enemy can be charged."""
    far = 2 * mover.speed / INCH
    for foe in interests.foes:
        if not foe.body.is_unit or foe.body.structure:
            continue
        body = foe.body

        def is_flank(end: End, body: Body = body) -> bool:
            front = ref_point(mover.body.footprint, end.place, 1)
            return (
                zone(mover.body.footprint, end.place, body.place.spot.inches) == EDGES[0]
                and zone(body.footprint, body.place, front) != EDGES[0]
                and bool(body.outline.distance(Point(front)) <= far)
            )

        found = next(filter(is_flank, reach), None)
        if found is not None:
            yield because(found, "flank", body.id)


def _wings(table: Table, reach: list[End]) -> Iterator[End]:
    """Yield the farthest ends at the full angle to the left and to the right."""
    most = angle(table.numbers.movement_angle)
    for key, phi in (("left", -most), ("right", most)):
        far = [one for one in reach if one.phi == phi]
        if far:
            yield because(max(far, key=lambda one: one.distance), key)


def _in_command(
    table: Table, mover: Mover, reach: list[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the farthest end in range of each Commander.  Rules: FAS-10.2-a, FAS-12.1-COM."""
    far = sorted(reach, key=lambda one: (-one.distance, abs(one.phi)))
    for commander, within in interests.commanders:
        found = next(
            (
                end
                for end in far
                if is_within(table, table.moved(mover.body, end.place), commander, within)
            ),
            None,
        )
        if found is not None and found is not far[0]:
            yield because(found, "command", commander.id)


def _away(
    table: Table, mover: Mover, reach: list[End], interests: Interests
) -> Iterator[End]:  # fmt: skip
    """Yield the Withdraw that ends farthest from the nearest enemy."""
    if not (reach and interests.foes):
        return

    shapes = shapes_of(table.shape(mover.body.footprint, end.place) for end in reach)
    apart = [shapely.distance(shapes, foe.body.outline) for foe in interests.foes]
    room = np.round(np.min(apart, axis=0), 6)
    best = max(range(len(reach)), key=lambda index: (room[index], -abs(reach[index].phi)))
    yield because(reach[best], "away")


def _marches(reach: list[End]) -> Iterator[End]:
    """Yield the farthest March, the straightest of several.  Rules: FAS-4.4.3-a."""
    far = [one for one in reach if one.action == "march"]
    if far:
        yield because(max(far, key=lambda one: (one.distance, -abs(one.phi))), "march")
