"""Charges on a virtual table: targets, points of contact, passing, making room, reactions."""

import pytest

from .board import place, rules_against, skirmish

NORTH, SOUTH = 0, 180
MISSES = "10 10 10 10 10 10, 10 10 10"


def charging(card="PLC-01", at=(30, 10, NORTH), enemy=(30, 20, SOUTH), **more):
    """A table on which r1 is about to name whom it charges; b1 stands before it."""
    own = {"at": list(at), "hidden": "advance", **more.pop("r1", {})}
    other = {"at": list(enemy), "hidden": "manoeuvre", **more.pop("b1", {})}
    red = [card, *more.pop("red", ())]
    live = skirmish(red, more.pop("blue", ("SWE-07",)), r1=own, b1=other, **more)
    return live.answer("r1", "charge")


@pytest.mark.rule("FAS-7.2.1-a", "FAS-4.4.6-a", "FAS-RUL-25", "FAS-RUL-100")
def test_only_enemy_units_in_front_that_the_line_reaches_are_offered():
    live = charging(
        blue=("SWE-07", "SWE-07", "SWE-07", "COS-G1"),
        b2={"at": [30, 5, NORTH]},  # behind the charger
        b3={"at": [36, 31, SOUTH]},  # 20 in away, its Speed is 8
        b4={"at": [33, 16, SOUTH]},  # a Group
    )

    assert live.asked == "D-09 red-1"
    assert live.options() == ["b1", "none"]
    live.answer("none")
    assert (live.asked, place(live, "r1")) == ("D-06 red-1", (30, 10, 0))


@pytest.mark.rule("FAS-7.2.2-b", "FAS-7.2.1-b", "FAS-NOT-03", "FAS-GEO-21")
def test_the_charger_is_aligned_with_its_ref_1_on_the_point_that_was_named():
    live = charging().answer("b1")
    assert live.options() == ["at 0.5", "at 1", "none"]
    assert rules_against(live, "at 1.0001", "at -0.1", "to 30 21", "to 30 18.9", "at x") == [
        "FAS-7.2.2-b", "FAS-7.2.2-b", "FAS-7.2.2-b", "FAS-7.2.2-b", "FAS-NOT-03",
    ]  # fmt: skip

    live.answer("at .25")

    assert place(live, "r1") == (31, 18, 0)  # its REF-1 at (31, 19), a quarter along FL to FR
    assert live.asked == "D-11 blue-1"
    assert [one.rule for one in live.told("moved")] == ["FAS-7.2.1-b"]
    assert place(charging().answer("b1", "to 29.5 19.015"), "r1") == (29.5, 18, 0)


@pytest.mark.rule("FAS-7.2.2-a", "FAS-12.1-ART-b", "FAS-7.2.1-a")
def test_the_charge_line_crosses_no_unit_but_own_artillery():
    def behind(card):
        own, enemy = {"at": [30, 10, NORTH], "hidden": "advance"}, {"at": [30, 20, SOUTH]}
        live = skirmish(["PLC-01", card], ("SWE-07",), r1=own, r2={"at": [30, 14, 0]}, b1=enemy)
        return live.answer("r1")

    blocked = behind("PLC-03")
    assert "charge" not in blocked.options()
    assert rules_against(blocked, "charge", "charge r2", "charge b2") == ["FAS-7.2.1-a"] * 3
    assert rules_against(blocked, "charge b1 at 0.5") == ["FAS-7.2.2-a"]
    open_ = behind("PLC-09")
    open_.answer("charge b1 at 0.5")
    assert open_.asked == "D-11 blue-1"


@pytest.mark.rule("FAS-5.2-c", "FAS-RUL-87", "FAS-7.2.2-c")
def test_own_units_under_the_path_are_tested_for_before_the_enemy_reacts():
    live = charging(red=("PLC-03",), r2={"at": [33.2, 14, NORTH]}).answer("b1")

    live.answer("at 0.5", dice="9, 10")

    assert [one.element for one in live.told("tested")] == ["r1", "r2"]
    assert (live.element("r1").dp, live.element("r2").dp) == (1, 1)
    assert live.asked == "D-11 blue-1"


@pytest.mark.rule("FAS-7.2.3-a", "FAS-RUL-14")
def test_ex_36_a_point_free_of_other_control_zones_must_be_taken_if_there_is_one():
    live = charging(
        "PLC-02", (20, 10, NORTH), (20, 20, SOUTH), blue=("SWE-07", "SWE-07"),
        b2={"at": [24.5, 20, SOUTH]},
    ).answer("b1")  # fmt: skip

    assert rules_against(live, "to 20 19") == ["FAS-7.2.3-a"]
    live.answer("to 19.4 19")
    assert live.asked == "D-11 blue-1"
    assert place(live, "r1") == (19.4, 18, 0)


