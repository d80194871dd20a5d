"""Quick replies: what they see at a glance, and that they see no more than their seat."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from bot import arena, selfplay
from bot.engine.chance.draws import SeededDraws
from tests.support.twins import twin

from .given import GAME, act, after, given, legal, totals

PAIRS, LEAST = 12, 0.35
"""How many deals are played with both seatings, and what share of the points it must win."""


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


def test_against_the_advice_it_takes_a_third_of_the_points():
    """One that plays much worse would mislead a search."""
    scenarios = tuple(GAME.scenarios())
    found = arena.begun(GAME, ("reply", "greedy-1"), scenarios, "quick")
    for _ in range(PAIRS):
        arena.go_on(GAME, found, {one: arena.usual(GAME, one) for one in scenarios})

    assert sum(found.pairs) / (2 * PAIRS) >= LEAST


def battle(scenario):
    """Positions of a battle of chance in which a card is to be placed."""
    draws = SeededDraws(b"glance", scenario)
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    for position in selfplay.steps(line, draws, selfplay.random_chooser("glance")):
        if position.open and position.open[0].point == "DP-PLACE":
            yield position


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_replies_depend_on_nothing_that_is_hidden_nor_on_how_units_are_stored(scenario):
    for number, position in enumerate(islice(battle(scenario), 2, 40, 9)):
        decision = position.open[0]
        view, options = position.view(decision.seat), position.options(decision)
        reply = GAME.computer.reply(view, decision, options)
        other = twin(position, decision.seat, Random(number))
        assert GAME.computer.reply(other.view(decision.seat), decision, options) == reply
        turned = msgspec.structs.replace(view, units=tuple(reversed(view.units)))
        assert GAME.computer.reply(turned, decision, options) == reply
