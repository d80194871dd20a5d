"""The course of play, one module per chapter: options, effects, progress.

``options_x`` list the legal actions of a decision from a view, ``apply_x`` carry one out, and
``advance_x`` run a procedure until somebody must choose.
"""

from __future__ import annotations

from bot.engine.flow import Transition
from bot.games.napoleonics.model import NapState

Flow = Transition[NapState]


def seal(t: Flow) -> None:
    """Note that something was shown: neither this step nor a later one of the turn goes back.

    Rules: NAP-PBP-08.
    """
    t.state.turn.sealed = True
    t.reveal()
