"""Questions that belong together, laid out on copies up to the dice."""

from bot.engine.tries.run import lay
from tests.games.fire_and_sword.live import RED, duel, game

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]


def facing():
    """Pancerni r2 with Advance before enlisted foot, asked what to do."""
    live = duel(RIDERS, FOOT, r1={"cp": 0}, b1={"cp": 0}, r2={"hidden": "advance"},
                b2={"hidden": "reorganise"})  # fmt: skip
    return live.answer("r2").position


def laid(position, **said):
    return lay(position, RED, said, game().asking.usual)


def place_of(position, order):
    """Where an answer stands among the options as they are offered."""
    decision = position.decision_of(RED)
    view, asking = position.view(RED), game().asking
    options = asking.offered(view, decision, position.options(decision))
    return asking.field(view, decision).key, [game().write(one) for one in options].index(order)


def test_a_question_whose_answer_is_said_opens_the_run_behind_it():
    position = facing()
    key, place = place_of(position, "charge")

    run = laid(position, **{key: place})

    assert run.fields[0].name.key == key
    assert game().write(run.actions[0]) == "charge"
    assert len(run.fields) == 2, "its target is asked with it"
    assert run.field(key) is run.fields[0]
    assert run.field("no such question") is None
    assert run.fields[0].choice(place).key == "charge"
    assert position.decision_of(RED).point == "D-06", "nothing was answered"


def test_without_a_word_a_question_that_begins_no_run_is_asked_by_itself():
    position = facing()

    run = laid(position)

    assert run.fields == []
    assert run.position is position
    assert run.end == position.decision_of(RED)


def test_what_was_said_changes_one_answer_and_a_place_that_is_not_there_falls_back():
    position = facing()
    key, place = place_of(position, "charge")
    usual = laid(position, **{key: place})
    open_to = next(one for one in usual.fields[1:] if len(one.options) > 1)
    other = (open_to.place + 1) % len(open_to.options)

    said = laid(position, **{key: place, open_to.name.key: other})
    wrong = laid(position, **{key: place, open_to.name.key: 99})

    assert said.field(open_to.name.key).place == other
    assert wrong.field(open_to.name.key).place == open_to.place
    assert wrong.actions == usual.actions


def test_a_usual_answer_that_is_not_among_the_options_leaves_the_first():
    position = facing()
    key, place = place_of(position, "charge")

    run = lay(position, RED, {key: place}, lambda *asked: object())

    assert [one.place for one in run.fields] == [place, *[0] * (len(run.fields) - 1)]
    assert len(run.fields) > 1
