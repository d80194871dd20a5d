"""Charges: who may charge whom and by which way; squares, recall, pursuit (digest 4.9)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

from bot.engine.refusal import Fault
from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import DeclareCharge
from bot.games.jours.model.field import Assault, Field, Unit
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Outlook
from bot.games.jours.rules.march.movement import Leg, Mover, end_fault, leg, mover, walk
from bot.games.jours.rules.march.moves import idle_fault, party
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.rules.retreat import Path, may_join, price_of

from . import melee, shock

# Ground ------------------------------------------------------------------------------------------


def may_ride(ground: Ground, here: Cell, there: Cell) -> bool:
    """Tell whether a charge or pursuit may cross a hexside into the next hex, or attack across it.

    Roads do not help.

    Rules: JDG-9.1-f, JDG-9.1-g, JDG-9.5.2-h.
    """
    side = ground.hexside(here, there)
    open_side = side is None or side.charge
    return open_side and ground.terrain(there).charge and not ground.is_shut(here, there, "cavalry")


def chargeable(field: Field, ground: Ground, unit: Unit, facing: Facing, at: Cell) -> list[Cell]:
    """Return the hexes with enemies that cavalry in a hex can charge, facing as it would.

    Rules: JDG-9.2-a, JDG-9.5.2-j, JDG-RUL-63, JDG-9.1-f, JDG-9.1-g.
    """
    enemy = field.enemy(unit.side)
    return [
        cell
        for cell in grid.front(at, facing)
        if cell in ground.cells
        and stacks.owner(field, cell) == enemy
        and may_ride(ground, at, cell)
    ]


# Declarations ------------------------------------------------------------------------------------


def riders_fault(survey: Survey, keys: Sequence[str]) -> Fault | None:
    """Say why units may not declare a charge at all.

    Rules: JDG-9.1-a, JDG-9.1-f, JDG-12.1-e, JDG-12.2-a, JDG-10.1-c, JDG-2.4.3-b.
    """
    field, ground = survey.field, survey.ground
    if not ground.content.weather[field.weather].charges:
        return fault("JDG-12.1-e", "charge-weather")
    units = party(field, keys)
    if isinstance(units, Fault):
        return units
    return next(filter(None, (_rider_fault(survey, one) for one in units)), None)


def _rider_fault(survey: Survey, unit: Unit) -> Fault | None:
    """Say why a unit that may move is none that charges."""
    if unit.arm != "cavalry" or unit.side != survey.side:
        return fault("JDG-9.1-a", "charge-cavalry", unit=unit.id)
    if not unit.is_good:
        return fault("JDG-9.1-a", "charge-order", unit=unit.id)
    if not survey.ground.terrain(unit.at or "").charge:
        return fault("JDG-9.1-f", "charge-ground", place=unit.at or "")
    return None


def charge_fault(survey: Survey, action: DeclareCharge) -> Fault | None:
    """Say why a charge may not be declared like this; None: it may.

    Rules: JDG-9.1-a, JDG-9.1-c, JDG-9.1-d, JDG-9.1-e, JDG-9.1-h, JDG-9.1-i, JDG-RUL-36.
    """
    field = survey.field
    wrong = riders_fault(survey, action.units)
    if wrong is not None:
        return wrong
    units = [field.unit(key) for key in action.units]
    target = next((one for one in field.units if one.id == action.target), None)
    if target is None or target.at is None or target.side == survey.side:
        return fault("JDG-9.1-a", "no-target", unit=action.target)
    first = units[0]
    wrong = aim_fault(survey, Outlook(field, survey.ground), first, target.at)
    if wrong is not None:
        return wrong
    who = mover(survey, units, "charge")
    if not action.path:
        return fault("JDG-9.1-c", "charge-move")
    wrong = _path_fault(survey, who, action.path)
    return wrong or contact_fault(survey, who, action.path[-1], action.facing, target.at)


def aim_fault(survey: Survey, outlook: Outlook, rider: Unit, target: Cell) -> Fault | None:
    """Say why a hex cannot be the target of a charge: in the cone and in sight before the move.

    Rules: JDG-9.1-a.
    """
    at = rider.at
    assert at is not None
    if rider.facing is None or not grid.in_cone(at, rider.facing, target):
        return fault("JDG-9.1-a", "not-in-cone", place=target)
    block = outlook.block(at, target)
    if block is not None:
        return fault("JDG-9.1-a", "no-sight", place=target, by="|".join(block.cells))
    return None


def _path_fault(survey: Survey, who: Mover, path: Path) -> Fault | None:
    """Say why a charge may not go along a path.

    Rules: JDG-9.1-c, JDG-9.1-d, JDG-9.1-e, JDG-9.1-f, JDG-9.1-g, JDG-RUL-37.
    """
    here = who.start
    for cell in path:
        wrong = step_fault(survey, here or "", cell)
        if wrong is not None:
            return wrong
        here = cell
    legs = walk(survey, who, path)
    return legs if isinstance(legs, Fault) else None


def step_fault(survey: Survey, here: Cell, there: Cell) -> Fault | None:
    """Say why a charge may not enter the next hex.

    Rules: JDG-9.1-e, JDG-9.1-f, JDG-9.1-g.
    """
    if there not in survey.ground.neighbours(here):
        return fault("JDG-4.4.1-a", "not-adjacent", place=there)
    if not may_ride(survey.ground, here, there):
        return fault("JDG-9.1-g", "charge-ground", place=there)
    if any(one.is_gun for one in survey.own.get(there, ())):
        return fault("JDG-9.1-e", "charge-guns", place=there)
    return None


def contact_fault(
    survey: Survey, who: Mover, at: Cell, facing: Facing, target: Cell
) -> Fault | None:
    """Say why a charge that ends in a hex, facing as given, does not strike its target.

    Who begins in an enemy zone keeps the facing; who joins others faces as they do.

    Rules: JDG-9.1-d, JDG-9.1-g, JDG-9.1-h, JDG-9.1-i, JDG-6.1.1-b, JDG-8.4.1-b.
    """
    first = who.units[0]
    if who.held_by and (facing != first.facing or first.deeds.turned):
        return fault("JDG-9.1-h", "charge-facing", unit=first.id)
    joined = [one for one in survey.own.get(at, ()) if one not in who.units and not one.is_gun]
    if joined and joined[0].facing != facing:
        return fault("JDG-6.1.1-b", "charge-joins", place=at)
    if target not in grid.front(at, facing):
        return fault("JDG-9.1-d", "charge-contact", place=target)
    if not may_ride(survey.ground, at, target):
        return fault("JDG-9.1-g", "charge-ground", place=target)
    other = shock.combat_against(survey.field, target, besides=at)
    if other is not None and len(other.targets) > 1 and other.targets[0] == target:
        return fault("JDG-8.4.1-b", "shock-shape", place=target)
    return None


def options(survey: Survey) -> Iterator[DeclareCharge]:
    """Yield charges by the cheapest way to each hex of contact, of single units and whole stacks.

    Rules: JDG-9.1-a, JDG-9.1-d.
    """
    weather = survey.ground.content.weather[survey.field.weather]
    if not weather.charges:
        return
    outlook = Outlook(survey.field, survey.ground)
    for units in _riders(survey):
        yield from _of_units(survey, outlook, units)


def _riders(survey: Survey) -> Iterator[tuple[Unit, ...]]:
    """Yield who may declare a charge: cavalry alone, and whole stacks of it."""
    for _, there in sorted(survey.own.items()):
        able = [
            one
            for one in there
            if one.arm == "cavalry"
            and command.belongs(survey.field, one)
            and idle_fault(survey.field, one) is None
            and _rider_fault(survey, one) is None
        ]
        yield from ((one,) for one in able)
        if len(able) > 1:
            yield tuple(able)


def _of_units(survey: Survey, outlook: Outlook, units: Sequence[Unit]) -> Iterator[DeclareCharge]:
    first, ids = units[0], tuple(one.id for one in units)
    aims = [
        cell for cell in sorted(survey.enemies) if aim_fault(survey, outlook, first, cell) is None
    ]
    if not aims:
        return
    who = mover(survey, units, "charge")
    for at, path in ways(survey, who).items():
        for target in set(aims) & set(survey.ground.neighbours(at)):
            for facing in FACINGS:
                if contact_fault(survey, who, at, facing, target) is None:
                    prey = stacks.stack(survey.field, target)[0].id
                    yield DeclareCharge(ids, prey, path, facing)


def ways(survey: Survey, who: Mover) -> dict[Cell, Path]:
    """Return the cheapest path of a charge to each hex in reach, the start among them.

    Rules: JDG-9.1-c, JDG-9.1-d, JDG-9.1-h.
    """
    assert who.start is not None
    best: dict[Cell, Path] = {}
    queue: list[tuple[int, Path, bool]] = [(0, (), False)]
    while queue:
        spent, path, stops = heapq.heappop(queue)
        here = path[-1] if path else who.start
        if path:
            if here in best:
                continue
            best[here] = path
        if stops:
            continue
        for there in survey.ground.neighbours(here):
            step = leg(survey, who, here, there, first=not path)
            if not isinstance(step, Leg) or step_fault(survey, here, there) is not None:
                continue
            if spent + step.cost <= who.allowance:
                heapq.heappush(queue, (spent + step.cost, (*path, there), step.stops))
    return {cell: path for cell, path in best.items() if end_fault(survey, who, cell) is None}


# At contact --------------------------------------------------------------------------------------


def may_form_square(field: Field, ground: Ground, cell: Cell) -> bool:
    """Tell whether the infantry of a hex that is charged may try to form square.

    Disordered artillery in the hex does not hinder it.

    Rules: JDG-9.3.1-a, JDG-9.3.1-c, JDG-9.3.1-d, JDG-4.2-c, JDG-RUL-10, JDG-10.2-c.
    """
    there = stacks.stack(field, cell)
    men = stacks.fighters(there)
    return (
        bool(men)
        and ground.terrain(cell).square
        and all(one.arm == "infantry" and one.is_good and not one.square for one in men)
        and not any(one.deeds.unsquared for one in men)
        and not any(one.is_routed for one in there)
    )


def square_needs(field: Field, cell: Cell) -> int:
    """Return the highest die with which all infantry of a hex forms square; 0 without any.

    Rules: JDG-9.3.1-b, JDG-RUL-38.
    """
    men = stacks.fighters(stacks.stack(field, cell))
    return min((one.values.cohesion for one in men), default=0)


def recall_ways(
    field: Field, ground: Ground, units: Sequence[Unit], targets: Sequence[Cell]
) -> list[Cell]:
    """Return the hexes into which a recalled charge may go back.

    The stack goes back together.

    Rules: JDG-9.3.3-b, JDG-5.1.1-b.
    """
    here, side = units[0].at, units[0].side
    assert here is not None
    faced = {cell for one in field.on_map(field.enemy(side)) for cell in stacks.front(ground, one)}
    return [
        cell
        for cell in ground.neighbours(here)
        if cell not in faced
        and all(grid.distance(cell, one) > 1 for one in targets)
        and all(price_of(field, ground, one, here, cell) is not None for one in units)
        and may_join(field, ground, units, cell)
    ]


def counter_chargers(field: Field, ground: Ground, assault: Assault, cell: Cell) -> list[Unit]:
    """Return the cavalry of a hex that may counter-charge: charged through a front hex.

    Rules: JDG-9.4-a, JDG-9.4-d, JDG-10.1-c.
    """
    able = [one for one in stacks.stack(field, cell) if one.arm == "cavalry" and one.is_good]
    origins = [one.at for one in assault.attackers if one.charging]
    if not able or not any(one in stacks.front(ground, able[0]) for one in origins):
        return []
    return able


def counter_needs(field: Field, ground: Ground, assault: Assault, cell: Cell) -> int | None:
    """Return the highest die with which a counter-charge succeeds; None: nobody may try.

    Rules: JDG-9.4-a.
    """
    able = counter_chargers(field, ground, assault, cell)
    if not able:
        return None
    return able[0].kind.engagement - counter_penalty(field, ground, assault, able[0])


def counter_penalty(field: Field, ground: Ground, assault: Assault, top: Unit) -> int:
    """Return what is added to the die of a counter-charge.  Rules: JDG-9.4-a."""
    heavy = any(one.kind.heavy for one in melee.chargers(field, assault))
    return ground.content.limits.counter_charge_against_heavy * (heavy and not top.kind.heavy)


# Pursuit -----------------------------------------------------------------------------------------


def may_pursue_into(field: Field, ground: Ground, units: Sequence[Unit], cell: Cell) -> bool:
    """Tell whether pursuing cavalry may enter the next hex of its way.

    Zones of control do not stop it, but that of a demoralised formation.

    Rules: JDG-9.5.2-a, JDG-9.5.2-d, JDG-9.5.2-h, JDG-9.1-e, JDG-RUL-43.
    """
    here, side = units[0].at, units[0].side
    assert here is not None
    if cell not in ground.cells or stacks.owner(field, cell) is not None:
        return False
    shy = any(field.formation(one.formation).demoralised for one in units)
    if shy and stacks.holders(field, ground, side, cell):
        return False
    return may_ride(ground, here, cell)
