"""The luck of a person over their latest finished matches, by game (F71, N21)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from fractions import Fraction
from typing import NamedTuple

from bot.engine.game import AnyGame
from bot.engine.model import Side
from bot.engine.parts.insight import Rolled
from bot.service.match.live import in_force, resumed
from bot.service.match.luck import Luck, summed
from bot.service.match.sessions import MatchSessions
from bot.service.model import COMPUTER, MatchInfo
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.refusals import Unplayable

LATEST = 20
"""How many matches of a game are looked at."""
KEPT = 2000
"""Of how many matches a program keeps in memory what their dice did."""


class Fortune(NamedTuple):
    """The dice of a person in so many finished matches of a game."""

    system: str
    matches: int
    luck: Luck


class Fortunes:
    """Adds up what the dice of finished matches did; nothing of it is stored.

    What is over does not change: each match is played again once, and then kept in memory.
    """

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions
        self._kept: OrderedDict[str, list[Rolled]] = OrderedDict()

    async def of_person(self, user: int, guild: int | None = None) -> list[Fortune]:
        """Return a person's luck in matches against others, by game; on one server if named."""
        async with self._sessions.store.read() as tx:
            infos = await tx.matches_of(user)
        over = [one for one in infos if one.status == "over" and guild in (None, one.guild)]
        found = []
        for system in sorted({one.system for one in over} & set(self._sessions.games)):
            mine = [one for one in over if one.system == system and _is_between_people(one)]
            rolled = [dice for one in mine[:LATEST] for dice in [await self._rolled(one, user)]]
            flat = [one for dice in rolled for one in dice]
            if flat:
                luck = summed(Side(""), flat)
                found.append(Fortune(system, sum(map(bool, rolled)), luck))
        return found

    async def _rolled(self, info: MatchInfo, user: int) -> list[Rolled]:
        sides = {one.side for one in info.seats if one.user == user}
        rolled = self._kept.pop(info.id, None)
        try:
            rolled = await self._played_again(info.id) if rolled is None else rolled
        except Unplayable:
            return []
        self._kept[info.id] = rolled
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return [one for one in rolled if one.side in sides]

    async def _played_again(self, match: str) -> list[Rolled]:
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            rows = await tx.journal(match)
        return await asyncio.to_thread(_dice, self._sessions.game_of(row), row, rows)


def _is_between_people(info: MatchInfo) -> bool:
    users = {one.user for one in info.seats}
    return len(users) > 1 and COMPUTER not in users


def _dice(game: AnyGame, row: MatchRow, rows: list[JournalRow]) -> list[Rolled]:
    """Return what the dice of a match did, those of a side with equal chances together."""
    last = [one for one in rows if one.record.seq >= row.barrier]
    view = resumed(game, row, last).position.view(None)
    found: dict[tuple[Side, Fraction], Rolled] = {}
    for told in in_force(game, rows):
        for one in (one for event in told.events for one in game.insight.rolled(view, event)):
            before = found.get((one.side, one.chance), one._replace(dice=0, good=0))
            found[one.side, one.chance] = one._replace(
                dice=before.dice + one.dice, good=before.good + one.good
            )
    return list(found.values())
