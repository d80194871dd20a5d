"""Groups that Units ride over on a virtual table: set aside, overrun, or saved."""

import pytest

from tests.games.fire_and_sword.live import duel

from .board import OPEN, place, rules_against, skirmish

NORTH, SOUTH = 0, 180


def riding(*words, blue=("SWE-07", "COS-G2"), b2=(20, 24, NORTH), dice="", **more):
    """PLC-01 moves ahead; b2 is an enemy Group in its way."""
    live = skirmish(
        ["PLC-01"], tuple(blue), r1={"at": [20, 20, NORTH], "hidden": "manoeuvre"},
        b2={"at": list(b2)}, **more,
    )  # fmt: skip
    return live.answer("r1").answer(*words, dice=dice)


@pytest.mark.rule("FAS-9.3-c", "FAS-RUL-27", "FAS-GEO-23")
def test_a_group_that_a_unit_ends_on_is_set_down_an_inch_away_by_the_other_player():
    live = riding("move 0 4")

    assert live.asked == "D-26 blue-1"
    assert live.position.state.asked["blue-1"].default == "place 20 21.125"  # straight behind
    assert rules_against(live, "place 20 21", "place 20 25.9") == ["FAS-GEO-23", "FAS-GEO-23"]
    live.answer("place 20 26.875")
    assert place(live, "b2") == (20, 26.875, 0)
    assert live.asked == "D-06 red-1"


@pytest.mark.rule("FAS-9.3-d", "FAS-9.3-e", "FAS-RUL-88")
def test_ex_47_a_group_that_was_passed_over_is_overrun_after_the_activation():
    live = riding("move 0 8")
    assert live.asked == "D-06 red-1"
    assert place(live, "b2") == (20, 24, 0)

    live.answer("stop", dice="1 1 8 9, 5 6")  # 4 dice, two hits, both DP: it flees

    assert live.element("b2").gone
    assert [one.what for one in live.told("tested")][:2] == ["melee", "resistance"]
    assert live.element("r1").lances == 1  # no weapon is spent


@pytest.mark.rule("FAS-RUL-98", "FAS-8.1-d")
def test_overruns_in_a_forced_withdrawal_come_after_the_declared_activation_in_order():
    live = skirmish(
        ["SWE-05", "COS-G1", "COS-G2"], ("PLC-02",), r1={"at": [20, 20, 90], "hidden": "defence"},
        r2={"at": [32.7, 20, NORTH]}, r3={"at": [31, 20.4, NORTH]},
        b1={"at": [28, 20, NORTH], "hidden": "manoeuvre"},
    ).answer("r1")  # fmt: skip
    live.answer("shoot b1 at 26 20", dice="1 1 1 10 10, 9 9 9, 9 9 10 1").answer("0")

    assert place(live, "b1") == (36, 20, 0)
    assert live.asked == "D-06 red-1"
    assert "melee" not in [one.what for one in live.told("tested")]

    live.answer("stop", dice="1 10 10, 1, 1 10 10, 1")  # a hit each, and each resists
    fought = [(one.element, one.what) for one in live.told("tested")][3:]
    assert fought == [
        ("b1", "melee"), ("r3", "resistance"), ("b1", "melee"), ("r2", "resistance"),
    ]  # fmt: skip


@pytest.mark.rule("FAS-9.3-d", "FAS-GEO-23")
def test_a_group_near_an_own_unit_is_placed_beside_it_instead():
    live = riding("move 0 8", b1={"at": [25.2, 24, SOUTH], "hidden": "defence"}, b2=(20, 24, 0))
    live.answer("stop")

    assert live.asked == "D-25 blue-1"
    assert rules_against(live, "place 30 24", "place 20 24") == ["FAS-GEO-23", "FAS-GEO-23"]
    live.answer(live.options()[0])
    assert not live.element("b2").gone
    assert live.told("moved")[-1].rule == "FAS-9.3-d"


@pytest.mark.rule("FAS-9.3-d")
def test_a_group_that_was_not_touched_is_left_alone():
    live = riding("move 0 4", b2=(26, 26, NORTH))
    live.answer("stop")
    assert live.told("tested") == []


@pytest.mark.rule("FAS-9.3-f", "FAS-1.1.1-a")
def test_a_group_in_contact_with_an_enemy_binds_nobody():
    live = riding("move 0 2", b2=(20, 23.875, NORTH))  # its base touches the front

    assert live.asked == "D-06 red-1"
    assert "attack" not in live.options()
    live.answer("move 0 4", dice="10 10 10 10")  # its second AP is spent: the Overrun follows
    assert place(live, "r1") == (20, 26, 0)


@pytest.mark.rule("FAS-10.3-a", "FAS-12.1-AUX", "FAS-12.1-INT")
@pytest.mark.parametrize(
    ("wagons", "asked"), [((34, 20), "D-PAY red-1"), ((47, 20), "D-06 red-1"), ((60, 40), "")]
)
def test_who_pays_for_an_auxiliary_element_stands_in_range_of_it(wagons, asked):
    """The Commanders stand 24 inches apart: in range are both, the second alone, or none."""
    live = duel(
        ["PLC-C1", "PLC-G1", "PLC-07", "PLC-C2"], ["SWE-C1"], table=OPEN,
        r1={"at": [18, 20, 0]}, r2={"at": [*wagons, 0]}, r3={"at": [5, 5, 0]},
        r4={"at": [42, 20, 0]}, b1={"at": [5, 45, 180]},
    )  # fmt: skip
    before = live.element("r4").cp

    live.answer("r1", "stop")

    assert ("r2" in live.options()) == bool(asked)
    if asked:
        live.answer("r2")
        assert live.asked == asked
        if asked == "D-06 red-1":
            assert live.element("r4").cp == before - 1
            assert live.element("r1").cp == live.element("r1").full_cp


@pytest.mark.rule("FAS-2.3.2-a")
def test_one_activation_is_finished_before_the_next_and_the_turn_ends_after_the_last():
    live = duel(
        ["PLC-C1", "PLC-G1", "PLC-07", "PLC-G1"], ["SWE-C1"], table=OPEN,
        r1={"at": [18, 20, 0]}, r2={"at": [22, 20, 0]}, r3={"at": [5, 5, 0]},
        r4={"at": [26, 20, 0]}, b1={"at": [5, 45, 180]},
    )  # fmt: skip
    live.answer("r1")
    assert {"r2", "r4"}.isdisjoint(live.options())

    live.answer("stop", "r4")
    assert live.asked == "D-06 red-1"
    assert "r2" not in live.options()
    live.answer("stop")
    assert (live.asked, "r2" in live.options(), "r4" in live.options()) == (
        "D-24 red-1", True, False,
    )  # fmt: skip
    live.answer("r2", "stop")

    assert live.asked == "D-05 blue-1"
