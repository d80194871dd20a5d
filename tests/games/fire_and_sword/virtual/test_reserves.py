"""Partisans in reserve, and Advantages that are used in the course of a battle."""

import pytest

from bot.games.fire_and_sword.notation import armies
from tests.games.fire_and_sword.given import content
from tests.games.fire_and_sword.live import BLUE, RED

from .board import refused, rules_against, skirmish
from .match import begun, stands

WOOD = {"T1": {"type": "wood", "polygon": [[30, 30], [42, 30], [42, 40], [30, 40]]}}


def waiting(**more):
    """Blue's turn; the Kurpie b2 wait off the table, where a wood is near."""
    return skirmish(
        ["PLC-02"], ["SWE-08", "PLC-10"], active="blue", terrain=WOOD,
        r1={"at": [36, 10, 0], "hidden": "defence"}, **more,
    )  # fmt: skip


@pytest.mark.rule("FAS-12.1-PAR-a", "FAS-RUL-30")
def test_partisans_enter_as_the_activation_of_their_players_turn():
    live = waiting()
    assert live.asked == "D-05 blue-1"
    assert [one for one in live.options() if one.startswith("enter")] == [
        "enter b2 36 35 0 defence"
    ]

    live.answer("enter b2 36 34 180 defence")

    assert stands(live, "b2") == (36, 34, 180)
    assert live.element("b2").revealed == "defence"
    assert live.asked == "D-06 blue-1"
    live.answer("stop")
    assert live.asked == "D-05 red-1"


@pytest.mark.rule("FAS-12.1-PAR-a", "FAS-SET-09")
def test_partisans_enter_nowhere_else_and_nobody_else_does():
    live = waiting()

    assert rules_against(
        live, "enter b2 20 20 0 defence", "enter b2 in T9 defence", "enter b2 36 34 0",
        "enter b1 36 34 0 defence",
    ) == ["FAS-12.1-PAR-a", "FAS-13.3.1-c", "FAS-12.1-PAR-a", "FAS-SET-09"]  # fmt: skip


@pytest.mark.rule("FAS-SET-09", "FAS-12.1-PAR-a", "FAS-RUL-108")
def test_a_side_whose_reserve_alone_can_act_may_stop_for_the_round():
    live = waiting(b1={"at": [60, 40, 180], "revealed": "defence"})

    assert live.options() == ["enter b2 36 35 0 defence", "stop"]
    live.answer("stop")
    assert live.asked == "D-05 red-1"
    live.answer("r1", "stop")
    assert live.asked.startswith("D-03")  # the Round is over


@pytest.mark.rule("FAS-RUL-109", "FAS-12.1-PAR-a")
def test_a_group_among_partisans_enters_without_an_order():
    live = skirmish(
        ["PLC-02"], ["SWE-08", "COS-G1"], active="blue", terrain=WOOD,
        r1={"at": [36, 10, 0], "hidden": "defence"},
    )  # fmt: skip
    assert "enter b2 36 35 0" in live.options()
    assert refused(live, "enter b2 36 34 0 defence") == [
        ("FAS-12.1-PAR-a", "fas-bar-entry-order")
    ]  # fmt: skip

    live.answer("enter b2 36 34 0")

    assert stands(live, "b2") == (36, 34, 0)
    assert (live.element("b2").hidden, live.element("b2").revealed) == (None, None)
    assert live.asked == "D-06 blue-1"


@pytest.mark.rule("FAS-SET-09")
def test_blue_alone_declares_a_reserve_when_it_would_be_placed():
    army = "name: Kurpie\nfaction: PLC\nmotivation: 6\nelements:\n" + "".join(
        f"- {card}\n" for card in ("PLC-C1", "PLC-10", "PLC-02", "PLC-03", "PLC-04")
    )
    assert armies.points_of(content(), armies.read(content(), army)) == 198
    live = begun("free_skirmish", "3 4, 9", army_blue_1=army, army_red_1="swe_skirmish")
    live.answer("self", "ADV-01", "ADV-06", "ADV-01")
    assert live.asked == "D-S4 red-1"
    live.answer("template line")
    assert live.asked == "D-S4 blue-1"
    assert "place b2 reserve" in live.options()

    live.answer("place b2 reserve", "template line")

    assert stands(live, "b2") is None
    view = live.position.view(RED)
    assert {one.id for one in view.elements if one.side == "blue" and one.covered} == set()
    assert live.asked == "D-S5 blue-1, D-S5 red-1"
    asked = []
    while any(one.point == "D-S5" and one.seat == BLUE for one in live.position.open):
        asked.append(live.position.view(BLUE).asked.prompt.args["unit"].args["id"])
        live.answer("defence", seat=BLUE)
    assert asked == ["b3", "b4", "b5"]


# Advantages in play --------------------------------------------------------------------------


def with_advantage(side, which, **more):
    def prepare(state):
        state.sides[side].advantages = (which,)

    return skirmish(
        ["PLC-02", "PLC-03"], prepare=prepare, r1={"at": [10, 10, 0], "hidden": "defence"},
        r2={"at": [30, 10, 0], "hidden": "defence"}, **more,
    )  # fmt: skip


@pytest.mark.rule("FAS-OPT-04")
def test_calculation_ends_a_turn_twice_a_game():
    live = with_advantage("red", "ADV-01")
    assert live.options() == ["calculation", "r1", "r2"]

    live.answer("calculation")
    assert live.asked == "D-05 blue-1"
    assert live.element("r1").revealed is None
    live.answer("b1", "stop", "calculation")

    assert live.position.state.sides["red"].spent == ("ADV-01", "ADV-01")
    assert live.options() == ["r1", "r2"]
    assert [one.rule for one in live.told("told")].count("FAS-OPT-04") == 2


@pytest.mark.rule("FAS-OPT-04", "FAS-1.5.3-d", "FAS-RUL-106")
@pytest.mark.parametrize(("again", "winner"), [(2, "red"), (9, "blue")])
def test_local_guides_roll_a_die_again_the_first_time_initiative_is_lost(again, winner):
    live = with_advantage("red", "ADV-06", step="bids")
    live.answer("0", seat=BLUE)

    live.answer("0", seat=RED, dice=f"4, 6, {again}")

    assert live.asked == f"D-04 {winner}-1"
    assert live.position.state.sides["red"].spent == ("ADV-06",)
