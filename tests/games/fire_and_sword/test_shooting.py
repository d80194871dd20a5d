"""Chapter 6: dice of a fire, re-rolls, Effectiveness, Threat and structures."""

import pytest

from bot.engine.chance.tally import Tally
from bot.engine.model import Term
from bot.games.fire_and_sword.rules import checks, ground, morale, shooting

from .dice import Script
from .fights import parts, shoot, shot, unit, with_rule
from .given import content


def pool(one):
    return shooting.pool(content(), one)


def count(one):
    return pool(one).count


def threat(one, caused=0):
    return shooting.threat(content(), one, caused)


# Dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-6.2-a", "FAS-6.3-a", "FAS-1.5.2.1-d", "FAS-1.1.3-d", "FAS-RUL-02",
                  "FAS-8.2.2-a", "FAS-8.1-a", "FAS-LIVE-05", "FAS-RUL-04")  # fmt: skip
def test_ex_31_a_brigade_on_the_move_fires_at_pancerni():
    brigade, pancerni = unit("SWE-05", order="manoeuvre"), unit("PLC-02")
    one = shot(brigade, pancerni)

    hit, resisted = shoot(one, 2, 6, 9, 4, 8, 7)

    assert parts(pool(one).tally) == [(5, "FAS-6.2-a"), (-2, "FAS-1.1.3-d")]
    assert (hit.successes, resisted.failures) == (2, 2)
    assert resisted.rerolls[0].rule == "FAS-6.3-a"
    hurt = unit("PLC-02", dp=2)
    after = threat(shot(brigade, hurt), caused=2)
    test = checks.standard(Script(3, 8), morale.pool(after), 7, morale.rerolls(content(), hurt))
    result = morale.outcome(content(), hurt, test.failures)
    assert (after.total, result.dp, result.withdraws) == (2, 1, False)
    assert unit("PLC-02", dp=3).state == "shaken"


@pytest.mark.rule("FAS-6.4-a", "FAS-RUL-46")
def test_ex_32_units_touching_a_target_in_melee_test_on_the_missed_dice():
    hit, _ = shoot(shot(unit("SWE-05", order="manoeuvre"), unit("PLC-02")), 2, 6, 9, 4, 8, 3)

    found = shooting.contact_threat(hit.failures)

    assert parts(found) == [(1, "FAS-6.4-a")]
    assert morale.pool(found).count == 1
    assert morale.pool(shooting.contact_threat(0)) is None


@pytest.mark.rule("FAS-6.2-b", "FAS-12.1-SAL", "FAS-13.1-OSL", "FAS-12-b", "FAS-RUL-05")
@pytest.mark.parametrize(("dp", "dice"), [(0, 6), (4, 5)])
def test_ex_02_salvo_at_cover_subtracts_first_then_multiplies_and_rounds_up(dp, dice):
    one = shot(with_rule(unit("SWE-05", dp=dp), "salvo"), unit("PLC-07"), "salvo",
               target_terrain="corn")  # fmt: skip

    assert pool(one).tally.total == (4 if dp == 0 else 3)
    assert count(one) == dice


@pytest.mark.rule("FAS-6.2-b", "FAS-4.3.7.1-a", "FAS-12.1-BAT-b")
def test_melee_front_costs_a_shooting_die():
    assert count(shot(unit("SWE-05", formation="melee_front"), unit("PLC-02"))) == 4


@pytest.mark.rule("FAS-13-a", "FAS-13.2-b", "FAS-13.1-OSL", "FAS-13.1-c")
@pytest.mark.parametrize(
    ("target", "terrain", "dice"),
    [("PLC-07", "corn", 4), ("PLC-02", "corn", 5), ("PLC-02", "wood", 4), ("PLC-07", None, 5),
     ("PLC-07", "solid_buildings", 3), ("PLC-07", "rampart", 3), ("PLC-07", "hill", 5)],
)  # fmt: skip
def test_cover_depends_on_terrain_and_type_of_the_target(target, terrain, dice):
    assert count(shot(unit("SWE-05"), unit(target), target_terrain=terrain)) == dice


