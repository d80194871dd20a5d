"""Which orders of the movement segment are legal, and why others are not (digest 4.4 to 4.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Side
from bot.engine.refusal import Fault
from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import (
    Enter,
    Leave,
    Move,
    MoveChief,
    Square,
    Top,
    Turn,
    Unsquare,
)
from bot.games.jours.model.field import Arrival, Field, Unit
from bot.games.jours.rules import chiefs, command, stacks
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.stacking import stacking_fault

from . import squares
from .movement import Manner, Mover, allowance, mover, walk
from .reach import reach
from .survey import Survey

# Who may act -------------------------------------------------------------------------------------


def named(field: Field, keys: Sequence[str]) -> list[Unit] | Fault:
    """Return units by their ids, or a fault for the first that there is not."""
    found = {one.id: one for one in field.units}
    for key in keys:
        if key not in found:
            return fault("JDG-2.3.1-c", "no-unit", unit=key)
    if len(set(keys)) < len(keys) or not keys:
        return fault("JDG-4.4.1-b", "unit-twice", unit=keys[0] if keys else "")
    return [found[key] for key in keys]


def idle_fault(field: Field, unit: Unit) -> Fault | None:
    """Say why a unit may not move or turn in this segment; None: it may.

    Rules: JDG-2.3.1-c, JDG-2.4.3-b, JDG-2.4.2-c, JDG-4.4.1-b, JDG-10.2-c, JDG-4.2-b.
    """
    active = field.active
    if active is None or not command.belongs(field, unit):
        return fault("JDG-2.3.1-c", "not-active", unit=unit.id)
    if unit.at is None:
        return fault("JDG-2.3.1-c", "off-map", unit=unit.id)
    if command.standing(field, unit) == "held":
        return fault("JDG-2.4.3-b", "held", unit=unit.id)
    if unit.is_routed:
        return fault("JDG-10.2-c", "routed-moves-not", unit=unit.id)
    if unit.deeds.barred:
        return fault("JDG-2.4.2-c", "barred", unit=unit.id)
    if unit.deeds.moved:
        return fault("JDG-4.4.1-b", "has-moved", unit=unit.id)
    return None


def party(field: Field, keys: Sequence[str]) -> list[Unit] | Fault:
    """Return units of one hex that may move together.  Rules: JDG-4.4.1-b, JDG-RUL-14."""
    units = named(field, keys)
    if isinstance(units, Fault):
        return units
    for one in units:
        wrong = idle_fault(field, one)
        if wrong is not None:
            return wrong
    if len({one.at for one in units}) > 1:
        return fault("JDG-4.4.1-b", "not-one-stack")
    return units


def march_fault(
    field: Field, units: Sequence[Unit], manner: Manner, survey: Survey
) -> Fault | None:
    """Say why units may not make a normal or a forced march at all.

    Rules: JDG-4.1.3-a, JDG-4.1.3-b, JDG-4.1.3-e, JDG-4.4.2-a, JDG-12.1-a, JDG-12.2-a, JDG-4.2-d,
    JDG-4.2-h.
    """
    content = survey.ground.content
    for one in units:
        ordered = command.standing(field, one) == "ordered"
        if one.square:
            return fault("JDG-4.2-d", "in-square", unit=one.id)
        if one.deeds.fired and not ordered:
            return fault("JDG-4.4.2-a", "fired-moves-not", unit=one.id)
        if manner != "forced":
            continue
        if one.deeds.fired:
            return fault("JDG-4.1.3-e", "fired-forced", unit=one.id)
        if not ordered or not one.is_good:
            return fault("JDG-4.1.3-a", "forced-orders", unit=one.id)
        if not (content.weather[field.weather].forced_march or one.renfort):
            return fault("JDG-12.1-a", "forced-weather")
        if not one.renfort and one.at in survey.threat.close:
            return fault("JDG-4.1.3-b", "forced-near", place=one.at or "")
    return None


def facing_fault(
    survey: Survey, units: Sequence[Unit], cell: Cell, facing: Facing | None
) -> Fault | None:
    """Say why units may not end with a facing in a hex: others of their kind face otherwise.

    Rules: JDG-6.1.1-b, JDG-6.1.2-a.
    """
    if facing is None:
        return None
    for one in survey.own.get(cell, ()):
        joined = one.facing not in (None, facing) and all(one is not unit for unit in units)
        if joined and any(one.is_gun == unit.is_gun for unit in units):
            return fault("JDG-6.1.1-b", "faces-otherwise", facing=one.facing or "", place=cell)
    return None


# Orders ------------------------------------------------------------------------------------------


def move_fault(survey: Survey, action: Move) -> Fault | None:
    """Say why a move is not legal.  Rules: JDG-4.4.1-a, JDG-4.4.1-b, JDG-4.1.3-c."""
    field = survey.field
    units = party(field, action.units)
    if isinstance(units, Fault):
        return units
    manner: Manner = "forced" if action.forced else "normal"
    wrong = march_fault(field, units, manner, survey)
    if wrong is not None:
        return wrong
    legs = walk(survey, mover(survey, units, manner), action.path)
    if isinstance(legs, Fault):
        return legs
    return facing_fault(survey, units, action.path[-1], action.facing)


def arrival_of(field: Field, keys: Sequence[str]) -> Arrival | Fault:
    """Return with which reinforcements units are due now, or why they are not.

    Rules: JDG-5.2-a, JDG-5.2.2-a, JDG-5.2.2-b, JDG-2.1.2-b.
    """
    active = field.active
    for one in field.arrivals:
        waiting = {unit for stack in one.stacks for unit in stack}
        if keys and waiting.issuperset(keys):
            if active is None or one.formation not in active.formations:
                return fault("JDG-5.2-a", "not-active", unit=keys[0])
            if one.turn > field.turn:
                return fault("JDG-5.2-a", "not-due", unit=keys[0], turn=one.turn)
            if not active.reinforces:
                return fault("JDG-2.1.2-b", "no-entry", unit=keys[0], marker=active.chit.id)
            return one
    return fault("JDG-5.2-a", "no-reinforcement", unit=" ".join(keys))


def enter_fault(survey: Survey, action: Enter) -> Fault | None:
    """Say why an entry is not legal.

    Rules: JDG-5.2.2-a, JDG-5.2.2-b, JDG-5.2.2-c, JDG-5.2.1-g.
    """
    field = survey.field
    units = named(field, action.units)
    if isinstance(units, Fault):
        return units
    arrival = arrival_of(field, action.units)
    if isinstance(arrival, Fault):
        return arrival
    wrong = stacking_fault(survey.ground.content, units)
    if wrong is not None:
        return wrong
    if not action.path or action.path[0] != arrival.entry:
        return fault("JDG-5.2.2-a", "entry-hex", place=arrival.entry)
    who = entering(survey, units, arrival, normal=action.normal)
    legs = walk(survey, who, action.path)
    if isinstance(legs, Fault):
        return legs
    return facing_fault(survey, units, action.path[-1], action.facing)


def entering(survey: Survey, units: Sequence[Unit], arrival: Arrival, *, normal: bool) -> Mover:
    """Return the mover of units that enter: the k-th pays the entry hex k times.

    Rules: JDG-5.2.2-a, JDG-5.2.1-d, JDG-5.2.1-g, JDG-5.2.1-h, JDG-OPT-6.
    """
    active = survey.field.active
    assert active is not None
    who = mover(survey, units, "enter_normal" if normal or active.near else "enter")
    return who._replace(factor=active.entered.get(arrival.entry, 0) + 1)


def leave_fault(survey: Survey, action: Leave) -> Fault | None:
    """Say why a unit may not leave the map.  Rules: JDG-4.4.1-c, JDG-OPT-7."""
    field, content = survey.field, survey.ground.content
    units = party(field, (action.unit,))
    if isinstance(units, Fault):
        return units
    (unit,) = units
    for way in content.scenarios[field.scenario].exits:
        if (way.side, way.at) == (unit.side, unit.at) and field.turn >= way.from_turn:
            cost = way.cost + (content.limits.zone.leave if survey.holders(way.at) else 0)
            enough = cost <= allowance(field, survey.ground, unit, "normal")
            wrong = march_fault(field, units, "normal", survey)
            if wrong is None and not enough:
                wrong = fault("JDG-4.4.1-a", "too-far", place=way.at, value=0, count=cost)
            return wrong
    return fault("JDG-4.4.1-c", "no-exit", unit=unit.id)


def turn_fault(survey: Survey, action: Turn) -> Fault | None:
    """Say why units may not turn on the spot: in a zone of control by one corner at most.

    All infantry and cavalry of a hex turn together, and so does all artillery.

    Rules: JDG-6.2.2-d, JDG-6.2.2-g, JDG-6.1.1-b, JDG-RUL-09, JDG-4.2-g.
    """
    field = survey.field
    units = party(field, action.units)
    if isinstance(units, Fault):
        return units
    if not turn_together(survey, units):
        return fault("JDG-6.1.1-b", "turn-alike")
    if units[0].facing in (None, action.facing):
        return fault("JDG-6.1.2-a", "faces-so")
    if action.facing not in turns(survey, units):
        return fault("JDG-6.2.2-d", "turn-in-zone")
    return None


def turn_together(survey: Survey, units: Sequence[Unit]) -> bool:
    """Tell whether units of a hex are all of one kind that is there.  Rules: JDG-6.1.1-b."""
    guns = units[0].is_gun
    there = [one for one in survey.own.get(units[0].at or "", ()) if one.is_gun == guns]
    return len(there) == len(units) and all(one.is_gun == guns for one in units)


def turns(survey: Survey, units: Sequence[Unit]) -> list[Facing]:
    """Return the facings to which units that turn together may turn.

    Rules: JDG-6.2.2-d, JDG-6.2.2-g.
    """
    cell, now = units[0].at, units[0].facing
    if now is None:
        return []
    others = [one for one in FACINGS if one != now]
    if cell not in survey.zones:
        return others
    done = max(one.deeds.turned for one in units)
    return [one for one in others if done + grid.turns(now, one) <= 1]


def top_fault(survey: Survey, action: Top) -> Fault | None:
    """Say why a unit may not be put on top of its kind.  Rules: JDG-5.1.2-a."""
    field = survey.field
    there = stacks.stack(field, action.cell)
    unit = next((one for one in there if one.id == action.unit), None)
    if unit is None:
        return fault("JDG-5.1.2-a", "no-unit", unit=action.unit)
    for one in there:
        wrong = idle_fault(field, one)
        if wrong is not None:
            return wrong
    if next(one for one in there if one.is_gun == unit.is_gun) is unit:
        return fault("JDG-5.1.2-a", "on-top", unit=unit.id)
    return None


# All orders --------------------------------------------------------------------------------------


def can_turn(field: Field, ground: Ground, side: Side) -> bool:
    """Tell whether a unit that is alone in its hex, and held by nobody, may turn on the spot.

    Then there is an order to give, which is found out so without a survey.

    Rules: JDG-6.2.2-d, JDG-FL-d.
    """
    for one in field.units:
        if one.side != side or one.facing is None or one.at is None or not command.acts(field, one):
            continue
        if idle_fault(field, one) is not None or stacks.holders(field, ground, side, one.at):
            continue
        if sum(other.at == one.at for other in field.units) == 1:
            return True
    return False


def options(survey: Survey) -> Iterator[
    Move | Enter | Leave | Turn | Square | Unsquare | Top | MoveChief
]:  # fmt: skip
    """Yield legal orders: to each hex in reach by its cheapest path, facings kept, and so on."""
    field, active = survey.field, survey.field.active
    assert active is not None
    for cell, there in sorted(survey.own.items()):
        left = [one for one in there if not one.deeds.moved and command.belongs(field, one)]
        movable = [one for one in left if idle_fault(field, one) is None]
        if movable:
            yield from _of_stack(survey, cell, movable)
    yield from _entries(survey)
    yield from chiefs.options(survey)


def parties(units: Sequence[Unit]) -> Iterator[tuple[Unit, ...]]:
    """Yield who of a hex may be moved: each unit alone, all together."""
    yield from ((one,) for one in units)
    if len(units) > 1:
        yield tuple(units)


def _of_stack(
    survey: Survey, cell: Cell, movable: Sequence[Unit]
) -> Iterator[Move | Leave | Turn | Square | Unsquare | Top]:
    exits = survey.ground.content.scenarios[survey.field.scenario].exits
    for units in parties(movable):
        ids = tuple(one.id for one in units)
        if turn_together(survey, units):
            yield from (Turn(ids, facing) for facing in turns(survey, units))
        if len(ids) == 1 and exits and leave_fault(survey, Leave(ids[0])) is None:
            yield Leave(ids[0])
        alone = len(survey.own[cell]) == 1
        if len(ids) == 1 and not alone and top_fault(survey, Top(cell, ids[0])) is None:
            yield Top(cell, ids[0])
        yield from _marches(survey, units)
    if any(one.square for one in survey.own[cell]):
        yield from squares.exits(survey, cell)
    elif squares.square_fault(survey, cell) is None:
        yield Square(cell)


def _marches(survey: Survey, units: Sequence[Unit]) -> Iterator[Move]:
    """Yield marches with the facing kept, and beside the enemy with each that faces one of them."""
    ids = tuple(one.id for one in units)
    manners: tuple[Manner, ...] = ("normal", "forced")
    for manner in manners:
        if march_fault(survey.field, units, manner, survey) is not None:
            continue
        forced = manner == "forced"
        ways = reach(survey, mover(survey, units, manner))
        yield from [Move(ids, way.path, None, forced) for way in ways.values()]
        for end in ways.keys() & survey.beside:
            for facing in survey.threat.facings(end):
                if facing_fault(survey, units, end, facing) is None:
                    yield Move(ids, ways[end].path, facing, forced)


def _entries(survey: Survey) -> Iterator[Enter]:
    for one in survey.field.arrivals:
        for stack in one.stacks:
            if isinstance(arrival_of(survey.field, stack), Fault):
                continue
            units = [survey.field.unit(key) for key in stack]
            for normal in (False, True):
                who = entering(survey, units, one, normal=normal)
                for way in reach(survey, who, one.entry).values():
                    yield Enter(stack, way.path, None, normal)
