"""The fire segment, and every single fire with what follows from it (digest 4.7)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import Seat
from bot.games.jours.content.base import FireResult
from bot.games.jours.model import events
from bot.games.jours.model.actions import CounterBattery, End, Fire
from bot.games.jours.model.field import Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import FireSegment, Question, Retreat, RoutMove, Shot
from bot.games.jours.notation.lines import parse
from bot.games.jours.phases import levels, steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import fire

STANDS, RETREATS, ROUTS, RUNS = 0, 1, 2, 3
"""What a unit under fire must do: nothing, one hex back, a rout retreat, a rout move."""


def advance_fires(s: Script, frame: FireSegment) -> None:
    """Carry out one normal fire, or end the segment.

    Rules: JDG-7.1-a, JDG-7.2-b, JDG-7.2-g, JDG-7.3-c, JDG-1-g, JDG-FL-d.
    """
    active = s.field.active
    assert active is not None

    def question() -> Question | str:
        able = fire.options(s.field, s.ground, active.side)
        return Question(point="DP-F1") if any(able) else "fire end"

    action = parse(s.ask(Seat(active.side), question, "order"))
    if isinstance(action, End):
        s.done()
        return
    assert isinstance(action, Fire)
    s.do("pivot", lambda: pivot(s, action))
    s.call("done", lambda: Shot(guns=action.guns, target=action.target))
    frame.forget()


def pivot(s: Script, action: Fire) -> None:
    """Turn the battery before it fires, and any other artillery of the hex with it.

    Rules: JDG-7.2-d, JDG-6.1.1-b, JDG-6.2.2-d.
    """
    gun = s.field.unit(action.guns[0])
    if action.facing is None or gun.facing == action.facing or gun.at is None:
        return
    there = [one for one in stacks.stack(s.field, gun.at) if one.is_gun]
    for one in there:
        one.facing = action.facing
        one.note(turned=one.deeds.turned + 1)
    units = tuple(one.id for one in there)
    s.tell(events.Turned(units=units, at=gun.at, facing=action.facing))


def advance_shot(s: Script, frame: Shot) -> None:
    """Roll a fire and apply its result: levels first, then who leaves the hex, then the answer.

    Rules: JDG-7.5-a, JDG-7.5-b, JDG-7.5-c, JDG-RUL-24, JDG-8.5-b.
    """
    guns = [s.field.unit(key) for key in frame.guns]
    s.do("roll", lambda: roll(s, frame, guns))
    leaving = {
        key: s.do(at("hit-{}", key), partial(hit, s, frame, s.field.unit(key))) for key in frame.hit
    }
    gone = tuple(key for key in frame.hit if leaving[key] != STANDS)
    for key in gone:
        s.call(at("leave-{}", key), partial(leave, frame, key, leaving[key], gone))
    if frame.hit:
        steps.abandon(s, s.field.unit(frame.hit[0]).side, 1)
    if frame.manner == "normal":
        for key in frame.hit:
            answer(s, frame, s.field.unit(key))
    s.done()


def roll(s: Script, frame: Shot, guns: list[Unit]) -> None:
    """Roll the die and look the result up.

    Rules: JDG-7.5-a, JDG-7.1-d, JDG-7.2-a, JDG-7.3-b, JDG-5.1.3-f.
    """
    units = fire.affected(s.field, frame.target, frame.only)
    sum_ = fire.modifiers(s.field, s.ground, guns, frame.target, frame.manner, frame.only)
    die = s.die("JDG-7.5-a")
    frame.hit = tuple(one.id for one in units)
    frame.origin = guns[0].at or ""
    frame.outcome = s.tables.content.fire.result(die + sum_.total)
    for gun in guns:
        if frame.manner == "normal":
            gun.note(fired=True)
        else:
            gun.note(reacted=True)
    s.tell(
        events.Shot(
            guns=frame.guns,
            origin=frame.origin,
            target=frame.target,
            manner=frame.manner,
            die=die,
            sum=sum_,
            result=frame.outcome,
        )
    )


def hit(s: Script, frame: Shot, unit: Unit) -> int:
    """Apply the result to one unit; returns what it must do then.

    A routed unit that should take a test makes a rout move instead.

    Rules: JDG-7.5-b, JDG-10.2-a, JDG-10.2-b, JDG-10.2-c, JDG-10.1-b, JDG-T-FIRE.
    """
    result: FireResult = frame.outcome
    was_routed = unit.is_routed
    built_up = s.ground.terrain(frame.target).built_up
    if result == "none":
        return STANDS
    if result == "test":
        if was_routed:
            return RUNS
        if levels.cohesion_test(s, unit, "JDG-7.5-b"):
            return STANDS
        levels.lose_level(s, unit, "JDG-7.5-b", fire=True)
    elif result == "rout":
        levels.rout(s, unit, "JDG-7.5-b", fire=True)
    else:
        levels.lose_level(s, unit, "JDG-7.5-b", fire=True)
    if unit.is_routed:
        return ROUTS
    retreats = result == "retreat" and unit.at is not None and not built_up
    return RETREATS if retreats else STANDS


def leave(frame: Shot, unit: str, how: int, gone: tuple[str, ...]) -> Retreat | RoutMove:
    """Return the procedure by which a unit leaves the hex under fire, away from the firer.

    Rules: JDG-7.5-c, JDG-10.2-a, JDG-10.2-c.
    """
    also = tuple(one for one in gone if one != unit)
    if how == RUNS:
        return RoutMove(unit=unit, also=also)
    away = (frame.origin,)
    return Retreat(unit=unit, also=also, away=away, fire=True, routed=how == ROUTS)


def answer(s: Script, frame: Shot, gun: Unit) -> None:
    """Let a battery that was fired upon answer the upper one of those that fired.

    Rules: JDG-7.1-b, JDG-7.1-d, JDG-7.1-e, JDG-7.2-f, JDG-FL-b.
    """
    if not gun.is_gun:
        return
    firer = upper(s, frame)

    def actions() -> list[CounterBattery]:
        able = fire.may_answer(s.field, s.ground, gun, firer)
        return [CounterBattery(), CounterBattery(gun.id)] if able else [CounterBattery()]

    action = s.choose(
        gun.side, "DP-F2", at("answer-{}", gun.id), actions, subject=gun.id, place=frame.origin
    )
    assert isinstance(action, CounterBattery)
    if action.gun:
        s.call(
            at("counter-{}", gun.id),
            lambda: Shot(guns=(gun.id,), target=firer.at or "", manner="counter", only=firer.id),
        )


def upper(s: Script, frame: Shot) -> Unit:
    """Return the upper of the batteries that fired.  Rules: JDG-7.1-b."""
    order = {one.id: place for place, one in enumerate(s.field.units)}
    return s.field.unit(min(frame.guns, key=lambda key: order[key]))
