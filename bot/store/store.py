"""``SqlStore``: transactions, the outbox's rows, timers, backup."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.ports.matches import Timer
from bot.service.ports.posts import AnyPost, Due, Sent
from bot.service.ports.receipts import ReadMark
from bot.service.ports.serving import ALL, News, Shards, Tally, Waiting
from bot.service.ports.store import Store, StoreError

from . import hearing, outbox_work, rows
from .claim import Claim, claim, left_behind
from .connect import asking, engines, migrate, parsed, require_sound
from .connected import Connected, asked
from .faults import clear_faults
from .gate import Gate
from .known import Known
from .reading import Reader
from .schema import beats, matches, outbox, receipts, timers, unread, windows
from .writing import Writer

LOG = logging.getLogger(__name__)
W = TypeVar("W", bound=Writer)
STANDBY_S = 1.0
"""How often a process that stands by looks whether another one has died."""
PATIENCE_S = 5.0
"""How long a process that stops waits for its own transactions."""
CLAIM_S = 60.0
"""How long a claimed timer is left to its claimant before another process may take it."""


async def open_store(url: str, *, clock: Callable[[], float] = time.time) -> SqlStore:
    """Open a database and bring its tables up to date.

    ``url`` is ``sqlite:///FILE`` or ``postgresql://...``. Raises ``StoreError`` with one clear line
    where it is damaged, locked, unreachable or made by a newer program.
    """
    store = SqlStore(parsed(url), clock)
    try:
        with clear_faults():
            async with store.writers.begin() as connection:
                await connection.run_sync(migrate)
    except BaseException:
        await store.close()
        raise
    return store


class SqlStore(Store):
    """The database behind the service, on SQLite or PostgreSQL."""

    def __init__(self, url: URL, clock: Callable[[], float]):
        self.url = url
        self.name = f"fieldpost-{secrets.token_hex(8)}"
        """By which other processes on PostgreSQL know this one."""
        self.writers, self.readers = engines(url, self.name)
        self._gate = Gate(self.writers, self.readers)
        self._asked = asking(self.readers)
        self.clock = clock
        self.known = Known()
        self._version = 0
        self._claim: Claim | None = None
        self.shards = ALL
        self._others = asyncio.Event()
        """Set when other processes have come or gone."""

    async def claim(self, shards: Shards = ALL, *, patience_s: float | None = None) -> None:
        """Take the right to serve some shards with this database until ``close``.

        It is refused for a damaged file: what is written into that is lost. ``patience_s`` as in
        ``bot.store.claim``. Raises ``StoreError``.
        """
        await self.require_sound()
        with clear_faults():
            self._claim = await claim(self.readers, self.name, shards, patience_s=patience_s)
        self.shards = shards
        self.known.alone = self._is_file

    async def stand_by(self, shards: Shards | None = None) -> None:
        """Wait as long as it takes to claim some shards; None: those of a process that dies.

        A server that does not answer meanwhile is waited for. Raises ``StoreError`` for a file that
        cannot be served.
        """
        if self._is_file:
            await self.claim(shards or ALL, patience_s=math.inf)
            return
        told = ""
        while True:
            try:
                with clear_faults():
                    wanted = shards or await left_behind(self.readers)
                if wanted is not None:
                    await self.claim(wanted, patience_s=0)
                    return
            except StoreError as fault:
                if told != str(fault):
                    LOG.info("standing by: %s", fault)
                told = str(fault)
            await asyncio.sleep(STANDBY_S)

    @property
    def _is_file(self) -> bool:
        """Whether the database is a file, which one process serves."""
        return self.url.get_backend_name() == "sqlite"

    async def guard(self) -> None:
        if self._claim is None:
            raise StoreError("database: this process has not claimed it")
        await self._claim.guard(self._others.set)

    @property
    def leads(self) -> bool:
        return self._claim is None or self._claim.leads

    async def tell(self, news: News, what: str) -> None:
        with clear_faults():
            await hearing.tell(self.readers, self.name, news, what)

    async def hear(self, heard: Callable[[News, str], None]) -> None:
        if self._is_file:
            await asyncio.Event().wait()
        await hearing.hear(self.readers, self.name, self._others, heard)

    @property
    def _me(self) -> str | None:
        """Whose mark is on what this process has taken; None: nobody else may take anything."""
        return None if self._claim is None or self._is_file else self.name

    async def require_sound(self) -> None:
        """Look through the whole file of SQLite; raises ``StoreError`` where it is damaged."""
        with clear_faults():
            await require_sound(self.readers)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        with clear_faults():
            async with asked(self.readers) as connection:
                yield Reader(connection, self.known)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writer]:
        async with self.changing(Writer) as tx:
            yield tx

    @asynccontextmanager
    async def changing(self, kind: type[W]) -> AsyncIterator[W]:
        """Open a writing transaction; what it changed is known before the next one begins."""
        with clear_faults():
            async with self.writers.connect() as connection, AsyncExitStack() as stack:
                tx = kind(Connected(self.writers, stack, connection), self.known, self.clock)
                with tx.noted():
                    async with connection.begin():
                        await self._require(connection)
                        yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that writes in one transaction, while the right to serve lasts."""
        with clear_faults():
            async with self.writers.begin() as connection:
                await self._require(connection)
                yield connection

    async def _require(self, connection: AsyncConnection) -> None:
        if self._claim is not None:
            await self._claim.require(connection)

    # The outbox ------------------------------------------------------------------------------

    async def pending(self, *, skip: Collection[str] = (), limit: int = 16) -> list[AnyPost]:
        question = (
            select(outbox)
            .where(outbox.c.id.in_(outbox_work.HEADS), outbox.c.lane.not_in(skip))
            .order_by(outbox.c.id)
            .limit(limit)
        )
        with clear_faults():
            async with self._asked.begin() as connection:
                return [rows.stored_post(one) for one in await connection.execute(question)]

    async def waiting(self) -> Waiting:
        question = select(func.count(), func.min(outbox.c.at)).where(outbox.c.state == "pending")
        with clear_faults():
            async with self._asked.begin() as connection:
                return Waiting(*(await connection.execute(question)).one())

    async def tallies(self) -> list[Tally]:
        of = (matches.c.system, matches.c.status)
        with clear_faults():
            async with self._asked.begin() as connection:
                found = await connection.execute(select(*of, func.count()).group_by(*of))
                return [Tally(*one) for one in found]

    async def live_message(self, match: str | None) -> int | None:
        question = select(matches.c.live_message).where(matches.c.id == match)
        with clear_faults():
            async with self._asked.begin() as connection:
                found: int | None = (await connection.execute(question)).scalar()
                return found

    async def due(
        self, *, skip: Collection[str] = (), limit: int = 16, done: Sequence[Sent] = ()
    ) -> list[Due]:
        async with self.write() as tx:
            await tx.sent(done)
            return await tx.take(skip, limit, self._me)

    async def sent(self, done: Sequence[Sent]) -> None:
        if done:
            async with self.write() as tx:
                await tx.sent(done)

    def written(self) -> set[str]:
        return self.known.written()

    async def failed(self, post: AnyPost, reason: str, *, dm_closed: bool = False) -> None:
        async with self.write() as tx:
            await tx.failed(post, reason)
            if dm_closed and post.match is not None:
                await tx.dm_closed(post.match, post.user or 0, True)

    async def delayed(self, post: AnyPost) -> None:
        again = update(outbox).where(outbox.c.id == post.id)
        async with self.writing() as connection:
            await connection.execute(again.values(tries=outbox.c.tries + 1))

    # Timers ----------------------------------------------------------------------------------

    async def due_timers(self, now: float) -> list[Timer]:
        # A claim that would last longer was made while the time of day was wrong.
        free = (timers.c.claimed_until <= now) | (timers.c.claimed_until > now + CLAIM_S)
        free |= timers.c.claimed_by.is_not(None) & timers.c.claimed_by.not_in(outbox_work.ALIVE)
        question = (
            select(timers)
            .where(timers.c.due <= now, free)
            .order_by(timers.c.due)
            .with_for_update(skip_locked=True)
        )
        async with self.writing() as connection:
            found = (await connection.execute(question)).all()
            for one in found:
                await connection.execute(
                    update(timers)
                    .where(timers.c.match == one.match, timers.c.kind == one.kind)
                    .values(claimed_until=now + CLAIM_S, claimed_by=self._me)
                )
        return [
            Timer(match=one.match, kind=one.kind, serial=one.serial, due=one.due) for one in found
        ]

    async def timer_done(self, timer: Timer) -> None:
        gone = delete(timers).where(
            timers.c.match == timer.match,
            timers.c.kind == timer.kind,
            timers.c.serial == timer.serial,
            timers.c.due == timer.due,
        )
        async with self.writing() as connection:
            await connection.execute(gone)

    async def signs_of_life(self) -> dict[int, float]:
        ids, total = self.shards
        with clear_faults():
            async with self._asked.begin() as connection:
                rows = (await connection.execute(select(beats))).all()
        former = max((one.at for one in rows if one.total != total), default=None)
        found = dict.fromkeys(ids, former)
        found |= {one.shard: one.at for one in rows if one.total == total and one.shard in ids}
        return {shard: at for shard, at in found.items() if at is not None}

    async def beat(self, now: float) -> None:
        ids, total = self.shards
        async with self.writing() as connection:
            rows = (await connection.execute(select(beats))).all()
            known = {one.shard: one.at for one in rows if one.total == total}
            if len(known) < len(rows):  # there were more shards, or fewer: it holds for all
                await connection.execute(delete(beats))
                known = dict.fromkeys(range(total), max(one.at for one in rows))
                await connection.execute(
                    insert(beats).values([(n, total, known[n]) for n in known])
                )
            new = [(shard, total, now) for shard in ids if shard not in known]
            if new:
                await connection.execute(insert(beats).values(new))
            await connection.execute(update(beats).where(beats.c.shard.in_(ids)).values(at=now))
            if self._is_file:
                await self._look_for_others(connection)

    async def _look_for_others(self, connection: AsyncConnection) -> None:
        """Forget what is known where another program, such as ``fieldpost import``, has written."""
        version = (await connection.exec_driver_sql("PRAGMA data_version")).scalar_one()
        if version != self._version:
            self._version = version
            self.known.clear()

    async def due_windows(self, now: float) -> list[str]:
        question = select(windows.c.match).where(windows.c.due <= now).distinct()
        with clear_faults():
            async with self._asked.begin() as connection:
                found = await connection.execute(question.order_by(windows.c.match))
                return [one.match for one in found]

    async def next_window(self, after: float) -> float | None:
        with clear_faults():
            async with self._asked.begin() as connection:
                question = select(func.min(windows.c.due)).where(windows.c.due > after)
                found: float | None = (await connection.execute(question)).scalar()
                return found

    async def prune(self, before: float) -> int:
        async with self.writing() as connection:
            posts = await connection.execute(
                delete(outbox).where(outbox.c.state != "pending", outbox.c.at < before)
            )
            answers = await connection.execute(delete(receipts).where(receipts.c.at < before))
            never = await connection.execute(delete(unread).where(unread.c.at < before))
        self.known.clear()
        return posts.rowcount + answers.rowcount + never.rowcount

    async def read_by(self, mark: ReadMark) -> None:
        async with self.write() as tx:
            await tx.read_by(mark)

    # The file --------------------------------------------------------------------------------

    async def scrub(self) -> None:
        """Empty the log of SQLite, which zeroes pages; PostgreSQL's vacuum does so in its time."""
        if not self._is_file:
            return
        with clear_faults():
            async with self._asked.connect() as connection:
                done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                if done.scalar_one():
                    LOG.warning("the write-ahead log is in use: it is emptied later")

    async def backup(self, path: str) -> None:
        if not self._is_file:
            raise StoreError("database: back PostgreSQL up with pg_dump")
        assert self.url.database is not None
        with clear_faults():
            await asyncio.to_thread(_copy, self.url.database, path)

    async def close(self) -> None:
        await self._gate.close(patience_s=PATIENCE_S)
        if self._claim is not None:
            with self._gate.ajar():
                await self._claim.release()
        engine: AsyncEngine
        for engine in {self.writers, self.readers}:
            await engine.dispose()


def _copy(source: str, target: str) -> None:
    if Path(target).exists():
        raise StoreError(f"database: {target} exists already")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
