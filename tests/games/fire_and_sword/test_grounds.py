"""Which terrain is asked for, and what it does once it was named (13.1)."""

import pytest

from bot.games.fire_and_sword.model.state import Question

from .live import BLUE, RED, Live, duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]
AREAS = {"corn", "decor", "hill", "marsh", "plough", "ruins", "sodden", "wood"}
STRUCTURES = {"light_buildings", "rampart", "solid_buildings"}


def charged(enemy: list[str], **marks) -> Live:
    """Riders charge b2 in front; asked is in which terrain it stands."""
    marks = {"r1": {"cp": 0}, "b1": {"cp": 0}, "b2": {"hidden": "defence"}, **marks}
    live = duel(RIDERS, enemy, r2={"hidden": "advance"}, **marks)
    return live.answer("r2", "charge", "b2", "front", "no", "open")


def fighting(enemy: list[str], **marks) -> Live:
    """Riders and b2 are in melee; asked is in which terrain b2 stands."""
    marks = {"r1": {"cp": 0}, "b1": {"cp": 0}, "r2": {"hidden": "reorganise"}, **marks}
    live = duel(RIDERS, enemy, **marks)
    return live.answer("r2", "melee", "b2-r2", "front", "front", "b2", "none")


@pytest.mark.rule("FAS-13.1-NKO", "FAS-13.1-DEZ", "FAS-13.1-DEF", "FAS-13-a")
def test_a_melee_lists_the_terrain_that_counts_for_those_who_fight():
    live = fighting(FOOT)

    assert live.asked == "D-GROUND red-1"
    assert set(live.options()) == {"hill", "marsh", "stream", "open"} | STRUCTURES


@pytest.mark.rule("FAS-12.1-HIG", "FAS-13.1-NKO", "FAS-13.1-NIE")
def test_highlanders_are_asked_for_every_area_that_gives_them_parry():
    live = fighting(["PLC-C1", "PLC-11"])

    assert set(live.options()) == AREAS | {"stream", "open"} | STRUCTURES


@pytest.mark.rule("FAS-13.1-UTR", "FAS-13.1-NKO", "FAS-13.1-DEZ")
def test_a_charged_unit_stands_in_terrain_that_counts_for_its_fire_and_its_fight():
    live = charged(FOOT)

    assert live.asked == "D-GROUND red-1"
    expected = {"hill", "marsh", "ruins", "stream", "wood", "open"} | STRUCTURES
    assert set(live.options()) == expected


@pytest.mark.rule("FAS-13.1-NKO", "FAS-RUL-34")
@pytest.mark.parametrize(("ground", "points"), [("open", 2), ("stream", 1)])
def test_a_charge_at_foot_in_a_stream_costs_it_an_edge_point(ground, points):
    """Nobody hits: size M is 2 edge points, the stream takes one."""
    live = charged(FOOT).answer(ground, "none", "none", "up")

    live.answer("roll", dice="10 10 10 10 10 10 10, 10, 10 10 10")

    told = [one.line.args for one in live.told("told") if one.rule == "FAS-7.4.4-b"]
    assert [one["count"] for one in told if one["side"].key == "fire_and_sword-side-blue"] == [
        points
    ]


@pytest.mark.rule("FAS-13.1-UTR", "FAS-12.1-SAL")
@pytest.mark.parametrize(("ground", "fires"), [("open", True), ("wood", False)])
def test_foot_in_a_wood_receives_a_charge_without_a_salvo(ground, fires):
    live = charged(["SWE-C1", "SWE-05"]).answer(ground, "receive_with_fire")

    asked = live.position.view(BLUE).asked
    assert isinstance(asked, Question)
    assert ("salvo" in asked.keys) == fires


@pytest.mark.rule("FAS-12.1-HIG")
@pytest.mark.parametrize(("ground", "dice"), [("open", 5), ("corn", 4)])
def test_highlanders_in_corn_parry_a_die(ground, dice):
    """Pancerni have 4 dice and a pistol."""
    live = fighting(["PLC-C1", "PLC-11"]).answer(ground)

    assert live.asked == "D-ROLL red-1"
    assert live.position.view(RED).asked.odds.pool.count == dice


@pytest.mark.rule("FAS-13.1-DEZ", "FAS-7.4-a")
def test_a_unit_that_fights_in_a_marsh_is_tested_by_size_before_its_dice():
    """Size M: 2 dice against Training 5. One failure is a DP, and Shaken foot has 2 dice."""
    live = fighting(FOOT, b2={"dp": 2})

    live.answer("marsh", dice="5 6")

    assert [(one.what, one.element) for one in live.told("tested")] == [("terrain", "b2")]
    assert (live.element("b2").dp, live.element("b2").tested) == (3, True)
    live.answer("roll", dice="10 10 10 10 10, 10, 10 10")
    assert len(live.told("tested")[-1].check.dice) == 2


@pytest.mark.rule("FAS-13.1-DEZ")
def test_a_marsh_tests_a_unit_once_in_a_round():
    live = fighting(FOOT, r2={"hidden": "manoeuvre"}, prepare=marked("b2")).answer("marsh")

    assert live.told("tested") == []
    assert live.asked == "D-ROLL red-1"


def marked(unit):
    """Mark a Unit as tested in this Round."""

    def mark(state):
        next(one for one in state.elements if one.id == unit).tested = True

    return mark


@pytest.mark.rule("FAS-13.1-DEZ", "FAS-7.4.5-h", "FAS-1.3-c")
def test_foot_that_flees_from_the_marsh_leaves_the_field_before_the_fight():
    live = fighting(FOOT, b2={"dp": 6})

    live.answer("marsh", dice="10 10")

    assert live.element("b2").gone
    assert live.motivation() == {"blue": 8, "red": 9}
    assert [one.what for one in live.told("tested")] == ["terrain"]
    assert live.asked != "D-ROLL red-1"
