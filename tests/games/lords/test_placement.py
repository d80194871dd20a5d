"""Placement: the attack rule, support, an empty mat and forced placements (LOW-PLA to LOW-FRC)."""

import pytest

from bot.games.lords.model.events import HandProved, HandShown, UnitPlaced

from .given import act, after, asked, cells, force, given, legal, refused, told

MARAUDER = ["dwarf_marauder_r d4"]


@pytest.mark.rule("LOW-PLA-02", "LOW-PLA-03", "LOW-PLA-05")
def test_an_arrow_of_any_strength_must_point_at_an_enemy_whoever_points_back():
    position = given(north=MARAUDER, hand=["orc_ravager_l"])

    # The Marauder's own arrows point at d3, c3 and c4; that hinders nobody, and c4 needs only 1.
    assert cells(position, "ravager_l") == {"c3", "d3", "c4", "e3"}


@pytest.mark.rule("LOW-PLA-05")
def test_one_enemy_pointed_at_suffices_among_several_beside_the_cell():
    position = given(
        north=["dwarf_marauder_r d4", "dwarf_slugger_f e3"], hand=["goblin_spikeman_l"]
    )

    # BL1, L1, FL1: from e4 the L arrow points at the Marauder, none at the Slugger on e3.
    assert "e4" in cells(position, "spikeman_l")


@pytest.mark.rule("LOW-PLA-04")
def test_the_attack_rule_asks_for_no_friend_nearby():
    position = given(south=["orc_butcher a1"], north=MARAUDER, hand=["goblin_shanker_fr"])

    assert "d3" in cells(position, "shanker_fr")


@pytest.mark.rule("LOW-PLA-06")
def test_phase_1_cannot_be_passed_while_a_card_can_be_placed():
    position = given(north=MARAUDER, hand=["goblin_shanker_fr"])

    refusal = refused(position, "skip")

    assert (refusal.rule, refusal.reason.key) == ("LOW-PLA-06", "lords-refused-must-DP-PLACE")


@pytest.mark.rule("LOW-PLA-01", "LOW-MAT-04")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("orc_butcher d3", "LOW-PLA-01", "lords-refused-not-in-hand"),
        ("shanker_fr d4", "LOW-MAT-04", "lords-refused-occupied"),
        ("shanker_fr h4", "LOW-MAT-04", "lords-refused-off-mat"),
        ("shanker_fr d7", "LOW-MAT-04", "lords-refused-off-mat"),
        ("shanker_fr d5", "LOW-PLA-02", "lords-refused-no-arrow"),
        ("shanker_fr a1", "LOW-PLA-02", "lords-refused-no-arrow"),
    ],
)
def test_an_illegal_placement_is_refused_with_its_rule(order, rule, key):
    refusal = refused(given(north=MARAUDER, hand=["goblin_shanker_fr"]), order)

    assert (refusal.rule, refusal.reason.key) == (rule, key)


@pytest.mark.rule("LOW-SUP-01", "LOW-SUP-02", "LOW-SUP-03")
def test_support_units_go_beside_any_friend_and_others_do_not():
    position = given(
        south=["orc_butcher b2"],
        north=["dwarf_slugger_f f5"],
        hand=["goblin_spikeman_r", "goblin_shanker_fr"],
    )

    beside = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert cells(position, "spikeman_r") == {*beside, "e4", "e5", "e6"}
    assert refused(position, "shanker_fr c3").rule == "LOW-SUP-01"
    assert refused(position, "spikeman_r d2").rule == "LOW-SUP-02"


@pytest.mark.rule("LOW-SUP-03")
def test_a_support_placement_may_touch_an_enemy_that_no_arrow_points_at():
    position = given(
        south=["orc_butcher d2"], north=["dwarf_slugger_r d4"], hand=["goblin_spikeman_r"]
    )

    step = act(position, "spikeman_r e3")

    assert told(step, UnitPlaced)[0].manner == "support"


@pytest.mark.rule("LOW-SUP-04")
def test_a_support_unit_adds_nothing_but_its_own_arrows():
    position = given(south=["orc_butcher d3"], north=MARAUDER, hand=["goblin_spikeman_l"])

    step = act(position, "spikeman_l c2")

    hit = next(event for event in step.events if getattr(event, "unit", 0) == 2)
    assert (hit.total, [strike.card for strike in hit.strikes]) == (4, ["orc_butcher"])


@pytest.mark.rule("LOW-EMP-01", "LOW-EMP-03", "LOW-RUL-08")
def test_without_enemies_every_card_goes_beside_a_friend_support_units_too():
    position = given(south=["orc_butcher d3"], hand=["goblin_shanker_fr", "goblin_spikeman_r"])

    around = {"c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"}
    assert cells(position, "shanker_fr") == cells(position, "spikeman_r") == around
    refusal = refused(position, "shanker_fr d5")
    assert (refusal.rule, refusal.reason.key) == ("LOW-EMP-01", "lords-refused-no-friend")


