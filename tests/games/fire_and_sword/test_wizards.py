"""The digest's worked examples, played through at a live table."""

import pytest

from bot.engine.chance.draws import ScriptedDraws
from bot.games.fire_and_sword.model.actions import Answer

from .live import RED, Live, duel, game, rolled

USUAL = {
    "D-08": "standard_fire b2", "D-BOUND": "no", "D-GROUND": "open", "D-NEAR": "effective",
    "D-ROLL": "roll", "D-TOUCH": "none", "D-UP": "up", "D-ZONE": "front",
}  # fmt: skip
"""Answers at decision points where an example says nothing."""


def play(live: Live, dice: str = "", until: str = "", **said: str) -> Live:
    """Answer questions until the next action or activation is asked, or a decision point.

    ``said``: answers by decision point, given in turn, the last one again and again. ``dice``:
    all rolls, as in ``Live.answer``.
    """
    answers = {**USUAL, **{key.replace("_", "-"): words for key, words in said.items()}}
    words = {point: answer.split() for point, answer in answers.items()}
    draws = ScriptedDraws(rolled(dice))
    while live.position.open[0].point not in ("D-05", "D-06", until):
        decision = live.position.open[0]
        left = words[decision.point]
        word = left.pop(0) if len(left) > 1 else left[0]
        action = game().read(live.position.view(decision.seat), decision, word)
        live._submit(decision.seat, decision.serial, action, draws)
    assert not draws.left, f"{draws.left} rolls were not used"
    return live


def table(red: str, blue: str, **marks) -> Live:
    """Return a table of one Unit a side, r2 and b2, without CP for Interventions."""
    armies = [f"{red[:3]}-C1", red], [f"{blue[:3]}-C1", blue]
    return duel(*armies, **{"r1": {"cp": 0}, "b1": {"cp": 0}, **marks})


def markers(live: Live, key: str) -> tuple:
    """Return DP, revealed order and whether an element is gone."""
    one = live.element(key)
    return one.dp, one.revealed, one.gone


# Shooting -----------------------------------------------------------------------------------------


def volley(**marks) -> Live:
    """Let the brigade on the move fire at Pancerni."""
    given = {"r2": {"hidden": "manoeuvre"}, "b2": {"hidden": "defence"}, **marks}
    return table("SWE-05", "PLC-02", **given).answer("r2", "shoot")


@pytest.mark.rule("FAS-6.5-a", "FAS-LIVE-05")
def test_the_chances_before_a_volley_name_what_is_rolled_again_and_by_which_rule():
    live = play(volley(), until="D-ROLL", D_NEAR="direct")

    odds = game().insight.odds(live.position.view(RED), Answer("roll"))

    assert odds.tally.total == 3
    assert [(one.args["line"].key, one.args["rule"]) for one in odds.notes] == [
        ("fas-reroll-failures", "FAS-6.5-a")
    ]


@pytest.mark.rule("FAS-6.2-a", "FAS-6.3-a", "FAS-6.3-b", "FAS-8.1-c", "FAS-LIVE-05")
def test_ex_31_a_volley_costs_three_dp_and_a_load():
    live = play(volley(), "2 6 9, 4 8, 7, 3 8")

    assert markers(live, "b2") == (3, None, False)
    assert live.element("r2").ammo == 1


@pytest.mark.rule("FAS-12.1-CAR", "FAS-12.1-RAN")
@pytest.mark.parametrize("loads", [1, 2])
@pytest.mark.parametrize(
    ("card", "fire", "pocket", "misses"),
    [
        ("PLC-04", "caracole", "melee_ammo", "10 10 10"),
        ("PLC-07", "fire_by_ranks", "ammo", "10 10 10 10"),
        ("PLC-07", "standard_fire", "ammo", "10 10 10"),
    ],
)
def test_some_fires_give_the_load_back_that_they_cost(card, fire, pocket, misses, loads):
    marks = {"r2": {"hidden": "manoeuvre", pocket: loads}, "b2": {"hidden": "defence"}}
    live = table(card, "SWE-07", **marks).answer("r2", "shoot")

    play(live, misses, D_08=f"{fire} b2", D_GROUND="all-open open")

    left = loads - 1 if fire == "standard_fire" else loads
    assert getattr(live.element("r2"), pocket) == left


