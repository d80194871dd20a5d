"""Medals and the end of the battle.

Decides who has won and why; acting on it is in ``phases.ending``.
"""

from __future__ import annotations

from bot.engine.ending.verdict import Verdict
from bot.engine.model import Side
from bot.games.hoth.content import (
    AllDestroyed,
    Condition,
    Countdown,
    CountdownReaches,
    FortificationMedals,
    KillMedals,
    NoUnitMedals,
    ScenarioSide,
    SuddenDeath,
    UnitsOnRows,
)
from bot.games.hoth.model.scene import Tables, other_side
from bot.games.hoth.model.state import HothState, Objective, Unit


def scenario_side(tables: Tables, scenario: str, side: Side) -> ScenarioSide:
    """Return hand size and victory of a side in a scenario."""
    return tables.content.scenarios[scenario].sides[side]


# Medals ------------------------------------------------------------------------------------------


def temporary_medals(state: HothState, side: Side, moving: str | None = None) -> int:
    """Count the temporary medals that a side holds; a unit on its way (``moving``) holds none.

    Rules: HOTH-OBJ-01, HOTH-OBJ-03, HOTH-VIC-03, HOTH-RUL-31.
    """
    if not state.objectives:
        return 0
    held = {unit.hex for unit in state.units if unit.side == side and unit.id != moving}
    return sum(
        one.medals
        for one in state.objectives
        if one.kind == "temporary" and side in one.sides and one.hex in held
    )


def medals(state: HothState, side: Side, moving: str | None = None) -> int:
    """Count all medals of a side.  Rules: HOTH-VIC-01, HOTH-OBJ-06."""
    own = state.sides[side]
    stored = own.medals_kills + own.medals_permanent + own.medals_bonus
    return stored + temporary_medals(state, side, moving)


def kill_medals(tables: Tables, state: HothState, unit: Unit) -> int:
    """Return the medals that the other side gets for eliminating a unit.

    Rules: HOTH-RES-05, HOTH-UNIT-03, HOTH-UNIT-04, HOTH-SCN-02, HOTH-SCN-03.
    """
    value = tables.types[unit.type].kill_medals
    for rule in tables.specials(state.scenario, other_side(unit.side)):
        if isinstance(rule, NoUnitMedals):
            return 0
        if isinstance(rule, KillMedals) and rule.unit_type == unit.type:
            value = rule.medals
    return value


def fort_medals(tables: Tables, state: HothState, side: Side) -> int:
    """Return the medals of a side for destroying a fortification.  Rules: HOTH-SCN-04."""
    rules = tables.specials(state.scenario, side)
    return sum(rule.medals for rule in rules if isinstance(rule, FortificationMedals))


def take_objectives(state: HothState, unit: Unit) -> list[Objective]:
    """Let a unit that entered its hex take the permanent medals there; returns those taken.

    Rules: HOTH-OBJ-02, HOTH-OBJ-03, HOTH-OBJ-04, HOTH-RET-13, HOTH-RUL-30, HOTH-RUL-31.
    """
    taken = [
        one
        for one in state.objectives
        if one.kind == "permanent"
        and one.taken is None
        and one.hex == unit.hex
        and unit.side in one.sides
    ]
    for one in taken:
        one.taken = unit.side
        state.sides[unit.side].medals_permanent += one.medals
    return taken


# Who has won -------------------------------------------------------------------------------------


def verdict(tables: Tables, state: HothState, moving: str | None = None) -> Verdict | None:
    """Tell whether the battle is won now; sudden death first, the active side first.

    Rules: HOTH-GEN-01, HOTH-VIC-02, HOTH-VIC-03, HOTH-OBJ-05, HOTH-SCN-05, HOTH-RUL-29.
    """
    sides = (state.turn.side, other_side(state.turn.side))
    for side in sides:
        if has_sudden_death(tables, state, side, at_end=False):
            return Verdict(side, "sudden-death", "HOTH-OBJ-05")
    for side in sides:
        needed = scenario_side(tables, state.scenario, side).victory.medals
        if needed is not None and medals(state, side, moving) >= needed:
            return Verdict(side, "medals", "HOTH-VIC-02")
    return None


def has_sudden_death(tables: Tables, state: HothState, side: Side, *, at_end: bool) -> bool:
    """Tell whether a side meets its sudden-death condition.

    Positions on rows are tested only at the end of the side's turn (``at_end``).

    Rules: HOTH-OBJ-05, HOTH-SCN-05.
    """
    wanted = scenario_side(tables, state.scenario, side).victory.sudden_death
    return wanted is not None and any(
        isinstance(rule, SuddenDeath)
        and rule.id == wanted
        and isinstance(rule.condition, UnitsOnRows) == at_end
        and is_met(tables, state, side, rule.condition)
        for rule in tables.specials(state.scenario, side)
    )


def is_met(tables: Tables, state: HothState, side: Side, condition: Condition) -> bool:
    """Tell whether a condition holds now.  Rules: HOTH-SCN-05."""
    match condition:
        case AllDestroyed():
            destroyed = {fort.id for fort in state.forts if not fort.standing}
            return destroyed.issuperset(condition.forts)
        case CountdownReaches():
            target = countdown_target(tables, state, condition.countdown)
            return state.countdowns.get(condition.countdown, 0) >= target
        case UnitsOnRows():
            there = [
                unit
                for unit in state.units
                if unit.side == side
                and unit.type == condition.unit_type
                and unit.hex[0] in condition.rows
            ]
            return len(there) >= condition.count


def countdown_target(tables: Tables, state: HothState, countdown: str) -> int:
    """Return the value at which a countdown track is complete."""
    for rule in tables.content.scenarios[state.scenario].special_rules:
        if isinstance(rule, Countdown) and rule.id == countdown:
            return rule.target
    raise AssertionError(f"no countdown {countdown} in {state.scenario}")


def empty_board(state: HothState) -> Verdict | None:
    """Decide the end of a turn after which a side has no unit left, on the board or waiting.

    Rules: HOTH-END-01, HOTH-RUL-32.
    """
    alive = {unit.side for unit in state.units}
    alive |= {side for side, own in state.sides.items() if own.waiting}
    if len(alive) > 1:
        return None
    if alive:
        return Verdict(next(iter(alive)), "no-units", "HOTH-END-01")
    return Verdict(leader(state), "no-units", "HOTH-END-01")


def leader(state: HothState) -> Side | None:
    """Return the side with more medals, or None.  Rules: HOTH-END-01, HOTH-END-04."""
    ranked = sorted(state.sides, key=lambda side: medals(state, side))
    low, high = ranked[0], ranked[-1]
    return None if medals(state, low) == medals(state, high) else high
