"""The database behind the service: all that is asked of it, in transactions."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.errors import KnownError

from .clocks import BeatStore, ClockReading, ClockWriting
from .doubts import DoubtReading, DoubtWriting
from .ladder import LadderReading, LadderWriting
from .matches import MatchReading, MatchWriting, TimerStore
from .people import PeopleReading, PeopleWriting
from .posts import OutboxStore, PostWriting
from .receipts import ReceiptReading, ReceiptStore, ReceiptWriting
from .serving import ServingStore
from .windows import WindowReading, WindowStore, WindowWriting


class StoreError(KnownError):
    """The store cannot be used: one line for the owner of the server."""


class Conflict(StoreError):
    """Another writer was first: nothing was stored, and the order may be tried again."""


class Reading(
    MatchReading,
    PeopleReading,
    WindowReading,
    ReceiptReading,
    ClockReading,
    LadderReading,
    DoubtReading,
    Protocol,
):
    """A reading transaction."""


class Writing(
    Reading,
    MatchWriting,
    PeopleWriting,
    WindowWriting,
    ReceiptWriting,
    PostWriting,
    ClockWriting,
    LadderWriting,
    DoubtWriting,
    Protocol,
):
    """A writing transaction; everything or nothing of it is kept."""


class Store(OutboxStore, TimerStore, WindowStore, ReceiptStore, BeatStore, ServingStore, Protocol):
    """The database behind the service."""

    def read(self) -> AbstractAsyncContextManager[Reading]:
        """Open a reading transaction."""
        ...

    def write(self) -> AbstractAsyncContextManager[Writing]:
        """Open a writing transaction; commits when the block ends without an exception."""
        ...

    async def prune(self, before: float) -> int:
        """Forget posts that left and receipts from before a time; returns how many rows went."""
        ...

    async def scrub(self) -> None:
        """Let nothing that was removed stay readable in the files."""
        ...

    async def guard(self) -> None:
        """Wait while this process has the right to serve; raises ``StoreError`` once it has not."""
        ...

    async def backup(self, path: str) -> None:
        """Copy the database to a file while it is in use; raises ``StoreError``."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...
