"""The course of play, one module per chapter: options, effects, progress.

``options_x`` list the legal actions of a decision from a view, ``apply_x`` carry one out, and
``advance_x`` run a procedure until somebody must choose.
"""

from __future__ import annotations

from bot.engine.flow import Transition
from bot.engine.model import Side
from bot.games.lords.model.events import UnitPlaced
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import LordsState, Manner, Unit
from bot.games.lords.rules.geometry import Cell
from bot.games.lords.rules.tables import Tables

Flow = Transition[LordsState]


def field_of(state: LordsState, tables: Tables) -> Field:
    """Return the mat as it is now."""
    return Field(tables, state.units, borderless=state.terms.borderless)


def put(t: Flow, side: Side, card: str, cell: Cell, manner: Manner) -> Unit:
    """Lay a card from a hand on the mat.  Rules: LOW-PLA-01, LOW-GEO-02."""
    state = t.state
    force = state.forces[side]
    force.hand.remove(card)
    for cards in force.memories:
        if card in cards:
            cards.remove(card)
    state.placed += 1
    unit = Unit(id=state.placed, card=card, side=side, cell=cell)
    state.units.append(unit)
    t.tell(UnitPlaced(unit=unit.id, card=card, side=side, cell=cell, manner=manner))
    return unit
