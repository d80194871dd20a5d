"""Special-duty badges: breakthrough, E-Web, scouts, elite squads and squadrons."""

import pytest

from bot.games.hoth.rules import combat
from tests.games.hoth.given import (
    GAME,
    after,
    asked,
    do,
    generators,
    given,
    medals,
    orders,
    refusal,
    scene,
    told,
    unit,
)

SQUAD = "echo D4 badge assault_squad ordered 0"


def assault(empire=("snow E4(1)",), terrain=None, card=None, rebels=(SQUAD, "echo G1"), **more):
    return given(
        card=card, rebels=list(rebels), empire=[*empire, "snow A9"], terrain=terrain, **more
    )


@pytest.mark.rule("HOTH-BDG-03", "HOTH-BDG-07", "HOTH-BDG-05", "HOTH-RUL-55", "HOTH-RUL-27")
def test_an_assault_squad_breaks_through_and_attacks_again_at_any_range():
    rebels = (SQUAD, "echo E3 ordered 0", "echo G1")
    position = assault(("snow E4(1)", "snow F6"), rebels=rebels)
    position = do(position, "D4xE4", "infantry miss miss").position
    assert asked(position) == ["DP-BREAK rebels-1"]
    assert orders(position) == ["advance", "done"]

    step = do(position, "advance")
    assert (step.events[0].how, step.events[0].path) == ("breakthrough", ("D4", "E4"))
    assert unit(step.position, "E4").hexes_moved == 0
    assert asked(step.position) == ["DP-BREAK-ATTACK rebels-1"]
    assert orders(step.position) == ["E4xF6", "done"]
    assert refusal(step.position, "E3xF6") == ("HOTH-BDG-05", "breakthrough-first")
    done = do(step.position, "E4xF6", "miss")
    assert "DP-BREAK" not in asked(done.position)[0]


@pytest.mark.rule("HOTH-BDG-03", "HOTH-RUL-26", "HOTH-RUL-28")
@pytest.mark.parametrize(
    ("target", "faces", "offered"),
    [
        ("snow E4", "infantry miss miss", False),
        ("snow E4", "retreat miss miss", True),
        ("snow E4(1)", "infantry miss miss", True),
        ("at E4", "retreat retreat retreat", False),
    ],
    ids=["stays", "retreats", "dies", "ignores retreats"],
)
def test_breakthrough_needs_that_the_target_left_its_hex(target, faces, offered):
    position = assault((target,))
    position = do(position, "D4xE4", faces).position

    assert (asked(position) == ["DP-BREAK rebels-1"]) == offered


@pytest.mark.rule("HOTH-BDG-03", "HOTH-BDG-08")
def test_no_breakthrough_beyond_melee_nor_by_other_units():
    far = do(assault(("snow E6(1)",)), "D4xE6", "infantry miss").position
    assert "DP-BREAK" not in asked(far)[0]
    plain = do(assault(rebels=("echo D4 ordered 0", "echo G1")), "D4xE4", "infantry miss miss")
    assert "DP-BREAK" not in asked(plain.position)[0]


@pytest.mark.rule("HOTH-BDG-04", "HOTH-RUL-55")
def test_one_breakthrough_per_turn_even_with_two_attacks():
    units = ("snow E4(1)", "snow E5(1)", "snow F4(1)", "snow F3(1)")
    position = assault(units)
    position = do(position, "D4xE4", "infantry miss miss").position
    position = do(after(position, "advance"), "E4xE5", "infantry miss miss").position

    assert "DP-BREAK" not in asked(position)[0]
    assert unit(position, "E4") is not None
    again = given(
        rebels=["echo D4 badge assault_squad ordered 0 broke", "echo G1"],
        empire=["snow E4(1)", "snow A9"],
    )
    assert "DP-BREAK" not in asked(do(again, "D4xE4", "infantry miss miss").position)[0]


