"""Phase 1: one card from the hand on the mat (lords.md 4.7 to 4.10)."""

from __future__ import annotations

from bot.engine.model import Seat, Side
from bot.games.lords.model.actions import Place, Skip
from bot.games.lords.model.events import HandProved, HandShown, PlacementSkipped
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import TurnFrame, other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules import placement
from bot.games.lords.rules.placement import Placements
from bot.games.lords.rules.tables import Tables

from . import Flow, field_of, put

SHOWN = ("forced", "fallback")
"""The manners of placement after which the hand is shown."""


def advance_place(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for the card and its cell.  Rules: LOW-PLA-01, LOW-PLA-06, LOW-TRN-01."""
    t.state.turn.phase = "place"
    POINTS.ask(t, "DP-PLACE", Seat(t.state.turn.side))


def legal(view: LordsView, tables: Tables) -> Placements:
    """List the legal placements of the active side from its own view."""
    side = view.turn.side
    field = Field(tables, view.units, borderless=view.terms.borderless)
    return placement.placements(field, view.turn.situation, side, view.hand_of(side))


def options_place(view: LordsView, tables: Tables) -> list[Place] | list[Skip]:
    """List every legal pair of card and cell; if there is none, to skip.

    Rules: LOW-PLA-06, LOW-DCK-03, LOW-FRC-05.
    """
    found = legal(view, tables)
    if not found:
        return [Skip()]
    return [Place(card, cell) for card, cells in found.items() for cell in cells]


def apply_place(t: Flow, tables: Tables, action: Place) -> None:
    """Place the card; after a forced placement the opponent sees the rest of the hand.

    Rules: LOW-PLA-01, LOW-FRC-02, LOW-FRC-04, LOW-FRC-05, LOW-INF-04, LOW-RUL-10.
    """
    state, turn = t.state, t.state.turn
    field, facts = field_of(state, tables), tables.cards[action.card]
    manner = placement.manner_of(field, turn.situation, turn.side, facts, action.cell)
    turn.placed = put(t, turn.side, action.card, action.cell, manner).id
    if manner in SHOWN:
        show_hand(t, turn.side)
    declare(t)


def show_hand(t: Flow, side: Side) -> None:
    """Show a hand to the opponent alone; everybody learns that it was shown.

    Rules: LOW-FRC-02, LOW-INF-04, LOW-RUL-10.
    """
    t.state.turn.shown = True
    force = t.state.forces[side]
    cards = tuple(sorted(force.hand))
    if force.memories:
        force.seen = list(cards)
    t.tell(HandProved(side=side))
    t.tell(HandShown(audience=(Seat(other(side)),), side=side, cards=cards))
    t.reveal()


def apply_skip(t: Flow) -> None:
    """Place nothing; the units on the mat attack all the same.  Rules: LOW-DCK-03, LOW-RUL-21."""
    t.state.turn.skipped = True
    t.tell(PlacementSkipped(side=t.state.turn.side))
    declare(t)


def declare(t: Flow) -> None:
    """Go on to the declarations of the running turn."""
    frame = t.state.flow[-1]
    assert isinstance(frame, TurnFrame)
    frame.step = "declare"
