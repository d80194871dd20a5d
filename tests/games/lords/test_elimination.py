"""Phase 2: cards on the mat, totals, shooters and what becomes of the eliminated."""

import pytest

from bot.games.lords.model.events import ShooterDeclared, UnitHit
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import SIDES
from bot.games.lords.rules import elimination, shooting
from bot.games.lords.rules.geometry import label, parse

from .given import (
    TABLES,
    act,
    after,
    asked,
    field,
    force,
    given,
    legal,
    refused,
    told,
    totals,
    where,
)

# Cards -------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "LOW-CRD-01", "LOW-CRD-02", "LOW-CRD-03", "LOW-GEO-02", "LOW-GEO-03", "LOW-RUL-34"
)
@pytest.mark.parametrize(
    ("side", "pointed_at"),
    [
        ("south", {"d5": 3, "e5": 2, "e4": 1, "c5": 5}),
        ("north", {"d3": 3, "c3": 2, "c4": 1, "e3": 5}),
    ],
)
def test_arrows_point_as_the_owner_sees_the_card(side, pointed_at):
    columns, rows = "cde", "345"
    around = [f"dwarf_slugger_r {c}{r}" for c in columns for r in rows if c + r != "d4"]
    units = {side: ["orc_ravager_l d4"], "north" if side == "south" else "south": around}
    mat = field(given(**units))

    engaged = mat.engaged(mat.units[parse("d4")])

    assert {label(unit.cell): value for unit, value in engaged} == pointed_at


@pytest.mark.rule("LOW-GEO-04", "LOW-RNG-01")
@pytest.mark.parametrize(
    ("line", "side", "cells"),
    [
        ("orc_catapult d2", "south", "c3 d3 e3 c4 d4 e4 c5 d5 e5"),
        ("dwarf_axethrower_b d3", "north", "c4 d4 e4 c5 d5 e5"),
        ("dwarf_axethrower_b d3", "south", "c2 d2 e2 c1 d1 e1"),
        ("orc_catapult a5", "south", "a6 b6"),
    ],
)
def test_target_cells_follow_the_grid_and_end_at_the_edge(line, side, cells):
    mat = field(given(**{side: [line]}))
    (shooter,) = mat.units.values()

    assert {label(cell) for cell in mat.target_cells(shooter)} == set(cells.split())


@pytest.mark.rule("LOW-CRD-07")
def test_a_shooter_without_arrows_cannot_attack_hand_to_hand():
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_sharpshooter d4"],
        hand=["goblin_shanker_fr"],
    )

    assert totals(act(position, "shanker_fr d3")) == {"d4": "4"}


@pytest.mark.rule("LOW-CRD-04", "LOW-CRD-06", "LOW-CRD-08")
def test_rank_and_kind_change_no_number():
    position = given(north=["dwarf_berserker_r d4"], hand=["goblin_shanker_fr"])

    assert totals(act(position, "shanker_fr d3")) == {"d4": "4!", "d3": "4!"}


# Totals ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-CMB-03", "LOW-CMB-04", "LOW-CMB-05")
def test_a_total_equal_to_the_defence_is_not_enough_and_does_not_carry_over():
    position = given(
        north=["dwarf_marauder_r d4", "dwarf_slugger_f a6"],
        hand=["goblin_shanker_fr"],
        other=["dwarf_slugger_f"],
        cards={"south": {"deck": ["orc_butcher"]}},
    )
    step = act(position, "shanker_fr d3")
    assert totals(step) == {"d4": "4", "d3": "1"}

    # North attacks far from d4; the Shanker attacks the Marauder anew and gives 4 again.
    position = given(
        south=["goblin_shanker_fr d3", "orc_butcher a1"],
        north=["dwarf_marauder_r d4"],
        to_move="north",
        hand=["dwarf_slugger_f"],
    )
    assert totals(act(position, "slugger_f a2"))["d4"] == "4"


