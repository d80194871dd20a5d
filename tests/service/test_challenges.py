"""A seat that waits for one person: accepted, declined, or free for all after three days."""

from __future__ import annotations

import pytest

from bot.engine.model import Seat
from bot.service.lobby.reserving import CHALLENGE_S
from bot.service.play.timers import Timers
from bot.service.refusals import LobbyRefused

from .coin import HEADS, TAILS
from .table import ANNA, EVA, PETR, Desk, press


@pytest.fixture
async def desk(matches, postman):
    """A lobby in which Anna sits and Petr is challenged."""
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await desk.drain()
    await matches.challenges.challenge(desk.id, ANNA.id, PETR.id, interaction=press())
    return desk


async def info_of(desk):
    return (await desk.matches.queries.table(desk.id)).info


async def test_who_is_challenged_is_called_and_the_card_says_so(desk, clock):
    call, card = await desk.drain()

    assert (call.kind, call.body.users, call.body.viewer) == ("offer", (PETR.id, ANNA.id), TAILS)
    (kept,) = card.body.reserved
    assert (card.kind, kept.seat, kept.user) == ("lobby_edit", TAILS, PETR.id)
    assert kept.until == clock.now + CHALLENGE_S


@pytest.mark.parametrize("seat", [None, TAILS])
async def test_nobody_else_gets_the_seat_and_who_is_challenged_does(desk, seat):
    with pytest.raises(LobbyRefused) as refused:
        await desk.matches.lobby.join(desk.id, EVA, seat, interaction=press())
    assert refused.value.reason.key == "refused-seat-kept"

    assert await desk.matches.challenges.waiting(desk.id, PETR.id) == TAILS
    info = await desk.matches.lobby.join(desk.id, PETR, seat, interaction=press())
    assert (info.status, info.user_of(TAILS)) == ("running", PETR.id)
    async with desk.matches.sessions.store.read() as tx:
        assert await tx.offer(desk.id, TAILS) is None


async def test_a_challenge_is_declined_once_and_the_seat_is_free(desk):
    with pytest.raises(LobbyRefused) as refused:
        await desk.matches.challenges.decline(desk.id, EVA.id, TAILS, interaction=press())
    assert refused.value.reason.key == "refused-offer-other"
    await desk.drain()

    for _ in range(2):
        await desk.matches.challenges.decline(desk.id, PETR.id, TAILS, interaction="same")
    card, told = await desk.drain()
    assert (card.kind, card.body.reserved) == ("lobby_edit", ())
    assert told.body.clock.what == "challenge-declined"
    assert (await desk.matches.lobby.join(desk.id, EVA, interaction=press())).status == "running"


async def test_a_challenge_ends_after_three_days(desk, clock):
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    await desk.drain()
    clock.now += CHALLENGE_S - 60
    await timers.tick()
    assert await desk.drain() == []
    clock.now += 120
    await timers.tick()

    card, told = await desk.drain()
    assert (card.body.reserved, told.body.clock.what) == ((), "challenge-over")
    assert (await desk.matches.lobby.join(desk.id, EVA, interaction=press())).user_of(TAILS) == 3
    clock.now += CHALLENGE_S
    await timers.tick()
    assert (await info_of(desk)).status == "running"


@pytest.mark.parametrize(
    ("user", "opponent", "key"),
    [
        (PETR, EVA, "refused-not-host"),
        (ANNA, ANNA, "refused-challenge-self"),
    ],
)
async def test_who_may_challenge_whom(matches, postman, user, opponent, key):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    with pytest.raises(LobbyRefused) as refused:
        await matches.challenges.challenge(desk.id, user.id, opponent.id, interaction=press())
    assert refused.value.reason.key == key


async def test_a_second_challenge_ends_the_first_and_who_is_forgotten_keeps_none(desk):
    await desk.matches.challenges.challenge(desk.id, ANNA.id, EVA.id, interaction=press())
    assert await desk.matches.challenges.waiting(desk.id, PETR.id) is None
    assert await desk.matches.challenges.waiting(desk.id, EVA.id) == Seat(TAILS)

    await desk.matches.privacy.forget(EVA.id, interaction=press())
    assert await desk.matches.challenges.waiting(desk.id, EVA.id) is None


async def test_a_host_who_begins_alone_leaves_no_challenge_behind(desk, clock):
    """The seat is the host's then; who was challenged gets it no more."""
    await desk.matches.lobby.start(desk.id, ANNA, interaction=press())
    with pytest.raises(LobbyRefused) as refused:
        await desk.matches.substitutes.accept(desk.id, PETR, TAILS, interaction=press())
    assert refused.value.reason.key == "refused-offer-gone"

    clock.now += CHALLENGE_S + 60
    timers = Timers(desk.matches.sessions, desk.matches.queries, desk.matches.clocks)
    await timers.tick()
    async with desk.matches.sessions.store.read() as tx:
        assert await tx.offer(desk.id, TAILS) is None
