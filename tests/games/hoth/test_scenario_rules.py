"""Medals, victory, fortifications and the special rules of the scenarios."""

import pytest

from bot.games.hoth.model.events import CountdownStepped, UnitReturned
from tests.games.hoth.given import (
    GAME,
    asked,
    do,
    generators,
    given,
    medals,
    orders,
    refusal,
    told,
    unit,
)

# Objectives --------------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-OBJ-01", "HOTH-OBJ-06", "HOTH-VIC-01", "HOTH-OBJ-03", "HOTH-RUL-31")
def test_a_temporary_medal_counts_while_a_unit_of_a_listed_side_stands_there():
    objectives = ["post temporary E4 empire 1"]
    position = given(
        rebels=["echo F4 ordered 0"], empire=["snow E4", "snow A1"], objectives=objectives,
        medals={"empire": {"kills": 2}},
    )  # fmt: skip
    assert medals(position, "empire") == 3
    fled = do(position, "F4xE4", "retreat miss miss").position
    fled = do(fled, orders(fled)[0]).position
    assert medals(fled, "empire") == 2

    other = given(rebels=["echo E4 ordered 0"], empire=["snow E5", "snow A1"],
                  objectives=objectives)  # fmt: skip
    assert medals(other, "rebels") == 0


@pytest.mark.rule("HOTH-OBJ-02", "HOTH-OBJ-04", "HOTH-OBJ-03")
def test_a_permanent_medal_is_taken_by_passing_and_kept_and_only_once():
    position = given(
        phase="move", rebels=["fly D4 ordered 0", "fly D3 ordered 0"], empire=["snow A1"],
        objectives=["pass permanent D5 empire+rebels 1"],
    )  # fmt: skip
    step = do(position, "D4>D5>D6")
    assert told(step) == ["unit_moved", "objective_taken"]
    assert medals(step.position, "rebels") == 1
    again = do(step.position, "D3>D4>D5")
    assert medals(again.position, "rebels") == 1

    barred = given(
        phase="move", rebels=["fly D4 ordered 0"], empire=["snow A1"],
        objectives=["pass permanent D5 empire 1"],
    )  # fmt: skip
    assert medals(do(barred, "D4>D5>D6").position, "rebels") == 0


@pytest.mark.rule("HOTH-VIC-02", "HOTH-VIC-03", "HOTH-VIC-04", "HOTH-GEN-01", "HOTH-RUL-29")
def test_a_medal_in_the_middle_of_a_path_wins_at_once():
    position = given(
        phase="move", rebels=["fly D4 ordered 0", "echo G1 ordered 0"], empire=["snow A1"],
        objectives=["pass permanent D5 rebels 1"], medals={"rebels": {"kills": 3}},
    )  # fmt: skip
    step = do(position, "D4>D5>D6")

    assert told(step) == ["unit_moved", "objective_taken", "battle_ended"]
    assert step.events[0].path == ("D4", "D5")
    assert step.position.outcome.winner == "rebels"
    assert (step.position.outcome.rule, asked(step.position)) == ("HOTH-VIC-02", [])


@pytest.mark.rule("HOTH-VIC-03", "HOTH-OBJ-04")
def test_passing_a_temporary_medal_wins_nothing_but_ending_there_does():
    def position():
        return given(
            phase="move", rebels=["fly D4 ordered 0"], empire=["snow A1"],
            objectives=["post temporary D5 rebels 1"], medals={"rebels": {"kills": 3}},
        )  # fmt: skip

    assert do(position(), "D4>D5>D6").position.outcome is None
    assert do(position(), "D4>D5").position.outcome.winner == "rebels"


