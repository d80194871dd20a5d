"""What a teammate suggests is carried out if the time of who is asked runs out first (N24)."""

from __future__ import annotations

import pytest

from bot.engine.refusal import NotYourDecision
from bot.service.clocks.hours import ALWAYS
from bot.service.clocks.pace import HOUR
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.play.timers import Timers
from bot.service.posts.outbox import Outbox
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, EVA, PETR, press
from .test_teams import ALL, FOUR

PACE = "1h+1h"


@pytest.fixture
def hoth(store, clock, postman):
    matches = Matches(store, load_games(), clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


async def begun(hoth, pace=PACE):
    """A battle of four, with the question of the first of them."""
    for person in FOUR.values():
        await hoth.habits.set_hours(person.id, ALWAYS)
    options = {"seats": ALL, "pace": pace}
    new = NewMatch(system="hoth", scenario="S01", host=ANNA, channel=CHANNEL, options=options)
    info = await hoth.lobby.create(new, interaction=press())
    await hoth.lobby.move_to(info.id, CHANNEL)
    for seat, person in FOUR.items():
        await hoth.lobby.join(info.id, person, seat, interaction=press())
    return await asked(hoth, info.id)


async def asked(hoth, match):
    """Return a match, its first open question and that one's legal orders as they are typed."""
    table = await hoth.queries.table(match)
    decision = table.position.open[0]
    game, options = table.game, table.position.options(decision)
    return match, decision, [game.write(one) for one in options]


async def authors(hoth, match):
    async with hoth.sessions.store.read() as tx:
        return [one.record.author for one in await tx.journal(match)][1:]


async def passed(hoth, clock, hours):
    clock.now += hours * HOUR
    await Timers(hoth.sessions, hoth.queries, hoth.clocks).tick()


async def suggests(hoth, match, user, decision, *orders):
    work = hoth.suggestions.keep(match, user.id, decision.serial, orders, interaction=press())
    await work


def of_seat(seat):
    """Who sits there, and their teammate."""
    mate = next(one for one in FOUR if one != seat and one[:-2] == seat[:-2])
    return FOUR[seat], FOUR[mate]


async def test_a_suggestion_is_carried_out_when_the_time_of_who_is_asked_is_over(hoth, clock):
    """What is asked behind it is excused, as there is no time left for it: one miss, not two."""
    match, decision, orders = await begun(hoth)
    player, mate = of_seat(decision.seat)
    await suggests(hoth, match, mate, decision, orders[0])
    before = await authors(hoth, match)

    await passed(hoth, clock, 1.1)
    after = await authors(hoth, match)
    lines = [(one.news.what, one.news.user) for one in await hoth.queries.log_lines(match)]
    async with hoth.sessions.store.read() as tx:
        found = (await tx.match(match)).keeping.clocks[player.id]

    assert (before, after) == ([], ["partner"])
    assert lines == [("partner", player.id), ("excused", player.id)]
    assert (found.late, found.excused) == (1, 1)


async def test_who_is_asked_overrides_a_suggestion_by_an_order_of_their_own(hoth, clock):
    match, decision, orders = await begun(hoth)
    player, mate = of_seat(decision.seat)
    await suggests(hoth, match, mate, decision, orders[0])
    await hoth.play.order_text(match, player.id, orders[-1], interaction=press())

    await passed(hoth, clock, 1.1)
    lines = await hoth.queries.log_lines(match)

    assert await authors(hoth, match) == ["player"]
    assert [one.news.what for one in lines] == ["excused"]


async def test_the_last_suggestion_counts_and_is_carried_out_as_far_as_it_can_be(hoth, clock):
    match, decision, orders = await begun(hoth)
    _, mate = of_seat(decision.seat)
    await suggests(hoth, match, mate, decision, orders[0])
    await suggests(hoth, match, mate, decision, orders[-1], "Z9>Z8")

    await passed(hoth, clock, 1.1)
    async with hoth.sessions.store.read() as tx:
        record = (await tx.journal(match))[-1].record

    assert await authors(hoth, match) == ["partner"]
    game = hoth.sessions.games["hoth"]
    assert game.write(game.codec.action(record.action)) == orders[-1]


async def test_what_cannot_be_done_leaves_the_time_as_it_is_without_a_suggestion(hoth, clock):
    match, decision, _ = await begun(hoth)
    _, mate = of_seat(decision.seat)
    await suggests(hoth, match, mate, decision, "Z9>Z8")

    await passed(hoth, clock, 1.1)
    lines = await hoth.queries.log_lines(match)

    assert await authors(hoth, match) == []
    assert [one.news.what for one in lines] == ["excused"]


@pytest.mark.parametrize("who", [ANNA, PETR], ids=["who is asked", "an enemy"])
async def test_nobody_but_a_teammate_suggests(hoth, who):
    match, decision, orders = await begun(hoth)
    assert FOUR[decision.seat] == ANNA

    with pytest.raises(NotYourDecision):
        await suggests(hoth, match, who, decision, orders[0])


async def test_without_a_clock_nothing_is_kept(hoth):
    match, decision, orders = await begun(hoth, "none")
    assert of_seat(decision.seat) == (ANNA, EVA)
    await suggests(hoth, match, EVA, decision, orders[0])

    async with hoth.sessions.store.read() as tx:
        assert await tx.standing(match) == []
