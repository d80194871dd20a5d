"""Every end that a move can reach, by trying all paths (digest 4.4 to 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from . import grid, zones
from .position import (
    ARMS,
    DISORDERED,
    GOOD,
    ROUTED,
    SLOPES,
    WEATHER_ZONE,
    Position,
    Unit,
    may_stack,
    price,
)

KINDS = ("normal", "limited", "forced")


class Step(NamedTuple):
    """The cost of one step for one unit, and whether it costs a level."""

    cost: int
    disorders: bool


class End(NamedTuple):
    """Where a move may end: the points spent, the levels of the movers, the hexes entered."""

    hex: str
    levels: tuple[int, ...]
    spent: int
    path: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """One unit or stack that moves together; ``renfort`` marches in spite of the enemy."""

    position: Position
    movers: tuple[Unit, ...]
    kind: str = "normal"
    renfort: bool = False
    spent: int = 0
    charge: bool = False

    @property
    def side(self) -> str:
        return self.movers[0].side

    @property
    def start(self) -> str:
        return self.movers[0].hex

    @cached_property
    def held(self) -> set[str]:
        """The enemies in whose zone of control the movers begin."""
        return zones.zone(self.position, self.side, self.start)

    def allowance(self, levels: tuple[int, ...]) -> int:
        points = [
            one.mp if level == GOOD else one.weak[2]
            for one, level in zip(self.movers, levels, strict=True)
        ]
        if self.charge or self.kind == "limited":
            return min(-(-one // 2) for one in points)
        return min(points) * (2 if self.kind == "forced" else 1)

    def others(self, hex_: str) -> list[Unit]:
        moving = {one.id for one in self.movers}
        return [one for one in self.position.own(self.side, hex_) if one.id not in moving]


def ground_step(position: Position, side: str, arm: str, start: str, end: str) -> Step | None:
    """Terrain alone: hex and hexside, by road or not; None where it is prohibited."""
    ground, index = position.ground, ARMS.index(arm)
    hex_cost = price(ground.row(end)["move"][index])
    side_cost = price(ground.side_value(start, end, "move")[index])
    ways = []
    if None not in (hex_cost[0], side_cost[0]):
        ways.append(Step(hex_cost[0] + side_cost[0], hex_cost[1] or side_cost[1]))
    for lines, key in ((ground.roads, "road"), (ground.tracks, "track")):
        if frozenset((start, end)) in lines:
            ways.append(Step(way_cost(position, side, (key, index), (start, end)), False))
    return min(ways, key=lambda one: (one.disorders, one.cost)) if ways else None


def way_cost(position: Position, side: str, way: tuple[str, int], step: tuple[str, str]) -> int:
    """The cost along a road or track, which next to the enemy saves only what is prohibited."""
    ground, (key, index), (start, end) = position.ground, way, step
    near = position.near_enemy(side, end)
    hex_cost = ground.table[key]["move"][index]
    if near:
        normal, _ = price(ground.row(end)["move"][index])
        clear, _ = price(ground.table["hex"]["clear"]["move"][index])
        hex_cost = clear + 2 if normal is None else normal
    side_cost, _ = price(ground.side_value(start, end, "move")[index])
    if ground.side(start, end) in SLOPES:
        return hex_cost + (2 if side_cost is None else side_cost)
    return hex_cost + (side_cost if near and side_cost is not None else 0)


def zone_cost(move: Move, unit_level: int, first: bool, end: str) -> int:
    position, side = move.position, move.side
    cost = int(first and bool(move.held))
    if zones.zone(position, side, end):
        cost += WEATHER_ZONE[position.weather] + (unit_level == DISORDERED)
    return cost


def step(move: Move, levels: tuple[int, ...], at: tuple[str, bool], end: str):
    """Cost and new levels of one step of all movers together, or None where it is barred.

    ``at`` is the hex left and whether this is the first step.
    """
    start, first = at
    if barred(move, levels, end) or barred_by_zone(move, first, end):
        return None
    if move.charge and barred_to_charges(move, start, end):
        return None
    cost, after = 0, []
    for unit, level in zip(move.movers, levels, strict=True):
        one = ground_step(move.position, move.side, unit.arm, start, end)
        if one is None:
            return None
        cost = max(cost, one.cost + zone_cost(move, level, first, end))
        after.append(level + one.disorders)
    return cost, tuple(after)


def barred(move: Move, levels: tuple[int, ...], end: str) -> bool:
    position, side = move.position, move.side
    if not position.ground.has(end) or position.enemy(side, end):
        return True
    if end in position.closed.get(side, ()) or any(one.square for one in move.others(end)):
        return True
    if move.kind == "forced" and move.others(end):
        return True
    if move.kind == "forced" and not move.renfort and position.near_enemy(side, end, 5):
        return True
    shaken = DISORDERED in levels and position.weather == "night"
    return shaken and position.near_enemy(side, end)


def barred_by_zone(move: Move, first: bool, end: str) -> bool:
    position, side = move.position, move.side
    holders = zones.zone(position, side, end)
    if first and move.held and zones.front_zone(position, side, end):
        return True
    if holders & move.held and (first or not move.charge):
        return True
    if not holders:
        return False
    if any(one.formation in position.demoralised for one in move.movers):
        return True
    line = [one for one in move.others(end) if not one.gun]
    return any(one.gun for one in move.movers) and not line


def barred_to_charges(move: Move, start: str, end: str) -> bool:
    ground = move.position.ground
    if not (ground.row(end)["charge"] and ground.side_row(start, end).get("charge", True)):
        return True
    return any(one.gun for one in move.others(end))


def may_end(move: Move, levels: tuple[int, ...], end: str) -> bool:
    if ROUTED in levels:
        return True
    moved = [
        replace(one, level=level, hex=end) for one, level in zip(move.movers, levels, strict=True)
    ]
    return may_stack([*move.others(end), *moved])


def must_stop(move: Move, levels: tuple[int, ...], end: str) -> bool:
    position, side = move.position, move.side
    if ROUTED in levels or zones.zone(position, side, end):
        return True
    if move.kind == "forced" and any(levels):
        return True
    return move.renfort and position.near_enemy(side, end, 5)


def ends(move: Move) -> list[End]:
    """Every end with every sum of points; nothing of a force-march that may not begin."""
    if any(one.level == ROUTED or one.square for one in move.movers):
        return []
    if move.kind == "forced" and not may_march(move):
        return []
    levels = tuple(one.level for one in move.movers)
    todo, seen, found = [End(move.start, levels, move.spent, ())], set(), []
    while todo:
        at = todo.pop(0)
        for end in grid.around(at.hex):
            made = step(move, at.levels, (at.hex, not at.path), end)
            if made is None or at.spent + made[0] > move.allowance(at.levels):
                continue
            stop = End(end, made[1], at.spent + made[0], (*at.path, end))
            if may_end(move, stop.levels, end):
                found.append(stop)
            on = stop._replace(spent=stop.spent + bool(move.others(end)))
            if must_stop(move, stop.levels, end) or on.spent > move.allowance(at.levels):
                continue
            if (key := (on.hex, on.levels, on.spent)) not in seen:
                seen.add(key)
                todo.append(on)
    return found


def follow(move: Move, path: tuple[str, ...]) -> End | None:
    """The end of this very path, or None where it is not legal."""
    at = End(move.start, tuple(one.level for one in move.movers), move.spent, ())
    for end in path:
        onward = at.spent + bool(at.path and move.others(at.hex))
        if end not in grid.around(at.hex) or (at.path and must_stop(move, at.levels, at.hex)):
            return None
        made = step(move, at.levels, (at.hex, not at.path), end)
        if made is None or onward + made[0] > move.allowance(at.levels):
            return None
        at = End(end, made[1], onward + made[0], (*at.path, end))
    return at if may_end(move, at.levels, at.hex) else None


def may_march(move: Move) -> bool:
    if any(one.level != GOOD for one in move.movers):
        return False
    if move.renfort:
        return True
    day = move.position.weather == "day"
    return day and not move.position.near_enemy(move.side, move.start, 5)


def cheapest(move: Move) -> dict[tuple[str, tuple[int, ...]], int]:
    """The least points for every hex and outcome in levels."""
    best: dict[tuple[str, tuple[int, ...]], int] = {}
    for one in ends(move):
        key = (one.hex, one.levels)
        best[key] = min(best.get(key, one.spent), one.spent)
    return best


def facings(move: Move, end: str) -> set[int]:
    """The facings that a unit or stack of one kind may take at its end."""
    same = [one for one in move.others(end) if one.gun == move.movers[0].gun]
    return {same[0].facing} if same else set(range(6))


def turns_in_place(position: Position, unit: Unit) -> set[int]:
    """The facings that a unit which stays may show."""
    if unit.level == ROUTED:
        return set()
    if zones.zone(position, unit.side, unit.hex):
        return {(unit.facing + turn) % 6 for turn in (-1, 0, 1)}
    return set(range(6))
