"""What the process that serves a database knows of it: as it is stored, and asked for once."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager

import pytest

from bot.service.model import change
from bot.service.ports.store import StoreError
from bot.store import open_store, statements
from bot.store.onehop import OneHopConnection
from tests.store.test_store import row as row_of


@asynccontextmanager
async def claimed(tmp_path, clock):
    """A database that is served, with one match."""
    store = await open_store(f"sqlite:///{tmp_path / 'known.db'}", clock=clock)
    await store.claim()
    async with store.write() as tx:
        await tx.save(row_of())
    yield store
    await store.close()


async def told_from_9(store, fault=None):
    """Change the match in a transaction, which fails with ``fault``."""
    async with store.write() as tx:
        row = await tx.match("m1")
        row.told_from = 9
        await tx.save(row)
        if fault is not None:
            raise fault


async def test_what_is_known_is_neither_asked_again_nor_shared(tmp_path, clock):
    async with claimed(tmp_path, clock) as store:
        before = statements.sent().total()
        async with store.read() as tx:
            row, again = await tx.match("m1"), await tx.match("m1")
            assert await tx.in_channel(row.info.channel) == row.info
        assert row == again
        row.keeping.frozen = 5.0
        assert again.keeping.frozen is None
        assert statements.sent().total() - before == 1


async def test_what_was_asked_before_a_change_is_not_known_after_it(tmp_path, clock):
    async with claimed(tmp_path, clock) as store:
        store.known.clear()
        asked_before = store.known.of("m1")
        async with store.write() as tx:
            row = await tx.match("m1")
            row.told_from = 7
            await tx.save(row)
        asked_before.row = row_of()  # the answer comes late
        async with store.read() as tx:
            assert (await tx.match("m1")).told_from == 7


async def test_what_failed_or_was_cancelled_is_asked_again(tmp_path, clock):
    async with claimed(tmp_path, clock) as store:
        for fault, sure in ((KeyError, True), (asyncio.CancelledError, False)):
            with pytest.raises(fault):
                await told_from_9(store, fault)
            async with store.read() as tx:
                assert (await tx.match("m1")).told_from == 0
            assert (store.known.of("m1").row is not None) == sure


async def test_what_was_stored_although_the_commit_failed_is_asked_again(
    tmp_path, clock, monkeypatch
):
    done = OneHopConnection.commit

    async def lost_answer(connection):
        writes = connection.in_transaction
        await done(connection)
        if writes:
            raise sqlite3.OperationalError("disk I/O error")

    async with claimed(tmp_path, clock) as store:
        async with store.read() as tx:
            assert (await tx.match("m1")).told_from == 0
        monkeypatch.setattr(OneHopConnection, "commit", lost_answer)
        with pytest.raises(StoreError, match="does not answer"):
            await told_from_9(store)
        monkeypatch.setattr(OneHopConnection, "commit", done)
        async with store.read() as tx:
            assert (await tx.match("m1")).told_from == 9


async def test_a_match_that_another_program_brought_is_found_after_a_beat(tmp_path, clock):
    async with claimed(tmp_path, clock) as store:
        await store.beat(clock.now)
        async with store.read() as tx:
            first = await tx.in_channel(row_of().info.channel)
        other = await open_store(f"sqlite:///{tmp_path / 'known.db'}", clock=clock)
        later = row_of()
        later.info = change(later.info, id="m2", created=later.info.created + 1)
        async with other.write() as tx:
            await tx.save(later)
        await other.close()
        await store.beat(clock.now)
        async with store.read() as tx:
            assert (first.id, (await tx.in_channel(first.channel)).id) == ("m1", "m2")
