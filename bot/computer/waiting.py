"""Who is thought for next: what waits for a worker, and how much of a level is left by then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import Any, Final, Generic, NamedTuple, TypeVar

W = TypeVar("W")

RUNGS: Final = ((2.0, 1), (5.0, 3), (15.0, 10))
"""After how many seconds of waiting what part of the units of a level is left: all of them, a
third, a tenth; after the last, the game's own advice answers."""

LIVE, BY_POST, STUDY = range(3)
"""Ranks: matches whose people sit there together, those by post, decisions judged afterwards."""


class Place(NamedTuple):
    """Where a job belongs; the least ``rank`` comes first.

    ``server`` is where its match is played (None: between two people alone); it tells nothing of
    what is thought about.
    """

    rank: int = BY_POST
    server: int | None = None


ANYWHERE: Final = Place()
"""The place of a job of no match, such as a tool's."""


def share(waited: float) -> int | None:
    """Return by what the units of a job that has waited some seconds are divided; None: no time."""
    return next((part for limit, part in RUNGS if waited < limit), None)


class _Waiter(NamedTuple):
    place: Place
    number: int
    worker: asyncio.Future[Any]


class Waiting(Generic[W]):
    """Gives free workers to who waits: by rank, then by time.

    A server that holds half of all workers waits until no other one does.
    """

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = list(workers)
        self._half = (len(self._free) + 1) // 2
        self._waiters: list[_Waiter] = []
        self._held: Counter[int | None] = Counter()
        self._numbers = count()

    async def taken(self, place: Place) -> W:
        """Wait for a worker; whoever has taken it gives it ``back``."""
        coming: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        waiter = _Waiter(place, next(self._numbers), coming)
        self._waiters.append(waiter)
        self._serve()
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.back(coming.result(), place)
            else:
                self._waiters.remove(waiter)
            raise

    def back(self, worker: W, place: Place) -> None:
        """Give a worker back that was taken for a place."""
        self._held[place.server] -= 1
        self._free.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Give free workers away; who gave up and was not told so yet is passed over."""
        while self._free:
            waiting = [one for one in self._waiters if not one.worker.done()]
            if not waiting:
                return
            waiter = min(waiting, key=self._order)
            self._waiters.remove(waiter)
            self._held[waiter.place.server] += 1
            waiter.worker.set_result(self._free.pop())

    def _order(self, waiter: _Waiter) -> tuple[bool, int, int]:
        server = waiter.place.server
        much = server is not None and self._held[server] >= self._half
        return much, waiter.place.rank, waiter.number
