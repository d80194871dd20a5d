"""Reaction windows as they are stored; see ``bot.service.match.windows``."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """The time for which the answer to an open decision stays hidden, and the answer kept.

    ``due`` is its end in seconds since 1970; None: it has ended and the decision is still open.
    ``action`` is JSON of what ``user`` answered by ``interaction``, all empty before they do.
    """

    match: str
    serial: int
    due: float | None
    user: int | None = None
    action: bytes = b""
    interaction: str = ""


class WindowReading(Protocol):
    """Questions to the store."""

    async def windows(self, match: str) -> list[Window]:
        """List the windows of a match, by serial."""
        ...


class WindowWriting(Protocol):
    """Changes, as part of a transaction."""

    async def set_windows(self, match: str, kept: Collection[Window]) -> None:
        """Keep these windows of a match, in place of all it had."""
        ...


class WindowStore(Protocol):
    """What the clock asks; each call is a transaction of its own."""

    async def due_windows(self, now: float) -> list[str]:
        """List the matches of which a window ends by a time."""
        ...

    async def next_window(self, after: float) -> float | None:
        """Return when the next window ends, after a time."""
        ...
