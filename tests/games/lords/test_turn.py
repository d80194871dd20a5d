"""The course of a turn: generals, reinforcement, victory, empty decks and standstill."""

from random import Random

import pytest

from bot.engine.flow import Position, Transition
from bot.engine.model import ANYTIME, Decision, Seat
from bot.engine.tries.copying import copied
from bot.engine.worlds.unknown import masked
from bot.games.lords.model.events import (
    CardDrawn,
    CardSeen,
    ExtraTurnEarned,
    TurnBegan,
    UnitRecalled,
)
from bot.games.lords.notation import positions
from bot.games.lords.phases import put
from bot.games.lords.phases.place import show_hand
from bot.games.lords.rules.geometry import parse
from tests.support.twins import twin

from .given import (
    DRAWS,
    FILL,
    GAME,
    TABLES,
    act,
    after,
    asked,
    force,
    given,
    legal,
    refused,
    told,
    totals,
    where,
)

QUIET = {"south": ["orc_butcher a1"], "north": ["dwarf_slugger_f g6"]}
"""A position in which nobody touches anybody."""


# Turns and generals ------------------------------------------------------------------------------


@pytest.mark.rule("LOW-TRN-01", "LOW-RNF-01", "LOW-DCK-02")
def test_a_turn_is_placement_elimination_reinforcement_and_then_the_other_side_plays():
    position = given(**QUIET, hand=["goblin_spikeman_r", *FILL], other=["dwarf_slugger_f"])

    position = after(position, "spikeman_r a2")
    assert asked(position) == "DP-REINFORCE south"
    assert refused(position, "spikeman_r b1").rule == "LOW-PLA-01"
    refusal = refused(position, "done")
    assert (refusal.rule, refusal.reason.key) == ("LOW-DCK-02", "lords-refused-must-DP-REINFORCE")
    step = act(position, "draw")
    assert asked(step.position) == "DP-PLACE north"
    assert [(one.number, one.side) for one in told(step, TurnBegan)] == [(2, "north")]


@pytest.mark.rule("LOW-TRN-01")
def test_who_is_not_on_turn_is_told_who_is():
    position = given(**QUIET, hand=["goblin_spikeman_r"])
    view = position.view("north")

    refusal = GAME.words.refusal(view, Decision(ANYTIME, "", "north"), GAME.read(
        view, Decision(ANYTIME, "", "north"), "slugger_f g5"
    ))  # fmt: skip

    assert (refusal.rule, refusal.reason.args["side"].key) == ("LOW-TRN-01", "lords-side-south")


def fallen_general():
    """Build EX-23: South eliminates Krod."""
    return given(
        south=["orc_ravager_r c3"],
        north=["dwarf_krod_klouthammer d4", "dwarf_slugger_f f6"],
        hand=["goblin_shanker_fr", *["orc_butcher"] * 4, "goblin_spider_rider"],
        other=["dwarf_slugger_f"] * 6,
    )


@pytest.mark.rule("LOW-GEN-01", "LOW-GEN-04", "LOW-GEN-06", "LOW-TRN-02", "LOW-TRN-03")
def test_who_eliminates_the_general_plays_an_extra_turn_after_refilling():
    step = act(fallen_general(), "shanker_fr d3")
    assert totals(step)["d4"] == "9!"
    assert [one.side for one in told(step, ExtraTurnEarned)] == ["south"]
    assert step.position.view(None).sides["south"].commands == 1
    assert GAME.insight.course(step.position.view(None)).coming == ("south", "north")

    step = act(step.position, "draw")

    turn = step.position.state.turn
    assert (turn.number, turn.side, turn.extra, turn.took_part, turn.placed) == (
        2, "south", True, (), None
    )  # fmt: skip
    assert force(step.position, "south").extra_turns == 0
    last = after(step.position, "spider_rider e5", "draw")
    assert (last.state.turn.side, last.state.turn.extra) == ("north", False)


@pytest.mark.rule("LOW-GEN-02")
def test_nobody_gets_an_extra_turn_when_both_generals_fall_together():
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_krod_klouthammer d4", "dwarf_marauder_r e4"],
        hand=["orc_gonke_longtooth", *FILL],
        other=["dwarf_slugger_f"],
    )

    step = act(position, "gonke_longtooth d3")

    assert totals(step) == {"d3": "7!", "d4": "10!", "e4": "5!"}
    assert told(step, ExtraTurnEarned) == []
    assert asked(after(step.position, "draw")) == "DP-PLACE north"