@pytest.mark.rule("HOTH-VIC-03", "HOTH-RUL-29")
def test_a_temporary_medal_does_not_count_in_the_middle_of_a_path():
    position = given(
        phase="move", rebels=["fly D4 ordered 0"], empire=["snow A1"],
        objectives=["post temporary D5 rebels 1", "pass permanent D5 rebels 1"],
        medals={"rebels": {"kills": 2}},
    )  # fmt: skip

    passed = do(position, "D4>D5>D6").position
    assert (passed.outcome, medals(passed, "rebels")) == (None, 3)
    assert do(position, "D4>D5").position.outcome.winner == "rebels"


@pytest.mark.rule("HOTH-VIC-04", "HOTH-VIC-02", "HOTH-RES-05")
def test_after_the_winning_kill_nothing_more_is_resolved():
    position = given(
        rebels=["echo D4 ordered 0", "echo G1 ordered 0"], empire=["snow D5(1)", "snow A1"],
        medals={"rebels": {"kills": 3}},
    )  # fmt: skip
    step = do(position, "D4xD5", "infantry retreat retreat")

    assert told(step) == ["dice_rolled", "unit_hit", "battle_ended"]
    assert step.position.view(None).over == "medals"
    assert step.position.view(None).turn.phase == "over"


# Fortifications ----------------------------------------------------------------------------------


def siege(attacker="at F4 ordered 0", faces="explosion miss miss", **more):
    west = more.pop("west", "G3")
    fields = {
        "scenario": "S07",
        "empire": [attacker, "snow A1 ordered 0"],
        "rebels": ["echo G10", "echo A2"],
        "forts": generators(west),
        **more,
    }
    return given("empire", **fields)


@pytest.mark.rule("HOTH-FORT-01", "HOTH-FORT-03", "HOTH-FORT-04", "HOTH-FORT-05")
def test_one_explosion_destroys_a_fortification_and_leaves_its_terrain():
    position = siege(terrain={"hill": "G3"})
    step = do(position, "F4xG3", "infantry explosion") if "F4xG3" in orders(position) else None
    assert step is not None
    assert told(step) == ["dice_rolled", "fort_destroyed"]
    assert step.events[0].target_type == "shield_generator"
    state = step.position.state
    assert [fort.standing for fort in state.forts] == [False, True]
    assert state.terrain == {"G3": "hill"}
    assert asked(step.position) == ["DP-ATTACK empire-1"]


@pytest.mark.rule("HOTH-FORT-04", "HOTH-RUL-26", "HOTH-BDG-08")
def test_other_faces_do_nothing_to_a_fortification():
    step = do(siege(), "F4xG3", "infantry vehicle retreat")

    assert told(step) == ["dice_rolled", "attack_missed"]
    squad = siege("snow F3 badge assault_squad ordered 0")
    done = do(squad, "F3xG3", "explosion miss miss")
    assert asked(done.position) == ["DP-ATTACK empire-1"]


@pytest.mark.rule("HOTH-FORT-06", "HOTH-RUL-13")
def test_force_powers_work_against_fortifications():
    step = do(siege(card="E119"), "F4xG3", "retreat miss miss")

    assert told(step) == ["dice_rolled", "fort_destroyed"]


@pytest.mark.rule("HOTH-FORT-03", "HOTH-RUL-18", "HOTH-TER-05")
@pytest.mark.parametrize(
    ("terrain", "count"), [("hill", 2), ("rocks", 1), ("trench", 3), ("snow", 3)]
)
def test_terrain_under_a_fortification_protects_it_but_a_trench_does_not(terrain, count):
    step = do(siege(terrain={terrain: "G3"}), "F4xG3", " ".join(["miss"] * count))

    assert len(step.events[0].dice) == count


@pytest.mark.rule("HOTH-ATK-09", "HOTH-FORT-01")
def test_own_fortifications_are_no_targets():
    position = given(
        scenario="S07", rebels=["echo F3 ordered 0"], empire=["snow E4"], forts=generators()
    )

    assert refusal(position, "F3xG3") == ("HOTH-ATK-09", "no-enemy")