@pytest.mark.rule("LOW-CMB-01", "LOW-CMB-02")
def test_all_units_of_both_sides_attack_on_every_turn():
    # The Slugger on d5 strikes the Bow Pest on d4 on South's turn, with no new attacker near it.
    position = given(
        south=["goblin_bow_pest d4", "orc_butcher a1"],
        north=["dwarf_slugger_f d5", "dwarf_marauder_r c5"],
        hand=["goblin_spikeman_r"],
    )

    step = act(position, "spikeman_r b1")

    # The Slugger's F 3 is not > 3; the Marauder on c5 has no FL arrow, which would point at d4.
    assert totals(step) == {"d4": "3", "d5": "2", "c5": "1"}


@pytest.mark.rule("LOW-SIT-04", "LOW-RUL-14")
def test_a_unit_may_fall_on_its_owners_turn_to_the_arrows_of_a_shooter_that_stood_there():
    position = given(
        south=["goblin_shanker_bl d3", "orc_butcher a1"],
        north=["dwarf_ballista d4"],
        hand=["goblin_spikeman_r"],
    )

    step = act(position, "spikeman_r b1")

    assert totals(step) == {"d3": "4!"}
    assert force(step.position, "north").pile == ["goblin_shanker_bl"]


@pytest.mark.rule("LOW-CMB-06", "LOW-CMB-08", "LOW-SIT-02")
def test_the_eliminated_attack_too_and_go_to_the_opponents_piles():
    position = given(north=["dwarf_dowager_f d4"], hand=["orc_deathbringer_f"])

    step = act(position, "deathbringer_f d3")

    assert totals(step) == {"d4": "5!", "d3": "5!"}
    assert where(step.position) == {}
    assert force(step.position, "south").pile == ["dwarf_dowager_f"]
    assert force(step.position, "north").pile == ["orc_deathbringer_f"]


@pytest.mark.rule("LOW-CMB-07")
def test_arrows_that_point_at_friends_do_nothing():
    position = given(
        south=["orc_butcher d3"], north=["dwarf_slugger_f d5"], hand=["goblin_shanker_fr"]
    )

    assert totals(act(position, "shanker_fr d4")) == {"d5": "4!", "d4": "3"}


@pytest.mark.rule("LOW-CMB-09")
def test_removals_start_no_other_resolution_in_the_basic_game():
    position = given(
        north=["dwarf_dowager_b d4", "dwarf_marauder_r d5"], hand=["orc_deathbringer_f"]
    )

    step = act(position, "deathbringer_f d3")

    assert totals(step) == {"d4": "5!"}
    assert step.position.state.turn.resolutions == 1
    assert where(step.position)["d3"] == "south orc_deathbringer_f"


@pytest.mark.rule("LOW-SIT-01")
def test_one_placement_eliminates_several_with_help():
    position = given(
        south=["goblin_spikeman_r b4"],
        north=["dwarf_slugger_f c4", "dwarf_dowager_b e4"],
        hand=["orc_butcher"],
    )

    assert totals(act(position, "butcher d3")) == {"c4": "4!", "e4": "3!"}


@pytest.mark.rule("LOW-SIT-03")
def test_a_placement_may_cost_the_placed_unit_alone():
    position = given(north=["dwarf_krod_klouthammer d4"], hand=["goblin_shanker_fr"])

    step = act(position, "shanker_fr d3")

    assert totals(step) == {"d4": "4", "d3": "5!"}
    assert force(step.position, "north").pile == ["goblin_shanker_fr"]
    assert force(step.position, "south").pile == []


@pytest.mark.rule("LOW-RUL-16")
def test_what_falls_on_the_owners_own_turn_counts_for_the_opponent_who_may_win_by_it():
    position = given(
        north=["dwarf_krod_klouthammer d4"],
        hand=["goblin_shanker_fr"],
        cards={"north": {"pile": ["goblin_shanker_fl"] * 19}},
    )

    step = act(position, "shanker_fr d3")

    assert (step.position.outcome.winner, step.position.outcome.rule) == ("north", "LOW-VIC-01")


