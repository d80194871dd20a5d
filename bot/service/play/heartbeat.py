"""The sign of life: time in which the bot was out of reach costs nobody anything (N07)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.service.clocks.hours import Span
from bot.service.match import timing
from bot.service.match.sessions import MatchSessions
from bot.service.ports.store import StoreError

LOG = logging.getLogger(__name__)
BEAT_S = 20.0
OUTAGE_S = 120.0
"""After so long without a sign of life nobody could play."""


class Heartbeat:
    """Notes that the bot can be reached, and when it could not be."""

    def __init__(self, sessions: MatchSessions, reached: Callable[[], bool]):
        self._sessions = sessions
        self._reached = reached

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.beat()
            except StoreError:
                LOG.exception("no sign of life can be noted")
            await asyncio.sleep(BEAT_S)

    async def beat(self) -> Span | None:
        """Note a sign of life if the bot can be reached; returns the outage that ends with it.

        All clocks are counted anew then.
        """
        if not self._reached():
            return None
        store, now = self._sessions.store, self._sessions.clock()
        before = await store.beat(now)
        if before is None or now - before < OUTAGE_S:
            return None
        outage = Span(before, now)
        async with store.write() as tx:
            await tx.set_outage(outage)
            for match in await tx.running():
                await timing.look_again(tx, match, now)
        LOG.warning("out of reach for %d s: clocks are credited", now - before)
        return outage
