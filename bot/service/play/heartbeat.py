"""The sign of life: time in which the bot was out of reach costs nobody anything (N07)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from bot.service.clocks.hours import Span
from bot.service.match import timing
from bot.service.match.publish import clock_post
from bot.service.match.sessions import MatchSessions
from bot.service.ports.clocks import OUTAGE_S, ClockNews
from bot.service.ports.matches import MatchRow
from bot.service.ports.serving import Shards
from bot.service.ports.store import StoreError, Writing

LOG = logging.getLogger(__name__)
BEAT_S = 20.0
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

        It counts for those whose presses come by the shards of this process. Their clocks are
        counted anew then, and where they stood for long the players are told.
        """
        if not self._reached():
            self._silent = self._silent_since() or self._silent
            return None
        store, now = self._sessions.store, self._sessions.clock()
        last, late = await store.signs_of_life(), now if self._silent is None else self._silent
        ended = {one: Span(min(last.get(one, now), late), now) for one in store.shards.ids}
        ended = {one: outage for one, outage in ended.items() if _seconds(outage) >= OUTAGE_S}
        if ended:  # before it is no outage that lasts any more
            await self._credit(ended)
        await store.beat(now)
        self._silent = None
        return max(ended.values(), key=_seconds, default=None)

    async def _credit(self, ended: Mapping[int, Span]) -> None:
        """Count all clocks anew that stood while some shards were out of reach."""
        store, longest = self._sessions.store, max(ended.values(), key=_seconds)
        total = store.shards.total
        async with store.write() as tx:
            for shard, outage in ended.items():
                await tx.set_outage(outage, Shards((shard,), total))
            typed = await tx.received(TYPED, longest.start)
            for match in await tx.running():
                row = await tx.match(match)
                stood = ended.get(store.shards.of(row.info.guild)) if row is not None else None
                if row is not None and stood is not None:
                    await timing.look_again(tx, match, stood.end)
                    if _seconds(stood) >= TOLD_S:
                        await _tell(tx, row, stood, typed.get(match, 0))
        self._sessions.wake()
        LOG.warning("out of reach for %d s: clocks are credited", _seconds(longest))


def _seconds(outage: Span) -> float:
    return outage.end - outage.start


async def _tell(tx: Writing, row: MatchRow, outage: Span, typed: int) -> None:
    """Tell a match that no clock ran, and how many messages with orders came meanwhile."""
    if timing.has_clocks(row):
        await tx.post([clock_post(row.info, ClockNews("outage", 0, outage.start, typed))])
