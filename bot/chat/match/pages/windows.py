"""What messages tell of reaction windows: when an answer is shown, and what its giver said."""

from __future__ import annotations

import math

from bot.chat.wire.locale import Voice
from bot.engine.model import Decision
from bot.service.match.windows import hidden_until
from bot.service.model import Table


def waiting(until: float | None, voice: Voice) -> str:
    """Say when the answer to what is asked is shown; the same whatever it is (NAP-PBP-05)."""
    return "" if until is None else voice.word("window-until", time=_time(until))


def waiting_at(table: Table, voice: Voice) -> str:
    """Say of a match as it stands when the answer to what is asked is shown."""
    return waiting(hidden_until(table.windows.values()), voice)


def asked(table: Table, decision: Decision, voice: Voice) -> str:
    """Say to whoever is asked until when their answer stays hidden, and which one is kept."""
    window = table.windows.get(decision.serial)
    if window is None or window.due is None:
        return ""
    if window.user is None or window.user != table.info.user_of(decision.seat):
        return voice.word("window-open", time=_time(window.due))
    action = table.game.codec.action(window.action)
    order = table.game.write(action)
    return voice.word("window-answer", order=order, time=_time(window.due))


def _time(due: float) -> str:
    """Write a time to the second in the reader's zone, and how far off it is."""
    return f"<t:{math.ceil(due)}:T> (<t:{math.ceil(due)}:R>)"
