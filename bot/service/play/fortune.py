"""The luck of a person over their latest finished matches, by game (F71, N21)."""

from __future__ import annotations

import asyncio
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


class Fortune(NamedTuple):
    """The dice of a person in so many finished matches of a game."""

    system: str
    matches: int
    luck: Luck


class Fortunes:
    """Adds up what the dice of finished matches did; nothing of it is stored."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

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
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, info.id)
            rows = await tx.journal(info.id)
        sides = {one.side for one in info.seats if one.user == user}
        game = self._sessions.game_of(row)
        try:
            return await asyncio.to_thread(_dice, game, row, rows, sides)
        except Unplayable:
            return []


def _is_between_people(info: MatchInfo) -> bool:
    users = {one.user for one in info.seats}
    return len(users) > 1 and COMPUTER not in users


def _dice(game: AnyGame, row: MatchRow, rows: list[JournalRow], sides: set[Side]) -> list[Rolled]:
    """Return what the dice of some sides did in a match."""
    last = [one for one in rows if one.record.seq >= row.barrier]
    view = resumed(game, row, last).position.view(None)
    events = [event for one in in_force(game, rows) for event in one.events]
    return [
        one for event in events for one in game.insight.rolled(view, event) if one.side in sides
    ]
