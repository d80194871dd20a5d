"""Melees on a virtual table: who fights, and what losers and winners do on it."""

import pytest

from bot.engine.chance.draws import ScriptedDraws
from bot.engine.flow import Transition
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.phases.virtual.combat import aftermath
from bot.games.fire_and_sword.rules.melee import Combatant, Touch
from tests.games.fire_and_sword.live import game
from tests.support.loaded import load_catalogue

from .board import place, rules_against, skirmish

NORTH, EAST, SOUTH, WEST = 0, 90, 180, 270
BEATEN = "1 1 1 1 1, 10 10 10 10 10, 10 10 10, 10 10 10 10 10"
"""PLC-02 attacks: five hits and DP, none back, five failures of Morale."""


def bound(red=("PLC-02",), blue=("SWE-07",), **more):
    """A table on which r1 is activated in melee with b1 before it."""
    marks = {"r1": (20, 20, NORTH), "b1": (20, 22, SOUTH)}
    for key, at in marks.items():
        more[key] = {"at": list(at), "hidden": "manoeuvre", **more.get(key, {})}
    return skirmish(list(red), tuple(blue), **more).answer("r1")


def contacts(live):
    """Who touches whom with which edges in the running melee."""
    found = live.position.state.flow[-1].contacts
    return {(one.unit, one.edge, one.enemy, one.other) for one in found}


@pytest.mark.rule("FAS-4.4.1-a", "FAS-7.4-b", "FAS-RUL-19", "FAS-3.1.2-a", "FAS-GEO-07")
def test_an_attack_activates_all_who_are_linked_by_contact_and_nobody_else():
    live = bound(
        ["PLC-02", "PLC-02", "PLC-02"], ["SWE-07", "SWE-07"],
        r2={"at": [23, 22, WEST], "hidden": "manoeuvre"},
        r3={"at": [50, 20, NORTH], "hidden": "manoeuvre"},
        b2={"at": [40, 40, SOUTH], "hidden": "manoeuvre"},
    )  # fmt: skip

    live.answer("attack")

    assert live.asked == "D-13 blue-1"  # three dice for two enemies
    assert contacts(live) == {("r1", "front", "b1", "front"), ("b1", "left", "r2", "front")}
    assert {one.element for one in live.told("order")} == {"r1", "r2", "b1"}


@pytest.mark.rule("FAS-13.1-NKO", "FAS-13.1-c", "FAS-GEO-08", "FAS-7.4.4-b")
def test_the_ground_that_three_refs_are_in_counts_and_nobody_is_asked():
    stream = {"type": "stream", "polygon": [[15, 20.9], [25, 20.9], [25, 24], [15, 24]]}
    live = bound(terrain={"T1": stream})

    live.answer("attack", dice="10 10 10 10 10, 10, 10 10 10, 1")

    line = [one for one in live.told("told") if one.line.key == "fas-told-points-of"]
    assert {str(one.line.args["side"].key): one.line.args["count"] for one in line} == {
        "fire_and_sword-side-blue": 1, "fire_and_sword-side-red": 2,
    }  # fmt: skip


def last_order(live, key):
    """The order that was turned up or laid last; the Round may be over since."""
    return [one.order for one in live.told("order") if one.element == key][-1]


# Losers ------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-8.1-c", "FAS-8.1-d", "FAS-5.4-b", "FAS-RUL-66", "FAS-NOT-03", "FAS-4.1.3-a")
def test_a_beaten_unit_withdraws_its_whole_speed_at_an_angle_of_its_owner():
    live = bound().answer("attack", dice=BEATEN)
    assert live.asked == "D-15 blue-1"
    assert live.options() == ["-15", "-30", "-45", "0", "15", "30", "45"]
    assert rules_against(live, "46", "withdraw", "2 0") == ["FAS-NOT-03"] * 3

    live.answer("7")

    assert place(live, "b1") == (20.366, 25.978, 187)
    assert (last_order(live, "b1"), live.element("b1").dp) == ("reorganise", 6)


@pytest.mark.rule("FAS-5.4-a", "FAS-5.3-a", "FAS-12.1-ART-a", "FAS-RUL-72")
def test_who_gets_less_than_two_inches_away_is_crushed():
    edge = bound(r1={"at": [20, 3.5, SOUTH]}, b1={"at": [20, 1.5, NORTH]})
    edge.answer("attack", dice=BEATEN)
    # half an inch to the edge, and it must end an inch from the enemy: no move at all
    assert [one.line.key for one in edge.told("told")].count("fas-told-withdraw-stuck") == 1
    assert edge.element("b1").gone  # 6 DP and the Crush: its threshold is 7


