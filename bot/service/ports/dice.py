"""What the dice helper stores: sessions of a channel, their rolls, and points of a live game."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

import msgspec

from bot.dice.requests import AnyRequest
from bot.dice.verify import Recorded
from bot.engine.model import Draw

from .receipts import ReceiptReading, ReceiptWriting


class DiceSession(msgspec.Struct, frozen=True, kw_only=True):
    """The rolls of a channel under one seed; ``seed`` only once it has ended and may be told.

    ``digest`` seals the rolls made so far; None: not asked for, or they are not sealed.

    ``asked``: somebody opened it, else it opened with its first roll. ``head`` is the number of the
    last roll. ``goal``: points that win, if any are named.
    """

    id: str
    channel: int
    system: str
    sides: tuple[str, ...]
    goal: int | None
    host: int
    asked: bool
    head: int
    commitment: str
    at: float
    updated: float
    ended: float | None = None
    seed: str | None = None
    digest: str | None = None


class SessionRow(msgspec.Struct, kw_only=True):
    """A session as stored, with its secret seed."""

    info: DiceSession
    seed: bytes


class DiceRoll(msgspec.Struct, frozen=True, kw_only=True):
    """One roll as it was asked for and as it fell; ``viewer``: it is secret, and they may see it.

    ``digest`` seals it and those before it, ``mark`` with ``salt`` its words (``bot.dice.seal``);
    all are None where a session began before rolls were sealed, and the salt goes with the words.
    """

    session: str
    number: int
    user: int
    viewer: int | None
    label: str
    request: AnyRequest
    draws: tuple[Draw, ...]
    at: float
    salt: bytes | None = None
    mark: str | None = None
    digest: str | None = None

    def recorded(self) -> Recorded:
        """Tell the roll in a file: of a secret one neither the label nor what was asked."""
        if self.viewer is not None:
            shown = Recorded(self.number, None, self.draws, secret=True)
        else:
            salt = None if self.salt is None else self.salt.hex()
            shown = Recorded(self.number, self.request, self.draws, label=self.label, salt=salt)
        return msgspec.structs.replace(shown, mark=self.mark or "", digest=self.digest or "")


class PointChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a side's points in a live game."""

    session: str
    number: int
    user: int
    side: str
    amount: int
    at: float


class DiceReading(ReceiptReading, Protocol):
    """Questions about dice."""

    async def session(self, session: str) -> SessionRow | None:
        """Return a session; inside a write transaction its row is locked."""
        ...

    async def open_session(self, channel: int) -> SessionRow | None:
        """Return the open session of a channel; inside a write transaction its row is locked."""
        ...

    async def last_session(self, channel: int, *, ended: bool = False) -> SessionRow | None:
        """Return the newest session of a channel; ``ended``: of those that have ended."""
        ...

    async def roll(self, session: str, number: int) -> DiceRoll | None:
        """Return a roll."""
        ...

    async def rolls(self, session: str, user: int | None = None) -> list[DiceRoll]:
        """List the rolls of a session in order; ``user``: only those that they made."""
        ...

    async def secrets(self, session: str, user: int, since: float) -> bool:
        """Tell whether rolls since a time are for other eyes than those of a user."""
        ...

    async def history(self, channel: int, limit: int) -> list[DiceRoll]:
        """List the latest rolls of a channel over all its sessions, newest first."""
        ...

    async def points(self, session: str) -> list[PointChange]:
        """List the changes of points of a session in order."""
        ...


class DiceWriting(DiceReading, ReceiptWriting, Protocol):
    """Changes of what is stored about dice."""

    async def add_session(self, row: SessionRow) -> None:
        """Insert a session; a second open one in its channel fails."""
        ...

    async def save_session(self, info: DiceSession) -> None:
        """Store head, times and end of a session."""
        ...

    async def add_roll(self, roll: DiceRoll) -> None:
        """Insert a roll; a second one of its number fails."""
        ...

    async def send_roll(self, roll: DiceRoll, locale: str) -> None:
        """Write the direct message with a secret roll to its viewer to the outbox."""
        ...

    async def add_point(self, point: PointChange) -> None:
        """Insert a change of points."""
        ...


class DiceStore(Protocol):
    """The database behind the dice helper."""

    def read(self) -> AbstractAsyncContextManager[DiceReading]:
        """Open a reading transaction."""
        ...

    def write(self) -> AbstractAsyncContextManager[DiceWriting]:
        """Open a writing transaction; commits when the block ends without an exception."""
        ...
