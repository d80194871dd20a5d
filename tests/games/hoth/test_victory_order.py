"""Who wins where several conditions are met by one event, and when they are looked at."""

import pytest

from tests.games.hoth.given import asked, do, generators, given, orders, told, unit


def ended(position):
    return position.outcome.winner, position.outcome.rule


@pytest.mark.rule("HOTH-VIC-03", "HOTH-RUL-29", "HOTH-OBJ-05")
def test_sudden_death_comes_before_medals_even_those_of_the_active_side():
    position = given(
        phase="move", scenario="S07", rebels=["echo G1 ordered 0"], empire=["snow A1"],
        forts=[f"{one} destroyed" for one in generators()], medals={"rebels": {"kills": 9}},
    )  # fmt: skip

    assert ended(do(position, "G1>F1").position) == ("empire", "HOTH-OBJ-05")


@pytest.mark.rule("HOTH-VIC-03", "HOTH-RUL-29")
@pytest.mark.parametrize(("side", "order"), [("rebels", "G1>F1"), ("empire", "A1>B1")])
def test_the_active_side_wins_where_both_have_enough_medals(side, order):
    mark = {side: " ordered 0"}
    position = given(
        side, "move",
        rebels=["echo G1" + mark.get("rebels", "")], empire=["snow A1" + mark.get("empire", "")],
        medals={"rebels": {"kills": 9}, "empire": {"kills": 9}},
    )  # fmt: skip

    assert ended(do(position, order).position) == (side, "HOTH-VIC-02")


@pytest.mark.rule("HOTH-VIC-03", "HOTH-RET-08", "HOTH-RES-07")
def test_a_medal_reached_by_retreating_wins_before_the_losses_for_missing_steps():
    position = given(
        rebels=["echo C5 ordered 0", "echo A4"], empire=["snow B5(1)", "snow A9"],
        objectives=["post temporary A6 empire 1", "gate temporary A5 empire 1"],
        medals={"empire": {"kills": 4}, "rebels": {"kills": 3}},
    )  # fmt: skip
    position = do(position, "C5xB5", "retreat retreat miss").position
    assert asked(position) == ["DP-RETREAT empire-1"]
    step = do(position, "retreat A6")

    assert told(step) == ["unit_retreated", "battle_ended"]
    assert ended(step.position) == ("empire", "HOTH-VIC-02")
    assert unit(step.position, "A6").figures == 1


@pytest.mark.rule("HOTH-VIC-04", "HOTH-BDG-03")
def test_after_a_winning_kill_nobody_breaks_through():
    position = given(
        rebels=["echo D4 badge assault_squad ordered 0"], empire=["snow E4(1)", "snow A9"],
        medals={"rebels": {"kills": 3}},
    )  # fmt: skip
    step = do(position, "D4xE4", "infantry miss miss")

    assert told(step)[-1] == "battle_ended"
    assert (step.position.state.flow, asked(step.position)) == ([], [])


@pytest.mark.rule("HOTH-SCN-10", "HOTH-SCN-08", "HOTH-SCN-05")
def test_a_countdown_is_looked_at_before_an_empty_board():
    position = given(
        phase="move", scenario="S08", rebels=["echo G6 ordered 0"], empire=[],
        forts=["cannon ion_cannon G5 rebels"], countdowns={"salvo": 5},
    )  # fmt: skip
    step = do(position, "done")

    assert told(step) == ["countdown_stepped", "battle_ended"]
    assert ended(step.position) == ("rebels", "HOTH-OBJ-05")


@pytest.mark.rule("HOTH-SCN-10", "HOTH-SCN-05")
def test_units_on_rows_are_looked_at_before_an_empty_board():
    position = given(
        "empire", "move", scenario="S12", empire=["at F3", "at E5 ordered 0"], rebels=[]
    )

    assert ended(do(position, "E5>F5").position) == ("empire", "HOTH-SCN-05")


@pytest.mark.rule("HOTH-MOVE-08")
def test_a_path_may_cross_its_own_start():
    position = given(phase="move", rebels=["fly D4 ordered 0"], empire=["snow A1"])
    step = do(position, "D4>D5>D4>D3")

    assert step.events[0].path == ("D4", "D5", "D4", "D3")
    assert unit(step.position, "D3") is not None


@pytest.mark.rule("HOTH-MOVE-08", "HOTH-OBJ-04")
def test_going_out_for_a_medal_and_back_is_offered():
    position = given(
        phase="move", rebels=["fly D4 ordered 0"], empire=["snow A1"],
        objectives=["pass permanent D5 rebels 1"],
    )  # fmt: skip

    assert "D4>D5>D4" in orders(position)
    assert unit(do(position, "D4>D5>D4").position, "D4").type == "snowspeeders"