# Winners -----------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-7.4.5-f", "FAS-RUL-07", "FAS-10.3-a")
def test_cavalry_without_a_commander_in_range_pursues_and_needs_no_turn_in_front():
    live = bound().answer("attack", dice=BEATEN).answer("0")

    assert live.asked == "D-16 red-1"
    assert live.options() == ["pursue"]
    live.answer("pursue")
    assert last_order(live, "r1") == "advance"
    assert place(live, "r1") == (20, 20, 0)


@pytest.mark.rule("FAS-7.4.5-f", "FAS-GEO-16", "FAS-4.3.6-a")
def test_who_fought_with_its_side_turns_there_to_pursue_about_any_corner():
    side = bound(r1={"at": [20, 20, EAST]}, b1={"at": [20, 23, SOUTH]})
    # its attacks over the own side roll every success again
    side.answer("attack", dice="1 1 1 1 1, 1 1 1 1 1, 10 10 10 10 10, 10 10 10, 10 10 10 10")
    side.answer("0", "pursue")

    assert side.asked == "D-18 red-1"
    assert side.options() == ["turn fl left", "turn fr left", "turn rl left", "turn rr left"]
    assert side.position.state.asked["red-1"].default == "turn fr left"
    assert rules_against(side, "turn about", "none", "turn -45") == ["FAS-NOT-03"] * 3
    side.answer("turn fr left")
    assert place(side, "r1") == (19, 17, 0)


@pytest.mark.rule("FAS-RUL-99", "FAS-7.4.5-f")
@pytest.mark.parametrize("edges", [("front", "right"), ("right",)])
def test_a_pursuer_that_fought_with_its_front_as_well_may_keep_its_facing(edges):
    live = skirmish(["PLC-02"], r1={"at": [20, 20, NORTH], "hidden": "advance"})
    state, tables = live.position.state, live.position.game.tables
    element = live.element("r1")
    touches = tuple(Touch(edge, f"b{n}", "front") for n, edge in enumerate(edges, 1))
    one = Combatant(id="r1", side=element.side, fighter=tables.fighter(element), touches=touches)
    script = Script(Transition(state, ScriptedDraws(())), state.flow[0])

    asked = aftermath.turn_question(script, tables, one, "pursue")

    keeps = "front" in edges
    assert (aftermath.STAY in [pick.key for pick in asked.picks]) is keeps
    assert asked.default == (aftermath.STAY if keeps else "turn fr right")


@pytest.mark.rule("FAS-7.4.5-f", "FAS-4.3.6-a")
def test_who_holds_may_turn_in_any_direction():
    live = bound(["SWE-07"])
    live.answer("attack", dice="1 1 1, 10 10 10, 10 10 10, 10 10 10")
    live.answer("0", "hold")

    assert live.asked == "D-18 red-1"
    assert "none" in live.options()
    assert rules_against(live, "turn 46", "move 0 1") == ["FAS-4.3.6-a", "FAS-NOT-03"]
    live.answer("turn 30")
    assert place(live, "r1")[2] == 30


def answered(live, typed):
    """Say an answer with its question, as a receipt does."""
    decision = live.position.open[0]
    view = live.position.view(decision.seat)
    said = game().words.answered(view, decision, game().read(view, decision, typed))
    return load_catalogue().say(said, "en")


@pytest.mark.rule("FAS-7.4.6-a", "FAS-GEO-21", "FAS-RUL-07")
def test_cavalry_that_charged_and_is_still_bound_falls_back_out_of_every_zone():
    live = skirmish(
        ["PLC-01"], ("SWE-07",), r1={"at": [30, 10, NORTH], "hidden": "advance"},
        b1={"at": [30, 20, SOUTH], "hidden": "manoeuvre"},
    ).answer("r1", "charge b1 at 0.5")  # fmt: skip
    live.answer("none", dice="1 1 10 10 10 10, 10 10, 10 10 10")
    assert live.asked == "D-20 red-1"
    live.answer("regroup", dice="1 1 1")  # the loser's Morale holds

    assert live.asked == "D-17 red-1"
    assert rules_against(live, "0 0.9", "0 8.1", "50 4", "no") == [
        "FAS-5.2-d", "FAS-4.3.5-a", "FAS-5.1-a", "FAS-NOT-03",
    ]  # fmt: skip
    assert answered(live, "15 6.5") == (
        "r1 Winged hussars is still bound: Regroup? **Regroup 6.5 in back, 15° to the left**"
    )
    live.answer("0 6.5 advance")
    assert place(live, "r1") == (30, 11.5, 0)
    assert last_order(live, "r1") == "advance"


