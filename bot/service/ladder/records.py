"""What finished matches tell: of a person, of a scenario, how long it takes. Pure but for reading.

An interval is Wilson's, of 95 %: it is honest where few matches were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, median
from typing import NamedTuple

from bot.engine.model import Side
from bot.service.model import COMPUTER, MatchInfo
from bot.service.ports.ladder import Played
from bot.service.ports.store import Store

Z = NormalDist().inv_cdf(0.975)


class Share(NamedTuple):
    """How often something came in so many cases, and between which shares the truth may lie."""

    cases: int
    of: int
    low: float
    high: float


class Length(NamedTuple):
    """How long finished matches took: their number, and the medians of orders and seconds."""

    matches: int
    orders: int
    seconds: float


class ScenarioRecord(NamedTuple):
    """How a scenario went: its length, how often each side won, and the draws."""

    scenario: str
    length: Length
    won: dict[Side, Share]
    drawn: int


class PersonRecord(NamedTuple):
    """How somebody fared in a game: results against people, and against the computer."""

    system: str
    won: int
    drawn: int
    lost: int
    against_computer: int
    length: Length


def share(count: int, of: int) -> Share:
    """Return a share with its interval.

    >>> share(7, 10).low < 0.4 < 0.89 < share(7, 10).high
    True
    """
    part, spread = count / of, Z * Z / of
    middle = (part + spread / 2) / (1 + spread)
    half = Z * sqrt(part * (1 - part) / of + spread / (4 * of)) / (1 + spread)
    return Share(count, of, max(0.0, middle - half), min(1.0, middle + half))


def length(played: Sequence[Played]) -> Length:
    """Return how long some matches took; there is at least one."""
    return Length(
        len(played),
        round(median(one.orders for one in played)),
        median(one.seconds for one in played),
    )


def scenario(name: str, sides: Sequence[Side], played: Sequence[Played]) -> ScenarioRecord:
    """Return how a scenario went; there is at least one match."""
    won = Counter(one.winner for one in played)
    shares = {side: share(won[side], len(played)) for side in sides}
    return ScenarioRecord(name, length(played), shares, won[None])


def person(user: int, infos: Sequence[MatchInfo]) -> list[PersonRecord]:
    """Return how somebody fared in their finished matches, by game, the most played first."""
    games: dict[str, list[MatchInfo]] = {}
    for info in infos:
        if info.status == "over" and len({one.user for one in info.seats}) > 1:
            games.setdefault(info.system, []).append(info)
    made = [_person(user, system, found) for system, found in games.items()]
    return sorted(made, key=lambda one: (-one.length.matches, one.system))


def _person(user: int, system: str, infos: Sequence[MatchInfo]) -> PersonRecord:
    against = [info for info in infos if info.seats_of(COMPUTER)]
    results = Counter(_fared(user, info) for info in infos if info not in against)
    played = [_played(info) for info in infos]
    return PersonRecord(
        system, results["won"], results["drawn"], results["lost"], len(against), length(played)
    )


def _fared(user: int, info: MatchInfo) -> str:
    winner = info.outcome.winner if info.outcome else None
    if winner is None:
        return "drawn"
    mine = {one.side for one in info.seats if one.user == user}
    return "won" if winner in mine else "lost"


def _played(info: MatchInfo) -> Played:
    winner = info.outcome.winner if info.outcome else None
    return Played(info.scenario, winner, info.head, info.updated - info.created)


class Records:
    """What finished matches tell (F71, F75)."""

    def __init__(self, store: Store):
        self._store = store

    async def of_person(self, user: int, guild: int | None = None) -> list[PersonRecord]:
        """Return how somebody fared, by game; on one server where that is named."""
        async with self._store.read() as tx:
            infos = await tx.matches_of(user)
        return person(user, [one for one in infos if guild in (None, one.guild)])

    async def of_scenarios(self, system: str, sides: Sequence[Side]) -> list[ScenarioRecord]:
        """Return how the scenarios of a game went that were played to an end, by name."""
        async with self._store.read() as tx:
            played = await tx.played(system)
        names = sorted({one.scenario for one in played})
        return [
            scenario(name, sides, [one for one in played if one.scenario == name]) for name in names
        ]

    async def length(self, system: str, scenario: str) -> Length | None:
        """Return how long a scenario took; None where nobody has played it to an end."""
        async with self._store.read() as tx:
            played = await tx.played(system, scenario)
        return length(played) if played else None
