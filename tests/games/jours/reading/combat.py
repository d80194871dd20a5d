"""Shock and the roll that charges share: who may declare, modifiers, rows (digest 4.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from . import grid, zones
from .movement import ground_step
from .position import ARMS, GOOD, LOST, ROUTED, Position, Unit, passes, price

SHOCK, CHARGE = "shock", "charge"
RATIOS = (
    (Fraction(4), 4),
    (Fraction(3), 3),
    (Fraction(2), 2),
    (Fraction(3, 2), 1),
    (Fraction(1), 0),
    (Fraction(2, 3), -1),
    (Fraction(1, 2), -2),
    (Fraction(1, 3), -3),
)
ROWS = (
    (-1, "A_D_CTR_CA"),
    (1, "A_D_CTR"),
    (3, "A_CTDR"),
    (4, "B_CTD"),
    (7, "D_CTDR"),
    (9, "D_D_CTR"),
    (12, "D_D_R"),
    (99, "D_D_R_BT"),
)
EFFECTS = {
    "A_D_CTR_CA": (("A", "D"), ("A", "CT:R")),
    "A_D_CTR": (("A", "D"), ("A", "CT:R")),
    "A_CTDR": (("A", "CT:DR"),),
    "B_CTD": (("A", "CT:D"), ("D", "CT:D")),
    "D_CTDR": (("D", "CT:DR"),),
    "D_D_CTR": (("D", "D"), ("D", "CT:R")),
    "D_D_R": (("D", "D"), ("D", "R")),
    "D_D_R_BT": (("D", "D"), ("D", "R")),
}


@dataclass(frozen=True)
class Combat:
    """Attacking hexes, each in shock or charge, and the hexes attacked.

    ``idle`` are the units that add nothing: attackers that dropped out, defenders that were
    attacked before. ``pursuit`` counts the charges of a pursuit, 0 for the first charge.
    """

    side: str
    attackers: dict[str, str]
    targets: tuple[str, ...]
    idle: frozenset[str] = frozenset()
    countered: bool = False
    pursuit: int = 0


def able(unit: Unit) -> bool:
    return not unit.gun and unit.level == GOOD and not unit.square


def fighters(position: Position, combat: Combat) -> list[Unit]:
    return [
        one
        for hex_ in sorted(combat.attackers)
        for one in position.own(combat.side, hex_)
        if able(one) and one.id not in combat.idle
    ]


def defenders(position: Position, combat: Combat) -> list[Unit]:
    return [
        one
        for hex_ in sorted(combat.targets)
        for one in position.enemy(combat.side, hex_)
        if not one.gun and one.id not in combat.idle
    ]


def enterable(position: Position, side: str, arm: str, start: str, end: str) -> bool:
    return ground_step(position, side, arm, start, end) is not None


def faced(position: Position, side: str, hex_: str, fronts: tuple[str, ...]) -> set[str]:
    """The enemy hexes among these fronts that the stack could enter."""
    arm = next(one.arm for one in position.own(side, hex_) if able(one))
    return {
        one
        for one in fronts
        if position.enemy(side, one) and enterable(position, side, arm, hex_, one)
    }


def choices(position: Position, side: str, hex_: str) -> list[set[str]]:
    """The sets of hexes that a stack must attack, one for each facing it may take for it.

    A hex of which another stack takes care may be left out of a set.
    """
    line = [one for one in position.own(side, hex_) if able(one)]
    if not line:
        return []
    built = position.ground.row(hex_)["six_front"]
    facings = range(6) if built else (line[0].facing,)
    sets = [faced(position, side, hex_, grid.front(hex_, one)) for one in facings]
    return [one for one in sets if one]


def lawful(position: Position, side: str, combats: list[Combat], old: frozenset[str]) -> bool:
    """May exactly these shocks be declared? ``old`` are enemies attacked before."""
    attacked = [one for combat in combats for one in combat.targets]
    attackers = [one for combat in combats for one in combat.attackers]
    if len(set(attacked)) < len(attacked) or len(set(attackers)) < len(attackers):
        return False
    if any(one.id in old for hex_ in attacked for one in position.enemy(side, hex_)):
        return False
    return all(
        shape(combat)
        and all(full(position, side, one, combat, set(attacked)) for one in combat.attackers)
        for combat in combats
    )


def shape(combat: Combat) -> bool:
    counts = len(combat.attackers), len(combat.targets)
    return counts[1] == 1 <= counts[0] or counts == (1, 2)


def full(position: Position, side: str, hex_: str, combat: Combat, attacked: set[str]) -> bool:
    """Does the stack attack all it must, and nothing it cannot?"""
    mine = set(combat.targets)
    return any(mine <= one and one <= attacked for one in choices(position, side, hex_))


def hexside_values(position: Position, combat: Combat, target: str) -> list[int]:
    ground = position.ground
    return [
        ground.side_value(one, target, "shock") - bool(ground.row(one)["six_front"])
        for one in combat.attackers
        if grid.distance(one, target) == 1
    ]


def rear(position: Position, combat: Combat, target: str) -> bool:
    """Does an attacker come through a rear hex of who holds the hex?"""
    held = position.enemy(combat.side, target)
    facing = [one for one in held if not one.gun] or held
    if any(one.level == ROUTED for one in facing):
        return False
    near = [one for one in combat.attackers if grid.distance(one, target) == 1]
    return any(one not in zones.fronts(position, facing[0]) for one in near)


def hex_modifiers(position: Position, combat: Combat, target: str) -> dict[str, int]:
    """The modifiers that belong to one defending hex."""
    held, force = position.enemy(combat.side, target), fighters(position, combat)
    square = any(one.square for one in held)
    terrain = position.ground.row(target)["shock"]
    values = hexside_values(position, combat, target)
    best = max(values) if position.ground.kind(target) == "clear" else min(values)
    found = {
        "TERRAIN": terrain,
        "HEXSIDE": best,
        "REAR": 2 * rear(position, combat, target),
        "ROUTED": 2 * any(one.level == ROUTED for one in held),
    }
    chargers = [one for one in force if combat.attackers[one.hex] == CHARGE]
    if not chargers:
        found["INF_SQUARE"] = int(square and any(one.arm == "infantry" for one in force))
    elif square:
        found["CHARGE_SQUARE"] = -2
    elif not combat.countered:
        found["CHARGE"] = 3 if any(one.heavy for one in chargers) else 1
    return found


def ratio(attack: int, defence: int) -> int:
    """The modifier of the strength ratio, rounded down."""
    return next((drm for least, drm in RATIOS if Fraction(attack, defence) >= least), -4)


def modifiers(position: Position, combat: Combat) -> dict[str, int]:
    """All modifiers by name; of several defending hexes those of the lowest sum."""
    hexes = [hex_modifiers(position, combat, one) for one in combat.targets]
    found = dict(min(hexes, key=lambda one: sum(one.values())))
    force, held = fighters(position, combat), defenders(position, combat)
    if held:
        found["RATIO"] = ratio(sum(one.sp for one in force), sum(one.sp for one in held))
        found["COHESION"] = max(one.steady for one in force) - max(one.steady for one in held)
    horse = any(one.arm == "cavalry" and combat.attackers[one.hex] == SHOCK for one in force)
    found["CAV_SHOCK"] = -2 * horse
    found["PURSUIT"] = -max(0, combat.pursuit - 1)
    return {name: value for name, value in found.items() if value}


def row(sum_: int) -> str:
    return next(code for most, code in ROWS if sum_ <= most)


def hit(position: Position, combat: Combat, letter: str) -> list[Unit]:
    """The infantry and cavalry that a result touches, in the order of their tests."""
    hexes = combat.attackers if letter == "A" else combat.targets
    of = position.own if letter == "A" else position.enemy
    return [one for hex_ in sorted(hexes) for one in of(combat.side, hex_) if not one.gun]


def apply(position: Position, combat: Combat, code: str, dice: Iterator[int]) -> dict:
    """Level and movement at once of each unit after a row: None, R, ROUT or FLIGHT."""
    touched = {one.id: one for letter in "AD" for one in hit(position, combat, letter)}
    after = {one.id: (one.level, None) for one in touched.values()}
    for letter, effect in EFFECTS[code]:
        for unit in hit(position, combat, letter):
            level, moves = after[unit.id]
            if level == LOST or (moves and level == ROUTED):
                continue
            after[unit.id] = effected(unit, level, effect, (dice, position.weather))
    return after


def effected(unit: Unit, level: int, effect: str, chance: tuple[Iterator[int], str]):
    """One entry of a row for one unit."""
    dice, weather = chance
    if effect.startswith("CT"):
        if level == ROUTED:
            return ROUTED, "FLIGHT"
        now = replace(unit, level=level)
        if passes(now, next(dice), weather):
            return level, None
    losses, retreat = effect.count("D"), effect.endswith("R")
    level += losses
    if level == ROUTED:
        return ROUTED, "ROUT"
    return level, "R" if retreat and level < ROUTED else None


def prohibited(position: Position, unit: Unit, start: str, end: str) -> bool:
    """Is the hexside or the hex Z for the arm, roads left aside?"""
    index, ground = ARMS.index(unit.arm), position.ground
    return None in (
        price(ground.row(end)["move"][index])[0],
        price(ground.side_value(start, end, "move")[index])[0],
    )


def advancers(position: Position, combat: Combat) -> list[Unit]:
    """The attackers that tie for the advance: charging horse, horse, heavy, then cohesion."""
    force = fighters(position, combat)
    if not force:
        return []

    def rank(one: Unit) -> tuple[bool, bool, bool, int]:
        horse = one.arm == "cavalry"
        return horse and combat.attackers[one.hex] == CHARGE, horse, one.heavy, one.steady

    best = max(map(rank, force))
    return [one for one in force if rank(one) == best]


def guns_after(position: Position, combat: Combat, code: str, after: dict) -> dict[str, str]:
    """What a row means for artillery: LOST, FOLLOW (a level and a retreat) or TEST (after one)."""
    won = code in ("D_CTDR", "D_D_CTR", "D_D_R", "D_D_R_BT")
    found = {}
    for hex_ in (*combat.attackers, *combat.targets):
        here = position.at(hex_)
        line = [one for one in here if not one.gun]
        gone = all(after[one.id][1] or after[one.id][0] == LOST for one in line)
        word = "FOLLOW" if hex_ in combat.attackers else "TEST"
        for gun in here:
            if gun.gun and not line and won and hex_ in combat.targets:
                found[gun.id] = "LOST"
            elif gun.gun and line and gone:
                found[gun.id] = word
    return found


def may_evade(position: Position, unit: Unit, combat: Combat) -> str | None:
    """Before whom a cavalry unit may retreat: infantry (with a test), heavy, or nobody."""
    force = fighters(position, combat)
    if unit.arm != "cavalry" or unit.level == ROUTED or CHARGE in combat.attackers.values():
        return None
    if any(one.arm == "infantry" for one in force):
        return "infantry"
    return "heavy" if any(one.heavy for one in force) and not unit.heavy else None
