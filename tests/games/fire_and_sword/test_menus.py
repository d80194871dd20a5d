"""The order of answers in menus: the usual one first, then names and numbers as people count."""

import pytest

from bot.chat.compose.panel import Question

from .live import duel, game


def offered(live):
    """The answers of the open question as its panel shows them."""
    (decision,) = live.position.open
    view, options = live.position.view(decision.seat), live.position.options(decision)
    question = Question(game(), "m", view, decision, options)
    found = [way.action for way in question.ways()]
    assert sorted(found, key=game().write) == list(options), "nothing is lost or added"
    return [game().write(one) for one in found]


@pytest.mark.rule("FAS-2.3.1-a")
def test_elements_are_counted_up_and_words_come_after_them():
    live = duel(["PLC-C1", *["PLC-02"] * 10], ["SWE-C1", "SWE-07"])

    tests = ["test-fire", "test-melee", "test-morale", "test-opposed", "test-standard"]
    assert offered(live) == [*(f"r{number}" for number in range(1, 12)), "stop", *tests]


@pytest.mark.rule("FAS-LIVE-05")
def test_the_usual_answer_comes_first():
    live = duel(["PLC-C1", *["PLC-02"] * 10], ["SWE-C1", "SWE-07"], r2={"hidden": "manoeuvre"})
    live.answer("r2", "passing")

    assert offered(live)[:3] == ["none", "r3", "r4"]
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"], b2={"hidden": "manoeuvre"})
    live.answer("r1", "done", "b2", "shoot")
    assert live.asked == "D-GROUND blue-1"
    assert offered(live)[:2] == ["all-open", "open"]


@pytest.mark.rule("FAS-LIVE-11")
def test_numbers_keep_their_order_whatever_is_usual():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"])
    live.answer("test-standard")

    numbers = [one for one in offered(live) if one.isdecimal()]
    assert numbers == sorted(numbers, key=int)
    assert len(numbers) > 5
