"""Who follows up a combat: advance, breakthrough, counter-attack, pursuit (digest 4.8, 4.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Assault, Attackers, Field, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground

from . import charge, shock

# Advance -----------------------------------------------------------------------------------------


def heirs(
    field: Field, ground: Ground, assault: Assault, cell: Cell, *, whole: bool
) -> list[list[Unit]]:
    """Return who may enter an emptied hex: those of the highest priority, one group for each tie.

    ``whole``: the stack with the unit of the highest priority, not the unit alone.

    Rules: JDG-8.7.1-a, JDG-8.7.3-a, JDG-RUL-43, JDG-RUL-55, JDG-9.5.2-a.
    """
    stays = [
        (units, attackers.charging)
        for attackers in assault.attackers
        if (units := able_to_enter(field, ground, attackers, cell))
    ]
    ranks = {one.id: rank(one, charging=charging) for units, charging in stays for one in units}
    best = min(ranks.values(), default=None)
    if whole:
        return [units for units, _ in stays if any(ranks[one.id] == best for one in units)]
    return [[one] for units, _ in stays for one in units if ranks[one.id] == best]


def able_to_enter(field: Field, ground: Ground, attackers: Attackers, cell: Cell) -> list[Unit]:
    """Return the units of an attacking hex that can enter an emptied one.

    Rules: JDG-8.7.1-a, JDG-8.7.1-c, JDG-RUL-43, JDG-10.2-c.
    """
    if grid.distance(attackers.at, cell) != 1:
        return []
    return [
        one
        for one in stacks.stack(field, attackers.at)
        if one.id in attackers.units
        and not one.is_routed
        and not one.square
        and not shock.is_closed(ground, one, cell)
        and may_hold(field, ground, one, cell)
    ]


def may_hold(field: Field, ground: Ground, unit: Unit, cell: Cell) -> bool:
    """Tell whether a unit may follow up into a hex: of a demoralised formation into no enemy zone.

    Rules: JDG-RUL-43, JDG-11.2-b.
    """
    shy = field.formation(unit.formation).demoralised
    return not shy or not stacks.holders(field, ground, unit.side, cell)


def rank(unit: Unit, *, charging: bool) -> tuple[int, int]:
    """Return the priority of a unit, the lowest first: its class, then its cohesion.

    Charging cavalry goes before other cavalry, that before infantry, heavy cavalry before other.

    Rules: JDG-8.7.3-a.
    """
    if unit.arm != "cavalry":
        return 4, -unit.values.cohesion
    return (0 if charging else 2) + (not unit.kind.heavy), -unit.values.cohesion


# Breakthrough and counter-attack -----------------------------------------------------------------


def may_strike(unit: Unit) -> bool:
    """Tell whether a unit may fight a breakthrough or counter-attack.

    Rules: JDG-8.7.2-b, JDG-8.7.2-c, JDG-4.2-d, JDG-RUL-57.
    """
    ready = unit.is_good and not unit.square and not unit.deeds.struck
    return ready and not unit.is_gun and unit.at is not None


def ahead_of(field: Field, ground: Ground, units: Sequence[Unit]) -> list[Cell]:
    """Return the hexes with enemies in front of a stack, all of which a breakthrough attacks.

    Rules: JDG-8.7.2-a, JDG-8.2-b, JDG-RUL-73.
    """
    if not units:
        return []
    return sorted(shock.reachable(field, ground, units, shock.ahead(units[0])))


def counters(
    field: Field, ground: Ground, units: Sequence[Unit], vacated: Sequence[Cell]
) -> Iterator[tuple[Cell, Cell]]:
    """Yield how a stack may counter-attack: the hex entered first, empty for none, and the target.

    From the hex it stands in it attacks one enemy hex in front of it, from a vacated one, entered
    without turning, likewise.

    Rules: JDG-8.7.2-b, JDG-6.1.2-d, JDG-RUL-43, JDG-RUL-73.
    """
    if not units or units[0].at is None or units[0].facing is None:
        return
    here, first = units[0].at, units[0]
    near = ground.neighbours(here) if ground.terrain(here).built_up else shock.ahead(first)
    for target in sorted(shock.reachable(field, ground, units, near)):
        yield "", target
    enemy = field.enemy(first.side)
    for move in vacated:
        if grid.distance(here, move) != 1 or any(
            shock.is_closed(ground, one, move) or not may_hold(field, ground, one, move)
            for one in units
        ):
            continue
        for target in grid.front(move, units[0].facing):
            if stacks.owner(field, target) != enemy:
                continue
            if not any(shock.is_closed_from(ground, one, move, target) for one in units):
                yield move, target


# Pursuit -----------------------------------------------------------------------------------------


def pursuers(
    field: Field, ground: Ground, groups: Sequence[Sequence[Unit]], cell: Cell
) -> list[list[Unit]]:
    """Return who may pursue into a vacated hex: of one stack its best unit or all of it.

    Of several stacks the one with the best unit, heavy cavalry first; ties are the owner's. In the
    dark and in fog nobody pursues.

    Rules: JDG-9.5.2-a, JDG-9.5.2-b, JDG-9.5.2-c, JDG-9.5.2-h, JDG-12.1-e, JDG-12.2-a.
    """
    if not ground.content.weather[field.weather].charges:
        return []
    able = [
        list(units)
        for units in groups
        if units
        and grid.distance(units[0].at or "", cell) == 1
        and charge.may_pursue_into(field, ground, units, cell)
    ]
    best = min((rank(one, charging=True) for units in able for one in units), default=None)
    if len(able) > 1:
        return [units for units in able if any(rank(one, charging=True) == best for one in units)]
    alone = [[one] for units in able for one in units if rank(one, charging=True) == best]
    return alone + [units for units in able if len(units) > 1]
