"""Workers that paint: processes beside the bot, so that its event loop never waits for a picture.

A worker that dies is replaced, and what it painted is painted again. Equal pictures are painted
once as long as they are remembered, and once where several wait for the same.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from threading import Lock
from typing import Final

from renderers.kit.kept import Kept

from . import worker

LOG = logging.getLogger(__name__)
ROOM_BYTES: Final = 24 * 2**20
TRIES: Final = 3
"""How often a picture is painted whose worker dies."""
STARTS: Final = ("forkserver", "spawn")
"""How workers are started, the best way first; a fork would copy locks that threads hold."""


def spare_cores() -> int:
    """Return how many workers this machine has room for: a core is left to the event loop.

    Where the system does not tell which cores this process may use, all are taken to be.
    """
    ours = getattr(os, "sched_getaffinity", None)
    return (len(ours(0)) if ours is not None else os.cpu_count() or 1) - 1


class PaintingProcesses:
    """Some workers; to be asked from threads, which wait for the picture.

    ``told`` hears by which game each picture was, and how many seconds it took.
    """

    def __init__(
        self,
        width: int,
        data: Path | None,
        grounds: Path | None,
        told: Callable[[str, float], None] = lambda _game, _seconds: None,
    ) -> None:
        self.width = width
        self._told = told
        self._data, self._grounds = data, grounds
        self._kept = Kept(ROOM_BYTES)
        self._coming: dict[bytes, Future[bytes]] = {}
        self._lock = Lock()
        self._closed = False
        self._pool = self._hired()

    def _hired(self) -> ProcessPoolExecutor:
        start = next(one for one in STARTS if one in get_all_start_methods())
        context = get_context(start)
        if start == "forkserver":
            context.set_forkserver_preload([worker.__name__])
        begun = (self._data, self._grounds)
        return ProcessPoolExecutor(self.width, context, worker.begin, begun)

    def painted(self, order: worker.Order) -> bytes:
        """Return the encoded image of an order; raises what its painter raises.

        Raises ``CancelledError`` while the workers are dismissed.
        """
        packed = worker.packed(order)
        key = sha256(packed).digest()
        found = self._kept.find(key)
        if isinstance(found, bytes):
            return found
        begun = time.perf_counter()
        image = self._waited(key, packed)
        self._told(order.slug, time.perf_counter() - begun)
        return image

    def _waited(self, key: bytes, packed: bytes) -> bytes:
        """Have a picture painted that is not kept."""
        for left in reversed(range(TRIES)):
            coming, pool = self._submitted(key, packed)
            try:
                image = coming.result()
            except BrokenProcessPool:
                self._replace(pool)
                if not left:
                    raise
            else:
                self._kept.keep(key, image, len(image))
                return image
            finally:
                with self._lock:
                    self._coming.pop(key, None)
        raise AssertionError("a try returns or raises")

    def _submitted(self, key: bytes, packed: bytes) -> tuple[Future[bytes], ProcessPoolExecutor]:
        """Order a picture, unless it is being painted already."""
        with self._lock:
            if key not in self._coming:
                self._coming[key] = self._pool.submit(worker.paint, self._data, packed)
            return self._coming[key], self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Hire new workers where one has died; its fellows go with it."""
        with self._lock:
            if self._pool is broken and not self._closed:
                LOG.warning("a worker that paints has died: others are started")
                self._pool = self._hired()
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Dismiss the workers; what they paint now is finished first."""
        with self._lock:
            self._closed, pool = True, self._pool
        pool.shutdown(wait=True, cancel_futures=True)
