from __future__ import annotations

import asyncio
import os
import shutil

import pytest

from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.store import open_store

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


@pytest.fixture
async def store(url, clock):
    store = await open_store(url, clock=clock)
    yield store
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
