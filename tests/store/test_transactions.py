"""Transactions that end in every way leave connections ready for the next one."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

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
