"""How many statements this process has sent to its databases, those that frame a transaction apart.

A statement with many sets of parameters counts once.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

FRAMES = ("BEGIN", "PRAGMA")
_SENT: Counter[str] = Counter()


def watch(engine: AsyncEngine) -> None:
    """Count the statements of an engine from now on."""

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def sent(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith(FRAMES):
            _SENT[statement] += 1


def sent() -> Counter[str]:
    """Return how often each statement was sent so far."""
    return _SENT.copy()