@pytest.mark.rule("FAS-6.4-a", "FAS-RUL-46")
def test_ex_32_a_unit_touching_the_target_tests_on_the_missed_die_before_it():
    live = duel(
        ["SWE-C1", "SWE-05", "SWE-01"], ["PLC-C1", "PLC-02"],
        r1={"cp": 0}, b1={"cp": 0}, r2={"hidden": "manoeuvre"}, b2={"hidden": "defence"},
    ).answer("r2", "shoot")  # fmt: skip

    play(live, "2 6 9, 4 8, 7, 8, 3 4", D_TOUCH="r3 none")

    assert (live.element("r3").dp, live.element("b2").dp) == (1, 2)
    tested = [one.element for one in live.told("tested")]
    assert tested[-2:] == ["r3", "b2"]


@pytest.mark.rule("FAS-8.1-c", "FAS-2.3.3-a", "FAS-8.1-d", "FAS-6.3-b")
@pytest.mark.parametrize(
    ("token", "dp"),
    [({"hidden": "defence"}, 3), ({"revealed": "defence"}, 4)],
    ids=["face-down", "revealed"],
)
def test_ex_33_two_failures_cost_a_dp_reorganise_and_a_withdrawal(token, dp):
    live = play(volley(b2=token), "2 6 9, 4 8, 7, 8 9", D_15="withdraw")

    assert markers(live, "b2") == (dp, "reorganise", False)


@pytest.mark.rule("FAS-5.4-a", "FAS-8.1-d")
def test_a_withdrawal_cut_short_is_a_crush_for_another_dp():
    live = play(volley(), "2 6 9, 4 8, 7, 8 9", D_15="crush")

    assert live.element("b2").dp == 4


@pytest.mark.rule("FAS-11-a", "FAS-1.3-c", "FAS-6.3-b", "FAS-LIVE-09")
def test_ex_52_a_unit_that_flees_costs_motivation_at_once():
    live = play(volley(b2={"dp": 5, "hidden": "defence"}), "2 6 9, 4 8, 7")

    assert live.element("b2").gone
    assert live.motivation() == {"blue": 8, "red": 9}


# Charge and melee ---------------------------------------------------------------------------------


def charge(blue: str, token: dict, red: str = "PLC-01") -> Live:
    live = table(red, blue, r2={"hidden": "advance"}, b2=token)
    return live.answer("r2", "charge", "b2")


FIGHT = "1 3 5 7 8 10, 2 4 6 9, 3 7, 5 6 2, 1 7"


@pytest.mark.rule("FAS-7.4-a", "FAS-12.1-BRK-b", "FAS-7.4.5-d", "FAS-LIVE-06")
def test_ex_39_hussars_break_through_the_foot():
    live = charge("SWE-07", {"hidden": "reorganise"})

    play(live, FIGHT, D_11="none", D_20="break_through")

    assert markers(live, "b2") == (6, "reorganise", False)
    hussars = live.element("r2")
    assert (hussars.revealed, hussars.lances) == ("advance", 0)
    assert live.motivation() == {"blue": 9, "red": 9}


@pytest.mark.rule("FAS-12.1-BRK-a", "FAS-7.4.6-a", "FAS-RUL-07")
def test_lancers_that_do_not_break_through_must_regroup():
    live = charge("SWE-07", {"hidden": "reorganise"})

    play(live, f"{FIGHT}, 1 2 3", D_11="none", D_20="regroup", D_17="yes")

    assert markers(live, "r2") == (1, "advance", False)
    assert live.element("b2").dp == 3
    assert "FAS-7.4.6-a" in live.rules()


@pytest.mark.rule("FAS-2.3.3-a", "FAS-1.3-c", "FAS-11-b")
def test_ex_40_foot_that_was_activated_before_flees():
    live = charge("SWE-07", {"revealed": "reorganise"})

    play(live, FIGHT, D_11="none", D_20="break_through")

    assert live.element("b2").gone
    assert live.motivation() == {"blue": 8, "red": 9}
    assert live.element("r2").dp == 0


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-12.1-EVA-b", "FAS-12.1-EVA-c", "FAS-RUL-22")
def test_ex_42_tatars_evade_with_a_parting_shot_for_nothing():
    live = charge("COS-06", {"hidden": "manoeuvre"}, red="PLC-02")

    play(live, "6 9, 1 2 3 9 10, 7 8, 9, 4", D_11="evade", D_28="yes", D_15="withdraw")

    assert markers(live, "b2") == (1, "manoeuvre", False)
    assert live.element("b2").ammo == 3
    pancerni = live.element("r2")
    assert (pancerni.revealed, pancerni.melee_ammo, pancerni.dp) == ("advance", 0, 0)


