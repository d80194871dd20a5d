"""The watchdog of interactions: is Discord silent, or are the players?

Where no press has come for some minutes while matches wait, the gateway may have lost them though
all else works. So the bot asks for a new session, ever more rarely, and reads by REST whether
players type their orders to it. Who does so cannot press: the bot counts as out of reach from the
last press on, so that no clock runs, until the next one comes through.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.chat.front.front import Front
from bot.chat.match.mentioned import Mentions, waiting
from bot.service.clocks.hours import Span
from bot.service.ports.store import StoreError

LOG = logging.getLogger(__name__)
LOOK_EVERY_S = 60.0
QUIET_S = 900.0
"""After so long without any press the gateway is doubted, where matches wait."""
LONGEST_S = 6 * 3600.0
"""A new session is asked for after growing times, at last as often as this."""
FAULTS = (StoreError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


class Watchdog:
    """Doubts a silent gateway; ``anew`` opens new sessions."""

    def __init__(self, front: Front, client: discord.Client, anew: Callable[[], Awaitable[None]]):
        self._front = front
        self._anew = anew
        self._mentions = Mentions(front, client)
        self._heard = self._now()
        self._doubted = 0.0
        self._dead = False

    def _now(self) -> float:
        return self._front.matches.sessions.clock()

    def heard(self) -> None:
        """Note that an interaction came."""
        if self._dead:
            LOG.warning("presses come through again")
        self._heard, self._doubted, self._dead = self._now(), 0.0, False

    def silent_since(self) -> float | None:
        """Return since when no press has come through, where that is sure; else None."""
        return self._heard if self._dead else None

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            try:
                await self.look()
            except FAULTS as error:
                LOG.warning("what is typed cannot be read: %s", type(error).__name__)

    async def look(self) -> None:
        """Doubt the gateway where it is silent and matches wait; read what is typed meanwhile."""
        quiet = self._now() - self._heard
        if quiet < QUIET_S:
            return
        shards = self._front.services.store.shards
        matches = [one for one in await waiting(self._front) if shards.serves(one.guild)]
        if not matches:
            return
        if quiet >= min(2 * self._doubted, self._doubted + LONGEST_S):
            self._doubted = quiet
            LOG.warning("no press for %d s while %d matches wait: new session", quiet, len(matches))
            await self._anew()
        for info in matches:
            typed = await self._mentions.read(info, self._heard)
            if typed and not self._dead:
                LOG.error("players type their orders: no press has come through for %d s", quiet)
                self._dead = True
            if self._dead:
                await self._stop_clocks()
            for one in typed:
                await self._mentions.carry_out(one)

    async def _stop_clocks(self) -> None:
        """Note that nobody could press until now, before any order is counted as late."""
        store = self._front.services.store
        async with store.write() as tx:
            await tx.set_outage(Span(self._heard, self._now()), store.shards)
