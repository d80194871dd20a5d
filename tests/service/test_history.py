"""A match looked back at: turn by turn, as its viewer saw it."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from bot.engine.flow import encode
from bot.service.match import history
from bot.service.ports.matches import JournalRow
from bot.service.refusals import NotRunning, UnknownMatch, Unplayable

from .coin import HEADS, TAILS, HandSeen, Place, Swap
from .table import ANNA, Desk, press
from .test_hoth import begun, games, hoth, play_on

__all__ = ["games", "hoth"]


async def past(desk, viewer=None):
    return history.turns(await desk.matches.queries.past(desk.id, viewer))


async def test_a_match_without_turns_is_one_turn_of_the_steps_in_force(desk):
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(2))

    (turn,) = await past(desk)

    assert turn.course is None
    assert [one.view.stake for one in turn.moments] == [0, 2]  # set-up, and what was not undone
    assert turn.before == turn.moments[0].view
    assert turn.moments[-1].view == (await desk.position()).view(None)


async def test_a_viewer_looks_back_at_nothing_that_was_hidden_from_them(desk):
    await desk.answer(Swap())
    told = {}
    for viewer in (None, HEADS, TAILS):
        (turn,) = await past(desk, viewer)
        assert {one.view.viewer for one in turn.moments} == {viewer}
        told[viewer] = [event for event in turn.events if isinstance(event, HandSeen)]

    assert told[None] == []
    assert told[HEADS]
    assert all(event.audience == (HEADS,) for event in told[HEADS])
    assert all(event.audience == (TAILS,) for event in told[TAILS])


async def test_turns_follow_each_other_and_hold_every_step_once(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 40)
    table = await hoth.queries.table(match)

    turns = history.turns(await hoth.queries.past(match, None))

    assert len(turns) > 2
    assert [one.course.turn for one in turns] == [*range(1, len(turns) + 1)]
    assert len({one.course.seat for one in turns}) == 2
    for before, after in pairwise(turns):
        assert after.before == before.moments[-1].view
    assert sum(len(one.moments) for one in turns) == table.info.head + 1
    assert turns[-1].moments[-1].view == table.position.view(None)


async def test_the_answers_of_a_seat_are_those_that_its_player_gave_in_their_turns(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 40)
    found = await hoth.queries.past(match, None)
    taken, *_ = (row for row in found.rows[::-1] if row.record.kind == "act")
    other = msgspec.structs.replace(taken.record, author="standing:x")
    rows = (*(row for row in found.rows if row is not taken), JournalRow(other, taken.events))
    acts = [one.record for one in found.rows if one.record.kind == "act"]
    seats = {one.seat for one in acts}

    for seat in seats:
        answers = history.answers(found, [seat])
        assert [encode(one.action) for one in answers] == [
            bytes(one.action) for one in acts if one.seat == seat
        ]
        assert {one.decision.seat for one in answers} == {seat}
        assert all(one.action in one.position.options(one.decision) for one in answers)
        assert [one.turn for one in answers] == sorted(one.turn for one in answers)
    by_hand = history.answers(found._replace(rows=rows), seats)
    assert len(by_hand) == len(acts) - 1, "what a standing order gave is not theirs"


async def test_there_is_no_past_of_a_lobby_of_no_match_and_of_a_journal_that_does_not_fit(
    matches, postman, desk
):
    lobby = await Desk.lobby(matches, postman)
    with pytest.raises(NotRunning):
        await matches.queries.past(lobby.id, None)
    with pytest.raises(UnknownMatch):
        await matches.queries.past("none", None)

    await desk.answer(Swap())
    found = await matches.queries.past(desk.id, None)
    other = {"action": msgspec.Raw(b'{"do": "dodge"}')}
    broken = msgspec.structs.replace(found.rows[1].record, **other)
    rows = (found.rows[0], msgspec.structs.replace(found.rows[1], record=broken))
    with pytest.raises(Unplayable):
        history.turns(found._replace(rows=rows))
