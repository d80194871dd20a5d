"""The standby list of a server: whom a free seat calls, and who saved games."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.clocks.hours import Hours
from bot.service.clocks.pace import HOUR
from bot.service.model import NewMatch
from bot.service.play.standby import MOST_CALLED

from .coin import HEADS, TAILS
from .table import ANNA, CHANNEL, EVA, PETR, Desk, press
from .test_clocks import ALWAYS, NOON, Clocked, ticked, timed

GUILD = 900
OUT = 150
"""Hours after which two excuses are used up and the time is over."""


@pytest.fixture
def matches(store, clock, postman):
    return timed(store, clock, postman, Clocked())


@pytest.fixture
async def desk(matches, postman):
    """A duel on a server; its people never sleep."""
    for person in (ANNA, PETR):
        await matches.habits.set_hours(person.id, ALWAYS)
    new = NewMatch(system="coin", scenario="duel", host=ANNA, channel=CHANNEL, guild=GUILD,
                   options={"pace": "steady"})  # fmt: skip
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    await matches.lobby.join(info.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(info.id, PETR, TAILS, interaction=press())
    desk = Desk(matches, postman, info)
    await desk.drain()
    return desk


async def offered(desk):
    """Let Anna offer her seat to anybody; returns whom that calls."""
    await desk.matches.substitutes.offer(desk.id, ANNA.id, HEADS, 0, interaction=press())
    (post,) = [one for one in await desk.drain() if one.kind == "offer"]
    assert post.body.users[:2] == (0, ANNA.id)
    return post.body.users[2:]


async def test_a_free_seat_calls_who_stands_by_and_sits_not_in_the_match(desk):
    for user in (EVA.id, PETR.id, 8):
        await desk.matches.standby.stand(GUILD, user, on=True)
    await desk.matches.standby.stand(GUILD + 1, 9, on=True)
    await desk.matches.standby.stand(GUILD, 8, on=False)

    assert await offered(desk) == (EVA.id,)


async def test_nobody_who_sleeps_or_is_on_vacation_is_called(desk, clock):
    for user in (EVA.id, 8, 9):
        await desk.matches.standby.stand(GUILD, user, on=True)
    await desk.matches.habits.set_hours(8, Hours("Etc/UTC", 8 * 60, 9 * 60))
    await desk.matches.habits.begin_vacation(9, 5)

    assert await offered(desk) == (EVA.id,)


async def test_not_more_than_some_are_called_the_most_helpful_first(desk):
    for user in range(20, 30):
        await desk.matches.standby.stand(GUILD, user, on=True)
    async with desk.matches.sessions.store.write() as tx:
        (helper,) = [one for one in await tx.standby(GUILD) if one.user == 29]
        await tx.set_standby(msgspec.structs.replace(helper, saved=2))

    called = await offered(desk)
    assert len(called) == MOST_CALLED
    assert called[0] == 29


async def test_a_seat_for_one_person_calls_nobody_else(desk):
    await desk.matches.standby.stand(GUILD, 8, on=True)
    await desk.matches.substitutes.offer(desk.id, ANNA.id, HEADS, EVA.id, interaction=press())

    (post,) = [one for one in await desk.drain() if one.kind == "offer"]
    assert post.body.users == (EVA.id, ANNA.id)


async def test_who_takes_a_seat_over_is_credited_and_who_comes_back_is_not(desk, clock):
    await offered(desk)
    accept = desk.matches.substitutes.accept
    for _ in range(2):
        await accept(desk.id, EVA, HEADS, interaction="once")
    await desk.matches.substitutes.hand_to_computer(
        desk.id, EVA.id, HEADS, "Computer", interaction=press()
    )
    await accept(desk.id, EVA, HEADS, interaction=press())

    found = await desk.matches.standby.of(GUILD)
    assert [(one.user, one.on, one.saved) for one in found] == [(EVA.id, False, 1)]
    on = await desk.matches.standby.stand(GUILD, EVA.id, on=True)
    assert (on.on, on.saved) == (True, 1)


async def test_what_was_agreed_in_the_lobby_calls_them_too(matches, postman, clock, desk):
    await matches.standby.stand(GUILD, EVA.id, on=True)
    await matches.habits.set_hours(EVA.id, ALWAYS)
    async with matches.sessions.store.write() as tx:
        row = await tx.match(desk.id)
        options = {**row.info.options, "absent": "substitute"}
        row.info = msgspec.structs.replace(row.info, options=options)
        await tx.save(row)
    posts = await ticked(desk, clock, OUT + 37)

    assert [one.body.users for one in posts if one.kind == "offer"] == [(0, ANNA.id, EVA.id)]
    assert clock.now == NOON + (OUT + 37) * HOUR


async def test_standing_by_is_given_out_and_forgotten_of_one_person_alone(matches):
    others = [EVA.id - 1, EVA.id + 1]
    for user in (EVA.id, *others):
        await matches.standby.stand(GUILD, user, on=True)
    await matches.standby.stand(GUILD + 1, EVA.id, on=False)
    told = msgspec.json.decode(await matches.privacy.stored_about(EVA.id))
    await matches.privacy.forget(EVA.id, interaction=press())

    assert told["standby"] == [
        {"guild": str(GUILD), "on": True, "saved": 0},
        {"guild": str(GUILD + 1), "on": False, "saved": 0},
    ]
    assert [one.user for one in await matches.standby.of(GUILD)] == others
    assert await matches.standby.of(GUILD + 1) == []
