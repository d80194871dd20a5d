"""SQLite connections that run a statement in one hop to their thread.

SQLAlchemy makes a cursor, executes, fetches and closes, and aiosqlite takes each of these to the
connection's thread: four changes of thread for one statement. Only execution needs the thread, and
the rows can come back with it. Needs ``check_same_thread=False``.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite


class OneHopCursor:
    """The part of ``aiosqlite.Cursor`` that SQLAlchemy uses."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor):
        self._connection = connection
        self._cursor = cursor
        self._rows: list[Any] = []

    async def __aenter__(self) -> OneHopCursor:
        """Return the cursor."""
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> OneHopCursor:
        """Execute one statement and fetch all that it returns."""

        def work() -> list[Any]:
            self._cursor.execute(sql, parameters)
            return self._cursor.fetchall() if self._cursor.description else []

        self._rows = await self._connection._execute(work)  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> OneHopCursor:
        """Execute one statement with many sets of parameters."""
        await self._connection._execute(  # type: ignore[no-untyped-call]
            self._cursor.executemany, sql, parameters
        )
        return self

    async def fetchall(self) -> list[Any]:
        """Return the rows that came with the execution."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Close the cursor; its rows are fetched already."""
        self._cursor.close()

    @property
    def description(self) -> Any:
        """The columns of the rows."""
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The row id of the last insertion."""
        return self._cursor.lastrowid


class OneHopConnection(aiosqlite.Connection):
    """A connection whose cursors need one hop for a statement."""

    _stopped: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread."""
        self._stopped = super().stop()
        return self._stopped

    async def _connect(self) -> aiosqlite.Connection:
        """Open the file; where that fails, wait until the thread has ended."""
        try:
            return await super()._connect()
        except BaseException:
            if self._stopped is not None:
                await self._stopped
            raise

    def cursor(self) -> OneHopCursor:  # type: ignore[override]
        """Make a cursor without leaving the event loop's thread."""
        return OneHopCursor(self, self._conn.cursor())


def connect(database: str, **settings: Any) -> OneHopConnection:
    """Open a connection as ``aiosqlite.connect`` does; to be awaited."""
    settings["check_same_thread"] = False
    connection = OneHopConnection(lambda: sqlite3.connect(database, **settings), 64)
    connection._thread.daemon = True
    return connection
