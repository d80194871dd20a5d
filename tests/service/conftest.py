from __future__ import annotations

import os

import pytest

from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.store import open_store

from .coin import Coin
from .table import Clock, Desk, Postman, fresh_postgres

PG = os.environ.get("FIELDPOST_TEST_PG")


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'fieldpost.db'}"
        return
    if not PG:
        pytest.skip("set FIELDPOST_TEST_PG to the URL of a PostgreSQL server to run this")
    async with fresh_postgres(PG) as fresh:
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
