"""The course of play, one module per chapter: options, effects, progress.

``options_x`` list the legal actions of a decision from a view, ``apply_x`` carry one out, and
``advance_x`` run a procedure until somebody must choose.
"""

from __future__ import annotations

from bot.engine.flow import Transition
from bot.games.napoleonics.content import Face
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import NapState

Flow = Transition[NapState]


def seal(t: Flow) -> None:
    """Note that something was shown: neither this step goes back, nor a combat of the turn.

    Rules: NAP-PBP-08.
    """
    t.state.turn.sealed = True
    t.reveal()


def roll(t: Flow, tables: Tables, count: int, rule: str) -> list[Face]:
    """Roll dice, if there are any to roll, however many.

    Rules: NAP-GEN-05, NAP-CBT-07, NAP-CBT-08, NAP-RUL-11, NAP-PBP-08.
    """
    if not count:
        return []
    seal(t)
    faces = tables.content.dice.faces
    return [faces[value - 1] for value in t.roll(count, len(faces), rule)]
