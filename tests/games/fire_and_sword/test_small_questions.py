"""Who is asked about what, and what is said: the small parts of procedures."""

import pytest

from .live import duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]
CALM = {"r1": {"cp": 0}, "b1": {"cp": 0}}


def lines(live) -> list[str]:
    return [one.line.key for one in live.told("told")]


@pytest.mark.rule("FAS-2.3-a")
def test_turns_are_counted_in_a_round():
    live = duel(RIDERS, FOOT)
    first = live.position.state.turn

    live.answer("r1", "done")

    assert live.position.state.turn == first + 1


@pytest.mark.rule("FAS-7.4-b", "FAS-7.1-a")
def test_only_units_on_the_table_are_in_contact():
    live = duel(RIDERS, ["SWE-C1", "SWE-07", "SWE-01", "SWE-05"], r2={"hidden": "reorganise"},
                b3={"gone": True})  # fmt: skip

    live.answer("r2", "melee")

    assert live.options() == ["b2-r2", "b4-r2", "none"]


@pytest.mark.rule("FAS-4.4.4-a")
def test_only_enemy_units_on_the_table_are_disengaged_from():
    live = duel(RIDERS, ["SWE-C1", "SWE-07", "SWE-01"], r2={"hidden": "reorganise"},
                b3={"gone": True})  # fmt: skip

    live.answer("r2", "disengage")

    assert live.options() == ["b2", "none"]


@pytest.mark.rule("FAS-12.1-RES")
def test_only_own_units_that_lack_a_load_are_resupplied():
    live = duel(["PLC-C1", "PLC-G1", "PLC-07", "PLC-10", "PLC-07"], FOOT, r1={"gone": True},
                r3={"ammo": 0}, r5={"ammo": 0, "gone": True}, b2={"ammo": 0})  # fmt: skip

    live.answer("r2", "resupply")

    assert live.options() == ["none", "r3"]


@pytest.mark.rule("FAS-9.3-d", "FAS-2.3.3-a", "FAS-9.1-a")
def test_a_group_overrun_after_its_activation_gets_a_dp_and_may_seek_shelter():
    live = duel(RIDERS, ["SWE-C1", "SWE-07", "SWE-01"], r2={"hidden": "manoeuvre"},
                b1={"activated": True}, b3={"gone": True})  # fmt: skip

    live.answer("r2", "overrun", "b1")
    assert live.element("b1").dp == 1
    assert live.options() == ["b2", "none"]
    live.answer("b2")

    assert live.element("b1").dp == 1, "it is not struck"
    assert live.asked == "D-06 red-1"


@pytest.mark.rule("FAS-12.1-INS", "FAS-RUL-31")
def test_everybody_learns_that_a_unit_defied_its_order():
    live = duel(["PLC-C1", "PLC-08"], FOOT)

    live.answer("r1", "command", "order", "r2", "defence", dice="6")
    live.answer("accept")

    assert "fas-told-defied" in lines(live)
    assert live.element("r2").hidden == "reorganise"


@pytest.mark.rule("FAS-RUL-37", "FAS-12.1-LOO")
def test_who_is_no_looter_leaves_a_structure_without_a_test():
    live = duel(["PLC-C1", "PLC-07"], FOOT, r2={"hidden": "manoeuvre"})

    live.answer("r2", "leave")

    assert live.element("r2").revealed == "reorganise"
    assert not live.told("tested")


@pytest.mark.rule("FAS-4.3.1-a", "FAS-3.1-c")
def test_an_advance_order_loads_nothing():
    live = duel(RIDERS, FOOT, r2={"hidden": "advance", "melee_ammo": 0})

    live.answer("r2")

    assert "load" not in live.options()


@pytest.mark.rule("FAS-7.4.4-c", "FAS-LIVE-06")
def test_the_winner_of_a_melee_and_the_difference_are_said():
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "reorganise"}, b2={"hidden": "reorganise"})

    live.answer("r2", "melee", "b2-r2", "front", "front", "none", "up")
    live.answer("roll", dice="1 10 10 10 10, 10, 10, 10 10 10, 1")

    won = [one.line for one in live.told("told") if one.line.key == "fas-told-won"]
    assert [one.args["count"] for one in won] == [1]


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-12.1-EVA-c", "FAS-6.6-a")
def test_an_evader_without_a_load_makes_no_parting_shot_and_is_struck_at():
    live = duel(RIDERS, ["COS-C1", "COS-06"], **CALM, r2={"hidden": "advance"},
                b2={"hidden": "manoeuvre", "ammo": 0})  # fmt: skip

    live.answer("r2", "charge", "b2", "front", "no", "open", "open")
    live.answer("evade", dice="10 10 10 10 10, 10")

    assert live.asked == "D-15 blue-1"
    assert [one.what for one in live.told("tested")] == ["melee"]


