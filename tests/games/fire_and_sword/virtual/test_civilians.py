"""Civilians keep 12 inches away from enemy Units, and leave by the shortest way."""

import pytest

from .board import place, refused, skirmish

CIV = "FAS-12.1-CIV"
NORTH = 0


def wagon(at, **more):
    """Return a table on which r1, supply wagons of Speed 5, is activated; b1 stands north."""
    more.setdefault("b1", {"at": [30, 40, 180], "hidden": "defence"})
    marks = {"at": [*at, NORTH], **more.pop("r1", {})}
    return skirmish(["PLC-G1", *more.pop("red", [])], r1=marks, **more).answer("r1")


def bars(live, *words):
    """Return what is said against each line by the rule of Civilians alone."""
    found = refused(live, *words)
    assert {rule for rule, _ in found} == {CIV}
    return [key.removeprefix("fas-bar-civilians") for _, key in found]


@pytest.mark.rule("FAS-12.1-CIV", "FAS-RUL-76")
def test_outside_no_part_of_a_path_comes_within_twelve_inches_of_an_enemy_unit():
    live = wagon((30, 23))  # its rim reaches 23.875, the tray begins at 39

    assert bars(live, "path 30 26.2", "path 30 26.2 30 25", "path 31 24 30 26.2") == ["-near"] * 3
    assert "stop" in live.options()
    live.answer("path 30 26.1")
    assert place(live, "r1") == (30, 26.1, 0)


@pytest.mark.rule("FAS-12.1-CIV", "FAS-RUL-76", "FAS-RUL-112")
def test_within_they_leave_by_the_shortest_way_and_do_nothing_else_before():
    live = wagon((30, 28), red=["PLC-02"], r2={"at": [32, 29.5, 0]})  # 10.125 in from the tray

    # Straight back 1.9 in is the shortest way on the grid; 0.25 in more are taken.
    assert live.position.state.asked["red-1"].default == "path 30 26.1"
    assert "stop" not in live.options()
    assert bars(live, "stop", "resupply", "command") == [""] * 3
    assert bars(live, "path 30 26.5", "path 30 25.8", "path 31 28 31 25", "path 28.5 28") == [
        "-out"
    ] * 4  # fmt: skip
    live.answer("path 30 25.9")
    assert place(live, "r1") == (30, 25.9, 0)
    assert "resupply" in live.options()
    assert "stop" in live.options()


@pytest.mark.rule("FAS-12.1-CIV", "FAS-RUL-76")
def test_where_no_way_leads_out_they_end_as_far_away_as_they_can():
    live = wagon((30, 35))  # 3.125 in from the tray: 5 in more are not enough

    assert live.position.state.asked["red-1"].default == "path 30 30"
    assert bars(live, "path 30 30.1", "path 32 30.5") == ["-far"] * 2
    live.answer("path 30 30.005")
    assert place(live, "r1") == (30, 30.005, 0)
    assert live.asked.startswith("D-05 blue-1")  # within 12 in nothing else is left


@pytest.mark.rule("FAS-12.1-CIV", "FAS-RUL-76")
def test_a_way_that_is_closed_is_gone_round_and_groups_and_own_units_do_not_count():
    lake = {"T1": {"type": "lake", "polygon": [[29.5, 24], [30.5, 24], [30.5, 26.5], [29.5, 26.5]]}}
    live = wagon(
        (30, 28), terrain=lake, blue=["SWE-08", "COS-G1"], red=["PLC-02"],
        b2={"at": [30, 20, 0]}, r2={"at": [40, 28, 0]},
    )  # fmt: skip

    first = live.position.state.asked["red-1"].default
    assert first not in ("stop", "path 30 26.1")
    live.answer(first)
    x, y, _ = place(live, "r1")
    assert abs(x - 30) > 1.9
    assert y < 28


@pytest.mark.rule("FAS-12.1-CIV", "FAS-RUL-76", "FAS-RUL-112")
def test_where_every_way_leads_nearer_they_stay():
    live = wagon(
        (1.5, 0.875), blue=["SWE-08", "SWE-08"], b1={"at": [1.5, 9, 180]},
        b2={"at": [10.25, 0.875, 270]},
    )  # fmt: skip

    assert live.options() == ["stop"]
    assert bars(live, "path 2 1.5") == ["-stay"]


@pytest.mark.rule("FAS-12.1-CIV")
def test_a_garrison_is_measured_from_its_structure():
    house = {"W1": {"type": "light_buildings", "polygon": [[26, 38], [34, 38], [34, 44], [26, 44]]}}
    live = wagon((30, 26), terrain=house, b1={"inside": "W1", "hidden": "defence"})

    assert bars(live, "stop") == [""]  # 11.125 in from the wall
    assert live.position.state.asked["red-1"].default == "path 30 25.1"