@pytest.mark.rule("LOW-GEN-03", "LOW-RUL-17")
def test_a_general_lost_on_the_own_turn_gives_the_opponent_two_turns_in_a_row():
    position = given(
        north=["dwarf_krod_klouthammer d4", "dwarf_marauder_r e4"],
        hand=["orc_gonke_longtooth", *FILL],
        other=["dwarf_slugger_f", "dwarf_slugger_r", "dwarf_slugger_l", *["dwarf_dowager_f"] * 3],
    )
    sides = []

    position = after(position, "gonke_longtooth d3", "draw")
    for _ in range(3):
        sides.append(position.state.turn.side)
        position = after(position, sorted(legal(position))[0], "draw")

    assert sides == ["north", "north", "south"]


# Reinforcement -----------------------------------------------------------------------------------


def recalls():
    """Build EX-31 after the placement: who may be recalled?"""
    position = given(
        south=["goblin_spikeman_r b2", "orc_ravager_r c3", "goblin_shanker_br f4"],
        north=["dwarf_jaeger_drakesbane d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fl", *FILL],
        other=["dwarf_slugger_f"],
    )
    return act(position, "shanker_fl d3").position


@pytest.mark.rule("LOW-RNF-02", "LOW-RNF-03", "LOW-RNF-04", "LOW-RNF-05", "LOW-RNF-08")
def test_only_units_that_are_free_were_there_and_took_no_part_are_recalled():
    position = recalls()

    assert legal(position) == {"draw", "recall b2"}
    found = {cell: refused(position, f"recall {cell}") for cell in ("d3", "c3", "f4", "d4", "a6")}
    assert {cell: (one.rule, one.reason.key) for cell, one in found.items()} == {
        "d3": ("LOW-RNF-04", "lords-refused-recall-placed"),
        "c3": ("LOW-RNF-05", "lords-refused-recall-took-part"),
        "f4": ("LOW-RNF-03", "lords-refused-recall-engaged"),
        "d4": ("LOW-RNF-02", "lords-refused-recall-none"),
        "a6": ("LOW-RNF-02", "lords-refused-recall-none"),
    }


@pytest.mark.rule("LOW-RNF-06", "LOW-RUL-19")
def test_points_that_were_not_needed_count_and_points_on_a_survivor_do_not():
    # Jaeger (5) takes 5 + 4 + 1: the Spikeman's 1 was not needed. The Butcher only scratched.
    position = given(
        south=["orc_ravager_r c3", "goblin_spikeman_r c4", "orc_butcher g4"],
        north=["dwarf_jaeger_drakesbane d4", "dwarf_marauder_l g5"],
        hand=["goblin_shanker_fl", *FILL],
        other=["dwarf_slugger_f"],
    )

    step = act(position, "shanker_fl d3")

    state = step.position.state
    assert totals(step)["d4"] == "10!"
    assert state.turn.took_part == (1, 2, 6)
    assert refused(step.position, "recall c4").rule == "LOW-RNF-05"
    assert refused(step.position, "recall g4").rule == "LOW-RNF-03"


@pytest.mark.rule("LOW-RNF-03", "LOW-RNF-05")
def test_a_unit_freed_by_a_friend_is_recalled_if_it_took_no_part():
    position = given(
        south=["orc_ugluk_horsekiller d3"],
        north=["dwarf_slugger_f a6", "dwarf_dowager_f d4"],
        hand=["orc_deathbringer_f", *FILL],
        other=["dwarf_slugger_f"],
    )

    assert legal(act(position, "deathbringer_f c3").position) == {"draw", "recall d3"}


@pytest.mark.rule("LOW-RNF-07")
def test_a_recall_is_public_and_the_card_is_a_card_like_any_other():
    step = act(recalls(), "recall b2")

    recalled = told(step, UnitRecalled)
    assert [(one.card, one.audience) for one in recalled] == [("goblin_spikeman_r", None)]
    assert force(step.position, "south").hand[-1] == "goblin_spikeman_r"
    assert "b2" not in where(step.position)
    assert told(step, CardDrawn) == []


REMEMBERED = {"recalled": [], "seen": []}
"""What is remembered of a hand in a new match of which nothing was seen."""


