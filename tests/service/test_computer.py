"""The computer player at the table of the service."""

from __future__ import annotations

import random

import pytest

from bot.engine import journal
from bot.service.matches import Matches
from bot.service.model import COMPUTER, NewMatch
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused
from bot.store import open_store
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, PETR, Postman, press

LIMIT = 1500


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


async def begun(matches, seat, scenario="S01", **options):
    """Start a match of Anna on a seat, or without one, against the computer."""
    new = NewMatch(system="hoth", scenario=scenario, host=ANNA, channel=CHANNEL, options=options)
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    if seat is not None:
        await matches.lobby.join(info.id, ANNA, seat, interaction=press())
    info = await matches.lobby.against_computer(info.id, ANNA, "Robot", interaction=press())
    await matches.thinking.drain()
    return info


async def played(matches, match, seed="anna"):
    """Let Anna answer at random until the end; returns how often she was asked."""
    chance = random.Random(seed)
    for count in range(LIMIT):
        table = await matches.queries.table(match)
        if table.position.outcome is not None:
            return count
        assert table.deciders == (ANNA.id,)
        decision = table.position.open[0]
        action = chance.choice(table.position.options(decision))
        await matches.play.act(match, ANNA.id, decision.serial, [action], interaction=press())
        await matches.thinking.drain()
    raise AssertionError("the game does not end")


async def authors(matches, match):
    """Count the records by seat and author."""
    async with matches.sessions.store.read() as tx:
        rows = await tx.journal(match, 0)
    return {(one.record.seat, one.record.author) for one in rows if one.record.kind == "act"}


@pytest.mark.parametrize("seat", ["empire-1", "rebels-1"])
async def test_the_computer_answers_and_the_game_can_be_verified(hoth, games, seat):
    info = await begun(hoth, seat)
    other = "rebels-1" if seat == "empire-1" else "empire-1"
    assert (info.status, info.user_of(other), info.entry(other).name) == (
        "running", COMPUTER, "Robot"
    )  # fmt: skip

    asked = await played(hoth, info.id)

    end = (await hoth.queries.table(info.id)).info
    assert asked >= 5
    assert end.status == "over"
    assert await authors(hoth, info.id) == {(seat, "player"), (other, "computer:regular")}
    async with hoth.sessions.store.read() as tx:
        rows = await tx.journal(info.id, 0)
    again = journal.replay(games["hoth"], end.setup, [one.record for one in rows])
    assert journal.digest(again) == rows[-1].record.digest


async def test_a_host_without_a_seat_gets_one_by_lot(hoth):
    info = await begun(hoth, None)

    assert sorted(entry.user for entry in info.seats) == [COMPUTER, ANNA.id]


async def test_the_computer_gets_no_cards_by_message_and_is_never_called(hoth, postman):
    info = await begun(hoth, "empire-1")
    await played(hoth, info.id)
    await hoth.sessions.outbox.drain()

    assert {post.user for post in postman.of("hand")} == {ANNA.id}
    assert {user for post in postman.posts for user in post.body.users} == {ANNA.id}


async def test_only_the_host_invites_the_computer(hoth):
    new = NewMatch(system="hoth", scenario="S01", host=ANNA, channel=CHANNEL)
    info = await hoth.lobby.create(new, interaction=press())

    with pytest.raises(LobbyRefused) as refusal:
        await hoth.lobby.against_computer(info.id, PETR, "Robot", interaction=press())

    assert refusal.value.reason.key == "refused-not-host"


async def test_a_rematch_against_the_computer_begins_at_once_on_the_other_side(hoth):
    info = await begun(hoth, "empire-1")
    await played(hoth, info.id)

    again = await hoth.rematches.open(info.id, ANNA.id, interaction=press())

    assert again.status == "running"
    assert (again.user_of("rebels-1"), again.user_of("empire-1")) == (ANNA.id, COMPUTER)


async def test_the_computer_fills_the_seats_of_a_team(hoth):
    info = await begun(hoth, "rebels-1", seats="empire-2,rebels-2", team_talk="private")

    assert info.status == "running"
    assert [entry.user for entry in info.seats].count(COMPUTER) == 3
    table = await hoth.queries.table(info.id)
    assert table.deciders == (ANNA.id,)
