"""Control, demoralisation and victory (digest 4.11, 4.13)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from bot.engine.model import Side
from bot.games.jours.content import (
    AreDemoralised,
    Condition,
    ControlPoints,
    Controls,
    DemoralisedPoints,
    EliminatedPoints,
    ExitPoints,
    Handicap,
    PointRule,
    Scenario,
)
from bot.games.jours.model.field import Field, Formation


def is_broken(field: Field, formation: Formation) -> bool:
    """Tell whether all infantry and cavalry of a formation is disordered, routed or eliminated.

    Units that have not arrived or have left the map do not count; where there were none at all,
    the formation is never demoralised.

    Rules: JDG-11.2-a, JDG-RUL-44.
    """
    counted = [
        one
        for one in field.units
        if one.formation == formation.id
        and not one.is_gun
        and not one.exited
        and not one.is_waiting
    ]
    return bool(counted) and not any(one.is_good for one in counted)


def automatic(field: Field, battle: Scenario) -> list[Side]:
    """Return the sides that fulfil an automatic victory now.  Rules: JDG-13.1-a, JDG-OPT-3."""
    return [
        one.side
        for one in battle.automatic
        if field.turn >= one.from_turn and all(_holds(field, one.side, part) for part in one.all)
    ]


def _holds(field: Field, side: Side, condition: Condition) -> bool:
    if isinstance(condition, Controls):
        return all(field.control.get(cell) == side for cell in condition.cells)
    if isinstance(condition, AreDemoralised):
        broken = [one for one in field.formations if one.side == condition.side and one.demoralised]
        return len(broken) >= condition.least
    return any(
        one.side == side and one.arm in condition.arms and one.level in condition.levels
        for one in field.units
        if one.at in condition.cells
    )


def points(field: Field, battle: Scenario) -> dict[Side, int]:
    """Return the victory points of both sides as they would count now.

    A handicap balances the armies of the battle, so it does not count against others. It is the one
    that the battle began with.

    Rules: JDG-13.2-a, JDG-OPT-7, JDG-RUL-78.
    """
    found = dict.fromkeys(field.camps, 0)
    for rule in battle.points:
        for side, worth in _worth(field, rule):
            found[side] += worth
    return found


def _worth(field: Field, rule: PointRule) -> Iterator[tuple[Side, int]]:
    """Yield the points that a rule of the battle gives to a side, one by one."""
    match rule:
        case EliminatedPoints():
            for one in field.units:
                lost = one.level == "eliminated" and one.arm in rule.arms
                if lost and rule.of in (None, one.side):
                    yield field.enemy(one.side), rule.vp
        case DemoralisedPoints():
            for formation in field.formations:
                if formation.demoralised and rule.of in (None, formation.side):
                    yield field.enemy(formation.side), rule.vp
        case ControlPoints():
            yield from _held(field, rule)
        case ExitPoints():
            gone = [one for one in field.units if one.exited and one.arm in rule.arms]
            yield rule.to, rule.vp * len(gone)
        case Handicap() if not field.own:
            yield rule.to, rule.vp if field.handicap is UNSET else field.handicap


def _held(field: Field, rule: ControlPoints) -> Iterator[tuple[Side, int]]:
    holders = [field.control.get(cell) for cell in rule.cells]
    for side in field.camps:
        held = holders.count(side) if rule.to in (None, side) else 0
        if rule.each:
            yield side, rule.vp * held
        elif held == len(rule.cells):
            yield side, rule.vp
