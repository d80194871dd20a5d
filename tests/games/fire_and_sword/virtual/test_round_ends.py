"""The End Phase and the Initial Phase by what the table shows."""

import pytest

from bot.games.fire_and_sword.rules import objectives
from bot.games.fire_and_sword.rules.scene import scene_of
from tests.games.fire_and_sword.live import duel, game

from .board import OPEN, rules_against, skirmish
from .match import stands

HOUSE = {"T1": {"type": "light_buildings", "polygon": [[50, 22], [53, 22], [53, 25], [50, 25]]}}


def scene(live):
    return scene_of(game().tables, live.position.state)


def held(red, blue, **more):
    """Return who controls the marker at (36, 24)."""
    live = skirmish(["PLC-02"], r1=red, b1=blue, objectives={"O1": "none"},
                    markers={"O1": [36, 24]}, **more)  # fmt: skip
    return objectives.controller(scene(live), "O1")


AWAY = {"at": [10, 40, 180]}


@pytest.mark.rule("FAS-RUL-85", "FAS-OPT-05", "FAS-11-d", "FAS-RUL-65")
@pytest.mark.parametrize(
    ("red", "blue", "side"),
    [
        ({"at": [36, 20, 0]}, AWAY, "red"),
        ({"at": [36, 19.98, 0]}, AWAY, None),  # its front edge is 3.02 in off
        ({"at": [36, 20, 0], "dp": 4}, AWAY, "red"),  # Shaken
        ({"at": [36, 20, 0], "dp": 5}, AWAY, None),  # Broken
        ({"at": [36, 20, 0]}, {"at": [36, 28, 180]}, None),  # contested
        ({"at": [36, 20, 0]}, {"at": [36, 28, 180], "dp": 4}, "red"),
        (AWAY, {"at": [36, 28, 180]}, "blue"),
    ],
)
def test_who_alone_has_a_unit_within_3_in_that_is_not_broken_controls(red, blue, side):
    assert held(red, blue) == side


@pytest.mark.rule("FAS-11-b", "FAS-RUL-28", "FAS-RUL-83")
def test_units_beyond_12_in_are_counted_from_the_own_edge():
    live = skirmish(
        ["PLC-02", "PLC-03", "PLC-G1"], ["SWE-08", "SWE-07"],
        r1={"at": [10, 13.02, 0]}, r2={"at": [20, 13, 0]}, r3={"at": [30, 20, 0]},
        b1={"at": [10, 34.98, 180]}, b2={"at": [60, 20, 180]},
    )  # fmt: skip

    assert objectives.forward(scene(live), "red") == 1
    assert objectives.forward(scene(live), "blue") == 2


@pytest.mark.rule("FAS-RUL-83", "FAS-RUL-85", "FAS-11-b")
def test_the_end_of_a_round_needs_no_answers_and_a_reserve_counts_as_a_unit():
    # Ex. 51: fewer Units more than 12 in from the own edge cost Red 1 Motivation.
    live = skirmish(
        ["PLC-02", "PLC-03"], ["SWE-08", "PLC-10"], step="end", round=2,
        objectives={"O1": "blue"}, markers={"O1": [36, 24]},
        r1={"at": [36, 20, 0], "hidden": "defence"}, r2={"at": [20, 5, 0], "hidden": "defence"},
        b1={"at": [60, 20, 180], "hidden": "defence"},
    )  # fmt: skip

    assert live.asked == "D-03 blue-1, D-03 red-1"
    assert live.position.state.objectives["O1"] == "red"
    # Red holds more objectives; each has one Unit forward; Blue has 1 of 2 Units and 1 in reserve.
    assert live.motivation() == {"red": 9, "blue": 8}
    assert [(one.side, one.why.key) for one in live.told("motivation")] == [
        ("blue", "fas-why-objectives")
    ]


@pytest.mark.rule("FAS-10.4-c", "FAS-GEO-24", "FAS-RUL-41")
def test_ex_49_a_new_commander_is_put_near_an_own_unit_before_the_die_is_rolled():
    live = skirmish(
        ["PLC-02"], step="initial", round=2, r1={"at": [30, 20, 0], "hidden": "defence"},
        r2={"gone": True}, dice="",
    )  # fmt: skip
    assert live.asked == "D-02 red-1"
    assert rules_against(live, "place r2 30 10", "place r2 30 20", "place b2 30 17") == [
        "FAS-10.4-c", "FAS-10.4-c", "FAS-10.4-c",
    ]  # fmt: skip

    live.answer("place r2 30 16.5", dice="8")

    chief = live.element("r2")
    assert (chief.gone, chief.cp, chief.full_cp) == (False, 2, 2)
    assert stands(live, "r2") == (30, 16.5, 0)
    assert live.position.state.round == 2
    assert live.asked == "D-03 blue-1, D-03 red-1"


@pytest.mark.rule("FAS-RUL-110", "FAS-10.4-c")
@pytest.mark.parametrize(("height", "dice"), [(12, "8"), (6, "")])
def test_a_successor_without_any_room_stays_away_for_the_round(height, dice):
    live = duel(
        ["PLC-02", "PLC-C1"], ["SWE-08", "SWE-C1"], table=(6, height), step="initial", round=3,
        r1={"at": [3, 1, 0], "hidden": "defence"}, r2={"gone": True},
        b1={"at": [3, 4.5, 180], "hidden": "defence"}, dice=dice,
    )  # fmt: skip

    has_room = bool(dice)
    assert live.element("r2").gone is not has_room
    assert ("r2" in live.position.state.field.places) is has_room


@pytest.mark.rule("FAS-RUL-86", "FAS-11-c")
def test_losses_of_one_step_are_applied_together_and_read_when_it_is_over():
    """Half of both armies is gone: one Motivation each, and neither had more."""

    def low(state):
        for side in state.sides.values():
            side.motivation = 1

    live = duel(
        ["PLC-01", "PLC-02", "PLC-03", "PLC-C1"], ["SWE-07", "SWE-08", "SWE-C1"],
        table=OPEN, step="end", prepare=low,
        r1={"at": [20, 10, 0]}, r2={"gone": True}, r3={"gone": True},
        b1={"at": [20, 40, 180]}, b2={"gone": True},
    )  # fmt: skip

    assert {one.side for one in live.told("motivation")} == {"red", "blue"}
    assert (live.position.outcome.winner, live.position.outcome.rule) == (None, "FAS-11-c")