@pytest.mark.rule("LOW-RUL-23")
@pytest.mark.rule("LOW-INF-03")
def test_a_recalled_card_is_known_to_all_until_it_is_placed_again():
    # Given a recall before all eyes
    units = {"south": ["orc_butcher a1", "goblin_spikeman_r b1"], "north": ["dwarf_slugger_f g6"]}
    south = {"deck": ["orc_catapult", "orc_ravager_r"], **REMEMBERED}
    decks = {"south": south, "north": {"deck": []}}
    position = given(**units, hand=FILL, cards=decks, turn={"phase": "reinforce"}, step="reinforce")
    position = act(position, "recall b1").position

    # Then all know of the card, twins or not, and nothing else of the hand
    for viewer in ("north", "south", None):
        assert position.view(viewer).sides["south"].known == ("goblin_spikeman_r",)
        for number in range(5):
            other = twin(position, viewer, Random(number))
            assert other.view(viewer) == position.view(viewer)
            assert "goblin_spikeman_r" in other.state.forces["south"].hand
    assert positions.write(TABLES, position.state)["cards"]["south"]["seen"] == [
        "goblin_spikeman_r"
    ]

    # And no more once it is placed
    state = copied(position.state)
    put(Transition(state, DRAWS), "south", "goblin_spikeman_r", parse("b2"), "normal")
    assert Position(GAME, state).view("north").sides["south"].known == ()


@pytest.mark.rule("LOW-RNF-07")
def test_a_match_from_before_there_was_a_memory_goes_on_as_it_began():
    units = {"south": ["orc_butcher a1", "goblin_spikeman_r b1"], "north": ["dwarf_slugger_f g6"]}
    decks = {"south": {"deck": ["orc_catapult", "orc_ravager_r"]}, "north": {"deck": []}}
    position = given(**units, hand=FILL, cards=decks, turn={"phase": "reinforce"}, step="reinforce")

    position = act(position, "recall b1").position

    assert b"recalled" not in position.encode()
    assert position.view("north").sides["south"].known == ()
    assert "seen" not in positions.write(TABLES, position.state)["cards"]["south"]


@pytest.mark.rule("LOW-INF-04")
def test_a_hand_that_was_shown_is_remembered_by_who_saw_it():
    cards = {"south": REMEMBERED}
    position = given(south=["orc_butcher d3"], north=["dwarf_slugger_f a6"], hand=FILL, cards=cards)
    t = Transition(copied(position.state), DRAWS)
    show_hand(t, "south")
    after_it = Position(GAME, t.state)

    assert after_it.view("north").sides["south"].known == tuple(FILL)
    assert after_it.view("south").sides["south"].known == tuple(FILL), "what the other side knows"
    assert after_it.view(None).sides["south"].known == ()
    assert masked(GAME, t.state, None).forces["south"].seen == []


@pytest.mark.rule("LOW-SET-05", "LOW-INF-05")
@pytest.mark.parametrize(("lists", "known"), [("on", ("orc_gonke_longtooth",)), ("off", ())])
def test_a_general_that_is_not_on_the_mat_is_in_hand_where_army_lists_are_open(lists, known):
    hand = ["orc_gonke_longtooth", *FILL]
    position = given(south=["orc_butcher d3"], hand=hand, options={"open_lists": lists})

    assert position.view("north").sides["south"].known == known
    for number in range(5):
        other = twin(position, Seat("north"), Random(number))
        assert other.view("north") == position.view("north")
        assert set(known) <= set(other.state.forces["south"].hand)


@pytest.mark.rule("LOW-RUL-23")
def test_a_unit_of_the_challenge_may_be_recalled_on_turn_1():
    position = given(
        ["orc_butcher c3"], ["dwarf_slugger_f e4"],
        hand=["goblin_shanker_fr", *FILL], other=["dwarf_slugger_f"],
    )  # fmt: skip

    assert "recall c3" in legal(after(position, "shanker_fr e3"))


