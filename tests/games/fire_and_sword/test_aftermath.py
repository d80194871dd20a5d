"""What is left after a melee and a Morale test: who stays in contact, who is free, who pays."""

import pytest

from .live import duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]
GUNS = ["SWE-C1", "SWE-09"]
CALM = {"r1": {"cp": 0}, "b1": {"cp": 0}}


def attack(live, *more: str, enemy: str = "b2"):
    """Let r2 attack an enemy in front of it, all in the open."""
    return live.answer("r2", "melee", f"{enemy}-r2", "front", "front", *more)


@pytest.mark.rule("FAS-RUL-09", "FAS-7.4.5-h")
def test_a_unit_that_survived_at_its_threshold_still_fights():
    """It flees only when it gains another DP, not by being called to fight."""
    live = duel(RIDERS, FOOT, **CALM, r2={"dp": 7, "hidden": "reorganise"},
                b2={"hidden": "reorganise"})  # fmt: skip

    attack(live, "none").answer("up")

    assert live.asked == "D-ROLL red-1"
    assert not live.element("r2").gone


@pytest.mark.rule("FAS-RUL-09", "FAS-7.4.5-e")
def test_cutting_down_to_the_threshold_is_no_new_flight():
    """Red gets 2 DP at 6, wins by 5 to 4 all the same and stays with 7."""
    live = duel(RIDERS, FOOT, **CALM, r2={"dp": 6, "hidden": "reorganise"},
                b2={"hidden": "reorganise"})  # fmt: skip

    attack(live, "none").answer("up")
    live.answer("roll", dice="1 1 1, 10 10 10, 1 1 10, 10 10, 1")

    riders = live.element("r2")
    assert (riders.dp, riders.gone) == (7, False)
    last = live.told("marked")[-1]
    assert (last.rule, last.state) == ("FAS-7.4.5-e", "broken")


# Crush and contact --------------------------------------------------------------------------------


@pytest.mark.rule("FAS-12.1-ART-a", "FAS-7.4.5-d", "FAS-7.4.5-f")
def test_a_battery_that_is_crushed_stays_in_contact_and_relieves_nobody():
    """Blue's guns lose by 2 and fail both dice: a Crush, but no withdrawal."""
    live = duel(RIDERS, GUNS, **CALM, r2={"dp": 2, "hidden": "reorganise"},
                b2={"hidden": "reorganise"})  # fmt: skip

    attack(live, "none").answer("up")
    live.answer("roll", dice="1 10 10 10 10, 10, 10, 10, 10 10")

    guns = live.element("b2")
    assert (guns.gone, guns.revealed) == (False, "reorganise")
    assert live.asked == "D-17 red-1", "the riders are still bound and may Regroup"
    assert live.element("r2").dp == 2


@pytest.mark.rule("FAS-5.4-a", "FAS-8.1-d", "FAS-7.4.5-f")
@pytest.mark.parametrize(
    ("how", "next_"), [("withdraw", "D-16"), ("crush", "D-16"), ("stuck", "D-17")]
)
def test_only_a_loser_that_moved_away_leaves_the_winner_free(how, next_):
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "reorganise"}, b2={"hidden": "reorganise"})

    attack(live, "none").answer("up")
    live.answer("roll", dice="1 1 1 10 10, 10, 10 10 10, 10 10 10, 10 10 1")
    assert live.asked == "D-15 blue-1"
    live.answer(how)

    assert live.asked.startswith(next_)


# Free, bound, and who pays ------------------------------------------------------------------------


@pytest.mark.rule("FAS-7.4.5-g", "FAS-7.4.6-b")
def test_who_is_left_alone_by_a_regroup_is_not_asked_to_regroup():
    """On a tie the active riders decide first; when they are gone the others are free."""
    live = duel(RIDERS, RIDERS, **CALM, r2={"hidden": "reorganise"}, b2={"hidden": "reorganise"})

    attack(live, "none").answer("up")
    live.answer("roll", dice="10 10 10 10 10, 10, 10 10 10 10 10, 10")
    assert live.asked == "D-17 red-1"
    live.answer("yes", "no")

    assert live.asked.startswith("D-05"), "blue's riders touch nobody any more"


LED = ["PLC-C1", "PLC-C2", "PLC-02"]


def won_by_riders(**marks):
    """Let red's riders r3 drive guns off the table, so that they are free."""
    live = duel(LED, GUNS, r3={"hidden": "reorganise"}, b1={"cp": 0},
                b2={"hidden": "reorganise", "dp": 3}, **marks)  # fmt: skip
    live.answer("r3", "melee", "b2-r3", "front", "front", "none").answer("up")
    return live.answer("roll", dice="1 1 1 1 10, 10, 10 10 10 10, 10")


@pytest.mark.rule("FAS-7.4.5-f", "FAS-10.3-a")
def test_of_several_commanders_the_player_says_who_pays_to_hold():
    live = won_by_riders().answer("hold")

    assert live.asked == "D-PAY red-1"
    assert live.options() == ["r1", "r2"]
    before = live.element("r2").cp
    live.answer("r2")

    assert live.element("r2").cp == before - 1
    assert live.asked.startswith("D-05")


@pytest.mark.rule("FAS-7.4.5-f", "FAS-10.3-a")
def test_the_only_commander_with_points_pays_to_hold_without_a_question():
    live = won_by_riders(r1={"cp": 0}, r2={"cp": 1}).answer("hold")

    assert live.element("r2").cp == 0
    assert live.asked.startswith("D-05")


# Receiving a charge -------------------------------------------------------------------------------


@pytest.mark.rule("FAS-7.3.2.1-a", "FAS-13.3.1-d", "FAS-12.1-ALL-b", "FAS-RUL-54")
def test_a_garrison_receives_a_charge_with_split_fire_from_any_side():
    """Enlisted foot: (4 - 1) / 2 dice, rounded up."""
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "advance"}, b2={"hidden": "defence"})

    live.answer("r2", "charge", "b2", "left", "no", "open", "solid_buildings")
    live.answer("receive_with_fire", "open")

    assert live.asked == "D-ROLL blue-1"
    asked = live.position.view(live.position.open[0].seat).asked
    assert asked.odds.pool.count == 2
    assert "FAS-12.1-ALL-b" in [one.rule for one in asked.odds.pool.factors]


@pytest.mark.rule("FAS-7.3.2.1-a", "FAS-RUL-58", "FAS-LIVE-12")
def test_fire_at_a_charger_on_another_edge_is_made_all_the_same_but_the_rule_is_stated():
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "advance"}, b2={"hidden": "defence"})

    live.answer("r2", "charge", "b2", "left", "no", "open", "open")
    live.answer("receive_with_fire", dice="1").answer("standard_fire", "open")

    assert live.asked == "D-ROLL blue-1"
    assert live.rules()[-1] == "FAS-7.3.2.1-a"


@pytest.mark.rule("FAS-7.3.1-c", "FAS-LIVE-07")
@pytest.mark.parametrize(
    ("zone", "bound", "dp", "key"),
    [
        ("rear", "no", 0, "fas-bar-rear"),
        ("front", "yes", 0, "fas-bar-bound-elsewhere"),
        ("front", "no", 5, "fas-bar-broken"),
    ],
)
def test_who_may_not_react_at_all_is_told_why(zone, bound, dp, key):
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "advance"},
                b2={"hidden": "defence", "dp": dp})  # fmt: skip

    live.answer("r2", "charge", "b2", zone, bound, "open", "open")

    assert live.options() == ["none"]
    asked = live.position.view(live.position.open[0].seat).asked
    assert asked.prompt.args["why"].key == key
