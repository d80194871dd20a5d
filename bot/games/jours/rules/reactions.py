"""Reactions: what combats may ask of the defender, and answers that were given beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.tries.copying import copied
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import (
    AnswerSquare,
    Back,
    Counter,
    CounterAttack,
    DeclareCharge,
    JdgAction,
    React,
    Stand,
)
from bot.games.jours.model.field import Assault, Attackers, Field, Unit
from bot.games.jours.model.points import Point
from bot.games.jours.model.state import Box, Foreseen
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Outlook

from . import stacks
from .combat import advance, charge, evasion, melee, shock

NEVER, STAYING, MOVING = "no", "stay", "go"
"""When defenders counter-attack: never, an attacker whom they reach from their hex, or also after
entering the hex that was left."""


# What may be asked -------------------------------------------------------------------------------


def reactions(field: Field, ground: Ground, assault: Assault, gun: Unit) -> list[React]:
    """List the answers of a battery: no fire, or fire at the top unit of an attacking hex.

    Under artillery the unit beneath may be chosen.

    Rules: JDG-8.3.3-a, JDG-5.1.3-f, JDG-7.1-d, JDG-7.2-a, JDG-7.4.4-a, JDG-10.1-c.
    """
    found = [React(gun.id)]
    if gun.at not in assault.targets or not gun.is_good or gun.deeds.reacted:
        return found
    ahead, outlook = stacks.front(ground, gun), Outlook(field, ground)
    for attackers in assault.attackers:
        if attackers.at not in ahead or not outlook.sees(gun.at, attackers.at):
            continue
        there = stacks.stack(field, attackers.at)
        found.append(React(gun.id, attackers.at))
        if there[0].is_gun and len(there) > 1:
            found.append(React(gun.id, attackers.at, under=True))
    return found


def at_contact(field: Field, ground: Ground, action: DeclareCharge) -> tuple[Field, Assault]:
    """Return a copy of the field as a charge would find it, and the combat that it would open.

    Rules: JDG-9.2-a, JDG-RUL-63.
    """
    ahead, end = copied(field), action.path[-1]
    for key in action.units:
        one = ahead.unit(key)
        one.at, one.facing = end, action.facing
    target = ahead.unit(action.target).at
    near = charge.chargeable(ahead, ground, ahead.unit(action.units[0]), action.facing, end)
    others = (
        one for one in near if one != target and not shock.attacked_by_others(ahead, end, one)
    )
    attackers = Attackers(at=end, units=action.units, charging=True)
    targets = [cell for cell in (target, *others) if cell is not None]
    return ahead, Assault(attackers=[attackers], targets=targets, kind="charge")


def boxes(
    field: Field, ground: Ground, assaults: Iterable[Assault], *, contact: bool = False
) -> list[Box]:
    """List the reactions that combats may ask for; of a charge about to make ``contact`` squares.

    Only units that qualify are in it, which is public.

    Rules: JDG-PBP-h, JDG-PBP-g.
    """
    found: dict[tuple[Point, str], Box] = {}
    for assault in assaults:
        for point, subject, actions in _asked(field, ground, assault, contact):
            lines = tuple(one if isinstance(one, str) else write(one) for one in actions)
            found.setdefault((point, subject), Box(point, subject, lines))
    return list(found.values())


def _asked(
    field: Field, ground: Ground, assault: Assault, contact: bool
) -> Iterator[tuple[Point, str, Sequence[JdgAction | str]]]:
    """Yield decision point, subject and answers of each reaction to a combat.

    Rules: JDG-PBP-h, JDG-9.3.1-a, JDG-9.4-a, JDG-8.8.1-a, JDG-8.3.3-a, JDG-8.7.2-b.
    """
    origins = [one.at for one in assault.attackers]
    for cell in sorted(assault.targets):
        there = melee.fresh(field, assault, cell)
        if contact and charge.may_form_square(field, ground, cell):
            yield "DP-M4", cell, [AnswerSquare(cell, True), AnswerSquare(cell, False)]
        for unit in there:
            paths = (
                evasion.ways(field, ground, unit, origins) if _evades(field, assault, unit) else ()
            )
            if paths:
                yield "DP-C3", unit.id, [Stand(unit.id), *(Back(unit.id, one) for one in paths)]
        if charge.counter_chargers(field, ground, assault, cell):
            yield "DP-C5", cell, [Counter(cell, True), Counter(cell, False)]
        for gun in (one for one in there if one.is_gun):
            shots = reactions(field, ground, assault, gun)
            if len(shots) > 1:
                yield "DP-C6", gun.id, shots
        if any(advance.may_strike(one) for one in there):
            yield "DP-C8", cell, [f"ca {cell} {one}" for one in (NEVER, STAYING, MOVING)]


def _evades(field: Field, assault: Assault, unit: Unit) -> bool:
    return evasion.may_evade(field, assault, unit)


# What was said beforehand ------------------------------------------------------------------------


def foreseen(field: Field, box: Box, line: str, assaults: Iterable[Assault]) -> Foreseen:
    """Keep what was said in a box, with the situation that it was said for."""
    units = situation(field, box.point, box.subject)
    attackers = attacking(field, box.point, box.subject, assaults)
    return Foreseen(
        point=box.point, subject=box.subject, line=line, units=units, attackers=attackers
    )


def situation(field: Field, point: Point, subject: str) -> tuple[str, ...]:
    """Return whom a reaction is about, each with level and hex."""
    own = _units(field, point, subject)
    return tuple(sorted(f"{one.id} {one.level} {one.at}" for one in own))


def attacking(
    field: Field, point: Point, subject: str, assaults: Iterable[Assault]
) -> tuple[Cell, ...]:
    """Return from where those are attacked whom a reaction is about."""
    cells = {one.at for one in _units(field, point, subject)}
    return tuple(
        sorted({
            own.at
            for one in assaults
            if not one.over and cells.intersection(one.targets)
            for own in one.attackers
        })
    )  # fmt: skip


def _units(field: Field, point: Point, subject: str) -> list[Unit]:
    if point in ("DP-C3", "DP-C6"):
        return [field.unit(subject)]
    return stacks.stack(field, subject)


def still_holds(field: Field, one: Foreseen) -> bool:
    """Tell whether a situation is still of the kind that a box was filled in for.

    It is not where a unit has lost a level or left its hex, or another attacker has joined.

    Rules: JDG-PBP-h.
    """
    assert field.active is not None
    now = attacking(field, one.point, one.subject, field.active.assaults)
    same = situation(field, one.point, one.subject) == one.units
    return same and set(now) <= set(one.attackers)


def answer(
    field: Field, sheet: Iterable[Foreseen], point: Point, subject: str, orders: Sequence[str]
) -> str | None:
    """Return the answer that a sheet gives to a question; None: ask.

    Rules: JDG-PBP-h.
    """
    for one in sheet:
        if (one.point, one.subject) == (point, subject) and one.line:
            line = _strike(field, one.line, orders) if point == "DP-C8" else one.line
            return line if line in orders and still_holds(field, one) else None
    return None


def _strike(field: Field, line: str, orders: Sequence[str]) -> str | None:
    """Return the counter-attack that a condition asks for: against the weakest, near before far.

    None: there is none, but a pursuit would be possible.

    Rules: JDG-PBP-h, JDG-8.7.2-b, JDG-RUL-76.
    """
    how = line.rpartition(" ")[2]
    nothing = write(CounterAttack())
    blows = [one for one in map(parse, orders) if isinstance(one, CounterAttack) and one.units]
    fitting = [one for one in blows if how == MOVING or (how == STAYING and not one.move)]
    if fitting:
        return write(
            min(fitting, key=lambda one: (bool(one.move), _strength(field, one), one.target))
        )
    chases = how == MOVING and any(one.startswith("chase ") for one in orders)
    return None if chases else nothing


def _strength(field: Field, blow: CounterAttack) -> int:
    return sum(one.values.sp for one in stacks.stack(field, blow.target))
