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

    def __init__(self, connection: OneHopConnection, cursor: sqlite3.Cursor):
        self._connection = connection
        self._cursor = cursor
        self._rows: list[Any] = []

    async def __aenter__(self) -> OneHopCursor:
        """Return the cursor."""
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> OneHopCursor:
        """Execute one statement and fetch all that it returns."""
        self._connection.settled = False

        def work() -> list[Any]:
            self._cursor.execute(sql, parameters)
            return self._cursor.fetchall() if self._cursor.description else []

        self._rows = await self._connection._execute(work)  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> OneHopCursor:
        """Execute one statement with many sets of parameters."""
        self._connection.settled = False
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
    settled = False
    """Whether a commit has ended and no statement was begun since."""

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread."""
        self._stopped = super().stop()
        return self._stopped

    async def commit(self) -> None:
        """Commit, if there is anything to: a question by itself opens no transaction."""
        if self.in_transaction:
            await super().commit()
        self.settled = True

    async def rollback(self) -> None:
        """Roll back, unless nothing was done since a commit: the pool asks for it then, too."""
        if not self.settled:
            await super().rollback()

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