@pytest.mark.rule("HOTH-OBJ-05", "HOTH-SCN-05", "HOTH-SCN-02", "HOTH-SCN-01", "HOTH-RUL-57",
                  "HOTH-VIC-03")  # fmt: skip
def test_the_empire_wins_by_both_generators_and_gets_no_medals_for_units():
    forts = generators()
    forts[1] += " destroyed"
    position = siege("at F4 ordered 0", forts=forts, rebels=["echo G10", "echo A2(1)"])
    position = do(position, "A1xA2", "infantry miss miss").position
    assert medals(position, "empire") == 0

    step = do(position, "F4xG3", "explosion miss miss")
    assert told(step) == ["dice_rolled", "fort_destroyed", "battle_ended"]
    assert (step.position.outcome.winner, step.position.outcome.rule) == ("empire", "HOTH-OBJ-05")
    assert step.position.view(None).sides["empire"].needed == 0


@pytest.mark.rule("HOTH-SCN-04")
def test_fortifications_may_pay_medals():
    position = given(
        "empire", scenario="S11", empire=["at F4 ordered 0"], rebels=["echo G10"],
        forts=["generator shield_generator G3 rebels", "cannon ion_cannon G8 rebels"],
    )  # fmt: skip
    step = do(position, "F4xG3", "explosion miss miss")

    assert step.position.view(None).sides["empire"].medals_bonus == 1


@pytest.mark.rule("HOTH-SCN-03")
def test_a_scenario_may_change_the_medals_of_a_type():
    position = given(scenario="S12", rebels=["fly D4 ordered 0"], empire=["at D5", "snow A1"])
    step = do(position, "D4xD5", "vehicle miss miss miss", "explosion")

    assert medals(step.position, "rebels") == 2
    other = given(scenario="S12", rebels=["fly D4 ordered 0"], empire=["snow D5(1)", "at A1"])
    step = do(other, "D4xD5", "infantry miss miss miss")
    assert medals(step.position, "rebels") == 1


# Sudden death, countdowns ------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SCN-05", "HOTH-SCN-10")
def test_units_on_rows_win_only_at_the_end_of_the_own_turn():
    walkers = ["at F3", "at E5 ordered 0", "snow A1"]
    position = given("empire", "move", scenario="S12", empire=walkers, rebels=["echo G10"])
    step = do(position, "E5>F5")
    assert told(step) == ["unit_moved", "battle_ended"]
    assert (step.position.outcome.winner, step.position.outcome.rule) == ("empire", "HOTH-SCN-05")

    theirs = given(
        "rebels", "move", scenario="S12", rebels=["echo G10 ordered 0"],
        empire=["at F3", "at F5", "snow A1"],
    )  # fmt: skip
    assert asked(do(theirs, "done").position) == ["DP-PLAY empire-1"]


def guard(
    rebels, empire=("snow A1",), value=0, side="rebels", forts=("cannon ion_cannon G5 rebels",)
):
    return given(
        side, "move", scenario="S08", rebels=list(rebels), empire=list(empire),
        forts=list(forts), countdowns={"salvo": value},
    )  # fmt: skip


@pytest.mark.rule("HOTH-SCN-08", "HOTH-SCN-10")
@pytest.mark.parametrize(
    ("rebels", "empire", "steps"),
    [
        (["echo G6 ordered 0"], ["snow A1"], 1),
        (["fly G6 ordered 0"], ["snow A1"], 0),
        (["echo G7 ordered 0"], ["snow A1"], 0),
        (["echo G6 ordered 0"], ["snow F4"], 0),
    ],
    ids=["guarded", "no infantry", "not adjacent", "enemy adjacent"],
)
def test_the_salvo_track_needs_a_guard_and_no_enemy(rebels, empire, steps):
    step = do(guard(rebels, empire, 2), "done")
    if asked(step.position) == ["DP-ATTACK rebels-1"]:
        step = do(step.position, "done")

    assert step.position.state.countdowns["salvo"] == 2 + steps
    told_ = CountdownStepped(countdown="salvo", value=3) in step.events
    assert told_ == bool(steps)