@pytest.mark.rule("LOW-EMP-02")
def test_on_an_empty_mat_every_card_goes_anywhere():
    position = given(hand=["goblin_shanker_fr", "orc_catapult"])

    assert len(cells(position, "shanker_fr")) == len(cells(position, "catapult")) == 42


@pytest.mark.rule("LOW-EMP-03", "LOW-RUL-07")
def test_the_mat_is_looked_at_when_the_turn_starts_not_after_the_placement():
    position = given(south=["orc_butcher d3"], hand=["goblin_shanker_fr"])

    assert position.state.turn.situation == "no_enemy"
    assert after(position, "shanker_fr d4").state.turn.situation == "no_enemy"


BACKWARD = ["goblin_shanker_bl", "goblin_shanker_br"]


def forced(**more):
    """Build EX-16: no card of the hand can attack the Slugger on the far edge or support."""
    return given(south=["orc_butcher a1"], north=["dwarf_slugger_f d6"], hand=BACKWARD, **more)


@pytest.mark.rule("LOW-FRC-01", "LOW-RUL-33")
def test_a_forced_placement_goes_beside_any_enemy_without_an_arrow():
    position = forced()

    assert cells(position, "shanker_bl") == {"c6", "e6", "c5", "d5", "e5"}
    assert refused(position, "shanker_bl a2").rule == "LOW-FRC-01"


@pytest.mark.rule("LOW-FRC-02", "LOW-INF-04", "LOW-RUL-10")
def test_after_a_forced_placement_the_opponent_alone_sees_the_rest_of_the_hand_once():
    step = act(forced(), "shanker_bl d5")

    shown = told(step, HandShown)
    assert [(one.audience, one.cards) for one in shown] == [(("north",), ("goblin_shanker_br",))]
    assert [one.audience for one in told(step, HandProved)] == [None]
    assert step.barrier
    assert step.position.state.turn.shown
    assert step.position.view("north").sides["south"].hand is None
    assert step.position.view(None).sides["south"].hand is None


@pytest.mark.rule("LOW-FRC-04")
def test_the_turn_goes_on_after_a_forced_placement():
    step = act(forced(), "shanker_bl d5")

    assert asked(step.position) == "DP-REINFORCE south"
    assert step.position.state.turn.resolutions == 1


@pytest.mark.rule("LOW-FRC-03")
def test_no_card_is_forced_while_another_can_be_placed():
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_slugger_f d6"],
        hand=[*BACKWARD, "goblin_spikeman_r"],
    )

    assert cells(position, "shanker_bl") == set()
    assert {"c5", "c6", "a2", "b1", "b2"} <= cells(position, "spikeman_r")
    refusal = refused(position, "shanker_bl d5")
    assert (refusal.rule, refusal.reason.key) == ("LOW-FRC-03", "lords-refused-others")


CORNER = {"south": ["goblin_spikeman_l a2", "goblin_spikeman_l b2", "goblin_spikeman_l b1"]}
"""Units that leave no empty cell around a1."""


@pytest.mark.rule("LOW-FRC-05", "LOW-RUL-09")
def test_with_no_cell_beside_an_enemy_any_card_goes_beside_a_friend_and_the_hand_is_shown():
    position = given(**CORNER, north=["dwarf_slugger_r a1"], hand=BACKWARD)

    assert cells(position, "shanker_bl") == {"a3", "b3", "c3", "c2", "c1"}
    assert refused(position, "shanker_bl d5").rule == "LOW-FRC-05"
    step = act(position, "shanker_bl c3")
    assert told(step, UnitPlaced)[0].manner == "fallback"
    assert told(step, HandShown)[0].audience == ("north",)


@pytest.mark.rule("LOW-FRC-05", "LOW-DCK-03", "LOW-RUL-09")
def test_on_a_full_mat_phase_1_is_skipped_and_all_units_attack():
    full = [f"goblin_spikeman_l {letter}{row}" for letter in "abcdefg" for row in range(1, 7)]
    full.remove("goblin_spikeman_l d4")
    position = given(south=full, north=["dwarf_slugger_f d4"], hand=BACKWARD)

    assert legal(position) == {"skip"}
    step = act(position, "skip")
    assert step.position.state.turn.skipped
    # Only e3 (FL), e4 (L) and e5 (BL) point at d4; 3 is not more than 3.
    assert next(event.total for event in step.events if getattr(event, "side", "") == "north") == 3


@pytest.mark.rule("LOW-TRN-01", "LOW-PLA-01")
def test_one_card_is_placed_in_a_turn():
    position = given(north=["dwarf_slugger_f g6"], hand=["goblin_shanker_fr", "goblin_shanker_fl"])
    placed = after(position, "shanker_fr g5")

    refusal = refused(placed, "shanker_fl f5")

    assert (refusal.rule, refusal.reason.key) == ("LOW-PLA-01", "lords-refused-other-question")
    assert force(placed, "south").hand == ["goblin_shanker_fl"]
