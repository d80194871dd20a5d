"""The movement segment: one order after the other until it is ended (digest 4.4 to 4.6)."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.games.jours.content import grid
from bot.games.jours.model.actions import (
    DeclareCharge,
    End,
    Enter,
    JdgAction,
    Leave,
    Move,
    MoveChief,
    Square,
    Top,
    Turn,
    Unsquare,
)
from bot.games.jours.model.events import ChiefMoved, Moved, SquareChanged, Stacked, Turned
from bot.games.jours.model.state import Charge, March, MoveSegment, Question
from bot.games.jours.notation.lines import parse
from bot.games.jours.phases import choices, levels, steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.march import squares
from bot.games.jours.rules.march.moves import can_turn
from bot.games.jours.rules.march.survey import Survey


def advance_moves(s: Script, frame: MoveSegment) -> None:
    """Carry out one order of movement, or end the segment.

    Rules: JDG-4.4.1-b, JDG-1-g, JDG-FL-d.
    """
    active = s.field.active
    assert active is not None

    def question() -> Question | str:
        side = active.side
        able = can_turn(s.field, s.ground, side) or any(
            choices.moves(Survey(s.field, s.ground, side))
        )
        return Question(point="DP-M1") if able else "mv end"

    action = parse(s.ask(Seat(active.side), question, "order"))
    if isinstance(action, End):
        s.done()
        return
    carry_out(s, action)
    frame.forget()


def carry_out(s: Script, action: JdgAction) -> None:
    """Carry out an order of the movement segment: a march of its own, or a deed on the spot."""
    match action:
        case Move() | Enter() | Unsquare():
            if isinstance(action, Unsquare):
                s.do("leave", lambda: unsquare(s, action))
            s.call("done", lambda: march_of(s, action))
        case DeclareCharge():
            units, path = action.units, action.path
            s.call(
                "done",
                lambda: Charge(units=units, target=action.target, path=path, facing=action.facing),
            )
        case Leave():
            s.do("done", lambda: leave(s, action))
            steps.abandon(s, s.field.unit(action.unit).side, 1)
        case _:
            s.do("done", lambda: on_the_spot(s, action))


def march_of(s: Script, action: Move | Enter | Unsquare) -> March:
    """Return the march that an order says."""
    match action:
        case Move():
            return March(
                units=action.units,
                path=action.path,
                facing=action.facing,
                manner="forced" if action.forced else "normal",
            )
        case Enter():
            return March(
                units=action.units,
                path=action.path,
                facing=action.facing,
                manner="enter_normal" if action.normal else "enter",
            )
        case Unsquare():
            there = tuple(one.id for one in squares.leaving(s.field, action.cell))
            return March(units=there, path=action.path, facing=action.facing)


def on_the_spot(s: Script, action: JdgAction) -> None:
    """Carry out an order that moves no unit."""
    match action:
        case Turn():
            turn(s, action)
        case Square():
            square(s, action)
        case Top():
            put_on_top(s, action)
        case MoveChief():
            move_chief(s, action)
        case _:
            raise AssertionError(f"{action} is no order of movement")


def turn(s: Script, action: Turn) -> None:
    """Turn units on the spot.  Rules: JDG-6.2.2-d, JDG-6.2.2-g."""
    units = [s.field.unit(key) for key in action.units]
    for unit in units:
        assert unit.facing is not None
        unit.note(turned=unit.deeds.turned + grid.turns(unit.facing, action.facing))
        unit.facing = action.facing
    s.tell(Turned(units=action.units, at=units[0].at or "", facing=action.facing))


def square(s: Script, action: Square) -> None:
    """Let all units of a hex form square; it costs their whole allowance.

    Rules: JDG-4.2-a, JDG-4.2-b, JDG-4.2-c, JDG-4.2-f, JDG-4.2-g.
    """
    there = stacks.stack(s.field, action.cell)
    for unit in there:
        unit.square = True
        unit.note(moved=True, squared=True)
    units = tuple(one.id for one in there)
    s.tell(SquareChanged(at=action.cell, units=units, formed=True, rule="JDG-4.2-a"))


def unsquare(s: Script, action: Unsquare) -> None:
    """Let a square be left, before the units move on or face as they like.  Rules: JDG-4.2-d."""
    levels.break_square(s, stacks.stack(s.field, action.cell)[0], "JDG-4.2-d")


def put_on_top(s: Script, action: Top) -> None:
    """Put a unit on top of its kind.  Rules: JDG-5.1.2-a."""
    stacks.to_top(s.field, s.field.unit(action.unit))
    s.tell(Stacked(unit=action.unit, at=action.cell))


def leave(s: Script, action: Leave) -> None:
    """Let a unit leave the map as the scenario allows.  Rules: JDG-4.4.1-c, JDG-OPT-7."""
    unit = s.field.unit(action.unit)
    s.tell(
        Moved(units=(unit.id,), side=unit.side, origin=unit.at, path=(), facing=None, gait="exit")
    )
    unit.exited, unit.at, unit.facing = True, None, None
    unit.note(moved=True)


def move_chief(s: Script, action: MoveChief) -> None:
    """Move a commander-in-chief.  Rules: JDG-2.5.1-b, JDG-2.5.1-c."""
    chief = s.field.chief(action.chief)
    s.tell(ChiefMoved(chief=chief.id, side=chief.side, origin=chief.at, path=action.path))
    chief.at, chief.moved = action.path[-1], True