@pytest.mark.rule("FAS-4.3.7.1-a", "FAS-12.1-FDI", "FAS-12.1-DSP")
def test_dispersed_elements_have_cover_where_the_terrain_gives_none_but_not_twice():
    brigade = unit("SWE-05")

    assert count(shot(brigade, unit("COS-06"))) == 4
    assert count(shot(brigade, unit("COS-06"), target_terrain="wood")) == 4
    assert count(shot(brigade, unit("SWE-08", formation="dispersed"))) == 4
    assert count(shot(brigade, unit("SWE-08"))) == 5
    assert count(shot(brigade, unit("COS-G2"))) == 4
    assert count(shot(brigade, unit("COS-G1"))) == 5


@pytest.mark.rule("FAS-12.1-SNI")
def test_snipers_ignore_cover_and_add_to_the_threat():
    jaegers = unit("SWE-G1")

    assert count(shot(jaegers, unit("PLC-07"), target_terrain="solid_buildings")) == 2
    assert (1, "FAS-12.1-SNI") in parts(threat(shot(jaegers, unit("PLC-02")), 1))


@pytest.mark.rule("FAS-6.1.1-b", "FAS-8.2.2-b")
def test_a_line_to_another_edge_halves_the_dice_and_gives_no_flank_threat():
    one = shot(unit("SWE-05"), unit("PLC-02"), wrong_edge=True, flank=True)

    assert count(one) == 3
    assert pool(one).factors[0].rule == "FAS-6.1.1-b"
    assert threat(one, 2).total == 2


@pytest.mark.rule("FAS-1.5.2.1-b", "FAS-1.5.2.1-c")
@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({}, [(5, "FAS-6.2-a")]),
        ({"wrong_edge": True}, [(5, "FAS-6.2-a"), (-2, "FAS-6.1.1-b")]),
        ({"fire": "salvo", "wrong_edge": True},
         [(5, "FAS-6.2-a"), (3, "FAS-12.1-SAL"), (-4, "FAS-6.1.1-b")]),
    ],
)  # fmt: skip
def test_the_dice_are_told_as_a_sum_with_what_each_factor_takes(facts, told):
    one = pool(shot(unit("SWE-05"), unit("PLC-02"), **facts))

    assert parts(one.told) == told
    assert one.told.total == one.count


@pytest.mark.rule("FAS-1.5.2.1-b")
def test_of_fewer_than_one_die_the_least_is_told():
    one = checks.dice(1, Term("base")).plus(-2, Term("cover"), "FAS-13.1-OSL")

    assert parts(one.told)[1:] == [(-2, "FAS-13.1-OSL"), (2, "FAS-1.5.2.1-b")]
    assert one.told.total == one.count == 1


@pytest.mark.rule("FAS-6.1-b", "FAS-12.1-ALL-b")
def test_split_fire_divides_its_dice_among_the_targets():
    tabor, target = unit("COS-02"), unit("SWE-01")

    def share(targets, rest=False):
        return count(shot(tabor, target, "split_fire", targets=targets, rest=rest))

    assert share(1) == 2
    assert (share(2), share(2, rest=True)) == (2, 2)
    assert (share(3), share(3, rest=True)) == (2, 1)
    assert share(9, rest=True) == 1


@pytest.mark.rule("FAS-12.2-LUK")
def test_bows_shoot_the_first_value_for_nothing_and_hail_the_second():
    tatars = unit("COS-06")

    assert count(shot(tatars, unit("PLC-02"))) == 2
    assert count(shot(tatars, unit("PLC-02"), "hail_of_arrows")) == 4


@pytest.mark.rule("FAS-12.1-EVA-c")
def test_parting_shot_is_halved_but_not_for_bows_and_never_direct():
    pistols = with_rule(unit("SWE-08"), "evade_with_fire")
    parting = shot(pistols, unit("PLC-02"), "parting_shot", reaction="evade", direct=True)

    assert count(parting) == 2
    assert not shooting.is_direct(content(), parting)
    assert count(shot(unit("COS-06"), unit("PLC-02"), "parting_shot", reaction="evade")) == 2