@pytest.mark.rule("FAS-13.3.2-b", "FAS-12.2-DEM", "FAS-RUL-53")
def test_ex_53_fire_at_a_bare_structure_takes_points_and_hurts_nobody():
    live = duel(["PLC-C1", "PLC-09"], FOOT, r2={"hidden": "defence"})

    live.answer("r2", "shoot", "open", "artillery_close", "structure")
    live.answer("roll", dice="1 1 10").answer("3")

    told = [one.line for one in live.told("told") if one.line.key == "fas-told-points"]
    assert [(one.args["losses"], one.args["left"]) for one in told] == [(1, 2)]
    assert not live.told("marked")[1:], "only the load was spent"


@pytest.mark.rule("FAS-12.2-KOP-a")
def test_of_two_lance_sets_one_is_left_after_a_melee():
    live = duel(["PLC-C1", "PLC-01"], FOOT, **CALM, r2={"hidden": "reorganise", "lances": 2},
                b2={"hidden": "reorganise"})  # fmt: skip

    live.answer("r2", "melee", "b2-r2", "front", "front", "none", "up")
    live.answer("roll", dice="10 10 10 10 10, 10 10 10, 1")

    assert live.element("r2").lances == 1


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-12.1-EVA-b", "FAS-8.1-c")
@pytest.mark.parametrize(
    ("morale", "dp", "order"), [("10 10 1", 4, "reorganise"), ("10 1 1", 4, "manoeuvre")]
)
def test_the_blow_at_an_evader_is_followed_by_morale_and_its_order(morale, dp, order):
    """Three hits, one of them not rolled again (Swordsmen): 3 DP and Threat 3."""
    live = duel(RIDERS, ["COS-C1", "COS-06"], **CALM, r2={"hidden": "advance"},
                b2={"hidden": "manoeuvre", "ammo": 0})  # fmt: skip

    live.answer("r2", "charge", "b2", "front", "no", "open", "open")
    live.answer("evade", dice=f"1 1 1 10 10, 1 1, 10 10 10, {morale}")
    live.answer("withdraw")

    assert (live.element("b2").dp, live.element("b2").revealed) == (dp, order)


@pytest.mark.rule("FAS-11-b", "FAS-1.2-b")
def test_a_unit_that_leaves_the_table_is_said_to_everybody():
    live = duel(RIDERS, FOOT, r1={"cp": 0}, r2={"hidden": "manoeuvre", "dp": 6})

    live.answer("r2", "terrain", dice="10 1")

    (gone,) = live.told("gone")
    assert (gone.element, gone.side, gone.audience) == ("r2", "red", None)


@pytest.mark.rule("FAS-10.2.1-a")
def test_a_new_order_proposes_the_one_the_unit_has():
    live = duel(RIDERS, FOOT, r2={"hidden": "defence"})

    live.answer("r1", "command", "order", "r2")

    assert live.position.view(live.position.open[0].seat).asked.default == "defence"


@pytest.mark.rule("FAS-4.4.4-a", "FAS-4.3.2-a")
@pytest.mark.parametrize(("order", "may"), [("advance", False), ("defence", True)])
def test_an_advance_order_neither_disengages_nor_shoots(order, may):
    live = duel(["PLC-C1", "PLC-02"], FOOT, r2={"hidden": order}).answer("r2")

    assert ("disengage" in live.options()) == ("shoot" in live.options()) == may


@pytest.mark.rule("FAS-4.3.2-a", "FAS-6-a")
def test_who_has_no_shooting_profile_is_not_offered_to_shoot():
    live = duel(["PLC-C1", "PLC-01"], FOOT, r2={"hidden": "defence"}).answer("r2")

    assert "shoot" not in live.options()


@pytest.mark.rule("FAS-12.1-MIL", "FAS-4.3.7-a")
def test_refusing_militia_and_a_change_of_formation_are_said():
    live = duel(["PLC-C1", "PLC-08"], ["SWE-C1", "SWE-05"], **CALM, r2={"hidden": "advance"})
    live.answer("r2", "charge", "b2", dice="9")
    assert "fas-told-militia" in lines(live)

    other = duel(FOOT, RIDERS, r2={"hidden": "defence"}).answer("r2", "formation", "square")
    assert "fas-told-formation" in lines(other)


@pytest.mark.rule("FAS-12.1-DRA", "FAS-LIVE-12")
@pytest.mark.parametrize(("mode", "listed"), [("cavalry", False), ("infantry", True)])
def test_only_dragoons_on_foot_are_offered_a_shot(mode, listed):
    live = duel(["PLC-C1", "PLC-05"], FOOT, r2={"hidden": "manoeuvre", "mode": mode})

    live.answer("r2")

    assert ("shoot" in live.options()) == listed


@pytest.mark.rule("FAS-12.1-DRA", "FAS-LIVE-12")
def test_mounted_dragoons_whose_player_types_a_shot_are_told_the_rule():
    live = duel(["PLC-C1", "PLC-05"], FOOT, r2={"hidden": "manoeuvre", "mode": "cavalry"})

    live.answer("r2", "shoot", "open")

    (told,) = [one for one in live.told("told") if one.line.key == "fas-told-rule"]
    assert (told.rule, told.line.args["why"].key) == ("FAS-12.1-DRA", "fas-rule-other-type")
    assert live.asked == "D-06 red-1"
