"""Measuring between any two things on a virtual table, at any time and by anybody."""

import pytest

from bot.engine.refusal import Refused
from tests.games.fire_and_sword.live import duel
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.support.loaded import load_catalogue, load_games

GAME = load_games()["fire_and_sword"]
SAY = load_catalogue().speaker("en")


def table(**more):
    """Reiters before reiters, a house between the foot and the guns."""
    ground = {"W1": {"type": "light_buildings", "polygon": [[9, 20], [12, 20], [12, 23], [9, 23]]}}
    marks = {
        "r1": {"at": [30, 20, 0], "hidden": "advance"},
        "r2": {"at": [10.5, 10, 0], "hidden": "defence"},
        "b1": {"at": [30, 30, 180], "hidden": "defence"},
        "b2": {"at": [10.5, 30, 180], "hidden": "defence"},
        **more,
    }
    red, blue = ("PLC-04", "PLC-07"), ("SWE-01", "SWE-08")
    live = skirmish(red, blue, terrain=ground, markers={"O1": [33, 24]}, **marks)
    return live.position


def told(position, origin, target):
    """The lines of a measurement."""
    found = GAME.insight.sight(position.view(None), origin, target)
    return found, [SAY(line) for line in found.lines]


@pytest.mark.rule("FAS-1.4-a", "FAS-GEO-04", "FAS-GEO-03")
def test_a_distance_goes_from_edge_to_edge_with_bearing_and_zones():
    _, lines = told(table(), "r1", "b1")

    assert lines[0].endswith("8 in, straight ahead")
    assert "b1 is in the front zone of r1" in lines
    assert "r1 is in the front zone of b1" in lines


@pytest.mark.rule("FAS-GEO-15")
def test_a_charge_that_reaches_is_told_with_its_line():
    _, lines = told(table(), "r1", "b1")

    assert "r1 could charge b1: line 8 in of 14 in" in lines
    assert any(line.startswith("b1 could charge r1: line 8 in") for line in lines)


def test_what_is_in_the_way_is_named_and_told_as_a_blocker():
    found, lines = told(table(), "r2", "b2")

    assert found.blockers == ("W1",)
    assert any("W1 Light buildings" in line for line in lines)


def test_a_place_an_objective_and_terrain_can_be_measured_to():
    position = table()

    for target, length in (("O1", "3.2 in"), ("30,29", "8 in"), ("w1", "16 in"), ("B1", "8 in")):
        assert length in told(position, "r1", target)[1][0]


@pytest.mark.parametrize(("origin", "target"), [("r1", "x9"), ("r1", "R1"), ("", "r1")])
def test_what_is_no_thing_is_refused(origin, target):
    with pytest.raises(Refused):
        told(table(), origin, target)


def test_everything_on_the_table_can_be_named():
    places = GAME.insight.places(table().view(None))

    assert {"r1", "r2", "b1", "b2", "O1", "W1"} == set(places)


def test_at_a_live_table_the_players_measure_themselves():
    view = duel(["PLC-04", "PLC-C1"], ["SWE-01", "SWE-C1"]).position.view(None)

    assert GAME.insight.places(view) == ()
    with pytest.raises(Refused):
        GAME.insight.sight(view, "r1", "b1")


def test_nobody_is_told_what_lies_face_down():
    one, other = (
        table(b1={"at": [30, 30, 180], "hidden": order}) for order in ("defence", "advance")
    )
    assert told(one, "r1", "b1") == told(other, "r1", "b1")