@pytest.mark.rule("FAS-12.1-ART-c")
def test_artillery_loses_a_die_in_hindering_terrain_and_in_structures():
    guns = unit("PLC-09")

    for terrain, dice in (("wood", 2), ("light_buildings", 2), ("hill", 3), (None, 3)):
        assert count(shot(guns, unit("SWE-01"), "artillery_close", shooter_terrain=terrain)) == dice


@pytest.mark.rule("FAS-12.1-COU", "FAS-12.1-RAN")
@pytest.mark.parametrize(
    ("card", "fire"), [("PLC-06", "countermarch"), ("PLC-07", "fire_by_ranks")]
)
def test_countermarch_and_fire_by_ranks_add_a_die(card, fire):
    assert count(shot(unit(card), unit("SWE-01"), fire)) == 5


# Re-rolls, range, Effectiveness -------------------------------------------------------------------


def rerolls(one):
    return [(r.which, r.count, r.rule) for r in shooting.rerolls(content(), one)]


@pytest.mark.rule("FAS-6.5-a")
def test_direct_range_rerolls_all_failures():
    one = shot(unit("SWE-05"), unit("PLC-02"), direct=True)

    hit, _ = shoot(one, 1, 9, 9, 9, 9, 2, 3, 4, 10, 1, 1, 1, 1, 8)

    assert rerolls(one) == [("failures", checks.ALL, "FAS-6.5-a")]
    assert hit.successes == 4


@pytest.mark.rule("FAS-6.5-a", "FAS-6.7-a", "FAS-6.7-b")
def test_a_shared_profile_has_no_direct_range():
    assert rerolls(shot(unit("SWE-01"), unit("PLC-02"), direct=True)) == []


@pytest.mark.rule("FAS-12.1-MAR", "FAS-12.1-RIF")
def test_marksmen_reroll_failures_but_not_in_a_long_shot():
    kurpie = unit("PLC-10")

    assert rerolls(shot(kurpie, unit("SWE-01"))) == [("failures", 1, "FAS-12.1-MAR")]
    long = shot(kurpie, unit("SWE-01"), "long_shot")
    assert rerolls(long) == [("successes", checks.ALL, "FAS-12.1-RIF")]
    assert shooting.effectiveness(content(), long) == 0
    assert shooting.range_of(content(), kurpie, "long_shot") == 20


@pytest.mark.rule("FAS-12.1-CAN", "FAS-6.5-b", "FAS-12-b")
def test_canister_has_its_own_range_rerolls_failures_and_adds_two_to_the_threat():
    one = shot(unit("OTT-09"), unit("PLC-02"), "canister")

    assert rerolls(one) == [("failures", checks.ALL, "FAS-12.1-CAN")]
    assert not shooting.is_direct(content(), shot(one.shooter, one.target, "canister", direct=True))
    assert shooting.range_of(content(), one.shooter, "canister") == 7
    assert parts(threat(one, 1)) == [(1, "FAS-8.2.2-a"), (2, "FAS-12.1-CAN")]


@pytest.mark.rule("FAS-12.1-ART-d", "FAS-6.5-b")
def test_artillery_has_two_ranges_and_its_hits_are_dp():
    guns, close, far = unit("PLC-09"), "artillery_close", "artillery_long"

    assert [shooting.range_of(content(), guns, fire) for fire in (close, far)] == [18, 36]
    assert not content().fires[close].resistance_test
    assert not content().fires[far].resistance_test
    assert rerolls(shot(guns, unit("SWE-01"), close, direct=True)) == []
    long = shot(guns, unit("SWE-01"), far, flank=True)
    assert rerolls(long) == [("successes", checks.ALL, "FAS-12.1-ART-d")]
    assert threat(long, 1).total == 2
    assert threat(shot(guns, unit("SWE-01"), close, flank=True), 1).total == 3


@pytest.mark.rule("FAS-12.1-CAR")
def test_caracole_has_no_effectiveness():
    reiters = unit("PLC-04")

    assert shooting.effectiveness(content(), shot(reiters, unit("SWE-01"))) == 1
    assert shooting.effectiveness(content(), shot(reiters, unit("SWE-01"), "caracole")) == 0