@pytest.mark.rule("HOTH-BDG-06", "HOTH-MOVE-07", "HOTH-RUL-47")
def test_terrain_limits_the_breakthrough():
    wreck = assault(("snow E4(1)", "snow E5"), {"wreck": "E4"})
    wreck = do(wreck, "D4xE4", "infantry miss").position
    step = do(wreck, "advance")
    assert unit(step.position, "E4").type == "echo_troopers"
    assert asked(step.position) == ["DP-PLAY empire-1"]

    crevasse = given(
        "empire", empire=["snow D4 badge assault_squad ordered 0", "snow A1"],
        rebels=["fly E4(1)", "echo G10"], terrain={"crevasse": "E4"},
    )  # fmt: skip
    crevasse = do(crevasse, "D4xE4", "vehicle miss miss").position
    assert asked(crevasse) == ["DP-PLAY rebels-1"]


@pytest.mark.rule("HOTH-BDG-08")
def test_advancing_without_attacking_is_allowed_and_staying_too():
    position = do(assault(("snow E4(1)", "snow E5")), "D4xE4", "infantry miss miss").position
    stayed = do(position, "done")
    assert asked(stayed.position) == ["DP-PLAY empire-1"]
    assert unit(stayed.position, "D4") is not None

    advanced = after(position, "advance", "done")
    assert unit(advanced, "E4").type == "echo_troopers"


@pytest.mark.rule("HOTH-CARD-07", "HOTH-BDG-03")
def test_a_card_lets_other_infantry_break_through():
    position = given(
        "empire", card="E118", empire=["snow D4 ordered 0", "snow A1"],
        rebels=["echo E4(1)", "echo G10"],
    )  # fmt: skip
    position = do(position, "D4xE4", "infantry miss miss").position

    assert asked(position) == ["DP-BREAK empire-1"]


@pytest.mark.rule("HOTH-CARD-07", "HOTH-RUL-57", "HOTH-BDG-03")
@pytest.mark.parametrize(("card", "offered"), [("R112", False), ("R116", True)])
def test_a_card_that_forbids_moving_forbids_the_breakthrough(card, offered):
    dice = "infantry miss miss" + " miss" * (not offered)
    position = do(assault(card=card), "D4xE4", dice).position

    assert (asked(position) == ["DP-BREAK rebels-1"]) == offered


@pytest.mark.rule("HOTH-BDG-09", "HOTH-BDG-11", "HOTH-RUL-24")
@pytest.mark.parametrize(
    ("badge", "move", "expected"),
    [
        ("moved ordered 0", None, "installed"),
        ("installed ordered 0", "D4>D3", "moved"),
        ("installed ordered 0", None, "installed"),
        ("moved", None, "moved"),
        ("installed", None, "installed"),
    ],
)
def test_the_e_web_turns_at_the_end_of_the_move_step(badge, move, expected):
    position = given(
        phase="move", empire=["snow E5", "snow A9"],
        rebels=[f"echo D4 badge e_web {badge}", "echo F5 ordered 0"],
    )  # fmt: skip
    position = after(position, *([move] if move else []), "done")

    assert unit(position, (move or "D4")[-2:]).web == expected


