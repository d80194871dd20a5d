"""Reaction windows: answers that stay hidden until their time, whoever gave them and how (N03)."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.engine.parts.insight import Insight
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision
from bot.service.lobby import choices
from bot.service.match import turns, windows
from bot.service.match.windows import WAITS
from bot.service.matches import Matches
from bot.service.model import COMPUTER, THEME, NewMatch, Person
from bot.service.play import window_clock
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused
from tests.support.loaded import load_catalogue, load_games

from .coin import Coin, Dodge, Place, Resign, Swap, Take, Throw, Wait
from .table import ANNA, CHANNEL, EVA, PETR, Desk, hand_over, press, reads, windows_of

MINUTE = 60.0


class Quiets(Insight):
    quiet_points = frozenset({"DP-REACT"})


class Quiet(Coin):
    """The coin duel, whose reaction stays hidden."""

    insight = Quiets()
    goal = 1000


@pytest.fixture
def games():
    return {"coin": Quiet()}


@pytest.fixture
def matches(store, clock, postman, games):
    matches = Matches(store, games, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


@pytest.fixture
def clockwork(matches):
    return windows_of(matches)


async def seated(matches, postman, **options):
    """Start a duel of Anna and Petr with options."""
    desk = await Desk.lobby(matches, postman, **options)
    await matches.lobby.join(desk.id, ANNA, "heads-1", interaction=press())
    await matches.lobby.join(desk.id, PETR, "tails-1", interaction=press())
    return desk


async def asked(desk):
    """Play until a reaction is asked for; returns the decision and who is asked."""
    while True:
        decision, user = await desk.asked()
        if decision.point == "DP-REACT":
            await desk.drain()
            return decision, user
        await desk.answer(Place(1) if decision.point == "DP-MOVE" else Throw())


async def head(desk):
    return (await desk.journal())[-1]


def other(user):
    return PETR.id if user == ANNA.id else ANNA.id


# The answer and its time --------------------------------------------------------------------------


async def test_an_early_answer_is_kept_without_a_trace_and_shown_at_the_end(desk, clock, clockwork):
    decision, user = await asked(desk)
    before = (await head(desk), (await desk.matches.queries.table(desk.id)).info)

    receipt = await desk.answer(Dodge())

    assert receipt.hidden_until == clock.now + MINUTE
    assert (receipt.number, receipt.orders, receipt.stopped) == (0, ("dodge",), None)
    assert (await head(desk), (await desk.matches.queries.table(desk.id)).info) == before
    assert await desk.asked() == (decision, user)
    clock.now += MINUTE - 1
    assert await clockwork.tick() == 1
    assert await desk.drain() == []
    clock.now += 1
    await clockwork.tick()
    shown = await head(desk)
    assert (shown.seat, shown.serial, shown.author) == (decision.seat, decision.serial, "player")
    assert msgspec.json.decode(shown.action) == {"do": "dodge"}
    assert [post.kind for post in await desk.drain()] == ["update"]


async def test_a_window_that_ends_while_the_clock_looks_is_ended_at_once(desk, clock, clockwork):
    await asked(desk)
    await desk.answer(Dodge())
    moments = iter([clock.now + MINUTE - 0.01, clock.now + MINUTE + 0.01])
    desk.matches.sessions.clock = lambda: next(moments)
    assert await clockwork.tick() == 0.0


async def test_a_standing_order_answers_at_the_end_like_anybody(desk, clock, clockwork):
    for person in (ANNA, PETR):
        await desk.matches.play.set_standing(
            desk.id, person.id, "DP-REACT", "take", interaction=press()
        )
    decision, _ = await asked(desk)

    clock.now += MINUTE - 1
    await clockwork.tick()
    assert (await desk.asked())[0] == decision
    clock.now += 1
    await clockwork.tick()
    assert ((await head(desk)).author, (await head(desk)).serial) == (
        "standing:take",
        decision.serial,
    )


async def test_who_still_thinks_at_the_end_answers_at_once_afterwards(desk, clock, clockwork):
    decision, user = await asked(desk)
    clock.now += MINUTE
    assert await clockwork.tick() == window_clock.LOOK_EVERY_S
    assert await desk.asked() == (decision, user)
    assert await desk.drain() == []

    receipt = await desk.answer(Take())

    assert receipt.hidden_until is None
    assert receipt.number > 0
    assert (await head(desk)).serial == decision.serial


async def test_a_standing_order_set_after_the_end_answers_at_once(desk, clock, clockwork):
    decision, user = await asked(desk)
    set_one = {"point": "DP-REACT", "policy": "take"}
    clock.now += MINUTE
    await clockwork.tick()
    await desk.matches.play.set_standing(desk.id, user, **set_one, interaction=press())

    assert (await head(desk)).author == "standing:take"
    assert (await head(desk)).serial == decision.serial


async def test_an_order_of_another_after_the_end_shows_what_was_kept(desk, clock, games, postman):
    # a slow clock: the window has ended, and nothing has looked yet
    decision, user = await asked(desk)
    await desk.answer(Dodge())
    clock.now += MINUTE
    await desk.matches.play.set_standing(
        desk.id, other(user), "DP-REACT", "take", interaction=press()
    )

    assert (await head(desk)).serial == decision.serial
    assert (await head(desk)).author == "player"


async def test_the_last_answer_counts_and_goes_before_a_standing_order(desk, clock, clockwork):
    _, user = await asked(desk)
    await desk.answer(Take())
    clock.now += 30
    await desk.matches.play.set_standing(desk.id, user, "DP-REACT", "take", interaction=press())
    receipt = await desk.answer(Dodge())
    assert receipt.hidden_until == clock.now + MINUTE - 30

    clock.now += MINUTE - 30
    await clockwork.tick()

    assert msgspec.json.decode((await head(desk)).action) == {"do": "dodge"}


async def test_every_reaction_gets_a_window_of_its_own(desk, clock, clockwork):
    serials = []
    for _ in range(3):
        decision, _ = await asked(desk)
        receipt = await desk.answer(Dodge())
        assert receipt.hidden_until == clock.now + MINUTE
        serials.append(decision.serial)
        clock.now += MINUTE
        await clockwork.tick()
    shown = [one.serial for one in await desk.journal() if one.serial in serials]
    assert shown == serials


async def test_what_follows_a_hidden_answer_in_a_message_is_told_to_wait(desk, clock):
    _, user = await asked(desk)

    receipt = await desk.matches.play.order_text(
        desk.id, user, "dodge; place 2", interaction=press()
    )

    assert receipt.orders == ("dodge",)
    assert receipt.stopped.key == "refused-hidden"
    assert receipt.hidden_until == clock.now + MINUTE


async def test_a_message_stops_at_a_window_and_what_came_before_stays(matches, postman):
    desk = await seated(matches, postman)
    while True:
        decision, user = await desk.asked()
        line = "place 1; throw; place 2" if decision.point == "DP-MOVE" else "throw"
        receipt = await matches.play.order_text(desk.id, user, line, interaction=press())
        await reads(matches, desk.id, {ANNA.id: ANNA, PETR.id: PETR}[user])
        if (await desk.asked())[0].point == "DP-REACT":
            break
    assert receipt.orders == ("place 1", "throw")
    assert (receipt.stopped.key, receipt.stopped.args["number"]) == ("refused-order-stopped", 3)


# What is refused ----------------------------------------------------------------------------------


async def test_the_attacker_cannot_answer_and_an_illegal_answer_is_refused_at_once(desk, clock):
    decision, user = await asked(desk)
    answer = {"serial": decision.serial, "interaction": press()}

    with pytest.raises(NotYourDecision):
        await desk.matches.play.act(desk.id, other(user), actions=[Dodge()], **answer)
    with pytest.raises(Refused):
        await desk.matches.play.act(desk.id, user, actions=[Wait()], **answer)
    with pytest.raises(StaleDecision):
        await desk.matches.play.act(desk.id, user, actions=[Dodge(), Swap()], **answer)
    async with desk.matches.sessions.store.read() as tx:
        assert [one.action for one in await tx.windows(desk.id)] == [b""]


async def test_a_repeated_press_is_kept_once_and_has_one_receipt(desk, clock, clockwork):
    decision, user = await asked(desk)
    key = press()
    first = await desk.answer(Dodge(), interaction=key)
    assert await desk.answer(Dodge(), interaction=key) == first

    clock.now += MINUTE
    await clockwork.tick()
    again = await desk.matches.play.act(desk.id, user, decision.serial, [Dodge()], interaction=key)

    assert again.repeated
    assert again.number > 0
    assert [one.serial for one in await desk.journal()].count(decision.serial) == 1


# What ends a window before its time ---------------------------------------------------------------


async def test_what_is_kept_falls_away_with_its_question(desk, clock, clockwork, store):
    _, user = await asked(desk)
    await desk.answer(Dodge())
    await desk.matches.play.anytime(desk.id, other(user), Resign(), interaction=press())
    end = await head(desk)

    clock.now += MINUTE
    await clockwork.tick()

    assert await head(desk) == end
    async with store.read() as tx:
        assert await tx.windows(desk.id) == []


async def test_who_takes_a_seat_over_answers_for_himself(desk, clock, clockwork):
    decision, user = await asked(desk)
    await desk.answer(Dodge())
    holder = ANNA if user == ANNA.id else PETR
    await hand_over(desk.matches, desk.id, holder, decision.seat, EVA)

    clock.now += MINUTE
    await clockwork.tick()

    assert await desk.asked() == (decision, EVA.id)
    assert (await desk.answer(Take())).hidden_until is None


async def test_a_question_gets_its_window_when_a_person_takes_the_computers_seat(
    matches, postman, clock
):
    """Not when it is answered: the end of the window would tell when that was."""
    alone = NewMatch(
        system="coin",
        scenario="duel",
        host=ANNA,
        channel=CHANNEL,
        options={"reaction-wait": "1-minute"},
    )
    info = await matches.lobby.create(alone, interaction=press())
    await matches.lobby.against_computer(info.id, ANNA, "Bot", interaction=press())
    desk = Desk(matches, postman, info)
    await asked(desk)
    (seat,) = (await matches.queries.table(desk.id)).info.seats_of(COMPUTER)
    await hand_over(matches, desk.id, ANNA, seat, PETR)
    clock.now += 20

    receipt = await desk.answer(Dodge())

    assert receipt.hidden_until == clock.now + MINUTE - 20


# Restart, and two processes -----------------------------------------------------------------------


async def test_what_ended_while_the_bot_was_down_is_shown_once_at_the_start(
    desk, clock, store, games
):
    decision, _ = await asked(desk)
    await desk.answer(Dodge())
    clock.now += 3 * MINUTE

    for _ in range(2):
        await windows_of(Matches(store, games, clock=clock)).tick()

    shown = [one for one in await desk.journal() if one.serial == decision.serial]
    assert [msgspec.json.decode(one.action) for one in shown] == [{"do": "dodge"}]


async def test_two_processes_show_an_answer_once(desk, clock, store, games):
    decision, _ = await asked(desk)
    await desk.answer(Dodge())
    clock.now += MINUTE

    several = [windows_of(Matches(store, games, clock=clock)) for _ in range(3)]
    await asyncio.gather(*(one.tick() for one in several))

    shown = [one for one in await desk.journal() if one.serial == decision.serial]
    assert len(shown) == 1


async def test_a_match_that_cannot_go_on_holds_up_no_other(
    desk, matches, postman, clock, store, games, caplog
):
    broken, whole = desk, await seated(matches, postman)
    for one in (broken, whole):
        await asked(one)
        await one.answer(Dodge())
    async with store.writers.begin() as connection:
        await connection.exec_driver_sql(
            f"UPDATE matches SET system = 'chess' WHERE id = '{broken.id}'"
        )
    store.known.clear()
    before = await head(whole)
    clock.now += MINUTE

    restarted = windows_of(Matches(store, games, clock=clock))
    for _ in range(3):
        assert await restarted.tick() == window_clock.LOOK_EVERY_S

    assert await head(whole) != before
    assert await store.due_windows(clock.now) == [broken.id]
    (told,) = [one for one in caplog.records if one.name == "bot.service.play.window_clock"]
    assert broken.id in told.getMessage()


async def test_the_clock_sleeps_until_the_next_window_ends_and_no_longer(desk, clock, clockwork):
    assert await clockwork.tick() == window_clock.LOOK_EVERY_S
    await asked(desk)
    clock.now += 45
    assert await clockwork.tick() == MINUTE - 45
    assert min(wait for wait in WAITS.values() if wait) > window_clock.LOOK_EVERY_S


# The option ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "wait"), sorted(WAITS.items()))
async def test_the_host_says_how_long_reactions_wait(matches, postman, clock, value, wait):
    desk = await seated(matches, postman, **{windows.WAIT: value})
    await asked(desk)

    receipt = await desk.answer(Dodge())

    assert receipt.hidden_until == (clock.now + wait if wait else None)


async def test_a_game_without_such_questions_has_no_such_option(matches, postman, games):
    plain = Matches(matches.sessions.store, {"coin": Coin()}, clock=matches.sessions.clock)

    assert [one.key for one in choices.host_options(games["coin"], "duel")] == [
        windows.WAIT, "pace", "weekends", "absent", "rated", turns.POSTS, THEME,
    ]  # fmt: skip
    plainly = [one.key for one in choices.host_options(Coin(), "duel")]
    assert plainly == ["pace", "weekends", "absent", "rated", turns.POSTS, THEME]
    with pytest.raises(LobbyRefused):
        await seated(plain, postman, **{windows.WAIT: "at-once"})
    with pytest.raises(LobbyRefused):
        await seated(matches, postman, **{windows.WAIT: "2-minutes"})


def test_of_the_games_two_have_reactions_whose_time_may_betray_something():
    quiet = {
        slug: game.insight.quiet_wait
        for slug, game in load_games().items()
        if game.insight.quiet_points
    }

    assert quiet == {"napoleonics": "1-minute", "jours": "at-once"}


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_the_option_is_named_in_every_language(games, locale):
    catalogue = load_catalogue()
    (option,) = windows.options(games["coin"])

    assert option.default == "1-minute"
    said = [
        catalogue.say(one, locale) for one in (option.label, *(c.label for c in option.choices))
    ]
    assert len(set(said)) == 5
    assert not [one for one in said if "service-" in one]


async def test_nobody_waits_who_plays_alone_or_against_the_computer(matches, postman, clock):
    alone = NewMatch(system="coin", scenario="duel", host=ANNA, channel=CHANNEL)
    for start in (matches.lobby.start, matches.lobby.against_computer):
        info = await matches.lobby.create(alone, interaction=press())
        more = ("Bot",) if start == matches.lobby.against_computer else ()
        await start(info.id, ANNA, *more, interaction=press())
        desk = Desk(matches, postman, info)
        for _ in range(12):
            decision, user = await desk.asked()
            options = (await desk.position()).options(decision)
            assert user == ANNA.id
            receipt = await desk.answer(options[0])
            assert receipt.hidden_until is None


async def test_the_computers_answer_waits_for_a_window_that_the_host_wanted(
    matches, postman, clock, clockwork
):
    """It thinks at once, and its answer shows when that of a person would."""
    desk = await Desk.lobby(matches, postman, **{"reaction-wait": "1-minute"})
    await matches.lobby.join(desk.id, ANNA, "heads-1", interaction=press())
    await matches.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
    while (asked := await desk.asked())[1] == ANNA.id:
        point = asked[0].point
        await desk.answer({"DP-MOVE": Place(1), "DP-THROW": Throw(), "DP-REACT": Take()}[point])

    assert (asked[0].point, asked[1]) == ("DP-REACT", COMPUTER)
    assert await matches.thinking.step(desk.id) == MINUTE
    clock.now += MINUTE
    await clockwork.tick()
    assert await matches.thinking.step(desk.id) == 0.0
    assert (await head(desk)).author == "computer:regular"


# Data about persons -------------------------------------------------------------------------------


async def test_a_kept_answer_is_in_its_givers_file_and_goes_with_him(desk, clock, clockwork):
    decision, user = await asked(desk)
    await desk.answer(Dodge())

    told = msgspec.json.decode(await desk.matches.privacy.stored_about(user))
    theirs = msgspec.json.decode(await desk.matches.privacy.stored_about(other(user)))

    assert told["matches"][0]["kept"] == [
        {"decision": decision.serial, "order": {"do": "dodge"}, "until": clock.now + MINUTE}
    ]
    assert theirs["matches"][0]["kept"] == []
    assert b"dodge" not in await desk.matches.privacy.stored_about(other(user))
    holder = ANNA if user == ANNA.id else PETR
    await hand_over(desk.matches, desk.id, holder, decision.seat, Person(9, "Ola"))
    await desk.matches.privacy.forget(user, interaction=press())
    async with desk.matches.sessions.store.read() as tx:
        (window,) = await tx.windows(desk.id)
    assert (window.user, window.action, window.interaction) == (None, b"", "")
    assert window.due == clock.now + MINUTE
