"""Which shocks may be declared, and against whom they must go (digest 4.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.engine.model import Side
from bot.engine.refusal import Fault
from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import Shock
from bot.games.jours.model.field import Assault, Attackers, Field, Unit
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.ground import Ground

# Who may attack ----------------------------------------------------------------------------------


def unit_fault(field: Field, unit: Unit) -> Fault | None:
    """Say why a unit may not shock in this activation; None: it may.

    Rules: JDG-8.1-a, JDG-8.2-a, JDG-2.4.3-b, JDG-10.1-c, JDG-4.2-d, JDG-9.3.3-b, JDG-9.1-b.
    """
    active = field.active
    if active is None or unit.at is None or not command.belongs(field, unit):
        return fault("JDG-8.2-a", "not-active", unit=unit.id)
    if unit.is_gun:
        return fault("JDG-8.2-a", "gun-shocks-not", unit=unit.id)
    if not command.acts(field, unit):
        return fault("JDG-2.4.3-b", "held", unit=unit.id)
    if not unit.is_good or unit.square:
        return fault("JDG-8.2-a", "shock-order", unit=unit.id)
    if unit.deeds.barred or charges(field, unit):
        return fault("JDG-8.2-a", "barred", unit=unit.id)
    return None


def charges(field: Field, unit: Unit) -> bool:
    """Tell whether a unit has declared a charge, so that it does not shock."""
    assert field.active is not None
    return any(
        one.charging and unit.id in one.units
        for assault in field.active.assaults
        for one in assault.attackers
    )


def party(field: Field, cell: Cell) -> list[Unit]:
    """Return the units of a hex that attack together, from top to bottom.

    Rules: JDG-5.1.3-b, JDG-5.1.3-d.
    """
    return [one for one in stacks.stack(field, cell) if unit_fault(field, one) is None]


def needs_test(field: Field, units: Sequence[Unit]) -> bool:
    """Tell whether a stack takes an engagement test.  Rules: JDG-8.3.1-b, JDG-2.4.2-b."""
    return any(command.standing(field, one) == "limited" for one in units)


# Whom they may attack ----------------------------------------------------------------------------


def facings(ground: Ground, unit: Unit) -> tuple[Facing, ...]:
    """Return the facings with which a unit may attack: its own, or built-up any.

    Rules: JDG-6.1.2-b, JDG-6.1.2-d.
    """
    assert unit.facing is not None
    return FACINGS if stacks.has_six_fronts(ground, unit) else (unit.facing,)


def ahead(unit: Unit) -> tuple[Cell, ...]:
    """Return the two hexes that a unit faces, however many front hexes it has otherwise.

    Rules: JDG-6.1.1-a, JDG-6.1.2-d.
    """
    return () if unit.at is None or unit.facing is None else grid.front(unit.at, unit.facing)


def reachable(
    field: Field, ground: Ground, units: Sequence[Unit], cells: Sequence[Cell]
) -> list[Cell]:
    """Return those of some adjacent hexes with enemies that all of the units can enter.

    What bars a charge does not bar cavalry that shocks.

    Rules: JDG-8.2-b, JDG-8.2-c, JDG-9.1-j.
    """
    side = units[0].side
    held = {one.at for one in field.units if one.side != side}
    return [
        cell
        for cell in cells
        if cell in held and not any(is_closed(ground, one, cell) for one in units)
    ]


def is_closed(ground: Ground, unit: Unit, cell: Cell) -> bool:
    """Tell whether a unit could not enter an adjacent hex, by road or otherwise.

    A steep slope upwards is open to infantry, which can climb it.

    Rules: JDG-8.2-b, JDG-RUL-70.
    """
    assert unit.at is not None
    return is_closed_from(ground, unit, unit.at, cell)


def is_closed_from(ground: Ground, unit: Unit, here: Cell, cell: Cell) -> bool:
    """Tell whether a unit could not enter a hex from an adjacent one.  Rules: JDG-8.2-b."""
    return ground.is_shut(here, cell, unit.arm) and ground.road(here, cell) is None


def facing_to(
    field: Field, ground: Ground, units: Sequence[Unit], targets: Sequence[Cell]
) -> tuple[Facing | None, list[Cell]]:
    """Return how a stack must face to attack its targets, and whom else it must attack then.

    The present facing goes first, then the one that obliges to least; None: there is no such one.

    Rules: JDG-6.1.2-d, JDG-8.2-c.
    """
    first = units[0]
    assert first.at is not None
    found: list[tuple[int, bool, int, list[Cell]]] = []
    for facing in facings(ground, first):
        pair = grid.front(first.at, facing)
        if set(targets).issubset(pair):
            owed = [one for one in reachable(field, ground, units, pair) if one not in targets]
            left = [one for one in owed if not attacked_by_others(field, first.at, one)]
            found.append((len(left), facing != first.facing, FACINGS.index(facing), left))
    if not found:
        return None, []
    _, _, number, left = min(found)
    return FACINGS[number], left


def attacked_by_others(field: Field, origin: Cell, target: Cell) -> bool:
    """Tell whether another own stack has declared an attack on a hex.  Rules: JDG-8.2-c."""
    assert field.active is not None
    return any(
        target in assault.targets and any(one.at != origin for one in assault.attackers)
        for assault in field.active.assaults
        if not assault.over
    )


# Declarations ------------------------------------------------------------------------------------


def declared(field: Field, kind: str = "") -> list[Assault]:
    """Return the combats of this activation that are not fought yet, of one kind or of all."""
    assert field.active is not None
    found = [one for one in field.active.assaults if not one.over]
    return [one for one in found if one.kind in ((kind,) if kind else ("shock", "charge"))]


def shocks(field: Field) -> list[tuple[Assault, Attackers]]:
    """Return who has declared a shock, with the combat, be it a joint attack with a charge."""
    return [(one, own) for one in declared(field) for own in one.attackers if not own.charging]


def shock_fault(field: Field, ground: Ground, action: Shock) -> Fault | None:
    """Say why a shock may not be declared like this; no targets withdraw what was declared.

    Rules: JDG-8.2-a, JDG-8.2-b, JDG-8.4.1-a, JDG-8.4.1-b, JDG-5.1.3-b, JDG-RUL-25, JDG-RUL-65.
    """
    known = {one.id: one for one in field.units}
    if not action.units or any(key not in known for key in action.units):
        return fault("JDG-8.2-a", "no-unit", unit=next(iter(action.units), ""))
    units = [known[key] for key in action.units]
    for one in units:
        wrong = unit_fault(field, one)
        if wrong is not None:
            return wrong
    cell = units[0].at
    assert cell is not None
    whole = {one.id for one in party(field, cell)}
    if set(action.units) != whole or len(action.units) != len(whole):
        return fault("JDG-5.1.3-b", "shock-together", place=cell)
    if not action.targets:
        known_here = any(one.at == cell for _, one in shocks(field))
        return None if known_here else fault("JDG-8.3.1-a", "not-declared", place=cell)
    return _targets_fault(field, ground, units, action.targets)


def _targets_fault(
    field: Field, ground: Ground, units: Sequence[Unit], targets: Sequence[Cell]
) -> Fault | None:
    origin = units[0].at
    assert origin is not None
    for cell in targets:
        if stacks.owner(field, cell) != field.enemy(units[0].side):
            return fault("JDG-8.2-a", "nobody-there", place=cell)
        if cell not in reachable(field, ground, units, ground.neighbours(origin)):
            return fault("JDG-8.2-b", "shock-closed", place=cell)
    if len(set(targets)) < len(targets):
        return fault("JDG-8.4.1-b", "target-twice", place=targets[0])
    return _front_fault(field, ground, units, targets)


def _front_fault(
    field: Field, ground: Ground, units: Sequence[Unit], targets: Sequence[Cell]
) -> Fault | None:
    """Say why a shock against hexes that can be reached does not fit facing and other combats."""
    origin = units[0].at
    assert origin is not None
    facing, _ = facing_to(field, ground, units, targets)
    if facing is None:
        return fault("JDG-6.1.2-b", "shock-front", place=targets[0])
    for cell in targets:
        wrong = _shape_fault(field, origin, targets, cell)
        if wrong is not None:
            return wrong
    return None


def _shape_fault(field: Field, origin: Cell, targets: Sequence[Cell], cell: Cell) -> Fault | None:
    """Say why a shock does not fit the other combat against a hex.

    Several hexes attack one, or one attacks two. The second target of a charge can be taken over.

    Rules: JDG-8.4.1-b, JDG-RUL-25, JDG-9.2-a.
    """
    other = combat_against(field, cell, besides=origin)
    if other is None or (other.kind == "charge" and cell in other.targets[1:]):
        return None
    if len(targets) > 1 or len(other.targets) > 1:
        return fault("JDG-8.4.1-b", "shock-shape", place=cell)
    return None


def combat_against(field: Field, cell: Cell, *, besides: Cell = "") -> Assault | None:
    """Return the declared combat against a hex, one that a single hex declared left out."""
    for one in declared(field):
        if cell in one.targets and any(attackers.at != besides for attackers in one.attackers):
            return one
    return None


def open_fault(field: Field, ground: Ground) -> Fault | None:
    """Say which enemy on the front of an attacking stack is attacked by nobody; None: all are.

    Rules: JDG-8.2-c, JDG-8.3.1-a.
    """
    found = unfinished(field, ground)
    if found is None:
        return None
    here, there = found
    return fault("JDG-8.2-c", "shock-all", place=there, by=here)


def unfinished(field: Field, ground: Ground) -> tuple[Cell, Cell] | None:
    """Return the hex of an attacking stack and that of an enemy on its front whom nobody attacks.

    Rules: JDG-8.2-c.
    """
    for assault, attackers in shocks(field):
        units = [field.unit(key) for key in attackers.units]
        targets = [one for one in assault.targets if one in ground.neighbours(attackers.at)]
        _, left = facing_to(field, ground, units, targets)
        if left:
            return attackers.at, left[0]
    return None


def unattended(field: Field, ground: Ground, action: Shock, others: Sequence[Shock]) -> list[Cell]:
    """Return the hexes that a stack would have to attack besides, and no other stack can.

    Rules: JDG-8.2-c.
    """
    units = [field.unit(key) for key in action.units]
    _, owed = facing_to(field, ground, units, action.targets)
    near = {cell for one in others if one.units != action.units for cell in one.targets}
    return [one for one in owed if one not in near]


def declare(field: Field, action: Shock) -> None:
    """Note a shock: as a combat of its own, or with others against the same hex.

    Rules: JDG-8.3.1-a, JDG-8.3.1-b, JDG-8.4.1-a, JDG-8.4.1-b.
    """
    assert field.active is not None
    units = [field.unit(key) for key in action.units]
    cell = units[0].at
    assert cell is not None
    withdraw(field, cell)
    if not action.targets:
        return
    attackers = Attackers(at=cell, units=action.units, needs_test=needs_test(field, units))
    other = combat_against(field, action.targets[0]) if len(action.targets) == 1 else None
    if other is not None and action.targets[0] not in other.targets[1:]:
        other.attackers.append(attackers)
    else:
        field.active.assaults.append(Assault(attackers=[attackers], targets=sorted(action.targets)))


def withdraw(field: Field, cell: Cell) -> None:
    """Forget what a hex has declared to shock.  Rules: JDG-8.3.1-a."""
    assert field.active is not None
    for one in declared(field):
        one.attackers = [own for own in one.attackers if own.at != cell or own.charging]
    field.active.assaults = [one for one in field.active.assaults if one.attackers or one.over]


def release(field: Field) -> None:
    """Let charges leave the second hex in front of them to others that attack it.

    Rules: JDG-9.2-a.
    """
    for one in declared(field, "charge"):
        (first, *others), origins = one.targets, [own.at for own in one.attackers]
        kept = [cell for cell in others if not attacked_by_others(field, origins[0], cell)]
        one.targets = [first, *kept]


def options(field: Field, ground: Ground, side: Side) -> Iterator[Shock]:
    """Yield the shocks that may be declared or withdrawn now."""
    able: dict[Cell, list[Unit]] = {}
    for one in field.on_map(side):
        if one.at is not None and unit_fault(field, one) is None:
            able.setdefault(one.at, []).append(one)
    known = {one.at for _, one in shocks(field)}
    for cell, units in sorted(able.items()):
        ids = tuple(one.id for one in units)
        if cell in known:
            yield Shock(ids, ())
        near = reachable(field, ground, units, sorted(ground.neighbours(cell)))
        for targets in (*((one,) for one in near), *combinations(near, 2)):
            if _front_fault(field, ground, units, targets) is None:
                yield Shock(ids, targets)