@pytest.mark.rule("FAS-7.3.2.1-b", "FAS-7.3.2.1-a", "FAS-8.1-c")
def test_a_charger_driven_off_by_fire_fights_no_melee():
    live = charge("SWE-05", {"hidden": "defence"}, red="PLC-02")

    play(live, "1 2 3 9 9, 9 9 4, 8, 9 9 1", D_11="receive_with_fire", D_08="standard_fire",
         D_15="withdraw")  # fmt: skip

    assert markers(live, "r2") == (4, "reorganise", False)
    assert live.element("b2").revealed == "defence"
    assert not any(rule.startswith("FAS-7.4") for rule in live.rules())


# Reactions ----------------------------------------------------------------------------------------


def dice_of(live: Live, key: str) -> list[int]:
    """Return how many dice an element rolled in each of its tests."""
    return [len(one.check.dice) for one in live.told("tested") if one.element == key]


@pytest.mark.rule("FAS-7.3.1-a", "FAS-7.3.1-e", "FAS-RUL-20", "FAS-2.3.3-a")
def test_a_failed_reaction_costs_another_dp_when_the_melee_is_fought():
    live = charge("SWE-07", {"revealed": "defence"}, red="PLC-02")

    play(live, "9, 9 9 9 9 9 9 9, 9, 9 9 9", D_11="face_the_charge", D_14="defence", D_17="no")

    assert markers(live, "b2") == (2, "defence", False)
    assert live.element("b2").formation == "standard"


@pytest.mark.rule("FAS-3.1.1-b", "FAS-2.3.3-a", "FAS-RUL-52", "FAS-7.3.1-d")
def test_ex_12_the_face_down_token_decides_which_reactions_there_are():
    token = {"revealed": "defence", "hidden": "manoeuvre"}
    live = charge("COS-06", token, red="PLC-02")

    play(live, until="D-11")

    assert live.options() == ["evade", "none", "receive_with_fire"]
    live.answer("evade", dice="4")
    assert markers(live, "b2") == (1, "manoeuvre", False)


@pytest.mark.rule("FAS-7.3.1-c", "FAS-2.3.3-a")
@pytest.mark.parametrize(
    ("token", "found"),
    [({"hidden": "defence"}, 3), ({"revealed": "defence"}, 1)],
    ids=["face-down", "revealed"],
)
def test_a_unit_that_the_activation_would_break_has_no_reaction(token, found):
    live = charge("SWE-07", {"dp": 4, **token}, red="PLC-02")

    play(live, until="D-11")

    assert len(live.options()) == found


@pytest.mark.rule("FAS-7.3.2.3-a", "FAS-7.4.1-a", "FAS-7.3.1-b")
def test_a_counter_charge_brings_its_impetus_without_a_test():
    live = charge("SWE-01", {"hidden": "advance"})

    play(live, "9 9 9 9 9 9, 9 9 9 9 9 9 9, 9, 1", D_11="counter_charge", D_20="regroup", D_17="no",
         D_15="withdraw", D_16="pursue")  # fmt: skip

    assert dice_of(live, "b2")[0] == 7
    assert live.element("b2").melee_ammo == 1


@pytest.mark.rule("FAS-12.1-MIL", "FAS-1.5.2.1-e")
@pytest.mark.parametrize(("face", "asked"), [(9, "D-06 red-1"), (4, "D-ZONE red-1")])
def test_militia_must_pass_a_test_to_charge(face, asked):
    live = table("PLC-08", "SWE-05", r2={"hidden": "advance"}, b2={"hidden": "defence"})

    live.answer("r2", "charge").answer("b2", dice=str(face))

    assert live.asked == asked


@pytest.mark.rule("FAS-7.3.2.2-a", "FAS-RUL-63", "FAS-12.2-DRZ-b", "FAS-7.3.1-b")
def test_a_square_formed_against_a_charge_from_the_side_stops_its_impetus():
    live = charge("SWE-07", {"hidden": "defence"}, red="PLC-02")

    play(live, "4, 9 9 9 9 9, 9, 9 9 9 9", D_ZONE="right", D_11="face_the_charge square",
         D_14="defence", D_17="no")  # fmt: skip

    assert live.element("b2").formation == "square"
    assert dice_of(live, "r2") == [5]
    assert dice_of(live, "b2") == [1, 4]


# Melee --------------------------------------------------------------------------------------------


def fight(live: Live, dice: str, **said: str) -> Live:
    """Let r2 attack in the melee in which it stands."""
    return play(live.answer("r2", "melee"), dice, **said)


