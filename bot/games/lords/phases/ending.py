"""The end of the battle, by victory, standstill, giving up or agreement."""

from __future__ import annotations

from bot.engine.ending import parley, verdict
from bot.engine.ending.parley import Party, Saying
from bot.engine.ending.verdict import Verdict
from bot.engine.model import Seat, Side
from bot.games.lords.model.state import other

from . import Flow

TERMS = parley.Terms(resign="LOW-TRN-02", draw="LOW-TRN-02")


def conclude(t: Flow, found: Verdict) -> None:
    """End the battle; a step that ends it cannot be taken back."""
    t.state.turn.phase = "over"
    verdict.conclude(t, found)


def party(seat: Seat) -> Party:
    """Return who speaks from a seat."""
    return Party(seat, Side(seat), other(Side(seat)))


def apply_saying(t: Flow, seat: Seat, action: Saying) -> None:
    """Resign, or offer or accept a draw.  Rules: LOW-TRN-02."""
    found = parley.say(t, party(seat), action, TERMS)
    if found is not None:
        conclude(t, found)
