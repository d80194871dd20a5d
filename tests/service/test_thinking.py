"""Computer players think beside the service: nothing is lost, doubled or told by the time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.computer.inline import InlineThinkers
from bot.computer.job import seeded
from bot.computer.waiting import BY_POST, LIVE
from bot.engine.model import Decision
from bot.engine.parts.computer import Coaching, Computer
from bot.service.archive import match_file
from bot.service.match import coaching, computers
from bot.service.matches import Matches
from bot.service.model import COMPUTER, NewMatch
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused, NotRunning
from bot.store.faults import StoreError
from tests.support.loaded import load_games

from .coin import HEADS, TAILS, Coin, Dodge, Place, Throw, Wait
from .table import ANNA, CHANNEL, PETR, Desk, press

FIRST, LATER = 3.0, 1.0


class Duel(Coin):
    """The coin duel whose computer stakes as it can and throws, until somebody has won."""

    goal = 1000


class Paced(InlineThinkers):
    """Thinks at once, in slots; ``jobs`` are those it was given, ``late`` what each takes."""

    first_s, later_s = FIRST, LATER

    def __init__(self, games, clock):
        super().__init__(games)
        self.clock, self.late, self.between = clock, 0.0, None
        self.jobs, self.places = [], []

    async def think(self, job, place):
        self.jobs.append(job)
        self.places.append(place)
        self.clock.now += self.late
        if self.between is not None:
            await self.between()
        return await super().think(job)


@pytest.fixture
def games():
    return {"coin": Duel()}


@pytest.fixture
def thinkers(games, clock):
    return Paced(games, clock)


@pytest.fixture
def matches(store, clock, postman, games, thinkers):
    return opened(store, clock, postman, games, thinkers)


def opened(store, clock, postman, games, thinkers):
    found = Matches(store, games, clock=clock, thinkers=thinkers)
    found.sessions.outbox = Outbox(store, postman, clock=clock)
    return found


@pytest.fixture
async def duel(matches, postman):
    """A duel of Anna with the first seat against the computer."""
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    return desk


async def seat_asked(desk):
    """Whose decision is open, without letting anybody think."""
    return (await desk.position()).open[0].seat


async def handed(desk):
    """Let Anna play until the computer is asked."""
    while await seat_asked(desk) == HEADS:
        decision = (await desk.position()).open[0]
        action = {"DP-MOVE": Place(1), "DP-THROW": Throw(), "DP-REACT": Dodge()}[decision.point]
        await desk.matches.play.act(
            desk.id, ANNA.id, decision.serial, [action], interaction=press()
        )


async def given(desk):
    """Return what the computer has answered: serial and action of each record."""
    computers = [one for one in await desk.journal() if one.author == "computer:regular"]
    return [(one.serial, bytes(one.action)) for one in computers]


# Slots --------------------------------------------------------------------------------------------


async def test_an_answer_comes_three_seconds_after_the_question_and_the_next_after_one(
    duel, clock, thinkers
):
    await handed(duel)
    thinking, asked = duel.matches.thinking, clock.now

    assert await thinking.step(duel.id) == FIRST
    clock.now = asked + FIRST - 0.1
    assert await thinking.step(duel.id) == pytest.approx(0.1)
    assert await given(duel) == []
    clock.now = asked + FIRST
    assert await thinking.step(duel.id) == 0.0
    assert len(await given(duel)) == 1
    assert len(thinkers.jobs) == 1, "what was thought about is not thought about again"

    if await seat_asked(duel) == TAILS:
        assert await thinking.step(duel.id) == LATER


@pytest.mark.parametrize(
    ("takes", "due"), [(0.0, 3.0), (2.9, 3.0), (3.0, 3.0), (3.2, 4.0), (7.5, 8.0)]
)
async def test_what_comes_late_comes_in_the_next_whole_slot(duel, clock, thinkers, takes, due):
    await handed(duel)
    asked, thinkers.late = clock.now, takes

    left = await duel.matches.thinking.step(duel.id)

    assert clock.now + (left or 0.0) == pytest.approx(asked + due)


# Stale answers ------------------------------------------------------------------------------------


async def test_an_answer_to_a_match_that_was_given_up_meanwhile_is_dropped(duel, clock, thinkers):
    await handed(duel)

    async def resigns():
        resign = duel.matches.sessions.games["coin"].read(None, None, "resign")
        await duel.matches.play.anytime(duel.id, ANNA.id, resign, interaction=press())

    thinkers.between = resigns
    clock.now += FIRST
    asked = await duel.matches.thinking.step(duel.id)
    thinkers.between = None

    assert asked == 0.0
    assert await given(duel) == []
    assert await duel.matches.thinking.step(duel.id) is None
    assert (await duel.matches.queries.table(duel.id)).info.status == "over"


async def test_an_answer_to_a_question_that_is_taken_back_meanwhile_is_dropped(
    duel, clock, thinkers
):
    # Given Anna's turn passed on without dice, and taken back while the computer thinks
    play, thinking = duel.matches.play, duel.matches.thinking
    for action in (Place(1), Wait()):
        serial = (await duel.position()).open[0].serial
        await play.act(duel.id, ANNA.id, serial, [action], interaction=press())
    stale = (await duel.position()).open[0].serial
    assert await seat_asked(duel) == TAILS

    async def takes_back():
        await play.undo(duel.id, ANNA.id, interaction=press())

    thinkers.between = takes_back
    clock.now += FIRST
    assert await thinking.step(duel.id) == 0.0
    thinkers.between = None

    # Then its answer is dropped, and nobody but Anna is asked
    assert await given(duel) == []
    assert await seat_asked(duel) == HEADS
    assert await thinking.step(duel.id) is None

    # And the next question is thought about anew
    serial = (await duel.position()).open[0].serial
    await play.act(duel.id, ANNA.id, serial, [Wait()], interaction=press())
    assert await thinking.step(duel.id) == FIRST
    clock.now += FIRST
    assert await thinking.step(duel.id) == 0.0
    ((answered, _),) = await given(duel)
    assert answered > stale
    assert len(thinkers.jobs) == 2


async def test_a_person_who_comes_back_answers_instead(desk_of_two, clock, thinkers):
    desk = desk_of_two
    await desk.matches.substitutes.hand_to_computer(
        desk.id, ANNA.id, HEADS, "Bot", interaction=press()
    )
    assert await seat_asked(desk) == HEADS

    async def returns():
        await desk.matches.substitutes.accept(desk.id, ANNA, HEADS, interaction=press())

    thinkers.between = returns
    clock.now += FIRST
    await desk.matches.thinking.step(desk.id)

    assert [one.author for one in await desk.journal() if one.kind == "act"] == []
    assert (await desk.matches.queries.table(desk.id)).deciders == (ANNA.id,)


@pytest.fixture
async def desk_of_two(matches, postman):
    return await Desk.started(matches, postman)


# Restart ------------------------------------------------------------------------------------------


async def test_after_a_restart_the_same_is_asked_and_answered(
    duel, store, clock, postman, games, thinkers
):
    """The first process dies with its thought; the second knows of the match by the store alone."""
    await handed(duel)
    await duel.matches.thinking.step(duel.id)
    again = Paced(games, clock)
    duel.matches = opened(store, clock, postman, games, again)
    clock.now += 3600

    running = asyncio.create_task(duel.matches.thinking.run())
    while not await given(duel):
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert again.jobs[0] == thinkers.jobs[0]
    answer = await InlineThinkers(games).think(thinkers.jobs[0])
    assert (await given(duel))[0] == (thinkers.jobs[0].decision.serial, answer.action)


async def test_two_processes_that_think_of_one_match_answer_once(
    duel, store, clock, postman, games
):
    await handed(duel)
    other = opened(store, clock, postman, games, Paced(games, clock)).thinking
    assert await duel.matches.thinking.step(duel.id) == await other.step(duel.id) == FIRST
    clock.now += FIRST
    await duel.matches.thinking.step(duel.id)
    first = await given(duel)

    while (left := await other.step(duel.id)) == FIRST:
        clock.now += left

    assert (await given(duel))[0] == first[0]
    serials = [serial for serial, _ in await given(duel)]
    assert len(set(serials)) == len(serials)


async def test_a_store_that_cannot_be_read_is_read_again(duel, clock, monkeypatch):
    await handed(duel)
    clock.now += FIRST
    thinking, reads = duel.matches.thinking, duel.matches.sessions.store.read

    def broken():
        monkeypatch.setattr(duel.matches.sessions.store, "read", reads)
        raise StoreError("the disk is away")

    monkeypatch.setattr(duel.matches.sessions.store, "read", broken)
    assert await thinking._careful(duel.id) > 0
    while await thinking.step(duel.id) is not None:
        clock.now += FIRST
    assert await given(duel) != []


# What a person notices ----------------------------------------------------------------------------


async def test_who_is_at_it_is_not_called_after_an_answer_and_who_is_on_turn_anew_is(
    duel, clock, postman
):
    await duel.matches.sessions.outbox.drain()
    before = len(postman.posts)
    await handed(duel)
    while await seat_asked(duel) == TAILS:
        left = await duel.matches.thinking.step(duel.id)
        clock.now += left or 0.0
    await duel.matches.sessions.outbox.drain()

    calls = [post for post in postman.posts[before:] if ANNA.id in post.body.users]
    assert {post.kind for post in calls} <= {"ping", "board", "answered"}
    assert [post for post in calls if post.kind in ("ping", "board")]


async def test_only_one_person_is_left_with_the_computer_at_the_most(desk_of_two):
    await desk_of_two.matches.substitutes.hand_to_computer(
        desk_of_two.id, ANNA.id, HEADS, "Bot", interaction=press()
    )
    info = (await desk_of_two.matches.queries.table(desk_of_two.id)).info

    assert info.seats_of(COMPUTER) == (HEADS,)
    with pytest.raises(LobbyRefused):
        await desk_of_two.matches.substitutes.hand_to_computer(
            desk_of_two.id, ANNA.id, TAILS, "Bot", interaction=press()
        )


# Levels -------------------------------------------------------------------------------------------


class Veteran(Computer):
    """A computer whose search was shown to be stronger than its advice."""

    levels = ("recruit", "veteran")

    def hidden(self, state, seat):
        return ()


class Levelled(Duel):
    computer = Veteran()


@pytest.mark.parametrize(
    ("chosen", "level", "is_mask"),
    [
        ({}, "regular", False),
        ({"computer-level": "veteran"}, "veteran", True),
        ({"computer-level": "recruit"}, "recruit", True),
    ],
)
async def test_the_host_chooses_how_the_computer_plays_and_the_journal_tells(
    store, clock, postman, chosen, level, is_mask
):
    games = {"coin": Levelled()}
    thinkers = Paced(games, clock)
    matches = opened(store, clock, postman, games, thinkers)
    desk = await Desk.lobby(matches, postman, **chosen)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    await handed(desk)
    clock.now += FIRST
    await matches.thinking.step(desk.id)

    (job,) = thinkers.jobs
    assert (job.level, job.is_mask) == (level, is_mask)
    assert [x.author for x in await desk.journal() if x.author != "player"] == [f"computer:{level}"]


@pytest.mark.parametrize(("pace", "rank"), [("live", LIVE), ("steady", BY_POST), ("none", BY_POST)])
async def test_jobs_wait_by_the_pace_of_their_match_and_by_its_server(
    store, clock, postman, games, pace, rank
):
    thinkers = Paced(games, clock)
    matches = opened(store, clock, postman, games, thinkers)
    desk = await Desk.lobby(matches, postman, pace=pace)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    await handed(desk)
    clock.now += FIRST
    await matches.thinking.step(desk.id)

    info = (await matches.queries.table(desk.id)).info
    assert thinkers.places == [(rank, info.guild)]


async def test_in_place_of_a_player_who_is_away_the_computer_plays_as_well_as_it_can(
    store, clock, postman
):
    # Given a match for which the host wanted the weakest computer
    games = {"coin": Levelled()}
    matches = opened(store, clock, postman, games, Paced(games, clock))
    desk = await Desk.lobby(matches, postman, **{"computer-level": "recruit"})
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())

    # When one of its two players leaves their seat to the computer
    await matches.substitutes.hand_to_computer(desk.id, ANNA.id, HEADS, "Bot", interaction=press())
    clock.now += FIRST
    await matches.thinking.step(desk.id)

    # Then it plays by its best level, as the journal tells
    assert [x.author for x in await desk.journal() if x.seat == HEADS] == ["computer:veteran"]
    assert computers.best(Duel()) == "regular", "where no other was shown, as advised"


async def test_no_level_is_offered_that_was_not_shown(matches):
    with pytest.raises(LobbyRefused) as refused:
        await matches.lobby.create(
            NewMatch(
                system="coin",
                scenario="duel",
                host=ANNA,
                channel=CHANNEL,
                options={"computer-level": "veteran"},
            ),
            interaction=press(),
        )
    assert refused.value.reason.key == "refused-unknown-option"
    offered = {
        slug: [one.key for found in computers.options(game) for one in found.choices]
        for slug, game in load_games().items()
    }
    assert {slug: levels for slug, levels in offered.items() if levels} == {
        "hoth": ["recruit", "regular"],
        "lords": ["recruit", "regular", "veteran"],
        "napoleonics": ["recruit", "regular", "veteran"],
    }


async def test_a_position_gives_another_chance_to_each_seat_serial_level_and_match():
    asked = Decision(7, "DP-MOVE", TAILS)
    seeds = [
        seeded(b"seed", "m1", ("a", "b"), asked, "veteran"),
        seeded(b"seed", "m2", ("a", "b"), asked, "veteran"),
        seeded(b"seed", "m1", ("a", "c"), asked, "veteran"),
        seeded(b"seed", "m1", ("a", "b"), Decision(8, "DP-MOVE", TAILS), "veteran"),
        seeded(b"seed", "m1", ("a", "b"), Decision(7, "DP-MOVE", HEADS), "veteran"),
        seeded(b"seed", "m1", ("a", "b"), asked, "general"),
    ]
    assert len(set(seeds)) == len(seeds)
    assert seeds[0] == seeded(b"seed", "m1", ("a", "b"), asked, "veteran")


class Contrary(Levelled):
    """The same duel with another idea of what is best."""

    class Other(Veteran):
        def advise(self, view, decision, options):
            return options[-1]

    computer = Other()


@pytest.mark.parametrize("level", ["recruit", "regular", "veteran"])
async def test_what_the_computer_decided_is_thought_about_again_after_the_match(
    store, clock, postman, level
):
    games = {"coin": Levelled()}
    desk = await Desk.lobby(
        opened(store, clock, postman, games, InlineThinkers(games)),
        postman,
        **{"computer-level": level},
    )
    await desk.matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await desk.matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    await handed(desk)
    await desk.matches.thinking.drain()
    resign = games["coin"].read(None, None, "resign")
    await desk.matches.play.anytime(desk.id, ANNA.id, resign, interaction=press())
    file = match_file.load(await desk.matches.archive.export(desk.id))
    first = next(r.seq for r in file.records if r.author == f"computer:{level}")

    check = match_file.verify(file, games)
    assert (check.ok, check.fault, check.note) == (True, "", "")
    other = match_file.verify(file, {"coin": Contrary()})
    assert other.fault == f"record {first}: the computer would not have done so"
    elsewhere = msgspec.structs.replace(file, version="older")
    assert match_file.verify(elsewhere, games).note == match_file.UNTHOUGHT


# The coach ----------------------------------------------------------------------------------------


class Coached(Levelled):
    """A duel with a coach."""

    class Trainer(Veteran):
        coaching = Coaching({"coin-odds-hit": ()})

    computer = Trainer()


@pytest.mark.parametrize(
    ("chosen", "two", "over", "told"),
    [
        ({}, True, False, "refused-coach-after"),
        ({}, True, True, None),
        ({"coach": "own-turn"}, True, False, None),
        ({"coach": "never"}, True, True, "refused-coach-never"),
        ({"coach": "never"}, False, False, None),
        ({}, False, False, None),
    ],
)
async def test_the_coach_speaks_between_people_as_they_agreed_and_else_at_any_time(
    store, clock, postman, chosen, two, over, told
):
    game = Coached()
    matches = opened(store, clock, postman, {"coin": game}, Paced({"coin": game}, clock))
    desk = await Desk.lobby(matches, postman, **chosen)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    with pytest.raises(NotRunning):
        coaching.refusal(game, (await matches.queries.table(desk.id)).info)
    if two:
        await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    else:
        await matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    if over:
        resign = game.read(None, None, "resign")
        await matches.play.anytime(desk.id, ANNA.id, resign, interaction=press())

    info = (await matches.queries.table(desk.id)).info
    reason = coaching.refusal(game, info)
    assert (reason.key if reason is not None else None) == told
    assert [one.key for one in coaching.options(game, "duel")] == ["coach"]
    assert coaching.options(Levelled(), "duel") == ()
    assert coaching.refusal(Levelled(), info).key == "refused-coach-none"
