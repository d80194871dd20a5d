"""Transactions that end in every way leave connections ready for the next one."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.service.ports.store import StoreError
from bot.store import open_store

from .test_store import new_post, row


async def saved(store, head: int) -> None:
    """Give the match another head."""
    async with store.write() as tx:
        await tx.match("m1")
        await tx.save(row(head=head))


async def head_of(store) -> int:
    """Return the stored head of the match."""
    async with store.read() as tx:
        return (await tx.match("m1")).info.head


@pytest.mark.parametrize("breaths", [0, 1, 2, 4, 8, 16, 32, 64, 128])
async def test_a_write_that_is_cancelled_anywhere_is_kept_whole_or_not_at_all(store, breaths):
    async with store.write() as tx:
        await tx.save(row())

    async def written() -> None:
        async with store.write() as tx:
            await tx.match("m1")
            await tx.save(row(head=1))
            await tx.post([new_post()])

    task = asyncio.create_task(written())
    for _ in range(breaths):
        await asyncio.sleep(0)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert len(await store.pending()) == await head_of(store)
    await saved(store, 2)
    assert await head_of(store) == 2


async def test_a_question_sees_what_was_written_since_the_last(store):
    async with store.write() as tx:
        await tx.save(row())
    assert await store.live_message("m1") is None
    for count in range(1, 4):
        async with store.write() as tx:
            await tx.post([new_post(nonce=f"n{count}", channel=count)])
        assert len(await store.pending()) == count


async def stored_head(url) -> int:
    """Return the head of the match in a database that nobody has open."""
    store = await open_store(url)
    try:
        return await head_of(store)
    finally:
        await store.close()


@pytest.fixture
async def writing(url):
    """A database of its own, a match in it, and a transaction that waits for its end."""
    store, begun, go = await open_store(url), asyncio.Event(), asyncio.Event()
    async with store.write() as tx:
        await tx.save(row())

    async def written() -> None:
        async with store.write() as tx:
            await tx.match("m1")
            await tx.save(row(head=7))
            begun.set()
            await go.wait()

    task = asyncio.create_task(written())
    async with asyncio.timeout(60):
        await begun.wait()
    yield store, task, go
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_what_has_begun_comes_to_its_end_before_the_database_is_closed(writing, url):
    store, task, go = writing
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not closing.done()
    with pytest.raises(StoreError, match="Fieldpost is stopping"):
        await store.live_message("m1")
    go.set()
    await asyncio.gather(task, closing)
    assert await stored_head(url) == 7


async def test_what_does_not_come_to_an_end_is_given_up(writing, url, monkeypatch, caplog):
    store, task, _ = writing
    monkeypatch.setattr("bot.store.store.PATIENCE_S", 0.01)
    await store.close()
    assert "1 transactions were given up" in caplog.text
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await stored_head(url) == row().info.head
