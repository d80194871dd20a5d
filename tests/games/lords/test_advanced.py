"""The advanced rules where the worked examples leave a gap: shooters and several resolutions."""

import pytest

from .given import act, after, asked, given, legal, refused, totals, where

ADVANCED = {"advanced": "on"}


@pytest.mark.rule("LOW-BSK-06", "LOW-BSK-08", "LOW-RUL-29")
def test_a_shooter_engaged_by_an_advance_makes_no_attack_at_all_after_it():
    # The northern Berserker on e4 fells the Shanker on e3 and advances; its FR arrow engages d2.
    position = given(
        south=["orc_butcher a1", "orc_catapult d2", "goblin_shanker_bl e3"],
        north=["dwarf_berserker_r e4", "dwarf_marauder_r d5"],
        hand=["goblin_spikeman_r"],
        options=ADVANCED,
    )
    position = after(position, "spikeman_r a2")
    assert legal(position) == {"d2xd5", "d2xe4"}

    step = act(position, "d2xd5")

    assert where(step.position)["e3"] == "north dwarf_berserker_r"
    assert step.position.state.turn.resolutions == 2
    hits = [(one.cell, one.total) for one in step.events if type(one).__name__ == "UnitHit"]
    # First d5 takes 4 of the shot and e3 falls; then only the Catapult is hit.
    assert hits[:2] == [((4, 5), 4), ((5, 3), 4)]
    assert {cell for cell, _ in hits[2:]} == {(4, 2)}


@pytest.mark.rule("LOW-BSK-03", "LOW-BSK-04")
def test_only_a_berserker_that_owes_a_move_moves_and_only_into_its_cells():
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_dowager_b c4", "dwarf_dowager_b e4"],
        hand=["orc_deathbringer_f"],
        options=ADVANCED,
    )
    position = after(position, "deathbringer_f d3")

    assert asked(position) == "DP-BERSERK south"
    refusal = refused(position, "d3>d4")
    assert (refusal.rule, refusal.reason.args["cells"]) == ("LOW-BSK-03", "c4, e4")
    refusal = refused(position, "a1>c4")
    assert (refusal.rule, refusal.reason.args["cells"]) == ("LOW-BSK-04", "d3")
    refusal = refused(position, "done")
    assert (refusal.rule, refusal.reason.key) == ("LOW-BSK-01", "lords-refused-must-DP-BERSERK")


@pytest.mark.rule("LOW-BSK-06")
def test_a_question_to_the_opponent_makes_the_turn_public():
    # The Wolfcoat fells two units on South's turn, so North chooses where it goes.
    position = given(
        south=["goblin_shanker_bl d3", "goblin_shanker_bl c3", "orc_butcher a1"],
        north=["frost_wolfcoat_r d4", "dwarf_slugger_f c4"],
        hand=["goblin_spikeman_r"],
        options=ADVANCED,
    )

    step = act(position, "spikeman_r a2")

    assert totals(step) == {"c3": "8!", "d3": "4!"}
    assert asked(step.position) == "DP-BERSERK north"
    assert legal(step.position) == {"d4>c3", "d4>d3"}
    assert step.barrier


@pytest.mark.rule("LOW-RNG-05")
def test_who_orders_an_engaged_shooter_to_shoot_is_told_why_not():
    position = given(
        south=["orc_catapult d3", "goblin_bow_pest a3"],
        north=["dwarf_dowager_f d4", "dwarf_slugger_r a5", "dwarf_slugger_r b5"],
        hand=["goblin_spikeman_r"],
    )

    refusal = refused(after(position, "spikeman_r c2"), "d3xd4")

    assert (refusal.rule, refusal.reason.key) == ("LOW-RNG-05", "lords-refused-shooter-engaged")
