"""Which chapter lists the answers to a decision, and which one carries an action out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.model import Decision
from bot.engine.parley import OfferDraw, Resign
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
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.tables import Tables

from . import Flow, attack, berserk, challenge, ending, place, reinforce

OPTIONS: dict[str, Callable[[LordsView, Tables], Sequence[LordsAction]]] = {
    "DP-CHAL-1": challenge.options_challenge,
    "DP-CHAL-2": challenge.options_challenge,
    "DP-PLACE": place.options_place,
    "DP-SHOOT": attack.options_shoot,
    "DP-BERSERK": berserk.options_berserk,
    "DP-REINFORCE": reinforce.options_reinforce,
}
"""The legal actions of each decision point of the rules digest."""


def options(view: LordsView, tables: Tables, decision: Decision) -> Sequence[LordsAction]:
    """List the legal actions of a decision."""
    return OPTIONS[decision.point](view, tables)


def apply(t: Flow, tables: Tables, decision: Decision, action: LordsAction) -> None:
    """Carry out a legal action."""
    match action:
        case Place() if decision.point in challenge.POINTS.values():
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
