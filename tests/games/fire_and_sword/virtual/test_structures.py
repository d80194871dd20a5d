"""Garrisons on a virtual table: charged, driven out, relieved; structures that fall."""

import pytest

from .board import place, rules_against, skirmish

NORTH, SOUTH = 0, 180
WON = "9 6 7 6, 7 1 5, 6, 5 6 8, 10, 10 9 4"
"""PLC-01 without Impetus: three hits, two DP, one back; two failures of Morale follow."""
LAST = "5 9 1 6, 6 10 7, 4 9 9 9, 7, 5, 2 10 10"
"""The same against OTT-05, three DP to none."""
HOUSE = {"W1": {"type": "light_buildings", "polygon": [[28, 20], [32, 20], [32, 23], [28, 23]]}}


def held(red="PLC-01", blue=("SWE-07",), **more):
    """SWE-07 garrisons a house; r1 stands south of it."""
    own = {"at": [30, 10, NORTH], "hidden": "advance", **more.pop("r1", {})}
    enemy = {"inside": "W1", "hidden": "manoeuvre", **more.pop("b1", {})}
    return skirmish([red], blue, terrain=HOUSE, r1=own, b1=enemy, **more).answer("r1")


def inside(live, key):
    return live.position.state.field.places[key].structure


@pytest.mark.rule("FAS-RUL-43", "FAS-13.3.1-c", "FAS-13.3.1-d", "FAS-RUL-79", "FAS-RUL-80")
def test_a_garrison_is_charged_at_a_point_of_its_rim_and_can_only_fire():
    live = held().answer("charge b1")
    assert all(one.startswith(("to ", "none")) for one in live.options())
    assert rules_against(live, "at 0.5", "to 30 21.5", "to 30 23") == [
        "FAS-RUL-43", "FAS-7.2.2-b", "FAS-7.2.2-a",
    ]  # fmt: skip

    live.answer("to 30 20")

    assert place(live, "r1") == (30, 19, 0)
    assert live.asked == "D-11 blue-1"
    assert live.options() == ["none", "receive_with_fire"]


@pytest.mark.rule(
    "FAS-13.3.1-f", "FAS-RUL-71", "FAS-GEO-24", "FAS-13.3.1-g", "FAS-13.3.1-a", "FAS-RUL-97"
)
def test_ex_54_a_beaten_garrison_is_put_out_and_withdraws_and_the_winner_may_go_in():
    live = held().answer("charge b1", "to 30 20").answer("none", dice=WON)
    assert live.asked == "D-34 blue-1"
    source = live.position.state.asked["blue-1"].form.numbers
    assert source == (30_000, 19_000)  # the centre of r1
    assert rules_against(live, "leave 30 20 3 180", "leave 30 25 3 0") == [
        "FAS-5.2-a", "FAS-GEO-24",
    ]  # fmt: skip

    live.answer("leave 30 23 3 0")

    assert live.asked == "D-15 blue-1"
    live.answer("0")
    assert place(live, "b1") == (30, 28, 0)  # out to (30, 24), then 4 in over its front
    assert live.asked == "D-16 red-1"
    assert live.options() == ["occupy", "pursue"]
    live.answer("occupy")
    assert inside(live, "r1") == "W1"
    assert [one.order for one in live.told("order") if one.element == "r1"][-1] == "reorganise"


@pytest.mark.rule("FAS-12.1-LAS-b", "FAS-RUL-72")
def test_a_garrison_to_the_last_man_may_stay_for_a_dp():
    live = held(blue=("OTT-05",)).answer("charge b1", "to 30 20")
    live.answer("none", dice=LAST)
    assert live.asked == "D-21 blue-1"
    before = live.element("b1").dp
    live.answer("dp")
    assert inside(live, "b1") == "W1"
    assert live.element("b1").dp == before + 1


@pytest.mark.rule("FAS-13.3.2-b", "FAS-RUL-75", "FAS-RUL-42")
def test_a_garrison_of_ruins_is_put_on_them_by_its_owner_facing_as_they_like():
    house = {"W1": {**HOUSE["W1"], "points": 1}}
    live = skirmish(
        ["OTT-09"], ("SWE-07",), terrain=house, r1={"at": [30, 10, NORTH], "hidden": "defence"},
        b1={"inside": "W1", "hidden": "defence"},
    ).answer("r1", "shoot b1 artillery_close at 30 20", dice="1 1 10")  # fmt: skip

    assert live.asked == "D-33 blue-1"
    assert (live.element("b1").dp, live.element("b1").revealed) == (3, "reorganise")
    ruins = live.position.state.field.grounds[0]
    assert (ruins.type, ruins.points) == ("ruins", 0)
    assert rules_against(live, "place 30 21.5 10", "place 30 22 0") == ["FAS-NOT-03"] * 2
    live.answer(
        "place 30 21.5 105", dice="1 1"
    )  # then the Morale test: Threat 2 + 1, Ruins protect by 1
    assert place(live, "b1") == (30, 21.5, 105)


@pytest.mark.rule("FAS-8.1-d", "FAS-RUL-47", "FAS-8.1-c")
def test_ex_34_who_is_shot_from_the_left_withdraws_over_its_right_edge():
    live = skirmish(
        ["SWE-05"], ("PLC-02",), r1={"at": [20, 20, 90], "hidden": "defence"},
        b1={"at": [28, 20, NORTH], "hidden": "manoeuvre"},
    ).answer("r1", "shoot b1 at 26 20", dice=VOLLEY)  # fmt: skip

    assert live.asked == "D-15 blue-1"
    live.answer("0")
    assert place(live, "b1") == (36, 20, 0)


VOLLEY = "1 1 1 10 10, 9 9 9, 9 9 10 1"
"""Three hits and DP; Threat 3, and 1 more for the flank: three dice fail."""


@pytest.mark.rule("FAS-13.3.1-e", "FAS-GEO-19", "FAS-GEO-24")
def test_enemies_in_the_zone_of_a_new_garrison_make_room_or_slide_into_contact():
    def taken():
        live = held(blue=("SWE-07", "SWE-07"), b2={"at": [25.5, 21.5, NORTH], "hidden": "defence"})
        live.answer("charge b1", "to 31 20").answer("none", dice=WON)
        return live.answer("leave 30 23 3 0", "0", "occupy")

    live = taken()
    assert live.asked == "D-27 blue-1"
    assert rules_against(live, "stay", "shift -0.4 0", "shift -1.1 0") == [
        "FAS-NOT-03", "FAS-GEO-24", "FAS-GEO-24",
    ]  # fmt: skip
    live.answer("shift -0.5 0")
    assert place(live, "b2") == (25, 21.5, 0)
    assert live.element("b2").revealed is None  # it is no activation
    slid = taken().answer("slide")
    assert place(slid, "b2") == (26, 21.5, 0)
