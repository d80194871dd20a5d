"""Exact chances of fire, shock, charge and single dice, before they are rolled.

Everything is counted over the ten faces of the die, from public facts alone. How the other side may
answer a charge is told beside, and how a battery alone may fire before it is overrun; what follows
from that, from other reaction fire and from a retreat before shock is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from bot.engine.chance.tally import Tally
from bot.engine.model import Text, text
from bot.engine.parts.insight import Odds, OddsRow
from bot.engine.tries.copying import copied
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import (
    AnswerSquare,
    Breakthrough,
    Counter,
    CounterAttack,
    DeclareCharge,
    Fire,
    Initiative,
    JdgAction,
    PursuitStep,
    React,
    Recall,
    Shock,
)
from bot.games.jours.model.field import Active, Assault, AssaultKind, Attackers, Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import advance, charge, fire, melee, shock
from bot.games.jours.rules.land.ground import Ground, Tables
from bot.games.jours.rules.reactions import reactions
from bot.games.jours.words.questions import is_strike

SUFFERERS: Final = {
    "a_": "jours-odds-attacker",
    "b_": "jours-odds-both",
    "d_": "jours-odds-defender",
}
"""What is said of the rows of the combat table, by how their results begin."""

CHARGES: Final = ("charge", "pursuit")
"""Attacks that are answered by squares and counter-charges."""


def odds(tables: Tables, view: JdgView, action: JdgAction) -> Odds | None:
    """Return the odds of an action that leads to a die; None for all others.

    Rules: JDG-PBP-d.
    """
    field, ground = view.field, tables.ground(view.field.map)
    match action:
        case Fire():
            guns = [field.unit(key) for key in action.guns]
            return fire_odds(field, ground, guns, action.target)
        case React() if action.target:
            return reaction_odds(field, ground, action)
        case Initiative() | AnswerSquare() | Counter() | Recall() if action.attempt:
            return die_odds(ground, view)
        case _:
            return assault_odds(field, ground, view, action)


def die_odds(ground: Ground, view: JdgView) -> Odds | None:
    """Return the chance of the single die that is asked about.

    Rules: JDG-0.4-b, JDG-2.4.3-a, JDG-9.3.1-b, JDG-9.3.3-a, JDG-9.4-a.
    """
    if view.asked is None or view.asked.needed is None:
        return None
    passes = OddsRow(Text("jours-odds-passes"), chance(ground, view.asked.needed))
    return Odds(Tally(), (passes,), added=True)


def chance(ground: Ground, needed: int) -> Fraction:
    """Return the chance of a die of at most a number.  Rules: JDG-0.4-a, JDG-0.4-b."""
    faces = ground.content.limits.die
    return Fraction(min(max(needed + 1, 0), faces), faces)


# Fire --------------------------------------------------------------------------------------------


def fire_odds(field: Field, ground: Ground, guns: Sequence[Unit], target: Cell) -> Odds:
    """Return the odds of normal fire.  Rules: JDG-7.5-a, JDG-T-FIRE."""
    return _fire_rows(ground, fire.modifiers(field, ground, guns, target, "normal"))


def reaction_odds(field: Field, ground: Ground, action: React) -> Odds:
    """Return the odds of reaction fire.  Rules: JDG-8.3.3-b, JDG-5.1.3-f."""
    there = stacks.stack(field, action.target)
    only = there[1 if action.under else 0].id
    guns = [field.unit(action.gun)]
    return _fire_rows(ground, fire.modifiers(field, ground, guns, action.target, "reaction", only))


def _fire_rows(ground: Ground, sum_: Tally) -> Odds:
    faces = ground.content.limits.die
    results = [ground.content.fire.result(sum_.total + die) for die in range(faces)]
    effect = Fraction(faces - results.count("none"), faces)
    return Odds(
        sum_,
        tuple(
            OddsRow(Text(f"jours-result-{one}"), Fraction(results.count(one), faces))
            for one in dict.fromkeys(results)
        ),
        added=True,
        brief=(OddsRow(Text("jours-odds-effect"), effect),),
    )


# Shock and charge --------------------------------------------------------------------------------


def assault_odds(field: Field, ground: Ground, view: JdgView, action: JdgAction) -> Odds | None:
    """Return the odds of a shock, charge, breakthrough or counter-attack that is declared so.

    Rules: JDG-8.5-a, JDG-T-SHOCK, JDG-8.3.2-a.
    """
    future = copied(field)
    found = foreseen(future, ground, view, action)
    if found is None:
        return None
    if all(melee.is_lone_guns(future, found, cell) for cell in found.targets):
        shots = tuple(_first_shots(future, ground, found))
        label = "jours-odds-overrun-after" if shots else "jours-odds-overrun"
        return Odds(Tally(), (OddsRow(Text(label), Fraction(1)), *shots), added=True)
    sum_ = melee.modifiers(future, ground, found)
    faces = ground.content.limits.die
    rows = [
        OddsRow(Text(f"jours-shock-{row.replace('_', '-')}"), Fraction(count, faces))
        for row, count in melee.chances(ground, sum_.total).items()
    ]
    tests = [
        OddsRow(
            Text("jours-odds-engages"),
            chance(ground, melee.strikers(future, one)[0].kind.engagement),
        )
        for one in found.attackers
        if one.needs_test
    ]
    tests += _answers(future, ground, found)
    return Odds(sum_, (*rows, *tests), added=True, brief=(*_sufferers(ground, sum_), *tests))


def _first_shots(future: Field, ground: Ground, found: Assault) -> Iterator[OddsRow]:
    """Yield with which chance each battery alone in a target hex has some effect before it falls.

    Rules: JDG-8.5-d, JDG-8.3.3-a.
    """
    for cell in found.targets:
        for gun in melee.fresh(future, found, cell):
            fires = [one for one in reactions(future, ground, found, gun) if one.target]
            effects = [
                row.chance for one in fires for row in reaction_odds(future, ground, one).brief
            ]
            if effects:
                yield OddsRow(text("jours-odds-shot", place=cell), max(effects))


def _answers(future: Field, ground: Ground, found: Assault) -> Iterator[OddsRow]:
    """Yield with which chance those who are charged form square or counter-charge.

    Rules: JDG-9.3.1-b, JDG-9.4-a.
    """
    for cell in found.targets if found.kind in CHARGES else ():
        if charge.may_form_square(future, ground, cell):
            needed = charge.square_needs(future, cell)
            yield OddsRow(text("jours-odds-squares", place=cell), chance(ground, needed))
        counter = charge.counter_needs(future, ground, found, cell)
        if counter is not None:
            yield OddsRow(text("jours-odds-counters", place=cell), chance(ground, counter))


def _sufferers(ground: Ground, sum_: Tally) -> Iterator[OddsRow]:
    """Yield who suffers by the row of a combat with which chance; rows are named by who does."""
    counts = melee.chances(ground, sum_.total)
    for who, label in SUFFERERS.items():
        count = sum(faces for row, faces in counts.items() if row.startswith(who))
        if count:
            yield OddsRow(Text(label), Fraction(count, ground.content.limits.die))


def foreseen(future: Field, ground: Ground, view: JdgView, action: JdgAction) -> Assault | None:
    """Return the combat that an action leads to, on a field of its own that it changes.

    Rules: JDG-8.3.1-a, JDG-9.1-d, JDG-8.7.2-a, JDG-8.7.2-b, JDG-9.5.2-l.
    """
    if future.active is None:
        return None
    match action:
        case Shock() if action.targets:
            shock.declare(future, action)
            return shock.combat_against(future, action.targets[0])
        case DeclareCharge():
            return _charge(future, ground, action)
        case Breakthrough() if action.attempt and view.asked is not None:
            there = stacks.stack(future, view.asked.place)
            units = [one for one in there if advance.may_strike(one)]
            targets = advance.ahead_of(future, ground, units)
            return _open(units, targets, "breakthrough") if targets else None
        case PursuitStep(halt=False) if view.asked is not None and is_strike(view.asked):
            return _pursuit(future, ground, future.active, view.asked.place)
        case CounterAttack() if action.units:
            units = [future.unit(key) for key in action.units]
            for one in units:
                one.at = action.move or one.at
            return _open(units, [action.target], "counter")
        case _:
            return None


def _charge(future: Field, ground: Ground, action: DeclareCharge) -> Assault | None:
    """Put a charge at contact, and return its combat.  Rules: JDG-9.1-b, JDG-9.1-d, JDG-9.2-a."""
    units, target = [future.unit(key) for key in action.units], future.unit(action.target).at
    if target is None or not action.path:
        return None
    for one in units:
        one.at, one.facing = action.path[-1], action.facing
    near = charge.chargeable(future, ground, units[0], action.facing, action.path[-1])
    others = [
        one
        for one in near
        if one != target and not shock.attacked_by_others(future, action.path[-1], one)
    ]
    return _open(units, [target, *others], "charge", tested=shock.needs_test(future, units))


def _pursuit(field: Field, ground: Ground, active: Active, cell: Cell) -> Assault | None:
    """Return the next charge of who pursues.  Rules: JDG-9.5.2-i, JDG-9.5.2-j."""
    units = [one for one in stacks.stack(field, cell) if one.id in active.riders]
    if not units or units[0].facing is None:
        return None
    targets = charge.chargeable(field, ground, units[0], units[0].facing, cell)
    found = _open(units, targets, "pursuit")
    key = units[0].id
    fought = [one for one in active.assaults if any(key in by.units for by in one.attackers)]
    if fought and fought[-1].kind == "pursuit":
        found.number = fought[-1].number + 1
    return found


def _open(
    units: Sequence[Unit], targets: list[Cell], kind: AssaultKind, *, tested: bool = False
) -> Assault:
    """Return a combat of one hex; ``tested``: its attackers must pass a test before."""
    attackers = Attackers(
        at=units[0].at or "",
        units=tuple(one.id for one in units),
        charging=kind in CHARGES,
        needs_test=tested,
    )
    return Assault(attackers=[attackers], targets=targets, kind=kind)
