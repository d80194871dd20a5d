"""Chapters 1.3, 4.3.7 and 12: states, formations, special rules by state, upgrades."""

import pytest
from msgspec.structs import replace

from bot.games.fire_and_sword.rules import fighter as fighters
from bot.games.fire_and_sword.rules.fighter import equip, formations, fresh, state_by

from .fights import unit, with_rule
from .given import content


@pytest.mark.rule("FAS-1.3-b", "FAS-1.3-c", "FAS-1.3-d")
@pytest.mark.parametrize(
    ("dp", "state", "flees"),
    [(0, "steady", False), (2, "steady", False), (3, "shaken", False), (4, "shaken", False),
     (5, "broken", False), (6, "broken", False), (7, "broken", True)],
)  # fmt: skip
def test_ex_10_the_state_follows_from_dp_and_at_the_flight_threshold_it_flees(dp, state, flees):
    pancerni = unit("PLC-02", dp=dp)

    assert (pancerni.state, pancerni.flees) == (state, flees)


@pytest.mark.rule("FAS-1.3-a", "FAS-RUL-39")
def test_artillery_has_no_broken_state_and_groups_are_always_steady():
    cards = content().cards

    assert [state_by(cards["PLC-09"], dp) for dp in (1, 2, 3)] == ["steady", "shaken", "shaken"]
    assert [state_by(cards["COS-G1"], dp) for dp in (0, 1, 5)] == ["steady"] * 3


@pytest.mark.rule("FAS-1.3-e")
@pytest.mark.parametrize(("dp", "dice"), [(0, 4), (3, 3), (5, 2)])
def test_the_state_sets_the_dice(dp, dice):
    hussars = unit("PLC-01", dp=dp)

    assert hussars.by_state(hussars.profile.melee.dice) == dice


@pytest.mark.rule("FAS-1.1.3-e")
def test_a_special_rule_works_in_its_states_only():
    assert [unit("PLC-01", dp=dp).has("independence") for dp in (2, 3)] == [True, False]
    assert [unit("PLC-01", dp=dp).value("discipline") for dp in (2, 4, 5)] == [1, 1, 0]


@pytest.mark.rule("FAS-12-a", "FAS-12.1-PAY")
def test_ex_43_values_of_a_rule_from_several_sources_add_up():
    card = content().cards["OTT-01"]

    assert fresh(equip(content(), card, ("UPG-01",))).value("parry") == 2


@pytest.mark.rule("FAS-SET-06")
def test_an_element_begins_with_full_ammo_and_lances_and_upgrades_on_top():
    hussars = fresh(equip(content(), content().cards["PLC-01"], ("UPG-04", "UPG-11")))
    brigade = fresh(equip(content(), content().cards["SWE-05"], ("UPG-03",)))

    assert (hussars.dp, hussars.melee_ammo, hussars.lances) == (0, 2, 2)
    assert (brigade.ammo, brigade.formation) == (3, "standard")


def test_swine_feathers_are_a_pole_weapon_and_guns_a_fire():
    janissaries = equip(content(), content().cards["OTT-05"], ("UPG-08", "UPG-02"))

    assert janissaries.melee.rules == ("polearm",)
    assert janissaries.fires == ("regimental_guns",)


@pytest.mark.rule("FAS-12.1-DRA")
def test_dragoons_have_the_speed_weapons_and_rules_of_their_type():
    mounted, afoot = unit("PLC-05"), unit("PLC-05", mode="infantry")

    assert (mounted.type, fighters.speed_of(content(), mounted)) == ("cavalry", 6)
    assert (afoot.type, fighters.speed_of(content(), afoot)) == ("infantry", 4)
    assert (mounted.has("dispersal"), afoot.has("dispersal")) == (False, True)


@pytest.mark.rule("FAS-12.1-DSP", "FAS-4.3.7-a")
def test_dispersed_dragoons_on_foot_are_faster_by_an_inch():
    afoot = unit("PLC-05", mode="infantry")

    assert formations(content(), afoot) == ("dispersed",)
    assert fighters.speed_of(content(), replace(afoot, formation="dispersed")) == 5


