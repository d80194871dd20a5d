"""Rout moves: straight towards the edge, lane by lane (digest 4.10, 5.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Field, Unit

from . import stacks
from .ground import Ground
from .retreat import Path, may_join, price_of


class Walk(NamedTuple):
    """A rout move so far: hexes entered, movement points and lane changes left."""

    path: Path
    points: int
    lanes: int


def ways(field: Field, ground: Ground, unit: Unit) -> list[Path]:
    """List the legal rout moves of a unit, whole; none: it cannot move and is eliminated.

    A path that leaves the map ends in a hex that is not on it. A unit ends alone: where it would
    not, it stops earlier or changes the lane; only where it cannot, it ends with routed units.

    Rules: JDG-10.4-a, JDG-10.4-b, JDG-10.4-d, JDG-10.4-e, JDG-10.4-f, JDG-10.4-g, JDG-10.4-h,
    JDG-RUL-46, JDG-RUL-47.
    """
    shunned: set[Cell] = set()
    every: list[Path] = []
    while True:
        found = [path for path in _complete(field, ground, unit, shunned) if path]
        alone = [path for path in found if stacks.owner(field, path[-1]) is None]
        if alone:
            return sorted(set(alone))
        every += found
        crowded = {path[-1] for path in found} - shunned
        if not crowded:
            break
        shunned |= crowded
    return sorted({path for path in every if may_join(field, ground, unit, path[-1])})


def _complete(
    field: Field, ground: Ground, unit: Unit, shunned: Collection[Cell]
) -> Iterator[Path]:
    """Yield all rout moves to their ends, those in the hexes of ``shunned`` left out."""
    assert unit.at is not None
    points, lanes = unit.kind.disordered.mp, ground.content.limits.rout_lanes[unit.arm]
    walks = [Walk((), points, lanes)]
    for walk in walks:
        here = walk.path[-1] if walk.path else unit.at
        straight = grid.step(here, grid.compass(field.camps[unit.side].rout))
        if straight not in ground.cells:
            yield (*walk.path, straight) if walk.points else walk.path
            continue
        further = list(_next(field, ground, unit, walk, shunned))
        may_stop = bool(walk.path) and ground.terrain(here).built_up
        if not further or may_stop or straight in shunned:
            yield walk.path
        walks += further


def _next(
    field: Field, ground: Ground, unit: Unit, walk: Walk, shunned: Collection[Cell]
) -> Iterator[Walk]:
    """Yield how a rout move goes on: straight, or to both sides where that is impossible.

    Rules: JDG-10.4-b, JDG-10.4-d.
    """
    assert unit.at is not None
    here = walk.path[-1] if walk.path else unit.at
    direction = grid.compass(field.camps[unit.side].rout)
    straight = grid.step(here, direction)
    left = _points_after(field, ground, unit, walk, straight)
    if left is not None and straight not in shunned:
        yield Walk((*walk.path, straight), left, walk.lanes)
        return
    if not walk.lanes:
        return
    for side in (direction - 1, direction + 1):
        cell = grid.step(here, side)
        left = _points_after(field, ground, unit, walk, cell)
        if left is not None:
            yield Walk((*walk.path, cell), left, walk.lanes - 1)


def _points_after(field: Field, ground: Ground, unit: Unit, walk: Walk, cell: Cell) -> int | None:
    """Return the points left after the next hex; None: it is impossible or would be the end.

    Leaving an enemy zone costs at the start; from one hex of an enemy's zone to another there is
    no way. Terrain that disorders and front hexes of zone eliminate.

    Rules: JDG-10.4-b, JDG-10.4-c, JDG-10.3.5-a, JDG-10.4-d, JDG-6.2.2-e, JDG-RUL-66.
    """
    assert unit.at is not None
    here = walk.path[-1] if walk.path else unit.at
    found = price_of(field, ground, unit, here, cell)
    if found is None or found.disorders:
        return None
    if stacks.in_front_zone(field, ground, unit.side, cell):
        return None
    held = stacks.holders(field, ground, unit.side, here)
    if any(stacks.zone(ground, one, cell) for one in held):
        return None
    cost = found.points
    if stacks.holders(field, ground, unit.side, cell):
        cost += ground.content.weather[field.weather].zone
    if held and not walk.path:
        cost += ground.content.limits.zone.leave
    return walk.points - cost if cost <= walk.points else None
