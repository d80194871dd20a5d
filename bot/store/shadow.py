"""A database opened so that another version of the program may be tried on what is stored."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.service.ports.store import StoreError

from .connect import parsed, version_of
from .faults import clear_faults
from .schema import HEAD
from .store import SqlStore, open_store

WAY = "restore a dump elsewhere, let this program open it, and name that one"


@asynccontextmanager
async def open_shadow(url: str) -> AsyncIterator[SqlStore]:
    """Open a copy of an SQLite file, while it is in use; PostgreSQL itself, to be read only.

    Raises ``StoreError``, also where the tables of PostgreSQL are not those of this program, which
    would have to change them.
    """
    found = parsed(url)
    if found.get_backend_name() == "sqlite":
        with tempfile.TemporaryDirectory() as name:
            copy = Path(name) / "shadow.db"
            with clear_faults():
                await asyncio.to_thread(_copied, Path(found.database or ""), copy)
            store = await open_store(f"sqlite:///{copy}")
            try:
                yield store
            finally:
                await store.close()
        return
    store = SqlStore(found, time.time)
    try:
        with clear_faults():
            async with store.readers.connect() as connection:
                version = await connection.run_sync(version_of)
        if version != HEAD:
            raise StoreError(
                f"database: tables {version or 'none'}, this program has {HEAD}: {WAY}"
            )
        yield store
    finally:
        await store.close()


def _copied(source: Path, target: Path) -> None:
    if not source.exists():
        raise StoreError(f"database: there is no file {source}")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
