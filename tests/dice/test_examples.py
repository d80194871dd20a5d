"""The worked examples of the digests that are about dice."""

from fractions import Fraction

import pytest

from bot.dice.perform import chart
from bot.dice.requests import Battle, Check, Lots, Opposed, Standard
from bot.dice.sword import pool_of
from bot.engine.refusal import Refused
from bot.library import data_folder
from bot.strict_yaml import parse
from tests.dice.given import CONTENT, rolled, symbols
from tests.support.loaded import load_content

MINUS = "\u2212"


def marks(outcome, row=0):
    return [die.mark for die in outcome.rows[row].dice]


def rules(outcome):
    return {rule for line in outcome.lines for rule in line.rules}


# By Fire and Sword -------------------------------------------------------------------------------


@pytest.mark.rule("FAS-1.5.2.1-a")
def test_ex_01_three_dice_against_training_6():
    outcome = rolled(Standard(3, 6), 2, 6, 9)
    assert outcome.result.args == {"successes": 2, "failures": 1}
    assert marks(outcome) == ["hit", "hit", "miss"]
    assert "FAS-1.5.2.1-a" in rules(outcome)


@pytest.mark.rule("FAS-1.5.2.1-c", "FAS-RUL-10")
@pytest.mark.parametrize(("shooting", "dice"), [(5, 6), (4, 5)])
def test_ex_02_cover_is_taken_off_before_salvo_multiplies(shooting, dice):
    request = Standard(shooting, 6, "-1 cover, x1.5 salvo")
    assert pool_of(request).count == dice
    outcome = rolled(request, *[1] * dice)
    assert outcome.score == dice
    assert pool_of(Standard(shooting, 6, "x1.5 salvo, -1 cover")).count == dice


@pytest.mark.rule("FAS-1.5.2.1-b")
def test_one_die_is_always_rolled():
    assert len(rolled(Standard(1, 6, "-5"), 7).rows[0].dice) == 1


@pytest.mark.rule("FAS-1.5.2.2-b", "FAS-LIVE-02")
def test_ex_03_and_56_a_side_without_dice_left_loses():
    outcome = rolled(Opposed(2, 3), 3, 4, 3, 4, 7)
    assert outcome.result.args["side"].args == {"text": "B"}
    assert [line.text.key for line in outcome.lines] == [
        "dice-line-step-cancel", "dice-line-step-cancel", "dice-line-step-wins",
    ]  # fmt: skip
    assert [line.text.args["face"] for line in outcome.lines] == [3, 4, 7]


@pytest.mark.rule("FAS-1.5.2.2-b")
def test_ex_04_more_dice_of_the_lowest_face_win():
    outcome = rolled(Opposed(4, 5), 2, 3, 3, 8, 2, 3, 5, 5, 7)
    assert outcome.result.args["side"].args == {"text": "A"}
    assert marks(outcome) == ["dropped", "hit", "hit", "plain"]


@pytest.mark.rule("FAS-1.5.3-a", "FAS-1.5.3-b")
@pytest.mark.parametrize(
    ("first", "again", "successes"),
    [((2, 3, 9), (8, 4), 1), ((1, 2, 3), (9, 9), 1), ((5, 8, 9), (6,), 1)],
)
def test_ex_05_two_rules_re_roll_two_successes_each_die_once(first, again, successes):
    outcome = rolled(Standard(3, 6, "", "1+1"), *first, *again)
    assert outcome.score == successes
    assert sum(bool(die.before) for die in outcome.rows[0].dice) == len(again)


@pytest.mark.rule("FAS-1.5.3-c", "FAS-RUL-11")
def test_ex_06_success_and_failure_re_rolls_cancel():
    outcome = rolled(Standard(3, 6, "", "all", "1"), 2, 3, 9, 10)
    assert sum(bool(die.before) for die in outcome.rows[0].dice) == 1
    assert outcome.result.args == {"successes": 1, "failures": 2}
    assert outcome.lines[-1].text.key == "dice-line-cancel-successes"
    assert "FAS-1.5.3-c" in outcome.lines[-1].rules