@pytest.mark.rule("FAS-7.2.3-b", "FAS-GEO-24")
def test_ex_36_where_no_point_is_free_each_enemy_may_make_room():
    def charged():
        return charging(
            "PLC-02", (20, 10, NORTH), (20, 20, SOUTH), blue=("SWE-07", "SWE-07", "SWE-07"),
            b2={"at": [24.5, 20, SOUTH]}, b3={"at": [15.5, 20, SOUTH]},
        ).answer("b1", "to 20 19")  # fmt: skip

    live = charged()
    assert live.asked == "D-10 blue-1"
    assert rules_against(live, "shift 0.1 0", "shift 1 0.2") == ["FAS-GEO-24", "FAS-GEO-24"]
    live.answer("shift 0.6 0.25")
    assert place(live, "b2") == (25.1, 20.25, 180)
    assert live.asked == "D-10 blue-1"
    live.answer("stay")
    assert place(live, "b3") == (15.5, 20, 180)
    assert live.asked == "D-11 blue-1"
    assert live.element("b2").revealed is None  # it is no activation


# Reactions ---------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-2.3.3-b")
def test_who_is_called_out_by_a_charge_has_no_free_action():
    agile = charging(blue=("COS-06",), b1={"hidden": "advance"}).answer("b1", "at 0.5")

    assert agile.asked == "D-11 blue-1"
    assert not [one for one in agile.options() if one.startswith("free")]
    assert rules_against(agile, "free turn 30", "free formation") == ["FAS-NOT-03"] * 2


@pytest.mark.rule("FAS-7.3.1-b", "FAS-7.3.1-c", "FAS-7.3.1-d")
def test_what_a_charged_unit_can_do_is_measured_and_nothing_else_is_taken():
    front = charging(b1={"hidden": "advance"}).answer("b1", "at 0.5")
    assert front.options() == ["counter_charge", "face_the_charge", "none"]
    assert rules_against(front, "evade", "receive_with_fire") == ["FAS-NOT-03"] * 2
    rear = charging(enemy=(30, 20, NORTH), b1={"hidden": "advance"}).answer("b1", "at 0.5")
    assert rear.options() == ["none"]


@pytest.mark.rule("FAS-7.3.2.2-a", "FAS-RUL-67", "FAS-GEO-18")
def test_ex_37_the_charge_on_a_side_is_faced_about_the_corner_or_centred():
    def faced(way):
        live = charging(at=(29, 20, 270), enemy=(20, 20, NORTH), b1={"hidden": "defence"})
        live.answer("b1", "at 0.5")
        assert place(live, "r1") == (23, 20, 270)
        live.answer("face_the_charge", dice="1")  # the test: the charge came from the side
        assert live.options() == ["centre", "square", "turn"]
        return live.answer(way, dice=f"{MISSES} 10" if way == "square" else MISSES)

    about = faced("turn")
    assert place(about, "b1") == (21, 23, 90)
    assert touching(about) == [("front", "front")]
    assert about.asked == "D-14 blue-1"
    centred = faced("centre")
    assert place(centred, "b1") == (21, 20, 90)
    assert touching(centred) == [("front", "front")]
    square = faced("square")
    assert place(square, "b1") == (20, 20, 0)
    assert square.element("b1").formation == "square"
    assert touching(square) == [("front", "right")]


def touching(live):
    """The edges in contact in the running melee."""
    return [(one.edge, one.other) for one in live.position.state.flow[-1].contacts]


@pytest.mark.rule("FAS-7.3.2.2-a", "FAS-7.3.1-b")
def test_there_is_no_facing_where_neither_turn_has_room():
    live = charging(
        at=(29, 20, 270), enemy=(20, 20, NORTH), b1={"hidden": "defence"},
        blue=("SWE-07", "SWE-07"), b2={"at": [21, 23, 90]},
    )  # fmt: skip
    live.answer("b1", "at 0.5")
    assert "face_the_charge" not in live.options()


# Militia -----------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-12.1-MIL", "FAS-RUL-100")
def test_militia_that_fails_stays_where_it_is_and_does_something_else():
    live = charging("PLC-08", b1={"at": [30, 20, SOUTH]}, blue=("SWE-05",))
    live.answer("b1", "at 0.5", dice="5")

    assert place(live, "r1") == (30, 10, 0)
    assert live.asked == "D-06 red-1"
    assert "charge" not in live.options()
    assert rules_against(live, "charge b1") == ["FAS-12.1-MIL"]
    live.answer("move 0 4")
    assert place(live, "r1") == (30, 14, 0)
    smaller = charging("PLC-08").answer("b1", "at 0.5")  # no test against an M Unit
    assert smaller.asked == "D-11 blue-1"
