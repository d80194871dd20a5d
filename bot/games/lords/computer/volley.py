"""The best that all shooters with a choice can do together (``SO-SHOOT`` of lords.md section 3).

Exact: points above what eliminates a unit make no difference, so few different results remain
however many shooters there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Declaration, Unit
from bot.games.lords.rules import elimination

IDLE = 0
"""A target that no unit has: a shooter that is left out for now attacks nobody."""
Shooter: TypeAlias = tuple[Unit, tuple[Declaration, ...]]
Totals: TypeAlias = tuple[int, ...]
Plan: TypeAlias = tuple[Declaration, ...]
Order: TypeAlias = tuple[tuple[int, bool], ...]
"""The enemies that a plan attacks, by which plans with one result are ranked."""


def without(shooters: Iterable[Unit]) -> Plan:
    """Return declarations that keep shooters quiet."""
    return tuple(Declaration(unit.id, IDLE) for unit in shooters)


def best(field: Field, declared: Sequence[Declaration], shooters: Sequence[Shooter]) -> Plan:
    """Return what the shooters should declare, given what others have declared.

    It eliminates the most command units, then the most units, then those of the highest points,
    then deals the most to one surviving enemy; ties go to the lowest target cells. There must be
    at least one shooter.
    """
    ordered = sorted(shooters, key=lambda one: one[0].cell)
    side = ordered[0][0].side
    enemies = [field.units[cell] for cell in sorted(field.units) if field.units[cell].side != side]
    place = {enemy.id: index for index, enemy in enumerate(enemies)}
    caps = tuple(field.facts(enemy).defence + 1 for enemy in enemies)
    quiet = (*declared, *without(unit for unit, _ in ordered))
    start = [0] * len(enemies)
    for blow in elimination.resolve(field, quiet).blows:
        if blow.unit.id in place:
            start[place[blow.unit.id]] = blow.total
    plans: dict[Totals, tuple[Order, Plan]] = {capped(start, caps): ((), ())}
    for unit, choices in ordered:
        plans = extended(plans, caps, [(one, effect(field, place, unit, one)) for one in choices])
    return min(plans.items(), key=lambda item: (worst(field, enemies, item[0]), item[1][0]))[1][1]


def capped(totals: Iterable[int], caps: Totals) -> Totals:
    """Cut totals off where a unit is eliminated."""
    return tuple(map(min, totals, caps))


def effect(field: Field, place: dict[int, int], unit: Unit, said: Declaration) -> dict[int, int]:
    """Return what a declaration adds to the totals of enemies."""
    if said.target is not None:
        return {place[said.target]: field.facts(unit).strength}
    return {place[enemy.id]: value for enemy, value in field.engaged(unit)}


def extended(
    plans: dict[Totals, tuple[Order, Plan]],
    caps: Totals,
    choices: Sequence[tuple[Declaration, dict[int, int]]],
) -> dict[Totals, tuple[Order, Plan]]:
    """Let one more shooter choose in every plan; of plans with one result the first in order."""
    found: dict[Totals, tuple[Order, Plan]] = {}
    for totals, (order, plan) in plans.items():
        for said, added in choices:
            raised = list(totals)
            for index, value in added.items():
                raised[index] += value
            key = capped(raised, caps)
            mine = ((*order, (min(added), said.target is None)), (*plan, said))
            if key not in found or mine[0] < found[key][0]:
                found[key] = mine
    return found


def worst(field: Field, enemies: Sequence[Unit], totals: Totals) -> tuple[int, int, int, int]:
    """Rank a result, the best lowest: commands, units and points eliminated, then the top total."""
    commands = units = points = top = 0
    for enemy, total in zip(enemies, totals, strict=True):
        facts = field.facts(enemy)
        if total > facts.defence:
            commands += facts.command
            units += 1
            points += facts.points
        else:
            top = max(top, total)
    return -commands, -units, -points, -top
