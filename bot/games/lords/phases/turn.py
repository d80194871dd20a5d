"""The course of a turn: its start, its end, and which phase comes when (lords.md 4.6, 5.8)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.model import Seat
from bot.engine.parts.insight import Course
from bot.games.lords.model.events import TurnBegan
from bot.games.lords.model.state import Turn, TurnFrame, TurnStep, other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules import placement, victory
from bot.games.lords.rules.tables import Tables

from . import Flow, attack, berserk, ending, field_of, place, reinforce


def advance_start(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Begin a turn: look once at the mat.  Rules: LOW-TRN-01, LOW-EMP-03, LOW-GEN-04."""
    turn = t.state.turn
    turn.situation = placement.situation(field_of(t.state, tables), turn.side)
    t.tell(TurnBegan(number=turn.number, side=turn.side, extra=turn.extra))
    f.step = "place"


def advance_end(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """End the turn: count, check for a standstill, and pass the turn on.

    An offer of a draw that the side on turn left unanswered lapses. A turn that has ended is sent
    and cannot be taken back.

    Rules: LOW-TRN-01, LOW-TRN-02, LOW-TRN-03, LOW-DCK-04, LOW-DCK-05, LOW-GEN-01, LOW-GEN-03,
    LOW-GEN-04.
    """
    state, turn = t.state, t.state.turn
    t.reveal()
    state.stall_count = 0 if turn.eliminated else state.stall_count + 1
    state.skip_count = state.skip_count + 1 if turn.skipped else 0
    found = victory.standstill(tables, state)
    if found is not None:
        ending.conclude(t, found)
        return
    state.parley = state.parley.after_turn(turn.side)
    own = state.forces[turn.side]
    extra = own.extra_turns > 0
    own.extra_turns -= extra
    side = turn.side if extra else other(turn.side)
    state.turn = Turn(number=turn.number + 1, side=side, extra=extra)
    f.step = "start"


def course(view: LordsView) -> Course:
    """Tell the turn, who plays it and who plays the next two.  Rules: LOW-TRN-03, LOW-GEN-03."""
    owed = {side: view.sides[side].extra_turns for side in view.sides}
    side, coming = view.turn.side, []
    for _ in range(2):
        if owed[side] > 0:
            owed[side] -= 1
        else:
            side = other(side)
        coming.append(Seat(side))
    return Course(view.turn.number, Seat(view.turn.side), tuple(coming))


STEPS: dict[TurnStep, Callable[[Flow, Tables, TurnFrame], None]] = {
    "start": advance_start,
    "place": place.advance_place,
    "declare": attack.advance_declare,
    "resolve": attack.advance_resolve,
    "berserk": berserk.advance_berserk,
    "reinforce": reinforce.advance_reinforce,
    "end": advance_end,
}
"""The steps of a turn in their order.  Rules: LOW-TRN-01, LOW-BSK-05."""


def advance_turn(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Take the turn one step on.  Rules: LOW-TRN-01."""
    STEPS[f.step](t, tables, f)
