"""One process serves a database, or a shard of one on PostgreSQL; another one may stand by."""

from __future__ import annotations

import asyncio
import multiprocessing
import os

import asyncpg
import pytest

from bot.service.ports.serving import ALL, Shards
from bot.service.ports.store import StoreError
from bot.store import claim, open_store
from tests.service.table import fresh_postgres

PG = os.environ.get("FIELDPOST_TEST_PG")


def serve(url: str, pipe) -> None:
    """Serve a database until killed."""

    async def run() -> None:
        claim.LEASE_S = 1.0  # of a process of its own
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
HALF, OTHER_HALF = Shards((0, 1), 4), Shards((2, 3), 4)


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


async def set_language(store, locale) -> None:
    async with store.write() as tx:
        await tx.set_language(1, locale)


@pytest.fixture
async def pair(url):
    """Two stores on one database."""
    both = await open_store(url), await open_store(url)
    yield both
    for one in both:
        await one.close()


@ON_SERVER
async def test_who_lost_the_right_to_another_writes_nothing_and_is_told(pair, monkeypatch):
    first, second = pair
    with monkeypatch.context() as late:
        late.setattr(claim, "LEASE_S", 0)  # no sign of life comes any more
        await first.claim()
    await second.claim(patience_s=0)

    await set_language(second, "cs")
    with pytest.raises(StoreError, match="another Fieldpost serves it now: this one has stopped"):
        await set_language(first, "pl")
    with pytest.raises(StoreError, match="this one has stopped"):
        await first.guard()
    async with second.read() as tx:
        assert await tx.language(1) == "cs"


@ON_SERVER
async def test_who_writes_nothing_meanwhile_hears_of_it_too(pair, monkeypatch):
    monkeypatch.setattr(claim, "LOOK_S", 0.01)
    first, second = pair
    with monkeypatch.context() as late:
        late.setattr(claim, "LEASE_S", 0)
        await first.claim()
    await second.claim(patience_s=0)
    with pytest.raises(StoreError, match="this one has stopped"):
        await asyncio.wait_for(first.guard(), 20)


@ON_SERVER
async def test_a_restart_of_the_server_takes_no_right_away(url, pair):
    first, second = pair
    await first.claim()
    await second.pending()
    await server_restarts(url)
    with pytest.raises(StoreError, match="another Fieldpost serves it: stop that one first"):
        await second.claim(patience_s=0)
    await set_language(first, "cs")  # by a new connection, which nobody needs to ask for


@ON_SERVER
async def test_signs_of_life_put_the_end_of_a_lease_off(pair, monkeypatch):
    monkeypatch.setattr(claim, "LOOK_S", 0.01)
    first, second = pair
    with monkeypatch.context() as short:
        short.setattr(claim, "LEASE_S", 0.5)
        await first.claim()
    guard = asyncio.create_task(first.guard())
    try:
        with pytest.raises(StoreError, match="stop that one first"):
            await second.claim(patience_s=0.8)
        assert not guard.done()
    finally:
        guard.cancel()
        await asyncio.gather(guard, return_exceptions=True)


@ON_SERVER
async def test_processes_serve_different_shards_and_none_twice(pair):
    first, second = pair
    await first.claim(HALF)
    await second.claim(OTHER_HALF, patience_s=0)
    assert (first.leads, second.leads) == (True, False)
    await set_language(first, "cs")
    await set_language(second, "pl")

    for shards in (HALF, Shards((3,), 4)):
        third = await open_store(first.url.render_as_string(hide_password=False))
        with pytest.raises(StoreError, match="stop that one first"):
            await third.claim(shards, patience_s=0)
        await third.close()


@ON_SERVER
@pytest.mark.parametrize("shards", [ALL, Shards((2,), 8)])
async def test_all_processes_go_by_the_same_number_of_shards(pair, shards):
    first, second = pair
    await first.claim(HALF)
    with pytest.raises(StoreError, match="with another number of shards"):
        await second.claim(shards, patience_s=0)


async def test_a_file_serves_all_shards_alone(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path / 'fieldpost.db'}")
    with pytest.raises(StoreError, match="a file serves one process alone"):
        await store.claim(HALF)
    await store.claim(Shards((0, 1), 2))
    assert store.leads
    await store.close()


async def dies(store):
    """Let all leases of a process end, as they do when no sign of life comes."""
    async with store.readers.begin() as connection:
        words = f"UPDATE serving SET until = 0 WHERE holder = '{store.name}'"
        await connection.exec_driver_sql(words)


@ON_SERVER
async def test_who_stands_by_takes_all_shards_of_a_process_that_died_and_of_no_other(
    url, pair, monkeypatch
):
    monkeypatch.setattr("bot.store.store.STANDBY_S", 0.01)
    first, second = pair
    await first.claim(HALF)
    await second.claim(OTHER_HALF)
    spare = await open_store(url)
    waiting = asyncio.create_task(spare.stand_by())
    await asyncio.sleep(0.1)
    assert not waiting.done()

    await dies(second)

    async with asyncio.timeout(20):
        await waiting
    assert spare.shards == OTHER_HALF
    with pytest.raises(StoreError, match="this one has stopped"):
        await set_language(second, "pl")
    await set_language(spare, "cs")
    await set_language(first, "pl")
    await spare.close()


@ON_SERVER
async def test_who_ends_as_asked_is_followed_by_nobody_but_who_waits_for_the_same_shards(
    url, pair, monkeypatch
):
    monkeypatch.setattr("bot.store.store.STANDBY_S", 0.01)
    first, _ = pair
    await first.claim(HALF)
    spare, named = await open_store(url), await open_store(url)
    waiting = [asyncio.create_task(one) for one in (spare.stand_by(), named.stand_by(HALF))]
    await asyncio.sleep(0.1)
    assert not any(one.done() for one in waiting)

    await first.close()

    async with asyncio.timeout(20):
        await waiting[1]
    assert (named.shards, waiting[0].done()) == (HALF, False)
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await named.close()
    await spare.close()


async def test_who_stands_by_at_a_file_serves_it_when_the_other_one_ends(tmp_path):
    url = f"sqlite:///{tmp_path / 'fieldpost.db'}"
    first, second = await open_store(url), await open_store(url)
    await first.claim()
    waiting = asyncio.create_task(second.stand_by())
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await first.close()
    async with asyncio.timeout(20):
        await waiting
    await second.close()


@pytest.mark.skipif(not PG, reason="set FIELDPOST_TEST_PG to the URL of a PostgreSQL server")
async def test_two_that_find_an_empty_database_make_its_tables_once():
    async with fresh_postgres(PG) as url:
        for store in await asyncio.gather(open_store(url), open_store(url)):
            assert await store.pending() == []
            await store.close()
