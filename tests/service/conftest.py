from __future__ import annotations

import asyncio
import os
import shutil

import msgspec
import pytest

from bot.service.matches import Matches
from bot.service.ports.receipts import MOST
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from bot.store.connected import asked
from bot.store.known import Known, Parts
from bot.store.reading import Reader

from .coin import Coin
from .table import Clock, Desk, Postman, fresh_postgres

PG = os.environ.get("FIELDPOST_TEST_PG")


async def migrated(url):
    """Let the migrations make the tables of a database."""
    store = await open_store(url)
    await store.close()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory):
    """An SQLite database with its tables, copied by each test."""
    file = tmp_path_factory.mktemp("store") / "empty.db"
    asyncio.run(migrated(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def template():
    """The name of a PostgreSQL database with its tables, copied by each test; None: no server."""
    if not PG:
        yield None
        return
    with asyncio.Runner() as runner:
        making = fresh_postgres(PG)
        made = runner.run(making.__aenter__())
        runner.run(migrated(made))
        yield made.rpartition("/")[2]
        runner.run(making.__aexit__(None, None, None))


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, tmp_path, empty_file, template):
    if request.param == "sqlite":
        shutil.copy(empty_file, tmp_path / "fieldpost.db")
        yield f"sqlite:///{tmp_path / 'fieldpost.db'}"
        return
    if not PG:
        pytest.skip("set FIELDPOST_TEST_PG to the URL of a PostgreSQL server to run this")
    async with fresh_postgres(PG, template) as fresh:
        yield fresh


@pytest.fixture
def clock():
    return Clock()


async def what_is_known(store):
    """What a store knows of each match, and the same as it is stored."""
    found, asking = {}, Known()
    for match, parts in store.known._parts.items():
        async with asked(store.readers) as connection:
            reader = Reader(connection, asking)
            stored = Parts(
                row=parts.row and await reader.match(match),
                standing=None if parts.standing is None else tuple(await reader.standing(match)),
                windows=None if parts.windows is None else tuple(await reader.windows(match)),
                unread={user: tuple(await reader.unread(match, user)) for user in parts.unread},
            )
        latest = {user: kept[-MOST:] for user, kept in parts.unread.items()}
        found[match] = (msgspec.structs.replace(parts, unread=latest), stored)
    return found


@pytest.fixture
async def store(url, clock):
    """A store that serves its database; in the end what it knows is as it is stored."""
    store = await open_store(url, clock=clock)
    if url.startswith("sqlite"):
        await store.claim()
    yield store
    for match, (known, stored) in (await what_is_known(store)).items():
        assert known == stored, match
    await store.close()


@pytest.fixture
def postman():
    return Postman()


@pytest.fixture
def matches(store, clock, postman):
    matches = Matches(store, {"coin": Coin()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


@pytest.fixture
async def desk(matches, postman):
    """A running coin duel of Anna (heads) and Petr (tails)."""
    return await Desk.started(matches, postman)
