"""From ``/game new`` to the first turn, and rematches."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.chance.draws import SeededDraws
from bot.engine.parts.preparation import Preparation
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

from .coin import HEADS, TAILS, Coin, Place, Resign, Wait
from .table import ANNA, CHANNEL, EVA, PETR, Desk, press


async def test_creating_twice_with_the_same_press_gives_one_match(matches):
    new = NewMatch(system="coin", scenario="duel", host=ANNA, channel=CHANNEL)
    once = press()

    first = await matches.lobby.create(new, interaction=once)
    again = await matches.lobby.create(new, interaction=once)

    assert first == again
    assert first.status == "lobby"
    assert first.head == -1


async def test_the_same_press_arriving_twice_at_once_gives_one_match(matches):
    new = NewMatch(system="coin", scenario="duel", host=ANNA, channel=CHANNEL)
    once = press()

    found = await asyncio.gather(*(matches.lobby.create(new, interaction=once) for _ in range(5)))

    assert len({info.id for info in found}) == 1


@pytest.mark.parametrize(
    ("system", "scenario", "key"),
    [("chess", "duel", "refused-no-system"), ("coin", "S99", "refused-no-scenario")],
)
async def test_an_unknown_game_is_refused(matches, system, scenario, key):
    new = NewMatch(system=system, scenario=scenario, host=ANNA, channel=CHANNEL)

    with pytest.raises(LobbyRefused) as refusal:
        await matches.lobby.create(new, interaction=press())

    assert refusal.value.reason.key == key


async def test_the_card_of_a_new_match_goes_out_without_waiting_for_something_else(
    matches, monkeypatch
):
    new = NewMatch(system="coin", scenario="duel", host=ANNA, channel=0)
    info, woken = await matches.lobby.create(new, interaction=press()), []
    monkeypatch.setattr(type(matches.sessions), "wake", lambda self: woken.append(info.id))

    await matches.lobby.move_to(info.id, CHANNEL)

    assert woken == [info.id]


async def test_the_last_required_seat_starts_the_match(matches, postman):
    desk = await Desk.lobby(matches, postman)

    waiting = await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    running = await matches.lobby.join(desk.id, PETR, interaction=press())

    assert (waiting.status, waiting.head) == ("lobby", -1)
    assert (running.status, running.head) == ("running", 0)
    assert running.user_of(TAILS) == PETR.id


async def test_the_nonces_of_the_players_are_mixed_into_the_first_deal(desk, store):
    async with store.read() as tx:
        row = await tx.match(desk.id)
    record = (await desk.journal())[0]

    with_nonces = SeededDraws(row.seed, desk.id, row.info.nonces).order(0, 52, "COIN-DEAL")
    without = SeededDraws(row.seed, desk.id).order(0, 52, "COIN-DEAL")
    assert len(set(row.info.nonces)) == 2
    assert record.draws[0].result == with_nonces != without


async def test_joining_twice_with_the_same_press_takes_one_seat(matches, postman):
    desk = await Desk.lobby(matches, postman)
    once = press()

    first = await matches.lobby.join(desk.id, ANNA, HEADS, interaction=once)
    again = await matches.lobby.join(desk.id, ANNA, HEADS, interaction=once)

    assert first == again
    assert first.seats_of(ANNA.id) == (HEADS,)


async def test_a_taken_seat_a_second_seat_and_a_started_match_are_refused(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    with pytest.raises(LobbyRefused) as taken:
        await matches.lobby.join(desk.id, PETR, HEADS, interaction=press())
    with pytest.raises(LobbyRefused) as second:
        await matches.lobby.join(desk.id, ANNA, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    with pytest.raises(LobbyRefused) as started:
        await matches.lobby.join(desk.id, EVA, interaction=press())

    keys = [refusal.value.reason.key for refusal in (taken, second, started)]
    assert keys == ["refused-seat-taken", "refused-already-seated", "refused-status-started"]


async def test_who_sits_may_change_to_the_other_side_while_it_is_free(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    info = await matches.lobby.join(desk.id, ANNA, TAILS, interaction=press())

    assert (info.seats_of(ANNA.id), info.user_of(HEADS)) == ((TAILS,), None)


async def test_a_game_with_nobody_but_the_computer_does_not_count_on_the_ladder(matches, postman):
    desk = await Desk.lobby(matches, postman, rated="on")

    alone = await matches.lobby.against_computer(desk.id, ANNA, "Computer", interaction=press())

    assert alone.options["rated"] == "off"


async def test_leaving_frees_the_seat(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    info = await matches.lobby.leave(desk.id, ANNA.id, interaction=press())

    assert info.user_of(HEADS) is None
    with pytest.raises(NotSeated):
        await matches.lobby.leave(desk.id, ANNA.id, interaction=press())


async def test_an_order_in_the_lobby_is_refused(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    with pytest.raises(NotRunning):
        await matches.play.order_text(desk.id, ANNA.id, "place 1", interaction=press())


async def test_the_host_may_play_alone(matches, postman):
    desk = await Desk.lobby(matches, postman)

    info = await matches.lobby.start(desk.id, ANNA, interaction=press())
    await desk.answer(Place(1))
    await desk.answer(Wait())
    await desk.answer(Place(2))

    assert info.seats_of(ANNA.id) == (HEADS, TAILS)
    assert (await desk.position()).state.stake == 2
    assert (await matches.queries.table(desk.id)).viewer(ANNA.id) == TAILS


async def test_only_the_host_may_start_and_not_over_the_heads_of_others(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())

    with pytest.raises(LobbyRefused) as stranger:
        await matches.lobby.start(desk.id, PETR, interaction=press())
    with pytest.raises(LobbyRefused) as crowded:
        await matches.lobby.start(desk.id, ANNA, interaction=press())

    assert stranger.value.reason.key == "refused-not-host"
    assert crowded.value.reason.key == "refused-not-alone"


async def test_a_rematch_swaps_the_sides_and_begins_when_both_have_asked(desk):
    matches = desk.matches
    await matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())

    first = await matches.rematches.open(desk.id, PETR.id, interaction=press())
    second = await matches.rematches.open(desk.id, ANNA.id, interaction=press())

    assert first.id == second.id != desk.id
    assert (first.status, first.user_of(HEADS), first.user_of(TAILS)) == ("lobby", PETR.id, None)
    assert (second.status, second.user_of(TAILS)) == ("running", ANNA.id)
    assert second.commitment != (await matches.queries.table(desk.id)).info.commitment
    cards = [post for post in await desk.drain() if post.match == first.id and post.channel]
    assert [post.kind for post in cards if post.kind == "lobby"] == ["lobby"]


async def test_a_rematch_keeps_the_seats_of_the_first_match_for_a_day(desk, clock):
    matches = desk.matches
    await matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())
    rematch = await matches.rematches.open(desk.id, ANNA.id, interaction=press())

    for seat in (HEADS, None):
        with pytest.raises(LobbyRefused) as refusal:
            await matches.lobby.join(rematch.id, EVA, seat, interaction=press())
        assert refusal.value.reason.key == "refused-seat-kept"
    clock.now += 24 * 3600
    info = await matches.lobby.join(rematch.id, EVA, HEADS, interaction=press())

    assert (info.status, info.user_of(HEADS), info.user_of(TAILS)) == ("running", EVA.id, ANNA.id)


async def test_the_rematch_button_pressed_twice_takes_one_seat(desk):
    await desk.matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())
    once = press()

    first = await desk.matches.rematches.open(desk.id, PETR.id, interaction=once)
    again = await desk.matches.rematches.open(desk.id, PETR.id, interaction=once)

    assert first == again
    assert len(await desk.matches.queries.of_user(PETR.id)) == 2


async def test_there_is_no_rematch_of_a_game_that_is_not_here_any_more(desk, store, clock):
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())

    without = Matches(store, {}, clock=clock)

    with pytest.raises(LobbyRefused) as refused:
        await without.rematches.open(desk.id, ANNA.id, interaction=press())
    assert refused.value.reason.key == "refused-no-system"


async def test_there_is_no_rematch_of_a_running_match_nor_for_strangers(desk):
    with pytest.raises(NotRunning):
        await desk.matches.rematches.open(desk.id, ANNA.id, interaction=press())
    with pytest.raises(NotSeated):
        await desk.matches.rematches.open(desk.id, EVA.id, interaction=press())


async def test_matches_are_found_by_player_and_channel(desk, clock):
    clock.now += 10
    other = await Desk.started(desk.matches, desk.postman)
    await desk.matches.play.anytime(other.id, ANNA.id, Resign(), interaction=press())

    mine = await desk.matches.queries.of_user(ANNA.id)
    here = await desk.matches.queries.in_channel(CHANNEL)

    assert [info.id for info in mine] == [desk.id, other.id]
    assert here.id == desk.id, "a running match goes before a newer one that is over"
    assert await desk.matches.queries.in_channel(1) is None
    assert await desk.matches.queries.of_user(EVA.id) == ()


async def test_in_a_channel_of_several_the_match_in_which_one_sits_is_meant(desk, clock):
    matches = desk.matches
    clock.now += 10
    lobby = await Desk.lobby(matches, desk.postman)
    await matches.lobby.join(lobby.id, EVA, HEADS, interaction=press())
    clock.now += 10
    others = await Desk.lobby(matches, desk.postman)
    for person, seat in ((EVA, HEADS), (Person(4, "Ida"), TAILS)):
        await matches.lobby.join(others.id, person, seat, interaction=press())

    meant = [
        await matches.queries.in_channel(CHANNEL, user) for user in (ANNA.id, EVA.id, 99, None)
    ]
    waiting = await matches.queries.in_channel(CHANNEL, ANNA.id, "lobby")

    assert [info.id for info in meant] == [desk.id, others.id, others.id, others.id]
    assert waiting.id == lobby.id


async def test_a_chosen_language_is_remembered(matches):
    assert await matches.languages.of_user(ANNA.id) is None
    await matches.languages.set_for_user(ANNA.id, "cs")
    await matches.languages.set_for_user(ANNA.id, "pl")
    assert await matches.languages.of_user(ANNA.id) == "pl"


async def test_a_host_who_starts_alone_keeps_the_seat_and_the_nonce_of_before(matches, postman):
    desk = await Desk.lobby(matches, postman)
    before = await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())

    info = await matches.lobby.start(desk.id, ANNA, interaction=press())

    assert info.entry(HEADS) == before.entry(HEADS)
    assert (info.status, info.user_of(TAILS)) == ("running", ANNA.id)
    assert info.entry(TAILS).nonce != info.entry(HEADS).nonce


@pytest.mark.parametrize(("again", "seat"), [("turned", TAILS), ("same", HEADS)])
async def test_a_rematch_is_from_the_other_side_or_from_the_same(desk, again, seat):
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    first = await desk.matches.rematches.open(desk.id, ANNA.id, again, interaction=press())
    assert first.seats_of(ANNA.id) == (seat,)
    with pytest.raises(LobbyRefused):
        await desk.matches.lobby.join(first.id, EVA, interaction=press())

    both = await desk.matches.rematches.open(desk.id, PETR.id, again, interaction=press())
    assert (both.id, both.status) == (first.id, "running")


async def test_after_the_last_scenario_there_is_none(desk):
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    with pytest.raises(LobbyRefused) as refused:
        await desk.matches.rematches.open(desk.id, ANNA.id, "next", interaction=press())
    assert refused.value.reason.key == "refused-no-next"


class Two(Coin):
    def scenarios(self):
        return ("duel", "long duel")


async def test_the_next_scenario_keeps_everybody_on_their_seats(store, clock, postman):
    matches = Matches(store, {"coin": Two()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    desk = await Desk.started(matches, postman)
    await matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())

    await matches.rematches.open(desk.id, PETR.id, "next", interaction=press())
    info = await matches.rematches.open(desk.id, ANNA.id, "next", interaction=press())

    assert (info.scenario, info.status) == ("long duel", "running")
    assert (info.user_of(HEADS), info.user_of(TAILS)) == (ANNA.id, PETR.id)


class Sealing(Coin):
    """The duel in another version, which every new match is told."""

    class Sealed(Preparation):
        def sealed(self, scenario):
            return {"edge": "on"}

    preparation = Sealed()


async def test_a_new_match_is_sealed_with_the_version_of_its_game_and_nobody_chooses_it(
    store, clock, postman
):
    matches = Matches(store, {"coin": Sealing()}, clock=clock)
    with pytest.raises(LobbyRefused):
        await Desk.lobby(matches, postman, edge="on")

    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    assert "edge" not in (await matches.queries.table(desk.id)).info.options
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())

    info = (await matches.queries.table(desk.id)).info
    assert (info.status, info.options["edge"]) == ("running", "on")
    assert info.header.options == info.setup.options == info.options, "and sealed with its journal"
