"""One process serves a database; on PostgreSQL too where one is named."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing

import asyncpg
import pytest

from bot.service.ports.store import StoreError
from bot.store import claim, open_store


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


ON_SERVER = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


async def server_restarts(url: str) -> None:
    """Cut every connection to the database, as a restart of the server does."""
    admin = await asyncpg.connect(url)
    try:
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await admin.close()


async def written(store, nonce: str) -> bool:
    """Try to write; the first try after a restart may meet a connection that is cut."""
    for _ in range(2):
        try:
            async with store.write() as tx:
                await tx.set_language(1, nonce)
        except StoreError as fault:
            if "another Fieldpost" in str(fault):
                return False
        else:
            return True
    raise AssertionError("the server is gone")


@ON_SERVER
async def test_who_lost_the_right_to_another_writes_nothing_and_is_told(url):
    first, second = await open_store(url), await open_store(url)
    try:
        await first.claim()
        await server_restarts(url)
        with contextlib.suppress(StoreError):
            await second.claim(patience_s=0)  # meets the connection that was cut
        await second.claim(patience_s=0)

        assert await written(second, "cs")
        assert not await written(first, "pl")
        with pytest.raises(StoreError, match="another Fieldpost serves it now: this one has stop"):
            await asyncio.wait_for(first.guard(), 20)
        async with second.read() as tx:
            assert await tx.language(1) == "cs"
    finally:
        await first.close()
        await second.close()


@ON_SERVER
async def test_who_writes_nothing_meanwhile_hears_of_it_too(url, monkeypatch):
    monkeypatch.setattr(claim, "LOOK_S", 0.01)
    first, second = await open_store(url), await open_store(url)
    try:
        await first.claim()
        await server_restarts(url)
        with contextlib.suppress(StoreError):
            await second.claim(patience_s=0)
        await second.claim(patience_s=0)
        with pytest.raises(StoreError, match="this one has stopped"):
            await asyncio.wait_for(first.guard(), 20)
    finally:
        await first.close()
        await second.close()


@ON_SERVER
async def test_a_right_that_nobody_took_meanwhile_is_taken_again(url, monkeypatch):
    monkeypatch.setattr(claim, "LOOK_S", 0.01)
    first, second = await open_store(url), await open_store(url)
    await first.claim()
    await server_restarts(url)
    guard = asyncio.create_task(first.guard())
    try:
        async with asyncio.timeout(20):
            while not await locked(url):
                await asyncio.sleep(0.01)
        with contextlib.suppress(StoreError):
            async with second.read() as tx:
                await tx.language(1)
        with pytest.raises(StoreError, match="another Fieldpost serves it: stop that one first"):
            await second.claim(patience_s=0)
        assert await written(first, "cs")
        assert not guard.done()
    finally:
        guard.cancel()
        await asyncio.gather(guard, return_exceptions=True)
        await first.close()
        await second.close()


async def locked(url: str) -> bool:
    """Tell whether anybody has the lock of the database."""
    admin = await asyncpg.connect(url)
    try:
        question = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = "
        question += "(SELECT oid FROM pg_database WHERE datname = current_database())"
        return await admin.fetchval(question) > 0
    finally:
        await admin.close()
