"""The order of answers in menus: the usual one first, then names and numbers as people count."""

import re

import pytest

from bot.chat.match.pages.question import Question
from bot.engine.model import Text
from bot.games.fire_and_sword.model.actions import Answer
from bot.library import data_folder
from tests.support.loaded import load_catalogue

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


BUTTON = 34
"""Longest label of a button, whose number stands before it."""
STEMS = ("do", "turn", "zone", "near", "edge", "command", "withdraw", "order", "formation")


def test_the_words_of_short_menus_are_short_enough_for_buttons():
    catalogue = load_catalogue()
    source = (data_folder() / "locale" / "en" / "fas-table.ftl").read_text(encoding="utf-8")
    stems = "|".join(STEMS)
    keys = re.findall(rf"^(fas-(?:{stems})-[\w-]+) = [^{{\n]+$", source, re.MULTILINE)
    assert len(keys) > 30
    for locale in catalogue.locales:
        long = [key for key in keys if len(catalogue.say(Text(key), locale)) > BUTTON]
        assert long == [], locale


@pytest.mark.rule("FAS-LIVE-05")
def test_the_usual_answer_says_in_a_note_what_it_stands_for():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"], b2={"hidden": "manoeuvre"})
    live.answer("r1", "done", "b2", "shoot")
    (decision,) = live.position.open
    view, usual = live.position.view(decision.seat), Answer("all-open")

    (pick,) = game().words.menu(view, decision, usual)

    assert pick.note == Text("fas-note-usual-shot")
    assert game().computer.advise(view, decision, live.position.options(decision)) == usual
