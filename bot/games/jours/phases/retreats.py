"""Retreats, rout retreats and rout moves, and whom they pass through (digest 4.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import Follow, RoutNext, Withdraw
from bot.games.jours.model.events import ChiefMoved, Gait, Moved
from bot.games.jours.model.field import Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.points import Point
from bot.games.jours.model.state import Leaving, Retreat, RoutMove, RoutPhase
from bot.games.jours.rules import retreat, rout, stacks
from bot.games.jours.rules.retreat import Cause, Path

from . import levels, steps
from .script import Script

GONE, GOES_ON, ROUTED = 0, 1, 2
"""What a step has done to the unit."""


def advance_retreat(s: Script, frame: Retreat) -> None:
    """Let a unit retreat one hex, or make its rout retreat; without a way it is eliminated.

    One that is routed on the way makes its rout retreat from the hex it has reached.

    Rules: JDG-10-a, JDG-10.2-a, JDG-10.3.1-c, JDG-10.3.1-e, JDG-10.3.5-b, JDG-RUL-30, JDG-RUL-31.
    """
    unit = s.field.unit(frame.unit)

    def ways() -> list[Path]:
        cause = Cause(frame.away, frame.fire)
        found = retreat.paths(s.field, s.ground, unit, cause, routed=frame.routed)
        return [path for path in found if path[0] in frame.along] or found

    if begins(s, unit, ways, "JDG-10.3.1-c"):
        chiefs = companions(s, frame, unit)
        path = chosen(s, unit, ways, "DP-R")
        gait: Gait = "rout_retreat" if frame.routed else "retreat"
        if travel(s, frame, unit, path, chiefs, gait) == ROUTED:
            s.call("onward", lambda: onward(frame, chiefs))
        make_room(s, frame)
    s.done(int(unit.at is not None))


def onward(frame: Retreat, chiefs: tuple[str, ...]) -> Retreat:
    """Return the rout retreat of a unit that was routed while it retreated.

    Rules: JDG-10.3.5-b, JDG-RUL-31.
    """
    return Retreat(
        unit=frame.unit,
        away=frame.away,
        fire=frame.fire,
        routed=True,
        spared=frame.spared,
        chiefs=chiefs,
    )


def advance_rout_move(s: Script, frame: RoutMove) -> None:
    """Let a routed unit run towards its edge; where it cannot it is eliminated.

    Rules: JDG-10.4-a, JDG-10.4-e, JDG-10.4-f, JDG-10.2-e.
    """
    unit = s.field.unit(frame.unit)

    def ways() -> list[Path]:
        found = rout.ways(s.field, s.ground, unit)
        return [(), *found] if frame.may_stay else found

    if begins(s, unit, ways, "JDG-10.4-e"):
        point: Point = "DP-E1" if s.field.phase == "rout" else "DP-R"
        path = chosen(s, unit, ways, point)
        if path:
            travel(s, frame, unit, path, companions(s, frame, unit), "rout")
            make_room(s, frame)
    s.done(int(unit.at is not None))


# Before the first step ---------------------------------------------------------------------------


def begins(s: Script, unit: Unit, ways: Callable[[], list[Path]], rule: str) -> bool:
    """Tell whether a unit has a way to go; without one it is eliminated.

    Rules: JDG-10.3.1-c, JDG-10.2-a, JDG-10.4-e.
    """

    def begin() -> bool:
        if unit.at is None:
            return False
        able = bool(ways())
        if not able:
            levels.eliminate(s, unit, rule)
        return able

    able = bool(s.do("start", begin))
    if not able:
        steps.abandon(s, unit.side, 0)
    return able


def companions(s: Script, frame: Leaving, unit: Unit) -> tuple[str, ...]:
    """Return the commanders-in-chief who go with a unit that leaves their hex.

    Where several units leave it by one cause the owner chooses whom they follow.

    Rules: JDG-2.5.2-b.
    """
    if frame.chiefs is not None:
        return frame.chiefs
    own = [one for one in s.field.chiefs if one.side == unit.side]
    here = s.do("chiefs", lambda: sum(1 << n for n, one in enumerate(own) if one.at == unit.at))

    def follows(chief: str) -> bool:
        def options() -> list[Follow]:
            also = (one for one in frame.also if s.field.unit(one).at == unit.at)
            return [Follow(chief, one) for one in (unit.id, *also)]

        action = s.choose(unit.side, "DP-R", at("follow-{}", chief), options, subject=chief)
        return action == Follow(chief, unit.id)

    return tuple(one.id for n, one in enumerate(own) if here >> n & 1 and follows(one.id))


def chosen(s: Script, unit: Unit, ways: Callable[[], list[Path]], point: Point) -> Path:
    """Return the path that the owner of a unit chooses.  Rules: JDG-10.3.1-e, JDG-RUL-30."""

    def options() -> list[Withdraw]:
        return [Withdraw(unit.id, path) for path in ways()]

    action = s.choose(unit.side, point, "path", options, subject=unit.id, place=unit.at or "")
    assert isinstance(action, Withdraw)
    return action.path


# On the way --------------------------------------------------------------------------------------


def travel(
    s: Script, frame: Leaving, unit: Unit, path: Path, chiefs: tuple[str, ...], gait: Gait
) -> int:
    """Lead a unit and who goes with it along a path, hex by hex; returns what became of it.

    Rules: JDG-10.3.4-a, JDG-10.3.5-a, JDG-10.3.5-b, JDG-10.2-e, JDG-RUL-46.
    """
    outcome = GOES_ON
    for number, cell in enumerate(path, 1):
        if cell not in s.ground.cells:
            return s.do(at("step-{}", number), lambda: leave_map(s, unit, chiefs))
        steps.clear_way(s, unit.side, cell, number)
        step = partial(take_step, s, frame, unit, cell, chiefs, gait, first=number == 1)
        outcome = s.do(at("step-{}", number), step)
        steps.abandon(s, unit.side, number)
        if outcome != GONE:
            steps.alarm(s, unit.side, cell, number)
        if outcome != GOES_ON:
            return outcome
    s.do("ended", lambda: end(s, unit, gait))
    return outcome


def take_step(
    s: Script,
    frame: Leaving,
    unit: Unit,
    cell: Cell,
    chiefs: Iterable[str],
    gait: Gait,
    *,
    first: bool,
) -> int:
    """Put a unit into the next hex of its path, with the levels that it loses by it.

    Rules: JDG-10.3.4-a, JDG-10.3.5-a, JDG-10.5-a, JDG-10.5-d, JDG-2.5.2-b.
    """
    here = unit.at
    assert here is not None
    tolls = [] if gait == "rout" else retreat.toll(s.field, s.ground, unit, here, cell)
    if not first:
        note_passed(s, frame, here)
    was_routed = unit.is_routed
    steps.put(s, [unit], cell, gait)
    unit.note(fled=(*unit.deeds.fled, cell))
    lead_along(s, chiefs, cell)
    for rule in tolls:
        levels.lose_level(s, unit, rule)
    if unit.at is None:
        return GONE
    if unit.is_routed and not was_routed:
        note_passed(s, frame, cell)
        return ROUTED
    return GOES_ON


def note_passed(s: Script, frame: Leaving, cell: Cell) -> None:
    """Note the units of a hex that a unit passes through.  Rules: JDG-10.5-a, JDG-10.5-c."""
    known = (frame.unit, frame.spared, *frame.passed)
    there = (one.id for one in stacks.stack(s.field, cell) if one.id not in known)
    frame.passed = (*frame.passed, *there)


def lead_along(s: Script, chiefs: Iterable[str], cell: Cell) -> None:
    """Put commanders-in-chief into the hex of the unit that they go with.  Rules: JDG-2.5.2-b."""
    for chief in (s.field.chief(key) for key in chiefs):
        origin, chief.at = chief.at, cell
        s.tell(
            ChiefMoved(chief=chief.id, side=chief.side, origin=origin, path=(cell,), forced=True)
        )


def leave_map(s: Script, unit: Unit, chiefs: Iterable[str]) -> int:
    """Let a routed unit leave the map: it is eliminated, and whoever goes with it.

    Rules: JDG-10.2-e, JDG-2.5.2-c, JDG-RUL-46.
    """
    s.tell(
        Moved(units=(unit.id,), side=unit.side, origin=unit.at, path=(), facing=None, gait="rout")
    )
    levels.eliminate(s, unit, "JDG-10.2-e")
    for key in chiefs:
        steps.lose_chief(s, s.field.chief(key))
    return GONE


def end(s: Script, unit: Unit, gait: Gait) -> None:
    """Let a unit end its way; a routed one has shelter where it is built up.

    Rules: JDG-10.3.2-a, JDG-10.4-f.
    """
    assert unit.at is not None
    steps.settle(s, [unit])
    unit.sheltered = gait == "rout" and s.ground.terrain(unit.at).built_up


# Those who make room -----------------------------------------------------------------------------

STANDS, RETREATS, RUNS = 0, 1, 2
"""What passing through does to a unit."""


def make_room(s: Script, frame: Leaving) -> None:
    """Let the units that were passed through be tested, after the passing one has stopped.

    Rules: JDG-10.5-b, JDG-10.5-c, JDG-10.2-c.
    """
    for key in frame.passed:
        unit = s.field.unit(key)
        outcome = s.do(at("pass-{}", key), partial(try_passage, s, unit))
        if outcome == RETREATS:
            make = partial(Retreat, unit=key, routed=True, spared=frame.unit)
            s.call(at("room-{}", key), make)
        elif outcome == RUNS:
            s.call(at("room-{}", key), partial(RoutMove, unit=key, spared=frame.unit))


def try_passage(s: Script, unit: Unit) -> int:
    """Test one unit that was passed through; a routed one runs instead.

    Rules: JDG-10.5-b, JDG-10.2-c.
    """
    if unit.at is None:
        return STANDS
    if unit.is_routed:
        return RUNS
    if not levels.cohesion_test(s, unit, "JDG-10.5-b"):
        levels.lose_level(s, unit, "JDG-10.5-b")
    return RETREATS if unit.is_routed else STANDS


# Phase E -----------------------------------------------------------------------------------------


def advance_rout_phase(s: Script, frame: RoutPhase) -> None:
    """Let all routed units run: the side without strategic initiative first, in its own order.

    Rules: JDG-10.4-a, JDG-1-h, JDG-RUL-45, JDG-FL-e.
    """

    def begin() -> None:
        routed = (one for one in s.field.on_map() if one.is_routed)
        first = s.field.enemy(s.field.holder) if s.field.holder else s.field.first
        frame.left = tuple(
            one.id for one in sorted(routed, key=lambda one: (one.side != first, one.at or ""))
        )

    s.do("start", begin)
    left, number = list(frame.left), 1
    while frame.said(at("next-{}", number)) or next_routed(s, left):
        unit = s.field.unit(next_to_run(s, left, number))
        left.remove(unit.id)
        make = partial(RoutMove, unit=unit.id, may_stay=unit.sheltered)
        s.call(at("rout-{}", unit.id), make)
        number += 1
    s.done()


def next_routed(s: Script, left: Iterable[str]) -> list[Unit]:
    """Return the units of which one is next to run: those of one side.  Rules: JDG-RUL-45."""
    able = [unit for unit in map(s.field.unit, left) if unit.at is not None and unit.is_routed]
    return [one for one in able if one.side == able[0].side]


def next_to_run(s: Script, left: Iterable[str], number: int) -> str:
    """Return the unit that its owner lets run next.  Rules: JDG-RUL-45."""
    able = next_routed(s, left)
    side = able[0].side if able else s.field.first  # Without any, the answer is there already.
    action = s.choose(
        side, "DP-E1", at("next-{}", number), lambda: [RoutNext(one.id) for one in able]
    )
    assert isinstance(action, RoutNext)
    return action.unit
