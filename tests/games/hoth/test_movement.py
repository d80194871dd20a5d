"""The Move step: hexes, paths, stops, and what forbids an attack afterwards."""

import pytest

from bot.engine.refusal import Ambiguous
from bot.games.commands_colors.actions import MoveUnit
from bot.games.hoth.model.events import UnitMoved
from tests.games.hoth.given import (
    GAME,
    after,
    asked,
    do,
    generators,
    given,
    orders,
    refusal,
    told,
    unit,
)


def seed_example():
    """EX-11 to EX-13: three Rebel units in the centre."""
    return given(
        phase="move",
        card="R108",
        rebels=["echo F4(2) ordered 0", "fly F5 ordered 0", "echo G5 ordered 0"],
        empire=["snow D4", "snow B6"],
        terrain={"rocks": "D4", "trench": "E6"},
    )


@pytest.mark.rule("HOTH-MOVE-04", "HOTH-MOVE-05")
def test_an_occupied_hex_cannot_be_passed():
    assert refusal(seed_example(), "G5>F5>E6") == ("HOTH-MOVE-04", "occupied")
    assert refusal(seed_example(), "G5>E6")[0] == "HOTH-MOVE-04"
    assert refusal(seed_example(), "G5>G6>F6>E6") == ("HOTH-MOVE-02", "too-far")


@pytest.mark.rule("HOTH-MOVE-01", "HOTH-MOVE-02", "HOTH-MOVE-03", "HOTH-TURN-02")
def test_the_worked_example_of_three_moves():
    step = do(seed_example(), "f5>e6>d5>c6")
    assert step.events == (
        UnitMoved(unit="u04", type="snowspeeders", side="rebels", path=("F5", "E6", "D5", "C6")),
    )
    assert not step.barrier
    position = after(step.position, "G5>E6", "F4>E4")

    assert unit(position, "E6").hexes_moved == 2
    assert asked(position) == ["DP-ATTACK rebels-1"]
    assert orders(position) == ["C6xB6", "E4xD4", "done"]
    assert refusal(position, "E6xD4") == ("HOTH-MOVE-03", "moved-too-far")
    assert refusal(position, "F4>E4")[0] == "HOTH-TURN-02"


@pytest.mark.rule("HOTH-MOVE-01")
def test_a_unit_moves_once_and_need_not_move():
    position = after(seed_example(), "F4>E4")

    assert refusal(position, "E4>E5") == ("HOTH-MOVE-01", "moved")
    assert asked(after(position, "done")) == ["DP-ATTACK rebels-1"]


@pytest.mark.rule("HOTH-MOVE-06", "HOTH-MOVE-07", "HOTH-RUL-46", "HOTH-TER-08")
@pytest.mark.parametrize("terrain", ["rocks", "building", "wreck"])
def test_cover_stops_even_flying_units_and_bars_the_attack(terrain):
    position = given(
        phase="move",
        rebels=["fly E5 ordered 0", "echo G1"],
        empire=["snow C5"],
        terrain={terrain: "D5"},
    )
    assert refusal(position, "E5>D5>D6") == ("HOTH-MOVE-06", "stops")
    assert "E5>D5" in orders(position)

    done = after(position, "E5>D5")
    assert asked(done) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-MOVE-07")
def test_a_unit_that_entered_cover_is_told_why_it_cannot_attack():
    position = given(
        rebels=["echo D5 ordered 0 walked 1 stopped", "echo D6 ordered 0"], empire=["snow C6"]
    )

    assert refusal(position, "D5xC6") == ("HOTH-MOVE-07", "entered-stop")


@pytest.mark.rule("HOTH-MOVE-08")
def test_a_path_may_return_to_its_start_and_counts_as_moved():
    position = given(
        phase="move", rebels=["echo F4 badge e_web installed ordered 0"], empire=["snow A1"]
    )
    decision = position.open[0]
    view = position.view(decision.seat)
    assert MoveUnit(("F4", "E4", "F4")) not in position.options(decision)
    assert GAME.check(view, decision, MoveUnit(("F4", "E4", "F4")))

    done = do(position, "F4>E4>F4")
    assert unit(done.position, "F4").web == "moved"


@pytest.mark.rule("HOTH-MOVE-09", "HOTH-UNIT-02", "HOTH-TER-06", "HOTH-TER-07", "HOTH-RUL-47",
                  "HOTH-RUL-52", "HOTH-RUL-53", "HOTH-FORT-02")  # fmt: skip
