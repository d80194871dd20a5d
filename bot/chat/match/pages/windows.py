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
    assert table.position is not None
    action, view = table.game.codec.action(window.action), table.position.view(decision.seat)
    picks = table.game.words.menu(view, decision, action)
    answer = " · ".join(voice(choice.label) for choice in picks)
    return voice.word("window-answer", answer=answer, time=_time(window.due))


def is_kept(table: Table, decision: Decision) -> bool:
    """Tell whether an answer to a question is kept until a time, and can be changed before."""
    window = table.windows.get(decision.serial)
    return window is not None and window.due is not None


def _time(due: float) -> str:
    """Write a time to the second in the reader's zone, and how far off it is."""
    return f"<t:{math.ceil(due)}:T> (<t:{math.ceil(due)}:R>)"
