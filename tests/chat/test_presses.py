"""Every act has one handler and one way of being acknowledged, and keeps them."""

from collections import Counter
from typing import get_args

import pytest

from bot.chat.app.presses import FEATURES, HANDLERS, acknowledged
from bot.chat.front.call import Answering
from bot.chat.wire import answers
from bot.chat.wire.ids import ACTS

ANSWERED = {
    "anew": """
        absent accept adopt agree analyse army away board choices coach colonel computer consent
        decline dice_odds dmtest doubt dryrun export fight fork_typed free hand join leave mydata
        next odds options orders plan_typed plans random rematch reopen share standing start
        text
    """,
    "by form": "armyform fork_form numbers plan_form type",
    "in public": "dice_again dice_point",
    "in place": """
        absently always as_before box carry choose chronicle diary do draft end film fix
        fixall fixed forget forgetme fork_add fork_again fork_answer fork_less go keep
        ladder line log many menu numbered open option panel pick plan plan_add plan_drop
        plan_give plan_more policy propose recap refix run send standby sure surely
        takeback turn undo unknown
    """,
}


def test_every_act_has_exactly_one_handler():
    counted = Counter(act for presses in FEATURES for act in presses)

    assert set(counted) == set(ACTS)
    assert [act for act, times in counted.items() if times > 1] == []


def test_acts_are_answered_as_they_always_were():
    found = {way: [] for way in get_args(Answering)}
    for act, handler in HANDLERS.items():
        found[handler.answering].append(act)

    assert {way: sorted(acts) for way, acts in found.items()} == {
        way: sorted(acts.split()) for way, acts in ANSWERED.items()
    }


@pytest.mark.parametrize(
    ("act", "private", "way"),
    [
        ("turn", True, {"in_place": True}),
        ("turn", False, {"in_place": False}),
        ("hand", True, {"in_place": False}),
        ("dice_again", True, {"in_place": False, "public": False}),
        ("dice_again", False, {"in_place": False, "public": True}),
        ("type", True, None),
    ],
)
def test_a_press_is_acknowledged_by_its_act_and_its_place(monkeypatch, act, private, way):
    monkeypatch.setattr(answers, "may_replace", lambda _: private)
    monkeypatch.setattr(answers, "acknowledge", lambda _, **ways: ways)

    assert acknowledged(None, HANDLERS[act]) == way
