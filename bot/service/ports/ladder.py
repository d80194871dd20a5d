"""What is stored of strength: the ladder of a server and game, and the matches it came from."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.engine.model import Side


class Strength(msgspec.Struct, frozen=True):
    """What is believed of a player: a normal distribution by its mean and deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place on the ladder of a server and game, with the results that made it."""

    guild: int
    system: str
    user: int
    mu: float
    sigma: float
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def strength(self) -> Strength:
        """What is believed of the player."""
        return Strength(self.mu, self.sigma)

    @property
    def played(self) -> int:
        """How many matches made it."""
        return self.won + self.drawn + self.lost


class RatedPlayer(msgspec.Struct, frozen=True):
    """What a match changed for one of its players; of a user who was forgotten the id is 0."""

    user: int
    side: Side
    before: Strength
    after: Strength


class RatedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that counts: the ``number``-th of its ladder, from 1 on; ``at`` in seconds."""

    guild: int
    system: str
    number: int
    match: str
    at: float
    players: tuple[RatedPlayer, ...]


class Played(msgspec.Struct, frozen=True):
    """A finished match between people: who won (None: nobody), its orders, how long it took."""

    scenario: str
    winner: Side | None
    orders: int
    seconds: float


class LadderReading(Protocol):
    """Questions about strength."""

    async def ratings(self, guild: int, system: str) -> list[Rating]:
        """List the players of a ladder, by user."""
        ...

    async def ratings_of(self, user: int) -> list[Rating]:
        """List the ladders on which a user stands, by server and game."""
        ...

    async def ladders(self) -> list[tuple[int, str]]:
        """List the ladders that there are, by server and game."""
        ...

    async def rated(self, guild: int, system: str) -> list[RatedMatch]:
        """List the matches of a ladder in the order in which they count."""
        ...

    async def last_rated(self, guild: int, system: str) -> int:
        """Return the number of the last match of a ladder, 0 where there is none."""
        ...

    async def finished(self) -> list[str]:
        """List the finished matches of servers, by id."""
        ...

    async def played(self, system: str, scenario: str | None = None) -> list[Played]:
        """List the latest finished matches of a game in which no computer had a seat."""
        ...


class LadderWriting(Protocol):
    """Changes, as part of a transaction."""

    async def add_rated(self, one: RatedMatch) -> None:
        """Add a match to its ladder; raises ``Conflict`` where its number is taken."""
        ...

    async def set_rating(self, one: Rating) -> None:
        """Keep a player's place on a ladder."""
        ...
