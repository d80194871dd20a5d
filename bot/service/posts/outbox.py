"""The outbox worker: posts leave in order per channel, and a repeat is harmless.

Each channel (or direct message) is a line of its own, so that one slow channel holds up nobody. A
post that can never be delivered is put aside with its reason; one that may is tried again, with
growing pauses, and those behind it wait. Pauses are measured by a clock that nobody sets, since the
time of day may be wrong, and a restart ends them.

A post is marked before its first attempt, so that whoever repeats it, in this process or after a
crash, looks first whether it is out already: Discord knows a nonce for some minutes only.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from bot.service.ports.posts import (
    AnyPost,
    Barred,
    Due,
    Messenger,
    OutboxStore,
    Permanent,
    Sent,
    Transient,
)
from bot.service.ports.store import StoreError

LOG = logging.getLogger(__name__)
FIRST_PAUSE_S = 0.5
USUAL_PAUSE_S = 300.0
LONGEST_PAUSE_S = 3600.0
STORE_PAUSE_S = 1.0
BARRED_PAUSE_S = 30.0
MOST_BARRED = 750
"""How often a post is tried where the bot may not write: hourly for about a month."""
AT_ONCE = 16
REASON = 200
TOGETHER_S = 0.1
"""How long a delivery waits to be noted with others that are under way."""
LATELY_S = 10.0
"""For so long after a delivery another process may have found its lane taken."""
MOST_FAULTS = 8
"""How often a post is tried that fails for no reason known of Discord or the store."""


class Outbox:
    """Delivers what the service wrote; ``wake`` after writing, ``run`` as a task.

    ``told`` hears the kind of each post that is out, and when it was stored.
    """

    def __init__(
        self,
        store: OutboxStore,
        messenger: Messenger,
        *,
        clock: Callable[[], float] = time.monotonic,
        told: Callable[[str, float], None] = lambda _kind, _at: None,
    ):
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._told = told
        self._wake = asyncio.Event()
        self._look = True
        """Whether there may be something to take."""
        self._takes = False
        self._moved = asyncio.Event()
        """Set whenever something was taken or is out."""
        self._busy: dict[str, asyncio.Task[Sent | None]] = {}
        self._done: dict[str, tuple[Due, Sent]] = {}
        """What is out and not noted yet, by lane: nothing else is taken from that before."""
        self._passed: set[str] = set()
        """The busy lanes in which something has come to wait since they were."""
        self._lately: dict[str, float] = {}
        """Until when it is looked again at lanes in which this process delivered."""
        self._rests: dict[str, float] = {}
        self._faults: Counter[int] = Counter()

    def wake(self) -> None:
        """Look for posts now."""
        self._look = True
        self._wake.set()

    def written(self, lane: str) -> None:
        """Look for what another process wrote to a lane that was not free for it.

        It looks itself for what it writes to any other.
        """
        if lane in self._busy:
            self._passed.add(lane)
        elif lane in self._done or self._lately.get(lane, 0.0) > self._clock():
            self.wake()

    def hasten(self, lane: str) -> None:
        """End the pause of a lane: what waits there may leave now."""
        if self._rests.pop(lane, None) is not None:
            self.wake()

    async def out(self, lane: str, patience: float) -> None:
        """Wait until what was written to a lane is out, for some seconds at most.

        What pauses there is not waited for.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while self._look or self._takes or lane in self._busy:
                    self._moved.clear()
                    await self._moved.wait()

    async def run(self) -> None:
        """Deliver until cancelled; what a crash left behind goes out first."""
        try:
            while True:
                self._wake.clear()
                try:
                    await self._turn()
                    pause = self.pause()
                except StoreError:
                    LOG.exception("the outbox does not answer")
                    self._look, pause = True, STORE_PAUSE_S
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), pause)
        finally:
            await self._stop()

    async def drain(self) -> None:
        """Deliver everything that is due now, then return; raises ``StoreError``."""
        self._look = True
        while await self._turn() or self._busy or self._done:
            await asyncio.gather(*self._busy.values())
            self._look = True

    async def _turn(self) -> int:
        """Note what is out, and take what may leave, in one transaction; returns how many."""
        now = self._clock()
        self._look |= any(end <= now for end in self._rests.values())
        self._rests = {lane: end for lane, end in self._rests.items() if end > now}
        self._lately = {lane: end for lane, end in self._lately.items() if end > now}
        free = AT_ONCE - len(self._busy)
        out = dict(self._done)
        if not (self._look and free):
            await self._store.sent([sent for _, sent in out.values()])
            self._noted(out)
            return 0
        self._look, self._takes = False, True
        self._passed = (self._passed | self._store.written()) & set(self._busy)
        try:
            taken = await self._store.due(
                skip=(*self._busy, *self._rests),
                limit=free,
                done=[sent for _, sent in out.values()],
            )
        finally:
            self._takes = False
            self._moved.set()
        self._noted(out)
        for due in taken:
            task = asyncio.create_task(self._deliver(due))
            self._busy[due.post.lane] = task
            task.add_done_callback(partial(self._ended, due))
        return len(taken)

    def _noted(self, out: Mapping[str, tuple[Due, Sent]]) -> None:
        """Free the lanes of what is noted."""
        until = self._clock() + LATELY_S
        for lane, (due, _) in out.items():
            del self._done[lane]
            self._lately[lane] = until
            self._told(due.post.kind, due.at)

    def _ended(self, due: Due, task: asyncio.Task[Sent | None]) -> None:
        """Look again where something waits; else note with what is out soon as well."""
        full, lane = len(self._busy) >= AT_ONCE, due.post.lane
        del self._busy[lane]
        self._moved.set()
        sent = None if task.cancelled() or task.exception() else task.result()
        if sent is not None:
            self._done[lane] = due, sent
        self._passed |= self._store.written()
        if due.more or full or lane in self._passed or sent is None:
            self.wake()
        elif not self._busy:
            self._wake.set()
        else:
            asyncio.get_running_loop().call_later(TOGETHER_S, self._wake.set)
        self._passed.discard(lane)

    def pause(self) -> float | None:
        """Return how long to sleep: until the next pause of a lane ends, or until woken."""
        if len(self._busy) >= AT_ONCE or not self._rests:
            return None
        return max(0.0, min(self._rests.values()) - self._clock())

    async def _deliver(self, due: Due) -> Sent | None:
        """Deliver one post; its lane pauses where the store fails, so nothing loops.

        Returns what is to be noted, if it is out.
        """
        try:
            return await self._attempt(due)
        except StoreError:
            LOG.exception("match %s: the outbox cannot be written", due.post.match)
            await asyncio.sleep(STORE_PAUSE_S)
            return None

    async def _attempt(self, due: Due) -> Sent | None:
        post = due.post
        try:
            message = None
            if not due.superseded:
                message = (await self._messenger.deliver(post, due.standing)).message
                message = None if message == due.standing else message  # noted already
            self._faults.pop(post.id, None)
            return Sent(post, message)
        except Permanent as fault:
            LOG.warning("match %s: %s not delivered: %s", post.match, post.kind, fault.reason)
            await self._store.failed(post, fault.reason, dm_closed=fault.dm_closed)
        except Barred as fault:
            await self._barred(post, fault)
        except Transient as fault:
            await self._delay(post, max(fault.retry_after, _growing(post)))
        except StoreError:
            raise
        except Exception as fault:
            LOG.exception("match %s: %s could not be made", post.match, post.kind)
            await self._faulty(post, fault)
        return None

    async def _barred(self, post: AnyPost, fault: Barred) -> None:
        """Try a post rarely while the bot may not write there; nothing is lost by it."""
        if post.tries == 0:
            LOG.warning("match %s: %s has to wait: %s", post.match, post.kind, fault)
        if post.tries >= MOST_BARRED:
            await self._store.failed(post, str(fault)[:REASON])
            return
        await self._delay(post, BARRED_PAUSE_S * 2 ** min(post.tries, 10))

    async def _faulty(self, post: AnyPost, fault: Exception) -> None:
        """Try a post again whose making or sending failed, or put it aside after some tries."""
        self._faults[post.id] += 1
        if self._faults[post.id] < MOST_FAULTS:
            await self._delay(post, _growing(post))
            return
        LOG.error("match %s: %s given up", post.match, post.kind)
        await self._store.failed(post, f"{type(fault).__name__}: {fault}"[:REASON])
        del self._faults[post.id]

    async def _delay(self, post: AnyPost, pause: float) -> None:
        """Let a post's lane rest for some seconds, an hour at most."""
        self._rests[post.lane] = self._clock() + min(pause, LONGEST_PAUSE_S)
        await self._store.delayed(post)

    async def _stop(self) -> None:
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):  # whoever repeats a post finds that it is out
            await self._store.sent([sent for _, sent in self._done.values()])


def _growing(post: AnyPost) -> float:
    return min(USUAL_PAUSE_S, FIRST_PAUSE_S * 2.0 ** min(post.tries, 20))
