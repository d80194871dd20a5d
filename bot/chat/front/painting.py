"""Where pages are composed and painted: a few worker threads, never the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class PaintingThreads:
    """Runs painting work in threads, at most ``width`` at a time, first come first served."""

    def __init__(self, width: int):
        self._places = asyncio.Semaphore(width)
        self._long = asyncio.Lock()
        self._wanted = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def make(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` in a thread and return its result."""
        self._wanted += 1
        self._idle.clear()
        try:
            async with self._places:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._wanted -= 1
            if not self._wanted:
                self._idle.set()

    async def long(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that takes seconds, one at a time, so that a thread stays for the others."""
        async with self._long:
            return await self.make(work, *args, **kwargs)

    async def spare(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work for which nobody waits: it begins once nothing else is wanted."""
        while self._wanted:
            await self._idle.wait()
        return await self.make(work, *args, **kwargs)
