"""Chapter 7.3: reactions to a charge, their tests, Evade and Overrun."""

import pytest

from bot.games.fire_and_sword.rules import checks, morale, reactions, riding, shooting
from bot.games.fire_and_sword.rules.reactions import Charged

from .dice import Script
from .fights import duel, parts, shot, unit, with_rule
from .given import content


def charged(fighter, zone="front", touched="front", **facts):
    return Charged(fighter=fighter, zone=zone, touched=touched, **facts)


def bars(case):
    """Return each reaction with the rule that bars it."""
    return {
        one.reaction: one.bar.rule if one.bar else None
        for one in reactions.options(content(), case)
    }


def legal(case):
    return {name for name, rule in bars(case).items() if rule is None}


@pytest.mark.rule("FAS-7.3.1-d", "FAS-7.3.2.4-a", "FAS-RUL-08", "FAS-LIVE-07", "FAS-7.2.1-b")
@pytest.mark.parametrize(
    ("card", "order", "found"),
    [
        ("COS-06", "manoeuvre", {"receive_with_fire", "evade"}),
        ("COS-06", "defence", {"receive_with_fire"}),
        ("COS-06", "advance", {"counter_charge"}),
        ("SWE-05", "defence", {"receive_with_fire", "face_the_charge"}),
        ("SWE-05", "advance", {"face_the_charge", "counter_charge"}),
        ("PLC-01", "reorganise", set()),
    ],
)
def test_the_order_decides_which_reactions_there_are(card, order, found):
    assert legal(charged(unit(card, order=order))) == found


def test_reactions_stand_in_the_order_of_the_default_standing_order():
    found = [one.reaction for one in reactions.options(content(), charged(unit("COS-06")))]

    assert found == ["counter_charge", "evade", "receive_with_fire", "face_the_charge"]


@pytest.mark.rule("FAS-7.3.1-c", "FAS-1.3-e")
@pytest.mark.parametrize(
    ("changes", "facts"),
    [({"dp": 5}, {}), ({}, {"zone": "rear"}), ({}, {"bound_elsewhere": True}), ({"dp": 9}, {})],
)
def test_no_reaction_when_broken_bound_elsewhere_or_charged_in_the_rear(changes, facts):
    case = charged(unit("COS-06", order="manoeuvre", **changes), **facts)

    assert set(bars(case).values()) == {"FAS-7.3.1-c"}


@pytest.mark.rule("FAS-7.3.1-c", "FAS-12.1-ALL-a", "FAS-13.3.1-d")
def test_all_round_defence_receives_with_fire_even_when_bound_and_a_garrison_has_no_rear():
    tabor = charged(unit("COS-02", order="defence"), bound_elsewhere=True, touched="left")
    garrison = charged(unit("OTT-05", order="defence"), "rear", "rear", terrain="light_buildings")

    assert legal(tabor) == {"receive_with_fire"}
    assert reactions.receiving_fires(content(), tabor) == ("split_fire",)
    assert legal(garrison) == {"receive_with_fire"}


@pytest.mark.rule("FAS-12.1-POO", "FAS-1.5.4-a")
def test_poor_gunners_never_react():
    assert set(bars(charged(unit("COS-08", order="defence"))).values()) == {"FAS-12.1-POO"}


@pytest.mark.rule("FAS-7.3.2.1-a", "FAS-RUL-58", "FAS-RUL-59")
def test_fire_receives_a_charge_on_the_front_edge_only_but_a_square_on_any():
    brigade = unit("SWE-05", order="defence")
    square = with_rule(unit("SWE-05", order="defence", formation="square"), "salvo")

    front, side = charged(brigade), charged(brigade, "right", "right")
    assert reactions.receiving_fires(content(), front) == ("standard_fire", "salvo")
    assert reactions.receiving_fires(content(), side) == ()
    assert bars(side)["receive_with_fire"] == "FAS-7.3.2.1-a"
    found = reactions.receiving_fires(content(), charged(square, "right", "right"))
    assert found == ("salvo", "split_fire")


@pytest.mark.rule("FAS-7.3.2.2-a", "FAS-RUL-63", "FAS-12.1-BAT-b", "FAS-12.1-WYM", "FAS-12.1-ARM")
@pytest.mark.parametrize(
    ("card", "touched", "dp", "ways"),
    [
        ("SWE-07", "front", 0, ("melee_front", "square")),
        ("SWE-07", "right", 0, (None, "square")),
        ("SWE-07", "right", 3, (None,)),
        ("SWE-06", "right", 0, (None, "square")),
        ("COS-04", "front", 0, ("melee_front",)),
        ("COS-04", "left", 0, (None, "melee_front")),
        ("PLC-07", "left", 0, (None,)),
        ("PLC-07", "front", 0, ()),
    ],
)
def test_a_unit_faces_the_charge_by_a_turn_or_by_forming_up(card, touched, dp, ways):
    case = charged(unit(card, order="defence", dp=dp), zone=touched, touched=touched)

    assert reactions.ways_to_face(content(), case) == ways
    assert (bars(case)["face_the_charge"] is None) == bool(ways)


