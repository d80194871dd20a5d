"""Phase 3: the hand is brought back to six by drawing and recalling (lords.md 4.15)."""

from __future__ import annotations

from bot.engine.model import Seat, Side
from bot.games.lords.model.actions import Done, DrawCard, Recall
from bot.games.lords.model.events import CardDrawn, CardSeen, UnitRecalled
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import TurnFrame
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules import recall
from bot.games.lords.rules.geometry import label
from bot.games.lords.rules.tables import Tables

from . import Flow, field_of


def advance_reinforce(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask until the hand is full.  Rules: LOW-RNF-01, LOW-TRN-01."""
    turn = t.state.turn
    turn.phase = "reinforce"
    if len(t.state.forces[turn.side].hand) >= tables.content.course.hand:
        f.step = "end"
    else:
        POINTS.ask(t, "DP-REINFORCE", Seat(turn.side))


def options_reinforce(view: LordsView, tables: Tables) -> list[DrawCard | Recall | Done]:
    """List drawing, recalling, and with an empty deck stopping.

    Rules: LOW-RNF-02, LOW-RNF-08, LOW-DCK-01, LOW-DCK-02, LOW-RUL-20.
    """
    turn = view.turn
    field = Field(tables, view.units, borderless=view.terms.borderless)
    cells = [
        unit.cell
        for unit in field.of_side(turn.side)
        if recall.fault_of(field, turn, unit, advanced=view.terms.advanced) is None
    ]
    first: DrawCard | Done = DrawCard() if view.sides[turn.side].deck else Done()
    return [first, *(Recall(cell) for cell in sorted(cells, key=label))]


def draw(t: Flow, side: Side) -> None:
    """Draw the top card of a deck, seen by its owner alone.  Rules: LOW-RNF-02, LOW-INF-02."""
    force = t.state.forces[side]
    card = force.deck.pop()
    force.hand.append(card)
    t.tell(CardDrawn(side=side))
    t.tell(CardSeen(audience=(Seat(side),), side=side, cards=(card,)))
    t.reveal()


def apply(t: Flow, tables: Tables, action: DrawCard | Recall | Done) -> None:
    """Draw, recall or stop.  Rules: LOW-RNF-02, LOW-RNF-07, LOW-DCK-02."""
    state = t.state
    side = state.turn.side
    match action:
        case DrawCard():
            draw(t, side)
        case Recall():
            unit = field_of(state, tables).units[action.cell]
            state.units.remove(unit)
            force = state.forces[side]
            for cards in (force.hand, *force.memories):
                cards.append(unit.card)
            t.tell(UnitRecalled(unit=unit.id, card=unit.card, side=side, cell=unit.cell))
        case Done():
            frame = state.flow[-1]
            assert isinstance(frame, TurnFrame)
            frame.step = "end"
