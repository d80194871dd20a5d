"""Quick replies: what they see at a glance."""

from __future__ import annotations

import pytest

from .given import GAME, act, after, given, legal, totals


def replied(position):
    """Return what stands for advice in play-outs."""
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    action = GAME.computer.reply(view, decision, options)
    assert action in options
    return GAME.write(action)


def test_a_general_that_can_be_struck_down_is():
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_krod_klouthammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
    )

    step = act(position, replied(position))

    assert totals(step)["d4"].endswith("!")


def test_a_card_is_not_placed_where_it_would_fall_for_nothing():
    position = given(
        south=["orc_ravager_r a1"],
        north=["dwarf_krod_klouthammer d4", "dwarf_slugger_f g6"],
        hand=["goblin_shanker_fr"],
    )
    assert totals(act(position, "shanker_fr d3"))["d3"].endswith("!")

    assert not totals(act(position, replied(position))).get("d3", "").endswith("!")


@pytest.mark.parametrize(
    ("unit", "stall", "reply"),
    [
        ("orc_vanak_fleshripper", 0, "recall a1"),
        ("orc_vanak_fleshripper", 10, "draw"),
        ("goblin_shanker_bl", 0, "draw"),
    ],
)
def test_a_unit_much_better_than_a_card_comes_back_unless_nobody_fell_for_long(unit, stall, reply):
    position = given(
        south=[f"{unit} a1", "goblin_spikeman_r f4"],
        north=["dwarf_slugger_r g6"],
        hand=["goblin_spikeman_l", *["goblin_shanker_fr"] * 5],
        stall_count=stall,
    )
    placed = after(position, "spikeman_l e3")

    assert {"draw", "recall a1"} <= legal(placed)
    assert replied(placed) == reply
