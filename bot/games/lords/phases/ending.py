"""The end of the battle, by victory, standstill, giving up or agreement."""

from __future__ import annotations

from typing import assert_never

from bot.engine.model import Side
from bot.games.lords.actions import OfferDraw, Resign
from bot.games.lords.events import BattleEnded, DrawOffered
from bot.games.lords.model import other
from bot.games.lords.victory import Verdict

from . import Flow


def conclude(t: Flow, found: Verdict) -> None:
    """End the battle; a step that ends it cannot be taken back."""
    state = t.state
    state.winner, state.over, state.over_rule = found
    state.turn.phase = "over"
    t.finish()
    t.reveal()
    t.tell(BattleEnded(winner=found.winner, reason=found.reason, rule=found.rule))


def apply_anytime(t: Flow, side: Side, action: Resign | OfferDraw) -> None:
    """Resign, or offer or accept a draw.  Rules: LOW-TRN-02."""
    match action:
        case Resign():
            conclude(t, Verdict(other(side), "resigned", "LOW-TRN-02"))
        case OfferDraw() if t.state.draw_offer == other(side):
            conclude(t, Verdict(None, "agreed", "LOW-TRN-02"))
        case OfferDraw():
            t.state.draw_offer = side
            t.tell(DrawOffered(side=side))
        case _:
            assert_never(action)
