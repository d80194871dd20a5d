"""Where pages are composed and painted: a few worker threads, never the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Studio:
    """Runs painting work in threads, at most ``width`` at a time, first come first served."""

    def __init__(self, width: int = 2):
        self._places = asyncio.Semaphore(width)

    async def make(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` in a thread and return its result."""
        async with self._places:
            return await asyncio.to_thread(work, *args, **kwargs)
