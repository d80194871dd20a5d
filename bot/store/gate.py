"""The way to the database's connections: closed for good before the database is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.service.ports.store import StoreError

LOG = logging.getLogger(__name__)
APART = "apart"
"""A mark in a connection's ``info``: it belongs to whoever closes the gate, and is not waited for.
"""
CLOSED = "database: it is closed: Fieldpost is stopping"


class Gate:
    """Lets transactions begin until it is closed, and knows which connections are in use."""

    def __init__(self, *engines: AsyncEngine):
        self._closed = False
        self._used: dict[int, Any] = {}
        self._back = asyncio.Event()
        for engine in {id(one): one for one in engines}.values():
            event.listen(engine.sync_engine, "checkout", self._taken)
            event.listen(engine.sync_engine, "checkin", self._returned)

    def _taken(self, _connection: Any, record: Any, _proxy: Any) -> None:
        if self._closed:
            raise StoreError(CLOSED)
        self._used[id(record)] = record

    def _returned(self, _connection: Any, record: Any) -> None:
        if self._used.pop(id(record), None) is not None:
            self._back.set()

    @property
    def _busy(self) -> int:
        return sum(APART not in one.info for one in self._used.values())

    @contextmanager
    def ajar(self) -> Iterator[None]:
        """Let whoever has closed the gate through, for a last word."""
        self._closed = False
        try:
            yield
        finally:
            self._closed = True

    async def close(self, *, patience_s: float) -> None:
        """Refuse what begins from now on with ``StoreError``, and wait for what has begun.

        After ``patience_s`` seconds the rest is given up: its transactions are rolled back when the
        engines let their connections go.
        """
        self._closed = True
        try:
            async with asyncio.timeout(patience_s):
                while self._busy:
                    self._back.clear()
                    await self._back.wait()
        except TimeoutError:
            LOG.warning("%d transactions were given up", self._busy)