@pytest.mark.rule("HOTH-SCN-08", "HOTH-SCN-05", "HOTH-OBJ-05")
def test_the_last_salvo_wins_for_the_rebels():
    step = do(guard(["echo G6 ordered 0"], value=5), "done")

    assert told(step) == ["countdown_stepped", "battle_ended"]
    assert step.position.outcome.winner == "rebels"
    theirs = guard(["echo G6"], ["snow A1 ordered 0"], 5, "empire")
    assert do(theirs, "done").position.state.countdowns["salvo"] == 5


# Leaving the board -------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SCN-06")
def test_a_unit_on_an_exit_hex_leaves_with_a_hex_of_its_move():
    position = given(
        "empire", "move", scenario="S09", empire=["snow F5 ordered 0", "snow E5 ordered 0"],
        rebels=["echo A1"],
    )  # fmt: skip
    assert [order for order in orders(position) if order.endswith("off")] == ["F5>G5>off"]
    assert refusal(position, "E5>F4>G5>off") == ("HOTH-MOVE-02", "too-far")

    step = do(position, "F5>G6>off")
    assert step.events[0].path == ("F5", "G6", "off")
    assert step.position.view(None).sides["empire"].medals_bonus == 1
    assert medals(step.position, "rebels") == 0
    assert [one.how for one in step.position.state.gone] == ["exited"]


@pytest.mark.rule("HOTH-SCN-06", "HOTH-MOVE-06")
def test_nobody_leaves_after_entering_cover_nor_in_a_move_after_the_attacks():
    rocks = given(
        "empire", "move", scenario="S09", empire=["snow F5 ordered 0"], rebels=["echo A1"],
        terrain={"rocks": "G5"},
    )  # fmt: skip
    assert refusal(rocks, "F5>G5>off") == ("HOTH-MOVE-06", "stops")
    assert "F5>G6>off" in orders(rocks)

    later = given(
        "empire", card="E115", scenario="S09", empire=["snow G5 ordered 0"],
        rebels=["echo G6", "echo A1"],
    )  # fmt: skip
    later = do(later, "G5xG6", "miss miss miss").position
    assert asked(later) == ["DP-POSTMOVE empire-1"]
    assert not any(order.endswith("off") for order in orders(later))


@pytest.mark.rule("HOTH-SCN-07")
def test_infantry_that_did_not_act_boards_at_a_hangar_without_enemies_around():
    def hangar(unit_, empire="snow A1"):
        return given(
            scenario="S10", rebels=[unit_, "echo E5 ordered 0"], empire=[empire, "snow D5"]
        )

    position = hangar("echo G3 ordered 0")
    assert orders(position) == ["E5xD5", "board G3", "done"]
    step = do(position, "board G3")
    assert told(step)[0] == "unit_boarded"
    assert step.position.view(None).sides["rebels"].medals_bonus == 1
    assert [one.how for one in step.position.state.gone] == ["boarded"]

    for unit_, empire, key in (
        ("echo G3 ordered 0 walked 1", "snow A1", "boarding-acted"),
        ("echo G3 ordered 0 attacked 1", "snow A1", "boarding-acted"),
        ("fly G3 ordered 0", "snow A1", "not-at-hangar"),
        ("echo G4 ordered 0", "snow A1", "not-at-hangar"),
        ("echo G3 ordered 0", "snow G2", "boarding-enemy"),
    ):
        label = unit_.split()[1]
        assert refusal(hangar(unit_, empire), f"board {label}") == ("HOTH-SCN-07", key)
    assert refusal(hangar("echo G3"), "board G3") == ("HOTH-ORD-01", "not-ordered")


