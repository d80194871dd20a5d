"""Matches as they are stored: rows, journals, timers, standing orders, offers of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.engine.journal import Record
from bot.engine.model import Draw, Seat
from bot.engine.plans.standing import StandingOrder
from bot.service.clocks.clock import Timekeeping
from bot.service.model import MatchInfo, Status

from .posts import Turn


class Again(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that was taken back behind dice: seat, action as JSON, and what was drawn for it.

    ``turns`` are those in which it is to be done again, from the turn gone back to on.
    """

    seat: Seat
    action: msgspec.Raw
    draws: tuple[Draw, ...] = ()
    turns: tuple[Turn | None, ...] = ()


class MatchRow(msgspec.Struct, kw_only=True):
    """A match as stored, secrets included. ``state`` is empty in the lobby.

    ``barrier`` is the last record that cannot be taken back, ``barrier_state`` the state after it.
    The live board message tells what happened from the record ``told_from`` on. ``again`` is what
    was taken back behind dice and not done again yet.
    """

    info: MatchInfo
    seed: bytes
    chain: str = ""
    barrier: int = -1
    barrier_state: bytes = b""
    told_from: int = 0
    keeping: Timekeeping = msgspec.field(default_factory=Timekeeping)
    again: tuple[Again, ...] = ()


class JournalRow(msgspec.Struct, frozen=True):
    """A record with the events it told (JSON of the game's event type, with audiences)."""

    record: Record
    events: bytes


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do for a match at a time (seconds since 1970), unless ``serial`` is stale."""

    match: str
    kind: str
    serial: int
    due: float
    id: int = 0


class SeatOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A seat offered to ``user`` by ``author``, while ``holder`` held it; ``at`` in seconds."""

    match: str
    seat: Seat
    user: int
    author: int
    holder: int
    at: float


class MatchReading(Protocol):
    """Questions about matches."""

    async def match(self, match: str) -> MatchRow | None:
        """Return a match; inside a write transaction its row is locked."""
        ...

    async def journal(self, match: str, since: int = 0) -> list[JournalRow]:
        """Return the records from a sequence number on."""
        ...

    async def matches_of(self, user: int) -> list[MatchInfo]:
        """List a user's matches, unfinished first, then newest first."""
        ...

    async def matches_in(self, guild: int) -> list[MatchInfo]:
        """List the lobbies and running matches of a server, lobbies first, then newest first."""
        ...

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        """Return the match that a user means in a channel.

        Those of the status ``first`` go before others, among them those in which they sit; then
        running ones, then the newest.
        """
        ...

    async def played_in(self, channel: int) -> list[str]:
        """List the matches whose posts go to a channel, by id."""
        ...

    async def running(self) -> list[str]:
        """List the ids of the running matches."""
        ...

    async def running_of(self, user: int) -> list[str]:
        """List the ids of the running matches in which a user, or the computer, has a seat."""
        ...

    async def standing(self, match: str, user: int | None = None) -> list[StandingOrder]:
        """List the standing orders of a match, or those of a user's seats alone."""
        ...

    async def offer(self, match: str, seat: Seat) -> SeatOffer | None:
        """Return the open offer of a seat."""
        ...


class MatchWriting(Protocol):
    """Changes, as part of a transaction."""

    async def save(self, row: MatchRow) -> None:
        """Insert or update a match with its seats.

        The live message and closed direct messages of a stored match stay as they are: only the
        outbox changes them.
        """
        ...

    async def append(self, match: str, rows: Sequence[JournalRow], interaction: str) -> None:
        """Append records; raises ``Conflict`` if a number or the interaction is there already."""
        ...

    async def set_standing(self, match: str, order: StandingOrder, *, on: bool) -> None:
        """Set or remove a standing order."""
        ...

    async def set_offer(self, offer: SeatOffer) -> None:
        """Keep the offer of a seat, in place of an older one."""
        ...

    async def drop_offer(self, match: str, seat: Seat) -> None:
        """Remove the offer of a seat."""
        ...

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer; one of each kind per match."""
        ...

    async def forget_timers(self, match: str, kind: str | None = None) -> None:
        """Remove the timers of a match, or that of a kind."""
        ...

    async def dm_closed(self, match: str, user: int, closed: bool) -> None:
        """Note whether a user takes direct messages."""
        ...


class TimerStore(Protocol):
    """What the clock does; each call is a transaction of its own."""

    async def due_timers(self, now: float) -> list[Timer]:
        """Claim the timers that are due; they stay until ``timer_done``.

        A claim ends after a minute, and with the process that has it: then another does the work.
        """
        ...

    async def timer_done(self, timer: Timer) -> None:
        """Remove a timer whose work is done, unless it was set anew."""
        ...
