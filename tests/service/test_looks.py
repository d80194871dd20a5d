"""How far people have looked at a match, and what is told of it since."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.match import history
from bot.service.play import looks
from bot.service.play.looks import Look
from bot.service.refusals import NotRunning, UnknownMatch

from .coin import HEADS, TAILS, HandSeen, Place, Resign, Swap, Throw, Thrown, Wait
from .table import ANNA, EVA, PETR, Desk, press


async def looked(desk, user):
    return await desk.matches.looks.look(desk.id, user)


async def stretch(desk, viewer, look):
    return history.stretch(await desk.matches.queries.past(desk.id, viewer), *look)


async def test_who_looks_twice_gets_only_what_is_new(desk):
    await desk.answer(Place(1), Wait())
    first = await looked(desk, EVA.id)
    second = await looked(desk, EVA.id)
    await desk.answer(Place(1))
    third = await looked(desk, EVA.id)

    assert first.new == Look(0, 2)
    assert (second.new, second.last) == (Look(2, 2), Look(0, 2))
    assert third.new == Look(2, 3)


async def test_each_person_has_a_mark_of_their_own_and_an_order_moves_it(desk):
    """Anna plays records 1 and 2, Petr 3 and 4: he has seen what was before his last order."""
    await desk.answer(Place(1), Wait())
    await looked(desk, EVA.id)
    await desk.answer(Place(1), Wait())

    assert (await looked(desk, PETR.id)).new == Look(4, 4)
    assert (await looked(desk, ANNA.id)).new == Look(2, 4)
    assert (await looked(desk, EVA.id)).new == Look(2, 4)


async def test_an_order_that_was_taken_back_or_that_another_gave_moves_no_mark(desk, clock):
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(2), Wait())
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())

    assert (await looked(desk, PETR.id)).new == Look(0, 5)


async def test_a_mark_survives_a_restart_and_the_same_is_told_again(desk, store):
    await desk.answer(Place(1), Wait())
    look = (await looked(desk, PETR.id)).new
    told = await stretch(desk, TAILS, look)
    await desk.answer(Place(3))

    assert (await looked(desk, PETR.id)).last == look
    assert await stretch(desk, TAILS, look) == told
    assert [one.view.stake for one in told.moments] == [1, 0]


async def test_who_looks_for_the_first_time_at_a_long_match_is_told_its_end(desk, monkeypatch):
    monkeypatch.setattr(looks, "RECENT", 3)
    for _ in range(3):
        await desk.answer(Place(1), Wait())

    assert (await looked(desk, EVA.id)).new == Look(3, 6)


async def test_a_lobby_and_an_unknown_match_tell_nothing(matches, postman, desk):
    lobby = await Desk.lobby(matches, postman)
    with pytest.raises(NotRunning):
        await looked(lobby, ANNA.id)
    with pytest.raises(UnknownMatch):
        await matches.looks.look("nosuch", ANNA.id)


@pytest.mark.parametrize("viewer", [None, TAILS])
async def test_what_a_seat_may_not_know_is_not_told(desk, viewer):
    """Anna swaps her hidden card; others learn that she did something, and no card."""
    await desk.answer(Swap())
    found = await stretch(desk, viewer, Look(0, 1))
    own = await stretch(desk, HEADS, Look(0, 1))

    assert found.events == []
    assert [type(one) for one in own.events] == [HandSeen]
    assert own.moments[-1].view.hand != own.before.hand
    assert [one.view.hand for one in found.moments] == [found.before.hand]


async def test_what_was_looked_at_is_given_out_and_forgotten(desk, matches):
    await desk.answer(Place(1), Wait())
    await looked(desk, EVA.id)
    told = msgspec.json.decode(await matches.privacy.stored_about(EVA.id))
    await matches.privacy.forget(EVA.id, interaction=press())

    assert told["looked"] == {desk.id: 2}
    assert (await looked(desk, EVA.id)).new == Look(0, 2)


async def test_whoever_is_asked_is_told_what_happened_since_their_own_last_decision(desk):
    await desk.answer(Place(1), Wait())
    await desk.answer(Place(2), Wait())
    table = await desk.matches.queries.table(desk.id)

    mine, theirs = [
        [type(one).__name__ for one in await desk.matches.queries.since_own(table, seat)]
        for seat in (HEADS, TAILS)
    ]

    assert mine == ["Said", "Placed", "Said"]
    assert theirs == ["Said"]


async def test_who_was_answered_for_by_a_standing_order_is_told_what_came_of_it(desk):
    for user in (ANNA, PETR):
        order = desk.id, user.id, "DP-REACT", "take"
        await desk.matches.play.set_standing(*order, interaction=press())
    while (await desk.journal())[-1].author == "player":
        point = (await desk.asked())[0].point
        await desk.answer(Place(1) if point == "DP-MOVE" else Throw())
    table = await desk.matches.queries.table(desk.id)

    told = await desk.matches.queries.since_own(table, (await desk.journal())[-1].seat)

    assert Thrown in [type(one) for one in told], "the throw that was answered"
