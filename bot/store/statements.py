"""How many statements this process has sent to its databases, those that frame a transaction apart.

A statement with many sets of parameters counts once.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

FRAMES = ("BEGIN", "PRAGMA")
OBJECT = re.compile(r"\b(?:FROM|INTO|UPDATE)\s+\"?(\w+)", re.IGNORECASE)
"""The first table that a statement names behind such a word."""
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


def kinds() -> Counter[str]:
    """Return how often statements of each kind were sent so far, such as ``select matches``."""
    found: Counter[str] = Counter()
    for statement, count in _SENT.items():
        found[kind_of(statement)] += count
    return found


def kind_of(statement: str) -> str:
    """Name what a statement does and with which table first.

    >>> kind_of("INSERT INTO journal (match) VALUES (?)")
    'insert journal'
    """
    table = OBJECT.search(statement)
    return f"{statement.split(None, 1)[0].lower()} {table[1] if table else ''}".rstrip()