@pytest.mark.rule("FAS-1.5.3-c", "FAS-RUL-11")
def test_ex_07_without_a_failure_nothing_cancels():
    outcome = rolled(Standard(3, 6, "", "all", "1"), 2, 3, 4, 9, 9, 1)
    assert sum(bool(die.before) for die in outcome.rows[0].dice) == 3
    assert outcome.score == 1


@pytest.mark.rule("FAS-1.5.2.2-b")
def test_ex_08_total_equality_is_rolled_again():
    outcome = rolled(Opposed(2, 2), 4, 9, 4, 9, 1, 5, 2, 2)
    assert outcome.result.args["side"].args == {"text": "A"}
    assert len(outcome.rows) == 4
    assert "dice-line-bout-again" in [line.text.key for line in outcome.lines]


@pytest.mark.rule("FAS-1.5.1-a")
def test_the_printed_0_of_by_fire_and_sword_is_ten():
    outcome = rolled(Standard(1, 9), 10)
    assert outcome.rows[0].dice[0].face == "10"
    assert outcome.score == 0


@pytest.mark.parametrize("text", ["two", "-1", "0", "1,1", "all+x", "999"])
def test_an_impossible_number_of_re_rolls_is_refused(text):
    with pytest.raises(Refused) as refused:
        rolled(Standard(3, 6, "", text))
    assert refused.value.reason.key == "dice-refused-rerolls"


@pytest.mark.parametrize(
    "text", ["cover", "x0", "x1/0", "x99", "+1000", "-", "+1 " + "a" * 60, ",".join(["+1"] * 11)]
)
def test_an_impossible_modifier_is_refused(text):
    with pytest.raises(Refused) as refused:
        rolled(Standard(3, 6, text))
    assert refused.value.reason.key.startswith("dice-refused-")


# Battle of Hoth ----------------------------------------------------------------------------------


def test_the_battle_die_of_hoth_is_that_of_its_rules():
    hoth, die = load_content("hoth"), CONTENT.battle["hoth"]
    assert die.faces == tuple(hoth.dice.faces)
    for kind, target in (
        ("snowtroopers", "infantry"), ("echo_troopers", "infantry"), ("snowspeeders", "vehicle"),
        ("at_at", "at_at"), ("probe_droids", "droids"), ("rebel_artillery", "artillery"),
    ):  # fmt: skip
        unit, ours = hoth.unit_types[kind], die.targets[target]
        assert set(ours.hits) == set(unit.hit_by)
        assert set(ours.confirm) == set(unit.confirm_faces)
        assert ours.steadfast == unit.ignores_retreats
    for fort in hoth.fortifications.values():
        assert set(die.targets["fortification"].hits) == set(fort.destroyed_by)


@pytest.mark.rule("HOTH-RES-01", "HOTH-RES-02", "HOTH-RET-01")
def test_ex_16_the_vehicle_face_misses_infantry_and_the_retreat_drives_back():
    dice = symbols("hoth", "vehicle", "infantry", "infantry", "retreat")
    outcome = rolled(Battle("hoth", 4, "infantry"), *dice)
    assert outcome.result.args == {"hits": 2, "flags": 1}
    assert marks(outcome) == ["miss", "hit", "hit", "flag"]
    assert {"HOTH-RES-01", "HOTH-RES-02", "HOTH-RET-01"} <= rules(outcome)


@pytest.mark.rule("HOTH-RES-02")
def test_ex_18_only_an_explosion_hits_probe_droids():
    dice = symbols("hoth", "infantry", "vehicle", "explosion")
    assert rolled(Battle("hoth", 3, "droids"), *dice).score == 1