@pytest.mark.rule("FAS-7.4.4-c", "FAS-7.4.5-a", "FAS-7.4.5-b", "FAS-7.4.5-e", "FAS-RUL-09")
def test_ex_41_a_tie_keeps_a_unit_at_its_threshold_on_the_table():
    live = table("SWE-01", "PLC-02", r2={"hidden": "reorganise"},
                 b2={"hidden": "defence", "dp": 5})  # fmt: skip

    fight(live, "1 1 1 10 10, 9, 9 9 9, 1 1 1, 9 9 9", D_TOUCH="b2-r2 none", D_14="defence")

    assert markers(live, "b2") == (7, "defence", False)
    assert markers(live, "r2") == (3, "reorganise", False)
    assert live.motivation() == {"blue": 9, "red": 9}


@pytest.mark.rule("FAS-7.4.1-b", "FAS-7.4-b", "FAS-RUL-61")
@pytest.mark.parametrize(("odd", "other"), [("b2", "b3"), ("b3", "b2")])
def test_ex_38_the_owner_places_the_odd_die_against_two_enemies(odd, other):
    live = duel(
        ["SWE-C1", "SWE-01"], ["PLC-C1", "PLC-02", "PLC-06"],
        r1={"cp": 0}, b1={"cp": 0}, r2={"hidden": "reorganise"},
        b2={"hidden": "reorganise"}, b3={"hidden": "reorganise"},
    )  # fmt: skip

    fight(live, "1 1 1, 9 9 9, 9 9, 9, 9 9 9 9 9, 9, 9 9 9, 1, 1",
          D_TOUCH="b2-r2 b3-r2 none", D_13=odd, D_17="no")  # fmt: skip

    assert (live.element(odd).dp, live.element(other).dp) == (3, 0)
    assert live.element("r2").dp == 0


@pytest.mark.rule("FAS-13.3.2-b", "FAS-12.2-DEM", "FAS-RUL-42")
def test_ex_53_the_last_structure_point_makes_ruins_of_the_building():
    def fire(before: str, dice: str) -> Live:
        live = table("OTT-09", "SWE-07", r2={"hidden": "defence"}, b2={"hidden": "defence"})
        return play(live.answer("r2", "shoot"), dice, D_08="artillery_close b2", D_NUM=before,
                    D_GROUND="open light_buildings", D_15="crush")  # fmt: skip

    standing = fire("3", "1 2 9, 1 2")
    assert (markers(standing, "b2"), standing.element("b2").dp) == ((2, None, False), 2)
    ruins = fire("1", "1 2 9, 1 2")
    assert markers(ruins, "b2") == (3, "reorganise", False)


@pytest.mark.rule("FAS-RUL-75", "FAS-13.3.2-b", "FAS-13.1-CHR")
def test_a_garrison_comes_out_after_the_dp_of_the_ruins_and_before_its_morale_test():
    live = table("OTT-09", "SWE-07", r2={"hidden": "defence"}, b2={"hidden": "defence"})

    play(live.answer("r2", "shoot"), "1 2 9, 1 2", D_08="artillery_close b2", D_NUM="1",
         D_GROUND="open light_buildings", D_15="crush")  # fmt: skip

    known = [one for one in live.rules() if one in ("FAS-13.3.2-b", "FAS-RUL-75")]
    assert known == ["FAS-13.3.2-b"] * 3 + ["FAS-RUL-75"], "points, DP, order, placement"
    (placed,) = [one for one in live.told("told") if one.rule == "FAS-RUL-75"]
    last = live.told("tested")[-1]
    assert last.what == "morale"
    assert live.events.index(placed) < live.events.index(last)
    assert [(one.amount, one.rule) for one in last.check.pool.tally.parts] == [
        (2, "FAS-8.2.2-a"), (1, "FAS-12.1-ART-d"), (-1, "FAS-13.1-CHR"),
    ]  # fmt: skip


@pytest.mark.rule("FAS-8.2.2-b", "FAS-6.5-b")
@pytest.mark.parametrize(("beyond", "threat"), [("no", 2), ("yes", 1)])
def test_a_long_shot_from_the_flank_is_asked_whether_it_is_beyond_the_card(beyond, threat):
    live = table("PLC-10", "SWE-07", r2={"hidden": "defence"}, b2={"hidden": "defence"})

    rolls = f"1 9 9, 4, 10, {'1 ' * threat}"
    play(live.answer("r2", "shoot"), rolls, D_08="long_shot b2", D_GROUND="open",
         D_ZONE="flank", D_NEAR=f"effective {beyond}")  # fmt: skip

    (test,) = [one.check for one in live.told("tested") if one.what == "morale"]
    assert test.pool.count == threat
