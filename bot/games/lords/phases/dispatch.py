"""Which chapter lists the answers to a decision, and which one carries an action out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision
from bot.games.lords.model.actions import (
    Advance,
    Done,
    DrawCard,
    Fight,
    LordsAction,
    Place,
    Recall,
    Shoot,
    Skip,
)
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.tables import Tables

from . import Flow, attack, berserk, challenge, ending, place, reinforce


def options(view: LordsView, tables: Tables, decision: Decision) -> Sequence[LordsAction]:
    """List the legal actions of a decision; none outside decisions."""
    point = POINTS.at(decision)
    match point:
        case "DP-CHAL-1" | "DP-CHAL-2":
            return challenge.options_challenge(view, tables)
        case "DP-PLACE":
            return place.options_place(view, tables)
        case "DP-SHOOT":
            return attack.options_shoot(view, tables)
        case "DP-BERSERK":
            return berserk.options_berserk(view, tables)
        case "DP-REINFORCE":
            return reinforce.options_reinforce(view, tables)
        case None:
            return ()
        case _:
            assert_never(point)


def apply(t: Flow, tables: Tables, decision: Decision, action: LordsAction) -> None:
    """Carry out a legal action."""
    match action:
        case Place() if POINTS.at(decision) in challenge.OPENINGS.values():
            challenge.apply_challenge(t, action)
        case Place():
            place.apply_place(t, tables, action)
        case Skip():
            place.apply_skip(t)
        case Shoot() | Fight():
            attack.apply_declaration(t, tables, action)
        case Advance():
            berserk.advance(t, tables, action)
        case DrawCard() | Recall() | Done():
            reinforce.apply(t, tables, action)
        case Resign() | OfferDraw():
            ending.apply_saying(t, decision.seat, action)
        case _:
            assert_never(action)
