"""The clocks of a match: what runs, what is used, what is added, and what is told of it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.parts.insight import Course
from bot.service.clocks.clock import Spent
from bot.service.clocks.hours import ALWAYS, Hours, Span
from bot.service.clocks.pace import HOUR
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.play.heartbeat import Heartbeat
from bot.service.play.timers import KEEP_S, Timers
from bot.service.ports.clocks import ClockNews
from bot.service.posts.outbox import Outbox
from tests.support.loaded import load_games

from .coin import (
    HEADS,
    TAILS,
    Coin,
    CoinInsight,
    CoinPolicies,
    Dodge,
    Place,
    Resign,
    Swap,
    Throw,
    Wait,
)
from .table import ANNA, CHANNEL, EVA, PETR, Desk, hand_over, press, windows_of

NOON = 1_799_928_000.0  # a Friday, noon of UTC


class Silent(CoinPolicies):
    overdue = {"DP-REACT": "take"}


class Clocked(Coin):
    """The coin duel, in which silence is taken for not dodging."""

    policies = Silent()
    goal = 1000


class TwiceInsight(CoinInsight):
    def course(self, view):
        return Course(2 * view.turn + bool(view.stake), view.active)


class Twice(Clocked):
    """A duel in which everybody has two turns in a row: a stake ends the first of them."""

    insight = TwiceInsight()


def timed(store, clock, postman, coin, now=NOON) -> Matches:
    """Matches of a coin duel, with an outbox, at a time."""
    clock.now = now
    matches = Matches(store, {"coin": coin}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


@pytest.fixture
def matches(store, clock, postman):
    return timed(store, clock, postman, Clocked())


async def seated(matches, postman, *, awake=True, **options) -> Desk:
    """Start a duel with a pace; its people never sleep unless it is said."""
    for person in (ANNA, PETR) if awake else ():
        await matches.habits.set_hours(person.id, ALWAYS)
    desk = await Desk.lobby(matches, postman, **{"pace": "steady", **options})
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    await desk.drain()
    return desk


@pytest.fixture
async def desk(matches, postman):
    return await seated(matches, postman)


async def clocks_of(desk):
    async with desk.matches.sessions.store.read() as tx:
        return (await tx.match(desk.id)).keeping.clocks


async def ticked(desk, clock, hours: float):
    """Let time go by, looking every half hour as the bot looks every half minute."""
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    for _ in range(round(hours * 2)):
        clock.now += HOUR / 2
        await timers.tick()
    return await desk.drain()


async def reaction(desk):
    """Play until a reaction is asked for; returns who is asked."""
    while (await desk.asked())[0].point != "DP-REACT":
        point = (await desk.asked())[0].point
        await desk.answer(Place(1) if point == "DP-MOVE" else Throw())
    return (await desk.asked())[1]


async def test_only_the_clock_of_who_is_waited_for_runs(desk, clock):
    clock.now += 10 * HOUR

    await desk.answer(Place(1), Wait())
    found = await clocks_of(desk)

    assert found[ANNA.id].left == 72 * HOUR - 10 * HOUR + 36 * HOUR
    assert (found[ANNA.id].asked, found[PETR.id].asked) == (None, clock.now)
    assert found[PETR.id].due == clock.now + 72 * HOUR
    assert found[ANNA.id].spent["DP-MOVE"].seconds == 10 * HOUR


async def test_a_tap_within_a_turn_adds_nothing(desk, clock):
    clock.now += HOUR
    await desk.answer(Place(1))
    clock.now += HOUR
    await desk.answer(Wait())

    assert (await clocks_of(desk))[ANNA.id].left == (72 - 2 + 36) * HOUR


async def test_who_has_two_turns_in_a_row_is_credited_with_each_of_them(store, clock, postman):
    desk = await seated(timed(store, clock, postman, Twice()), postman)
    clock.now += 10 * HOUR
    await desk.answer(Place(1))
    found = (await clocks_of(desk))[ANNA.id]

    assert found.left == (72 - 10 + 36) * HOUR
    assert (found.asked, found.since, found.due) == (clock.now, clock.now, clock.now + 98 * HOUR)
    assert found.spent["DP-MOVE"] == Spent(10 * HOUR, 1)


async def test_what_is_taken_back_adds_nothing(desk, clock):
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())

    assert (await clocks_of(desk))[ANNA.id].due == clock.now + 72 * HOUR


async def test_nobody_saves_more_than_the_most(desk):
    for _ in range(20):
        await desk.answer(Place(1), Wait())

    assert {one.left for one in (await clocks_of(desk)).values()} == {240 * HOUR}


async def test_a_match_without_a_pace_has_no_clocks(matches, postman, clock):
    desk = await Desk.started(matches, postman)
    await desk.answer(Place(1))

    assert await clocks_of(desk) == {}
    assert (await matches.queries.table(desk.id)).waits == ()


async def test_who_plays_alone_has_no_clock(matches, postman):
    desk = await Desk.lobby(matches, postman, pace="live")
    await matches.lobby.against_computer(desk.id, ANNA, "Computer", interaction=press())

    assert await clocks_of(desk) == {}


async def test_a_night_costs_nothing(matches, postman, clock):
    desk = await seated(matches, postman, awake=False)  # 8 to 22 in the zone of the match

    clock.now += 24 * HOUR
    await desk.answer(Place(1), Wait())

    assert (await clocks_of(desk))[ANNA.id].left == (72 - 14 + 36) * HOUR


async def test_weekends_may_be_off(matches, postman, clock):
    desk = await seated(matches, postman, weekends="off")

    assert (await clocks_of(desk))[ANNA.id].due == NOON + (72 + 48) * HOUR


async def test_other_hours_count_from_now_on(desk, clock):
    clock.now += 6 * HOUR
    await desk.matches.habits.set_hours(ANNA.id, Hours("Etc/UTC", 9 * 60, 17 * 60))
    await ticked(desk, clock, 0.5)
    found = (await clocks_of(desk))[ANNA.id]

    assert found.left == 66 * HOUR
    assert found.due == NOON + (21 + 8 * 24 + 2) * HOUR  # Saturday, nine; eight days; two hours


@pytest.mark.parametrize("silent", [0, 40])
async def test_an_outage_is_credited_and_told_once(desk, clock, silent):
    """It counts from the last sign of life, or from the last press where that was before."""
    reached, begin = True, clock.now
    heart = Heartbeat(desk.matches.sessions, lambda: reached, lambda: begin - silent or None)
    before = (await clocks_of(desk))[ANNA.id].due
    await heart.beat()
    clock.now += 60
    reached = False
    assert await heart.beat() is None
    clock.now += 14 * HOUR
    reached = True

    outage = await heart.beat()
    assert await heart.beat() is None
    posts = await ticked(desk, clock, 0.5)

    assert outage == Span(begin - silent, begin + 14 * HOUR + 60)
    since = HOUR / 2  # has passed without a sign of life, too
    assert (await clocks_of(desk))[ANNA.id].due == before + 14 * HOUR + 60 + since
    told = [post.body.clock for post in posts if post.kind == "clock"]
    assert told == [ClockNews("outage", 0, begin - silent, 0)]


async def test_an_answer_in_time_is_not_late_after_an_outage(desk, clock):
    await Heartbeat(desk.matches.sessions, lambda: True).beat()
    clock.now += 80 * HOUR
    await Heartbeat(desk.matches.sessions, lambda: True).beat()
    posts = await ticked(desk, clock, 1)

    assert [post.body.clock.what for post in posts] == ["outage"]
    assert (await clocks_of(desk))[ANNA.id].excused == 0


async def test_no_time_is_over_before_an_outage_is_known_to_have_ended(desk, clock):
    """The clocks are looked at before Discord is there again, as at any start."""
    await Heartbeat(desk.matches.sessions, lambda: True).beat()
    clock.now += 80 * HOUR
    posts = await ticked(desk, clock, 1)
    assert posts == []

    await Heartbeat(desk.matches.sessions, lambda: True).beat()
    posts = await ticked(desk, clock, 1)

    assert [post.body.clock.what for post in posts] == ["outage"]
    assert (await clocks_of(desk))[ANNA.id].left > 70 * HOUR


async def test_a_reaction_has_a_shorter_time_and_leaves_the_bank_alone(desk, clock):
    user = await reaction(desk)
    bank = (await clocks_of(desk))[user].left
    asked = clock.now
    (wait,) = (await desk.matches.queries.table(desk.id)).waits
    clock.now += 20 * HOUR
    await desk.answer(Dodge())

    assert (wait.user, wait.due) == (user, asked + 24 * HOUR)
    assert [(point, said.key) for point, said in wait.usual] == [("DP-REACT", "coin-policy-take")]
    assert (await clocks_of(desk))[user].spent["DP-REACT"].seconds == 20 * HOUR
    assert (await clocks_of(desk))[user].left == bank


@pytest.mark.rule("NAP-PBP-12", "FAS-OPT-09")
async def test_a_silent_reaction_gets_the_usual_answer_and_says_so(desk, clock):
    user = await reaction(desk)
    await desk.drain()
    posts = await ticked(desk, clock, 25)

    last = (await desk.journal())[-1]
    board = next(post for post in posts if post.body.acted)
    assert (last.author, last.seat) == ("overdue:take", HEADS if user == ANNA.id else TAILS)
    assert [one.late for one in board.body.acted] == [True]
    assert (await desk.asked())[0].point != "DP-REACT"
    assert (await clocks_of(desk))[user].late == 1


async def test_an_own_standing_order_goes_before_the_usual_answer(desk, clock):
    user = await reaction(desk)
    await desk.matches.play.set_standing(desk.id, user, "DP-REACT", "dodge", interaction=press())

    assert (await desk.journal())[-1].author == "standing:dodge"


async def test_two_times_are_excused_and_told(desk, clock):
    posts = await ticked(desk, clock, 72 + 36 + 36 + 1)

    told = [post.body.clock for post in posts if post.kind == "clock"]
    assert [(one.what, one.left) for one in told if one.what != "quiet"] == [
        ("excused", 1), ("excused", 0), ("out", 0), ("strict", 0)
    ]  # fmt: skip
    assert (await clocks_of(desk))[ANNA.id].out is not None


async def test_who_comes_back_has_an_increment(desk, clock):
    await ticked(desk, clock, 150)
    await desk.answer(Place(1))
    found = (await clocks_of(desk))[ANNA.id]

    assert (found.out, found.left, found.due) == (None, 36 * HOUR, clock.now + 12 * HOUR)
    assert found.strict


async def test_who_tells_other_hours_gets_no_more_of_a_strict_clock(desk, clock):
    await ticked(desk, clock, 150)
    await desk.answer(Place(1))
    begun = clock.now
    clock.now += 10 * HOUR
    await desk.matches.habits.set_hours(ANNA.id, ALWAYS)
    await ticked(desk, clock, 0.5)
    (wait,) = (await desk.matches.queries.table(desk.id)).waits
    clock.now += HOUR / 2
    await desk.answer(Wait())

    assert wait.due == begun + 12 * HOUR
    assert (await clocks_of(desk))[ANNA.id].spent["DP-MOVE"].seconds == (150 + 11) * HOUR


async def test_reminders_come_at_half_at_three_quarters_and_before_the_end(desk, clock):
    posts = await ticked(desk, clock, 71)

    assert [post.kind for post in posts] == ["ping", "ping", "ping", "clock"]
    assert [post.body.users for post in posts[:3]] == [(ANNA.id,)] * 3
    assert posts[3].body.clock.what == "quiet"


@pytest.mark.parametrize(
    ("remind", "by", "kinds"),
    [
        ("last", "thread", ["ping"]),
        ("last", "dm", ["nudge"]),
        ("last", "both", ["nudge", "ping"]),
        ("none", "thread", []),
        ("daily", "thread", ["ping", "ping"]),
    ],
)
async def test_reminders_are_as_their_reader_wants_them(desk, clock, remind, by, kinds):
    await desk.matches.habits.set_reminders(ANNA.id, remind, by)

    assert sorted(post.kind for post in await ticked(desk, clock, 71)) == kinds


async def test_a_digest_comes_once_a_day_for_all_matches_and_a_call_before_the_end_of_each(
    matches, postman, clock
):
    """Two duels begin to wait for Petr at noon; he is awake for 14 hours a day."""
    desks = [await seated(matches, postman, pace="36h+1h") for _ in range(2)]
    await matches.habits.set_hours(PETR.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    await matches.habits.set_reminders(PETR.id, "digest", "thread")
    for desk in desks:
        await desk.answer(Place(1), Wait())
    at_once = await desks[0].drain()

    told = []
    for hour in range(55):
        told += [(hour, one) for one in await ticked(desks[0], clock, 1) if PETR.id in called(one)]
    digests = [(hour, one) for hour, one in told if one.kind == "digest"]
    others = [(hour, one.kind) for hour, one in told if one.kind != "digest"]

    assert [one for one in at_once if PETR.id in called(one) and one.kind != "hand"] == []
    assert [hour for hour, _ in digests] == [19, 43], "at eight in the morning"
    assert {(one.user, one.channel) for _, one in digests} == {(PETR.id, None)}
    assert others == [(53, "ping")] * 2, "two waking hours before 36 are over"
    assert len(await matches.queries.urgent(PETR.id)) == 2


def called(post):
    return post.body.users if post.kind in ("ping", "board", "nudge", "digest", "clock") else ()


async def test_who_chooses_a_digest_while_matches_wait_gets_it_the_next_morning(desk, clock):
    clock.now += HOUR
    await desk.matches.habits.set_reminders(ANNA.id, "digest", "dm")
    posts = await ticked(desk, clock, 35)

    assert [post.kind for post in posts] == ["digest", "digest"], "at both midnights"


async def test_nobody_is_called_while_they_sleep(matches, postman, clock):
    desk = await seated(matches, postman)
    await matches.habits.set_hours(PETR.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    clock.now += 11 * HOUR  # eleven in the evening
    await desk.answer(Place(1), Wait())
    at_night = await desk.drain()
    morning = await ticked(desk, clock, 9)

    assert not any(PETR.id in post.body.users for post in at_night if post.channel)
    assert [post.body.users for post in morning if post.kind == "ping"] == [(PETR.id,)]


class Quiets(CoinInsight):
    quiet_points = frozenset({"DP-REACT"})


class Quiet(Clocked):
    """The duel, whose reaction stays hidden for an hour."""

    insight = Quiets()


@pytest.mark.parametrize("by_hand", [True, False])
async def test_an_answer_that_takes_effect_at_night_wakes_nobody(store, clock, postman, by_hand):
    """They answer at half past nine, by hand or by an order; the window ends an hour later."""
    matches = timed(store, clock, postman, Quiet(), NOON + 9.5 * HOUR)
    desk = await seated(matches, postman, **{"reaction-wait": "1-hour"})
    user = await reaction(desk)
    await matches.habits.set_hours(user, Hours("Etc/UTC", 8 * 60, 22 * 60))
    if by_hand:
        await desk.answer(Dodge())
    else:
        await matches.play.set_standing(desk.id, user, "DP-REACT", "dodge", interaction=press())
    await desk.drain()
    clock.now += HOUR
    await windows_of(matches).tick()
    at_night = await desk.drain()
    morning = await ticked(desk, clock, 10)

    assert (await desk.asked()) == ((await desk.asked())[0], user)
    assert [post.body.users for post in at_night if post.kind in ("board", "ping")] == [()]
    assert [post.body.users for post in morning if post.kind == "ping"] == [(user,)]


async def test_who_is_called_for_the_first_time_may_sleep(matches, postman, clock):
    """The computer plays on at eleven for Anna; Petr, whom nobody ever asked, sleeps."""
    desk = await seated(matches, postman)
    await matches.habits.set_hours(PETR.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    clock.now += 11 * HOUR
    await matches.substitutes.hand_to_computer(
        desk.id, ANNA.id, HEADS, "Computer", interaction=press()
    )

    posts = await desk.drain()
    assert not [one for one in posts if PETR.id in one.body.users and one.kind in ("board", "ping")]


async def test_nobody_s_time_is_over_while_they_sleep_though_nothing_is_left(desk, clock):
    """Anna is asked at eleven; other habits of Petr let the clocks be looked at in the night."""
    await desk.answer(Place(1), Wait())
    await desk.matches.habits.set_hours(ANNA.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    async with desk.matches.sessions.store.write() as tx:
        row = await tx.match(desk.id)
        row.keeping.clocks[ANNA.id].left = 0.0
        await tx.save(row)
    clock.now += 11 * HOUR
    await desk.answer(Place(1), Wait())
    await desk.matches.habits.set_hours(PETR.id, Hours("Asia/Tokyo", 8 * 60, 22 * 60))
    night = await ticked(desk, clock, 7)
    morning = await ticked(desk, clock, 2)

    assert [post.body.clock.what for post in night if post.kind == "clock"] == []
    assert [post.body.clock.what for post in morning if post.kind == "clock"] == ["excused"]
    assert [post.body.users for post in morning if post.kind == "ping"] == [(ANNA.id,)]


async def test_times_that_are_over_at_once_are_all_seen_to_in_one_look(store, clock, postman):
    """Both lay orders on their Units in secret; who is silent lays what the game takes then."""
    game = load_games()["fire_and_sword"]
    matches = timed(store, clock, postman, game)
    matches.sessions.games = {game.slug: game}
    for person in (ANNA, PETR):
        await matches.habits.set_hours(person.id, ALWAYS)
    new = NewMatch(system=game.slug, scenario="SC-1", host=ANNA, channel=CHANNEL,
                   options={"pace": "1h+1h"})  # fmt: skip
    info = await matches.lobby.create(new, interaction=press())
    for person in (ANNA, PETR):
        await matches.lobby.join(info.id, person, interaction=press())
    asked = [one.point for one in (await matches.queries.table(info.id)).position.open]
    clock.now += 2 * HOUR
    await Timers(matches.sessions, matches.queries, matches.clocks).tick()
    async with store.read() as tx:
        records = [one.record for one in (await tx.journal(info.id))[1:]]

    assert asked == ["D-S5", "D-S5"]
    assert Counter((one.seat, one.author) for one in records) == {
        ("blue-1", "overdue:default"): 8,
        ("red-1", "overdue:default"): 8,
        ("red-1", "overdue:0"): 1,
    }


@pytest.mark.parametrize("remind", ["usual", "none"])
async def test_a_strict_clock_is_told_and_warns_two_hours_before_its_end(desk, clock, remind):
    await desk.matches.habits.set_reminders(ANNA.id, remind, "thread")
    posts = await ticked(desk, clock, 150)
    await desk.answer(Place(1), Wait())
    await desk.answer(Place(1), Wait())
    await desk.drain()
    begun = clock.now
    warned = await ticked(desk, clock, 11)

    assert "strict" in [post.body.clock.what for post in posts if post.kind == "clock"]
    (wait,) = (await desk.matches.queries.table(desk.id)).waits
    assert wait.due == begun + 12 * HOUR
    calls = [post for post in warned if post.kind == "ping"]
    assert len(calls) == (3 if remind == "usual" else 1)
    assert calls[-1].body.users == (ANNA.id,)


async def test_a_strict_clock_is_not_renewed_by_other_habits_of_anybody(desk, clock):
    await ticked(desk, clock, 150)
    await desk.answer(Place(1), Wait())
    await desk.answer(Place(1), Wait())
    begun, mine = clock.now, (await clocks_of(desk))[ANNA.id]
    assert (mine.strict, mine.due) == (True, begun + 12 * HOUR)

    for person in (PETR, ANNA):
        clock.now += 2 * HOUR
        await desk.matches.habits.set_theme(person.id, "dusk")

    assert (await clocks_of(desk))[ANNA.id].due == begun + 12 * HOUR
    await desk.matches.habits.set_hours(ANNA.id, Hours("Etc/UTC", 8 * 60, 22 * 60))
    clock.now += HOUR
    await desk.answer(Place(1), Wait())
    await desk.answer(Place(1), Wait())
    again = (await clocks_of(desk))[ANNA.id]
    assert (again.strict, again.allowance) == (True, 12 * HOUR)


async def test_who_has_just_played_is_awake_whatever_hours_they_told(desk, clock):
    await desk.matches.habits.set_hours(PETR.id, Hours("Etc/UTC", 8 * 60, 9 * 60))
    clock.now += 20.5 * HOUR
    await desk.answer(Place(1), Wait())
    await desk.answer(Place(1), Wait())
    clock.now += 10 * HOUR
    await desk.answer(Place(1))
    await desk.answer(Wait())
    await desk.drain()
    await desk.answer(Place(1), Wait())
    clock.now += 60
    await desk.answer(Place(1), Wait())

    called = [post for post in await desk.drain() if PETR.id in post.body.users]
    assert called


async def test_a_seat_in_other_hands_gets_a_clock_of_its_own(desk, clock):
    clock.now += 30 * HOUR
    await hand_over(desk.matches, desk.id, ANNA, HEADS, EVA)
    found = await clocks_of(desk)

    assert found[EVA.id].left == 72 * HOUR
    assert (found[ANNA.id].asked, found[EVA.id].asked) == (None, clock.now)


async def test_a_clock_survives_a_restart(desk, store, clock):
    clock.now += 5 * HOUR
    fresh = Matches(store, {"coin": Clocked()}, clock=clock)
    (wait,) = (await fresh.queries.table(desk.id)).waits

    assert wait.due == NOON + 72 * HOUR


async def test_the_end_stops_all_clocks(desk, store, clock):

    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())

    assert {one.asked for one in (await clocks_of(desk)).values()} == {None}
    assert await store.due_timers(clock.now + 10**9) == []


async def test_what_is_told_of_clocks_does_not_depend_on_hidden_cards(matches, postman, clock):
    """Twins: two matches that differ in what is hidden alone tell the same of their clocks."""
    told = []
    for seed in (b"a", b"b"):
        matches.sessions.entropy = lambda size, seed=seed: seed * size
        desk = await seated(matches, postman)
        clock.now = NOON
        hands = (await desk.position()).state.hands
        posts = await ticked(desk, clock, 150)
        shown = [
            msgspec.json.encode((post.kind, post.body.waits, post.body.clock)) for post in posts
        ]
        told.append((hands, shown))
        clock.now = NOON

    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


@pytest.mark.parametrize(("hand", "dms"), [("always", 1), ("turn", 1), ("never", 0)])
async def test_hidden_cards_come_as_their_owner_wants_them(desk, hand, dms):
    await desk.matches.habits.set_hand(ANNA.id, hand)
    await desk.answer(Swap())  # a new card, while it stays her turn
    swapped = len([post for post in await desk.drain() if post.kind == "hand"])
    await desk.answer(Wait())
    await desk.answer(Place(1), Wait())  # and back to her
    back = len([p for p in await desk.drain() if p.kind == "hand" and p.user == ANNA.id])

    assert (swapped, back) == {"always": (1, 0), "turn": (0, 1), "never": (0, 0)}[hand]
    assert swapped + back == dms


async def test_the_end_tells_who_took_how_long(desk, clock):
    clock.now += 5 * HOUR
    await desk.answer(Place(1), Wait())
    clock.now += 3 * HOUR
    await desk.matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())

    (result,) = [post for post in await desk.drain() if post.kind == "result"]
    used = {one.user: (one.seconds, one.answers) for one in result.body.used}
    assert used == {ANNA.id: (5 * HOUR, 1), PETR.id: (3 * HOUR, 1)}


async def test_time_that_was_excused_counts_to_what_somebody_took(desk, clock):
    await ticked(desk, clock, 73)
    assert (await clocks_of(desk))[ANNA.id].excused == 1
    await ticked(desk, clock, 10)
    await desk.answer(Place(1), Wait())

    took = (await clocks_of(desk))[ANNA.id].spent["DP-MOVE"]
    assert (took.seconds, took.answers) == (83 * HOUR, 1)


async def test_old_posts_and_receipts_go_once_a_day(desk, clock, monkeypatch):
    asked = []

    async def prune(before):
        asked.append(clock.now - before)

    monkeypatch.setattr(desk.matches.sessions.store, "prune", prune)

    await ticked(desk, clock, 26)

    assert asked == [KEEP_S, KEEP_S]
