"""Lobbies, hands, pings, rooms, substitutes and rematches of teams, with Battle of Hoth."""

from __future__ import annotations

import pytest

from bot.engine.model import Seat
from bot.engine.refusal import Refused
from bot.service.archive import match_file
from bot.service.matches import Matches
from bot.service.model import COMPUTER, NewMatch, Person
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, EVA, PETR, Postman, hand_over, press, reads

IVO = Person(4, "Ivo", "cs")
FOUR = {"rebels-1": ANNA, "empire-1": PETR, "rebels-2": EVA, "empire-2": IVO}
ALL = "empire-2,rebels-2"


@pytest.fixture(scope="module")
def games():
    return load_games()


@pytest.fixture
def postman():
    return Postman()


@pytest.fixture
async def hoth(games, tmp_path, postman):
    store = await open_store(f"sqlite:///{tmp_path / 'fieldpost.db'}")
    matches = Matches(store, games, entropy=lambda count: bytes(range(count)))
    matches.sessions.outbox = Outbox(store, postman)
    yield matches
    await store.close()


async def lobby(hoth, **options):
    new = NewMatch(system="hoth", scenario="S01", host=ANNA, channel=CHANNEL, options=options)
    info = await hoth.lobby.create(new, interaction=press())
    await hoth.lobby.move_to(info.id, CHANNEL)
    return info


async def begun(hoth, players=FOUR, **options):
    """A match that these people have joined."""
    info = await lobby(hoth, **options)
    for seat, person in players.items():
        info = await hoth.lobby.join(info.id, person, seat, interaction=press())
    return info


async def key_of(work):
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.reason.key


@pytest.mark.rule("HOTH-TEAM-01")
@pytest.mark.parametrize(
    ("opened", "seats"),
    [
        ({}, ["rebels-1", "empire-1"]),
        ({"seats": "rebels-2"}, ["rebels-1", "empire-1", "rebels-2"]),
        ({"seats": "empire-2"}, ["rebels-1", "empire-1", "empire-2"]),
        ({"seats": "empire-2, rebels-2"}, ["rebels-1", "empire-1", "rebels-2", "empire-2"]),
    ],
)
async def test_a_match_opens_the_seats_named_and_starts_when_all_are_taken(hoth, opened, seats):
    info = await lobby(hoth, **opened)
    assert [entry.seat for entry in info.seats] == seats

    for seat in seats:
        assert info.status == "lobby"
        info = await hoth.lobby.join(info.id, FOUR[seat], seat, interaction=press())
    assert info.status == "running"
    assert sorted((await hoth.queries.table(info.id)).position.state.players) == sorted(seats)


async def test_an_unknown_seat_cannot_be_opened(hoth):
    assert await key_of(lobby(hoth, seats="empire-3")) == "refused-no-seat"


@pytest.mark.rule("HOTH-TEAM-02")
async def test_members_choose_their_first_player_by_changing_places(hoth):
    info = await lobby(hoth, seats=ALL)
    await hoth.lobby.join(info.id, ANNA, "rebels-1", interaction=press())
    changed = await hoth.lobby.join(info.id, ANNA, "rebels-2", interaction=press())

    assert changed.seats_of(ANNA.id) == ("rebels-2",)
    again = hoth.lobby.join(info.id, ANNA, "rebels-2", interaction=press())
    assert await key_of(again) == "refused-already-seated"


async def test_the_host_starts_without_the_free_seats_of_teams_but_not_without_a_side(hoth):
    info = await lobby(hoth, seats=ALL)
    await hoth.lobby.join(info.id, ANNA, "rebels-1", interaction=press())
    await hoth.lobby.join(info.id, EVA, "rebels-2", interaction=press())
    early = hoth.lobby.start(info.id, ANNA, interaction=press())
    assert await key_of(early) == "refused-not-alone"

    await hoth.lobby.join(info.id, PETR, "empire-1", interaction=press())
    started = await hoth.lobby.start(info.id, ANNA, interaction=press())
    assert started.status == "running"
    assert [entry.seat for entry in started.seats] == ["rebels-1", "empire-1", "rebels-2"]
    assert started.options["seats"] == "rebels-2"


