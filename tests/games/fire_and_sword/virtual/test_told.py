"""What the log tells of movements, in words."""

import pytest

from bot.engine.model import term, worded
from bot.games.fire_and_sword.model.events import Moved
from bot.games.fire_and_sword.words import captions, lengths
from tests.support.loaded import load_catalogue

from .board import alone, skirmish

CATALOGUE = load_catalogue()


@pytest.mark.rule("FAS-4.3.4-a", "FAS-4.3.5-a")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("move 0 4", "Move: 4 in straight ahead. (FAS-4.3.4-a)"),
        ("move 30 4", "Move: 4 in 30° to the right. (FAS-4.3.4-a)"),
        ("move -45 4", "Move: 4 in 45° to the left. (FAS-4.3.4-a)"),
        ("withdraw 3", "Withdraw: 3 in straight back. (FAS-4.3.5-a)"),
    ],
)
def test_a_movement_is_told_by_the_way_it_goes(line, told):
    live = alone(at=(20, 20, 0)).answer(line)

    (moved,) = [one for one in live.events if isinstance(one, Moved)]
    assert CATALOGUE.say(captions.caption(moved), "en").endswith(f", {told}")


@pytest.mark.rule("FAS-8.1-d", "FAS-7.4.6-a")
@pytest.mark.parametrize(
    ("noted", "said"),
    [
        (term("fas-pick-back", angle="0", distance="8"), "Regroup 8 in straight back"),
        (term("fas-pick-back", angle="15", distance="8"), "Regroup 8 in back, 15° to the left"),
        (
            term("fas-pick-way-back", ref=3, angle="-45", distance="4"),
            "4 in back, 45° to the right",
        ),
        (term("fas-pick-way-back", ref=1, angle="0", distance="4"), "4 in straight ahead"),
        (term("fas-pick-way-back", ref=2, angle="0", distance="4"), "4 in 90° to the right"),
        (term("fas-pick-way-back", ref=4, angle="45", distance="4"), "4 in 45° to the left"),
    ],
)
def test_a_way_back_is_offered_by_the_way_it_goes(noted, said):
    assert CATALOGUE.say(worded(lengths.headed(noted)), "en") == said


@pytest.mark.rule("FAS-4.4.4-a")
def test_who_disengages_is_told_to_go_by_the_side_it_leaves_by():
    live = skirmish(
        ["PLC-02"], ["PLC-02"],
        r1={"at": [30, 20, 0], "hidden": "manoeuvre"},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    ).answer("r1")  # fmt: skip
    live.answer("disengage 3 0 12", dice="10 1")

    (moved,) = [one for one in live.events if isinstance(one, Moved)]
    told = CATALOGUE.say(captions.caption(moved), "en")
    assert "Disengage: 12 in straight back." in told
