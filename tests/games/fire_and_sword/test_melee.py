"""Chapter 7.4: participants, dice, hits, edge points and the steps of the result."""

import pytest
from msgspec.structs import replace

from bot.games.fire_and_sword.rules import melee, morale, settlement
from bot.games.fire_and_sword.rules.melee import Combatant, Touch

from .fights import A, B, duel, parts, points, strike, unit, with_rule
from .given import content


def pool(field, name="a1"):
    return melee.pool(content(), field, field[name])


def attack(field, name="a1"):
    (found,) = melee.attacks(content(), field, field[name], [field[name].touches[0].enemy])
    return found


def impetus_rule(field, name="a1"):
    found = melee.impetus_bar(content(), field, field[name])
    return found.rule if found else None


# Who and with how many dice -----------------------------------------------------------------------


@pytest.mark.rule("FAS-7.4-b", "FAS-7.4-a", "FAS-7.1-a", "FAS-RUL-19")
def test_a_melee_holds_all_units_linked_by_chains_of_enemy_contact():
    contacts = [("r1", "b1"), ("r2", "b1"), ("r2", "b2"), ("r3", "b3")]

    assert melee.participants("r1", contacts) == ("r1", "b1", "r2", "b2")
    assert melee.participants("r9", contacts) == ("r9",)


@pytest.mark.rule("FAS-7.4.1-b", "FAS-RUL-61")
def test_ex_38_dice_are_split_as_evenly_as_possible_and_the_owner_places_the_odd_ones():
    assert melee.split(5, ["x", "y"]) == {"x": 3, "y": 2}
    assert melee.split(5, ["y", "x"]) == {"y": 3, "x": 2}
    assert sorted(melee.split(8, ["x", "y", "z"]).values()) == [2, 3, 3]
    assert melee.split(2, ["x", "y", "z"]) == {"x": 1, "y": 1}


@pytest.mark.rule("FAS-7.4.1-a", "FAS-12.2-KOP-a")
def test_a_lance_charge_adds_impetus_twice_and_fires_no_pistols():
    field = duel(unit("PLC-01"), unit("SWE-07"))

    assert parts(pool(field).tally) == [
        (4, "FAS-7.4.1-a"),
        (1, "FAS-7.4.1-a"),
        (1, "FAS-12.2-KOP-b"),
    ]
    assert settlement.pistols_after(content(), field["a1"]) == 1


@pytest.mark.rule("FAS-7.4.1-a", "FAS-6.7-b")
def test_without_a_charge_there_is_no_impetus_but_pistols_must_be_fired():
    field = duel(unit("SWE-01"), unit("PLC-02"), charge=None)

    assert parts(pool(field).tally) == [(4, "FAS-7.4.1-a"), (1, "FAS-7.4.1-a")]
    assert impetus_rule(field) == "FAS-7.4.1-a"
    assert settlement.pistols_after(content(), field["a1"]) == 1
    assert pool(duel(unit("SWE-01", melee_ammo=0), unit("PLC-02"), charge=None)).count == 4


@pytest.mark.rule("FAS-7.4.1-a")
def test_a_counter_charge_uses_impetus_too():
    assert (
        pool(duel(unit("SWE-01", melee_ammo=0), unit("PLC-02"), charge="counter_charge")).count == 6
    )


@pytest.mark.rule("FAS-13.1-POZ", "FAS-7.2.2-c", "FAS-12.1-HIG")
@pytest.mark.parametrize(
    ("crossed", "highland", "rule"),
    [(("corn",), False, None), (("sodden",), False, "FAS-13.1-POZ"), (("sodden",), True, None),
     (("stream",), True, "FAS-13.1-POZ"), (("plough", "hill"), False, "FAS-13.1-POZ")],
)  # fmt: skip
def test_ground_crossed_by_the_charge_may_take_the_impetus(crossed, highland, rule):
    reiters = unit("SWE-01")
    charger = with_rule(reiters, "highlanders") if highland else reiters

    assert impetus_rule(duel(charger, unit("PLC-02"), crossed=crossed)) == rule