@pytest.mark.rule("FAS-12.1-BRK-b", "FAS-RUL-24", "FAS-GEO-18")
def test_lancers_break_through_to_an_inch_behind_the_enemy_if_there_is_room():
    def won(dice="", **more):
        live = skirmish(
            ["PLC-01"], more.pop("blue", ("SWE-07",)), **more,
            r1={"at": [30, 10, NORTH], "hidden": "advance"},
            b1={"at": [30, 20, SOUTH], "hidden": "manoeuvre"},
        ).answer("r1", "charge b1 at 0.5")  # fmt: skip
        return live.answer("none", dice=f"1 1 10 10 10 10, 10 10, 10 10 10{dice}")

    live = won().answer("break_through")
    assert place(live, "r1") == (30, 23, 0)
    assert last_order(live, "r1") == "advance"
    assert live.element("b1").dp == 2 + 3
    shut = won(", 1 1 1", blue=("SWE-07", "SWE-05"), b2={"at": [30, 24, SOUTH]})
    assert shut.asked == "D-17 red-1"  # no room: the loser has tested its Morale, it must Regroup
    assert "no" not in shut.options()


@pytest.mark.rule("FAS-7.3.2.3-b", "FAS-RUL-50", "FAS-7.3.2.3-a")
def test_a_counter_charger_follows_the_charger_that_withdraws_straight_into_contact():
    live = skirmish(
        ["PLC-02"], ("SWE-01",), r1={"at": [30, 12, NORTH], "hidden": "advance"},
        b1={"at": [30, 20, SOUTH], "hidden": "advance"},
    ).answer("r1", "charge b1 at 0.5")  # fmt: skip
    live.answer("counter_charge", dice="10 1 7 7 10 3 3, 1, 5 1 1 5, 1, "
                "9 3 7 7 4 7 3, 8, 9 10 8, 8 6 10")  # fmt: skip
    assert live.asked == "D-15 red-1"

    live.answer("0")

    assert place(live, "r1") == (30, 10, 0)
    assert place(live, "b1") == (30, 12, 180)  # its whole Speed of 8 takes it into contact
    assert live.told("moved")[-1].rule == "FAS-7.3.2.3-b"
    assert "fas-told-free-pursue" not in [one.line.key for one in live.told("told")]


@pytest.mark.rule("FAS-RUL-23", "FAS-12.1-EVA-b", "FAS-5.4-a")
def test_an_evader_without_room_is_crushed_and_stays_bound_without_a_melee():
    live = skirmish(
        ["PLC-02"], ("COS-06",), r1={"at": [30, 37, NORTH], "hidden": "advance"},
        b1={"at": [30, 47, SOUTH], "hidden": "manoeuvre"},
    ).answer("r1", "charge b1 at 0.5", "evade")  # fmt: skip

    live.answer("no", dice="10 10 10 10 10, 10")  # no Parting Shot, and the blow misses

    assert place(live, "b1") == (30, 47, 180)
    assert live.element("b1").dp == 1
    assert [one.what for one in live.told("tested")] == ["melee"]
    assert last_order(live, "r1") == "advance"


@pytest.mark.rule("FAS-5.2-c", "FAS-12.1-EVA-a", "FAS-RUL-87")
def test_a_charger_that_passed_a_unit_and_its_evader_are_tested_apart():
    """Each makes the test for whom it passed over itself, in one and the same charge."""
    live = skirmish(
        ["PLC-02", "PLC-02"], ("COS-06", "COS-06"), r1={"at": [30, 20, NORTH], "hidden": "advance"},
        r2={"at": [32.3, 24, NORTH], "hidden": "defence"},
        b1={"at": [30, 30, SOUTH], "hidden": "manoeuvre"},
        b2={"at": [30, 34, SOUTH], "hidden": "defence"},
    ).answer("r1", "charge b1 at 0.5", dice="10, 10")  # fmt: skip

    live.answer("evade", "no", dice="10 10 10 10 10, 10")
    live.answer("0", dice="10, 10")

    tests = [(one.element, one.what) for one in live.told("tested")]
    assert tests == [
        ("r1", "passing"), ("r2", "passing"), ("r1", "melee"), ("b1", "passing"), ("b2", "passing"),
    ]  # fmt: skip
    assert place(live, "b1")[1] > 36


@pytest.mark.rule("FAS-5.2-c", "FAS-12.1-EVA-a", "FAS-RUL-87")
def test_what_an_evader_passes_over_is_not_laid_to_a_charger_that_passed_nobody():
    live = skirmish(
        ["PLC-02"], ("COS-06", "COS-06"), r1={"at": [30, 20, NORTH], "hidden": "advance"},
        b1={"at": [30, 30, SOUTH], "hidden": "manoeuvre"},
        b2={"at": [30, 34, SOUTH], "hidden": "defence"},
    ).answer("r1", "charge b1 at 0.5", "evade")  # fmt: skip

    live.answer("no", dice="10 10 10 10 10, 10")
    live.answer("0", dice="10, 10")

    tests = [(one.element, one.what) for one in live.told("tested")]
    assert tests == [("r1", "melee"), ("b1", "passing"), ("b2", "passing")]
    assert (live.element("r1").dp, live.element("b1").dp, live.element("b2").dp) == (0, 1, 1)