@pytest.mark.rule("FAS-13.1-DOD")
@pytest.mark.parametrize(
    ("card", "terrain", "resistance"),
    [("OTT-05", "rampart", 6), ("OTT-05", None, 4), ("COS-02", "rampart", 6),
     ("PLC-01", "rampart", 6), ("PLC-02", "rampart", 5), ("PLC-09", "rampart", 6)],
)  # fmt: skip
def test_extra_protection_helps_infantry_and_artillery_with_a_lower_value(
    card, terrain, resistance
):
    assert ground.resistance(content(), terrain, unit(card)) == resistance


# Threat -------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-8.2.2-b")
def test_fire_of_a_unit_from_side_or_rear_adds_one_but_not_of_a_group():
    assert threat(shot(unit("SWE-05"), unit("PLC-02"), flank=True), 0).total == 1
    assert threat(shot(unit("COS-G2"), unit("PLC-02"), flank=True), 0).total == 0


@pytest.mark.rule("FAS-8.2.2-b", "FAS-6.5-a", "FAS-6.5-b")
def test_a_long_shot_from_the_flank_adds_one_within_the_range_of_the_card_only():
    def threat_of(**facts):
        return threat(shot(unit("PLC-10"), unit("PLC-02"), "long_shot", flank=True, **facts), 0)

    assert parts(threat_of())[-1] == (1, "FAS-8.2.2-b")
    assert threat_of(beyond=True).total == 0


@pytest.mark.rule("FAS-7.3.2.1-a", "FAS-RUL-58")
def test_a_reaction_is_effective_range_and_earns_neither_flank_nor_halving():
    one = shot(unit("SWE-05"), unit("PLC-02"), reaction="receive_with_fire", direct=True,
               wrong_edge=True, flank=True)  # fmt: skip

    assert (count(one), rerolls(one), threat(one, 1).total) == (5, [], 1)


@pytest.mark.rule("FAS-4.3.7.1-a", "FAS-13.1-NKO", "FAS-13.1-CHR", "FAS-RUL-34")
def test_square_bad_ground_and_protection_change_the_threat():
    square = unit("SWE-07", formation="square")

    def of(terrain):
        return threat(shot(unit("PLC-07"), square, target_terrain=terrain), 1)

    assert parts(of(None)) == [(1, "FAS-8.2.2-a"), (1, "FAS-4.3.7.1-a")]
    assert of("stream").total == 3
    assert of("wood").total == 1


@pytest.mark.rule("FAS-12.1-LAS-a", "FAS-8.1-b")
def test_to_the_last_man_lowers_the_threat_while_shaken_or_broken():
    volley = unit("SWE-05")

    assert threat(shot(volley, unit("PLC-07", dp=2)), 1).total == 1
    shaken = threat(shot(volley, unit("PLC-07", dp=3)), 1)
    assert parts(shaken)[-1] == (-1, "FAS-12.1-LAS-a")
    assert morale.pool(shaken) is None


@pytest.mark.rule("FAS-8.1-b", "FAS-1.5.2.1-b", "FAS-13.1-CHR")
def test_ex_45_a_threat_of_one_in_a_wood_is_no_test():
    one = shot(unit("SWE-05"), unit("PLC-02"), target_terrain="wood")

    assert threat(one, 1).total == 0
    assert morale.pool(threat(one, 1)) is None
    assert morale.pool(Tally()) is None


# Structures ---------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-13.3.2-a", "FAS-13.3.2-b", "FAS-12.2-DEM", "FAS-RUL-42", "FAS-13.3.4-a",
                  "FAS-RUL-53")  # fmt: skip
def test_ex_53_pairs_of_demolishing_hits_take_structure_points():
    guns = unit("PLC-09")
    three = next(t.value for t in content().terrain["light_buildings"].traits
                 if t.trait == "structure_points")  # fmt: skip

    first, second = (ground.points_lost(content(), guns, hits) for hits in (4, 3))

    assert (first, second, three - first - second) == (2, 1, 0)
    assert ground.points_lost(content(), unit("COS-08"), 4) == 0
