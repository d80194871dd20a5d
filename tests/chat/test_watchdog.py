"""No press comes through while all else works: a new session, typed orders, no clock that runs."""

import asyncio
import logging

import pytest

from bot.chat.app.watchdog import QUIET_S
from bot.sandbox import is_ephemeral, text_of
from bot.service.match.timing import Timing
from bot.service.play.heartbeat import Heartbeat
from bot.service.play.timers import Timers
from tests.chat.people import open_game
from tests.chat.test_typed import table_of
from tests.service.table import left_at

HOUR = 3600
CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
SMALL_S = 120
"""What may have passed by a busy machine's clock while people pressed."""


async def at_once(_shard, *, initial):
    """Let a session begin at once: discord.py waits five seconds, as Discord wants it."""


class Silence:
    """The time of day moves on, and Discord passes on no press."""

    def __init__(self, stage):
        self.stage, self.dog = stage, stage.client.watchdog
        stage.client.before_identify_hook = at_once
        self.sessions = stage.matches.sessions
        self.heart = Heartbeat(self.sessions, stage.client.reached, self.dog.silent_since)
        self._timers = Timers(self.sessions, stage.matches.queries, stage.matches.clocks)

    async def lasts(self, seconds):
        before = self.sessions.clock
        self.sessions.clock = lambda: before() + seconds
        await self.dog.look()
        await self._timers.tick()
        await self.heart.beat()
        await self.stage.settled()

    @property
    def sessions_alive(self):
        """How many there are; who leaves needs a moment."""
        return sum(one.wire is not None for one in self.stage.sandbox.gateway.sessions.values())

    @property
    def sessions_opened(self):
        return self.stage.sandbox.gateway.stats["identifies"]


async def used(stage, seat):
    """How many seconds of each player's time are gone, spent in turns that ended or running."""
    match, now = (await table_of(stage, seat)).info.id, stage.matches.sessions.clock()
    async with stage.services.store.read() as tx:
        row = await tx.match(match)
        timing = await Timing.of(tx, row, now)
    timing.recount()
    spent = {u: sum(s.seconds for s in c.spent.values()) for u, c in row.keeping.clocks.items()}
    return {
        user: spent[user] + clock.left - left_at(clock, timing.person(user), now)
        for user, clock in row.keeping.clocks.items()
    }


async def asked(stage, *seats):
    """Who is asked next, and an order that they may give."""
    table = await table_of(stage, seats[0])
    decision = table.position.open[0]
    (seat,) = [o for o in seats if int(o.player.id) == table.info.user_of(decision.seat)]
    return seat, table.game.write(table.position.options(decision)[0])


def told(stage, seat, words):
    found = [m for m in seat.here.messages(seat.thread) if not is_ephemeral(m)]
    return [one for one in found if words in (one["content"] or text_of(one))]


@CHEAP
async def test_fourteen_hours_without_presses_cost_nobody_time_and_typed_orders_count_once(
    stage, caplog
):
    alice, bob = await open_game(stage)
    await stage.settled()
    silence, me = Silence(stage), f"<@{stage.sandbox.world.bot['id']}>"
    seat, order = await asked(stage, alice, bob)
    opened, head = silence.sessions_opened, (await table_of(stage, alice)).info.head

    await silence.lasts(QUIET_S + 1)
    assert silence.sessions_opened == opened + 1
    assert stage.client.reached(), "nobody says that they cannot press"
    for said in (order, f"{me} no order at all", f"{me} {order}"):
        seat.here.say(said)
    stage.carol.at(seat.thread).say(f"{me} {order}")
    with caplog.at_level(logging.ERROR):
        for _ in range(14):
            await silence.lasts(HOUR)

    assert not stage.client.reached()
    assert [r.getMessage().partition(":")[0] for r in caplog.records if r.levelname == "ERROR"] == [
        "players type their orders"
    ]
    after = await table_of(stage, alice)
    async with stage.services.store.read() as tx:
        rows = await tx.journal(after.info.id, head + 1)
    assert sum(one.record.author == "player" for one in rows) == 1
    assert len(told(stage, seat, "Nothing was carried out")) == 1
    assert len(told(stage, seat, "Carried out: 1 of 1.")) == 1
    assert opened + 1 < silence.sessions_opened <= opened + 8, "ever more rarely"
    async with asyncio.timeout(20):
        while silence.sessions_alive > 1:
            await asyncio.sleep(0.01)

    await bob.here.slash("game status")
    await silence.lasts(1)

    assert stage.client.reached()
    assert max((await used(stage, alice)).values()) < SMALL_S
    await silence.lasts(1)
    (notice,) = told(stage, seat, "Presses did not get through")
    assert "One message with orders was received." in (notice["content"] or text_of(notice))


@CHEAP
async def test_a_typed_order_counts_though_its_thread_cannot_be_told_of_it(stage):
    alice, bob = await open_game(stage)
    await stage.settled()
    silence, me = Silence(stage), f"<@{stage.sandbox.world.bot['id']}>"
    seat, order = await asked(stage, alice, bob)
    head = (await table_of(stage, alice)).info.head
    seat.here.say(f"{me} {order}")
    stage.sandbox.faults.refuse(r"POST .*/messages", 50013)

    await silence.lasts(QUIET_S + 1)

    assert (await table_of(stage, alice)).info.head == head + 1
    assert told(stage, seat, "Carried out") == []


@CHEAP
async def test_where_no_match_waits_a_silent_gateway_is_left_alone(stage):
    silence = Silence(stage)
    opened = silence.sessions_opened

    await silence.lasts(14 * HOUR)

    assert silence.sessions_opened == opened