@pytest.mark.rule("LOW-CMB-01")
def test_the_order_of_the_units_does_not_matter():
    position = given(
        south=["orc_butcher d3", "goblin_spikeman_r c3", "orc_catapult d2"],
        north=["dwarf_marauder_r d4", "dwarf_slugger_f c4", "dwarf_krod_klouthammer e4"],
    )
    units = position.state.units

    accounts = [
        elimination.resolve(Field(TABLES, order), ()) for order in (units, list(reversed(units)))
    ]

    assert accounts[0] == accounts[1]
    assert {label(blow.unit.cell): blow.total for blow in accounts[0].blows} == {
        "d3": 1, "c3": 5, "c4": 3, "d4": 5, "e4": 3
    }  # fmt: skip


# Shooters ----------------------------------------------------------------------------------------


def free_to_choose():
    """Build EX-27: the Bow Pest on d3 may fight or shoot at two Sluggers."""
    return given(
        south=["orc_butcher a1", "goblin_bow_pest d3"],
        north=["dwarf_slugger_r d4", "dwarf_slugger_r e5"],
        hand=["goblin_spikeman_r"],
    )


@pytest.mark.rule("LOW-RNG-06", "LOW-RNG-07", "LOW-RNG-11")
def test_a_shooter_that_engages_unengaged_chooses_one_kind_of_attack():
    position = after(free_to_choose(), "spikeman_r a2")

    assert asked(position) == "DP-SHOOT south"
    assert legal(position) == {"d3 melee", "d3xd4", "d3xe5"}
    assert totals(act(position, "d3 melee")) == totals(act(position, "d3xd4")) == {"d4": "2"}
    assert totals(act(position, "d3xe5")) == {"e5": "2"}


@pytest.mark.rule("LOW-RNG-07", "LOW-RNG-09", "LOW-RNG-10")
def test_a_shooter_neither_keeps_quiet_nor_attacks_twice():
    position = after(free_to_choose(), "spikeman_r a2")

    refusal = refused(position, "done")
    assert (refusal.rule, refusal.reason.key) == ("LOW-RNG-10", "lords-refused-must-DP-SHOOT")

    two = given(
        south=["goblin_bow_pest d3", "goblin_bow_pest c3"],
        north=["dwarf_slugger_r d5", "dwarf_slugger_r c5"],
        hand=["goblin_spikeman_r"],
    )
    one_said = after(two, "spikeman_r b2", "d3xd5")
    refusal = refused(one_said, "d3xc5")
    assert (refusal.rule, refusal.reason.key) == ("LOW-RNG-07", "lords-refused-declared")


@pytest.mark.rule("LOW-RNG-01", "LOW-RNG-08", "LOW-RNG-10")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("d3xc4", "LOW-RNG-08", "lords-refused-target-empty"),
        ("d3xa1", "LOW-RNG-08", "lords-refused-target-friend"),
        ("d3xg6", "LOW-RNG-08", "lords-refused-target-grid"),
        ("a1xd4", "LOW-RNG-01", "lords-refused-no-shooter"),
        ("d4xd3", "LOW-RNG-01", "lords-refused-no-shooter"),
    ],
)
def test_a_shot_at_anything_but_an_enemy_in_the_grid_is_refused(order, rule, key):
    position = given(
        south=["orc_butcher a1", "goblin_bow_pest d3"],
        north=["dwarf_slugger_r d4", "dwarf_slugger_r e5", "dwarf_slugger_r g6"],
        hand=["goblin_spikeman_r"],
    )

    refusal = refused(after(position, "spikeman_r a2"), order)

    assert (refusal.rule, refusal.reason.key) == (rule, key)


@pytest.mark.rule("LOW-RNG-10", "LOW-RUL-11")
def test_arrows_that_point_at_nobody_are_no_choice():
    position = given(
        south=["orc_catapult d2"],
        north=["dwarf_slugger_r d4", "dwarf_slugger_r e5"],
        hand=["goblin_spikeman_r"],
    )

    position = after(position, "spikeman_r c2")

    assert legal(position) == {"d2xd4", "d2xe5"}
    refusal = refused(position, "d2 melee")
    assert (refusal.rule, refusal.reason.key) == ("LOW-RNG-10", "lords-refused-no-melee")


