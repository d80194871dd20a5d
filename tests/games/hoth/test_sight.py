"""Line of sight: obstacles, edges, hills, the edge of the board."""

import pytest

from bot.games.hoth import sight
from tests.games.hoth.given import GAME, given, refusal, scene


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
    assert GAME.refusal(view, decision, action).reason.args["hexes"] == "E6, F6"