@pytest.mark.rule("FAS-12.2-DRZ-b", "FAS-12.2-KOP-b", "FAS-RUL-33", "FAS-12.1-BAT-a")
@pytest.mark.parametrize(
    ("charger", "order", "formation", "edges", "rule"),
    [
        ("SWE-01", "defence", "melee_front", ("front", "front"), "FAS-12.2-DRZ-b"),
        ("SWE-01", "defence", "standard", ("front", "front"), None),
        ("SWE-01", "manoeuvre", "melee_front", ("front", "front"), None),
        ("SWE-01", "defence", "melee_front", ("front", "right"), None),
        ("SWE-01", "defence", "square", ("front", "right"), "FAS-12.2-DRZ-b"),
        ("PLC-01", "defence", "melee_front", ("front", "front"), None),
    ],
)
def test_pole_weapons_of_waiting_infantry_stop_impetus_but_not_hussars(
    charger, order, formation, edges, rule
):
    foot = unit("SWE-07", order=order, formation=formation)

    assert impetus_rule(duel(unit(charger), foot, edges)) == rule


@pytest.mark.rule("FAS-12.2-PIK", "FAS-4.3.7.1-a", "FAS-12.1-BAT-b", "FAS-12.1-WYM", "FAS-12.1-ARM")
@pytest.mark.parametrize(
    ("card", "formation", "dice"),
    [("SWE-07", "standard", 3), ("SWE-07", "melee_front", 6), ("SWE-07", "square", 4),
     ("SWE-06", "melee_front", 7), ("COS-04", "melee_front", 5)],
)  # fmt: skip
def test_formations_add_melee_dice_and_pikes_impetus(card, formation, dice):
    assert pool(duel(unit(card, formation=formation), unit("PLC-02"))).count == dice


# Hits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-7.4.1-c", "FAS-12.1-PAY", "FAS-12-a")
def test_ex_43_parry_adds_up_and_leaves_at_least_one_die():
    defender = with_rule(unit("OTT-01"), "parry", 1)
    field = duel(unit("SWE-08"), defender)

    assert attack(field).pool.tally.parts[-1].amount == -2
    assert attack(field).pool.count == 1


@pytest.mark.rule("FAS-12.2-PIK", "FAS-12.1-ARM", "FAS-12.2-KOP-b")
@pytest.mark.parametrize(
    ("charger", "defender", "formation", "edges", "dice"),
    [
        ("SWE-01", "SWE-07", "melee_front", ("front", "front"), 6),
        ("SWE-01", "SWE-07", "melee_front", ("front", "left"), 7),
        ("PLC-01", "SWE-07", "melee_front", ("front", "front"), 6),
        ("SWE-01", "SWE-06", "melee_front", ("front", "front"), 5),
        ("SWE-01", "SWE-06", "square", ("front", "left"), 6),
        ("PLC-01", "SWE-06", "melee_front", ("front", "front"), 4),
    ],
)
def test_pikes_parry_in_front_and_hussars_ignore_them_but_not_armour(
    charger, defender, formation, edges, dice
):
    field = duel(unit(charger), unit(defender, formation=formation), edges)

    assert attack(field).pool.count == dice


@pytest.mark.rule("FAS-13.1-DEF", "FAS-RUL-33", "FAS-7.4.1-c")
def test_cavalry_loses_dice_against_infantry_that_holds_defensive_terrain():
    def dice(attacker, order, terrain="light_buildings"):
        foot = unit("OTT-05", order=order)
        field = duel(unit(attacker), foot, charge=None, other={"terrain": terrain})
        return attack(field).pool.count

    assert dice("SWE-01", "defence") == 4
    assert dice("SWE-01", "reorganise") == 5
    assert dice("SWE-01", "defence", terrain=None) == 5
    assert dice("SWE-05", "defence") == 4


@pytest.mark.rule("FAS-12.1-HIG")
def test_highlanders_parry_in_areas_that_are_not_disadvantageous():
    def dice(terrain):
        field = duel(unit("SWE-05"), unit("PLC-11"), charge=None, other={"terrain": terrain})
        return attack(field).pool.count

    assert [dice(where) for where in ("wood", "stream", "light_buildings", None)] == [3, 4, 4, 4]


