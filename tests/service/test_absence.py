"""What becomes of a seat whose time is over, and what all players agree on."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.clocks.hours import Hours, Span
from bot.service.clocks.pace import HOUR
from bot.service.model import COMPUTER
from bot.service.play.timers import Timers
from bot.service.ports.serving import ALL
from bot.service.refusals import LobbyRefused, NotSeated

from .coin import HEADS, Place, Take, Wait
from .table import ANNA, EVA, PETR, Desk, press
from .test_clocks import Clocked, clocks_of, seated, ticked, timed

OUT = 150
"""Hours after which two excuses are used up and the time is over."""
PATIENCE = 37


@pytest.fixture
def matches(store, clock, postman):
    return timed(store, clock, postman, Clocked())


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


async def test_the_log_keeps_what_became_of_who_was_away_until_they_are_forgotten(desk, clock):
    for _ in range(2):
        await desk.matches.absence.claim(desk.id, PETR.id, ANNA.id, interaction=press())
        clock.now += PATIENCE * HOUR
    kept = [(one.news.what, one.news.user) for one in await desk.matches.queries.log_lines(desk.id)]
    about = msgspec.json.decode(await desk.matches.privacy.stored_about(ANNA.id))["told"]
    await desk.matches.privacy.forget(ANNA.id, interaction=press())
    left = await desk.matches.queries.log_lines(desk.id)

    whats = ["excused", "excused", "out", "strict", "warned", "claimed"]
    assert kept == [(one, ANNA.id) for one in whats]
    assert [(one["news"]["what"], one["news"]["user"]) for one in about] == [
        (one, str(ANNA.id)) for one in whats
    ]
    assert [(one.news.what, one.news.user) for one in left] == [(one, 0) for one in whats]


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


async def test_who_takes_their_seat_back_has_time_to_answer(desk, clock):
    """Anna's time was over; she gets what a turn adds, and is not called absent at once again."""
    await called_in(desk)
    await desk.matches.substitutes.accept(desk.id, ANNA, HEADS, interaction=press())
    await answered(desk)
    clocks = await clocks_of(desk)
    heard = told(await ticked(desk, clock, 10))  # her clock is strict: she has twelve

    assert clocks[ANNA.id].left == 36 * HOUR
    assert "out" not in heard


async def test_what_the_computer_answers_for_somebody_ends_no_strict_clock(desk):
    before = (await clocks_of(desk))[ANNA.id]
    await called_in(desk)
    after = (await clocks_of(desk))[ANNA.id]

    assert (before.strict, before.kept, before.late) == (True, 0, 3)
    assert (after.strict, after.kept, after.late) == (True, 0, 3)


async def called_in(desk):
    """Let Petr call the computer in for Anna, whose time is over."""
    await desk.matches.substitutes.hand_to_computer(
        desk.id, PETR.id, HEADS, "Computer", interaction=press()
    )
    await desk.drain()


async def answered(desk):
    """Let Petr answer what he is asked until Anna is."""
    while (await desk.asked())[1] == PETR.id:
        point = (await desk.asked())[0].point
        await desk.answer({"DP-MOVE": Place(1), "DP-THROW": Wait(), "DP-REACT": Take()}[point])


async def test_who_plays_on_against_the_computer_is_reminded_and_the_game_rests_at_last(
    desk, clock
):
    """Petr changes his hours meanwhile, which lets the clocks be looked at."""
    await called_in(desk)
    await desk.matches.habits.set_hours(PETR.id, Hours("Asia/Tokyo", 8 * 60, 22 * 60))
    posts = await ticked(desk, clock, 24 * 61)

    assert len([post for post in posts if post.kind == "ping"]) == 3
    assert told(posts) == ["silent"]
    assert (await keeping_of(desk)).frozen is not None


