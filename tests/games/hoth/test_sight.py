"""Line of sight: obstacles, edges, hills, the edge of the board."""

from itertools import combinations

import pytest

from bot.engine.model import Setup
from bot.engine.refusal import Refused
from bot.games.commands_colors.sight import place
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.rules import sight
from tests.games.hoth.given import GAME, given, refusal, scene
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


def see(a, b, terrain=None, empire=(), rebels=(), forts=()):
    position = given(empire=empire, rebels=rebels, terrain=terrain, forts=list(forts))
    there = sight.blockers(scene(position), a, b)
    assert set(there) == set(sight.blockers(scene(position), b, a))
    return there


@pytest.mark.rule("HOTH-LOS-01", "HOTH-LOS-11")
def test_adjacent_hexes_always_see_each_other():
    assert see("D4", "D5", {"serac": "C4 E5"}) == ()


@pytest.mark.rule("HOTH-LOS-02", "HOTH-LOS-05", "HOTH-LOS-03", "HOTH-TER-06", "HOTH-TER-07")
@pytest.mark.parametrize(
    ("terrain", "blocked"),
    [("rocks", True), ("hill", True), ("building", True), ("wreck", True), ("serac", True),
     ("trench", False), ("crevasse", False), ("snow", False)],
)  # fmt: skip
def test_terrain_between_blocks_or_does_not(terrain, blocked):
    assert see("D3", "D5", {terrain: "D4"}) == (("D4",) if blocked else ())


@pytest.mark.rule("HOTH-LOS-02", "HOTH-FORT-02")
def test_units_of_either_side_and_standing_fortifications_block():
    assert see("D3", "D5", empire=["snow D4"]) == ("D4",)
    assert see("D3", "D5", rebels=["echo D4"]) == ("D4",)
    assert see("D3", "D5", forts=["g shield_generator D4 rebels"]) == ("D4",)
    assert see("D3", "D5", forts=["g shield_generator D4 rebels destroyed"]) == ()


@pytest.mark.rule("HOTH-LOS-04")
def test_the_own_hexes_of_both_ends_never_block():
    assert see("D3", "D5", {"rocks": "D3 D5"}, empire=["snow D5"], rebels=["echo D3"]) == ()


@pytest.mark.rule("HOTH-LOS-06", "HOTH-RUL-21")
@pytest.mark.parametrize(
    ("terrain", "rebels", "target", "blocked"),
    [
        ({"rocks": "F4"}, [], "E4", ()),
        ({"hill": "C6"}, ["echo E6"], "B5", ()),
        ({"hill": "E6", "rocks": "F6"}, [], "E7", ("E6", "F6")),
        ({"rocks": "C5"}, ["echo E6"], "B5", ("C5", "E6")),
    ],
    ids=["one side", "same side twice", "both sides", "both sides at different edges"],
)
def test_a_line_along_edges_is_blocked_only_from_both_sides(terrain, rebels, target, blocked):
    there = see("F5", target, terrain, rebels=[*rebels, "art F5"])

    assert sorted(there) == sorted(blocked)


@pytest.mark.rule("HOTH-LOS-07", "HOTH-BRD-06")
def test_half_hexes_count_on_one_side_of_an_edge():
    assert set(see("C1", "E1", rebels=["echo D1"])) == {"D0", "D1"}
    assert see("C1", "E1") == ()


@pytest.mark.rule("HOTH-LOS-08", "HOTH-LOS-09", "HOTH-RUL-18", "HOTH-RUL-19")
@pytest.mark.parametrize(
    ("terrain", "rebels", "end", "blocked"),
    [
        ({"hill": "D2 D4", "rocks": "D3"}, (), "E5", ("D3",)),
        ({"hill": "D2 D4 D5", "rocks": "D3"}, (), "D5", ()),
        ({"hill": "D2 D4 D5", "rocks": "D3"}, ("echo D4",), "D5", ("D4",)),
        ({"hill": "D2 D4 D5", "serac": "D3"}, (), "D5", ("D3",)),
        ({"hill": "D2 D5"}, ("echo D4",), "D5", ()),
    ],
    ids=["one end on a hill", "free", "unit on a hill", "serac", "unit not on a hill"],
)
def test_between_hills_only_seracs_and_units_on_hills_block(terrain, rebels, end, blocked):
    assert see("D2", end, terrain, rebels=rebels) == blocked


@pytest.mark.rule("HOTH-RUL-18", "HOTH-RUL-19", "HOTH-LOS-08")
def test_between_hills_fortifications_and_half_hexes_do_not_block():
    assert see("D2", "D5", {"hill": "D2 D5"}, forts=["g ion_cannon D4 rebels"]) == ()
    assert see("C1", "E1", {"hill": "C1 E1 D1"}, rebels=["echo D1"]) == ()
    assert see("C1", "E1", {"hill": "C1 E1", "serac": "D1"}) == ()
    assert set(see("C1", "E1", {"hill": "C1", "serac": "D1"})) == {"D0", "D1"}


@pytest.mark.rule("HOTH-LOS-10", "HOTH-RUL-20")
def test_a_touched_corner_has_no_effect():
    assert GAME.tables.sight.line("E6", "D2").crossed == ("D3", "D4", "E4", "E5")
    assert see("E6", "D2", {"rocks": "F5 C4 D5"}) == ()


