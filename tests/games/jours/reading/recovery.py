"""Rally, demoralisation and victory (digest 4.11, 4.13)."""

from __future__ import annotations

from dataclasses import replace

from .grid import distance
from .position import DISORDERED, GOOD, ROUTED, Position, Unit, may_stack


def may_rally(position: Position, unit: Unit, acted: bool) -> bool:
    """``acted``: moved, turned, fired or fought in this activation."""
    if unit.level not in (DISORDERED, ROUTED) or position.near_enemy(unit.side, unit.hex):
        return False
    others = [one for one in position.at(unit.hex) if one.id != unit.id]
    if unit.level == ROUTED:
        return not others
    return not acted and may_stack([*others, replace(unit, level=GOOD)])


def rally_modifier(position: Position, unit: Unit) -> int | None:
    """What is added to the die; None: no roll is needed."""
    night = position.weather == "night"
    if unit.level == ROUTED:
        return -3 if night else 1
    return None if night else 0


def rallies(position: Position, unit: Unit, die: int) -> bool:
    modifier = rally_modifier(position, unit)
    return modifier is None or die + modifier <= unit.steady


def demoralised(units: list[Unit], lost: int) -> bool:
    """A formation with these units on the map and this many of its foot and horse lost."""
    line = [one for one in units if not one.gun]
    return bool(line or lost) and all(one.level > GOOD for one in line)


def markers(values: list[int], shaken: bool) -> list[int]:
    """The activation markers left to a formation in the next turn."""
    return sorted(values)[:1] if shaken else sorted(values)


def initiative(one: int, other: int) -> int | None:
    """0 or 1: who has the strategic initiative by these totals; None on a tie."""
    return None if one == other else int(other > one)


def groups(units: list[Unit]) -> list[set[str]]:
    """Tactical groups: chains of units at most two hexes apart."""
    left, found = list(units), []
    while left:
        group = [left.pop()]
        while near := [u for u in left if any(distance(u.hex, v.hex) <= 2 for v in group)]:
            group += near
            left = [u for u in left if u not in near]
        found.append({u.id for u in group})
    return found