@pytest.mark.rule("FAS-7.4.2-a", "FAS-12.1-SWO")
def test_an_attack_over_the_own_flank_rerolls_successes_and_swordsmen_failures():
    def rules(edge, **changes):
        field = duel(unit("SWE-01", **changes), unit("PLC-02"), (edge, "front"), charge=None)
        return [(one.which, one.rule) for one in attack(field).rerolls]

    assert rules("front") == [("failures", "FAS-12.1-SWO")]
    assert rules("rear")[1] == ("successes", "FAS-7.4.2-a")
    assert rules("front", dp=5) == []


@pytest.mark.rule("FAS-7.4.2-a", "FAS-4.3.7.1-a")
def test_every_edge_of_a_square_is_a_front():
    field = duel(unit("SWE-07", formation="square"), unit("PLC-02"), ("left", "front"))

    assert attack(field).rerolls == ()


@pytest.mark.rule("FAS-7.4.3-a", "FAS-12.2-KOP-a", "FAS-12.2-DRZ-a", "FAS-RUL-36")
@pytest.mark.parametrize(
    ("charger", "edges", "facts", "force"),
    [
        ("PLC-01", ("front", "front"), {}, 3),
        ("PLC-01", ("front", "front"), {"crossed": ("sodden",)}, 1),
        ("PLC-01", ("left", "front"), {}, 0),
        ("PLC-01", ("front", "front"), {"charge": None}, 0),
        ("PLC-02", ("front", "front"), {}, 1),
        ("PLC-02", ("front", "front"), {"crossed": ("sodden",)}, 0),
        ("PLC-02", ("front", "front"), {"charge": None}, 0),
        ("SWE-03", ("front", "front"), {"charge": None}, 1),
    ],
)
def test_effectiveness_comes_from_card_lances_and_pole_weapons(charger, edges, facts, force):
    assert attack(duel(unit(charger), unit("SWE-01"), edges, **facts)).effectiveness == force


def test_a_second_charge_without_a_lance_set_is_an_ordinary_one():
    field = duel(unit("PLC-01", lances=0), unit("SWE-07"))

    assert (attack(field).effectiveness, pool(field).count) == (0, 6)


# Result -------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-7.4-a", "FAS-7.4.4-a", "FAS-7.4.4-b", "FAS-7.4.4-c", "FAS-12.1-DIS")
@pytest.mark.rule("FAS-12.1-BRK-a", "FAS-12.1-BRK-b", "FAS-RUL-24", "FAS-RUL-68", "FAS-LIVE-06")
def test_ex_39_hussars_charge_foot_and_break_through():
    field = duel(unit("PLC-01"), unit("SWE-07"))

    hurt = strike(field, "a1", 1, 3, 5, 7, 8, 10, 2, 4, 6, 9, 3, 7)
    back = strike(field, "b1", 5, 6, 2, 1, 7)

    assert (hurt, back) == (3, 1)
    found = points(field, {"a1": back, "b1": hurt})
    assert found == {A: 6, B: 3}
    sums = {s: settlement.edge_points(content(), field, s, {"a1": 1, "b1": 3}) for s in (A, B)}
    assert settlement.winner(sums) == (A, 3)
    assert settlement.breakthrough_bar(content(), field, field["a1"], won=True) is None
    more = settlement.breakthrough_dp(content(), 3)
    foot = unit("SWE-07", dp=hurt + more)
    assert (foot.dp, foot.state, foot.flees) == (6, "broken", False)
    assert settlement.lances_after(field["a1"].fighter) == 0


@pytest.mark.rule("FAS-1.3-c", "FAS-2.3.3-a")
def test_ex_40_foot_called_out_a_second_time_flees():
    foot = unit("SWE-07", dp=1 + 3 + settlement.breakthrough_dp(content(), 3))

    assert foot.flees
    assert content().motivation.loss[foot.profile.colour] == 1


@pytest.mark.rule("FAS-7.4.4-c", "FAS-7.4.5-b", "FAS-7.4.5-a", "FAS-7.4.5-e", "FAS-RUL-06",
                  "FAS-RUL-09", "FAS-7.4.4-a")  # fmt: skip