@pytest.mark.rule("LOW-RNF-02", "LOW-INF-02")
def test_a_drawn_card_is_seen_by_its_owner_alone():
    position = given(
        **QUIET,
        hand=["goblin_spikeman_r", *FILL],
        other=["dwarf_slugger_f"],
        cards={"south": {"deck": ["orc_catapult", "orc_warhog_r"]}},
    )
    before = position.view("north").sides["south"]

    step = act(after(position, "spikeman_r a2"), "draw")

    assert [(one.audience, one.cards) for one in told(step, CardSeen)] == [
        (("south",), ("orc_catapult",))
    ]
    assert step.barrier
    seen = step.position.view("north").sides["south"]
    assert (before.hand_size, before.deck) == (6, 2)
    assert (seen.hand_size, seen.deck, seen.hand) == (6, 1, None)


# Empty decks and standstill ----------------------------------------------------------------------


@pytest.mark.rule("LOW-DCK-01", "LOW-DCK-02", "LOW-RUL-20")
def test_with_an_empty_deck_one_recalls_as_often_as_cards_are_missing_or_stops():
    position = given(
        south=["goblin_spikeman_l a1", "goblin_spikeman_r b2"],
        north=["dwarf_slugger_f f6"],
        hand=["goblin_shanker_fr", "orc_butcher", "goblin_shanker_fl", "orc_warhog_r",
              "orc_warhog_l"],
        other=["dwarf_slugger_f"],
        cards={"south": {"deck": []}},
    )  # fmt: skip

    position = act(position, "butcher f5").position
    assert legal(position) == {"done", "recall a1", "recall b2"}
    refusal = refused(position, "draw")
    assert (refusal.rule, refusal.reason.key) == ("LOW-DCK-01", "lords-refused-empty-deck")
    one = after(position, "recall a1")
    assert legal(one) == {"done", "recall b2"}
    both = after(one, "recall b2")
    assert (asked(both), len(force(both, "south").hand)) == ("DP-PLACE north", 6)
    none = after(position, "done")
    assert (asked(none), len(force(none, "south").hand)) == ("DP-PLACE north", 4)


def exhausted(**piles):
    """Build a position in which neither side has a card."""
    return given(
        **QUIET,
        cards={side: {"deck": [], "pile": piles.get(side, [])} for side in ("south", "north")},
    )


@pytest.mark.rule("LOW-DCK-03", "LOW-RUL-21")
def test_without_cards_phase_1_is_skipped_and_the_game_goes_on():
    position = exhausted()

    assert legal(position) == {"skip"}
    position = after(position, "skip")
    assert (asked(position), position.state.turn.resolutions) == ("DP-REINFORCE south", 1)
    position = after(position, "done")
    assert (asked(position), position.state.skip_count) == ("DP-PLACE north", 1)


@pytest.mark.rule("LOW-DCK-04")
@pytest.mark.parametrize(
    ("piles", "winner"),
    [
        ({"south": ["dwarf_krod_klouthammer"], "north": ["orc_butcher"] * 5}, "south"),
        ({"south": ["dwarf_slugger_f"], "north": ["orc_butcher"] * 2}, "north"),
        ({}, None),
    ],
    ids=["commands", "units", "draw"],
)
def test_two_turns_without_a_placement_end_the_game_by_the_ladder(piles, winner):
    position = after(exhausted(**piles), "skip", "done", "skip", "done")

    assert position.outcome.rule == "LOW-DCK-04"
    assert position.outcome.winner == winner


@pytest.mark.rule("LOW-DCK-05", "LOW-RUL-22")
def test_so_many_turns_without_a_loss_end_the_game():
    position = given(
        **QUIET,
        hand=["goblin_spikeman_r", *FILL],
        other=["dwarf_impaler_fr", *["dwarf_slugger_f"] * 5],
        options={"stall_limit": "20"},
        stall_count=18,
        cards={"north": {"pile": ["orc_butcher"]}},
    )

    position = after(position, "spikeman_r a2", "draw")
    assert position.state.stall_count == 19
    position = after(position, "impaler_fr f6", "draw")

    assert (position.outcome.rule, position.outcome.winner) == ("LOW-DCK-05", "north")


@pytest.mark.rule("LOW-DCK-05")
def test_an_elimination_by_either_side_starts_the_count_anew():
    position = given(
        north=["dwarf_krod_klouthammer d4"], hand=["goblin_shanker_fr", *FILL],
        other=["dwarf_slugger_f"], stall_count=40,
    )  # fmt: skip

    assert after(position, "shanker_fr d3", "draw").state.stall_count == 0


# Victory -----------------------------------------------------------------------------------------


