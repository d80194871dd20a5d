"""Vacations: they stop all clocks of a person, until an order of theirs in any match."""

from __future__ import annotations

import pytest

from bot.service.clocks.pace import HOUR

from .coin import HEADS, CoinInsight, Place, Wait
from .table import ANNA, EVA, PETR, Desk, hand_over, press
from .test_clocks import NOON, Clocked, clocks_of, seated, ticked, timed


class ClockedTurns(Clocked):
    insight = CoinInsight()


@pytest.fixture
def matches(store, clock, postman):
    return timed(store, clock, postman, Clocked())


@pytest.fixture
async def desk(matches, postman):
    return await seated(matches, postman)


async def test_a_vacation_stops_the_clock_and_ends_with_an_order(desk, clock):
    clock.now += 2 * HOUR
    await desk.matches.habits.begin_vacation(ANNA.id, 7)
    quiet = await ticked(desk, clock, 5 * 24)
    (away,) = (await desk.matches.queries.table(desk.id)).waits
    await desk.answer(Place(1))
    found = (await clocks_of(desk))[ANNA.id]

    assert [(one.kind, one.body.clock.what) for one in quiet] == [("clock", "vacation")]
    assert away.away == NOON + 2 * HOUR + 7 * 24 * HOUR
    assert found.due == clock.now + 70 * HOUR
    assert (await desk.matches.habits.of(ANNA.id)).vacation_at(clock.now) is None


async def away(desk, user):
    """Begin a vacation; returns until when it lasts."""
    told = await desk.matches.habits.begin_vacation(user.id, 7)
    return told.vacations[-1].end


async def is_away(desk, user):
    now = desk.matches.sessions.clock()
    return (await desk.matches.habits.of(user.id)).vacation_at(now) is not None


async def against_computer(matches, postman):
    desk = await Desk.lobby(matches, postman, pace="live")
    await matches.lobby.against_computer(desk.id, ANNA, "Computer", interaction=press())
    return desk


@pytest.mark.parametrize(
    "begun", [Desk.started, against_computer, seated], ids=["no pace", "alone", "no look yet"]
)
async def test_an_order_ends_a_vacation_in_any_match(matches, postman, clock, begun):
    desk = await begun(matches, postman)
    await away(desk, ANNA)
    await desk.drain()
    clock.now += HOUR

    await desk.answer(Place(1))
    news = [one.body.clock.what for one in await desk.drain() if one.kind == "clock"]

    assert not await is_away(desk, ANNA)
    assert news == ([] if begun is against_computer else ["here"])


async def test_an_order_in_a_match_that_began_in_a_vacation_ends_it(matches, postman):
    other = await Desk.lobby(matches, postman)
    await away(other, ANNA)
    desk = await Desk.started(matches, postman)

    await desk.answer(Place(1))

    assert not await is_away(desk, ANNA)


async def test_an_order_of_who_took_a_seat_over_in_a_vacation_ends_it(matches, postman):
    desk = await Desk.started(matches, postman)
    await away(desk, EVA)
    await hand_over(matches, desk.id, ANNA, HEADS, EVA)

    await desk.answer(Place(1))

    assert not await is_away(desk, EVA)


async def test_an_order_ends_a_vacation_that_began_before_another_pace(desk):
    await away(desk, ANNA)
    for person in (ANNA, PETR):
        await desk.matches.agreements.propose(desk.id, person.id, "pace=none", interaction=press())

    await desk.answer(Place(1))

    assert not await is_away(desk, ANNA)


async def test_a_plan_acts_in_a_vacation_and_does_not_end_it(store, clock, postman):
    """Who has planned is not back because of it; nobody is told so"""
    desk = await seated(timed(store, clock, postman, ClockedTurns()), postman)
    await desk.matches.plans.give(desk.id, PETR.id, "place 2; wait", interaction=press())
    await away(desk, PETR)
    await ticked(desk, clock, 1)

    await desk.answer(Place(1), Wait())
    _, plan = await desk.matches.plans.of(desk.id, PETR.id)

    assert plan.finished
    assert await is_away(desk, PETR)
    assert [one for one in await desk.drain() if one.kind == "clock"] == []