@pytest.mark.rule("HOTH-TEAM-14", "HOTH-TEAM-11")
async def test_each_member_gets_the_own_hand_and_no_secret_reaches_another(hoth, postman):
    info = await begun(hoth, seats=ALL, see_hands="off")
    await hoth.sessions.outbox.drain()
    players = (await hoth.queries.table(info.id)).position.state.players

    assert {post.user for post in postman.of("hand")} == {one.id for one in FOUR.values()}
    for post in postman.posts:
        words = f"{bytes(post.body.view)!r} {bytes(post.body.events)!r}"
        for seat, player in players.items():
            mine = post.user == FOUR[seat].id
            assert all((f'"{card}"' in words) == mine for card in player.hand)
            assert not any(f'"{card}"' in words for card in player.deck)


@pytest.mark.rule("HOTH-TEAM-09")
async def test_the_member_whose_turn_it_is_is_called(hoth, postman):
    info = await begun(hoth, seats=ALL)
    called = []
    while len(called) < 5:
        await hoth.sessions.outbox.drain()
        called = [post.body.users for post in postman.of("board") if post.body.users]
        table = await hoth.queries.table(info.id)
        decision = table.position.open[0]
        user = table.info.user_of(decision.seat)
        options = table.position.options(decision)
        await hoth.play.act(info.id, user, decision.serial, options[:1], interaction=press())

    assert called[:5] == [(one.id,) for one in (ANNA, PETR, EVA, IVO, ANNA)]


@pytest.mark.rule("HOTH-RUL-61", "HOTH-TEAM-15")
async def test_private_rooms_are_opened_for_each_team_only_where_that_was_chosen(hoth, postman):
    await begun(hoth, seats=ALL)
    await hoth.sessions.outbox.drain()
    assert postman.of("room") == []

    await begun(hoth, seats=ALL, team_talk="private")
    await hoth.sessions.outbox.drain()
    rooms = postman.of("room")
    assert [(room.body.viewer, room.body.users) for room in rooms] == [
        ("rebels-1", (ANNA.id, EVA.id)),
        ("empire-1", (PETR.id, IVO.id)),
    ]
    three = {seat: FOUR[seat] for seat in ("rebels-1", "empire-1", "empire-2")}
    await begun(hoth, three, seats="empire-2", team_talk="private")
    await hoth.sessions.outbox.drain()
    assert [room.body.viewer for room in postman.of("room")[2:]] == ["empire-1"]


@pytest.mark.rule("HOTH-TEAM-20")
async def test_resigning_needs_the_word_of_both_members(hoth):
    info = await begun(hoth, seats=ALL)
    first = await hoth.play.order_text(info.id, EVA.id, "resign", interaction=press())
    assert not first.over
    second = await hoth.play.order_text(info.id, ANNA.id, "resign", interaction=press())

    assert second.over
    end = await hoth.queries.table(info.id)
    assert end.info.outcome.winner == "empire"


@pytest.mark.rule("HOTH-TEAM-18")
@pytest.mark.rule("HOTH-TEAM-20")
async def test_a_computer_agrees_with_its_teammates_so_that_they_can_end_a_match(hoth):
    info = await begun(hoth, seats=ALL)
    for person, seat in ((EVA, "rebels-2"), (IVO, "empire-2")):
        await hoth.substitutes.hand_to_computer(
            info.id, person.id, Seat(seat), "Bot", interaction=press()
        )

    offered = await hoth.play.order_text(info.id, ANNA.id, "offer draw", interaction=press())
    assert not offered.over
    agreed = await hoth.play.order_text(info.id, PETR.id, "offer draw", interaction=press())
    assert agreed.over
    outcome = (await hoth.queries.table(info.id)).info.outcome
    assert (outcome.winner, outcome.rule) == (None, "HOTH-END-03")


@pytest.mark.rule("HOTH-TEAM-20")
async def test_a_computer_speaks_only_for_a_side_that_has_a_person(hoth):
    info = await lobby(hoth, seats=ALL)
    await hoth.lobby.join(info.id, ANNA, "rebels-1", interaction=press())
    info = await hoth.lobby.against_computer(info.id, ANNA, "Bot", interaction=press())

    assert not (
        await hoth.play.order_text(info.id, ANNA.id, "offer draw", interaction=press())
    ).over
    assert (await hoth.play.order_text(info.id, ANNA.id, "resign", interaction=press())).over
    assert (await hoth.queries.table(info.id)).info.outcome.winner == "empire"


