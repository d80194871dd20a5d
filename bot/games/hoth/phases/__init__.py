"""The course of play, one module per chapter: options, effects, progress.

``options_x`` list the legal actions of a decision from a view, ``apply_x`` carry one out, and
``advance_x`` run a procedure until somebody must choose.
"""

from __future__ import annotations

from bot.engine.flow import Transition
from bot.engine.model import Seat
from bot.games.hoth.model.scene import other_side
from bot.games.hoth.model.state import HothState

Flow = Transition[HothState]


def next_seat(state: HothState) -> Seat:
    """Return the seat of the other side that takes its side's next turn.

    Rules: HOTH-TEAM-19, HOTH-RUL-40, HOTH-RUL-51.
    """
    other = state.sides[other_side(state.turn.side)]
    return other.seats[other.next_player]
