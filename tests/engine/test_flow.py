"""Positions, transitions and ``submit``: what a step does, refuses and leaves alone."""

from __future__ import annotations

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import ANYTIME, Decision, Draw, Event, Frame, Seat, Setup, State
from bot.engine.plans.standing import StandingOrder, standing_answer
from bot.engine.refusal import IllegalAction, NotYourDecision, StaleDecision, UndoRefused
from tests.support.tiny import A1, B1, Aim, Darts, Duel, Parry, Pass, Pick, Said, Sealed, Tiny

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


# Transitions -------------------------------------------------------------------------------------


def working(*draws):
    return Transition(State(flow=[Frame()]), ScriptedDraws(draws))


def test_dice_and_shuffles_are_counted_and_logged_in_their_order():
    dice, cards = Draw("roll", 2, 6, "R-1", (6, 1)), Draw("order", 3, 3, "R-2", (2, 0, 1))
    t = working(dice, cards)

    assert t.roll(2, 6, "R-1") == (6, 1)
    assert t.order(3, "R-2") == (2, 0, 1)
    assert t.drawn == [dice, cards]
    assert t.state.draws == 2


def test_each_draw_has_the_number_of_draws_before_it():
    seeded = SeededDraws(b"seed", "m")
    t = Transition(State(flow=[], draws=7), seeded)

    assert t.roll(4, 6, "R") == seeded.roll(7, 4, 6, "R")
    assert t.order(4, "R") == seeded.order(8, 4, "R")


def test_questions_are_numbered_on_and_the_oldest_stands_first():
    t = working()
    t.state.serial = 4

    assert t.ask("P", A1) == Decision(5, "P", A1)
    assert t.ask("Q", B1) == Decision(6, "Q", B1)
    assert t.state.open == [Decision(5, "P", A1), Decision(6, "Q", B1)]
    assert t.state.serial == 6


def test_procedures_stand_on_each_other():
    t = working()
    lower, upper = t.state.flow[0], Frame()

    t.push(upper)
    assert (len(t.state.flow), t.state.flow[-1]) == (2, upper)
    assert t.state.flow[-1] is upper
    t.pop()
    assert t.state.flow[-1] is lower


def test_the_end_leaves_nothing_running_and_nothing_asked():
    t = working()
    t.push(Frame())
    t.ask("P", A1)
    t.ask("P", B1)

    t.finish()

    assert t.state.flow == []
    assert t.state.open == []
    assert t.state.serial == 2


def test_a_game_may_end_while_others_are_still_asked():
    class Sudden(Sealed):
        """Whoever answers first ends the game."""

        slug = "sudden"

        def apply(self, t, decision, action):
            t.finish()

    step = flow.submit(begun(Sudden()).position, A1, 1, Pick(0), DRAWS)

    assert step.position.open == []
    assert step.position.outcome is not None
    with pytest.raises(StaleDecision):
        flow.submit(step.position, B1, 2, Pick(0), DRAWS)


# Steps -------------------------------------------------------------------------------------------


class Shown(Darts):
    """Aiming at 0 shows something; giving up, and shouting, are possible at any time."""

    slug = "shown"

    def anytime(self, view, seat):
        return (Pass(), Pick(7)) if seat == A1 else ()

    def apply(self, t, decision, action):
        if decision.serial == ANYTIME:
            assert decision == Decision(ANYTIME, "", A1)
            if action == Pass():
                t.finish()
            return
        if not action.angle:
            t.reveal()
        super().apply(t, decision, action)


@pytest.mark.parametrize(("angle", "barrier"), [(0, True), (7200, False)])
def test_what_was_shown_is_a_barrier(angle, barrier):
    step = flow.submit(begun(Shown()).position, A1, 1, Aim(angle), DRAWS)

    assert step.barrier is barrier
    assert step.draws == ()


def test_dice_are_a_barrier_and_are_told_with_the_step():
    position = flow.submit(begun(Duel()).position, A1, 1, Pick(0), DRAWS).position
    action = position.options(position.open[0])[0]

    step = flow.submit(position, B1, 2, action, ScriptedDraws([Draw("roll", 1, 6, "", (4,))]))

    assert step.barrier
    assert step.draws == (Draw("roll", 1, 6, "TINY-HIT", (4,)),)


