"""Artillery fire: who may fire at what, with which modifiers (digest 4.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.engine.chance.tally import Tally
from bot.engine.model import Side, term
from bot.engine.refusal import Fault
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import Fire
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Outlook, entered_through
from bot.games.jours.rules.march.moves import named

How = Literal["normal", "counter", "reaction"]
"""Kinds of fire (JDG-7.1-a to JDG-7.1-c)."""


class Guns:
    """Artillery of one hex about to fire, as it would stand after a pivot."""

    def __init__(self, field: Field, ground: Ground, units: Sequence[Unit]) -> None:
        self.field, self.ground, self.units = field, ground, units
        self.side: Side = units[0].side
        self.at: Cell = units[0].at or ""
        self.outlook = Outlook(field, ground)
        self._ahead: dict[Facing | None, set[Cell]] = {}

    def front(self, facing: Facing | None = None) -> tuple[Cell, ...]:
        """Return the front hexes, after a pivot if a facing is given."""
        first = self.units[0]
        if facing is None or stacks.has_six_fronts(self.ground, first):
            return stacks.front(self.ground, first)
        return grid.front(self.at, facing)

    def sees(self, target: Cell, facing: Facing | None = None) -> bool:
        """Tell whether a target is in the cone.  Rules: JDG-7.2-c, JDG-RUL-21, JDG-6.1.2-b."""
        first = self.units[0]
        now = facing or first.facing
        if stacks.has_six_fronts(self.ground, first):
            return True
        return now is not None and grid.in_cone(self.at, now, target)

    def enemies_ahead(self, facing: Facing | None = None) -> set[Cell]:
        """Return the front hexes with enemies that can be fired at, which bind the guns.

        Rules: JDG-7.2-e, JDG-7.4.4-a.
        """
        if facing not in self._ahead:
            enemy = self.field.enemy(self.side)
            self._ahead[facing] = {
                cell
                for cell in self.front(facing)
                if stacks.owner(self.field, cell) == enemy and self.outlook.sees(self.at, cell)
            }
        return self._ahead[facing]


# Who may fire at what ----------------------------------------------------------------------------


def gun_fault(field: Field, unit: Unit) -> Fault | None:
    """Say why a unit may not fire normally in this activation.

    Rules: JDG-7.1-a, JDG-7.2-a, JDG-7.2-b, JDG-2.4.3-b, JDG-2.4.2-b, JDG-10.1-c, JDG-5.1.3-a.
    """
    if not unit.is_gun:
        return fault("JDG-7.1-a", "no-gun", unit=unit.id)
    active = field.active
    if active is None or not command.belongs(field, unit) or unit.at is None:
        return fault("JDG-7.1-a", "not-active", unit=unit.id)
    if not command.acts(field, unit):
        return fault("JDG-2.4.3-b", "held", unit=unit.id)
    if not unit.is_good:
        return fault("JDG-7.2-a", "gun-disordered", unit=unit.id)
    if unit.deeds.fired:
        return fault("JDG-7.2-a", "gun-fired", unit=unit.id)
    return None


def fire_fault(field: Field, ground: Ground, action: Fire) -> Fault | None:
    """Say why a normal fire is not legal.

    Rules: JDG-7.2-c, JDG-7.2-d, JDG-7.2-e, JDG-7.3-a, JDG-7.3-b, JDG-7.4-a.
    """
    units = named(field, action.guns)
    if isinstance(units, Fault):
        return units
    for one in units:
        wrong = gun_fault(field, one)
        if wrong is not None:
            return wrong
    if len(units) > 1 and not _combine(units):
        return fault("JDG-7.3-b", "no-combination")
    guns = Guns(field, ground, units)
    wrong = _pivot_fault(guns, action.facing)
    return wrong or target_fault(guns, action.target, action.facing)


def _combine(units: Sequence[Unit]) -> bool:
    """Tell whether batteries may combine their fire.  Rules: JDG-7.3-b."""
    one, other, *more = units
    return not more and (one.at, one.formation) == (other.at, other.formation)


def _pivot_fault(guns: Guns, facing: Facing | None) -> Fault | None:
    """Say why the guns may not pivot to a facing: by one corner, once.

    Rules: JDG-7.2-d, JDG-6.2.2-d.
    """
    now = guns.units[0].facing
    if facing is None or now is None:
        return None
    there = [one for one in stacks.stack(guns.field, guns.at) if one.is_gun]
    turned = max(one.deeds.turned for one in there)
    return fault("JDG-7.2-d", "pivot") if turned + grid.turns(now, facing) > 1 else None


def target_fault(guns: Guns, target: Cell, facing: Facing | None) -> Fault | None:
    """Say why the guns may not fire normally at a hex, after a pivot if a facing is given.

    Rules: JDG-7.2-c, JDG-7.2-e, JDG-RUL-22.
    """
    enemy = guns.field.enemy(guns.side)
    if stacks.owner(guns.field, target) != enemy:
        return fault("JDG-7.1-a", "nobody-there", place=target)
    if not guns.sees(target, facing):
        return fault("JDG-7.2-c", "not-in-cone", place=target)
    wrong = line_fault(guns, target)
    if wrong is not None:
        return wrong
    for ahead in (guns.enemies_ahead(), guns.enemies_ahead(facing)):
        if ahead and target not in ahead:
            return fault("JDG-7.2-e", "enemy-ahead", place=min(ahead))
    return None


def line_fault(guns: Guns, target: Cell) -> Fault | None:
    """Say whether range, weather or the line of sight forbid fire at a hex.

    Rules: JDG-7.3-a, JDG-7.4-a, JDG-12.1-d, JDG-12.2-a.
    """
    distance = grid.distance(guns.at, target)
    most = min(one.kind.maximum for one in guns.units)
    if distance > most:
        return fault("JDG-7.3-a", "out-of-range", place=target, count=distance, value=most)
    weather = guns.ground.content.weather[guns.field.weather].fire_range
    if weather and distance > weather:
        return fault("JDG-12.1-d", "dark-range", place=target)
    block = guns.outlook.block(guns.at, target)
    if block is not None:
        return fault(block.rule, "no-sight", place=target, by="|".join(block.cells))
    return None


def options(field: Field, ground: Ground, side: Side) -> Iterator[Fire]:
    """Yield every legal normal fire: each battery, pivoted or not, alone or combined."""
    cells = sorted({one.at for one in field.on_map(side) if one.is_gun and one.at is not None})
    for cell in cells:
        there = [one for one in stacks.stack(field, cell) if gun_fault(field, one) is None]
        batteries = [(one,) for one in there] + ([tuple(there)] if len(there) == 2 else [])
        for units in batteries:
            yield from _shots(field, ground, units)


def _shots(field: Field, ground: Ground, units: Sequence[Unit]) -> Iterator[Fire]:
    if len(units) > 1 and not _combine(units):
        return
    guns = Guns(field, ground, units)
    ids = tuple(one.id for one in units)
    now = units[0].facing
    facings: tuple[Facing | None, ...] = (None,)
    if now is not None and not stacks.has_six_fronts(ground, units[0]):
        facings = (None, grid.turned(now, -1), grid.turned(now, 1))
    reach = max(one.kind.maximum for one in units)
    enemies = {one.at for one in field.on_map(field.enemy(guns.side)) if one.at}
    for target in sorted(one for one in enemies if grid.distance(guns.at, one) <= reach):
        for facing in facings:
            if _pivot_fault(guns, facing) is None and target_fault(guns, target, facing) is None:
                yield Fire(ids, target, facing)


def may_answer(field: Field, ground: Ground, gun: Unit, firer: Unit) -> bool:
    """Tell whether a battery that was fired upon may answer with counter-battery fire.

    The rule of the enemy in front does not bind it at a battery that is not adjacent.

    Rules: JDG-7.1-b, JDG-7.1-d, JDG-7.1-e, JDG-7.2-a, JDG-7.2-f, JDG-RUL-23.
    """
    if not gun.is_gun or not gun.is_good or gun.at is None or firer.at is None:
        return False
    if gun.deeds.reacted:
        return False
    guns = Guns(field, ground, [gun])
    if not guns.sees(firer.at) or line_fault(guns, firer.at) is not None:
        return False
    ahead = guns.enemies_ahead()
    adjacent = grid.distance(gun.at, firer.at) == 1
    return not adjacent or not ahead or firer.at in ahead


# What it does ------------------------------------------------------------------------------------


def affected(field: Field, target: Cell, only: str = "") -> list[Unit]:
    """Return the units that fire hits: all of the hex, or the one that is named.

    Rules: JDG-5.1.3-e, JDG-5.1.3-f, JDG-7.1-a, JDG-7.1-b.
    """
    return [one for one in stacks.stack(field, target) if not only or one.id == only]


def strength(guns: Sequence[Unit]) -> int:
    """Return the fire strength, of combined fire the higher one.  Rules: JDG-7.3-b."""
    return max(one.kind.fire for one in guns)


def modifiers(
    field: Field, ground: Ground, guns: Sequence[Unit], target: Cell, how: How, only: str = ""
) -> Tally:
    """Return what is added to the die, each part with its reason.

    Rules: JDG-7.5-a, JDG-T-FIREMOD, JDG-T-FIREHEX, JDG-7.3-a, JDG-7.3-b, JDG-7.1-b,
    JDG-8.3.3-b, JDG-9.3.2-a.
    """
    table = ground.content.fire
    origin = guns[0].at or ""
    hit = affected(field, target, only)
    distance = grid.distance(origin, target)
    sum_ = Tally().plus(strength(guns), term("jours-why-strength"), "JDG-7.5-a")
    if len(guns) > 1:
        sum_ = sum_.plus(table.combined, term("jours-why-combined"), "JDG-7.3-b")
    if distance == 1 and stacks.fighters(hit):
        sum_ = sum_.plus(table.adjacent, term("jours-why-adjacent"), "JDG-T-FIREMOD")
    beyond = max(0, *(distance - one.kind.effective for one in guns))
    sum_ = sum_.plus(table.long * beyond, term("jours-why-long"), "JDG-7.3-a")
    if how != "counter":
        crowd = max(0, len(stacks.fighters(stacks.stack(field, target))) - 1)
        sum_ = sum_.plus(table.concentrated * crowd, term("jours-why-concentrated"), "JDG-7.1-b")
    if any(one.square for one in hit):
        sum_ = sum_.plus(table.square, term("jours-why-square"), "JDG-T-FIREMOD")
    if how == "reaction":
        sum_ = sum_.plus(table.reaction, term("jours-why-reaction"), "JDG-8.3.3-b")
        if guns[0].square:
            reason = term("jours-why-reaction-square")
            sum_ = sum_.plus(table.reaction_square, reason, "JDG-9.3.2-a")
    return _terrain(ground, sum_, origin, target)


def _terrain(ground: Ground, sum_: Tally, origin: Cell, target: Cell) -> Tally:
    """Add the target's terrain and the hexside through which the line enters it.

    At a corner the one that is better for the target counts.

    Rules: JDG-T-FIREMOD, JDG-T-FIREHEX.
    """
    terrain = ground.terrain(target)
    sum_ = sum_.plus(terrain.fire, term(f"jours-terrain-{terrain.id}"), "JDG-T-FIREMOD")
    sides = [
        (ground.passage(here, target).fire, side.id)
        for here in entered_through(ground, origin, target)
        if (side := ground.hexside(here, target)) is not None
    ]
    if not sides:
        return sum_
    least, kind = min(sides)
    return sum_.plus(least, term(f"jours-hexside-{kind}"), "JDG-T-FIREHEX")
