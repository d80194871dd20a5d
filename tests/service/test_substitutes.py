"""Seats that change hands: who may offer, who must agree, and what nobody learns before."""

from __future__ import annotations

import pytest

from bot.engine.refusal import NotYourDecision
from bot.service.model import COMPUTER, Person
from bot.service.play.substitutes import ABSENT_HOURS
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

from .coin import HEADS, TAILS, Place, Resign
from .table import ANNA, EVA, PETR, Desk, hand_over, press, view

IDA = Person(4, "Ida")


async def offer(desk, by, seat, to):
    return await desk.matches.substitutes.offer(desk.id, by.id, seat, to.id, interaction=press())


async def accept(desk, person, seat):
    return await desk.matches.substitutes.accept(desk.id, person, seat, interaction=press())


async def key_of(work):
    with pytest.raises(LobbyRefused) as refusal:
        await work
    return refusal.value.reason.key


async def holder(desk, seat):
    return (await desk.matches.queries.table(desk.id)).info.user_of(seat)


async def absent_petr(desk, clock):
    """Anna has created the match; Petr's seat has been asked for three days."""
    while (await desk.asked())[1] != PETR.id:
        await desk.answer(Place(1))
        await desk.matches.play.order_text(desk.id, ANNA.id, "wait", interaction=press())
    await desk.drain()
    clock.now += ABSENT_HOURS * 3600


async def test_an_offer_is_public_and_changes_nothing_before_it_is_accepted(desk):
    await desk.drain()

    await offer(desk, ANNA, HEADS, EVA)
    posts = await desk.drain()

    assert [(one.kind, one.channel, one.user, one.body.users) for one in posts] == [
        ("offer", 77, None, (EVA.id, ANNA.id))
    ]
    assert await holder(desk, HEADS) == ANNA.id
    assert await desk.matches.queries.of_user(EVA.id) == ()
    await desk.matches.privacy.forget(EVA.id, interaction=press())


async def test_who_accepts_gets_the_cards_and_the_decision_and_the_dice_stay(desk):
    await desk.drain()
    before = (await desk.matches.queries.table(desk.id)).info
    decision, _ = await desk.asked()

    info = await hand_over(desk.matches, desk.id, ANNA, HEADS, EVA)
    posts = sorted(await desk.drain(), key=lambda post: post.kind)

    assert info.user_of(HEADS) == EVA.id
    assert info.nonces == before.nonces
    assert [(post.kind, post.user, post.body.users) for post in posts] == [
        ("hand", EVA.id, ()),
        ("offer", None, (EVA.id, ANNA.id)),
        ("ping", None, (EVA.id,)),
        ("seat", None, (EVA.id,)),
    ]
    assert view(posts[0])["hand"] == (await desk.position()).state.hands[HEADS]
    with pytest.raises(NotSeated):
        await desk.matches.play.act(
            desk.id, ANNA.id, decision.serial, [Place(1)], interaction=press()
        )
    await desk.matches.play.act(desk.id, EVA.id, decision.serial, [Place(1)], interaction=press())


async def test_standing_orders_end_with_the_player_who_gave_them(desk):
    matches = desk.matches
    await matches.play.set_standing(desk.id, PETR.id, "DP-REACT", "take", interaction=press())
    await hand_over(matches, desk.id, PETR, TAILS, EVA)

    assert await matches.queries.standing(desk.id, EVA.id) == ()


async def test_a_stranger_offers_nothing(desk):
    with pytest.raises(NotSeated):
        await offer(desk, EVA, TAILS, IDA)
    with pytest.raises(NotYourDecision):
        await desk.matches.play.order_text(desk.id, PETR.id, "place 1", interaction=press())


async def test_the_host_cannot_give_away_the_seat_of_somebody_who_plays(desk, clock):
    assert await key_of(offer(desk, ANNA, TAILS, EVA)) == "refused-offer-early"
    await absent_petr(desk, clock)
    clock.now -= 1

    assert await key_of(offer(desk, ANNA, TAILS, EVA)) == "refused-offer-early"
    assert await holder(desk, TAILS) == PETR.id


async def test_who_is_not_asked_is_not_absent(desk, clock):
    clock.now += 10 * ABSENT_HOURS * 3600

    assert await key_of(offer(desk, ANNA, TAILS, EVA)) == "refused-offer-early"


async def test_the_host_offers_the_seat_of_somebody_absent_but_not_to_himself(desk, clock):
    await absent_petr(desk, clock)

    assert await key_of(offer(desk, ANNA, TAILS, ANNA)) == "refused-offer-self"
    await offer(desk, ANNA, TAILS, EVA)
    await accept(desk, EVA, TAILS)

    assert await holder(desk, TAILS) == EVA.id


async def test_who_is_left_alone_by_the_host_has_a_way_out(desk, clock):
    assert await key_of(offer(desk, PETR, HEADS, EVA)) == "refused-offer-early"
    clock.now += ABSENT_HOURS * 3600 - 1
    assert await key_of(offer(desk, PETR, HEADS, EVA)) == "refused-offer-early"

    clock.now += 1
    assert await key_of(offer(desk, PETR, HEADS, PETR)) == "refused-offer-self"
    await offer(desk, PETR, HEADS, EVA)
    await accept(desk, EVA, HEADS)

    assert await holder(desk, HEADS) == EVA.id