@pytest.mark.rule("HOTH-AAT-01", "HOTH-AAT-02")
@pytest.mark.parametrize(
    ("again", "key"),
    [
        (("miss", "explosion"), "dice-result-destroyed"),
        (("infantry", "vehicle"), "dice-result-unharmed"),
    ],
)
def test_ex_33_hits_on_an_at_at_are_confirmed(again, key):
    first = symbols("hoth", "vehicle", "explosion", "infantry", "retreat")
    outcome = rolled(Battle("hoth", 4, "at_at"), *first, *symbols("hoth", *again))
    assert outcome.result.key == key
    assert {"HOTH-AAT-01", "HOTH-AAT-02"} <= rules(outcome)


@pytest.mark.rule("HOTH-AAT-03", "HOTH-RET-10")
def test_ex_34_without_a_hit_an_at_at_is_neither_confirmed_nor_driven_back():
    dice = symbols("hoth", "infantry", "infantry", "retreat")
    outcome = rolled(Battle("hoth", 3, "at_at"), *dice)
    assert outcome.result.key == "dice-result-unharmed"
    assert len(outcome.rows) == 1
    assert marks(outcome) == ["miss"] * 3


@pytest.mark.rule("HOTH-FORT-04")
@pytest.mark.parametrize(
    ("faces", "hits"), [(("infantry", "explosion"), 1), (("infantry", "vehicle", "retreat"), 0)]
)
def test_ex_41_and_42_one_explosion_destroys_a_fortification(faces, hits):
    outcome = rolled(Battle("hoth", len(faces), "fortification"), *symbols("hoth", *faces))
    assert outcome.score == hits


@pytest.mark.rule("HOTH-ODDS-01", "HOTH-ODDS-02")
@pytest.mark.parametrize(
    ("dice", "target", "key", "percent"),
    [
        (4, "at_at", "dice-fact-destroyed", 2044), (7, "at_at", "dice-fact-destroyed", 3298),
        (3, "infantry", "dice-fact-hit", 8750), (5, "vehicle", "dice-fact-hit", 8683),
        (6, "droids", "dice-fact-hit", 6651), (4, "fortification", "dice-fact-hit", 5177),
        (2, "infantry", "dice-fact-flag", 3056),
    ],
)  # fmt: skip
def test_ex_63_the_odds_are_those_of_the_table(dice, target, key, percent):
    facts = {
        one.label.key: one.chance for one in chart(Battle("hoth", dice, target), CONTENT).facts
    }
    assert int(facts[key] * 10000 + Fraction(1, 2)) == percent


# Napoleonics -------------------------------------------------------------------------------------


def test_the_battle_die_of_napoleonics_is_that_of_its_data():
    told, faults = parse((data_folder() / "napoleonics" / "dice.yaml").read_text(encoding="utf-8"))
    assert faults == []
    ours = ["infantry" if face == "foot" else face for face in CONTENT.battle["napoleonics"].faces]
    assert ours == told["faces"]


@pytest.mark.rule("NAP-GEN-05", "NAP-RNG-10")
def test_nap_ex_15_saber_and_gun_miss_in_ranged_combat():
    dice = symbols("napoleonics", "foot", "saber", "flag", "artillery")
    outcome = rolled(Battle("napoleonics", 4, "infantry", "ranged"), *dice)
    assert outcome.result.args == {"hits": 1, "flags": 1}
    assert {"NAP-GEN-05", "NAP-RNG-10"} <= rules(outcome)


@pytest.mark.rule("NAP-MEL-08")
def test_in_melee_sabers_hit():
    dice = symbols("napoleonics", "foot", "saber", "flag", "cavalry")
    outcome = rolled(Battle("napoleonics", 4, "infantry", "melee"), *dice)
    assert outcome.result.args == {"hits": 2, "flags": 1}


