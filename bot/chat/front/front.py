"""What every handler has at hand: the bot behind a client of Discord.

Handlers take an ``Interaction``: through its client they reach the ``Front``. The client that
wires Discord's events up lies above all handlers and is imported by none of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.chat.wire import logs
from bot.chat.wire.locale import Voice
from bot.service.matches import Matches

from .drafts import Drafts
from .newest import Newest
from .painting import PaintingThreads
from .panels import Panels
from .people import People
from .receipts import Receipts
from .recent import Recent
from .services import Services
from .taught import Taught

LOG = logging.getLogger(__name__)
SEEN = 5000
FINISH_S = 10.0
"""How long a bot that stops waits for what was pressed before."""
BEGIN_S = 0.05
"""How long it takes until what came last has begun."""
THREADS = 2
"""How many threads compose pages."""
WAITING = 2
"""How many more wait for each worker that paints, so that it always has something to do."""


class Front:
    """The services, and what the front end keeps in memory beside them.

    Nothing of it matters: after a restart every button works as before.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.painting = PaintingThreads(THREADS + WAITING * services.content.workers)
        self.people = People(services)
        self.drafts = Drafts()
        self.recent = Recent()
        self.taught = Taught()
        self.newest = Newest()
        self.panels = Panels()
        self.receipts = Receipts(services, self.people)
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._busy: set[asyncio.Task[Any]] = set()
        self._beside: set[asyncio.Task[None]] = set()

    @property
    def matches(self) -> Matches:
        """The matches of the database."""
        return self.services.matches

    def forget(self, user: int) -> None:
        """Drop what is kept in memory of a user."""
        self.people.forget(user)
        self.drafts.forget(user)
        self.recent.forget(user)
        self.taught.forget(user)
        self.panels.forget(user)

    def is_repeat(self, interaction: discord.Interaction) -> bool:
        """Tell whether an interaction came before: a gateway that resumes may send it again.

        A new one is carried out by the task that asks, which ``finish`` waits for.
        """
        if interaction.id in self._seen:
            LOG.debug("interaction %s came once more", interaction.id)
            return True
        self._seen[interaction.id] = None
        while len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        logs.INTERACTION.set(interaction.id)
        task = asyncio.current_task()
        if task is not None:
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
            task.add_done_callback(partial(self._timed, interaction.type.name, time.perf_counter()))
        return False

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry on with what nobody waits for; it ends with the bot."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def _timed(self, kind: str, begun: float, _: asyncio.Task[Any]) -> None:
        self.services.meters.answered(kind, time.perf_counter() - begun)

    async def finish(self) -> None:
        """Wait until all that came is carried out, for ``FINISH_S`` at most; the rest is given up.

        What was stored of that is told when its user comes again.
        """
        for task in self._beside:
            task.cancel()
        end = time.monotonic() + FINISH_S
        await asyncio.sleep(BEGIN_S)
        while self._busy and (left := end - time.monotonic()) > 0:
            await asyncio.wait(self._busy, timeout=left)
        if self._busy:
            LOG.warning("%d interactions were not finished", len(self._busy))
        for task in self._busy:
            task.cancel()


class FrontClient(discord.AutoShardedClient):
    """A client of Discord with a front behind it."""

    def __init__(self, front: Front, **options: Any) -> None:
        super().__init__(**options)
        self.front = front


Interaction: TypeAlias = discord.Interaction[FrontClient]
"""What handlers answer."""


class Reader(NamedTuple):
    """A user who is told of a match, in their language; what they may see is up to its seats."""

    front: Front
    match: str
    user: int
    voice: Voice
