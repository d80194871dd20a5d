"""Turns: declaring, activating, what an element may do (2.3.1, 3, 9.1, 12.1)."""

import pytest

from .live import duel


@pytest.mark.rule("FAS-2.3.1-a")
@pytest.mark.rule("FAS-3.1-a")
@pytest.mark.rule("FAS-3.1-b")
def test_a_declared_unit_turns_its_token_up_and_cannot_be_declared_again():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"], r2={"hidden": "reorganise", "dp": 1})

    live.answer("r2")
    turned = live.told("order")[0]
    assert (turned.element, turned.order, turned.audience) == ("r2", "reorganise", None)
    assert "rally" in live.options()
    live.answer("done", "b1", "done")
    assert "r2" not in live.options()


@pytest.mark.rule("FAS-9.1-a")
@pytest.mark.rule("FAS-9.1-b")
def test_a_group_has_a_marker_and_the_actions_of_its_card():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-G1"])

    live.answer("r1")
    assert live.element("r1").activated
    assert live.element("r1").revealed is None
    assert {"command", "done"} <= set(live.options())
    assert "shoot" not in live.options()
    live.answer("done", "b2")
    assert "shoot" in live.options()
    assert "command" not in live.options()


@pytest.mark.rule("FAS-LIVE-12")
@pytest.mark.rule("FAS-3.1-c")
@pytest.mark.rule("FAS-4.4.5-a")
def test_what_an_order_does_not_allow_is_not_forbidden_but_the_rule_is_stated():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1"], r2={"hidden": "advance", "dp": 2})

    live.answer("r2")
    assert "rally" not in live.options()
    live.answer("rally", "no")

    stated = [one for one in live.told("told") if one.line.key == "fas-told-rule"]
    assert [one.rule for one in stated] == ["FAS-4.4.5-a"]
    assert live.element("r2").dp == 1


@pytest.mark.rule("FAS-LIVE-12")
def test_what_is_no_action_at_all_is_refused_with_the_answers():
    from bot.engine.refusal import IllegalAction

    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1"], r2={"hidden": "advance"})
    live.answer("r2")
    before = live.position.encode()

    with pytest.raises(IllegalAction) as refusal:
        live.answer("dance")

    assert refusal.value.rule == "FAS-LIVE-12"
    assert live.position.encode() == before


@pytest.mark.rule("FAS-4.4.5-a")
@pytest.mark.rule("FAS-12.1-HAR")
def test_rally_removes_a_dp_but_not_near_an_enemy():
    live = duel(["PLC-C1", "PLC-02", "PLC-02"], ["SWE-C1"],
                r2={"hidden": "reorganise", "dp": 2},
                r3={"hidden": "reorganise", "dp": 2})  # fmt: skip

    live.answer("r2", "rally", "no", "done", "b1", "done")
    live.answer("r3", "rally", "yes")

    assert (live.element("r2").dp, live.element("r3").dp) == (1, 2)


@pytest.mark.rule("FAS-4.3.1-a")
def test_load_gives_back_one_load_never_above_the_card():
    live = duel(["PLC-C1", "PLC-07"], ["SWE-C1"], r2={"hidden": "defence", "ammo": 1})

    live.answer("r2", "load")

    assert live.element("r2").ammo == 2
    assert "load" not in live.options()


@pytest.mark.rule("FAS-4.3.7-a")
@pytest.mark.rule("FAS-4.3.7.1-b")
@pytest.mark.rule("FAS-RUL-69")
def test_ex_44_a_square_falls_apart_the_moment_steady_is_lost():
    live = duel(["PLC-C1", "PLC-06"], ["SWE-C1"], r2={"hidden": "defence", "dp": 2})

    live.answer("r2", "formation", "square")
    assert live.element("r2").formation == "square"
    live.answer("terrain", dice="9 1")
    live.answer("no")

    assert (live.element("r2").dp, live.element("r2").formation) == (3, "standard")


