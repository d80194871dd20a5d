"""Pursuits, hex by hex, and the charges that follow from them (digest 4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import PursuitStep
from bot.games.jours.model.field import Assault, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Combat, Entering, Pursuit
from bot.games.jours.phases import steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import charge

from . import aftermath, charges, results


def advance_pursuit(s: Script, frame: Pursuit) -> None:
    """Follow the way of a unit that has fled, until it is reached or another enemy is in front.

    Rules: JDG-9.5.1-a, JDG-9.5.2-d, JDG-9.5.2-e, JDG-9.5.2-h, JDG-RUL-42.
    """
    active = s.field.active
    assert active is not None
    s.do("begin", partial(begin, s, frame))
    units = [s.field.unit(key) for key in frame.units]
    for number, cell in enumerate(frame.path, 1):
        if not s.do(at("may_ride-{}", number), partial(may_ride, s, units, cell, number)):
            break
        make = partial(Entering, units=frame.units, cell=cell, gait="pursuit")
        s.call(at("ride-{}", number), make)
        turn(s, units, number)
        if s.do(at("meets-{}", number), partial(meets, s, frame, units)):
            strike(s, frame, units)
            break
    s.do("ended", partial(end, s, units))
    s.done()


def begin(s: Script, frame: Pursuit) -> None:
    """Note who pursues; they are tested when it is over.  Rules: JDG-RUL-41, JDG-9.5.2-m."""
    active = s.field.active
    assert active is not None
    results.note_riders(active, frame.units)
    for key in frame.units:
        s.field.unit(key).note(moved=True)


def end(s: Script, units: Sequence[Unit]) -> None:
    """Let Renfort markers near the end of a pursuit go.  Rules: JDG-5.2.1-e."""
    cell = units[0].at
    if cell is not None:
        steps.end_near(s, units[0].side, cell)


def may_ride(s: Script, units: Sequence[Unit], cell: Cell, number: int) -> bool:
    """Tell whether the pursuers enter the next hex: in front of them, and open to a charge.

    Rules: JDG-9.5.2-a, JDG-9.5.2-e, JDG-9.5.2-h, JDG-RUL-42.
    """
    if units[0].at is None or not charge.may_pursue_into(s.field, s.ground, units, cell):
        return False
    return number == 1 or cell in stacks.front(s.ground, units[0])


def turn(s: Script, units: Sequence[Unit], number: int) -> None:
    """Let the pursuers turn by one corner.  Rules: JDG-9.5.2-e, JDG-9.5.2-f."""
    facing = units[0].facing
    if facing is None or s.frame.said(at("turn-{}", number)):
        options = [PursuitStep()]
    else:
        options = [
            PursuitStep(one) for one in (None, grid.turned(facing, -1), grid.turned(facing, 1))
        ]
    action = s.choose(
        units[0].side, "DP-C9", at("turn-{}", number), lambda: options, place=units[0].at or ""
    )
    assert isinstance(action, PursuitStep)

    def face() -> None:
        for one in units:
            one.facing = action.facing or one.facing

    s.do(at("turned-{}", number), face)


# Whom they meet ----------------------------------------------------------------------------------


def meets(s: Script, frame: Pursuit, units: Sequence[Unit]) -> bool:
    """Tell whether the ride is over: an enemy in front, or the pursued unit adjacent.

    Rules: JDG-9.5.2-d, JDG-9.5.2-l.
    """
    return bool(in_front(s, units)) or is_adjacent(s, frame, units)


def in_front(s: Script, units: Sequence[Unit]) -> list[Unit]:
    """Return the enemies on the front hexes of the pursuers."""
    enemy = s.field.enemy(units[0].side)
    ahead = stacks.front(s.ground, units[0])
    return [one for one in s.field.on_map(enemy) if one.at in ahead]


def is_adjacent(s: Script, frame: Pursuit, units: Sequence[Unit]) -> bool:
    """Tell whether the pursued unit is adjacent."""
    prey, here = s.field.unit(frame.prey), units[0].at
    return prey.at is not None and here is not None and grid.distance(prey.at, here) == 1


def strike(s: Script, frame: Pursuit, units: Sequence[Unit]) -> None:
    """Charge all that can be charged; the owner may stop where others than the prey are in front.

    Rules: JDG-9.5.2-f, JDG-9.5.2-i, JDG-9.5.2-j, JDG-9.5.2-k, JDG-9.5.2-l.
    """
    if not s.holds("able", partial(targets, s, units)):
        return

    def options() -> list[PursuitStep]:
        others = [one for one in in_front(s, units) if one.id != frame.prey]
        halt = [PursuitStep(halt=True)] if others else []
        return [PursuitStep(), *halt]

    action = s.choose(units[0].side, "DP-C9", "charge", options, place=units[0].at or "")
    assert isinstance(action, PursuitStep)
    if action.halt:
        return
    index = s.do("open", partial(open_charge, s, frame, units))
    charges.form_squares(s, frame.targets, s.field.enemy(units[0].side))
    s.call("fought", partial(Combat, assault=index, nested=True))


def targets(s: Script, units: Sequence[Unit]) -> list[Cell]:
    """Return the hexes in front that the pursuers can charge.  Rules: JDG-9.5.2-j, JDG-RUL-63."""
    first = units[0]
    if first.facing is None or first.at is None or not first.is_good:
        return []
    return charge.chargeable(s.field, s.ground, first, first.facing, first.at)


def open_charge(s: Script, frame: Pursuit, units: Sequence[Unit]) -> int:
    """Open the next charge of a pursuit.  Rules: JDG-9.5.2-i, JDG-9.5.2-j."""
    frame.targets = tuple(targets(s, units))
    assault = Assault(
        attackers=[aftermath.party(units, charging=True)],
        targets=list(frame.targets),
        kind="pursuit",
        number=frame.number + 1,
    )
    return aftermath.open_combat(s, assault)
