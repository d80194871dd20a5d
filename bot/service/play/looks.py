"""What a user has seen of a match: up to which record they looked, and what is new since (N10)."""

from __future__ import annotations

from typing import NamedTuple

from bot.service.match.live import undone
from bot.service.match.sessions import MatchSessions
from bot.service.refusals import NotRunning

RECENT = 200
"""How many records a look goes back at most."""


class Look(NamedTuple):
    """The records behind ``since`` up to ``upto``; none where they are equal."""

    since: int
    upto: int


class Looked(NamedTuple):
    """What is new to a user, and what was new when they last looked."""

    new: Look
    last: Look


class Looks:
    """How far users have looked; an order of their own shows that they saw what was before it."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def look(self, match: str, user: int) -> Looked:
        """Return what happened since a user last looked or decided; from now on it is seen.

        Of what lies longer ago than ``RECENT`` records nothing is told. Raises ``NotRunning`` for a
        lobby.
        """
        async with self._sessions.store.write() as tx:
            row = await self._sessions.row(tx, match)
            if not row.info.began:
                raise NotRunning(row.info.status)
            last = Look(*(await tx.look(match, user) or (0, 0)))
            records = [one.record for one in await tx.journal(match, last.upto + 1)]
            mine, gone = row.info.seats_of(user), undone(records)
            own = [
                one.seq
                for one in records
                if one.seat in mine and one.author == "player" and one.seq not in gone
            ]
            head = row.info.head
            new = Look(max([last.upto, head - RECENT, *own]), head)
            if new.since < new.upto:
                await tx.set_look(match, user, *new)
        return Looked(new, last)
