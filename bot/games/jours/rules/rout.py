"""Rout moves: straight towards the edge, lane by lane (digest 4.10, 5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules.land.ground import Ground

from . import stacks
from .retreat import Path, may_join, price_of


class Walk(NamedTuple):
    """A rout move so far: hexes entered, movement points and lane changes left.

    ``held``: the enemies in whose zone of control it has been, its first hex included.
    """

    path: Path
    points: int
    lanes: int
    held: frozenset[str]


def ways(field: Field, ground: Ground, unit: Unit) -> list[Path]:
    """List the legal rout moves of a unit, whole; none: it cannot move and is eliminated.

    A path that leaves the map ends in a hex that is not on it. A unit ends alone: where it would
    not, it stops earlier or changes the lane; only where it cannot, it ends with routed units.

    Rules: JDG-10.4-a, JDG-10.4-b, JDG-10.4-d, JDG-10.4-e, JDG-10.4-f, JDG-10.4-g, JDG-10.4-h,
    JDG-RUL-46, JDG-RUL-47.
    """
    assert unit.at is not None
    lanes = ground.content.limits.rout_lanes[unit.arm]
    begin = Walk((), unit.kind.disordered.mp, lanes, _holders(field, ground, unit, unit.at))

    def alone(cell: Cell) -> bool:
        return stacks.owner(field, cell) is None

    def together(cell: Cell) -> bool:
        return may_join(field, ground, [unit], cell)

    for may_stop in (alone, together):
        found = _complete(field, ground, unit, begin, may_stop)
        if found:
            return sorted(set(found))
    return []


def _complete(
    field: Field, ground: Ground, unit: Unit, walk: Walk, may_stop: Callable[[Cell], bool]
) -> list[Path]:
    """Return the ends to which a rout move may go on; none: it must turn off or stop earlier.

    Straight on, or to both sides where that is impossible or ends where it may not stop. Among
    own units that are not routed it goes on even without the points.

    Rules: JDG-10.4-b, JDG-10.4-d, JDG-10.4-e, JDG-10.4-f, JDG-10.4-g, JDG-10.4-h, JDG-10.5-a.
    """
    here = walk.path[-1] if walk.path else unit.at
    assert here is not None
    direction = grid.compass(field.camps[unit.side].rout)
    straight = grid.step(here, direction)
    stop = [walk.path] if walk.path and may_stop(here) else []
    if straight not in ground.cells:
        return [(*walk.path, straight)] if walk.points else stop
    haven = stop if ground.terrain(here).built_up else []
    aside = [grid.step(here, one) for one in (direction - 1, direction + 1) if walk.lanes]
    passes = walk.path and any(not one.is_routed for one in stacks.stack(field, here))
    for free in (False, True) if passes else (False,):
        ahead = _after(field, ground, unit, walk, straight, free=free)
        onward = [] if ahead is None else _complete(field, ground, unit, ahead, may_stop)
        if onward:
            return haven + onward
        turned = walk._replace(lanes=walk.lanes - 1)
        ways = [_after(field, ground, unit, turned, cell, free=free) for cell in aside]
        for way in ways:
            onward += [] if way is None else _complete(field, ground, unit, way, may_stop)
        if onward:
            return (haven if ahead is None else stop) + onward
    return stop


def _after(
    field: Field, ground: Ground, unit: Unit, walk: Walk, cell: Cell, *, free: bool
) -> Walk | None:
    """Return the rout move after the next hex; None: it is impossible or would be the end.

    Leaving an enemy zone costs at the start; into the zone of an enemy in whose zone the unit has
    been there is no way back. Terrain that disorders and front hexes of zone eliminate.
    ``free``: the points left need not do.

    Rules: JDG-10.4-b, JDG-10.4-c, JDG-10.3.5-a, JDG-10.4-d, JDG-6.2.2-e, JDG-6.2.2-f,
    JDG-RUL-66.
    """
    here = walk.path[-1] if walk.path else unit.at
    assert here is not None
    found = price_of(field, ground, unit, here, cell)
    if found is None or found.disorders or stacks.in_front_zone(field, ground, unit.side, cell):
        return None
    holders = _holders(field, ground, unit, cell)
    if holders & walk.held:
        return None
    cost = found.points
    if holders:
        cost += ground.content.weather[field.weather].zone
    if walk.held and not walk.path:
        cost += ground.content.limits.zone.leave
    if cost > walk.points and not free:
        return None
    return walk._replace(
        path=(*walk.path, cell), points=max(0, walk.points - cost), held=walk.held | holders
    )


def _holders(field: Field, ground: Ground, unit: Unit, cell: Cell) -> frozenset[str]:
    return frozenset(one.id for one in stacks.holders(field, ground, unit.side, cell))