@pytest.mark.rule("FAS-4.3.7-a", "FAS-3.1-a", "FAS-12.1-EXC", "FAS-LIVE-12")
def test_only_excellent_riders_change_formation_under_advance_the_rule_is_stated_to_others():
    live = duel(["PLC-C1", "PLC-06", "PLC-02"], ["SWE-C1"],
                r2={"hidden": "advance"}, r3={"hidden": "advance"})  # fmt: skip

    live.answer("r2")
    assert "formation" not in live.options()
    live.answer("formation", "square")
    stated = live.told("told")[-2]
    assert (stated.line.key, stated.rule) == ("fas-told-rule", "FAS-4.3.7-a")

    riders = duel(["PLC-C1", "PLC-06", "PLC-02"], ["SWE-C1"], r3={"hidden": "advance"})
    assert "formation" in riders.answer("r3").options()


@pytest.mark.rule("FAS-12.1-DRA")
def test_dragoons_change_their_type():
    live = duel(["PLC-C1", "PLC-05"], ["SWE-C1"], r2={"hidden": "defence", "mode": "cavalry"})

    live.answer("r2", "formation", "infantry")

    assert live.element("r2").mode == "infantry"


@pytest.mark.rule("FAS-12.1-AUX")
@pytest.mark.rule("FAS-RUL-26")
@pytest.mark.rule("FAS-12.1-RES")
def test_an_auxiliary_element_follows_a_commander_for_a_cp_and_resupplies_a_unit_once():
    live = duel(["PLC-C1", "PLC-G1", "PLC-07"], ["SWE-C1"],
                r3={"hidden": "defence", "ammo": 0})  # fmt: skip

    assert "r2" not in live.options(), "it acts with a Commander only"
    live.answer("r1", "done", "r2")
    assert live.element("r1").cp == 3
    live.answer("resupply", "r3")
    assert live.element("r3").ammo == 1
    live.answer("resupply", "done")
    assert live.element("r3").ammo == 1, "once a Round"
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-RUL-26")
def test_without_any_commander_auxiliary_elements_are_declared_like_others():
    live = duel(["PLC-C1", "PLC-G1", "PLC-07"], ["SWE-C1"], r1={"gone": True})

    assert "r2" in live.options()


@pytest.mark.rule("FAS-RUL-37")
def test_occupying_a_structure_lays_reorganise_and_ends_the_activation():
    live = duel(["PLC-C1", "PLC-07"], ["SWE-C1"], r2={"hidden": "manoeuvre"})

    live.answer("r2", "occupy")

    assert live.element("r2").revealed == "reorganise"
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-12.1-LOO")
@pytest.mark.rule("FAS-RUL-64")
def test_looters_stay_in_a_structure_if_they_fail_their_test():
    live = duel(["COS-C1", "COS-03"], ["SWE-C1"], r2={"hidden": "manoeuvre"})

    live.answer("r2", "leave", dice="4")
    assert live.asked == "D-12 red-1"
    live.answer("no")

    assert live.element("r2").revealed == "manoeuvre"
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-4.4.4-a")
def test_disengage_rolls_by_the_sizes_of_the_enemies_touched_and_ends_the_activation():
    live = duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-05", "SWE-08"],
                r2={"hidden": "manoeuvre"})  # fmt: skip

    live.answer("r2", "disengage", "b2", "b3", dice="1 2 7 9")
    live.answer("no")

    assert live.element("r2").dp == 2
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-5.2-c")
def test_passing_through_tests_the_mover_and_every_unit_passed():
    live = duel(["PLC-C1", "PLC-02", "PLC-07", "PLC-09"], ["SWE-C1"], r1={"cp": 0},
                r2={"hidden": "manoeuvre"})  # fmt: skip

    live.answer("r2", "passing")
    assert "r4" not in live.options(), "artillery counts for nothing"
    live.answer("r3", "1", dice="6 7, 8")

    assert (live.element("r2").dp, live.element("r3").dp) == (1, 1)