@pytest.mark.parametrize(
    ("side", "mover", "terrain", "allowed"),
    [
        ("empire", "at D4", "hill", False),
        ("empire", "snow D4", "hill", True),
        ("empire", "snow D4", "crevasse", False),
        ("empire", "droid D4", "serac", False),
        ("empire", "at D4", "wreck", True),
        ("rebels", "fly D4", "crevasse", True),
        ("rebels", "fly D4", "serac", False),
        ("rebels", "echo D4", "trench", True),
    ],
)
def test_who_may_enter_what(side, mover, terrain, allowed):
    sides = {"empire": ["snow A1"], "rebels": ["echo G1"], side: [f"{mover} ordered 0"]}
    position = given(side, "move", terrain={terrain: "D5"}, **sides)

    if allowed:
        assert unit(after(position, "D4>D5"), "D5") is not None
    else:
        assert refusal(position, "D4>D5") == ("HOTH-MOVE-09", "terrain")


@pytest.mark.rule("HOTH-FORT-02", "HOTH-MOVE-09")
def test_a_standing_fortification_bars_its_hex():
    position = given(
        "empire", "move", scenario="S07", empire=["snow F3 ordered 0"], rebels=["echo G1"],
        forts=generators("G3"),
    )  # fmt: skip

    assert refusal(position, "F3>G3") == ("HOTH-MOVE-09", "fort")


@pytest.mark.rule("HOTH-UNIT-03", "HOTH-CARD-08", "HOTH-MOVE-02")
def test_artillery_never_moves_whatever_the_card_says():
    position = given(
        phase="move",
        card="R120",
        rebels=["art F5 ordered 0", "echo G1 ordered 0"],
        empire=["snow A1"],
    )

    assert refusal(position, "F5>E5") == ("HOTH-UNIT-03", "immobile")
    assert {order[:2] for order in orders(position)} == {"G1", "do"}


@pytest.mark.rule("HOTH-MOVE-02")
@pytest.mark.parametrize(
    ("side", "mover", "reach"),
    [("empire", "snow D5", 2), ("empire", "at D5", 1), ("empire", "droid D5", 2),
     ("rebels", "echo D5", 2), ("rebels", "fly D5", 3)],
)  # fmt: skip
def test_each_type_reaches_all_hexes_within_its_move(side, mover, reach):
    sides = {"empire": ["snow A1"], "rebels": ["echo G1"], side: [f"{mover} ordered 0"]}
    position = given(side, "move", **sides)
    ends = {order.split(">")[-1] for order in orders(position)} - {"done"}
    away = GAME.tables.board.distances["D5"]

    assert ends == {label for label in away if 1 <= away[label] <= reach} - {"A1", "G1"}
    assert len(orders(position)) == len(ends) + 1


@pytest.mark.rule("HOTH-MOVE-04")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("F4>D4", "HOTH-MOVE-04", "no-way"),
        ("F4>F5", "HOTH-MOVE-04", "occupied"),
        ("F1>E1", "HOTH-ORD-01", "no-own-unit"),
        ("B6>B5", "HOTH-ORD-01", "no-own-unit"),
        ("G5>F5", "HOTH-MOVE-04", "occupied"),
        ("F4>E4>D3>D2", "HOTH-MOVE-02", "too-far"),
        ("F4>off", "HOTH-SCN-06", "no-exit"),
        ("F4xD4", "HOTH-TURN-02", "wrong-step"),
    ],
)
def test_refused_moves_name_their_rule(order, rule, key):
    assert refusal(seed_example(), order) == (rule, key)


@pytest.mark.rule("HOTH-ORD-01")
def test_a_unit_that_was_not_ordered_cannot_move():
    position = given(phase="move", rebels=["echo F4 ordered 0", "echo F6"], empire=["snow A1"])

    assert refusal(position, "F6>E6") == ("HOTH-ORD-01", "not-ordered")


@pytest.mark.rule("HOTH-OBJ-04", "HOTH-OBJ-02")
def test_a_way_over_another_medal_is_an_option_of_its_own():
    position = given(
        phase="move",
        rebels=["fly D4 ordered 0"],
        empire=["snow A1"],
        objectives=["pass permanent E5 empire+rebels 1"],
    )
    ways = [order for order in orders(position) if order.endswith(">D5")]

    assert ways == ["D4>D5", "D4>E5>D5"]
    step = do(position, "D4>E5>D6")
    assert told(step)[:2] == ["unit_moved", "objective_taken"]
    assert step.position.state.objectives[0].taken == "rebels"


def test_a_shortened_path_that_fits_two_ways_is_ambiguous():
    position = given(
        phase="move",
        rebels=["fly D3 ordered 0"],
        empire=["snow A1"],
        objectives=["pass permanent E4 empire+rebels 1"],
    )
    ways = [order for order in orders(position) if order.endswith(">D5")]
    assert len(ways) == 2

    with pytest.raises(Ambiguous):
        do(position, "D3>D5")
    for way in ways:
        assert unit(do(position, way).position, "D5") is not None
