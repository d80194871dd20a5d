"""Several processes share the work on one PostgreSQL, and what one leaves undone another does."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.service.matches import Matches
from bot.service.ports.matches import Timer
from bot.service.ports.serving import Shards
from bot.store import claim, open_store
from tests.service.coin import Coin
from tests.service.table import ANNA, Desk, Postman

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Pair:
    """Two processes' stores, each with a shard; the first one dies without a word."""

    def __init__(self, first, second):
        self.first, self.second = first, second

    async def first_dies(self):
        """Let the lease of the first one end, as it does when no sign of life comes."""
        async with self.first.writers.begin() as connection:
            await connection.exec_driver_sql("UPDATE serving SET until = 0 WHERE shard = 0")


@pytest.fixture
async def pair(url, clock):
    found = Pair(await open_store(url, clock=clock), await open_store(url, clock=clock))
    await found.first.claim(Shards((0,), 2))
    await found.second.claim(Shards((1,), 2), patience_s=0)
    yield found
    await found.first.close()
    await found.second.close()


@pytest.fixture
async def desk(pair, clock):
    """A match that was begun through the first store; its first posts wait."""
    postman = Postman()
    return await Desk.started(Matches(pair.first, {"coin": Coin()}, clock=clock), postman)


async def test_a_post_is_taken_by_one_process_until_that_dies(pair, desk):
    taken = [one.post.id for one in await pair.first.due()]
    assert taken
    assert await pair.second.due() == []
    assert [one.post.id for one in await pair.first.due()] == taken

    await pair.first_dies()

    again = await pair.second.due()
    assert [one.post.id for one in again] == taken
    assert all(one.post.after is not None for one in again), "it is looked for before it is sent"


async def test_two_processes_that_look_at_once_take_no_post_twice(pair, desk):
    first, second = await asyncio.gather(pair.first.due(), pair.second.due())
    taken = [one.post.id for one in (*first, *second)]
    assert sorted(taken) == [one.id for one in await pair.first.pending()]


async def test_a_timer_is_claimed_by_one_process_until_that_dies(pair, desk, clock):
    timer = Timer(match=desk.id, kind="clock", serial=0, due=clock.now - 1)
    async with pair.first.write() as tx:
        await tx.forget_timers(desk.id)
        await tx.set_timer(timer)
    assert await pair.first.due_timers(clock.now) == [timer]
    assert await pair.second.due_timers(clock.now) == []

    await pair.first_dies()

    assert await pair.second.due_timers(clock.now) == [timer]


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(*work):
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_process_hears_what_others_write_and_not_its_own(pair, clock):
    own, heard = [], []
    hearing = (pair.first.hear(lambda *one: own.append(one)),)
    hearing += (pair.second.hear(lambda *one: heard.append(one)),)
    async with running(*hearing):
        await until(lambda: own and heard)
        desk = await Desk.started(Matches(pair.first, {"coin": Coin()}, clock=clock), Postman())
        async with pair.first.write() as tx:
            await tx.set_language(ANNA.id, "pl")
        await pair.first.tell("asked", desk.id)
        await until(lambda: heard[-1] == ("asked", desk.id))
    channel = (await Matches(pair.first, {"coin": Coin()}).queries.table(desk.id)).info.channel
    assert own == [("others", "")]
    assert heard[0] == ("others", "")
    assert {("lane", f"channel {channel}"), ("person", str(ANNA.id))} < set(heard[1:])


async def test_who_is_left_leads_and_is_told_that_another_has_gone(pair, monkeypatch):
    monkeypatch.setattr(claim, "LOOK_S", 0.01)
    assert not pair.second.leads
    heard = []
    async with running(pair.second.hear(lambda *one: heard.append(one)), pair.second.guard()):
        await until(lambda: heard)
        await pair.first.close()
        await until(lambda: heard[1:])
    assert heard == [("others", "")] * 2
    assert pair.second.leads
