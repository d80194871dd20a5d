"""The challenge: the two opening placements (lords.md 4.5)."""

from __future__ import annotations

from bot.engine.model import Seat, Side
from bot.games.lords.model.actions import Place
from bot.games.lords.model.points import POINTS, Point
from bot.games.lords.model.state import NORTH, SOUTH, Turn, TurnFrame
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.tables import Tables

from . import Flow, put, reinforce

OPENINGS: dict[Side, Point] = {SOUTH: "DP-CHAL-1", NORTH: "DP-CHAL-2"}
"""Where each side lays its first card."""


def advance_challenge(t: Flow, tables: Tables) -> None:
    """Ask the sides one after the other, then begin the first turn.

    Rules: LOW-CHA-01, LOW-CHA-02, LOW-CHA-03, LOW-CHA-04, LOW-RUL-05.
    """
    state = t.state
    done = {unit.side for unit in state.units}
    for side, point in OPENINGS.items():
        if side not in done:
            state.turn.side = side
            POINTS.ask(t, point, Seat(side))
            return
    state.turn = Turn(number=1, side=SOUTH)
    state.flow[-1] = TurnFrame()


def options_challenge(view: LordsView, tables: Tables) -> list[Place]:
    """List every card of the hand, on the side's start cell.

    Rules: LOW-CHA-01, LOW-CHA-02, LOW-CHA-03, LOW-MAT-03, LOW-OPB-02, LOW-RUL-02.
    """
    side = view.turn.side
    cell = tables.start[side]
    return [Place(card, cell) for card in tables.in_order(set(view.hand_of(side)))]


def apply_challenge(t: Flow, action: Place) -> None:
    """Place the card and draw another; nobody attacks.  Rules: LOW-CHA-01, LOW-CHA-03."""
    side = t.state.turn.side
    put(t, side, action.card, action.cell, "challenge")
    reinforce.draw(t, side)
