"""A melee on the table: who is in it, and the ways out of it.

Who is bound with whom, from which edge a Unit is driven off, and where a winner may turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.fire_and_sword.content.base import EDGES, Edge

from .fixed import DEGREE, INCH, QUARTER, XY, Place, angle
from .forced import Forced, farthest
from .measuring import bound_with, contacts, distance
from .moves import judge, kind_of
from .shapes import REFS, Ref, zone
from .slowing import Mover
from .table import Body, Table
from .tracks import track
from .turning import Corner, Wheel, turn

BEHIND = 2
"""The REF opposite an edge is so many further on."""
_FAN, _QUARTERS = 15 * DEGREE, 4
"""The angles and parts of an inch at which ends of a Regroup are offered."""
ABOUT: tuple[Corner, ...] = ("FR", "FL", "RR", "RL")
"""The corners to turn about, the usual one first."""
SIDEWAYS: dict[Edge, int] = {"right": QUARTER, "left": -QUARTER}
"""By how much a Unit turns to have its front where one of its sides was."""


class Pair(NamedTuple):
    """Two enemy Units that touch, with the edge of each."""

    unit: str
    edge: Edge
    enemy: str
    other: Edge


def linked(table: Table, active: str) -> list[Pair]:
    """Return the contacts of all Units that chains of enemy contact link to one.

    Rules: FAS-7.1-a, FAS-7.4-b, FAS-GEO-07, FAS-RUL-19, FAS-13.3.3-a.
    """
    names, found = [active], list[Pair]()
    for place, name in enumerate(names):
        body = table.body(name)
        for enemy in bound_with(table, body):
            if enemy.id in names[:place]:
                continue
            if enemy.id not in names:
                names.append(enemy.id)
            pairs = contacts(table, body, enemy)
            found += [Pair(name, pair.edge, enemy.id, pair.other) for pair in pairs]
    return found


# Withdrawals ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class WayBack:
    """A forced withdrawal from one REF: how far, and at which angles it gets so far."""

    ref: Ref
    forced: Forced


def refs_back(table: Table, body: Body, source: XY | None) -> tuple[Ref, ...]:
    """Return the REFs from which a Unit may be driven off; none: it is Crushed.

    ``source``: where the Threat comes from; None is its melee or, without one, the nearest enemy
    Unit. With enemies in several zones, or one where it would go, it leaves over an edge that
    nobody touches.

    Rules: FAS-8.1-d, FAS-RUL-47, FAS-RUL-48, FAS-RUL-96.
    """
    enemies = bound_with(table, body)
    touched = {pair.edge for enemy in enemies for pair in contacts(table, body, enemy)}
    if source is not None:
        facing = zone(body.footprint, body.place, source)
    elif len(touched) == 1:
        facing = next(iter(touched))
    elif touched:
        return _free(touched)
    else:
        facing = _nearest_zone(table, body)
    ref = _opposite(facing)
    return (ref,) if EDGES[ref - 1] not in touched else _free(touched)


def _opposite(edge: Edge) -> Ref:
    return (EDGES.index(edge) + BEHIND) % len(EDGES) + 1


def _free(touched: Iterable[Edge]) -> tuple[Ref, ...]:
    return tuple(ref for ref in REFS if EDGES[ref - 1] not in touched)


def _nearest_zone(table: Table, body: Body) -> Edge:
    """Return the zone with the nearest enemy Unit; without any the front.  Rules: FAS-RUL-47."""
    enemies = [one for one in table.bodies if one.is_unit and body.is_enemy(one)]
    if not enemies:
        return EDGES[0]
    nearest = min(enemies, key=lambda one: (round(distance(body, one), 6), one.id))
    return zone(body.footprint, body.place, nearest.place.spot.inches)


def ways_back(
    table: Table, mover: Mover, source: XY | None, crush_below: float
) -> tuple[WayBack, ...]:  # fmt: skip
    """Return the forced withdrawals among which an owner chooses; ``crush_below`` in inches.

    Rules: FAS-8.1-d, FAS-5.4-a, FAS-5.4-b, FAS-GEO-12.
    """
    refs = refs_back(table, mover.body, source)
    found = [WayBack(ref, farthest(table, mover, ref, crush_below)) for ref in refs]
    return tuple(one for one in found if one.forced.angles)


# Winners -------------------------------------------------------------------------------------


def turns_to(table: Table, body: Body, edges: Iterable[Edge]) -> dict[Wheel, Place]:
    """Return the Turns that bring the front to where an enemy was, about every corner.

    ``edges``: those with which the Unit fought. To the rear it turns about its centre.

    Rules: FAS-7.4.5-f, FAS-4.3.6-a, FAS-GEO-16.
    """
    wheels = [wheel for edge in edges for wheel in _wheels(edge)]
    placed = {wheel: turn(table, body, wheel) for wheel in wheels}
    return {wheel: place for wheel, place in placed.items() if isinstance(place, Place)}


def _wheels(edge: Edge) -> list[Wheel]:
    if edge in SIDEWAYS:
        return [Wheel(SIDEWAYS[edge], corner) for corner in ABOUT]
    return [Wheel(2 * QUARTER)] if edge == EDGES[2] else []


def all_turns(table: Table, body: Body) -> dict[Wheel, Place]:
    """Return every Turn by 90 or 180 degrees that a Unit can make.

    Rules: FAS-7.4.5-f, FAS-4.3.6-a.
    """
    return turns_to(table, body, EDGES[1:])


def retreats(table: Table, mover: Mover) -> list[tuple[int, int]]:
    """Return angles and distances at which a Unit may Regroup, the farthest of every 15 degrees.

    It withdraws over its rear edge and ends outside every control zone.

    Rules: FAS-7.4.6-a, FAS-4.3.5-a, FAS-GEO-21.
    """
    most, step = angle(table.numbers.movement_angle), INCH // _QUARTERS
    far = range(mover.speed, 0, -step)
    ways = [
        track(mover.body, BEHIND + 1, phi, distance)
        for phi in range(-most, most + 1, _FAN)
        for distance in far
    ]
    verdicts = judge(table, mover, ways, kind_of(table, "withdraw"))[0]
    legal = [way for way, bad in zip(ways, verdicts, strict=True) if bad is None]
    best = {way.phi: way.distance for way in reversed(legal)}
    return sorted(best.items(), key=lambda one: (abs(one[0]), -one[0]))
