"""Hexes, facings and cones (digest 5.1 to 5.3)."""

import pytest

from bot.games.jours.content import FACINGS, grid
from tests.games.jours.given import CONTENT, TABLES


def test_neighbours_of_odd_and_even_columns_stand_north_first_then_clockwise():
    assert grid.neighbours("0707") == ("0706", "0806", "0807", "0708", "0607", "0606")
    assert grid.neighbours("0808") == ("0807", "0908", "0909", "0809", "0709", "0708")


@pytest.mark.rule("JDG-0.4-e", "JDG-RUL-01")
def test_adjacent_hexes_are_one_apart_and_all_paths_count_alike():
    assert grid.distance("0808", "0808") == 0
    assert {grid.distance("0808", one) for one in grid.neighbours("0808")} == {1}
    assert grid.distance("0705", "1005") == 3
    assert grid.distance("0303", "1003") == 7
    assert grid.distance("0808", "1008") == 2


@pytest.mark.rule("JDG-6.1.1-a")
def test_a_unit_faces_the_two_hexes_at_its_corner():
    """EX-19."""
    assert grid.front("0808", "SSE") == ("0909", "0809")
    assert grid.front("0808", "NNE") == ("0807", "0908")
    assert grid.front("0808", "NNW") == ("0708", "0807")


def test_a_step_of_a_corner_is_one_sixth_of_a_turn():
    assert grid.turned("NNE", 1) == "E"
    assert grid.turned("NNE", -1) == "NNW"
    assert [grid.turns("NNE", one) for one in FACINGS] == [0, 1, 2, 3, 2, 1]


@pytest.mark.rule("JDG-7.2-c")
def test_the_cone_has_one_hex_more_than_its_distance():
    """EX-19: the cone of 0808 NNE at distance 3."""
    cells = [one for one in TABLES.ground("blank15").cells if grid.distance("0808", one) == 3]
    cone = sorted(one for one in cells if grid.in_cone("0808", "NNE", one))

    assert cone == ["0805", "0906", "1006", "1107"]
    assert not grid.in_cone("0808", "NNE", "0808")
    assert sum(sum(grid.in_cone("0808", f, one) for f in FACINGS) for one in cells) == 6 * 4


def test_hexes_that_are_none_are_refused():
    with pytest.raises(ValueError, match="no hex id"):
        grid.place("A1")


@pytest.mark.rule("JDG-4.3.1-d", "JDG-RUL-68")
def test_a_slope_is_crossed_upwards_towards_the_higher_hex():
    """EX-11, EX-59: 0308 is the hill of the drill ground."""
    ground = TABLES.ground("drill_ground")

    assert ground.crossing("0309", "0308") == "up"
    assert ground.crossing("0308", "0309") == "down"
    assert ground.crossing("0603", "0604") == "inward"
    assert ground.crossing("0604", "0603") == "outward"
    assert ground.crossing("0808", "0908") == "across"
    assert ground.crossing("0101", "0102") is None


@pytest.mark.rule("JDG-4.3.1-a")
def test_roads_and_tracks_lead_from_hex_to_hex_of_their_own():
    ground = TABLES.ground("drill_ground")

    assert ground.road("0507", "0407") == "track"
    assert ground.road("0708", "0808") == ground.road("0808", "0708") == "road"
    assert ground.road("0407", "0707") is None
    assert ground.road_from_edge("0710") == "road"
    assert ground.road_from_edge("0708") is None


@pytest.mark.rule("JDG-4.3.2-a")
def test_what_is_barred_to_an_arm_is_shut_to_it_alone():
    ground = TABLES.ground("drill_ground")

    assert ground.is_shut("0308", "0307", "cavalry")
    assert not ground.is_shut("0308", "0307", "infantry")
    assert ground.is_shut("0808", "0809", "cavalry") is False
    assert ground.is_shut("0807", "0908", "infantry"), "a river"
    assert ground.is_shut("1105", "1106", "infantry"), "the mill pond"


@pytest.mark.rule("JDG-T-TEC")
def test_the_terrain_chart_is_that_of_the_digest():
    wood, castle = CONTENT.terrain["wood"], CONTENT.terrain["castle"]
    slope, steep = CONTENT.hexsides["slope"], CONTENT.hexsides["steep_slope"]

    assert (wood.move, wood.disorders) == (
        {"infantry": 2, "cavalry": 3, "artillery": 3}, ("cavalry",),
    )  # fmt: skip
    assert castle.move == {"infantry": 3}
    assert slope.ways["up"].move == {"infantry": 1, "cavalry": 2}
    assert slope.ways["down"].move == {"infantry": 1, "cavalry": 0, "artillery": 1}
    assert steep.ways["up"].disorders == ("infantry",)
    assert CONTENT.ways["track"].move == {"infantry": 1, "cavalry": 1, "artillery": 2}
