"""Artillery fire: targets, modifiers, table, results with given dice (digest 4.7)."""

from __future__ import annotations

from collections.abc import Iterator

from . import grid, zones
from .position import DISORDERED, GOOD, LOST, ROUTED, Position, Unit, passes
from .sight import Line, visible

ROWS = ((8, "NONE"), (12, "CT"), (14, "D"), (15, "D_R"), (99, "ROUT"))


def reaches(position: Position, gun: Unit, hex_: str) -> bool:
    far = 1 if position.weather != "day" else gun.reach
    return 0 < grid.distance(gun.hex, hex_) <= far and visible(position, gun.hex, hex_)


def in_cone(position: Position, gun: Unit, facing: int, hex_: str) -> bool:
    if gun.square or position.ground.row(gun.hex)["six_front"]:
        return hex_ != gun.hex
    return hex_ in grid.cone(gun.hex, facing, grid.distance(gun.hex, hex_))


def bound(position: Position, gun: Unit, facing: int) -> set[str]:
    """The front hexes whose enemies it must fire at, if any."""
    built = gun.square or position.ground.row(gun.hex)["six_front"]
    fronts = grid.around(gun.hex) if built else grid.front(gun.hex, facing)
    return {
        one for one in fronts if position.enemy(gun.side, one) and visible(position, gun.hex, one)
    }


def targets(position: Position, gun: Unit, facing: int) -> set[str]:
    """The hexes that it may fire at in its own activation after turning to this facing."""
    if gun.level != GOOD or (facing - gun.facing) % 6 not in (0, 1, 5):
        return set()
    found = {
        one.hex
        for one in position.foes(gun.side)
        if reaches(position, gun, one.hex) and in_cone(position, gun, facing, one.hex)
    }
    for must in (bound(position, gun, gun.facing), bound(position, gun, facing)):
        found = found & must if must else found
    return found


def answers(position: Position, gun: Unit, firer: Unit) -> bool:
    """May it use counter-battery fire at the artillery that has just fired at its hex?"""
    if gun.level != GOOD or not reaches(position, gun, firer.hex):
        return False
    return in_cone(position, gun, gun.facing, firer.hex)


def reacts(position: Position, gun: Unit, attackers: str) -> bool:
    """May it use reaction fire at this attacking hex?"""
    if gun.level != GOOD or attackers not in zones.fronts(position, gun):
        return False
    return visible(position, gun.hex, attackers)


def modifiers(position: Position, guns: list[Unit], hex_: str, kind: str, hit: list[Unit]) -> dict:
    """All modifiers that are not zero; ``kind`` is normal, counter or reaction."""
    gun, ground = guns[0], position.ground
    range_ = grid.distance(gun.hex, hex_)
    line = [one for one in position.at(hex_) if not one.gun]
    found = {
        "COMBINED": 2 * (len(guns) > 1),
        "ADJACENT": int(range_ == 1 and any(not one.gun for one in hit)),
        "LONG": min(min(0, 2 * (one.range - range_)) for one in guns),
        "CONCENTRATED": max(0, len(line) - 1) * (kind != "counter"),
        "SQUARE": int(any(one.square for one in position.at(hex_))),
        "REACTION": -(kind == "reaction"),
        "REACTION_SQUARE": -(kind == "reaction" and gun.square),
        "TERRAIN": ground.row(hex_)["fire"] + entry_value(position, gun.hex, hex_),
    }
    return {name: value for name, value in found.items() if value}


def entry_value(position: Position, start: str, end: str) -> int:
    values = [
        position.ground.side_value(one, end, "fire") for one in Line(position, start, end).entries()
    ]
    return min(values)


def total(position: Position, guns: list[Unit], hex_: str, kind: str, hit: list[Unit]) -> int:
    """What is added to the die."""
    strength = max(one.strength for one in guns)
    return strength + sum(modifiers(position, guns, hex_, kind, hit).values())


def row(sum_: int) -> str:
    return next(code for most, code in ROWS if sum_ <= most)


def lose(unit: Unit, by_fire: bool = False) -> int:
    """The level after losing one."""
    return LOST if by_fire and unit.gun and unit.level == DISORDERED else unit.level + 1


def results(position: Position, hit: list[Unit], code: str, dice: Iterator[int]) -> dict:
    """What each unit hit becomes: its level, and its movement at once (None, R, ROUT, FLIGHT).

    FLIGHT is the rout move that a routed unit makes instead of a cohesion test.
    """
    return {one.id: result(position, one, code, dice) for one in hit}


def result(position: Position, unit: Unit, code: str, dice: Iterator[int]):
    if code == "NONE":
        return unit.level, None
    if code == "CT":
        if unit.level == ROUTED:
            return ROUTED, "FLIGHT"
        if passes(unit, next(dice), position.weather):
            return unit.level, None
    if code == "ROUT":
        level = LOST if unit.level == ROUTED or lose(unit, True) == LOST else ROUTED
    else:
        level = lose(unit, by_fire=True)
    if level == ROUTED:
        return ROUTED, "ROUT"
    built = position.ground.row(unit.hex)["six_front"]
    return level, "R" if code == "D_R" and level != LOST and not built else None