@pytest.mark.rule("FAS-9.3-e")
@pytest.mark.rule("FAS-9.3-d")
def test_ex_47_an_overrun_group_is_struck_without_impetus_and_tests_its_morale():
    live = duel(["PLC-C1", "PLC-01"], ["COS-C1", "COS-G1", "COS-03"], r2={"hidden": "advance"})

    live.answer("r2", "overrun", "b2")
    assert live.asked == "D-25 blue-1"
    live.answer("none", dice="1 8 9 10, 6, 5")

    assert live.element("b2").dp == 1
    assert live.element("r2").lances == 1
    assert [one.what for one in live.told("tested")] == ["melee", "resistance", "morale"]


@pytest.mark.rule("FAS-13.1-DEZ")
def test_disorganising_terrain_is_tested_once_a_round_by_size():
    live = duel(["PLC-C1", "PLC-08"], ["SWE-C1"], r1={"cp": 0}, r2={"hidden": "manoeuvre"})

    live.answer("r2", "terrain", dice="4 5 6")

    assert live.element("r2").dp == 2
    assert "terrain" not in live.options()


@pytest.mark.rule("FAS-3.1-a", "FAS-4.3.1-a", "FAS-LIVE-12")
@pytest.mark.parametrize(("order", "told"), [("defence", 0), ("manoeuvre", 1), ("reorganise", 1)])
def test_only_a_defence_order_loads_twice(order, told):
    live = duel(["PLC-C1", "PLC-07"], ["SWE-C1"], r2={"hidden": order, "ammo": 0})

    live.answer("r2", "load")
    assert ("load" in live.options()) == (told == 0)
    live.answer("load")

    assert live.element("r2").ammo == 2
    assert live.rules().count("FAS-3.1-a") == told


@pytest.mark.rule("FAS-5.2-c", "FAS-LIVE-12")
def test_a_unit_that_moves_twice_may_pass_over_own_units_twice():
    live = duel(["PLC-C1", "PLC-07", "PLC-02"], ["SWE-C1"], r1={"cp": 0},
                r2={"hidden": "manoeuvre"})  # fmt: skip

    live.answer("r2", "passing", "r3", "0", dice="1, 1").answer("passing", "r3", "0", dice="1, 10")

    assert live.element("r3").dp == 1
    assert not [one for one in live.told("told") if one.line.key == "fas-told-rule"]


@pytest.mark.rule("FAS-12.1-AUX", "FAS-10.3-a")
def test_the_player_says_which_commander_pays_for_an_auxiliary_element():
    live = duel(["PLC-C1", "PLC-G1", "PLC-07", "PLC-C2"], ["SWE-C1"],
                r3={"hidden": "defence", "ammo": 0})  # fmt: skip

    before = live.element("r4").cp
    live.answer("r1", "done", "r2")
    assert live.asked == "D-PAY red-1"
    live.answer("r4")

    assert live.element("r4").cp == before - 1


@pytest.mark.rule("FAS-2.3.3-c", "FAS-RUL-18", "FAS-LIVE-11")
def test_a_morale_test_between_turns_is_an_event_of_its_own():
    """Blue was called out in red's Turn; called out again in the next event, it gets 1 DP more."""
    live = duel(["SWE-C1", "SWE-07"], ["PLC-C1", "PLC-02"], r1={"cp": 0}, b1={"cp": 0},
                r2={"hidden": "defence"}, b2={"hidden": "defence"})  # fmt: skip

    live.answer("r2", "shoot", "open", "standard_fire", "b2", "effective", "front", "open", "none")
    live.answer("roll", dice="1 1 1 10, 10 10 10, 10 10 1")
    live.answer("up", "withdraw")
    assert live.element("b2").dp == 4
    live.answer("done", "test-morale", "b2", "2", dice="10 10")
    live.answer("withdraw")

    assert live.element("b2").dp == 6, "1 for the failures, 1 for being activated again"
