"""Workers that think: processes beside the bot, each with one job at a time.

Who takes too long is killed, and the game's own advice answers in its place. A worker that dies is
replaced, and its job is thought about once more. The longer a job has waited for a worker, the less
is thought about it (``bot/computer/waiting.py``), so that nobody waits long for a computer's turn.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec

from bot.engine.game import AnyGame

from . import worker
from .job import Answer, Job, advised
from .levels import THINKING
from .study import Studied, Study
from .waiting import ANYWHERE, STUDY, Place, Waiting, share

T = TypeVar("T")
LOG = logging.getLogger(__name__)
LIMIT_S: Final = 15.0
"""How long a worker may take over one job that does not end by itself (``worker.LIMIT_S``)."""
TRIES: Final = 2
"""How often a job is thought about whose worker dies."""
STARTS: Final = ("forkserver", "spawn")
"""How workers are started, the best way first; a fork would copy locks that threads hold."""

Hire: TypeAlias = Callable[[], Executor]
"""Starts one worker; what it is given runs in a process of its own."""


def processes(data: Path | None) -> Hire:
    """Return how workers are started that read a data folder (None: the usual one)."""
    start = next(one for one in STARTS if one in get_all_start_methods())
    context = get_context(start)
    return lambda: ProcessPoolExecutor(1, context, worker.begin, (data,))


class Thinker:
    """One worker, which is replaced when it dies or is killed."""

    def __init__(self, data: Path | None, hire: Hire) -> None:
        self._data, self._hire = data, hire
        self._executor: Executor | None = None
        self._pid: Future[int] | None = None

    async def answer(self, job: Job) -> Answer:
        """Return the answer to a job; raises ``TimeoutError`` and ``BrokenProcessPool``."""
        told = await self._told(worker.answer, msgspec.json.encode(job))
        return msgspec.json.decode(told, type=Answer)

    async def study(self, study: Study) -> Studied:
        """Judge a decision; raises ``TimeoutError`` and ``BrokenProcessPool``."""
        told = await self._told(worker.study, msgspec.json.encode(study))
        return msgspec.json.decode(told, type=Studied)

    async def _told(self, work: Callable[[Path | None, bytes], bytes], packed: bytes) -> bytes:
        """Let the worker do something; starting it takes no part of its time."""
        if self._executor is None or self._pid is None:
            self._executor = self._hire()
            self._pid = self._executor.submit(os.getpid)
        await asyncio.wrap_future(self._pid)
        coming = self._executor.submit(work, self._data, packed)
        async with asyncio.timeout(LIMIT_S):
            return await asyncio.wrap_future(coming)

    def dismiss(self) -> None:
        """Kill the worker; the next job starts another one."""
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        if pid is not None and pid.done() and not pid.cancelled() and pid.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(pid.result(), signal.SIGKILL)
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


class ThinkingProcesses:
    """Some workers; jobs wait until one is free.

    Answers are given in slots, ``first_s`` seconds after a question to a seat that did not answer
    the one before, else after ``later_s``, so that no answer tells how long it took.
    """

    first_s: Final = 3.0
    later_s: Final = 1.0

    def __init__(
        self,
        width: int,
        games: Mapping[str, AnyGame],
        data: Path | None,
        hire: Hire | None = None,
    ) -> None:
        self._games = games
        self._thinkers = [Thinker(data, hire or processes(data)) for _ in range(width)]
        self._waiting = Waiting(self._thinkers)
        self._studying = asyncio.Lock()

    async def think(self, job: Job, place: Place = ANYWHERE) -> Answer:
        """Return the answer to a job; where no worker gives one, what the game advises."""
        asked = time.monotonic()
        thinker = await self._waiting.taken(place)
        try:
            left = share(time.monotonic() - asked) if job.level in THINKING else job.share
            if left is not None:
                shared = msgspec.structs.replace(job, share=left)
                return await _tried(thinker, lambda: thinker.answer(shared))
        except TimeoutError:
            LOG.warning("a job of %s took too long: its worker is killed", job.system)
        except BrokenProcessPool:
            LOG.error("a job of %s finds no worker: the game's advice answers", job.system)
        finally:
            self._waiting.back(thinker, place)
        return await asyncio.to_thread(advised, self._games[job.system], job)

    async def study(self, study: Study) -> Studied | None:
        """Judge a decision; None where that took too long or no worker is left.

        One at a time, however many are asked for, so a job waits for one of them at the most.
        """
        place = Place(STUDY)
        async with self._studying:
            thinker = await self._waiting.taken(place)
            try:
                return await _tried(thinker, lambda: thinker.study(study))
            except (TimeoutError, BrokenProcessPool):
                LOG.warning("a decision of %s is not judged", study.system)
                return None
            finally:
                self._waiting.back(thinker, place)

    def close(self) -> None:
        """Dismiss the workers; what they think about is asked again after the next start."""
        for one in self._thinkers:
            one.dismiss()


async def _tried(thinker: Thinker, work: Callable[[], Awaitable[T]]) -> T:
    """Let a worker do something, and one that takes its place where it dies."""
    for left in reversed(range(TRIES)):
        try:
            return await work()
        except BrokenProcessPool:
            thinker.dismiss()
            if not left:
                raise
        except BaseException:
            thinker.dismiss()
            raise
    raise AssertionError("a try returns or raises")