async def test_who_is_left_alone_may_call_the_computer_in(desk, clock):
    clock.now += ABSENT_HOURS * 3600

    await desk.matches.substitutes.hand_to_computer(
        desk.id, PETR.id, HEADS, "Robot", interaction=press()
    )

    assert await holder(desk, HEADS) == COMPUTER
    assert await key_of(offer(desk, PETR, HEADS, EVA)) == "refused-offer-host"


async def test_a_lobby_says_what_can_be_done_with_its_seats(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())

    assert await key_of(offer(desk, PETR, TAILS, EVA)) == "refused-offer-lobby"
    assert await key_of(offer(desk, EVA, TAILS, PETR)) == "refused-offer-lobby"


async def test_an_absent_player_who_acts_keeps_his_seat(desk, clock):
    await absent_petr(desk, clock)
    await offer(desk, ANNA, TAILS, EVA)

    await desk.answer(Place(1))

    assert await key_of(accept(desk, EVA, TAILS)) == "refused-offer-early"
    assert await holder(desk, TAILS) == PETR.id


@pytest.mark.parametrize("to", [ANNA, PETR])
async def test_nobody_gets_his_own_seat_or_that_of_his_rival(desk, to):
    key = {ANNA.id: "refused-offer-self", PETR.id: "refused-offer-rival"}[to.id]

    assert await key_of(offer(desk, ANNA, HEADS, to)) == key


async def test_an_offer_is_for_one_person_and_counts_once(desk):
    await offer(desk, ANNA, HEADS, EVA)

    assert await key_of(accept(desk, IDA, HEADS)) == "refused-offer-other"
    assert await key_of(accept(desk, EVA, TAILS)) == "refused-offer-gone"
    await accept(desk, EVA, HEADS)
    assert await key_of(accept(desk, EVA, HEADS)) == "refused-offer-gone"


@pytest.mark.parametrize("who", [EVA, ANNA])
async def test_a_declined_or_withdrawn_offer_is_gone(desk, who):
    await offer(desk, ANNA, HEADS, EVA)
    with pytest.raises(LobbyRefused):
        await desk.matches.substitutes.decline(desk.id, IDA.id, HEADS, interaction=press())

    await desk.matches.substitutes.decline(desk.id, who.id, HEADS, interaction=press())

    assert await key_of(accept(desk, EVA, HEADS)) == "refused-offer-gone"
    assert await holder(desk, HEADS) == ANNA.id


async def test_a_newer_offer_replaces_the_older_one(desk):
    await offer(desk, ANNA, HEADS, EVA)
    await offer(desk, ANNA, HEADS, IDA)

    assert await key_of(accept(desk, EVA, HEADS)) == "refused-offer-other"
    await accept(desk, IDA, HEADS)
    assert await holder(desk, HEADS) == IDA.id


async def test_no_seat_of_a_finished_match_changes_hands(desk):
    await offer(desk, ANNA, HEADS, EVA)
    await desk.matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())

    with pytest.raises(NotRunning):
        await accept(desk, EVA, HEADS)


# The computer as a substitute


async def to_computer(desk, by, seat):
    return await desk.matches.substitutes.hand_to_computer(
        desk.id, by.id, seat, "Computer", interaction=press()
    )


async def test_a_holder_hands_his_seat_to_the_computer_which_plays_on_at_once(desk):
    await desk.drain()
    assert (await desk.asked())[1] == ANNA.id
    info = await to_computer(desk, ANNA, HEADS)
    # the computer has answered until Petr must, and everybody is told who plays
    assert info.user_of(HEADS) == COMPUTER
    assert (await desk.asked())[1] == PETR.id
    posts = await desk.drain()
    (told,) = [one for one in posts if one.kind == "seat"]
    assert (told.channel, told.body.users) == (77, (ANNA.id,))
    authors = {record.author for record in (await desk.journal())[1:]}
    assert authors == {"computer:regular"}


async def test_the_former_holder_takes_his_seat_back_when_he_likes_and_nobody_else(desk):
    await to_computer(desk, ANNA, HEADS)
    assert await key_of(accept(desk, EVA, HEADS)) == "refused-offer-other"
    await accept(desk, ANNA, HEADS)
    assert await holder(desk, HEADS) == ANNA.id
    assert await key_of(accept(desk, ANNA, HEADS)) == "refused-offer-gone"


async def test_the_host_offers_the_computers_seat_to_a_person_without_waiting(desk):
    await to_computer(desk, PETR, TAILS)
    await offer(desk, ANNA, TAILS, EVA)
    await accept(desk, EVA, TAILS)
    assert await holder(desk, TAILS) == EVA.id


async def test_the_computer_gets_no_seat_against_its_players_will_nor_the_last_one(desk, clock):
    assert await key_of(to_computer(desk, ANNA, TAILS)) == "refused-offer-early"
    with pytest.raises(NotSeated):
        await to_computer(desk, EVA, TAILS)
    await absent_petr(desk, clock)
    await to_computer(desk, ANNA, TAILS)
    assert await key_of(to_computer(desk, ANNA, TAILS)) == "refused-offer-computer"
    assert await key_of(to_computer(desk, ANNA, HEADS)) == "refused-offer-last"
    # the one who was away takes his seat back all the same
    await accept(desk, PETR, TAILS)
    assert await holder(desk, TAILS) == PETR.id