@pytest.mark.rule("HOTH-SCN-07", "HOTH-END-01")
def test_boarding_with_the_last_unit_short_of_the_medals_loses():
    position = given(
        scenario="S10", rebels=["echo G3 ordered 0"], empire=["snow A1"],
        medals={"rebels": {"bonus": 3}},
    )  # fmt: skip
    step = do(position, "board G3")

    assert medals(step.position, "rebels") == 4
    assert (step.position.outcome.winner, step.position.outcome.rule) == ("empire", "HOTH-END-01")


# Returning units ---------------------------------------------------------------------------------


def shuttle(number=5, side="rebels", phase="attack", **more):
    fields = {"rebels": ["echo D4 ordered 0"], "empire": ["snow D5(1)", "droid A1"], **more}
    return given(side, phase, scenario="S04", turn={"number": number}, **fields)


@pytest.mark.rule("HOTH-SCN-09", "HOTH-RUL-54", "HOTH-VIC-01")
def test_an_eliminated_unit_misses_a_turn_and_the_enemy_keeps_the_medal():
    step = do(
        shuttle(empire=["snow D5(1) badge scouts", "droid A1"]), "D4xD5", "infantry miss miss"
    )
    state = step.position.state

    assert medals(step.position, "rebels") == 1
    assert [(one.type, one.due) for one in state.sides["empire"].waiting] == [("snowtroopers", 4)]
    assert state.gone == []
    view = step.position.view(None).sides["empire"]
    assert (view.waiting, view.due) == (("snowtroopers",), ())
    assert asked(step.position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-SCN-09", "HOTH-RUL-30", "HOTH-RUL-54")
def test_a_due_unit_returns_on_a_free_hex_at_full_strength():
    waiting = {"empire": ["w9 snowtroopers due 4"]}
    position = given(
        "empire", "play_card", scenario="S04", turn={"number": 8}, waiting=waiting,
        empire=["droid A1"], rebels=["echo A2", "echo F5"], own_turns={"empire": 3},
        frame={"step": "start"},
    )  # fmt: skip
    assert asked(position) == ["DP-RETURN empire-1"]
    assert orders(position)[0] == "return snowtroopers A10"
    assert len(orders(position)) == 8
    assert refusal(position, "return snowtroopers A2") == ("HOTH-SCN-09", "cannot-return")
    assert refusal(position, "done") == ("HOTH-SCN-09", "compulsory")

    step = do(position, "return snowtroopers A5")
    assert step.events[0] == UnitReturned(type="snowtroopers", side="empire", hex="A5")
    back = unit(step.position, "A5")
    assert (back.id, back.figures, back.badge) == ("w9", 4, None)
    assert asked(step.position) == ["DP-PLAY empire-1"]

    decision = position.open[0]
    view = position.view(decision.seat)
    for policy, expected in (("centre", "A5"), ("to:A9,A3", "A9"), ("to:B1", "A5")):
        assert GAME.policies.answer(view, decision, policy).hex == expected


@pytest.mark.rule("HOTH-SCN-09")
def test_without_a_free_hex_the_unit_waits_on_and_a_sole_hex_is_taken_at_once():
    row = [f"echo A{column}" for column in range(1, 11)]

    def position(rebels):
        return given(
            "empire", "play_card", scenario="S04", turn={"number": 8}, empire=["snow C5"],
            waiting={"empire": ["w9 snowtroopers due 4"]}, rebels=rebels,
            own_turns={"empire": 3}, frame={"step": "start"},
        )  # fmt: skip

    full = position(row)
    assert asked(full) == ["DP-PLAY empire-1"]
    assert len(full.state.sides["empire"].waiting) == 1
    one = position(row[1:])
    assert unit(one, "A1").type == "snowtroopers"
    assert asked(one) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-SCN-09")
@pytest.mark.parametrize(("turns", "question"), [(2, "DP-PLAY"), (3, "DP-RETURN")])
def test_nobody_returns_before_the_turn_of_his_return(turns, question):
    position = given(
        "empire", "play_card", scenario="S04", turn={"number": 8}, empire=["snow C5"],
        waiting={"empire": ["w9 snowtroopers due 4"]}, rebels=["echo G1"],
        own_turns={"empire": turns}, frame={"step": "start"},
    )  # fmt: skip

    assert asked(position) == [f"{question} empire-1"]
    assert len(position.state.sides["empire"].waiting) == 1


@pytest.mark.rule("HOTH-SCN-09")
def test_only_the_class_of_the_rule_returns():
    position = shuttle(empire=["droid D5(1)", "snow A1"])
    state = do(position, "D4xD5", "explosion miss miss").position.state

    assert state.sides["empire"].waiting == []
    assert [(one.type, one.how) for one in state.gone] == [("probe_droids", "eliminated")]


@pytest.mark.rule("HOTH-RUL-30", "HOTH-OBJ-02", "HOTH-SCN-09")
def test_a_returning_unit_takes_the_medal_on_its_hex():
    position = given(
        "empire", "play_card", scenario="S04", turn={"number": 8}, empire=["droid A1"],
        waiting={"empire": ["w9 snowtroopers due 4"]}, rebels=["echo G1"],
        own_turns={"empire": 3}, frame={"step": "start"},
        objectives=["gate permanent A5 empire 1"],
    )  # fmt: skip
    step = do(position, "return snowtroopers A5")

    assert told(step)[:2] == ["unit_returned", "objective_taken"]
    assert medals(step.position, "empire") == 1


@pytest.mark.rule("HOTH-VIC-04")
def test_a_move_that_ends_the_battle_cannot_be_taken_back():
    position = given(
        phase="move", rebels=["echo D4 ordered 0"], empire=["snow A1"],
        objectives=["pass permanent D5 rebels 1"], medals={"rebels": {"kills": 3}},
    )  # fmt: skip

    assert do(position, "D4>D5").barrier


@pytest.mark.rule("HOTH-SCN-06", "HOTH-VIC-03")
def test_a_temporary_medal_on_the_way_off_the_board_does_not_count():
    position = given(
        "empire", "move", scenario="S09", empire=["snow F5 ordered 0", "snow A1"],
        rebels=["echo A5"], objectives=["gate temporary G5 empire 1"],
        medals={"empire": {"kills": 4}},
    )  # fmt: skip
    left = do(position, "F5>G5>off")
    assert left.position.outcome is None
    assert medals(left.position, "empire") == 5

    full = given(
        "empire", "move", scenario="S09", empire=["snow F5 ordered 0", "snow A1"],
        rebels=["echo A5"], medals={"empire": {"kills": 5}},
    )  # fmt: skip
    won = do(full, "F5>G5>off")
    assert told(won) == ["unit_moved", "battle_ended"]


@pytest.mark.rule("HOTH-SCN-08")
@pytest.mark.parametrize(("mark", "value"), [(" destroyed", 2), ("", 3)])
def test_a_destroyed_cannon_fires_no_more(mark, value):
    position = guard(["echo G6 ordered 0"], value=2, forts=[f"cannon ion_cannon G5 rebels{mark}"])
    state = do(position, "done").position.state

    assert state.countdowns["salvo"] == value


@pytest.mark.rule("HOTH-VIC-03", "HOTH-VIC-04", "HOTH-SCN-06")
def test_a_unit_that_wins_on_its_last_hex_does_not_leave_the_board():
    position = given(
        "empire", "move", scenario="S09", empire=["snow F5 ordered 0", "snow A1"],
        rebels=["echo A5"], objectives=["gate permanent G5 empire 1"],
        medals={"empire": {"kills": 5}},
    )  # fmt: skip
    step = do(position, "F5>G5>off")

    assert told(step) == ["unit_moved", "objective_taken", "battle_ended"]
    assert step.events[0].path == ("F5", "G5")
    assert unit(step.position, "G5") is not None
    assert step.position.view(None).sides["empire"].medals_bonus == 0
