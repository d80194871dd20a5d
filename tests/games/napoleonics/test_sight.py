"""Line of sight as players are told of it: what is in the way, and why."""

from itertools import combinations

import pytest

from bot.engine.model import Setup
from bot.engine.refusal import Refused
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.rules import sight
from tests.games.napoleonics.given import GAME, ground


def told(a, b, **position):
    seen = sight.asked(ground(**position), a, b)
    return seen.blockers, [(line.key, line.args["rule"]) for line in seen.lines]


@pytest.mark.rule("NAP-LOS-07")
def test_neighbours_are_told_to_see_each_other():
    assert told("D4", "D5") == ((), [("sight-near", "NAP-LOS-07")])


@pytest.mark.rule("NAP-LOS-01", "NAP-LOS-03")
def test_a_free_line_is_told_as_such():
    assert told("D4", "D6", terrain={"fordable": ["D5"]}) == ((), [("sight-free", "NAP-LOS-01")])


@pytest.mark.rule("NAP-LOS-01", "NAP-LOS-02", "NAP-LOS-05")
def test_a_blocked_line_is_told_with_each_hex_and_what_stands_there():
    position = {"top": ["F-LN D6"], "leaders": {"top": ["Ney D7"]},
                "terrain": {"hill": ["D5"], "forest": ["D8"]}}  # fmt: skip
    seen = sight.asked(ground(**position), "d4", " D9")
    assert seen.blockers == ("D5", "D6", "D7", "D8")
    assert [(line.key, line.args["rule"]) for line in seen.lines] == [
        ("sight-through", "NAP-LOS-01"),
        ("sight-obstacle", "NAP-LOS-05"),
        *[("sight-obstacle", "NAP-LOS-02")] * 3,
    ]
    what = [line.args["what"] for line in seen.lines[1:]]
    assert [one.key for one in what] == [
        "napoleonics-terrain-hill", "napoleonics-unit-F-LN", "napoleonics-leader-name",
        "napoleonics-terrain-forest",
    ]  # fmt: skip
    assert what[2].args["name"] == "Ney"


@pytest.mark.rule("NAP-LOS-04")
def test_a_line_along_hexsides_is_told_with_both_sides_or_with_the_one_that_does_not_block():
    one = {"forest": ["F5"]}
    assert told("G6", "E6", terrain=one) == (
        (),
        [("sight-beside", "NAP-LOS-04"), ("sight-obstacle", "NAP-LOS-02")],
    )
    blocked, lines = told("G1", "E1", terrain={"forest": ["F1"]})
    assert set(blocked) == {"F0", "F1"}
    assert lines[0] == ("sight-along", "NAP-LOS-04")
    assert set(lines[1:]) == {("sight-obstacle", "NAP-LOS-04"), ("sight-obstacle", "NAP-LOS-02")}


@pytest.mark.rule("NAP-LOS-06")
def test_guns_on_a_hill_are_told_to_fire_over_friends_but_not_over_enemies():
    guns = {"bottom": ["B-FA G6"], "terrain": {"hill": ["G6"]}}
    friends = {"leaders": {"bottom": ["Hill F5", "Picton F6"]}}
    enemies = {"leaders": {"top": ["Ney F5", "Reille F6"]}}

    blocked, lines = told("G6", "E6", **guns, **friends)
    assert set(blocked) == {"F5", "F6"}
    assert lines[-1] == ("sight-over", "NAP-LOS-06")
    assert "sight-over" not in [key for key, _ in told("G6", "E6", **guns, **enemies)[1]]


@pytest.mark.parametrize(("a", "b"), [("D4", "d4"), ("D4", "Z9"), ("", "D4"), ("B0", "D4")])
def test_what_is_no_line_is_refused_in_a_sentence(a, b):
    with pytest.raises(Refused) as caught:
        sight.asked(ground(), a, b)
    assert caught.value.reason.key in ("sight-same", "sight-unknown")


def test_lines_of_every_scenario_are_told_as_the_rules_judge_them():
    for name in GAME.scenarios():
        seats = tuple(info.seat for info in GAME.seats(name))
        here = Scene(GAME.tables, GAME.new_state(Setup(scenario=name, seats=seats)))
        for a, b in combinations(here.tables.board.labels[::5], 2):
            seen = sight.asked(here, a, b)
            assert set(seen.blockers) == set(sight.blockers(here, a, b))