def at_the_goal(units, commands, *, options=None):
    """Build a position in which South eliminates Jaeger, a commander."""
    pile = ["dwarf_ivor_the_mad"] * commands + ["dwarf_slugger_f"] * (units - commands)
    return given(
        south=["orc_ravager_r c3"],
        north=["dwarf_jaeger_drakesbane d4"],
        hand=["goblin_shanker_fr", *FILL],
        other=["dwarf_slugger_f"],
        cards={"south": {"pile": pile}},
        options=options or {},
    )


@pytest.mark.rule("LOW-VIC-01", "LOW-VIC-02", "LOW-VIC-04", "LOW-ARM-03")
@pytest.mark.parametrize(
    ("units", "commands", "rule"),
    [(11, 3, "LOW-VIC-02"), (19, 2, "LOW-VIC-01"), (18, 2, None)],
)
def test_20_units_or_4_command_units_win_at_once(units, commands, rule):
    step = act(at_the_goal(units, commands), "shanker_fr d3")

    outcome = step.position.outcome
    assert (outcome and (outcome.winner, outcome.rule)) == (rule and ("south", rule))
    if rule:
        assert step.barrier
        assert len(force(step.position, "south").hand) == 5
        assert asked(step.position) == "none"


@pytest.mark.rule("LOW-VIC-04")
def test_after_the_end_nothing_is_accepted():
    position = act(at_the_goal(11, 3), "shanker_fr d3").position
    view, decision = position.view("south"), Decision(1, "DP-REINFORCE", "south")

    refusal = GAME.words.refusal(view, decision, GAME.read(view, decision, "draw"))

    assert (refusal.rule, refusal.reason.key) == ("LOW-VIC-04", "lords-refused-over")


@pytest.mark.rule("LOW-OPL-01", "LOW-OPL-02")
@pytest.mark.parametrize(
    ("options", "units", "commands", "won"),
    [
        ({"victory_units": "10", "victory_commands": "2"}, 9, 0, True),
        ({"victory_units": "10", "victory_commands": "2"}, 1, 1, True),
        ({"victory_units": "28", "victory_commands": "5"}, 20, 3, False),
    ],
)
def test_other_numbers_may_be_agreed_and_both_conditions_stay(options, units, commands, won):
    step = act(at_the_goal(units, commands, options=options), "shanker_fr d3")

    assert (step.position.outcome is not None) == won


@pytest.mark.rule("LOW-VIC-03", "LOW-RUL-15")
@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [
        (["dwarf_ivor_the_mad"] * 2, ["orc_snafu_bighorn"], "south"),
        (["dwarf_ivor_the_mad"], ["orc_snafu_bighorn"] * 2, "north"),
        ([], [], None),
    ],
    ids=["south", "north", "draw"],
)
def test_if_both_reach_the_goal_more_command_units_win_then_more_units(south, north, winner):
    piles = {
        "south": {"pile": south + ["dwarf_slugger_f"] * (19 - len(south))},
        "north": {"pile": north + ["goblin_shanker_fr"] * (19 - len(north))},
    }
    position = given(north=["dwarf_dowager_f d4"], hand=["orc_deathbringer_f"], cards=piles)

    outcome = act(position, "deathbringer_f d3").position.outcome

    assert (outcome.rule, outcome.winner) == ("LOW-VIC-03", winner)


# Giving up and agreeing --------------------------------------------------------------------------


@pytest.mark.rule("LOW-TRN-02")
def test_a_side_may_resign_at_any_time():
    position = given(**QUIET, hand=["goblin_spikeman_r"])

    step = act(position, "resign", "north")

    assert step.position.outcome.winner == "south"
    assert step.position.outcome.reason.key == "lords-over-resigned"


@pytest.mark.rule("LOW-TRN-02")
def test_a_draw_is_offered_and_accepted_or_lapses_with_the_turn():
    position = given(**QUIET, hand=["goblin_spikeman_r", *FILL], other=["dwarf_slugger_f"])
    offered = act(position, "offer draw", "north").position

    assert refused(offered, "offer draw", "north").reason.key == "parley-refused-offered"
    outcome = act(offered, "offer draw", "south").position.outcome
    assert (outcome.winner, outcome.reason.key) == (None, "lords-over-agreed")
    assert after(offered, "spikeman_r a2", "draw").state.parley.offer is None
