"""What is stored for clocks and told of them: habits of people, when the bot was out of reach."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from bot.engine.model import Seat, Text
from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import Span
from bot.service.ports.serving import Shards

OUTAGE_S = 120.0
"""After so long without a sign of life nobody could play."""


class Wait(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """For whom a match waits, since when, and until when.

    ``due`` None: no end can be told. ``away``: until when they are on vacation. ``out``: since when
    their time is over. ``usual`` is what the game takes then by policy point; empty: nothing.
    """

    user: int
    since: float
    due: float | None = None
    away: float | None = None
    out: float | None = None
    usual: tuple[tuple[str, Text], ...] = ()


class Used(msgspec.Struct, frozen=True):
    """Waking seconds that a person took over their answers in a match, all kinds together."""

    user: int
    seconds: float
    answers: int


class ClockNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a clock brought about for a user: ``until`` a time, ``left`` how often more.

    ``where`` is the channel to which a match goes, or is to go; ``barred``: the computer may not
    play for the user. ``proposal`` is what is asked of all, ``shown`` the seats whose orders showed
    something hidden meanwhile, ``bound`` whether dice are to be thrown again as they were, ``why``
    a moderator's reason, ``role`` whom it calls besides, a role of the server; ``seat`` is one that
    goes to other hands.
    """

    what: str
    user: int
    until: float | None = None
    left: int = 0
    pace: str = ""
    where: int = 0
    barred: bool = False
    proposal: str = ""
    shown: tuple[Seat, ...] = ()
    bound: bool = False
    why: str = ""
    role: int = 0
    seat: Seat | None = None


LOGGED = frozenset((
    "excused", "out", "strict", "extended", "frozen", "warned", "claimed", "ended", "computer",
    "returned", "offer", "seat", "vacation", "here", "paused", "resumed", "pace", "silent",
    "outage", "partner",
))  # fmt: skip
"""What stays in the log of a match: who was away, what became of their seat, when clocks stood."""


class Noted(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a match's log about its people, behind the record ``seq``."""

    match: str
    seq: int
    at: float
    news: ClockNews


class ClockReading(Protocol):
    """Questions to the store."""

    async def habits(self, users: Collection[int]) -> dict[int, Habits]:
        """Return the habits of those users who told any."""
        ...

    async def outages(self, since: float, now: float, guild: int | None) -> list[Span]:
        """List when the bot was out of reach for a guild, as far as that ended after ``since``.

        One that lasts ends ``now``.
        """
        ...

    async def log_lines(self, match: str) -> list[Noted]:
        """List what the log of a match tells of its people, the oldest first."""
        ...

    async def log_lines_about(self, user: int) -> list[Noted]:
        """List what logs tell of a user, the oldest first."""
        ...


class ClockWriting(Protocol):
    """Changes, as part of a transaction."""

    async def set_habits(self, user: int, told: Habits) -> None:
        """Keep the habits of a user."""
        ...

    async def set_outage(self, outage: Span, shards: Shards) -> None:
        """Note that the bot was out of reach for those whose presses come by some shards."""
        ...


class BeatStore(Protocol):
    """The signs of life; each call is a transaction of its own."""

    async def signs_of_life(self) -> dict[int, float]:
        """Return by shard when those of this process could be reached last, as far as noted."""
        ...

    async def beat(self, now: float) -> None:
        """Note that the shards of this process can be reached."""
        ...
