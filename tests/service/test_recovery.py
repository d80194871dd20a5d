"""The check at start, and the timers."""

from __future__ import annotations

import contextlib

import pytest

from bot.service.clocks.hours import Hours
from bot.service.match.recovery import Finding, check
from bot.service.matches import Matches
from bot.service.play.timers import Timers
from bot.service.ports.store import StoreError
from bot.service.refusals import Unplayable

from .coin import HEADS, TAILS, Coin, Place, Resign, Swap, Wait
from .table import ANNA, PETR, Desk, press

GAMES = {"coin": Coin()}
DAY = 24 * 3600


class Newer(Coin):
    version = "2"


class Other(Coin):
    """Rules by which a wait also costs the stake of the next turn."""

    def apply(self, t, decision, action):
        super().apply(t, decision, action)
        if isinstance(action, Place):
            t.state.stake = 0


async def alter(store, statement: str) -> None:
    async with store.writers.begin() as connection:
        await connection.exec_driver_sql(statement)
    store.known.clear()


async def test_sound_matches_need_nothing(desk, store):
    await desk.answer(Swap())
    await desk.answer(Wait())
    await desk.answer(Place(2))

    assert await check(store, GAMES) == []


async def test_a_finished_match_is_not_checked(desk, store):
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())

    assert await check(store, {}) == []


async def test_a_missing_game_and_newer_rules_are_told(desk, store):
    missing = await check(store, {})
    newer = await check(store, {"coin": Newer()})

    assert missing == [Finding(desk.id, "the game 'coin' is not installed")]
    assert newer == [Finding(desk.id, "it began with the rules 1 and goes on with 2", fatal=False)]


async def test_rules_that_give_another_position_are_told_and_refused(desk, store, clock):
    await desk.answer(Place(2))
    changed = Matches(store, {"coin": Other()}, clock=clock)

    findings = await check(store, changed.sessions.games)

    assert findings == [Finding(desk.id, "record 1: the state differs")]
    with pytest.raises(Unplayable):
        await changed.play.order_text(desk.id, ANNA.id, "wait", interaction=press())


class Mended(Other):
    version = "2"


async def test_a_match_goes_on_with_newer_rules_that_give_another_position(desk, store, clock):
    await desk.answer(Place(2))
    changed = Matches(store, {"coin": Mended()}, clock=clock)

    findings = await check(store, changed.sessions.games)
    await changed.play.order_text(desk.id, ANNA.id, "wait", interaction=press())
    again = await check(store, changed.sessions.games)

    told = Finding(desk.id, "it began with the rules 1 and goes on with 2", fatal=False)
    assert findings == again == [told]
    assert (await changed.queries.table(desk.id)).position.state.stake == 0


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM journal WHERE seq = 2", "the journal does not end where the match does"),
        ("UPDATE matches SET chain = 'x'", "the journal does not end where the match does"),
        (
            "UPDATE matches SET barrier = 1",
            "record 1: the snapshot is not the state after it",
        ),
    ],
)
async def test_an_altered_database_is_told(desk, store, statement, fault):
    await desk.answer(Place(2))
    await desk.answer(Wait())
    await alter(store, statement)

    assert await check(store, GAMES) == [Finding(desk.id, fault)]


async def calls(desk, clock, days: int) -> list[tuple[int, bool]]:
    """Let days go by in which nobody acts; returns when somebody was called, and if it was said
    that this was the last time.
    """
    timers, found = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks), []
    for hour in range(1, 24 * days + 1):
        clock.now += 3600
        await timers.tick()
        found += [(hour // 24, post.body.last) for post in await desk.drain()]
    return found


async def test_who_does_not_decide_is_reminded_three_times_and_the_last_one_says_so(desk, clock):
    await desk.drain()

    assert await calls(desk, clock, 30) == [(1, False), (3, False), (7, True)]


async def test_a_crash_behind_the_last_reminder_lets_no_other_follow(
    desk, store, clock, monkeypatch
):
    await desk.drain()
    before = await calls(desk, clock, 6)

    async def crash(timer):
        raise StoreError("the process died")

    monkeypatch.setattr(store, "timer_done", crash)
    clock.now += DAY
    with contextlib.suppress(StoreError):
        await Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks).tick()
    monkeypatch.undo()
    last = [post.body.last for post in await desk.drain()]

    assert before == [(1, False), (3, False)]
    assert last == [True]
    assert await calls(desk, clock, 10) == []


async def test_who_comes_back_and_stays_away_again_is_reminded_again(desk, clock):
    await desk.drain()
    await calls(desk, clock, 8)

    await desk.answer(Place(1))
    await desk.drain()

    assert (await desk.asked())[1] == ANNA.id
    assert await calls(desk, clock, 8) == [(1, False), (3, False), (7, True)]


async def test_a_bot_that_slept_reminds_once(desk, clock):
    await desk.drain()
    clock.now += 4 * DAY

    assert await calls(desk, clock, 6) == [(0, False), (3, True)]


async def test_a_new_decider_starts_the_day_anew_and_the_end_stops_it(desk, clock):
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    await desk.drain()
    clock.now += DAY - 1
    await desk.answer(Place(1))
    await desk.answer(Wait())
    await desk.drain()

    clock.now += DAY - 1
    await timers.tick()
    early = await desk.drain()
    clock.now += 1
    await timers.tick()
    due = await desk.drain()
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    await desk.drain()
    clock.now += 2 * DAY

    assert early == []
    assert [post.body.users for post in due] == [(PETR.id,)]
    assert await timers.tick() == 0


async def test_who_acts_is_not_reminded_until_a_day_later(desk, clock):
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    await desk.drain()
    clock.now += DAY - 60
    await desk.answer(Place(1))
    await desk.drain()

    clock.now += 60
    await timers.tick()
    early = await desk.drain()
    clock.now += DAY
    await timers.tick()

    assert early == []
    assert [post.body.users for post in await desk.drain()] == [(ANNA.id,)]


async def test_reminders_can_be_switched_off_or_made_slower(matches, postman, clock):
    quiet = await begun_with(matches, postman, remind="off")
    slow = await begun_with(matches, postman, remind="48")
    await quiet.drain()
    clock.now += DAY
    await Timers(matches.sessions, matches.queries, matches.clocks).tick()
    early = await quiet.drain()
    clock.now += DAY
    await Timers(matches.sessions, matches.queries, matches.clocks).tick()

    assert early == []
    assert [post.match for post in await slow.drain()] == [slow.id]


async def begun_with(matches, postman, **options) -> Desk:
    desk = await Desk.lobby(matches, postman, **options)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    return desk


async def test_a_reminder_of_a_match_that_cannot_be_played_stops_no_other(desk, store, clock):
    clock.now += DAY

    without = Matches(store, {}, clock=clock)
    assert await Timers(without.sessions, without.queries, without.clocks).tick() == 1
    assert await store.due_timers(clock.now + DAY) == []


async def test_nobody_is_reminded_while_they_sleep(desk, clock):
    asleep = Hours("Etc/UTC", wakes=9 * 60, sleeps=10 * 60)
    await desk.matches.habits.set_hours(ANNA.id, asleep)
    await desk.drain()
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    hours = []
    for _ in range(60):
        clock.now += 3600
        await timers.tick()
        hours += [clock.now % DAY // 3600 for post in await desk.drain() if post.kind == "ping"]

    assert hours == [9]
