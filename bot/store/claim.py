"""The right to serve a database, or some of the shards of a bot that it belongs to.

Two processes that serve the same shard would both answer every press. On SQLite one process has the
right to all of the file; it ends with its process, however that ends. On PostgreSQL the right to
each shard is a row that names its holder until a time, which the holder puts off again and again: a
lease, as the server sees the time. It outlives a restart of the server, and ends by itself when a
process has died. Every transaction that writes compares the name: whoever has lost a shard to
another process changes nothing any more. Tools that only read or copy need no right.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.ports.serving import Shards
from bot.service.ports.store import StoreError

from .moment import Moment
from .schema import serving

LOG = logging.getLogger(__name__)
KEY = 0x4649454C44504F53
"""The number of the advisory lock under which shards change hands."""
AGAIN_S = 0.1
LEASE_S = 15.0
"""How long a process that gives no sign of life keeps its shards, and what it had begun."""
LOOK_S = 4.0
"""How often a holder gives a sign of life."""
PATIENCE_S = 10.0
LEFT_S = 5.0
"""How long a process that is about to stop is waited for; a lease may have to end before."""
BUSY = "database: another Fieldpost serves it: stop that one first"
OTHERWISE = "database: another Fieldpost serves it with another number of shards: stop that first"
ALONE = "database: a file serves one process alone; several need PostgreSQL"
LOST = "database: another Fieldpost serves it now: this one has stopped"
FAULTS = (SQLAlchemyError, OSError, TimeoutError)


class Claim(Protocol):
    """The right to serve; ``leads`` as in ``bot.service.ports.serving``."""

    leads: bool

    async def require(self, connection: AsyncConnection) -> None:
        """Raise ``StoreError`` in a transaction where another process has the right."""
        ...

    async def guard(self, changed: Callable[[], None]) -> None:
        """Keep the right until it is lost, then raise ``StoreError``.

        ``changed`` is called when another process has come or gone.
        """
        ...

    async def release(self) -> None:
        """Give the right back."""
        ...


async def claim(
    engine: AsyncEngine, holder: str, shards: Shards, *, patience_s: float | None
) -> Claim:
    """Take the right to serve, under a name that no other process has.

    Whoever is about to stop is waited for, and on PostgreSQL the end of the lease of one that has
    died; ``patience_s`` None: as long as that takes. Raises ``StoreError`` where another process
    has it.
    """
    database = engine.url.database if engine.url.get_backend_name() == "sqlite" else None
    if database is not None and not shards.whole:
        raise StoreError(ALONE)
    usual = LEFT_S if database is not None else LEFT_S + LEASE_S
    end = time.monotonic() + (usual if patience_s is None else patience_s)
    while True:
        if database is not None:
            found: Claim | str = await _lock_file(database)
        else:
            found = await ServerClaim.taken(engine, holder, shards)
        if not isinstance(found, str):
            return found
        if time.monotonic() >= end:
            raise StoreError(found)
        await asyncio.sleep(AGAIN_S)


async def left_behind(engine: AsyncEngine) -> Shards | None:
    """Return the shards of a process that died and was not followed; None: nobody did.

    Who ends as asked leaves nothing behind.
    """
    question = select(serving).where(serving.c.until <= Moment()).order_by(serving.c.shard)
    async with engine.connect() as connection:
        rows = (await connection.execute(question)).all()
    if not rows:
        return None
    ids = tuple(one.shard for one in rows if one.holder == rows[0].holder)
    return Shards(ids, rows[0].total)


class FileClaim:
    """A locked file beside the database; the operating system unlocks it when a process ends."""

    leads = True

    def __init__(self, file: sqlite3.Connection):
        self._file = file

    async def require(self, connection: AsyncConnection) -> None:
        """Nobody else can have it."""

    async def guard(self, changed: Callable[[], None]) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Unlock the file."""
        self._file.close()


async def _lock_file(database: str) -> FileClaim | str:
    file = sqlite3.connect(f"{database}.lock", isolation_level=None, timeout=0)
    try:
        file.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        file.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return BUSY
        raise
    return FileClaim(file)


class ServerClaim:
    """Rows of a table, one for each shard, with the holder's name and the end of the lease.

    Shards change hands by a row that is removed, never by one that is changed: so writers, who
    keep the keys of the rows as they are, wait for no sign of life, and no sign of life for them.
    """

    def __init__(self, engine: AsyncEngine, holder: str, shards: Shards):
        self._engine = engine
        self._holder = holder
        self._shards = shards
        self._others: frozenset[str] = frozenset()
        self._lost = asyncio.Event()
        self._silent = False
        self.leads = False

    @classmethod
    async def taken(cls, engine: AsyncEngine, holder: str, shards: Shards) -> ServerClaim | str:
        """Take the shards, all or none; where another process has one, return why not."""
        found = cls(engine, holder, shards)
        ended = serving.c.until <= Moment()
        ours = serving.c.shard.in_(shards.ids) | (serving.c.total != shards.total)
        try:
            async with engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(KEY)))
                # waits for what a former holder is writing
                await connection.execute(delete(serving).where(ours, ended))
                rows = (await connection.execute(select(serving).where(ours))).all()
                if rows:
                    return BUSY if any(one.total == shards.total for one in rows) else OTHERWISE
                values = [{"shard": one, "total": shards.total} for one in shards.ids]
                until = Moment() + LEASE_S
                adding = insert(serving).values(holder=holder, until=until)
                await connection.execute(adding, values)
                await found._look(connection)
        except IntegrityError:  # its holder gave a sign of life at the last moment
            return BUSY
        return found

    async def require(self, connection: AsyncConnection) -> None:
        """Keep the names as they are until the transaction ends, or raise ``StoreError``."""
        mine = select(serving.c.shard).where(serving.c.holder == self._holder)
        kept = (await connection.execute(mine.with_for_update(read=True, key_share=True))).all()
        if len(kept) < len(self._shards.ids):
            self._lost.set()
            raise StoreError(LOST)

    async def guard(self, changed: Callable[[], None]) -> None:
        """Give signs of life, and look who else does."""
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._lost.wait()
            except TimeoutError:
                await self._sign_of_life(changed)
        raise StoreError(LOST)

    async def _sign_of_life(self, changed: Callable[[], None]) -> None:
        before = self._others
        longer = update(serving).where(serving.c.holder == self._holder)
        try:
            async with asyncio.timeout(PATIENCE_S), self._engine.begin() as connection:
                kept = await connection.execute(longer.values(until=Moment() + LEASE_S))
                if kept.rowcount < len(self._shards.ids):
                    self._lost.set()
                await self._look(connection)
        except FAULTS as error:
            if not self._silent:
                LOG.warning("the database does not answer: %s", type(error).__name__)
            self._silent = True
            return
        if self._silent:
            LOG.warning("the database answers again")
        if self._silent or self._others != before:
            changed()
        self._silent = False

    async def _look(self, connection: AsyncConnection) -> None:
        """Look who serves: the one with the lowest shard leads."""
        alive = select(serving.c.shard, serving.c.holder).where(serving.c.until > Moment())
        found = (await connection.execute(alive.order_by(serving.c.shard))).all()
        self.leads = bool(found) and found[0].holder == self._holder
        self._others = frozenset(one.holder for one in found)

    async def release(self) -> None:
        """Remove the rows; where the server does not answer the leases end by themselves."""
        try:
            async with asyncio.timeout(PATIENCE_S), self._engine.begin() as connection:
                mine = serving.c.holder == self._holder
                await connection.execute(delete(serving).where(mine))
        except FAULTS as error:
            LOG.warning("the shards are not given back: %s", type(error).__name__)
