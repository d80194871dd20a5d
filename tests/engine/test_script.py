"""Scripts: asked and done once, stored and taken up in the middle, keys that are not mixed up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import Decision, Draw
from bot.engine.refusal import IllegalAction, UndoRefused
from bot.engine.script import KeyUsedTwice, Paused, one_of, row_key
from tests.support.scripted import Answer, Fight, Question, Raid, Raiders, Script, at
from tests.support.tiny import A1, B1, Said

GAME = Raiders()
SETUP = selfplay.setup_of(GAME, "only")


def thrown(*faces: int) -> Draw:
    return Draw("roll", len(faces), 6, "RAID-FIGHT", faces)


def played(answers, *dice, through=lambda position: position):
    """Answer questions in their order; return the last position and all events told."""
    draws = ScriptedDraws([thrown(*faces) for faces in dice])
    position, events = flow.begin(GAME, SETUP, draws).position, []
    for answer in answers:
        position = through(position)
        decision = position.open[0]
        step = flow.submit(position, decision.seat, decision.serial, Answer(answer), draws)
        position, events = step.position, events + list(step.events)
    assert not draws.left
    return position, events


def bare(frame=None, *dice):
    """Return a run of a procedure in a state of its own, with these dice."""
    state = GAME.new_state(SETUP)
    state.flow = [frame or Raid()]
    return Script(Transition(state, ScriptedDraws(dice)), state.flow[0])


# A match -----------------------------------------------------------------------------------------


def test_a_match_asks_rolls_and_tells_in_the_order_of_its_procedures():
    answers = ["road", "3", "stand", "ford", "8", "back"]
    position, events = played(answers, (1, 4, 6))

    assert events == [Said(what="back", value=2), Said(what="back", value=8)]
    assert position.state.score == {"a": 2 * 2 + 8, "b": 0}
    assert position.state.draws == 1
    assert (position.open, position.state.flow, position.state.asked) == ([], [], {})
    assert position.state.serial == len(answers), "each question was asked once"


def test_what_was_answered_thrown_and_done_stands_in_the_frames():
    position, _ = played(["road", "3", "stand", "ford"], (1, 4, 6))

    (frame,) = position.state.flow
    assert frame.answers == {"way-1": "road", "riders-1": "3", "way-2": "ford"}
    assert frame.results == {"fight-1": 2, "told-1": 0}
    assert position.state.open == [Decision(5, "RAID-RIDERS", A1)]
    assert position.state.asked == {
        A1: Question(key="riders-2", point="RAID-RIDERS", picks=("1", "2", "3"), low=1, high=9)
    }


def test_a_called_procedure_stands_above_and_knows_where_its_result_goes():
    position, _ = played(["road", "3"])

    assert position.state.flow == [
        Raid(answers={"way-1": "road", "riders-1": "3"}),
        Fight(key="fight-1", riders=3),
    ]
    assert position.open == [Decision(3, "RAID-STAND", B1)]


def test_a_match_that_ends_within_a_called_procedure_never_goes_back():
    position, events = played(["ford", "3", "stand"], (1, 1, 5))

    assert events == [Said(what="captured")]
    assert position.state.flow == []
    assert position.state.score == {"a": 0, "b": 1}, "the raid's own score was not counted"


@pytest.mark.parametrize("riders", ["0", "10", "x"])
def test_a_number_beyond_its_range_is_refused(riders):
    position, _ = played(["road"])

    with pytest.raises(IllegalAction):
        flow.submit(position, A1, position.open[0].serial, Answer(riders), ScriptedDraws([]))


# Stored, taken back, taken up --------------------------------------------------------------------


def test_a_journal_of_scripts_is_replayed_to_the_same_state():
    for seed in ("one", "two", "three", "four"):
        found = selfplay.play(GAME, SETUP, seed)
        again = journal.replay(GAME, SETUP, found.records)
        assert again.encode() == found.position.encode()


def test_an_answer_can_be_taken_back_until_dice_have_fallen():
    draws = ScriptedDraws([thrown(2, 2)])
    line = selfplay.started(GAME, SETUP, draws)
    for count, (seat, answer) in enumerate([(A1, "road"), (A1, "2"), (B1, "stand")], 1):
        serial = line.position.open[0].serial
        step = flow.submit(line.position, seat, serial, Answer(answer), draws)
        line.add(journal.act_record(count, seat, serial, Answer(answer), step), step.position)
        if answer == "2":
            back = line.undone(A1)
            (frame,) = back.state.flow
            assert frame.answers == {"way-1": "road"}
            assert back.state.asked[A1].key == "riders-1"
            assert [one.serial for one in back.open] == [4]
            assert not step.barrier
    assert step.barrier
    with pytest.raises(UndoRefused, match="refused-undo-barrier"):
        line.undone(B1)


def stored(position: Position) -> Position:
    return Position.decode(GAME, position.encode())


def taken_back(position: Position) -> Position:
    return journal.rewound(position, position.state.serial)


LEG = st.tuples(
    st.sampled_from(["road", "ford", "back"]),
    st.integers(1, 9),
    st.sampled_from(["stand", "run"]),
)


@given(st.lists(LEG, min_size=3, max_size=3), st.integers(0, 2**16), st.data())
def test_a_match_cut_anywhere_ends_alike(legs, seed, data):
    """Whether it is stored, or a step of it is taken back, between any two answers."""

    def end(cut):
        draws, events = SeededDraws(b"cut", str(seed)), []
        position = flow.begin(GAME, SETUP, draws).position
        wanted = {"RAID-WAY": [], "RAID-RIDERS": [], "RAID-STAND": []}
        for way, riders, stand in legs:
            wanted["RAID-WAY"].append(way)
            wanted["RAID-RIDERS"].append(str(riders))
            wanted["RAID-STAND"].append(stand)
        while position.open:
            position = cut(position)
            decision = position.open[0]
            answer = Answer(wanted[decision.point].pop(0))
            step = flow.submit(position, decision.seat, decision.serial, answer, draws)
            position, events = step.position, [*events, *step.events]
        return position.state.score, position.state.draws, events

    straight = end(lambda position: position)
    ways = st.sampled_from([stored, taken_back, lambda position: position])
    assert end(lambda position: data.draw(ways)(position)) == straight


# One run -----------------------------------------------------------------------------------------


def test_what_is_done_is_done_once_and_its_number_remembered():
    s, calls = bare(), []

    def act():
        calls.append(1)
        return 7

    assert s.do("score", act) == 7
    assert Script(s.t, s.frame).do("score", act) == 7
    assert Script(s.t, s.frame).do("captured", lambda: None) == 0
    assert calls == [1]
    assert s.frame.results == {"score": 7, "captured": 0}


def test_dice_are_thrown_together_and_remembered_each():
    s = bare(Raid(), thrown(6, 1, 3))

    assert s.roll("dice", 3, 6, "RAID-FIGHT") == (6, 1, 3)
    assert Script(s.t, s.frame).roll("dice", 3, 6, "RAID-FIGHT") == (6, 1, 3)
    assert s.t.drawn == [thrown(6, 1, 3)]
    assert s.frame.results == {"dice": 3, "dice#1": 6, "dice#2": 1, "dice#3": 3}


def test_a_question_pauses_until_its_answer_is_there():
    s = bare()

    with pytest.raises(Paused):
        s.ask(B1, lambda: Question(point="P", picks=("x",)), "stand")
    assert s.state.open == [Decision(1, "P", B1)]
    assert s.questions == {B1: Question(key="stand", point="P", picks=("x",))}

    s.take(B1, "x")
    assert s.questions == {}
    assert Script(s.t, s.frame).ask(B1, lambda: pytest.fail("asked again"), "stand") == "x"


def test_questions_of_several_seats_are_answered_apart():
    s = bare()
    s.put(A1, "way-1", Question(point="P", picks=("x",)))
    s.put(B1, "stand", Question(point="Q", picks=("y",)))

    s.take(B1, "y")

    assert s.frame.answers == {"stand": "y"}
    assert list(s.questions) == [A1]


def test_what_leaves_no_choice_is_settled_without_asking():
    s = bare()

    assert s.ask(B1, lambda: "run", "stand") == "run"
    assert s.frame.answers == {"stand": "run"}
    assert s.state.open == []
    assert Script(s.t, s.frame).ask_number(A1, lambda: "12", at("riders-{}", 2)) == 12


def test_an_answer_is_one_of_the_words_it_may_be():
    s = bare(Raid(answers={"stand": "hide"}))

    with pytest.raises(ValueError, match="'hide' is none of run, stand"):
        s.ask(B1, lambda: pytest.fail("asked"), "stand", ("run", "stand"))
    assert s.answer("stand", ("hide",)) == "hide"
    assert one_of(("run", "stand"), "stand") == "stand"


def test_one_key_at_two_places_of_a_run_is_found():
    def fight():
        return Fight(riders=1)

    s = bare(Raid(answers={"stand": "run"}, results={"dice": 0, "captured": 3}))
    s.ask(B1, riding_question, "stand")
    with pytest.raises(KeyUsedTwice, match="stand"):
        s.ask_number(B1, riding_question, "stand")
    s.do("captured", lambda: 0)
    with pytest.raises(KeyUsedTwice, match="captured"):
        s.call("captured", fight)
    s.roll("dice", 1, 6, "RAID-FIGHT")
    with pytest.raises(KeyUsedTwice, match="dice"):
        s.do("dice", lambda: 0)
    assert s.do("stand", lambda: 4) == 4, "what is done and what is answered are kept apart"


def riding_question():
    return Question(point="P", picks=("1",))


def test_a_call_starts_the_other_procedure_and_then_gives_its_result():
    s = bare()

    with pytest.raises(Paused):
        s.call("score", lambda: Fight(riders=4))
    child = Fight(key="score", riders=4)
    assert s.state.flow == [Raid(), child]

    Script(s.t, s.state.flow[1]).done(5)
    assert s.state.flow == [Raid(results={"score": 5})]
    assert Script(s.t, s.frame).call("score", lambda: pytest.fail("called again")) == 5


def test_the_last_procedure_ends_the_match_and_an_ended_one_ends_nothing():
    s = bare()
    s.done(1)
    assert s.state.flow == []
    s.done(1)

    lower = bare()
    lower.t.push(Fight(riders=1))
    lower.done(9)
    assert [type(one) for one in lower.state.flow] == [Raid, Fight]
    assert lower.state.flow[1].results == {}


def test_a_procedure_tells_what_it_was_told_and_can_forget_it():
    frame = Raid(answers={"way-1": "road"}, results={"score": 2})

    assert (frame.answer(at("way-{}", 1)), frame.result("score")) == ("road", 2)
    assert (frame.said("stand"), frame.said("stand", "run")) == ("", "run")
    assert frame.is_done("score")
    assert not frame.is_done("dice")
    for missing in (lambda: frame.answer("stand"), lambda: frame.result("dice")):
        with pytest.raises(KeyError):
            missing()
    frame.give({"stand": "run", at("way-{}", 1): "ford"})
    assert frame.answers == {"way-1": "ford", "stand": "run"}
    frame.forget()
    assert (frame.answers, frame.results) == ({}, {})


def test_a_key_of_a_row_names_all_its_places():
    assert row_key("morale-{}-{}", 2, "r3") == "morale-2-r3"
    for places in ((), (1, 2)):
        with pytest.raises(ValueError, match="the row 'way-"):
            row_key("way-{}", *places)