@pytest.mark.rule("FAS-4.3.7-a", "FAS-4.3.7.1-b", "FAS-12.1-BAT-a", "FAS-RUL-32")
def test_ex_44_a_steady_battalia_may_form_a_square_and_loses_it_when_shaken():
    foot = unit("SWE-07")

    assert formations(content(), foot) == ("melee_front", "square")
    square = replace(foot, formation="square")
    assert fighters.stance(content(), square) == "square"
    shaken = replace(square, dp=3)
    assert fighters.stance(content(), shaken) == "standard"
    assert formations(content(), shaken) == ("melee_front",)


@pytest.mark.rule("FAS-4.3.7-a")
def test_a_unit_in_a_state_without_its_rule_keeps_its_formation():
    broken = unit("SWE-07", dp=5, formation="melee_front")

    assert formations(content(), broken) == ()
    assert fighters.stance(content(), broken) == "melee_front"


@pytest.mark.rule("FAS-12.1-EXC")
def test_excellent_riders_may_disperse():
    assert formations(content(), unit("PLC-02")) == ("dispersed",)


@pytest.mark.rule("FAS-12.1-FDI", "FAS-4.3.7.1-c")
def test_always_dispersed_units_keep_their_printed_values():
    tatars = unit("COS-06")

    assert fighters.stance(content(), tatars) == "dispersed"
    assert formations(content(), tatars) == ()
    assert fighters.speed_of(content(), tatars) == tatars.profile.speed


@pytest.mark.rule("FAS-12.1-BAT-a", "FAS-12.1-WYM", "FAS-12.2-PIK", "FAS-RUL-73")
def test_pikes_are_used_in_formation_only():
    for card in ("SWE-07", "COS-04"):
        assert fighters.pole_weapon(content(), unit(card)) is None
        assert fighters.pole_weapon(content(), unit(card, formation="melee_front")) is not None
    assert fighters.pole_weapon(content(), unit("PLC-02")) is not None


@pytest.mark.rule(
    "FAS-4.3.7.1-a", "FAS-4.3.7.1-d", "FAS-12.1-ARM", "FAS-12.2-PIK", "FAS-12.1-BAT-b"
)
@pytest.mark.parametrize(
    ("card", "formation", "values", "rule"),
    [
        ("SWE-07", "standard", (0, 0, 0, 0), "FAS-4.3.7.1-a"),
        ("SWE-07", "melee_front", (2, -1, 1, 1), "FAS-12.2-PIK"),
        ("SWE-07", "square", (1, 0, 0, 0), "FAS-4.3.7.1-a"),
        ("SWE-06", "melee_front", (2, -1, 1, 2), "FAS-12.1-ARM"),
        ("SWE-06", "square", (1, 0, 0, 1), "FAS-12.1-ARM"),
        ("COS-04", "melee_front", (1, -1, 0, 0), "FAS-4.3.7.1-a"),
        ("COS-06", "dispersed", (0, 0, 0, 0), "FAS-4.3.7.1-a"),
    ],
)  # fmt: skip
def test_formation_values_are_replaced_by_pikes_and_armour(card, formation, values, rule):
    stand = fighters.stance_values(content(), unit(card, formation=formation))

    found = stand.values
    assert (found.melee_dice, found.shooting_dice, found.impetus, found.parry) == values
    assert stand.rule == rule


@pytest.mark.rule("FAS-12.1-ALL-a", "FAS-13.3.1-d", "FAS-RUL-44", "FAS-RUL-54", "FAS-12.1-ART-c")
def test_squares_garrisons_and_wagons_have_all_round_defence_but_never_artillery():
    all_round = fighters.is_all_round

    assert all_round(content(), unit("COS-02"))
    assert all_round(content(), unit("SWE-07", formation="square"))
    assert not all_round(content(), unit("SWE-07"))
    assert all_round(content(), unit("SWE-07"), garrison=True)
    assert not all_round(content(), with_rule(unit("PLC-09"), "all_round_defence"), garrison=True)


@pytest.mark.rule("FAS-1.1-a", "FAS-1.1.1-d", "FAS-1.1.3-b")
def test_units_and_groups_differ_in_kind_size_and_colour():
    cards = content().cards

    assert (unit("PLC-01").is_unit, unit("COS-G1").is_unit) == (True, False)
    assert (cards["PLC-01"].colour, cards["COS-G3"].colour) == ("gold", "silver")
    assert [content().trays[size].dice for size in ("S", "M", "L", "XL", "G1")] == [1, 2, 3, 4, 1]
