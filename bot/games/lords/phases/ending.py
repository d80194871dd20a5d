"""The end of the battle, by victory, standstill, giving up or agreement."""

from __future__ import annotations

from bot.engine import parley
from bot.engine.model import Seat, Side, Verdict
from bot.engine.parley import Party, Saying
from bot.games.lords.events import BattleEnded
from bot.games.lords.model import other

from . import Flow

TERMS = parley.Terms(resign="LOW-TRN-02", draw="LOW-TRN-02")


def conclude(t: Flow, found: Verdict) -> None:
    """End the battle; a step that ends it cannot be taken back."""
    state = t.state
    state.winner, state.over, state.over_rule = found
    state.turn.phase = "over"
    t.finish()
    t.reveal()
    t.tell(BattleEnded(winner=found.winner, reason=found.reason, rule=found.rule))


def party(seat: Seat) -> Party:
    """Return who speaks from a seat."""
    return Party(seat, Side(seat), other(Side(seat)))


def apply_saying(t: Flow, seat: Seat, action: Saying) -> None:
    """Resign, or offer or accept a draw.  Rules: LOW-TRN-02."""
    found = parley.say(t, party(seat), action, TERMS)
    if found is not None:
        conclude(t, found)