async def test_a_rematch_turns_the_sides_round_member_by_member(hoth):
    info = await begun(hoth, {s: FOUR[s] for s in ("rebels-1", "empire-1", "rebels-2")}, seats="rebels-2")  # fmt: skip  # noqa: E501
    for person in (ANNA, EVA):
        await hoth.play.order_text(info.id, person.id, "resign", interaction=press())

    for person in (ANNA, PETR, EVA):
        again = await hoth.rematches.open(info.id, person.id, interaction=press())

    assert again.status == "running"
    assert {entry.seat: entry.name for entry in again.seats} == {
        "empire-1": "Anna",
        "rebels-1": "Petr",
        "empire-2": "Eva",
    }


async def test_a_seat_may_go_to_the_teammate_who_then_speaks_for_both_but_not_to_an_enemy(
    hoth, postman
):
    info = await begun(hoth, seats=ALL, see_hands="off")
    enemy = hoth.substitutes.offer(info.id, EVA.id, "rebels-2", PETR.id, interaction=press())
    assert await key_of(enemy) == "refused-offer-rival"

    changed = await hand_over(hoth, info.id, EVA, "rebels-2", ANNA)
    assert changed.seats_of(ANNA.id) == ("rebels-1", "rebels-2")
    await hoth.sessions.outbox.drain()
    hand = postman.of("hand")[-1]
    assert (hand.user, hand.body.viewer) == (ANNA.id, "rebels-2")
    await hoth.play.order_text(info.id, ANNA.id, "resign", interaction=press())
    await reads(hoth, info.id, ANNA)
    over = await hoth.play.order_text(info.id, ANNA.id, "resign", interaction=press())
    assert over.over


@pytest.mark.rule("HOTH-TEAM-17")
async def test_a_standing_order_for_the_teammates_exchange_is_kept_for_each_seat(hoth):
    info = await begun(hoth, seats=ALL)
    await hoth.play.set_standing(info.id, IVO.id, "DP-FLEET-MATE", "keep-all", interaction=press())

    orders = await hoth.queries.standing(info.id, IVO.id)
    assert [(one.seat, one.point, one.policy) for one in orders] == [
        ("empire-2", "DP-FLEET-MATE", "keep-all")
    ]
    assert await hoth.queries.standing(info.id, PETR.id) == ()


async def test_a_finished_team_match_is_exported_and_verified(hoth, games):
    info = await begun(hoth, seats=ALL, see_hands="off")
    for person in (PETR, IVO):
        await hoth.play.order_text(info.id, person.id, "resign", interaction=press())

    file = match_file.load(await hoth.archive.export(info.id))

    assert sorted(file.seats) == sorted(FOUR)
    assert match_file.verify(file, games).ok


async def test_nobody_gets_a_room_with_the_computer(hoth, postman):
    info = await lobby(hoth, seats=ALL, team_talk="private")
    for seat in ("rebels-1", "rebels-2", "empire-1"):
        await hoth.lobby.join(info.id, FOUR[seat], Seat(seat), interaction=press())

    info = await hoth.lobby.against_computer(info.id, ANNA, "Computer", interaction=press())
    await hoth.sessions.outbox.drain()

    assert info.status == "running"
    assert info.user_of(Seat("empire-2")) == COMPUTER
    assert [room.body.users for room in postman.of("room")] == [(ANNA.id, EVA.id)]


async def records(hoth, match):
    async with hoth.sessions.store.read() as tx:
        return [one.record for one in await tx.journal(match)]


async def test_all_three_of_a_team_game_must_agree_to_go_back_behind_dice(hoth):
    # Given three people who have played until dice fell
    three = {seat: FOUR[seat] for seat in ("rebels-1", "empire-1", "rebels-2")}
    match = (await begun(hoth, three, seats="rebels-2")).id
    while not (await records(hoth, match))[-1].draws or len(await records(hoth, match)) == 1:
        position = (await hoth.queries.table(match)).position
        decision = position.open[0]
        view, options = position.view(decision.seat), position.options(decision)
        action = position.game.computer.advise(view, decision, options)
        user = three[decision.seat].id
        await hoth.play.act(match, user, decision.serial, [action], interaction=press())
    before = await records(hoth, match)

    # When one after the other agrees
    what = (await hoth.retaking.offered(match, ANNA.id)).proposal
    for person in (ANNA, ANNA, PETR):
        await hoth.retaking.propose(match, person.id, what, interaction=press())
        assert await records(hoth, match) == before
    await hoth.retaking.propose(match, EVA.id, what, interaction=press())

    # Then the last of them takes it back
    assert [one.kind for one in (await records(hoth, match))[len(before) :]] == ["back"]
