"""Plans: how they are read, what they do next, and exact chances of what may come of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Setup, Text
from bot.engine.plans.carrying import Act, upcoming
from bot.engine.plans.foreseeing import foreseen, rolls
from bot.engine.plans.model import Branch, Condition, Progress, Stop, Watch
from bot.engine.plans.reading import plan_of
from bot.engine.refusal import Refused
from tests.service.coin import HEADS, TAILS, Turns

GAME = Turns()


def test_the_example_of_the_readme_is_read():
    plan = plan_of("if E6 free: E4>E6; else hold; then E6xG7 if odds>=50; stop if lost")

    free = Condition("free", "E6 free", "E6")
    odds = Condition("odds", "odds>=50", sign=">=", value=50)
    first, second = plan.lines
    assert first.branch == Branch((free,), ("E4>E6",), other=Branch())
    assert second.branch == Branch((odds,), ("E6xG7",))
    assert plan.watches == (Watch("stop if lost", (Condition("lost", "lost"),)),)


def test_branches_hold_several_orders_and_several_conditions():
    plan = plan_of("if not B2 own and strength C3 < 2: a then b; else if turn=4: c\nelse stop")

    own = Condition("own", "not B2 own", "B2", negated=True)
    weak = Condition("strength", "strength C3 < 2", "C3", "<", 2)
    late = Condition("turn", "turn=4", sign="=", value=4)
    last = Branch(stops=True)
    (line,) = plan.lines
    assert line.branch == Branch((own, weak), ("a", "b"), other=Branch((late,), ("c",), other=last))


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "plan-refused-length"),
        ("stop if lost", "plan-refused-length"),
        ("; ".join(["wait"] * 41), "plan-refused-length"),
        ("else wait", "plan-refused-else"),
        ("wait; else hold", "plan-refused-else"),
        ("if E6 full: wait", "plan-refused-condition"),
        ("if E6 free wait", "plan-refused-line"),
        ("if E6 free:", "plan-refused-line"),
        ("wait if odds=high", "plan-refused-condition"),
    ],
)
def test_what_is_no_plan_is_refused_by_what_is_wrong(words, key):
    with pytest.raises(Refused) as refused:
        plan_of(words)

    assert refused.value.reason.key == key


def start():
    setup = Setup(scenario="duel", seats=(HEADS, TAILS))
    return flow.begin(GAME, setup, SeededDraws(b"plan", "plan")).position


def test_the_other_seat_waits_and_a_failed_condition_stops():
    here = start()

    act = upcoming(here, HEADS, plan_of("place 2; throw"), Progress())

    assert isinstance(act, Act)
    assert (act.line, act.after) == (0, Progress(1, strength=0, done=("place 2",)))
    assert upcoming(here, TAILS, plan_of("place 2"), Progress()) is None
    assert upcoming(here, HEADS, plan_of("if turn>1: wait"), Progress()) == Stop(
        0, "", Text("plan-stop-condition", {"condition": "turn>1"})
    )
    assert upcoming(here, HEADS, plan_of("if turn=1: hold"), Progress()) == "finished"
    assert upcoming(here, HEADS, plan_of("place 1; stop if turn<2"), Progress()) == Stop(
        0, "", Text("plan-stop-watch", {"condition": "stop if turn<2"})
    )


def test_orders_of_one_line_are_given_from_the_first_on():
    act = upcoming(start(), HEADS, plan_of("place 2 then throw"), Progress())

    assert isinstance(act, Act)
    assert (act.line, act.after.done, act.after.left) == (0, ("place 2",), ("throw",))


def test_all_results_of_the_dice_are_counted():
    """Ten of 36 throws of two dice come below six; then the turn is over and Tails is asked."""
    found = foreseen(start(), HEADS, plan_of("place 2; throw"))

    assert found.orders == {(0, "place 2"): Fraction(1), (1, "throw"): Fraction(1)}
    assert found.ends == {"done": Fraction(1)}

    found = foreseen(start(), HEADS, plan_of("place 2; throw; wait"))
    assert found.ends == {"waits": Fraction(1)}, "whoever is asked then, it is not Heads"


def test_what_shows_something_hidden_is_not_foreseen():
    found = foreseen(start(), HEADS, plan_of("swap; throw"))

    assert found.orders == {(0, "swap"): Fraction(1)}
    assert found.ends == {"shown": Fraction(1)}


@pytest.mark.parametrize("alike", [True, False])
def test_the_results_of_dice_add_up(alike):
    found = rolls(3, 6, alike=alike)

    assert sum(chance for chance, _ in found) == 1
    assert len(found) == (56 if alike else 216)
    assert rolls(9, 20, alike=False) is None
