"""The right to serve a database: one process has it at a time.

Two processes with one token would both answer every press and both deliver the outbox. The right
ends with its process, however that ends. Tools that only read or copy need none.

On PostgreSQL the right is an advisory lock, which a restart of the server takes away without a
word. So the holder's name stands in the database too, and every transaction that writes compares
it: whoever has lost the right to another changes nothing any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from typing import Protocol

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.ports.store import StoreError

from .gate import APART
from .schema import serving

LOG = logging.getLogger(__name__)
KEY = 0x4649454C44504F53
"""The number of the advisory lock on PostgreSQL, which counts for its database alone."""
AGAIN_S = 0.1
LOOK_S = 5.0
"""How often the holder looks whether it still has the lock."""
PATIENCE_S = 10.0
BUSY = "database: another Fieldpost serves it: stop that one first"
LOST = "database: another Fieldpost serves it now: this one has stopped"
FAULTS = (SQLAlchemyError, OSError, TimeoutError)


class Claim(Protocol):
    """The right to serve."""

    async def require(self, connection: AsyncConnection) -> None:
        """Raise ``StoreError`` in a transaction where another process has the right."""
        ...

    async def guard(self) -> None:
        """Wait until the right is lost, then raise ``StoreError``."""
        ...

    async def release(self) -> None:
        """Give the right back."""
        ...


async def claim(engine: AsyncEngine, *, patience_s: float) -> Claim:
    """Take the right to serve.

    Whoever is about to stop is waited for. Raises ``StoreError`` where another process has it.
    """
    database = engine.url.database if engine.url.get_backend_name() == "sqlite" else None
    end = time.monotonic() + patience_s
    while True:
        found = await (ServerClaim.taken(engine) if database is None else _lock_file(database))
        if found is not None:
            return found
        if time.monotonic() >= end:
            raise StoreError(BUSY)
        await asyncio.sleep(AGAIN_S)


class FileClaim:
    """A locked file beside the database; the operating system unlocks it when a process ends."""

    def __init__(self, file: sqlite3.Connection):
        self._file = file

    async def require(self, connection: AsyncConnection) -> None:
        """Nobody else can have it."""

    async def guard(self) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Unlock the file."""
        self._file.close()


async def _lock_file(database: str) -> FileClaim | None:
    file = sqlite3.connect(f"{database}.lock", isolation_level=None, timeout=0)
    try:
        file.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        file.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise
    return FileClaim(file)


class ServerClaim:
    """An advisory lock in a connection of its own, with which it ends, and the holder's name."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection):
        self._engine = engine
        self._connection: AsyncConnection | None = connection
        self._holder = secrets.token_hex(16)
        self._lost = asyncio.Event()

    @classmethod
    async def taken(cls, engine: AsyncEngine) -> ServerClaim | None:
        """Take the lock and write the name down; None where another has the lock."""
        connection = await _locked(engine)
        if connection is None:
            return None
        found = cls(engine, connection)
        values = {"id": 1, "holder": found._holder}
        write = insert(serving).values(**values)
        try:
            async with engine.begin() as other:  # waits for what the former holder is writing
                await other.execute(write.on_conflict_do_update(index_elements=["id"], set_=values))
        except BaseException:
            await found.release()
            raise
        return found

    async def require(self, connection: AsyncConnection) -> None:
        """Keep the name as it is until the transaction ends, or raise ``StoreError``."""
        if await self._named(connection) != self._holder:
            self._lost.set()
            raise StoreError(LOST)

    async def _named(self, connection: AsyncConnection) -> str | None:
        question = select(serving.c.holder).with_for_update(read=True)
        found: str | None = (await connection.execute(question)).scalar()
        return found

    async def guard(self) -> None:
        """Take the lock again where it was lost to nobody; else raise ``StoreError``."""
        while not self._lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), LOOK_S)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await self._look()
            except FAULTS as error:
                LOG.warning("the database does not answer: %s", type(error).__name__)
        raise StoreError(LOST)

    async def _look(self) -> None:
        if self._connection is not None:
            try:
                await self._connection.execute(select(1))
                return
            except FAULTS:
                await self.release()
        self._connection = await _locked(self._engine)
        async with self._engine.begin() as connection:
            if await self._named(connection) != self._holder:
                self._lost.set()

    async def release(self) -> None:
        """End the connection and with it the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*FAULTS):
                await connection.invalidate()
                await connection.close()


async def _locked(engine: AsyncEngine) -> AsyncConnection | None:
    """Open a connection that has the lock; None where another one has it."""
    connection = await engine.connect()
    try:
        connection.info[APART] = True
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        if (await connection.execute(select(func.pg_try_advisory_lock(KEY)))).scalar_one():
            return connection
    except BaseException:
        await connection.close()
        raise
    await connection.close()
    return None