def test_the_beginning_draws_and_runs_to_the_first_question():
    order = Draw("order", 4, 4, "TINY-DEAL", (3, 0, 2, 1))

    step = flow.begin(Duel(), selfplay.setup_of(Duel(), "only"), ScriptedDraws([order]))

    assert step.position.state.hands == {A1: [0, 3], B1: [1, 2]}
    assert (step.draws, step.barrier, step.events) == ((order,), True, ())
    assert step.position.open == [Decision(1, "DP-STRIKE", A1)]


@pytest.mark.parametrize(
    ("seat", "serial", "action", "refused"),
    [
        (A1, 1, Pass(), IllegalAction), (B1, 1, Pick(0), NotYourDecision),
        (A1, 2, Pick(0), StaleDecision), (A1, ANYTIME, Pick(0), IllegalAction),
    ],
    ids=["illegal", "not yours", "stale", "not at any time"],
)  # fmt: skip
def test_a_refused_order_changes_nothing(seat, serial, action, refused):
    position = begun(Duel()).position
    before = position.encode()

    with pytest.raises(refused):
        flow.submit(position, seat, serial, action, DRAWS)
    assert position.encode() == before


def test_an_accepted_order_leaves_the_position_before_it_alone():
    position = begun(Sealed()).position
    before, events = position.encode(), [Said(what="bid", value=3, audience=(A1,))]

    step = flow.submit(position, A1, 1, Pick(3), DRAWS)

    assert position.encode() == before
    assert step.position.encode() != before
    assert list(step.events[:1]) == events
    assert step.position.game is position.game


def test_an_action_at_any_time_closes_no_question():
    position = begun(Shown()).position

    step = flow.submit(position, A1, ANYTIME, Pick(7), DRAWS)
    assert step.position.open == position.open
    assert step.position.encode() == position.encode()

    assert flow.submit(position, A1, ANYTIME, Pass(), DRAWS).position.open == []
    with pytest.raises(IllegalAction):
        flow.submit(position, B1, ANYTIME, Pass(), DRAWS)


def test_an_action_of_a_question_is_none_of_any_time():
    position = begun(Shown()).position

    with pytest.raises(IllegalAction):
        flow.submit(position, A1, ANYTIME, Aim(0), DRAWS)
    with pytest.raises(IllegalAction):
        flow.submit(position, A1, 1, Pass(), DRAWS)


# Positions ---------------------------------------------------------------------------------------


def test_views_and_options_are_made_once_for_each_viewer():
    class Counted(Sealed):
        slug = "counted"
        views, listed = [], []

        def view(self, state, viewer):
            self.views.append(viewer)
            return super().view(state, viewer)

        def options(self, view, decision):
            self.listed.append((view.viewer, decision.serial))
            return super().options(view, decision)

    position = begun(Counted()).position
    for _ in range(2):
        for decision in position.open:
            assert position.options(decision) == tuple(Pick(value) for value in range(4))
        assert position.view(None).hand == ()
        assert position.view(A1) is position.view(A1)

    assert Counted.views == [A1, B1, None]
    assert Counted.listed == [(A1, 1), (B1, 2)], "from the view of the seat that is asked"


def test_a_decision_is_found_by_seat_and_number():
    position = begun(Sealed()).position

    assert position.decision(B1, 2) == Decision(2, "DP-PICK", B1)
    assert position.decision_of(B1) == Decision(2, "DP-PICK", B1)
    assert position.decision_of(Seat("c-1")) is None
    with pytest.raises(NotYourDecision, match="refused-not-yours"):
        position.decision(A1, 2)
    with pytest.raises(StaleDecision, match="refused-stale"):
        position.decision(A1, 3)


def test_of_several_questions_to_a_seat_the_oldest_comes_first():
    state = begun(Sealed()).position.state
    state.open = [Decision(8, "Q", B1), Decision(3, "P", A1), Decision(9, "R", A1)]

    assert Position(Sealed(), state).decision_of(A1) == Decision(3, "P", A1)


def test_equal_states_have_equal_bytes_whatever_the_order_of_their_keys():
    one, other = begun(Sealed()).position, begun(Sealed()).position
    other.state.score = dict(reversed(other.state.score.items()))

    assert list(one.state.score) != list(other.state.score)
    assert one.encode() == other.encode()
    again = Position.decode(one.game, one.encode())
    assert (again.game, again.state) == (one.game, one.state)


def test_an_event_for_everybody_has_no_audience():
    assert Event().audience is None
    assert Said(what="x").audience is None