@pytest.mark.rule("HOTH-BDG-10", "HOTH-RUL-25", "HOTH-BDG-09")
def test_an_installed_e_web_may_roll_all_dice_again_once():
    position = given(
        rebels=["echo D4 badge e_web installed ordered 0"], empire=["snow D5", "snow A9"]
    )
    position = do(position, "D4xD5", "miss infantry miss").position
    assert orders(position) == ["done", "reroll e_web"]
    step = do(position, "reroll e_web", "explosion infantry infantry")
    assert unit(step.position, "D5").figures == 1
    assert asked(step.position) == ["DP-PLAY empire-1"]

    moved = given(rebels=["echo D4 badge e_web moved ordered 0"], empire=["snow D5", "snow A9"])
    assert asked(do(moved, "D4xD5", "miss miss miss").position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-BDG-11", "HOTH-RUL-24")
def test_breakthrough_and_later_moves_turn_the_e_web_but_retreats_do_not():
    fled = given(
        "empire", empire=["snow D5 ordered 0", "snow A1"],
        rebels=["echo E5 badge e_web installed", "echo G10"],
    )  # fmt: skip
    fled = do(do(fled, "D5xE5", "retreat miss miss").position, "retreat F5").position
    assert unit(fled, "F5").web == "installed"

    through = given(
        "empire", card="E118", rebels=["echo E4(1)", "echo G10"],
        empire=["snow D4 badge e_web installed ordered 0", "snow A1"],
    )  # fmt: skip
    through = after(do(through, "D4xE4", "infantry miss miss").position, "done", "advance")
    assert unit(through, "E4").web == "moved"

    later = given(
        "empire", card="E115", rebels=["echo E4", "echo G10"],
        empire=["snow D4 badge e_web installed ordered 0", "snow A1"],
    )  # fmt: skip
    later = after(do(later, "D4xE4", "miss miss miss").position, "done")
    assert unit(after(later, "D4>D3"), "D3").web == "moved"


@pytest.mark.rule("HOTH-BDG-12", "HOTH-BDG-13", "HOTH-RUL-22", "HOTH-RUL-23")
def test_scouts_on_a_hill_give_one_die_to_other_units():
    def count(origin, rebels, **more):
        position = given(rebels=rebels, empire=["snow G5", "snow A9"], **more)
        here = scene(position)
        return combat.dice_count(here, here.units[origin], "G5")

    scouts, gun = "echo A5 badge scouts ordered 0", "echo G4 ordered 0"
    hill = {"terrain": {"hill": "A5 A6"}}
    assert count("G4", [scouts, gun], **hill) == 4
    assert count("G4", [scouts, "echo A6 badge scouts", gun], **hill) == 4
    assert count("G4", [scouts, gun]) == 3
    assert count("G4", [scouts, "echo B4", gun], **hill) == 4
    assert count("G4", [scouts, "echo B4", "echo D5", gun], **hill) == 3
    assert count("G4", [scouts, "echo C5", gun], **hill) == 3
    near = given(
        rebels=["echo A5 badge scouts ordered 0", "echo G1"], empire=["snow A6", "snow G9"], **hill
    )
    here = scene(near)
    assert combat.dice_count(here, here.units["A5"], "A6") == 3


@pytest.mark.rule("HOTH-BDG-12")
def test_scouts_of_the_enemy_give_no_die():
    position = given(
        rebels=["echo G4 ordered 0"], empire=["snow G5", "snow A5 badge scouts", "snow A9"],
        terrain={"hill": "A5"},
    )  # fmt: skip
    here = scene(position)

    assert combat.dice_count(here, here.units["G4"], "G5") == 3


@pytest.mark.rule("HOTH-RUL-30", "HOTH-OBJ-02", "HOTH-BDG-03")
def test_a_breakthrough_onto_a_medal_takes_it():
    position = assault(objectives=["pass permanent E4 rebels 1"])
    step = do(do(position, "D4xE4", "infantry miss miss").position, "advance")

    assert told(step)[:2] == ["unit_moved", "objective_taken"]
    assert medals(step.position, "rebels") == 2


@pytest.mark.rule("HOTH-BDG-13")
def test_scouts_give_no_die_against_a_fortification():
    position = given(
        "empire", scenario="S07", empire=["at D3 ordered 0", "snow A3 badge scouts"],
        rebels=["echo G10"], terrain={"hill": "A3"},
        forts=generators("G3"),
    )  # fmt: skip
    here = scene(position)

    assert combat.dice_count(here, here.units["D3"], "G3") == 3


@pytest.mark.rule("HOTH-BDG-14", "HOTH-MOVE-03")
@pytest.mark.parametrize(
    ("marks", "may"), [("walked 2", True), ("walked 2 stopped", False), ("walked 1", True)]
)
def test_an_elite_squad_moves_two_and_attacks(marks, may):
    position = given(
        rebels=[f"echo D4 badge elite_squad ordered 0 {marks}", "echo E5 ordered 0"],
        empire=["snow D5", "snow A9"],
    )

    assert ("D4xD5" in orders(position)) == may


@pytest.mark.rule("HOTH-BDG-01", "HOTH-BDG-02", "HOTH-SET-05", "HOTH-UNIT-05", "HOTH-SET-04")
def test_badges_come_from_the_scenario_and_go_with_their_unit():
    squadrons = [one for one in GAME.content.badges.values() if one.start_figures]
    assert [(one.id, one.start_figures, one.allowed) for one in squadrons] == [
        ("elite_squadron", 4, ("snowspeeders",))
    ]
    position = assault(("snow E4(1) badge scouts",))
    step = do(position, "D4xE4", "infantry miss miss")

    assert told(step)[1] == "unit_hit"
    assert medals(step.position, "rebels") == 1
    assert [one.badge for one in step.position.state.units] == [None, "assault_squad", None]