@pytest.mark.rule("HOTH-LOS-11")
def test_sight_is_the_same_both_ways_on_the_whole_board():
    position = given(terrain={"hill": "C3 D5 E6", "rocks": "D3 E4", "serac": "C6"})
    here, labels = scene(position), GAME.tables.board.labels
    pairs = [(a, b) for a in labels for b in labels if a < b]

    assert all(bool(sight.blockers(here, a, b)) == bool(sight.blockers(here, b, a))
               for a, b in pairs)  # fmt: skip
    assert 0 < sum(bool(sight.blockers(here, a, b)) for a, b in pairs) < len(pairs)


@pytest.mark.rule("HOTH-LOS-01")
def test_a_refused_attack_names_the_blocking_hexes():
    position = given(
        rebels=["art F5 ordered 0", "echo G1"],
        empire=["snow E7", "snow F9", "snow D4"],
        terrain={"hill": "E6", "rocks": "F6"},
    )

    assert refusal(position, "F5xE7") == ("HOTH-LOS-01", "no-sight")
    decision = position.open[0]
    view = position.view(decision.seat)
    action = GAME.read(view, decision, "F5xE7")
    hexes = GAME.words.refusal(view, decision, action).reason.args["hexes"]
    assert CATALOGUE.say(hexes, "en") == "E6, F6"


# What players are told ---------------------------------------------------------------------------


def told(a, b, **position):
    seen = sight.asked(scene(given(**position)), a, b)
    return seen.blockers, [(line.key, line.args.get("rule")) for line in seen.lines]


@pytest.mark.rule("HOTH-LOS-01")
def test_neighbours_are_told_to_see_each_other():
    assert told("D4", "D5", terrain={"serac": "C4 E5"}) == ((), [("sight-near", "HOTH-LOS-01")])


@pytest.mark.rule("HOTH-LOS-05", "HOTH-LOS-02")
def test_a_blocked_line_is_told_with_each_hex_that_blocks_and_what_stands_there():
    position = given(rebels=["echo D5"], terrain={"rocks": "D4"})
    seen = sight.asked(scene(position), " d3", "d6 ")
    assert (seen.origin, seen.target, seen.blockers) == ("D3", "D6", ("D4", "D5"))
    assert [(line.key, line.args["rule"]) for line in seen.lines] == [
        ("sight-through", "HOTH-LOS-05"),
        ("sight-obstacle", "HOTH-LOS-02"),
        ("sight-obstacle", "HOTH-LOS-02"),
    ]
    assert [line.args["what"].key for line in seen.lines[1:]] == [
        "hoth-terrain-rocks",
        "hoth-unit-echo_troopers",
    ]


@pytest.mark.rule("HOTH-BRD-06", "HOTH-LOS-07")
@pytest.mark.parametrize(("a", "b", "beside"), [("C1", "E1", "D1"), ("C10", "E10", "D9")])
def test_a_half_hex_is_told_by_the_hex_beside_it(a, b, beside):
    seen = sight.asked(scene(given(terrain={"rocks": "D1 D9"})), a, b)
    assert sorted(CATALOGUE.say(line, "en") for line in seen.lines[1:]) == [
        f"- {beside}: rocks (HOTH-LOS-02)",
        f"- half hex at the edge beside {beside}: edge of the board (HOTH-LOS-07)",
    ]


@pytest.mark.rule("HOTH-LOS-06", "HOTH-LOS-07")
def test_a_line_along_edges_is_told_with_both_sides_or_with_the_one_that_does_not_block():
    assert told("C5", "E5", terrain={"rocks": "D4"}) == (
        (),
        [("sight-beside", "HOTH-LOS-06"), ("sight-obstacle", "HOTH-LOS-02")],
    )
    assert told("C1", "E1", terrain={"rocks": "D1"}) == (
        ("D0", "D1"),
        [("sight-along", "HOTH-LOS-06"), ("sight-obstacle", "HOTH-LOS-07"),
         ("sight-obstacle", "HOTH-LOS-02")],
    )  # fmt: skip


@pytest.mark.rule("HOTH-LOS-08")
def test_between_hills_a_unit_on_a_hill_is_what_blocks():
    position = {"rebels": ["echo D4"], "terrain": {"hill": "D3 D4 D5"}}
    assert told("D3", "D5", **position) == (
        ("D4",),
        [("sight-through", "HOTH-LOS-05"), ("sight-obstacle", "HOTH-LOS-08")],
    )


@pytest.mark.parametrize(("a", "b"), [("D4", "d4"), ("D4", "Z9"), ("", "D4"), ("B0", "D4")])
def test_what_is_no_line_is_refused_in_a_sentence(a, b):
    with pytest.raises(Refused) as caught:
        sight.asked(scene(given()), a, b)
    assert caught.value.reason.key in ("sight-same", "sight-unknown")


def test_every_line_of_every_scenario_is_told_as_the_rules_judge_it():
    for name in GAME.content.scenarios:
        seats = tuple(info.seat for info in GAME.seats(name) if info.required)
        here = Scene(GAME.tables, GAME.new_state(Setup(scenario=name, seats=seats)))
        for a, b in combinations(here.tables.board.labels[::3], 2):
            seen = sight.asked(here, a, b)
            assert set(seen.blockers) == set(sight.blockers(here, a, b))
            named = [line.args["hex"] for line in seen.lines[1:]]
            blocking = [place(here.tables.board, label) for label in seen.blockers]
            assert named == blocking or seen.lines[0].key == "sight-beside"
