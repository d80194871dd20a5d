"""Tokens and activations out of sequence (2.3.3, 3.1.1), and the Command action (10.2)."""

import pytest

from .live import RED, duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]


@pytest.mark.rule("FAS-2.3.3-a")
@pytest.mark.rule("FAS-3.1.1-b")
@pytest.mark.rule("FAS-RUL-52")
def test_ex_12_a_unit_with_two_tokens_drops_the_revealed_one_and_gets_a_dp():
    live = duel(FOOT, RIDERS, active="red", r2={"hidden": "advance"},
                b2={"revealed": "defence", "hidden": "manoeuvre"})  # fmt: skip

    live.answer("r2", "charge", "b2", "front", "no", "open", "open")
    assert live.asked == "D-11 blue-1"
    live.answer("receive_with_fire", dice="3")

    unit = live.element("b2")
    assert (unit.revealed, unit.hidden, unit.dp) == ("manoeuvre", None, 1)


@pytest.mark.rule("FAS-3.1.1-b", "FAS-7.3.1-c", "FAS-7.3.1-d")
def test_the_face_down_token_beside_the_revealed_one_decides_which_reactions_there_are():
    live = duel(FOOT, RIDERS, r2={"hidden": "advance"},
                b2={"revealed": "defence", "hidden": "advance"})  # fmt: skip

    live.answer("r2", "charge", "b2", "front", "no", "open", "open")

    assert live.options() == ["counter_charge", "none"]


@pytest.mark.rule("FAS-7.3.1-c")
def test_who_would_be_broken_by_the_dp_of_the_activation_cannot_react():
    live = duel(FOOT, RIDERS, r2={"hidden": "advance"}, b2={"revealed": "advance", "dp": 4})

    live.answer("r2", "charge", "b2", "front", "no", "open", "open")

    assert live.options() == ["none"]


@pytest.mark.rule("FAS-2.3.3-a")
@pytest.mark.rule("FAS-LIVE-10")
def test_tokens_that_the_enemys_action_brings_to_light_are_turned_up_by_their_owner():
    live = duel(RIDERS, FOOT, r2={"hidden": "reorganise"}, b2={"hidden": "defence"})

    live.answer("r2", "melee", "b2-r2", "front", "front", "none")
    assert live.asked == "D-UP blue-1"
    assert live.element("b2").revealed is None
    live.answer("up")

    assert live.element("b2").revealed == "defence"
    assert live.element("b2").dp == 0


@pytest.mark.rule("FAS-2.3.3-c")
@pytest.mark.rule("FAS-RUL-18")
def test_the_active_unit_and_one_called_already_get_no_second_dp_in_the_same_event():
    live = duel(RIDERS, FOOT, r1={"cp": 0}, b1={"cp": 0}, r2={"hidden": "reorganise"},
                b2={"revealed": "reorganise"})  # fmt: skip

    live.answer("r2", "melee", "b2-r2", "front", "front", "none")
    assert live.element("b2").dp == 1
    live.answer("roll", dice="1 2 3 4 10, 10, 9 9 9 9, 10 10 10, 1 1 1 1")
    assert live.told("marked")[-1].element in ("b2", "r2")
    again = [one for one in live.told("marked") if one.rule == "FAS-2.3.3-a"]
    assert [one.element for one in again] == ["b2"]


@pytest.mark.rule("FAS-RUL-20")
@pytest.mark.rule("FAS-7.3.1-e")
def test_a_unit_that_fails_to_react_is_activated_again_for_the_melee():
    live = duel(RIDERS, FOOT, r2={"hidden": "advance"}, b1={"cp": 0}, b2={"hidden": "defence"})

    live.answer("r2", "charge", "b2", "left", "no", "open", "open")
    assert "receive_with_fire" not in live.options(), "the charger touches another edge"
    live.answer("face_the_charge", dice="9")
    live.answer("none")

    again = [one for one in live.told("marked") if one.rule == "FAS-2.3.3-a"]
    assert [(one.element, one.after) for one in again] == [("b2", 1)]