def test_ex_41_a_tie_has_no_winner_and_excess_dp_are_cut_to_the_threshold():
    field = duel(unit("SWE-01"), unit("PLC-02"), charge=None)
    sums = {s: settlement.edge_points(content(), field, s, {"a1": 2, "b1": 2}) for s in (A, B)}

    assert [tally.total for tally in sums.values()] == [4, 4]
    assert settlement.winner(sums) == (None, 0)
    assert settlement.orders_after(unit("PLC-02", order="defence")) == ("defence", "reorganise")
    assert settlement.orders_after(unit("PLC-02", order="manoeuvre")) == ("reorganise",)
    assert settlement.dp_after(unit("PLC-02", dp=8), lost=False) == 7
    assert settlement.dp_after(unit("PLC-02", dp=8), lost=True) is None
    assert settlement.dp_after(unit("PLC-02", dp=6), lost=True) == 6


@pytest.mark.rule("FAS-7.4.4-b", "FAS-RUL-45")
def test_each_enemy_side_and_rear_edge_counts_once():
    target = Combatant(id="b1", side=B, fighter=unit("SWE-05"),
                       touches=(Touch("left", "a1", "front"), Touch("left", "a2", "front"),
                                Touch("rear", "a3", "front")))  # fmt: skip
    attackers = [
        Combatant(id=f"a{n}", side=A, fighter=unit("PLC-03"), touches=(Touch("front", "b1", edge),))
        for n, edge in ((1, "left"), (2, "left"), (3, "rear"))
    ]
    field = melee.field([target, *attackers])

    found = settlement.edge_points(content(), field, A, {"b1": 0})

    assert [part.amount for part in found.parts[:2]] == [1, 2]
    assert found.total == 1 + 2 + 3 - 3


@pytest.mark.rule("FAS-7.4.4-b", "FAS-12.1-DIS", "FAS-13.1-DEF", "FAS-13.1-NKO", "FAS-RUL-34",
                  "FAS-RUL-35", "FAS-4.3.7.1-a")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "changes", "terrain", "expected"),
    [
        ("PLC-02", {}, None, [(2, "FAS-7.4.4-b")]),
        ("PLC-08", {"dp": 4}, None, [(3, "FAS-7.4.4-b"), (-1, "FAS-12.1-DIS")]),
        ("COS-06", {}, None, [(2, "FAS-7.4.4-b"), (-1, "FAS-4.3.7.1-a")]),
        ("OTT-05", {"order": "defence"}, "rampart", [(2, "FAS-7.4.4-b"), (2, "FAS-13.1-DEF")]),
        ("OTT-05", {"order": "manoeuvre"}, "rampart", [(2, "FAS-7.4.4-b")]),
        ("OTT-05", {}, "stream", [(2, "FAS-7.4.4-b"), (-1, "FAS-13.1-NKO")]),
    ],
)
def test_a_unit_brings_size_discipline_terrain_and_formation(card, changes, terrain, expected):
    field = duel(unit(card, **changes), unit("SWE-01"), terrain=terrain, charge=None)

    assert parts(settlement.edge_points(content(), field, A, {})) == expected


@pytest.mark.rule("FAS-7.4.5-c", "FAS-8.2.1-a", "FAS-12.1-LAS-a", "FAS-RUL-09")
def test_losers_test_against_the_difference_unless_they_flee_anyway():
    assert morale.lost_melee(content(), unit("SWE-07"), 3).total == 3
    assert morale.lost_melee(content(), unit("PLC-07", dp=4), 3).total == 2
    assert settlement.must_test(unit("SWE-07", dp=6))
    assert not settlement.must_test(unit("SWE-07", dp=7))


@pytest.mark.rule("FAS-7.4.5-d", "FAS-12.1-LOO")
def test_winners_of_a_beaten_enemy_remove_a_dp_but_not_looters():
    assert settlement.winner_removes(content(), unit("PLC-02", dp=2), beaten=True) == 1
    assert settlement.winner_removes(content(), unit("PLC-02"), beaten=True) == 0
    assert settlement.winner_removes(content(), unit("PLC-02", dp=2), beaten=False) == 0
    assert settlement.winner_removes(content(), unit("COS-06", dp=2), beaten=True) == 0


