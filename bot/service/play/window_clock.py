"""The clock of the reaction windows: it lets kept answers take effect when their windows end."""

from __future__ import annotations

import asyncio
import logging

from bot.service.match.sessions import MatchSessions
from bot.service.ports.store import StoreError

from .play import Play

LOG = logging.getLogger(__name__)
LOOK_EVERY_S = 30.0
"""How often new windows are looked for: less than the shortest one is open."""
ASIDE_S = 5.0
"""How often a process that does not lead looks whether it does now."""


class Windows:
    """Ends the windows of all matches; what ended while nothing ran ends at the start."""

    def __init__(self, sessions: MatchSessions, play: Play):
        self._sessions = sessions
        self._play = play
        self._stuck: set[str] = set()

    async def run(self) -> None:
        """End windows until cancelled, each at its time; one of several processes ends them all."""
        while True:
            pause = LOOK_EVERY_S
            try:
                pause = await self.tick() if self._sessions.store.leads else ASIDE_S
            except StoreError:
                LOG.exception("the reaction windows cannot be read")
            await asyncio.sleep(pause)

    async def tick(self) -> float:
        """End what is due; returns how many seconds to sleep.

        Doing it twice is harmless: what is not due any more is left alone. A match that cannot go
        on holds up no other; it is told of once and left to the next start.
        """
        sessions, now = self._sessions, self._sessions.clock()
        for match in await sessions.store.due_windows(now):
            if match in self._stuck:
                continue
            try:
                await self._play.reveal(match)
            except StoreError:
                raise
            except Exception:
                LOG.exception("match %s: its window does not end", match)
                self._stuck.add(match)
        due = await sessions.store.next_window(now)
        return LOOK_EVERY_S if due is None else min(LOOK_EVERY_S, max(0.0, due - sessions.clock()))
