"""What is stored of rulings that somebody doubts."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.engine.model import Seat


class Doubt(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling that a player doubts, for the operator.

    It is about the moment after the record ``seq``, as it stood for ``seat``. ``rule`` is what
    stood against ``order``, where something was refused; ``words`` are the player's own.
    ``place`` counts those of a match from 1; ``at`` is in seconds since 1970.
    """

    match: str
    place: int
    user: int
    seat: Seat
    seq: int
    rule: str = ""
    order: str = ""
    words: str = ""
    at: float = 0.0


class DoubtReading(Protocol):
    """Questions about them."""

    async def doubts(self, match: str) -> list[Doubt]:
        """List those of a match by number."""
        ...

    async def all_doubts(self) -> list[Doubt]:
        """List all, the oldest first."""
        ...

    async def doubts_of(self, user: int) -> list[Doubt]:
        """List those of a user, the oldest first."""
        ...


class DoubtWriting(Protocol):
    """Changes, as part of a transaction."""

    async def add_doubt(self, one: Doubt) -> None:
        """Keep one."""
        ...
