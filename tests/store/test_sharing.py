"""Several processes share the work on one PostgreSQL, and what one leaves undone another does."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.service.clocks.hours import Hours, Span
from bot.service.clocks.pace import HOUR
from bot.service.match.timing import Timing
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.play.heartbeat import Heartbeat
from bot.service.play.timers import Timers
from bot.service.ports.matches import Timer
from bot.service.ports.serving import Shards
from bot.service.posts.outbox import Outbox
from bot.store import claim, open_store
from tests.service.coin import HEADS, TAILS, Coin
from tests.service.table import ANNA, PETR, Desk, Postman, left_at, press

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


CLUBS = (2 << 22, 3 << 22)
"""Guilds of the shards 0 and 1 of 2."""


async def in_clubs(matches):
    """Begin a match with clocks in each club; their people never sleep."""
    found = []
    for guild in CLUBS:
        new = NewMatch(
            system="coin", scenario="duel", host=ANNA, channel=guild, locale="en", guild=guild,
            options={"pace": "steady"},
        )  # fmt: skip
        match = (await matches.lobby.create(new, interaction=press())).id
        await matches.lobby.move_to(match, guild)
        for person, seat in ((ANNA, HEADS), (PETR, TAILS)):
            await matches.habits.set_hours(person.id, Hours(wakes=0, sleeps=0))
            await matches.lobby.join(match, person, seat, interaction=press())
        found.append(match)
    return found


async def test_clocks_rest_in_the_clubs_of_a_process_that_died_and_run_in_others(pair, clock):
    """Seventy-two hours are left to each; the second process is away for a hundred of them."""
    first, second = (
        Matches(one, {"coin": Coin()}, clock=clock) for one in (pair.first, pair.second)
    )
    matches = await in_clubs(first)
    alive, dead = (Heartbeat(one.sessions, lambda: True) for one in (first, second))
    await alive.beat()
    await dead.beat()
    clock.now += 100 * HOUR
    async with pair.first.writers.begin() as connection:  # as if it had beaten all the time
        words = f"UPDATE beats SET at = {clock.now - 20} WHERE shard = 0"
        await connection.exec_driver_sql(words)
    await Timers(first.sessions, first.queries, first.clocks).tick()

    async def left():
        async with pair.first.read() as tx:
            rows = [await tx.match(one) for one in matches]
            found = [await Timing.of(tx, row, clock.now) for row in rows]
        clocks = [row.keeping.clocks[ANNA.id] for row in rows]
        return [
            (round(left_at(clock, one.person(ANNA.id), one.now) / HOUR), clock.excused)
            for clock, one in zip(clocks, found, strict=True)
        ]

    assert await alive.beat() is None
    assert (await left())[1] == (72, 0)
    assert (await left())[0][1] > 0

    outage = await dead.beat()

    assert (outage.end - outage.start) / HOUR == 100
    assert (await left())[1] == (72, 0)
    async with pair.first.read() as tx:
        assert await tx.outages(0, clock.now, CLUBS[0]) == []
        assert await tx.outages(0, clock.now, CLUBS[1]) == [outage]
    postman = Postman()
    await Outbox(pair.second, postman, clock=clock).drain()
    told = [one.match for one in postman.of("clock") if one.body.clock.what == "outage"]
    assert told == [matches[1]]


async def test_signs_of_life_of_another_number_of_shards_count_for_all(url, clock):
    store = await open_store(url, clock=clock)
    await store.claim(Shards((0,), 2))
    assert await store.signs_of_life() == {}
    await store.beat(100.0)
    await store.close()
    later = await open_store(url, clock=clock)
    await later.claim(Shards((1, 2), 3))
    assert await later.signs_of_life() == {1: 100.0, 2: 100.0}
    await later.beat(150.0)
    assert await later.signs_of_life() == {1: 150.0, 2: 150.0}
    async with later.read() as tx:
        assert await tx.outages(0, 300.0, 3 << 22) == [Span(100.0, 300.0)], (
            "of shard 0, not there yet"
        )
        assert await tx.outages(0, 300.0, 4 << 22) == [Span(150.0, 300.0)]
        assert await tx.outages(0, 200.0, 4 << 22) == []
    await later.close()
