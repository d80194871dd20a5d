"""Nothing lies about: lobbies are closed, silent matches rest, and each is told of before."""

from __future__ import annotations

import pytest

from bot.service.play.timers import Timers
from bot.service.refusals import LobbyRefused

from .coin import HEADS, TAILS, Place
from .table import ANNA, EVA, PETR, Desk, press

DAY = 24 * 3600


async def days(desk, clock, count: int):
    """Let days go by; returns what clocks told, with the day."""
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    found = []
    for day in range(1, count + 1):
        clock.now += DAY
        await timers.tick()
        posts = await desk.drain()
        found += [(day, post.body.clock.what) for post in posts if post.kind == "clock"]
    return found


async def status(desk):
    return (await desk.matches.queries.table(desk.id)).info.status


async def test_a_lobby_is_warned_of_and_closed_two_days_later(matches, postman, clock):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    told = await days(desk, clock, 20)

    assert told == [(12, "lobby-warned"), (14, "lobby-closed")]
    assert await status(desk) == "closed"


async def test_a_closed_lobby_is_joined_by_nobody_and_kept(matches, postman, clock):
    desk = await Desk.lobby(matches, postman)
    await days(desk, clock, 15)

    with pytest.raises(LobbyRefused) as refused:
        await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    assert refused.value.reason.key == "refused-status-closed"
    assert (await matches.queries.table(desk.id)).position is None


async def test_who_sat_in_a_closed_lobby_may_be_forgotten(matches, postman, clock):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, EVA, TAILS, interaction=press())
    await days(desk, clock, 15)

    await matches.privacy.forget(EVA.id, interaction=press())
    assert (await matches.queries.table(desk.id)).info.user_of(TAILS) == 0


async def test_a_match_that_starts_is_not_closed(matches, postman, clock):
    desk = await Desk.started(matches, postman)

    assert await days(desk, clock, 20) == []
    assert await status(desk) == "running"


@pytest.mark.parametrize("remind", ["24", "off"])
async def test_a_silent_match_rests_after_sixty_days_until_an_order(
    matches, postman, clock, remind
):
    desk = await Desk.lobby(matches, postman, remind=remind)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    await desk.drain()

    told = await days(desk, clock, 70)
    await desk.answer(Place(1))
    async with matches.sessions.store.read() as tx:
        keeping = (await tx.match(desk.id)).keeping

    assert told == [(60, "silent")]
    assert (keeping.frozen, len(keeping.rests)) == (None, 1)


async def test_who_plays_on_alone_against_the_computer_and_vanishes_lets_it_rest(
    matches, postman, clock
):
    desk = await Desk.lobby(matches, postman, pace="steady")
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    await matches.substitutes.hand_to_computer(
        desk.id, PETR.id, TAILS, "Computer", interaction=press()
    )

    assert [what for _, what in await days(desk, clock, 70)] == ["silent"]
