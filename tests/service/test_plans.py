"""Plans: they act when their player is asked, once, and nobody else learns that there was one."""

from __future__ import annotations

import pytest

from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.service.refusals import NotSeated

from .coin import Dodge, Place, Turns, Wait
from .table import ANNA, EVA, PETR, Desk, Postman, hand_over, press


@pytest.fixture
def matches(store, clock, postman):
    matches = Matches(store, {"coin": Turns()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


async def planned(desk, user, text, interaction=None):
    return await desk.matches.plans.give(desk.id, user.id, text, interaction=interaction or press())


async def plan(desk, user):
    return (await desk.matches.plans.of(desk.id, user.id))[1]


async def authors(desk):
    return [(one.seat, one.author) for one in await desk.journal()][1:]


async def test_a_plan_acts_in_the_next_own_turn_in_the_transaction_that_began_it(desk):
    await planned(desk, PETR, "place 2; wait")
    assert await authors(desk) == []

    await desk.answer(Place(1), Wait())

    assert await authors(desk) == [
        ("heads-1", "player"),
        ("heads-1", "player"),
        ("tails-1", "plan"),
        ("tails-1", "plan"),
    ]
    assert (await plan(desk, PETR)).finished
    assert (await plan(desk, PETR)).progress.done == ("place 2", "wait")
    assert (await desk.asked())[1] == ANNA.id


async def test_a_plan_given_in_an_own_turn_acts_at_once_and_a_repeat_does_not_act_again(desk):
    once = press()
    await planned(desk, ANNA, "place 3; wait", once)
    await planned(desk, ANNA, "place 3; wait", once)

    assert [one.author for one in await desk.journal()][1:] == ["plan", "plan"]
    await desk.answer(Place(1), Wait())
    assert (await desk.asked())[1] == ANNA.id, "a plan that is over does not begin again"


async def test_a_plan_that_cannot_go_on_stops_and_tells_its_player_alone_where_and_why(desk):
    await planned(desk, PETR, "place 2; dodge; wait")
    await desk.answer(Place(1), Wait())

    kept = await plan(desk, PETR)
    assert (kept.stop.line, kept.stop.order) == (1, "dodge")
    assert kept.stop.reason == Text("refused-illegal", {"order": "dodge"})
    assert await desk.matches.plans.of(desk.id, ANNA.id) is None
    assert (await desk.asked())[1] == PETR.id
    assert [one.author for one in await desk.journal()][1:] == ["player", "player", "plan"]


async def test_a_stopped_plan_stays_stopped_and_an_order_by_hand_notes_that_it_was_read(desk):
    await planned(desk, PETR, "dodge")
    await desk.answer(Place(1), Wait())
    assert not (await plan(desk, PETR)).read

    await desk.answer(Place(1))

    assert (await plan(desk, PETR)).read
    assert (await plan(desk, PETR)).stop.order == "dodge"


async def test_the_other_side_gets_the_same_posts_with_a_plan_that_never_acts_and_without(
    store, clock
):
    """Neither posts nor authors nor clocks tell that a plan waits or stops"""
    told = []
    for text in ("", "dodge"):
        postman = Postman()
        matches = Matches(store, {"coin": Turns()}, clock=clock, entropy=lambda count: bytes(count))
        matches.sessions.outbox = Outbox(store, postman, clock=clock)
        desk = await Desk.started(matches, postman)
        if text:
            await planned(desk, PETR, text)
        await desk.answer(Place(1), Wait())
        await desk.drain()
        posts = [
            (post.kind, post.user, post.channel, bytes(post.body.view), bytes(post.body.events))
            for post in postman.posts
            if post.kind != "hand"
        ]
        async with store.read() as tx:
            row = await tx.match(desk.id)
        told.append((posts, row.info.updated, row.info.head, await authors(desk), row.keeping))
    assert told[0] == told[1]


async def test_a_withdrawn_plan_does_nothing_and_an_edited_one_does_the_new_orders(desk):
    await planned(desk, PETR, "place 2; wait")
    await planned(desk, PETR, "place 3; wait")
    await desk.answer(Place(1), Wait())
    assert (await plan(desk, PETR)).progress.done == ("place 3", "wait")

    await planned(desk, PETR, "place 1; wait")
    await desk.matches.plans.withdraw(desk.id, PETR.id, interaction=press())
    await desk.answer(Place(1), Wait())

    assert (await desk.asked())[1] == PETR.id
    assert await desk.matches.plans.of(desk.id, PETR.id) is None


async def test_a_plan_survives_a_restart(desk, store, clock):
    await planned(desk, PETR, "place 2; wait")
    store.known.clear()
    desk.matches = Matches(store, {"coin": Turns()}, clock=clock)

    await desk.answer(Place(1), Wait())

    assert (await plan(desk, PETR)).progress.done == ("place 2", "wait")


async def test_a_step_of_a_plan_that_is_taken_back_stops_it(desk):
    await planned(desk, PETR, "place 2; throw if turn>=9")
    await desk.answer(Place(1), Wait())
    kept = await plan(desk, PETR)
    assert kept.stop.reason == Text("plan-stop-condition", {"condition": "turn>=9"})

    await planned(desk, PETR, "throw if turn>=9; else hold; wait if turn>=9; else hold")
    assert (await plan(desk, PETR)).finished
    await desk.matches.play.undo(desk.id, PETR.id, interaction=press())
    assert (await desk.position()).open[0].point == "DP-MOVE"
    assert [one.kind for one in await desk.journal()][-1] == "undo"
    await desk.answer(Place(1), Wait())
    assert (await desk.asked())[1] == ANNA.id


async def test_a_plan_waits_for_the_answer_of_the_other_side_and_then_goes_on(desk):
    """A throw that hits asks Petr; Anna's plan is not read as an answer to his question."""
    await planned(desk, ANNA, "place 2; throw")
    while (await desk.asked())[0].point != "DP-REACT":
        await planned(desk, ANNA, "place 2; throw")
        if (await desk.asked())[1] == PETR.id and (await desk.asked())[0].point == "DP-MOVE":
            await desk.answer(Place(1), Wait())
    await planned(desk, ANNA, "place 1; wait")

    await desk.answer(Dodge())

    assert (await desk.asked())[1] == PETR.id
    assert (await plan(desk, ANNA)).armed
    await desk.answer(Place(1), Wait())
    assert (await plan(desk, ANNA)).progress.done == ("place 1", "wait")


async def test_a_plan_goes_with_its_player_when_another_takes_the_seat(desk):
    await planned(desk, PETR, "place 2; wait")
    await hand_over(desk.matches, desk.id, PETR, "tails-1", EVA)

    await desk.answer(Place(1), Wait())

    assert (await desk.asked())[1] == EVA.id
    assert await desk.matches.plans.of(desk.id, EVA.id) is None


async def test_strangers_have_no_plans_and_bad_words_change_nothing(desk):
    with pytest.raises(NotSeated):
        await planned(desk, EVA, "place 1")
    with pytest.raises(NotSeated):
        await desk.matches.plans.withdraw(desk.id, EVA.id, interaction=press())
    await planned(desk, PETR, "place 2")
    with pytest.raises(Refused) as refused:
        await planned(desk, PETR, "else hold")
    assert refused.value.reason == Text("plan-refused-else", {"words": "else hold"})
    assert (await plan(desk, PETR)).text == "place 2"


async def test_a_plan_may_not_give_the_game_up(desk):
    await planned(desk, PETR, "resign")
    await desk.answer(Place(1), Wait())

    assert (await plan(desk, PETR)).stop.reason == Text("plan-stop-anytime")
    assert (await desk.position()).outcome is None


async def test_what_is_stored_about_a_person_holds_their_own_plan_alone(desk):
    await planned(desk, PETR, "place 2; wait")

    for person, known in ((PETR, True), (ANNA, False)):
        stored = await desk.matches.privacy.stored_about(person.id)
        assert (b"place 2; wait" in stored) == known


async def test_the_plan_of_a_player_for_whom_the_computer_plays_goes_on_and_it_answers_the_rest(
    desk,
):
    # Given a plan for one step of Petr's next turn, and Petr away
    await planned(desk, PETR, "place 2")
    await desk.matches.substitutes.hand_to_computer(
        desk.id, PETR.id, "tails-1", "Computer", interaction=press()
    )

    await desk.answer(Place(1), Wait())
    await desk.matches.thinking.drain()

    assert (await authors(desk))[2:4] == [("tails-1", "plan"), ("tails-1", "computer:regular")]

    # And it is his to read when he is back, and nobody else's before
    assert await desk.matches.plans.of(desk.id, ANNA.id) is None
    await desk.matches.substitutes.accept(desk.id, PETR, "tails-1", interaction=press())
    assert (await plan(desk, PETR)).finished
