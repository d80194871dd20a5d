"""After the row: advance, breakthrough, counter-attack, pursuit, the end of a charge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import (
    Advance,
    Breakthrough,
    Chase,
    CounterAttack,
    Occupy,
    Pursue,
)
from bot.games.jours.model.field import Active, Assault, Attackers, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Combat, Entering, Pursuit, Retreat, RoutMove
from bot.games.jours.phases import levels
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import advance, melee

from . import assaults
from .results import ROUTS, RUNS, STANDS


def follow_up(s: Script, frame: Combat, assault: Assault) -> None:
    """Let whoever has won follow up: attackers into a hex that is empty, or defenders back.

    Rules: JDG-8.7.1-a, JDG-8.7.2-a, JDG-8.7.2-b, JDG-8.7.3-b, JDG-9.5.1-a, JDG-9.5.1-b.
    """
    s.do("emptied", partial(note_emptied, s, frame, assault))
    if frame.emptied:
        if s.do("rides", partial(rides, s, frame, assault)):
            pursue(s, frame, assault)
        else:
            go_forward(s, frame, assault)
    strike_back(s, frame, assault)


def note_emptied(s: Script, frame: Combat, assault: Assault) -> None:
    """Note which target hexes nobody holds any more."""
    frame.emptied = tuple(
        one for one in sorted(assault.targets) if stacks.owner(s.field, one) is None
    )


def facings(unit: Unit, *, turn: bool) -> list[Facing | None]:
    """Return how a unit that advances may face: as it does, or one corner further.

    Rules: JDG-8.7.1-b.
    """
    if not turn or unit.facing is None:
        return [None]
    return [None, grid.turned(unit.facing, -1), grid.turned(unit.facing, 1)]


# Before the die: a hex vacated before the shock --------------------------------------------------


def occupy(s: Script, frame: Combat, assault: Assault) -> None:
    """Let one attacking stack enter a hex that was vacated before the shock, if it likes.

    Rules: JDG-8.8.1-j, JDG-8.7.1-a, JDG-RUL-34.
    """

    def options() -> list[Occupy]:
        found = [Occupy()]
        for cell in frame.vacated:
            for units in advance.heirs(s.field, s.ground, assault, cell, whole=True):
                origin = units[0].at or ""
                found += [Occupy(origin, cell, one) for one in facings(units[0], turn=True)]
        return found

    if not s.holds("may_occupy", lambda: options()[1:]):
        return
    action = s.choose(frame.side, "DP-C4", "occupy", options)
    assert isinstance(action, Occupy)
    if action.origin:
        enter = partial(occupying, s, assault, action)
        s.call("occupying", enter)


def occupying(s: Script, assault: Assault, action: Occupy) -> Entering:
    """Return the move into a vacated hex; artillery goes with its infantry.

    Rules: JDG-8.8.1-j.
    """
    fighting = {one.id for one in melee.all_strikers(s.field, assault)}
    there = stacks.stack(s.field, action.origin)
    units = tuple(one.id for one in there if one.id in fighting or one.is_gun)
    return Entering(units=units, cell=action.cell, facing=action.facing, gait="advance")


# Advance and breakthrough ------------------------------------------------------------------------


def go_forward(s: Script, frame: Combat, assault: Assault) -> None:
    """Let one attacker enter an emptied hex, and break through where the row says so.

    Rules: JDG-8.7.1-a, JDG-8.7.1-b, JDG-8.7.2-a, JDG-8.7.2-e, JDG-RUL-55, JDG-RUL-56.
    """
    breaks = frame.row == "d_d_r_bt" and not frame.overran

    def options() -> list[Advance]:
        whole = len(frame.origins) > 1
        return [
            Advance(tuple(one.id for one in units), cell, facing)
            for cell in frame.emptied
            for units in advance.heirs(s.field, s.ground, assault, cell, whole=whole)
            for facing in facings(units[0], turn=not breaks)
        ]

    if not s.holds("may_advance", options):
        return
    action = s.choose(frame.side, "DP-C7", "advance", options)
    assert isinstance(action, Advance)
    make = partial(
        Entering, units=action.units, cell=action.cell, facing=action.facing, gait="advance"
    )
    s.call("advancing", make)
    if breaks:
        break_through(s, frame, action)


def break_through(s: Script, frame: Combat, action: Advance) -> None:
    """Let those who advanced shock all enemies in front of them at once, if they like.

    Rules: JDG-8.7.2-a, JDG-8.7.2-c, JDG-RUL-56.
    """
    able = partial(breakers, s, action)
    if not s.holds("may_break", lambda: advance.ahead_of(s.field, s.ground, able())):
        return
    said = s.choose(
        frame.side, "DP-C7", "break", lambda: [Breakthrough(True), Breakthrough(False)],
        place=action.cell,
    )  # fmt: skip
    assert isinstance(said, Breakthrough)
    if said.attempt:
        index = s.do("breaking", lambda: open_breakthrough(s, able()))
        s.call("broke", partial(Combat, assault=index, nested=True))


def breakers(s: Script, action: Advance) -> list[Unit]:
    """Return those of an advance who can attack again.  Rules: JDG-8.7.2-c."""
    units = [s.field.unit(key) for key in action.units]
    return [one for one in units if one.at == action.cell and advance.may_strike(one)]


def open_breakthrough(s: Script, units: Sequence[Unit]) -> int:
    """Open the combat of a breakthrough.  Rules: JDG-8.7.2-a."""
    targets = advance.ahead_of(s.field, s.ground, units)
    return open_combat(s, Assault(attackers=[party(units)], targets=targets, kind="breakthrough"))


def party(units: Sequence[Unit], *, charging: bool = False) -> Attackers:
    """Return units of one hex as attackers who need no test."""
    at_ = units[0].at
    assert at_ is not None
    return Attackers(at=at_, units=tuple(one.id for one in units), charging=charging)


def open_combat(s: Script, assault: Assault) -> int:
    """Add a combat that is fought at once; returns its place.

    Rules: JDG-8.7.2-c, JDG-6.1.2-d.
    """
    active = s.field.active
    assert active is not None
    active.assaults.append(assault)
    for attackers in assault.attackers:
        for key in attackers.units:
            unit = s.field.unit(key)
            unit.note(struck=unit.deeds.struck or not attackers.charging)
    if assault.kind == "counter":
        assaults.turn_to(s, assault)
    assaults.announce(s, assault)
    return len(active.assaults) - 1


# Counter-attack and the defender's pursuit -------------------------------------------------------


def strike_back(s: Script, frame: Combat, assault: Assault) -> None:
    """Let defenders who stand counter-attack or pursue, hex by hex.

    Rules: JDG-8.7.2-b, JDG-8.7.2-c, JDG-9.4-c, JDG-9.5.1-b, JDG-RUL-69.
    """
    if frame.overran or not (frame.row == "a_d_ctr_ca" or frame.countered):
        return
    cells = sorted({one for one in frame.stood.values() if one not in frame.origins})
    for cell in cells:
        options = partial(answers, s, frame, cell)
        if not s.holds(at("may_strike-{}", cell), partial(may_answer, s, frame, cell)):
            continue
        action = s.choose(
            s.field.enemy(frame.side), "DP-C8", at("back-{}", cell), options, place=cell
        )
        if isinstance(action, CounterAttack) and action.units:
            counter_attack(s, cell, action)
        elif isinstance(action, Chase) and action.units:
            s.call(at("chase-{}", cell), partial(chase, s, frame, action))


def may_answer(s: Script, frame: Combat, cell: Cell) -> bool:
    """Tell whether the defenders of a hex can do anything else than nothing."""
    return len(answers(s, frame, cell)) > 1


def answers(s: Script, frame: Combat, cell: Cell) -> list[CounterAttack | Chase]:
    """List how the defenders of a hex may strike back; nothing is one of it.

    Rules: JDG-8.7.2-b, JDG-9.4-c, JDG-9.5.1-b.
    """
    found: list[CounterAttack | Chase] = [CounterAttack()]
    there = [one for one in stacks.stack(s.field, cell) if one.side != frame.side]
    left = [one for one in frame.origins if stacks.owner(s.field, one) is None]
    if frame.row == "a_d_ctr_ca":
        able = [one for one in there if advance.may_strike(one)]
        ids = tuple(one.id for one in able)
        for move, target in advance.counters(s.field, s.ground, able, left):
            found.append(CounterAttack(ids, target, move))
    riders = [
        one
        for one in there
        if one.arm == "cavalry"
        and one.is_good
        and (frame.row == "a_d_ctr_ca" or one.id in frame.countered)
    ]
    for origin in left:
        prey = quarry(s, frame, origin)
        for units in advance.pursuers(s.field, s.ground, [riders], origin):
            found += [Chase(tuple(one.id for one in units), key) for key in prey]
    return found


def counter_attack(s: Script, cell: Cell, action: CounterAttack) -> None:
    """Fight a counter-attack, after moving into the vacated hex if that was said.

    Rules: JDG-8.7.2-b, JDG-8.7.2-d, JDG-RUL-57.
    """
    if action.move:
        make = partial(Entering, units=action.units, cell=action.move, gait="advance")
        s.call(at("forward-{}", cell), make)

    def begin() -> int:
        units = [s.field.unit(key) for key in action.units]
        able = [one for one in units if one.at in (cell, action.move) and advance.may_strike(one)]
        if not able or stacks.owner(s.field, action.target) in (None, able[0].side):
            return 0
        return 1 + open_combat(
            s, Assault(attackers=[party(able)], targets=[action.target], kind="counter")
        )

    index = s.do(at("striking-{}", cell), begin)
    if index:
        s.call(at("struck-{}", cell), partial(Combat, assault=index - 1, nested=True))


def chase(s: Script, frame: Combat, action: Chase) -> Pursuit:
    """Return the pursuit of defenders.  Rules: JDG-9.5.1-b, JDG-9.4-c."""
    path = (frame.stood[action.prey], *s.field.unit(action.prey).deeds.fled)
    return Pursuit(units=action.units, prey=action.prey, path=path)


# Pursuit -----------------------------------------------------------------------------------------


def rides(s: Script, frame: Combat, assault: Assault) -> bool:
    """Tell whether charging cavalry in good order pursues.

    Rules: JDG-8.7.3-b, JDG-9.5.1-a, JDG-9.5.2-a, JDG-9.2-e, JDG-9.5.2-f.
    """
    return not frame.overran and bool(pursuits(s, frame, assault))


def pursuits(s: Script, frame: Combat, assault: Assault) -> list[Pursue]:
    """List who may pursue whom: the best unit or its whole stack.

    Rules: JDG-9.5.2-b, JDG-9.5.2-c, JDG-9.5.2-g.
    """
    riding = [melee.strikers(s.field, one) for one in assault.attackers if one.charging]
    groups = [units for units in riding if units]
    return [
        Pursue(tuple(one.id for one in units), key)
        for cell in frame.emptied
        for units in advance.pursuers(s.field, s.ground, groups, cell)
        for key in quarry(s, frame, cell)
    ]


def quarry(s: Script, frame: Combat, cell: Cell) -> list[str]:
    """Return the units that left a hex and can be pursued; if all are eliminated, the first.

    Rules: JDG-9.5.2-f, JDG-9.5.2-g.
    """
    stood = [key for key, origin in frame.stood.items() if origin == cell]
    alive = [key for key in stood if s.field.unit(key).at is not None]
    return alive or stood[:1]


def pursue(s: Script, frame: Combat, assault: Assault) -> None:
    """Let charging cavalry pursue; it must.  Rules: JDG-9.5.1-a, JDG-9.5.2-b, JDG-9.5.2-i."""
    action = s.choose(frame.side, "DP-C9", "pursue", partial(pursuits, s, frame, assault))
    assert isinstance(action, Pursue)

    def make() -> Pursuit:
        path = (frame.stood[action.prey], *s.field.unit(action.prey).deeds.fled)
        number = assault.number if assault.kind == "pursuit" else 0
        return Pursuit(units=action.units, prey=action.prey, path=path, number=number)

    s.call("pursuit", make)


# The end of a charge -----------------------------------------------------------------------------


def end_charge(s: Script, frame: Combat, active: Active) -> None:
    """Test all cavalry that charged, pursued or counter-charged, when it all has ended.

    Rules: JDG-9.2-d, JDG-9.5.2-m, JDG-RUL-41, JDG-10.2-c, JDG-RUL-32.
    """

    def note() -> None:
        frame.riders, active.riders = tuple(active.riders), []

    s.do("ridden", note)
    for key in frame.riders:
        unit = s.field.unit(key)
        how = s.do(at("ends-{}", key), partial(test_rider, s, unit))
        if how == ROUTS:
            s.call(at("flees-{}", key), partial(Retreat, unit=key, routed=True))
        elif how == RUNS:
            s.call(at("flees-{}", key), partial(RoutMove, unit=key))


def test_rider(s: Script, unit: Unit) -> int:
    """Test one unit at the end of its charge; a routed one runs instead.

    Rules: JDG-9.2-d, JDG-10.2-c.
    """
    if unit.at is None:
        return STANDS
    if unit.is_routed:
        return RUNS
    if levels.cohesion_test(s, unit, "JDG-9.2-d"):
        return STANDS
    levels.lose_level(s, unit, "JDG-9.2-d")
    return ROUTS if unit.is_routed else STANDS
