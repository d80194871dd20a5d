"""Lobbies do not lie about: after twelve days all are warned, two days later the lobby is closed.

A closed lobby is kept, and its thread; nobody can join it any more (F10).
"""

from __future__ import annotations

from bot.service.match.publish import clock_post, lobby_post
from bot.service.match.sessions import MatchSessions
from bot.service.model import change
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow, Timer
from bot.service.ports.store import Writing

from . import reserving

TIMER = "lobby"
"""The kind of its timer; its serial counts the warnings given."""
DAY = 24 * 3600.0
WARNED_S, CLOSED_S = 12 * DAY, 2 * DAY
"""How long a lobby waits until it is warned of, and until it is closed after that."""


async def watch(tx: Writing, row: MatchRow) -> None:
    """Set the timer of a new lobby."""
    due = row.info.created + WARNED_S
    await tx.set_timer(Timer(match=row.info.id, kind=TIMER, serial=0, due=due))


class LobbyExpiry:
    """Warns of lobbies that wait for long, and closes them."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def challenge(self, timer: Timer) -> bool:
        """End the challenge of a lobby whose timer is due; nothing is left to be watched then."""
        async with self._sessions.queue(timer.match), self._sessions.store.write() as tx:
            row = await self._sessions.row(tx, timer.match)
            if row.info.status == "lobby":
                await reserving.end(tx, row, "challenge-over")
            else:  # who challenged began without them
                await reserving.drop(tx, row.info)
        return False

    async def look(self, timer: Timer) -> bool:
        """Warn of a lobby whose timer is due, or close it; tells whether there is one to watch."""
        async with self._sessions.queue(timer.match), self._sessions.store.write() as tx:
            row, now = await self._sessions.row(tx, timer.match), self._sessions.clock()
            if row.info.status != "lobby":
                return False
            if timer.serial == 0:
                due = now + CLOSED_S
                await tx.post([clock_post(row.info, ClockNews("lobby-warned", 0, due))])
                await tx.set_timer(Timer(match=timer.match, kind=TIMER, serial=1, due=due))
                return True
            row.info = change(row.info, status="closed", updated=now)
            await tx.save(row)
            await tx.forget_timers(timer.match)
            closed = clock_post(row.info, ClockNews("lobby-closed", 0))
            await tx.post([lobby_post(row.info, "lobby_edit"), closed])
        return True
