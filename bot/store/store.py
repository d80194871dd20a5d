"""``SqlStore``: transactions, the outbox's rows, timers, backup."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.ports.matches import Timer
from bot.service.ports.posts import AnyPost, Due, Sent
from bot.service.ports.receipts import ReadMark
from bot.service.ports.store import Store, StoreError

from . import outbox_work, rows
from .claim import Claim, claim
from .connect import asking, engines, migrate, parsed, require_sound
from .faults import clear_faults
from .reading import Reader
from .schema import beats, matches, outbox, receipts, seats, timers, unread, windows
from .writing import Writer

LOG = logging.getLogger(__name__)
PATIENCE_S = 5.0
"""How long a process that is about to stop is waited for."""
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
        self.writers, self.readers = engines(url)
        self._asked = asking(self.readers)
        self.clock = clock
        self._claim: Claim | None = None

    async def claim(self, *, patience_s: float = PATIENCE_S) -> None:
        """Take the right to serve this database until ``close``; raises ``StoreError``.

        It is refused for a damaged file: what is written into that is lost.
        """
        await self.require_sound()
        with clear_faults():
            self._claim = await claim(self.readers, patience_s=patience_s)

    async def guard(self) -> None:
        if self._claim is None:
            raise StoreError("database: this process has not claimed it")
        await self._claim.guard()

    async def require_sound(self) -> None:
        """Look through the whole file of SQLite; raises ``StoreError`` where it is damaged."""
        with clear_faults():
            await require_sound(self.readers)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        with clear_faults():
            async with self.readers.begin() as connection:
                yield Reader(connection)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writer]:
        async with self.writing() as connection:
            yield Writer(connection, self.clock)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that writes in one transaction, while the right to serve lasts."""
        with clear_faults():
            async with self.writers.begin() as connection:
                if self._claim is not None:
                    await self._claim.require(connection)
                yield connection

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

    async def live_message(self, match: str | None) -> int | None:
        question = select(matches.c.live_message).where(matches.c.id == match)
        with clear_faults():
            async with self._asked.begin() as connection:
                found: int | None = (await connection.execute(question)).scalar()
                return found

    async def due(self, *, skip: Collection[str] = (), limit: int = 16) -> list[Due]:
        asked = {"skip": list(skip), "most": limit}
        with clear_faults():
            async with self._asked.begin() as connection:
                found = (await connection.execute(outbox_work.DUE, asked)).all()
        listed = [outbox_work.due(one) for one in found]
        marks = [
            {"wanted": one.id, "known": one.known or 0}
            for one, due in zip(found, listed, strict=True)
            if one.after is None and not due.superseded
        ]
        if marks:
            async with self.writing() as connection:
                await connection.execute(outbox_work.MARK, marks)
        return listed

    async def sent(self, done: Sequence[Sent]) -> None:
        left = [{"wanted": one.post.id, "out": one.message} for one in done]
        shown = {
            one.post.match: {"wanted": one.post.match, "out": one.message}
            for one in done
            if one.message is not None and one.post.kind in outbox_work.WITH_MESSAGE
        }
        async with self.writing() as connection:
            await connection.execute(outbox_work.LEFT, left)
            if shown:
                await connection.execute(outbox_work.SHOWN, list(shown.values()))

    async def failed(self, post: AnyPost, reason: str, *, dm_closed: bool = False) -> None:
        dead = update(outbox).where(outbox.c.id == post.id)
        closed = update(seats).where(seats.c.match == post.match, seats.c.user == post.user)
        async with self.writing() as connection:
            await connection.execute(dead.values(state="dead", reason=reason, body=b""))
            if dm_closed:
                await connection.execute(closed.values(dm_closed_since=self.clock()))

    async def delayed(self, post: AnyPost) -> None:
        again = update(outbox).where(outbox.c.id == post.id)
        async with self.writing() as connection:
            await connection.execute(again.values(tries=outbox.c.tries + 1))

    # Timers ----------------------------------------------------------------------------------

    async def due_timers(self, now: float) -> list[Timer]:
        # A claim that would last longer was made while the time of day was wrong.
        free = (timers.c.claimed_until <= now) | (timers.c.claimed_until > now + CLAIM_S)
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
                    .values(claimed_until=now + CLAIM_S)
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

    async def beat(self, now: float) -> float | None:
        async with self.writing() as connection:
            before: float | None = (await connection.execute(select(beats.c.at))).scalar()
            if before is None:
                await connection.execute(insert(beats), {"id": 1, "at": now})
            else:
                await connection.execute(update(beats).values(at=now))
            return before

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
            return posts.rowcount + answers.rowcount + never.rowcount

    async def read_by(self, mark: ReadMark) -> None:
        theirs = (unread.c.user == mark.user, unread.c.place == mark.place)
        read = (unread.c.id <= mark.last, unread.c.id.not_in(mark.but))
        async with self.writing() as connection:
            await connection.execute(delete(unread).where(*theirs, *read))

    # The file --------------------------------------------------------------------------------

    async def scrub(self) -> None:
        """Empty the log of SQLite, which zeroes pages; PostgreSQL's vacuum does so in its time."""
        if self.url.get_backend_name() != "sqlite":
            return
        with clear_faults():
            async with self._asked.connect() as connection:
                done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                if done.scalar_one():
                    LOG.warning("the write-ahead log is in use: it is emptied later")

    async def backup(self, path: str) -> None:
        if self.url.get_backend_name() != "sqlite":
            raise StoreError("database: back PostgreSQL up with pg_dump")
        assert self.url.database is not None
        with clear_faults():
            await asyncio.to_thread(_copy, self.url.database, path)

    async def close(self) -> None:
        if self._claim is not None:
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
