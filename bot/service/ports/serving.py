"""Several processes on one database: which part of Discord each serves, and what they tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias


class Shards(NamedTuple):
    """The shards that a process serves: their numbers, of ``total``."""

    ids: tuple[int, ...]
    total: int

    @property
    def whole(self) -> bool:
        """Whether no other process serves any."""
        return len(self.ids) == self.total

    def of(self, guild: int | None) -> int:
        """Return the shard by which presses in a guild come; direct messages come by the first."""
        return ((guild or 0) >> 22) % self.total

    def serves(self, guild: int | None) -> bool:
        """Tell whether this process is sent what people press in a guild."""
        return self.of(guild) in self.ids


ALL = Shards((0,), 1)
"""Whoever serves all servers of Discord alone, by however many shards."""

News: TypeAlias = Literal["lane", "asked", "person", "others"]
"""``lane``: posts were written to a lane of the outbox; ``asked``: a computer is asked in a match;
``person``: a user chose a language or habits; ``others``: processes came or went, or something may
have been missed."""


class Waiting(NamedTuple):
    """How many posts wait, and since when the oldest of them does, in seconds since 1970."""

    posts: int
    since: float | None


class Tally(NamedTuple):
    """How many matches of a game there are in a status."""

    system: str
    status: str
    matches: int


class ServingStore(Protocol):
    """What a process knows of the others that serve the same database, and what is to be done."""

    async def waiting(self) -> Waiting:
        """Tell what waits in the outbox."""
        ...

    async def tallies(self) -> list[Tally]:
        """Count the matches by game and status."""
        ...

    shards: Shards
    """What this process serves."""

    @property
    def leads(self) -> bool:
        """Whether this process does what one of them does for all."""
        ...

    async def tell(self, news: News, what: str) -> None:
        """Tell the other processes of something, such as the id of a match."""
        ...

    async def hear(self, heard: Callable[[News, str], None]) -> None:
        """Hear what the other processes tell, until cancelled."""
        ...