@pytest.mark.rule("FAS-7.3.2.3-a")
def test_a_counter_charge_needs_the_charger_on_the_front_edge():
    hussars = unit("PLC-01", order="advance")

    assert bars(charged(hussars))["counter_charge"] is None
    side = charged(hussars, "front", "left")
    assert bars(side)["counter_charge"] == "FAS-7.3.2.3-a"


@pytest.mark.rule("FAS-7.3.1-b", "FAS-7.3.1-a", "FAS-12.1-MIL", "FAS-1.5.2.1-e", "FAS-RUL-03")
@pytest.mark.parametrize(
    ("card", "facts", "automatic"),
    [
        ("PLC-01", {}, True),
        ("PLC-01", {"activated": True}, False),
        ("PLC-01", {"zone": "right"}, False),
        ("PLC-08", {}, False),
    ],
)
def test_a_reaction_is_automatic_from_the_front_for_a_fresh_unit_and_militia_rolls(
    card, facts, automatic
):
    case = charged(unit(card, order="advance"), **facts)

    assert reactions.is_automatic(content(), case, "counter_charge") == automatic
    pool = reactions.test(content())
    assert (pool.count, parts(pool.tally)) == (1, [(1, "FAS-7.3.1-a")])


@pytest.mark.rule("FAS-7.3.1-a", "FAS-7.3.1-e")
@pytest.mark.parametrize(("face", "passed"), [(6, True), (7, False)])
def test_a_reaction_test_is_one_die_against_training(face, passed):
    check = checks.standard(
        Script(face), reactions.test(content()), unit("PLC-02").profile.training
    )

    assert (not check.failures) == passed


@pytest.mark.rule("FAS-12.1-MIL", "FAS-1.1.1-d")
@pytest.mark.parametrize(
    ("charger", "target", "tests"),
    [("PLC-08", "SWE-05", True), ("PLC-08", "SWE-07", False), ("PLC-02", "SWE-05", False)],
)
def test_militia_tests_before_a_charge_unless_the_target_is_smaller(charger, target, tests):
    assert reactions.militia_tests(content(), unit(charger), unit(target)) == tests


# Evade and Overrun --------------------------------------------------------------------------------


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-12.1-EVA-c", "FAS-12.1-SWO", "FAS-RUL-22")
def test_ex_42_tatars_evade_pancerni():
    tatars = unit("COS-06", order="manoeuvre")
    case = charged(tatars)
    assert "evade" in legal(case)
    assert reactions.is_automatic(content(), case, "evade")
    parting = shot(tatars, unit("PLC-02"), "parting_shot", reaction="evade")
    assert shooting.pool(content(), parting).count == 2
    field = duel(unit("PLC-02"), tatars)

    attack = riding.blow(content(), field["a1"], field["b1"], lances=False)

    assert parts(attack.pool.tally) == [(4, "FAS-12.1-EVA-a"), (1, "FAS-12.1-EVA-a")]
    script = Script(1, 2, 3, 9, 10, 7, 8)
    check = checks.standard(script, attack.pool, attack.training, attack.rerolls)
    assert (check.plan.count, check.successes, script.left) == (2, 1, [])
    missed_none = checks.standard(
        Script(1, 2, 3, 4, 5, 7, 7, 7, 7, 7), attack.pool, attack.training, attack.rerolls
    )
    assert (missed_none.plan.count, missed_none.successes) == (5, 0)
    assert (attack.resistance, attack.effectiveness) == (4, 0)


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-RUL-22")
def test_lances_give_the_blow_effectiveness_one_instead_of_pistols():
    hussars = unit("PLC-01")
    field = duel(hussars, unit("COS-06"))

    attack = riding.blow(content(), field["a1"], field["b1"], lances=True)

    assert riding.may_use_lances(content(), hussars)
    assert not riding.may_use_lances(content(), unit("PLC-01", lances=0))
    assert (attack.pool.count, attack.effectiveness) == (4, 1)
    assert riding.blow(content(), field["a1"], field["b1"], lances=False).pool.count == 5


@pytest.mark.rule("FAS-12.1-EVA-b")
@pytest.mark.parametrize(
    ("failures", "order"), [(0, "manoeuvre"), (1, "manoeuvre"), (2, "reorganise")]
)
def test_an_evader_keeps_its_order_with_at_most_one_failure(failures, order):
    assert riding.order_after_evading(content(), failures) == order


@pytest.mark.rule("FAS-9.3-e", "FAS-9.3-d")
def test_ex_47_hussars_ride_over_plastuns_with_card_dice_alone():
    hussars, plastuns = unit("PLC-01"), unit("COS-G1")

    attack = riding.overrun(content(), hussars, plastuns)

    assert (attack.pool.count, attack.training) == (4, 7)
    assert (attack.effectiveness, attack.rerolls, attack.resistance) == (0, (), 4)
    found = morale.by_dp(content(), plastuns, 2, "FAS-9.3-e")
    assert morale.pool(found).count == 2
