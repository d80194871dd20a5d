"""Retreats, rout retreats and rout moves: every path and what it costs (digest 4.10, 5.5, 5.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from . import grid, zones
from .combat import prohibited
from .movement import ground_step
from .position import (
    LOST,
    ROUTED,
    WEATHER_ZONE,
    Position,
    Unit,
    may_stack,
)

COSTLY = ("steep_slope", "ford", "bridge")
LENGTH = {"infantry": 2, "cavalry": 3, "artillery": 2}
LANES = {"infantry": 2, "cavalry": 3, "artillery": 3}


class Path(NamedTuple):
    """The hexes entered, the level at the end, the own hexes passed through."""

    hexes: tuple[str, ...]
    level: int
    passed: tuple[str, ...]


def passable(position: Position, unit: Unit, start: str, end: str) -> bool:
    """May a retreat take this step, enemies and terrain alone considered?"""
    ground = position.ground
    if not ground.has(end) or position.enemy(unit.side, end):
        return False
    if any(one.square for one in position.own(unit.side, end) if one.id != unit.id):
        return False
    lines = ground.roads | ground.tracks
    if prohibited(position, unit, start, end) and frozenset((start, end)) not in lines:
        return False
    if ground.kind(end) == "castle":
        one = ground_step(position, unit.side, unit.arm, start, end)
        return one is not None and one.cost <= unit.points
    return True


def away(position: Position, unit: Unit, causes: list[str], end: str) -> bool:
    """The first hex: not next to an attacker, unless none of them controls it."""
    for hex_ in causes:
        near = grid.distance(hex_, end) < 2
        foes = position.enemy(unit.side, hex_)
        if near and any(zones.controls(position, one, end) for one in foes):
            return False
    return True


def first_hexes(position: Position, unit: Unit, cause: tuple[str, list[str]]) -> list[str]:
    """The legal first hexes. ``cause`` is combat, fire or none, with the hexes of the enemy."""
    kind, hexes = cause
    steps = [one for one in grid.around(unit.hex) if passable(position, unit, unit.hex, one)]
    if kind == "combat":
        return [one for one in steps if away(position, unit, hexes, one)]
    if kind == "fire":
        far = grid.distance(unit.hex, hexes[0])
        return [one for one in steps if grid.distance(one, hexes[0]) > far]
    towards = position.rout[unit.side]
    broad = [grid.neighbour(unit.hex, towards + turn) for turn in (-1, 0, 1)]
    return [one for one in steps if one in broad]


def losses(position: Position, unit: Unit, start: str, end: str) -> int:
    """The levels that a step of a retreat costs."""
    costly = position.ground.side(start, end) in COSTLY
    return costly + bool(zones.front_zone(position, unit.side, end))


@dataclass(frozen=True)
class Walk:
    """A retreat under way: where from, where now, the hexes entered and passed through."""

    unit: Unit
    left: str
    hexes: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()

    @property
    def here(self) -> str:
        return self.hexes[-1] if self.hexes else self.left


def retreats(position: Position, unit: Unit, cause: tuple[str, list[str]]) -> list[Path]:
    """All paths of a retreat or, of a routed unit, a rout retreat, eliminations included.

    A unit that routs on its way is shown where it routs: its rout retreat begins there.
    """
    firsts = first_hexes(position, unit, cause)
    walks = [walk(position, Walk(unit, unit.hex), one) for one in firsts]
    found: list[Path] = []
    while walks:
        one = walks.pop()
        if one.unit.level >= LOST or (unit.level < ROUTED <= one.unit.level):
            found.append(Path(one.hexes, one.unit.level, one.passed))
            continue
        if len(one.hexes) >= wanted(unit) and stops(position, one):
            found.append(Path(one.hexes, one.unit.level, one.passed))
            if unit.level < ROUTED or not companions(position, one):
                continue
        walks += further(position, one)
    return alone_first(position, unit, sorted(set(found)))


def wanted(unit: Unit) -> int:
    return LENGTH[unit.arm] if unit.level == ROUTED else 1


def walk(position: Position, before: Walk, end: str) -> Walk:
    """Take one step; own units in the hex that it leaves behind were passed through."""
    cost = losses(position, before.unit, before.here, end)
    level = before.unit.level + cost
    passed = before.passed
    if before.hexes and position.own(before.unit.side, before.here):
        passed = (*passed, before.here)
    unit = replace(before.unit, level=min(level, LOST))
    return Walk(unit, before.left, (*before.hexes, end), passed)


def further(position: Position, one: Walk) -> list[Walk]:
    far = grid.distance(one.here, one.left)
    return [
        walk(position, one, end)
        for end in grid.around(one.here)
        if grid.distance(end, one.left) > far and passable(position, one.unit, one.here, end)
    ]


def stops(position: Position, one: Walk) -> bool:
    """May the unit stand where it is, alone or with others of its state?"""
    return may_stack([*companions(position, one), replace(one.unit, hex=one.here)])


def companions(position: Position, one: Walk) -> list[Unit]:
    return [u for u in position.own(one.unit.side, one.here) if u.id != one.unit.id]


def alone_first(position: Position, unit: Unit, found: list[Path]) -> list[Path]:
    """A routed unit ends with other routed units only if it can end nowhere alone.

    Then it ends with the first of them that it meets.
    """
    if unit.level < ROUTED:
        return found
    others = {one.hex for one in position.units if one.id != unit.id}
    if any(path.level < LOST and path.hexes[-1] not in others for path in found):
        return [path for path in found if path.level == LOST or path.hexes[-1] not in others]
    whole = {path.hexes for path in found}
    return [
        path for path in found if not any(path.hexes[:n] in whole for n in range(len(path.hexes)))
    ]


@dataclass(frozen=True)
class Flight:
    """A rout move under way: points and lane changes left, the enemies whose zone it was in."""

    hexes: tuple[str, ...]
    points: int
    lanes: int
    held: frozenset[str]
    level: int = ROUTED


def flights(position: Position, unit: Unit) -> list[tuple[tuple[str, ...], int]]:
    """All rout moves to their ends where no own unit stands in the way: hexes and level.

    The hex ``""`` is the edge of the map. No path at all: the unit is eliminated where it is.
    """
    held = frozenset(zones.zone(position, unit.side, unit.hex))
    todo = [Flight((unit.hex,), unit.weak[2], LANES[unit.arm], held)]
    found = []
    while todo:
        one = todo.pop()
        onward = [] if one.level == LOST else flee(position, unit, one)
        todo += onward
        at_home = len(one.hexes) > 1 and haven(position, one.hexes[-1])
        if len(one.hexes) > 1 and (not onward or at_home):
            found.append((one.hexes[1:], one.level))
    return sorted(set(found))


def haven(position: Position, hex_: str) -> bool:
    return bool(hex_) and position.ground.row(hex_)["six_front"]


def flee(position: Position, unit: Unit, one: Flight) -> list[Flight]:
    """The next steps: straight on, or aside where there is an obstacle or the end."""
    towards = position.rout[unit.side]
    straight = flee_to(position, unit, one, grid.neighbour(one.hexes[-1], towards))
    if straight:
        return [straight]
    aside = [
        flee_to(position, unit, replace(one, lanes=one.lanes - 1), end)
        for end in (grid.neighbour(one.hexes[-1], towards + turn) for turn in (-1, 1))
        if one.lanes and position.ground.has(end)
    ]
    return [way for way in aside if way]


def flee_to(position: Position, unit: Unit, one: Flight, end: str) -> Flight | None:
    """One step of a rout move; None: an obstacle, to which what would eliminate belongs."""
    here = one.hexes[-1]
    if not position.ground.has(end):
        off = replace(one, hexes=(*one.hexes, ""), level=LOST)
        return off if one.points >= 1 else None
    step = ground_step(position, unit.side, unit.arm, here, end)
    holders = zones.zone(position, unit.side, end)
    own = [other for other in position.own(unit.side, end) if other.id != unit.id]
    if step is None or position.enemy(unit.side, end) or holders & one.held:
        return None
    cost = step.cost + bool(len(one.hexes) == 1 and one.held)
    cost += WEATHER_ZONE[position.weather] * bool(holders)
    if cost > one.points or any(other.square for other in own):
        return None
    if step.disorders or zones.front_zone(position, unit.side, end):
        return None
    return Flight((*one.hexes, end), one.points - cost, one.lanes, one.held | holders)


def evasions(position: Position, unit: Unit, provokers: list[str], hexes: int) -> list[Path]:
    """The retreats before shock of one or two hexes, with the levels lost on the way."""
    todo = [(Path((), unit.level, ()), 0)]
    for count in range(hexes):
        todo = [
            made
            for path, spent in todo
            for end in grid.around(path.hexes[-1] if path.hexes else unit.hex)
            if (made := evade(position, unit, (path, spent), (end, count == hexes - 1)))
        ]
    far = [
        path
        for path, _ in todo
        if path.level >= ROUTED
        or hexes == 1
        or all(grid.distance(path.hexes[-1], one) >= 2 for one in provokers)
    ]
    return sorted(set(far))


def evade(position: Position, unit: Unit, before: tuple[Path, int], to: tuple[str, bool]):
    """One step of a retreat before shock, or None; ``to`` is the hex and whether it is last."""
    (path, spent), (end, last) = before, to
    here = path.hexes[-1] if path.hexes else unit.hex
    if path.level >= ROUTED:
        return before
    held = zones.zone(position, unit.side, unit.hex)
    holders = zones.zone(position, unit.side, end)
    ground = (
        ground_step(position, unit.side, unit.arm, here, end) if free(position, unit, end) else None
    )
    if ground is None or holders & held or (holders and not last):
        return None
    others = [one for one in position.own(unit.side, end) if one.id != unit.id]
    cost = ground.cost + bool(others and not last)
    extra = bool(holders) * (WEATHER_ZONE[position.weather] + (path.level == 1))
    cost_all = spent + cost + extra + bool(not path.hexes and held)
    lost = (ground.cost >= 3) + bool(zones.front_zone(position, unit.side, end))
    level = min(path.level + lost + ground.disorders, LOST)
    if cost_all > replace(unit, level=path.level).points:
        return None
    if last and level < ROUTED and not may_stack([*others, replace(unit, level=level)]):
        return None
    return Path((*path.hexes, end), level, ()), cost_all


def free(position: Position, unit: Unit, end: str) -> bool:
    """On the map, without enemies, not closed, without an own square, not barred by night."""
    if not position.ground.has(end) or position.enemy(unit.side, end):
        return False
    if end in position.closed.get(unit.side, ()):
        return False
    if unit.formation in position.demoralised and zones.zone(position, unit.side, end):
        return False
    if unit.level and position.weather == "night" and position.near_enemy(unit.side, end):
        return False
    return not any(one.square for one in position.own(unit.side, end))
