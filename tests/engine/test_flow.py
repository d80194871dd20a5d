"""Submit, barriers, standing orders, the chain of the journal, and tallies."""

from __future__ import annotations

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.draws import SeededDraws
from bot.engine.model import Setup, Text
from bot.engine.orders import StandingOrder, standing_answer
from bot.engine.refusal import IllegalAction, StaleDecision, UndoRefused
from bot.engine.tally import Part, Tally
from tests.support.tiny import A1, B1, Darts, Duel, Parry, Pass, Pick, Sealed, Tiny

DRAWS = SeededDraws(b"flow", "test")


def begun(game: Tiny):
    return selfplay.started(game, selfplay.setup_of(game, "only"), DRAWS)


def test_simultaneous_answers_wait_until_the_last_is_in():
    position = begun(Sealed()).position
    assert [decision.seat for decision in position.open] == [A1, B1]
    serial_a, serial_b = (decision.serial for decision in position.open)
    step = flow.submit(position, A1, serial_a, Pick(3), DRAWS)
    assert [decision.seat for decision in step.position.open] == [B1]
    assert step.position.open[0].serial == serial_b, "the other's button is not made stale"
    assert [event.audience for event in step.events] == [(A1,), None]
    assert not step.barrier
    step = flow.submit(step.position, B1, serial_b, Pick(1), DRAWS)
    assert step.position.view(None).score == {"a": 1, "b": 0}
    assert step.barrier


def test_a_reaction_is_asked_whether_or_not_the_card_is_held():
    for hand, options in (([1, 2], (Parry(), Pass())), ([2, 4], (Pass(),))):
        line = begun(Duel())
        line.position.state.hands[B1] = hand
        step = flow.submit(line.position, A1, 1, Pick(0), DRAWS)
        decision = step.position.open[0]
        assert (decision.point, decision.seat) == ("DP-REACT", B1)
        assert step.position.options(decision) == options


def test_an_open_form_accepts_what_no_list_holds():
    game = Darts()
    position = begun(game).position
    action = game.read(position.view(A1), position.open[0], "aim 12345")
    assert action not in position.options(position.open[0])
    step = flow.submit(position, A1, 1, action, DRAWS)
    assert step.position.view(None).score["a"] == 12345 % 20
    with pytest.raises(IllegalAction):
        flow.submit(position, A1, 1, game.read(None, None, "aim 36000"), DRAWS)


def test_a_decision_that_was_answered_is_stale():
    position = begun(Darts()).position
    step = flow.submit(position, A1, 1, position.options(position.open[0])[0], DRAWS)
    with pytest.raises(StaleDecision):
        flow.submit(step.position, A1, 1, position.options(position.open[0])[0], DRAWS)


def test_standing_orders_answer_the_first_decision_they_fit():
    step = flow.submit(begun(Duel()).position, A1, 1, Pick(0), DRAWS)
    order = StandingOrder(B1, "DP-REACT", "always")
    found = standing_answer(step.position, [order])
    assert found is not None
    decision, action, used = found
    assert (decision.seat, used) == (B1, order)
    assert action in step.position.options(decision)
    assert standing_answer(step.position, [StandingOrder(A1, "DP-REACT", "always")]) is None
    assert standing_answer(step.position, [StandingOrder(B1, "DP-REACT", "never")]) is None
    assert standing_answer(step.position, [order], waiting={decision.serial}) is None


def test_a_loop_of_procedures_is_found():
    class Endless(Darts):
        slug = "endless"

        def advance(self, t):
            pass

    with pytest.raises(AssertionError, match="endless: no decision after 1000 steps"):
        flow.begin(Endless(), Setup(scenario="only", seats=(A1, B1)), DRAWS)


def test_undo_gives_new_serials_and_is_refused_for_others():
    line = begun(Sealed())
    step = flow.submit(line.position, A1, 1, Pick(3), DRAWS)
    line.add(journal.act_record(1, A1, 1, Pick(3), step), step.position)
    with pytest.raises(UndoRefused):
        line.undone(B1)
    back = line.undone(A1)
    assert [decision.serial for decision in back.open] == [3, 4]
    line.undo(back)
    with pytest.raises(UndoRefused):
        line.undone(A1)


def test_an_altered_journal_is_found_at_its_first_wrong_record():
    game = Duel()
    played = selfplay.play(game, selfplay.setup_of(game, "only"), "chain")
    records = list(played.records)
    assert journal.first_break(records) is None
    die = records[2].draws[0]
    forged = msgspec.structs.replace(die, result=(6 if die.result != (6,) else 1,))
    records[2] = msgspec.structs.replace(records[2], draws=(forged,))
    assert journal.first_break(records) is not None
    assert journal.first_break(played.records[1:]) is not None
    with pytest.raises(journal.Divergence) as divergence:
        journal.replay(game, played.setup, records)
    assert divergence.value.seq == 2


def test_random_play_beyond_its_bound_is_reported():
    with pytest.raises(selfplay.Stuck, match="no end after 1 steps"):
        selfplay.play(Duel(), selfplay.setup_of(Duel(), "only"), "x", bound=1)


def test_a_tally_keeps_its_reasons_and_never_falls_below_zero():
    tally = Tally((Part(3, Text("range")),)).plus(-2, Text("rocks"), "R-1").plus(0, Text("none"))
    assert [(part.amount, part.rule) for part in tally.parts] == [(3, ""), (-2, "R-1")]
    assert (tally.total, tally.floored) == (1, 1)
    assert (tally.plus(-4, Text("more")).total, tally.plus(-4, Text("more")).floored) == (-3, 0)