@pytest.mark.rule("NAP-MEL-09")
def test_nap_ex_51_sabers_of_militia_and_rifles_miss():
    dice = symbols("napoleonics", "saber", "saber", "foot", "flag", "cavalry", "artillery")
    outcome = rolled(Battle("napoleonics", 6, "infantry", "no_saber"), *dice)
    assert outcome.score == 1


@pytest.mark.rule("NAP-MEL-10")
@pytest.mark.parametrize("mode", ["melee", "no_saber"])
def test_a_lone_leader_falls_to_sabers_alone(mode):
    dice = symbols("napoleonics", "foot", "saber", "flag")
    outcome = rolled(Battle("napoleonics", 3, "leader", mode), *dice)
    assert outcome.result.key == "dice-result-hits"
    assert outcome.score == 1


@pytest.mark.rule("NAP-RR-03")
def test_nap_ex_42_against_retire_and_reform_only_cavalry_symbols_hit():
    dice = symbols("napoleonics", "cavalry", "saber", "flag", "foot")
    outcome = rolled(Battle("napoleonics", 4, "infantry", "reform"), *dice)
    assert outcome.result.key == "dice-result-hits"
    assert outcome.score == 1


def test_an_attack_without_its_kind_or_target_is_refused():
    for wrong in (
        Battle("napoleonics", 3, "infantry"), Battle("napoleonics", 3, "at_at", "melee"),
        Battle("chess", 3, "infantry"), Battle("hoth", 0, "infantry"), Battle("hoth", 41, "at_at"),
    ):  # fmt: skip
        with pytest.raises(Refused):
            rolled(wrong)


# Jours de Gloire ---------------------------------------------------------------------------------


def check(test, value, die, modifiers="", *, against=0, other=()):
    """Make a check whose ten-sided die shows a printed face."""
    return rolled(Check(test, value, modifiers, against), *(one or 10 for one in (die, *other)))


@pytest.mark.rule("JDG-0.4-a")
def test_the_0_of_jours_de_gloire_is_zero():
    outcome = check("cohesion", 0, 0)
    assert outcome.rows[0].dice[0].face == "0"
    assert outcome.score == 1


@pytest.mark.rule("JDG-0.4-b", "JDG-12.1-f")
def test_ex_53_at_night_5_plus_2_fails_against_6():
    assert check("cohesion", 6, 5, "night").result.key == "dice-result-failed"
    assert check("cohesion", 6, 5).result.key == "dice-result-passed"
    assert "JDG-12.1-f" in rules(check("cohesion", 6, 5, "night"))


@pytest.mark.rule("JDG-2.4.3-a")
def test_ex_04_the_commander_in_chief_takes_one_off():
    assert check("commander", 5, 6, "-1 commander-in-chief").score == 1
    assert check("commander", 5, 6).score == 0


@pytest.mark.rule("JDG-7.5-a", "JDG-T-FIRE", "JDG-T-FIREMOD")
def test_ex_23_and_24_fire_is_read_in_its_table():
    first = check("fire", 3, 8, "concentrated")
    assert first.lines[-1].text.args["sum"] == "8 + 3 + 1 = 12"
    assert first.result.args["result"].key == "dice-band-fire-ct"
    second = check("fire", 4, 5, "combined, long")
    assert second.lines[-1].text.args["sum"] == f"5 + 4 + 2 {MINUS} 2 = 9"
    assert second.result.args["result"].key == "dice-band-fire-ct"
    assert check("fire", 9, 9).result.args["result"].key == "dice-band-fire-rout"
    assert check("fire", 0, 8).result.args["result"].key == "dice-band-fire-none"


@pytest.mark.rule("JDG-8.5-a", "JDG-T-SHOCK", "JDG-T-SHOCKMOD")
@pytest.mark.parametrize(
    ("die", "modifiers", "code"),
    [
        (7, "village, cavalry_shock", "b_ctd"),
        (6, "rear, clear", "d_d_ctr"),
        (8, "ratio 2:1, +2 cohesion, clear", "d_d_r_bt"),
        (1, "-2, -1, +1", "a_d_ctr_ca"),
        (0, "", "a_d_ctr"),
    ],
)
def test_ex_28_to_32_shock_is_read_in_its_table(die, modifiers, code):
    expected = f"dice-band-shock-{code}"
    assert check("shock", 0, die, modifiers).result.args["result"].key == expected


