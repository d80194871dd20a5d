"""Timers: reminders to those who must decide, claimed in the store."""

from __future__ import annotations

import asyncio
import logging

from .desk import REMIND_AFTER_S, change
from .matches import Matches
from .model import deciders
from .ports import StoreError, Timer
from .publish import ping_post

LOG = logging.getLogger("fieldpost.timers")
LOOK_EVERY_S = 30.0


class Timers:
    """Does what is due; doing it twice is harmless, since the decision's serial is compared."""

    def __init__(self, matches: Matches):
        self._matches = matches

    async def run(self) -> None:
        """Look for due timers until cancelled."""
        while True:
            try:
                await self.tick()
            except StoreError:
                LOG.exception("the timers cannot be read")
            await asyncio.sleep(LOOK_EVERY_S)

    async def tick(self) -> int:
        """Do all that is due now; returns how many timers were due."""
        timers = await self._matches.store.due_timers(self._matches.clock())
        for timer in timers:
            await self._remind(timer)
            await self._matches.store.timer_done(timer)
        if timers and self._matches.outbox is not None:
            self._matches.outbox.wake()
        return len(timers)

    async def _remind(self, timer: Timer) -> None:
        """Call those who still have not decided, and set the next reminder."""
        table = await self._matches.table(timer.match)
        if table.position is None or table.info.status != "running":
            return
        users = deciders(table.info, table.position)
        if not users or table.position.state.serial != timer.serial:
            return
        later = timer.due + REMIND_AFTER_S
        info = change(table.info, updated=self._matches.clock())
        async with self._matches.store.write() as tx:
            await tx.post([ping_post(info, table.position, users)])
            await tx.set_timer(
                Timer(match=timer.match, kind="remind", serial=timer.serial, due=later)
            )
