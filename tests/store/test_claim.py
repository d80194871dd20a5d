"""One process serves a database; on PostgreSQL too where one is named."""

from __future__ import annotations

import asyncio
import multiprocessing

import pytest

from bot.service.ports import StoreError
from bot.store import open_store


def serve(url: str, pipe) -> None:
    """Serve a database until killed."""

    async def run() -> None:
        store = await open_store(url)
        await store.claim(patience_s=0)
        pipe.send("serving")
        await asyncio.Event().wait()

    asyncio.run(run())


@pytest.fixture
def other(url):
    """Another process that serves the database."""
    context = multiprocessing.get_context("forkserver")
    ours, its = context.Pipe(duplex=False)
    process = context.Process(target=serve, args=(url, its))
    process.start()
    assert ours.recv() == "serving"
    yield process
    process.kill()
    process.join()


async def test_a_second_process_is_refused_until_the_first_is_killed(url, other):
    store = await open_store(url)
    try:
        with pytest.raises(StoreError, match="another Fieldpost serves it: stop that one first"):
            await store.claim(patience_s=0)
        async with store.read() as tx:  # tools may look and copy all the while
            assert await tx.running() == []
        other.kill()
        await store.claim()
    finally:
        await store.close()


async def test_the_right_is_given_back_with_the_store(url):
    for _ in range(2):
        store = await open_store(url)
        await store.claim(patience_s=0)
        await store.close()


async def test_who_is_about_to_stop_is_waited_for(url):
    first, second = await open_store(url), await open_store(url)
    await first.claim()
    waiting = asyncio.create_task(second.claim())
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await first.close()
    await waiting
    await second.close()