HEXES = ("clear", "wood", "garden", "palm_grove", "village", "town", "castle")
SIDES = {
    "slope_up": ("slope", "up"), "slope_down": ("slope", "down"),
    "steep_slope_up": ("steep_slope", "up"), "steep_slope_down": ("steep_slope", "down"),
    "ridge": ("ridge", "across"), "stream": ("stream", "across"), "bridge": ("bridge", "across"),
    "ford": ("ford", "across"), "redoubt": ("redoubt", "inward"), "wall": ("wall", "inward"),
    "fortification": ("fortification", "inward"),
}  # fmt: skip


@pytest.mark.rule("JDG-T-SHOCKMOD", "JDG-T-SHOCK")
def test_shocks_by_dice_have_the_numbers_of_the_game():
    game, dice = load_content("jours"), CONTENT.jours
    named = dice.modifiers["shock"]
    truth = {name: game.terrain[name].shock for name in HEXES}
    truth |= {name: game.hexsides[side].ways[way].shock for name, (side, way) in SIDES.items()}
    assert {name: named[name].value if name in named else 0 for name in truth} == truth
    rows = [(row.most, row.result) for row in dice.tests["shock"].rows]
    assert rows == [(row.most, row.result) for row in game.shock.rows]


@pytest.mark.rule("JDG-T-FIREMOD", "JDG-T-FIREHEX")
def test_fire_by_dice_has_the_numbers_of_the_game():
    game, named = load_content("jours"), CONTENT.jours.modifiers["fire"]
    truth = {name: game.terrain[name].fire for name in HEXES}
    for name in ("slope_up", "redoubt", "wall", "fortification"):
        side, way = SIDES[name]
        truth[name] = game.hexsides[side].ways[way].fire
    for way in ("up", "down"):
        assert named["steep_slope"].value == game.hexsides["steep_slope"].ways[way].fire
    assert {name: named[name].value if name in named else 0 for name in truth} == truth


@pytest.mark.rule("JDG-9.3.1-b")
def test_ex_40_a_square_is_formed_on_the_lowest_cohesion():
    assert check("square", 5, 5).score == 1
    assert check("square", 5, 6).score == 0


@pytest.mark.rule("JDG-0.4-c", "JDG-9.4-a")
def test_ex_42_counter_charge_against_heavy_cavalry():
    assert check("engagement", 6, 4, "against heavy").score == 1
    assert check("engagement", 6, 5, "against heavy").score == 0


@pytest.mark.rule("JDG-11.1-b", "JDG-10.2-d")
def test_ex_51_rallying():
    assert check("rally", 5, 5).score == 1
    assert check("rally", 5, 6).score == 0
    assert check("rally", 5, 4, "routed").score == 1


@pytest.mark.rule("JDG-3-a")
@pytest.mark.parametrize(("dice", "who"), [((5, 4), "tie"), ((6, 4), "first"), ((0, 9), "second")])
def test_strategic_initiative_goes_to_the_higher_total(dice, who):
    outcome = check("initiative", 1, dice[0], against=2, other=dice[1:])
    assert outcome.result.key == f"dice-result-higher-{who}"


def test_an_unknown_check_or_modifier_is_refused():
    for wrong in (Check("luck", 5), Check("fire", 99), Check("rally", 5, "night")):
        with pytest.raises(Refused):
            rolled(wrong)


# Lords of War ------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-SET-02")
def test_lots_decide_who_begins():
    assert rolled(Lots("lords"), 2).result.args["side"].key == "dice-side-lords-north"
    with pytest.raises(Refused):
        rolled(Lots("hoth"))