@pytest.mark.rule("LOW-RNG-05", "LOW-RNG-07")
def test_an_engaged_shooter_uses_its_arrows_even_at_nobody():
    position = given(
        south=["orc_catapult d3"],
        north=["dwarf_dowager_f d4", "dwarf_slugger_r e5"],
        hand=["goblin_spikeman_r"],
    )

    step = act(position, "spikeman_r c2")

    assert [(label(one.cell), one.target) for one in told(step, ShooterDeclared)] == [("d3", None)]
    assert totals(step) == {"d3": "5!"}


@pytest.mark.rule("LOW-RNG-05", "LOW-RUL-13")
def test_engagement_counts_although_the_engager_falls_in_the_same_resolution():
    position = given(
        south=["orc_catapult d3"],
        north=["dwarf_dowager_f d4", "dwarf_slugger_r e5"],
        hand=["orc_deathbringer_f"],
    )

    step = act(position, "deathbringer_f c3")

    # The Dowager falls to FR 3, yet the Catapult was engaged and made no shot at e5.
    assert totals(step) == {"d4": "3!", "d3": "5!"}


@pytest.mark.rule("LOW-RNG-02", "LOW-RUL-12")
def test_a_shooter_placed_by_the_attack_rule_may_shoot_at_once():
    position = given(north=["dwarf_slugger_r d4", "dwarf_slugger_r e5"], hand=["goblin_bow_pest"])

    position = after(position, "bow_pest d3")

    assert legal(position) == {"d3 melee", "d3xd4", "d3xe5"}


@pytest.mark.rule("LOW-RNG-03", "LOW-RNG-12")
def test_on_the_opponents_turn_shooters_use_their_arrows_only():
    position = given(
        south=["goblin_bow_pest d3", "orc_catapult a1"],
        north=["dwarf_slugger_r d4"],
        to_move="north",
        hand=["dwarf_slugger_f"],
    )

    step = act(position, "slugger_f a2")

    assert totals(step) == {"d4": "2", "a1": "3"}
    assert told(step, ShooterDeclared) == []


@pytest.mark.rule("LOW-RNG-04", "LOW-RNG-09")
def test_several_shooters_reach_one_target_over_everybody():
    position = given(
        south=["orc_catapult c2", "goblin_spikeman_l d2", "orc_ugluk_horsekiller d3"],
        north=["dwarf_krod_klouthammer d4"],
        hand=["orc_catapult"],
    )

    step = act(position, "catapult e2")

    # Each Catapult has one choice, so the engine sets it: 4 + 4 > 7.
    assert [label(one.target) for one in told(step, ShooterDeclared)] == ["d4", "d4"]
    assert totals(step)["d4"] == "8!"


@pytest.mark.rule("LOW-RNG-12")
def test_a_shooter_that_shoots_still_engages_with_its_arrows():
    # The northern Slugger on d4 is pointed at by the Bow Pest's F arrow, whatever it does with it.
    mat = field(free_to_choose())

    assert [one.card for one, _ in mat.engagers(mat.units[parse("d4")])] == ["goblin_bow_pest"]


@pytest.mark.rule("LOW-RUL-30")
def test_a_shooter_that_can_attack_nobody_stays_undeclared():
    position = given(
        south=["orc_catapult a1"], north=["dwarf_slugger_f g6"], hand=["goblin_shanker_fr"]
    )

    step = act(position, "shanker_fr g5")

    assert step.position.state.turn.declared == ()
    assert shooting.choices(field(position), field(position).units[parse("a1")]) == ()


@pytest.mark.rule("LOW-INF-03")
def test_totals_and_who_gave_what_are_public():
    position = given(
        south=["goblin_shanker_fl d3"], north=["dwarf_marauder_r d4"], hand=["orc_ravager_r"]
    )

    step = act(position, "ravager_r c3")

    hit = next(one for one in told(step, UnitHit) if one.card == "dwarf_marauder_r")
    assert hit.audience is None
    assert [(one.card, one.value) for one in hit.strikes] == [
        ("orc_ravager_r", 5), ("goblin_shanker_fl", 4)
    ]  # fmt: skip
    assert (hit.total, hit.defence, hit.eliminated) == (9, 4, True)


def test_the_sides_are_two():
    assert SIDES == ("south", "north")
