"""Orders: once, in turn, by the right person, all or nothing."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import pytest

from bot.engine.journal import first_break
from bot.engine.model import Text
from bot.engine.refusal import (
    IllegalAction,
    NotYourDecision,
    Refused,
    StaleDecision,
    UndoRefused,
    Unreadable,
)
from bot.service.matches import Matches
from bot.service.model import Receipt
from bot.service.ports.posts import Answered
from bot.service.refusals import NotRunning, NotSeated, OrderRefused, UnknownMatch

from .coin import Coin, Dodge, Place, Resign, Swap, Throw, Wait
from .table import ANNA, EVA, PETR, press


async def test_the_same_press_twice_gives_the_same_receipt_and_one_record(desk):
    decision, user = await desk.asked()
    once = press()

    first = await desk.matches.play.act(
        desk.id, user, decision.serial, [Place(2)], interaction=once
    )
    again = await desk.matches.play.act(
        desk.id, user, decision.serial, [Place(2)], interaction=once
    )

    assert first == Receipt(desk.id, 1, first.number, ("place 2",), since=1, lines=1, system="coin")
    assert again == msgspec.structs.replace(first, repeated=True)
    assert [record.seq for record in await desk.journal()] == [0, 1]


async def test_receipt_numbers_rise(desk):
    numbers = [(await desk.answer(action)).number for action in (Place(1), Wait(), Place(1))]

    assert numbers == sorted(set(numbers))


async def test_a_stale_press_is_refused_and_changes_nothing(desk):
    decision, user = await desk.asked()
    await desk.answer(Place(1))

    with pytest.raises(StaleDecision):
        await desk.matches.play.act(desk.id, user, decision.serial, [Place(2)], interaction=press())

    assert (await desk.position()).state.stake == 1
    assert len(await desk.journal()) == 2


async def test_a_press_by_the_other_player_is_refused(desk):
    decision, _ = await desk.asked()

    with pytest.raises(NotYourDecision):
        await desk.matches.play.act(
            desk.id, PETR.id, decision.serial, [Place(1)], interaction=press()
        )

    assert len(await desk.journal()) == 1


@pytest.mark.parametrize("act", ["act", "text", "undo", "anytime", "standing"])
async def test_a_stranger_can_do_nothing(desk, act):
    matches, decision = desk.matches, (await desk.asked())[0]
    once = press()
    calls = {
        "act": lambda: matches.play.act(
            desk.id, EVA.id, decision.serial, [Place(1)], interaction=once
        ),
        "text": lambda: matches.play.order_text(desk.id, EVA.id, "place 1", interaction=once),
        "undo": lambda: matches.play.undo(desk.id, EVA.id, interaction=once),
        "anytime": lambda: matches.play.anytime(desk.id, EVA.id, Resign(), interaction=once),
        "standing": lambda: matches.play.set_standing(
            desk.id, EVA.id, "DP-REACT", "take", interaction=once
        ),
    }

    with pytest.raises(NotSeated):
        await calls[act]()

    assert len(await desk.journal()) == 1


async def test_an_illegal_action_is_refused(desk):
    with pytest.raises(IllegalAction):
        await desk.answer(Place(9))

    assert len(await desk.journal()) == 1


async def test_an_order_without_any_action_is_refused(desk):
    with pytest.raises(Refused):
        await desk.answer()

    assert len(await desk.journal()) == 1


async def test_an_unknown_match_is_refused(desk):
    with pytest.raises(UnknownMatch):
        await desk.matches.play.order_text("nosuch", ANNA.id, "place 1", interaction=press())


async def test_several_typed_orders_are_carried_out_in_turn(desk):
    receipt = await desk.matches.play.order_text(
        desk.id, ANNA.id, "place 3;\n wait", interaction=press()
    )

    assert receipt.orders == ("place 3", "wait")
    assert receipt.seq == 2
    assert [record.seq for record in await desk.journal()] == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "number", "fault"),
    [
        ("place 3; fly", 2, Unreadable),
        ("place 7; wait", 1, IllegalAction),
        ("place 3; wait; place 1", 3, NotYourDecision),
    ],
)
async def test_of_several_typed_orders_none_is_carried_out_if_one_is_wrong(
    desk, text, number, fault
):
    with pytest.raises(OrderRefused) as refusal:
        await desk.matches.play.order_text(desk.id, ANNA.id, text, interaction=press())

    assert refusal.value.reason.args["number"] == number
    assert len(await desk.journal()) == 1
    assert (await desk.position()).state.stake == 0


@pytest.mark.parametrize("last", ["fly", "dodge", "take", "place 1"])
async def test_what_was_thrown_stays_though_a_later_order_is_refused(desk, last):
    """A refusal that took the throw back would tell what was thrown, at no price."""
    text = f"place 2; throw; {last}; wait"

    receipt = await desk.matches.play.order_text(desk.id, ANNA.id, text, interaction=press())

    assert receipt.orders == ("place 2", "throw")
    assert receipt.stopped.key == "refused-order-stopped"
    assert (receipt.stopped.args["number"], receipt.stopped.args["order"]) == (3, last)
    assert (await desk.position()).state.draws == 2
    assert [record.author for record in await desk.journal()][1:] == ["player", "player"]
    assert (await desk.asked())[1] == PETR.id, "the match goes on from there"


@pytest.mark.parametrize("text", ["", " ; \n", "place one", "place 1;" * 60])
async def test_malformed_text_is_refused(desk, text):
    with pytest.raises(Refused):
        await desk.matches.play.order_text(desk.id, ANNA.id, text, interaction=press())

    assert len(await desk.journal()) == 1


async def test_a_refused_press_can_be_followed_by_a_good_one(desk):
    with pytest.raises(IllegalAction):
        await desk.answer(Place(9))

    await desk.answer(Place(1))

    assert (await desk.position()).state.stake == 1


async def test_two_writers_of_one_question_one_wins(desk, store, clock):
    other = Matches(store, {"coin": Coin()}, clock=clock)
    decision, user = await desk.asked()

    results = await asyncio.gather(
        desk.matches.play.act(desk.id, user, decision.serial, [Place(1)], interaction=press()),
        other.play.act(desk.id, user, decision.serial, [Place(2)], interaction=press()),
        return_exceptions=True,
    )

    assert sorted(type(result) for result in results if isinstance(result, Exception)) == [
        StaleDecision
    ]
    records = await desk.journal()
    assert [record.seq for record in records] == [0, 1]
    header = (await desk.matches.queries.table(desk.id)).info.header
    assert first_break(records, header.digest()) is None
    assert await desk.position() is not None
    assert (await desk.position()).state == (await other.queries.table(desk.id)).position.state


async def test_two_processes_take_turns_without_a_gap(desk, store, clock):
    other = Matches(store, {"coin": Coin()}, clock=clock)
    for turn in range(12):
        who = (desk.matches, other)[turn % 2]
        table = await who.queries.table(desk.id)
        decision = table.position.open[0]
        action = table.position.options(decision)[0]
        user = table.info.user_of(decision.seat)
        await who.play.act(desk.id, user, decision.serial, [action], interaction=press())
        if (await who.queries.table(desk.id)).info.status == "over":
            break

    records = await desk.journal()
    assert [record.seq for record in records] == list(range(len(records)))
    header = (await desk.matches.queries.table(desk.id)).info.header
    assert first_break(records, header.digest()) is None


async def test_fifty_presses_at_once_are_answered_in_turn_and_none_is_dropped(desk):
    done: list[int] = []

    async def pressed(number: int) -> None:
        with contextlib.suppress(Refused):
            await desk.matches.play.order_text(
                desk.id, ANNA.id, f"place {number % 3 + 1}", interaction=press()
            )
        done.append(number)

    await asyncio.gather(*(pressed(number) for number in range(50)))

    assert done == list(range(50))
    assert len(await desk.journal()) == 2
    assert (await desk.position()).state.stake == 1


async def test_an_undo_takes_the_last_step_back_with_a_new_serial(desk):
    before = (await desk.asked())[0]
    await desk.answer(Place(2))

    receipt = await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())

    after, _ = await desk.asked()
    position = await desk.position()
    assert receipt.seq == 2
    assert (after.point, after.seat) == (before.point, before.seat)
    assert after.serial == before.serial + 2
    assert position.state.stake == 0
    with pytest.raises(StaleDecision):
        await desk.matches.play.act(
            desk.id, ANNA.id, before.serial, [Place(1)], interaction=press()
        )


@pytest.mark.parametrize("action", [Swap(), Throw()])
async def test_what_was_shown_or_thrown_cannot_be_taken_back(desk, action):
    if isinstance(action, Throw):
        await desk.answer(Place(1))
    await desk.answer(action)

    with pytest.raises(UndoRefused) as refusal:
        await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())

    assert refusal.value.reason.key == "refused-undo-barrier"


async def test_a_step_of_the_other_player_cannot_be_taken_back(desk):
    await desk.answer(Place(1))

    with pytest.raises(UndoRefused) as refusal:
        await desk.matches.play.undo(desk.id, PETR.id, interaction=press())

    assert refusal.value.reason.key == "refused-undo-other"


async def test_undo_and_order_again_survive_a_restart(desk, store, clock):
    await desk.answer(Place(2))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(3))

    restarted = Matches(store, {"coin": Coin()}, clock=clock)
    table = await restarted.queries.table(desk.id)

    assert table.position.state == (await desk.position()).state
    assert table.position.state.stake == 3
    await restarted.play.undo(desk.id, ANNA.id, interaction=press())
    assert (await restarted.queries.table(desk.id)).position.state.stake == 0


async def test_a_resignation_ends_the_match_at_any_time(desk):
    receipt = await desk.matches.play.anytime(desk.id, PETR.id, Resign(), interaction=press())

    info = (await desk.matches.queries.table(desk.id)).info
    assert receipt.over
    assert (info.status, info.outcome.winner) == ("over", "heads")
    with pytest.raises(NotRunning):
        await desk.matches.play.order_text(desk.id, ANNA.id, "place 1", interaction=press())


async def test_a_standing_order_answers_at_once_and_is_journalled(desk):
    await desk.matches.play.set_standing(desk.id, PETR.id, "DP-REACT", "take", interaction=press())
    scored = False
    for _ in range(20):
        await desk.answer(Place(1))
        await desk.answer(Throw())
        records = await desk.journal()
        if records[-1].author != "player":
            scored = True
            break
        decision, _user = await desk.asked()
        if decision.point == "DP-REACT":
            await desk.answer(Dodge())

    assert scored
    last = records[-1]
    assert (last.author, last.seat) == ("standing:take", "tails-1")
    assert bytes(last.action) == b'{"do":"take"}'
    assert (await desk.position()).state.score["heads-1"] == 1
    assert [record.seq for record in records] == list(range(len(records)))


async def until_asked_to_react(desk):
    while (await desk.asked())[0].point != "DP-REACT":
        await desk.answer(Place(1))
        await desk.answer(Throw())
    return await desk.asked()


async def test_a_standing_order_set_while_its_question_is_open_answers_at_once(desk):
    decision, user = await until_asked_to_react(desk)
    await desk.drain()

    receipt = await desk.matches.play.set_standing(
        desk.id, user, "DP-REACT", "dodge", interaction=press()
    )

    last = (await desk.journal())[-1]
    assert (last.author, last.seat, last.serial) == (
        "standing:dodge",
        decision.seat,
        decision.serial,
    )
    assert receipt.seq == last.seq
    assert (await desk.asked())[0].point == "DP-MOVE"


async def test_the_report_names_the_standing_order_that_answered(desk):
    decision, user = await until_asked_to_react(desk)
    await desk.drain()
    await desk.matches.play.set_standing(desk.id, user, "DP-REACT", "dodge", interaction=press())

    (told,) = [post for post in await desk.drain() if post.kind in ("board", "update")]

    assert told.body.acted == (Answered(decision.seat, Text("coin-policy-dodge")),)


async def test_only_the_one_who_made_the_last_step_can_take_it_back(desk):
    table = await desk.matches.queries.table(desk.id)
    assert not table.can_undo(ANNA.id)
    await desk.answer(Place(1))

    table = await desk.matches.queries.table(desk.id)
    assert (table.can_undo(ANNA.id), table.can_undo(PETR.id)) == (True, False)

    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    assert not (await desk.matches.queries.table(desk.id)).can_undo(ANNA.id)
    await desk.answer(Place(1))
    await desk.answer(Throw())
    assert not (await desk.matches.queries.table(desk.id)).can_undo(ANNA.id)


async def test_a_post_tells_whether_the_last_step_can_be_taken_back(desk):
    await desk.drain()
    await desk.answer(Place(1))
    (update,) = await desk.drain()
    await desk.answer(Throw())
    (board, *_) = await desk.drain()

    assert (update.body.undoable, board.body.undoable) == (True, False)


async def test_a_standing_order_can_be_listed_and_removed(desk):
    matches = desk.matches
    await matches.play.set_standing(desk.id, PETR.id, "DP-REACT", "take", interaction=press())
    await matches.play.set_standing(desk.id, PETR.id, "DP-REACT", "dodge", interaction=press())
    orders = await matches.queries.standing(desk.id, PETR.id)

    assert [(o.seat, o.point, o.policy) for o in orders] == [("tails-1", "DP-REACT", "dodge")]
    assert await matches.queries.standing(desk.id, ANNA.id) == ()
    await matches.play.set_standing(desk.id, PETR.id, "DP-REACT", None, interaction=press())
    assert await matches.queries.standing(desk.id, PETR.id) == ()


async def test_a_policy_that_the_game_does_not_offer_is_refused(desk):
    with pytest.raises(IllegalAction):
        await desk.matches.play.set_standing(
            desk.id, ANNA.id, "DP-MOVE", "take", interaction=press()
        )
