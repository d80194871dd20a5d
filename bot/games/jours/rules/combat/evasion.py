"""Retreat before shock: who may, how far, and what it costs (digest 4.8, JDG-8.8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.refusal import Fault
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Assault, Field, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.march.movement import mover, walk
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.rules.retreat import Path, price_of

from . import melee


def may_evade(field: Field, assault: Assault, unit: Unit) -> bool:
    """Tell whether a unit may retreat before the shock that it is a target of.

    Cavalry before infantry, and before heavy cavalry if it is not heavy; never before a charge.

    Rules: JDG-8.8.1-a, JDG-8.8.1-h, JDG-8.8.2-a, JDG-9-b, JDG-RUL-35.
    """
    if unit.arm != "cavalry" or unit.is_routed or unit.deeds.evaded or unit.at is None:
        return False
    if any(one.charging for one in assault.attackers) or assault.kind in ("charge", "pursuit"):
        return False
    attacking = melee.all_strikers(field, assault)
    if any(one.arm == "infantry" for one in attacking):
        return True
    return any(one.kind.heavy for one in attacking) and not unit.kind.heavy


def is_tested(field: Field, assault: Assault) -> bool:
    """Tell whether a retreat before shock needs a cohesion test: before infantry alone.

    Rules: JDG-8.8.1-b, JDG-8.8.2-a.
    """
    return any(one.arm == "infantry" for one in melee.all_strikers(field, assault))


def needs(field: Field, ground: Ground, unit: Unit, hexes: int) -> int:
    """Return the highest die with which a tested unit that retreats so far keeps its level.

    Rules: JDG-8.8.1-b, JDG-12.1-f.
    """
    weather = ground.content.weather[field.weather].test
    return unit.values.cohesion - ground.content.limits.evasion.tests[str(hexes)] - weather


def ways(field: Field, ground: Ground, unit: Unit, attackers: Sequence[Cell]) -> list[Path]:
    """List the paths of a retreat before shock, of one or two hexes.

    Two hexes must lead at least two hexes away from every attacker.

    Rules: JDG-8.8.1-a, JDG-8.8.1-d, JDG-8.8.1-e, JDG-8.8.1-f, JDG-RUL-33.
    """
    survey = Survey(field, ground, unit.side)
    who = mover(survey, [unit], "evade")
    assert unit.at is not None
    most = ground.content.limits.evasion.hexes
    longer: list[Path] = [()]
    found: list[Path] = []
    for length in range(1, most + 1):
        longer = [
            (*path, cell)
            for path in longer
            for cell in ground.neighbours(path[-1] if path else unit.at)
            if cell != unit.at and cell not in path
        ]
        for path in longer:
            away = all(grid.distance(path[-1], one) >= length for one in attackers)
            if away and not isinstance(walk(survey, who, path), Fault):
                found.append(path)
    return sorted(found)


def losses(field: Field, ground: Ground, unit: Unit, here: Cell, there: Cell) -> list[str]:
    """Return a rule for each level that the next hex of a retreat before shock costs.

    Rules: JDG-8.8.1-c, JDG-8.8.1-d, JDG-4.3.2-b, JDG-10.3.5-a.
    """
    price = price_of(field, ground, unit, here, there)
    assert price is not None
    found = []
    if price.points >= ground.content.limits.evasion.dear:
        found.append("JDG-8.8.1-c")
    if price.disorders:
        found.append("JDG-4.3.2-b")
    if stacks.in_front_zone(field, ground, unit.side, there):
        found.append("JDG-8.8.1-d")
    return found