# Command -----------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-10.2-a")
@pytest.mark.rule("FAS-10.2.1-a")
@pytest.mark.rule("FAS-3.1.1-a")
@pytest.mark.rule("FAS-12.1-COM")
@pytest.mark.rule("FAS-RUL-40")
def test_a_new_order_costs_a_cp_and_only_its_owner_learns_it():
    live = duel(RIDERS, FOOT, r2={"hidden": "defence"})

    live.answer("r1", "command", "order", "r2", "advance")

    assert live.element("r2").hidden == "advance"
    assert live.element("r1").cp == 3
    given = live.told("order_given")
    assert [(one.order, one.audience) for one in given] == [("", None), ("advance", (RED,))]
    spectator = next(one for one in live.position.view(None).elements if one.id == "r2")
    assert (spectator.covered, spectator.hidden) == (True, None)


@pytest.mark.rule("FAS-3.1.1-b")
def test_a_new_order_for_an_activated_unit_lies_beside_the_revealed_one():
    live = duel(RIDERS, FOOT, r2={"revealed": "defence"})

    live.answer("r1", "command", "order", "r2", "advance")

    unit = live.element("r2")
    assert (unit.revealed, unit.hidden) == ("defence", "advance")
    assert "r2" not in live.answer("done", "done", "b1", "done").options()


@pytest.mark.rule("FAS-10.2.2-a")
def test_a_commander_collects_the_same_unit_once_in_a_turn():
    live = duel(RIDERS, FOOT, r2={"hidden": "defence", "dp": 3})

    live.answer("r1", "command", "collect", "r2")
    assert (live.element("r2").dp, live.element("r1").cp) == (2, 3)
    live.answer("collect")

    assert live.asked == "D-06 red-1", "there is nobody left to collect"
    assert live.element("r1").cp == 3


@pytest.mark.rule("FAS-12.1-INS")
@pytest.mark.rule("FAS-RUL-31")
@pytest.mark.rule("FAS-RUL-64")
def test_ex_50_a_disobeyed_commander_pays_a_cp_more_or_the_unit_reorganises():
    levy = ["PLC-C1", "PLC-08", "PLC-C2"]
    paid = duel(levy, FOOT, r2={"hidden": "manoeuvre"}, r3={"cp": 0})
    paid.answer("r1", "command", "order", "r2", "defence", dice="6")
    assert paid.asked == "D-22 red-1"
    paid.answer("pay")
    assert (paid.element("r2").hidden, paid.element("r1").cp) == ("defence", 2)

    took = duel(levy, FOOT, r2={"hidden": "manoeuvre"})
    took.answer("r1", "command", "order", "r2", "defence", dice="6")
    assert took.options() == ["no", "r3x1"], "the one who commands may not intervene"
    took.answer("no", "accept")
    assert (took.element("r2").hidden, took.element("r1").cp) == ("reorganise", 3)
    public = [one for one in took.told("order_given") if one.audience is None]
    assert [one.order for one in public] == [""]


@pytest.mark.rule("FAS-10.3-a")
@pytest.mark.rule("FAS-10.3-b")
@pytest.mark.rule("FAS-12.1-INT")
def test_an_intervention_re_rolls_failures_at_a_cp_a_die_and_each_commander_once_a_test():
    live = duel(["PLC-C1", "PLC-C2", "PLC-08"], FOOT, r3={"hidden": "defence"})

    live.answer("r3", "terrain", dice="9 8 2")
    assert live.options() == ["no", "r1x1", "r1x2", "r2x1", "r2x2"]
    live.answer("r1x1", dice="10")
    assert live.element("r1").cp == 3
    assert live.options() == ["no", "r2x1"], "a die is re-rolled once, a Commander helps once"
    live.answer("r2x1", dice="1")

    assert live.element("r3").dp == 1


@pytest.mark.rule("FAS-10.3-a")
def test_no_commander_intervenes_in_his_own_activation():
    live = duel(RIDERS, FOOT, r2={"hidden": "defence"})

    live.answer("r1", "terrain", dice="10")

    assert live.asked == "D-06 red-1"
