"""The right to serve a database: one process has it at a time.

Two processes with one token would both answer every press and both deliver the outbox. The right
ends with its process, however that ends. Tools that only read or copy need none.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.service.ports import StoreError

Release: TypeAlias = Callable[[], Awaitable[None]]
KEY = 0x4649454C44504F53
"""The number of the advisory lock on PostgreSQL, which counts for its database alone."""
AGAIN_S = 0.1


async def claim(engine: AsyncEngine, *, patience_s: float) -> Release:
    """Take the right to serve; returns how it is given back.

    Whoever is about to stop is waited for. Raises ``StoreError`` where another process has it.
    """
    database = engine.url.database if engine.url.get_backend_name() == "sqlite" else None
    end = time.monotonic() + patience_s
    while True:
        release = await (_lock_server(engine) if database is None else _lock_file(database))
        if release is not None:
            return release
        if time.monotonic() >= end:
            raise StoreError("database: another Fieldpost serves it: stop that one first")
        await asyncio.sleep(AGAIN_S)


async def _lock_file(database: str) -> Release | None:
    """Lock a file beside the database; the operating system unlocks it when a process ends."""
    file = sqlite3.connect(f"{database}.lock", isolation_level=None, timeout=0)
    try:
        file.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        file.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise

    async def release() -> None:
        file.close()

    return release


async def _lock_server(engine: AsyncEngine) -> Release | None:
    """Take an advisory lock in a connection of its own, with which it ends."""
    connection = await engine.connect()
    await connection.execution_options(isolation_level="AUTOCOMMIT")
    if (await connection.execute(select(func.pg_try_advisory_lock(KEY)))).scalar_one():

        async def release() -> None:
            await connection.invalidate()
            await connection.close()

        return release
    await connection.close()
    return None
