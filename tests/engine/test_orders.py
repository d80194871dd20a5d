"""Standing orders: whose hold for what, which decision they answer, and when they wait."""

from __future__ import annotations

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Choice, Seat, Text
from bot.engine.parts.policies import Policies
from bot.engine.plans.standing import ASK, StandingOrder, standing_answer
from tests.support.tiny import A1, B1, Pick, Sealed

DRAWS = SeededDraws(b"orders", "test")
POINTS = ("DP-PICK",)


class Customs(Policies):
    """Sealed bids that a standing order names; by custom one bids 1."""

    points = ("DP-PICK",)
    usual = {"DP-PICK": "1"}

    def listed(self, point):
        return tuple(Choice(str(one), Text("plain")) for one in range(4)) if point in POINTS else ()

    def answer(self, view, decision, policy):
        return Pick(int(policy)) if policy.isdigit() else None


class Bids(Sealed):
    slug = "bids"
    policies = Customs()


@pytest.fixture
def position():
    return selfplay.started(Bids(), selfplay.setup_of(Bids(), "only"), DRAWS).position


def answers(position, *orders, **others):
    """Return seat, action and order of the answer that standing orders give, if they give one."""
    found = standing_answer(position, [StandingOrder(*one) for one in orders], **others)
    return None if found is None else (found[0].seat, found[1], found[2])


def test_an_order_answers_the_open_decision_of_its_seat_alone(position):
    assert answers(position) is None
    order = StandingOrder(B1, "DP-PICK", "3")
    assert answers(position, (B1, "DP-PICK", "3")) == (B1, Pick(3), order)
    assert answers(position, (Seat("c-1"), "DP-PICK", "3")) is None


def test_an_order_for_another_point_answers_nothing(position):
    assert answers(position, (A1, "DP-OTHER", "3")) is None


def test_the_oldest_decision_is_answered_first(position):
    both = [(B1, "DP-PICK", "3"), (A1, "DP-PICK", "2")]

    assert answers(position, *both)[0] == A1
    step = flow.submit(position, A1, 1, Pick(2), DRAWS)
    assert answers(step.position, *both)[:2] == (B1, Pick(3))


def test_of_two_orders_for_one_point_the_later_holds(position):
    assert answers(position, (A1, "DP-PICK", "0"), (A1, "DP-PICK", "2"))[1] == Pick(2)


def test_the_usual_policies_hold_for_who_wants_them_and_has_set_no_other(position):
    usual = StandingOrder(A1, "DP-PICK", "1")
    assert answers(position, usual=[A1]) == (A1, Pick(1), usual)
    assert answers(position, (A1, "DP-PICK", "3"), usual=[A1])[1] == Pick(3)
    assert answers(position, (A1, "DP-OTHER", "3"), usual=[A1])[1] == Pick(1)
    assert answers(position, usual=[Seat("c-1")]) is None
    assert dict(Customs.usual) == {"DP-PICK": "1"}, "the game's own table is not touched"


def test_who_wants_to_be_asked_is_asked(position):
    assert answers(position, (A1, "DP-PICK", ASK), usual=[A1]) is None
    assert answers(position, (A1, "DP-PICK", ASK), usual=[A1, B1])[0] == B1


def test_a_waiting_decision_is_left_open(position):
    first, second = (one.serial for one in position.open)

    assert answers(position, usual=[A1, B1], waiting={first})[0] == B1
    assert answers(position, usual=[A1, B1], waiting=[first, second]) is None


def test_a_policy_that_does_not_fit_leaves_the_question_open(position):
    assert answers(position, (A1, "DP-PICK", "never")) is None
    assert answers(position, (A1, "DP-PICK", "never"), (B1, "DP-PICK", "2"))[0] == B1


# What a game offers ------------------------------------------------------------------------------


def test_a_policy_is_read_in_any_case_and_spacing():
    class Slow(Policies):
        def listed(self, point):
            return (Choice("fall-back", Text("plain")), Choice("stand", Text("plain")))

    assert Slow().read("P", "  Fall   BACK ").key == "fall-back"
    assert Slow().read("P", "stand").key == "stand"
    assert Slow().read("P", "fallback") is None


def test_a_point_with_policies_is_its_own_topic():
    assert Customs().topics("DP-PICK") == ("DP-PICK",)
    assert Customs().topics("DP-OTHER") == ()


def test_a_seat_without_an_order_for_the_point_is_asked(position):
    decision, customs = position.open[0], Customs()

    assert customs.answer_by(None, decision, {"DP-PICK": "2"}) == ("DP-PICK", Pick(2))
    assert customs.answer_by(None, decision, {"DP-PICK": "never"}) is None
    assert customs.answer_by(None, decision, {"DP-OTHER": "2"}) is None
    assert customs.answer_by(None, decision, {}) is None


def test_a_game_without_policies_answers_nothing(position):
    none = Policies()

    assert (none.points, dict(none.usual), none.listed("P"), none.topics("P")) == ((), {}, (), ())
    assert none.read("P", "stand") is None
    assert none.answer(None, position.open[0], "stand") is None
    assert none.told("stand") == none.text("stand") == Text("plain", {"text": "stand"})
