"""What becomes of a seat whose time is over, and what all players agree on."""

from __future__ import annotations

import pytest

from bot.service.clocks.hours import Span
from bot.service.clocks.pace import HOUR
from bot.service.matches import Matches
from bot.service.model import COMPUTER
from bot.service.play.timers import Timers
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused, NotSeated

from .coin import HEADS, Place
from .table import ANNA, EVA, PETR, Desk, press
from .test_clocks import NOON, Clocked, clocks_of, seated, ticked

OUT = 150
"""Hours after which two excuses are used up and the time is over."""
PATIENCE = 37


@pytest.fixture
def matches(store, clock, postman):
    clock.now = NOON
    matches = Matches(store, {"coin": Clocked()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


@pytest.fixture
async def desk(matches, postman, clock):
    """A duel in which Anna's time is over."""
    desk = await seated(matches, postman)
    await ticked(desk, clock, OUT)
    return desk


async def keeping_of(desk):
    async with desk.matches.sessions.store.read() as tx:
        return (await tx.match(desk.id)).keeping


async def info_of(desk):
    return (await desk.matches.queries.table(desk.id)).info


def told(posts):
    return [post.body.clock.what for post in posts if post.kind == "clock"]


async def test_the_others_give_more_time(desk, clock):
    await desk.matches.absence.extend(desk.id, PETR.id, ANNA.id, 24, interaction=press())

    clock_of = (await clocks_of(desk))[ANNA.id]
    assert (clock_of.out, clock_of.left) == (None, 24 * HOUR)
    assert told(await desk.drain()) == ["extended"]


async def test_a_second_press_changes_nothing(desk):
    for _ in range(2):
        await desk.matches.absence.extend(desk.id, PETR.id, ANNA.id, 24, interaction="same")

    assert told(await desk.drain()) == ["extended"]


@pytest.mark.parametrize(
    ("user", "absent", "hours", "refusal"),
    [
        (EVA.id, ANNA.id, 24, NotSeated),
        (ANNA.id, ANNA.id, 24, LobbyRefused),
        (PETR.id, PETR.id, 24, LobbyRefused),
        (PETR.id, EVA.id, 24, LobbyRefused),
        (PETR.id, ANNA.id, 1000, LobbyRefused),
    ],
)
async def test_nobody_else_may_choose_and_nothing_else(desk, user, absent, hours, refusal):
    before = await keeping_of(desk)

    with pytest.raises(refusal):
        await desk.matches.absence.extend(desk.id, user, absent, hours, interaction=press())
    assert await keeping_of(desk) == before


async def test_the_computer_is_called_in_and_the_player_takes_the_seat_back(desk):
    await desk.matches.play.set_standing(desk.id, ANNA.id, "DP-REACT", "dodge", interaction=press())
    await desk.matches.substitutes.hand_to_computer(
        desk.id, PETR.id, HEADS, "Computer", interaction=press()
    )
    played = (await info_of(desk)).user_of(HEADS)
    await desk.matches.substitutes.accept(desk.id, ANNA, HEADS, interaction=press())

    assert played == COMPUTER
    assert (await info_of(desk)).user_of(HEADS) == ANNA.id
    kept = await desk.matches.queries.standing(desk.id, ANNA.id)
    assert [one.policy for one in kept] == ["dodge"]


async def test_before_the_time_is_over_nobody_takes_the_seat_away(matches, postman, clock):
    desk = await seated(matches, postman)
    await ticked(desk, clock, 100)

    with pytest.raises(LobbyRefused) as refused:
        await matches.substitutes.offer(desk.id, PETR.id, HEADS, EVA.id, interaction=press())
    assert refused.value.reason.key == "refused-offer-clock"


async def test_a_seat_goes_to_whoever_comes_first(desk, clock):
    await desk.matches.substitutes.offer(desk.id, PETR.id, HEADS, 0, interaction=press())
    with pytest.raises(LobbyRefused):
        await desk.matches.substitutes.accept(desk.id, PETR, HEADS, interaction=press())
    await desk.matches.substitutes.accept(desk.id, EVA, HEADS, interaction=press())

    assert (await info_of(desk)).user_of(HEADS) == EVA.id
    found = (await clocks_of(desk))[EVA.id]
    assert (found.left, found.since) == (72 * HOUR, clock.now)


@pytest.mark.rule("NAP-PBP-12")
async def test_a_game_is_claimed_after_a_last_message_and_more_time(desk, clock):
    claim = desk.matches.absence.claim
    await claim(desk.id, PETR.id, ANNA.id, interaction=press())
    warned = await desk.drain()
    with pytest.raises(LobbyRefused):
        await claim(desk.id, PETR.id, ANNA.id, interaction=press())
    clock.now += 36 * HOUR
    await claim(desk.id, PETR.id, ANNA.id, interaction=press())

    assert {(post.kind, post.user) for post in warned} == {("nudge", ANNA.id), ("clock", None)}
    info = await info_of(desk)
    assert (info.status, info.outcome.winner) == ("over", "tails")


async def test_an_order_ends_a_claim(desk, clock):
    await desk.matches.absence.claim(desk.id, PETR.id, ANNA.id, interaction=press())
    await desk.answer(Place(1))
    clock.now += 35 * HOUR

    with pytest.raises(LobbyRefused):
        await desk.matches.absence.claim(desk.id, PETR.id, ANNA.id, interaction=press())


async def test_if_nobody_chooses_the_game_rests_until_somebody_plays(desk, clock):
    posts = await ticked(desk, clock, PATIENCE)
    frozen = (await keeping_of(desk)).frozen
    quiet = await ticked(desk, clock, 24 * 60)
    await desk.answer(Place(1))

    assert told(posts) == ["frozen"]
    assert frozen is not None
    assert quiet == []
    assert (await keeping_of(desk)).frozen is None
    assert (await clocks_of(desk))[ANNA.id].due == clock.now + 12 * HOUR


@pytest.mark.parametrize(
    ("agreed", "status", "holder"),
    [("computer", "running", COMPUTER), ("claim", "over", ANNA.id), ("freeze", "running", ANNA.id)],
)
async def test_what_was_agreed_in_the_lobby_is_done(
    matches, postman, clock, agreed, status, holder
):
    desk = await seated(matches, postman, absent=agreed)
    await ticked(desk, clock, OUT + PATIENCE)
    info = await info_of(desk)

    assert (info.status, info.user_of(HEADS)) == (status, holder)


async def test_a_substitute_is_looked_for_where_that_was_agreed(matches, postman, clock):
    desk = await seated(matches, postman, absent="substitute")
    posts = await ticked(desk, clock, OUT + PATIENCE)
    await matches.substitutes.accept(desk.id, EVA, HEADS, interaction=press())

    assert [post.body.users for post in posts if post.kind == "offer"] == [(0, ANNA.id)]
    assert (await keeping_of(desk)).frozen is None
    assert (await info_of(desk)).user_of(HEADS) == EVA.id


# What all agree on -------------------------------------------------------------------------------


@pytest.fixture
async def begun(matches, postman):
    return await seated(matches, postman)


async def test_a_pause_needs_all_and_costs_nobody_anything(begun, clock):
    propose = begun.matches.agreements.propose
    clock.now += 10 * HOUR
    await propose(begun.id, ANNA.id, "pause", interaction=press())
    asked = await keeping_of(begun)
    await propose(begun.id, PETR.id, "pause", interaction=press())
    quiet = told(await ticked(begun, clock, 24 * 20))
    await propose(begun.id, PETR.id, "pause", interaction=press())

    assert asked.paused is None
    assert quiet == ["ask-pause", "paused"]
    assert (await clocks_of(begun))[ANNA.id].due == clock.now + 62 * HOUR


async def test_another_pace_holds_when_all_agree(begun, clock):
    propose = begun.matches.agreements.propose
    await propose(begun.id, ANNA.id, "pace=live", interaction=press())
    await propose(begun.id, ANNA.id, "pace=live", interaction=press())
    alone = (await keeping_of(begun)).pace
    await propose(begun.id, PETR.id, "pace=live", interaction=press())

    assert alone == "steady"
    assert (await keeping_of(begun)).pace == "live"
    assert (await clocks_of(begun))[ANNA.id].due == clock.now + 4 * HOUR


async def test_a_match_of_before_gets_clocks_when_all_agree(matches, postman, clock):
    desk = await Desk.started(matches, postman)
    for person in (ANNA, PETR):
        await matches.agreements.propose(desk.id, person.id, "pace=10h+1h", interaction=press())

    (wait,) = (await matches.queries.table(desk.id)).waits
    assert (wait.user, wait.since) == (ANNA.id, clock.now)


async def test_clocks_can_be_done_away_with(begun, clock):
    for person in (ANNA, PETR):
        await begun.matches.agreements.propose(
            begun.id, person.id, "pace=none", interaction=press()
        )
    await begun.drain()
    timers = Timers(begun.matches.sessions, begun.matches.queries, begun.matches.clocks)
    clock.now += 25 * HOUR
    await timers.tick()

    assert (await begun.matches.queries.table(begun.id)).waits == ()
    assert [post.kind for post in await begun.drain()] == ["ping"]


@pytest.mark.parametrize("what", ["pace=fast", "rest", "pause=1"])
async def test_what_cannot_be_agreed_is_refused(begun, what):
    with pytest.raises(LobbyRefused):
        await begun.matches.agreements.propose(begun.id, ANNA.id, what, interaction=press())


async def test_who_does_not_play_proposes_nothing(begun):
    with pytest.raises(NotSeated):
        await begun.matches.agreements.propose(begun.id, EVA.id, "pause", interaction=press())


async def test_an_outage_does_not_count_as_absence_without_clocks(matches, postman, clock, store):
    """A match without clocks: for 72 hours nothing happened, but the bot was there for none."""
    desk = await Desk.started(matches, postman)
    begun = clock.now
    clock.now += 80 * HOUR
    async with store.write() as tx:
        await tx.set_outage(Span(begun, clock.now))

    with pytest.raises(LobbyRefused) as refused:
        await matches.substitutes.offer(desk.id, PETR.id, HEADS, EVA.id, interaction=press())
    assert refused.value.reason.key == "refused-offer-early"
