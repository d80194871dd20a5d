"""The sign of life: time in which the bot was out of reach costs nobody anything (N07)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.service.clocks.hours import Span
from bot.service.match import timing
from bot.service.match.publish import clock_post
from bot.service.match.sessions import MatchSessions
from bot.service.ports.clocks import ClockNews
from bot.service.ports.store import StoreError, Writing

LOG = logging.getLogger(__name__)
BEAT_S = 20.0
OUTAGE_S = 120.0
"""After so long without a sign of life nobody could play."""
TOLD_S = 3600.0
"""After so long players are told."""
TYPED = "typed-"
"""How the names of orders begin that were typed as messages, for want of a way to press."""


class Heartbeat:
    """Notes that the bot can be reached, and when it could not be.

    ``silent_since`` tells since when nobody could, where that is found out afterwards.
    """

    def __init__(
        self,
        sessions: MatchSessions,
        reached: Callable[[], bool],
        silent_since: Callable[[], float | None] = lambda: None,
    ):
        self._sessions = sessions
        self._reached = reached
        self._silent_since = silent_since
        self._silent: float | None = None

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

        All clocks are counted anew then, and whose clocks stood for long are told.
        """
        if not self._reached():
            self._silent = self._silent_since() or self._silent
            return None
        store, now = self._sessions.store, self._sessions.clock()
        signs = (await store.beat(now), self._silent)
        outage = Span(min((at for at in signs if at is not None), default=now), now)
        self._silent = None
        if now - outage.start < OUTAGE_S:
            return None
        async with store.write() as tx:
            await tx.set_outage(outage)
            typed = await tx.received(TYPED, outage.start)
            for match in await tx.running():
                await timing.look_again(tx, match, now)
                if now - outage.start >= TOLD_S:
                    await _tell(tx, match, outage, typed.get(match, 0))
        self._sessions.wake()
        LOG.warning("out of reach for %d s: clocks are credited", now - outage.start)
        return outage


async def _tell(tx: Writing, match: str, outage: Span, typed: int) -> None:
    """Tell a match that no clock ran, and how many messages with orders came meanwhile."""
    row = await tx.match(match)
    if row is None or not timing.has_clocks(row):
        return
    await tx.post([clock_post(row.info, ClockNews("outage", 0, outage.start, typed))])