async def test_an_opponent_refuses_the_computer_and_another_way_is_chosen(desk, clock):
    """Anna's seat is hers again; when her turn comes her time is over, and Petr gives her more."""
    await called_in(desk)
    await desk.matches.substitutes.veto(desk.id, PETR.id, ANNA.id, interaction=press())
    first = told(await desk.drain())
    await answered(desk)
    then = [post.body.clock for post in await ticked(desk, clock, 1) if post.kind == "clock"]

    entry = (await info_of(desk)).entry(HEADS)
    assert (entry.user, entry.name, entry.locale) == (ANNA.id, "Anna", "cs")
    assert (first, [one.what for one in then]) == (["returned"], ["out"])
    assert then[0].barred, "no button of the call offers the computer"
    with pytest.raises(LobbyRefused) as refused:
        await called_in(desk)
    assert refused.value.reason.key == "refused-computer-vetoed"
    await desk.matches.absence.extend(desk.id, PETR.id, ANNA.id, 24, interaction=press())
    assert (await clocks_of(desk))[ANNA.id].due == clock.now + 24 * HOUR


async def test_where_the_computer_is_refused_the_game_rests_at_last(matches, postman, clock):
    """The lobby agreed on the computer; after the veto nobody chooses, so the game freezes."""
    desk = await seated(matches, postman, absent="computer")
    await ticked(desk, clock, OUT + PATIENCE)
    await matches.substitutes.veto(desk.id, PETR.id, ANNA.id, interaction=press())
    await answered(desk)
    posts = await ticked(desk, clock, PATIENCE + 1)

    assert [one for one in told(posts) if one != "quiet"] == ["returned", "out", "frozen"]
    assert (await info_of(desk)).user_of(HEADS) == ANNA.id


@pytest.mark.parametrize(("user", "refusal"), [(EVA.id, NotSeated), (ANNA.id, NotSeated)])
async def test_only_who_plays_against_the_computer_may_refuse_it(desk, user, refusal):
    await called_in(desk)
    before = await keeping_of(desk)

    with pytest.raises(refusal):
        await desk.matches.substitutes.veto(desk.id, user, ANNA.id, interaction=press())
    assert await keeping_of(desk) == before


async def test_nobody_refuses_a_computer_that_nobody_called(desk):
    with pytest.raises(LobbyRefused) as refused:
        await desk.matches.substitutes.veto(desk.id, PETR.id, ANNA.id, interaction=press())
    assert refused.value.reason.key == "refused-veto-none"


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


async def test_the_last_message_of_a_claim_waits_until_they_wake(desk, clock):
    """Petr claims at night; Anna's message comes at eight, and her time counts from there on."""
    await desk.matches.habits.set_hours(ANNA.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    clock.now += 24 * HOUR - (clock.now + 2 * HOUR) % (24 * HOUR)  # to ten in the evening
    await desk.matches.absence.claim(desk.id, PETR.id, ANNA.id, interaction=press())
    at_night = await desk.drain()
    morning = await ticked(desk, clock, 11)

    assert [post.kind for post in at_night] == ["clock"]
    nudges = [(post.user, post.body.last) for post in morning if post.kind == "nudge"]
    assert nudges == [(ANNA.id, True)]


async def test_who_sleeps_hears_in_the_morning_whose_time_is_over(matches, postman, clock):
    desk = await seated(matches, postman)
    await ticked(desk, clock, 144 - 0.5)  # three in the morning of the zone where Petr sleeps
    await matches.habits.set_hours(PETR.id, Hours("Etc/UTC", 13 * 60, 22 * 60))
    posts = await ticked(desk, clock, 0.5)
    later = await ticked(desk, clock, 2)

    out = [post for post in posts if post.kind == "clock" and post.body.clock.what == "out"]
    assert [post.body.users for post in out] == [()]
    assert [(one.body.clock.what, one.body.users) for one in later] == [("out", (PETR.id,))]


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
        await tx.set_outage(Span(begun, clock.now), ALL)

    with pytest.raises(LobbyRefused) as refused:
        await matches.substitutes.offer(desk.id, PETR.id, HEADS, EVA.id, interaction=press())
    assert refused.value.reason.key == "refused-offer-early"