@pytest.mark.rule("FAS-7.4.5-f", "FAS-RUL-07")
def test_a_free_winner_pursues_or_holds_and_cavalry_holds_for_a_point():
    choices = settlement.free_choices

    assert choices(content(), unit("PLC-02"), False, False) == ("pursue",)
    assert choices(content(), unit("PLC-02"), True, False) == ("pursue", "hold")
    assert choices(content(), unit("SWE-07"), False, True) == ("pursue", "hold", "occupy")


@pytest.mark.rule("FAS-7.4.5-g", "FAS-7.4.6-a", "FAS-7.4.6-b", "FAS-12.1-FDI", "FAS-12.1-EXC",
                  "FAS-RUL-49")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "charge", "won", "bound", "allowed"),
    [
        ("SWE-01", "charge", True, True, True),
        ("SWE-01", "charge", True, False, False),
        ("SWE-01", "charge", False, True, False),
        ("SWE-01", "counter_charge", True, True, False),
        ("PLC-02", None, False, True, True),
        ("COS-06", None, False, True, True),
        ("SWE-07", "charge", True, True, False),
    ],
)
def test_who_may_regroup(card, charge, won, bound, allowed):
    one = duel(unit(card), unit("SWE-07"), charge=charge)["a1"]

    assert (settlement.regroup_bar(content(), one, won, bound) is None) == allowed


@pytest.mark.rule("FAS-7.4.6-b")
def test_a_winner_that_regrouped_without_advance_removes_a_dp():
    removes = settlement.regroup_removes

    assert removes(content(), unit("PLC-02", dp=2), True, False) == 1
    assert removes(content(), unit("PLC-02", dp=2), True, True) == 0
    assert removes(content(), unit("PLC-02", dp=2), False, False) == 0


@pytest.mark.rule("FAS-12.1-BRK-a", "FAS-12.2-KOP-a")
@pytest.mark.parametrize(
    ("charger", "facts", "won", "rule"),
    [
        ("PLC-01", {}, False, "FAS-12.1-BRK-a"),
        ("PLC-01", {"charge": None}, True, "FAS-12.1-BRK-a"),
        ("PLC-01", {"crossed": ("sodden",)}, True, "FAS-13.1-POZ"),
        ("PLC-02", {}, True, "FAS-12.1-BRK-a"),
    ],
)
def test_breaking_through_needs_lances_impetus_and_a_victory(charger, facts, won, rule):
    field = duel(unit(charger), unit("SWE-07"), **facts)

    found = settlement.breakthrough_bar(content(), field, field["a1"], won)
    assert found is not None
    assert found.rule == rule


@pytest.mark.rule("FAS-12.1-BRK-b")
@pytest.mark.parametrize(("difference", "dp"), [(1, 1), (3, 3), (7, 3)])
def test_a_breakthrough_costs_the_target_at_most_three_dp(difference, dp):
    assert settlement.breakthrough_dp(content(), difference) == dp


@pytest.mark.rule("FAS-7.4.1-b", "FAS-7.4.1-c", "FAS-RUL-61")
def test_shares_against_two_enemies_are_cut_by_parry_after_the_split():
    touches = (Touch("front", "b1", "front"), Touch("left", "b2", "front"))
    one = Combatant(id="a1", side=A, fighter=unit("COS-03"), touches=touches)
    enemies = [
        Combatant(id=name, side=B, fighter=unit(card), touches=(Touch("front", "a1", edge),))
        for name, card, edge in (("b1", "OTT-01", "front"), ("b2", "SWE-07", "left"))
    ]
    field = melee.field([one, *enemies])

    first, second = melee.attacks(content(), field, one, ["b1", "b2"])

    assert (first.pool.count, second.pool.count) == (2, 3)
    assert [r.rule for r in second.rerolls] == ["FAS-7.4.2-a"]
    assert first.rerolls == ()


def test_the_values_before_the_melee_count_for_both_sides():
    field = duel(unit("SWE-01", dp=3), replace(unit("PLC-02"), dp=5), charge=None)

    assert (pool(field, "a1").count, pool(field, "b1").count) == (4, 3)
