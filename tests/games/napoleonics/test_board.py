"""The board: places, neighbours, distances, sight lines, hexsides."""

import random

import pytest

from bot.games.napoleonics.rules import ground, sight
from tests.games.napoleonics.given import GAME
from tests.games.napoleonics.given import ground as laid

BOARD = GAME.tables.board


@pytest.mark.rule("NAP-GEO-02", "NAP-GEO-03")
@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("A1", "A2 B1"), ("E5", "D4 D5 E4 E6 F4 F5"), ("D12", "C12 C13 D11 E12 E13"),
        ("I13", "H12 I12"), ("B1", "A1 A2 B2 C1 C2"),
    ],
)  # fmt: skip
def test_neighbours(label, expected):
    assert " ".join(sorted(BOARD.neighbours[label], key=lambda one: (one[0], int(one[1:])))) == (
        expected
    )


@pytest.mark.rule("NAP-GEO-04")
@pytest.mark.parametrize(
    ("a", "b", "away"), [("A1", "I13", 16), ("E5", "E9", 4), ("E5", "B7", 4), ("A7", "I7", 8)]
)
def test_distances(a, b, away):
    assert BOARD.distance(a, b) == BOARD.distance(b, a) == away


@pytest.mark.rule("NAP-GEO-05", "NAP-RET-02")
def test_ways_back_lead_to_the_own_baseline():
    assert BOARD.retreat_steps["bottom"]["H6"] == ("I6", "I7")
    assert BOARD.retreat_steps["top"]["H6"] == ("G6", "G7")
    assert BOARD.retreat_steps["bottom"]["I6"] == BOARD.retreat_steps["top"]["A6"] == ()
    assert BOARD.retreat_steps["bottom"]["G1"] == ("H1",)


@pytest.mark.rule("NAP-LOS-01", "NAP-LOS-04", "NAP-GEO-08")
@pytest.mark.parametrize(
    ("a", "b", "crossed", "along"),
    [
        ("E5", "C5", "", "D4|D5"),
        ("E5", "A5", "C5", "B4|B5 D4|D5"),
        ("E5", "C6", "D5", ""),
        ("E5", "D7", "D6 E6", ""),
        ("E5", "B7", "C6 C7 D5 D6", ""),
        ("A1", "C1", "", "B0|B1"),
    ],
)
def test_lines_of_the_digest(a, b, crossed, along):
    line = GAME.tables.sight.line(a, b)

    assert " ".join(sorted(line.crossed)) == crossed
    assert " ".join(sorted("|".join(sorted(pair)) for pair in line.along)) == along


@pytest.mark.rule("NAP-GEO-08", "NAP-LOS-01")
def test_sight_is_the_same_from_both_ends_on_any_ground():
    source = random.Random("sight")
    kinds = ["clear", "forest", "hill", "town", "river", "steep"]
    for _ in range(40):
        terrain = {}
        for label in BOARD.labels:
            kind = "clear" if label == "E6" else source.choice(kinds)
            terrain.setdefault(kind, []).append(label)
        here = laid("bottom", terrain=terrain, bottom=["B-LN E6"])
        for _ in range(60):
            a, b = source.sample(BOARD.labels, 2)
            assert set(sight.blockers(here, a, b)) == set(sight.blockers(here, b, a))


@pytest.mark.rule("NAP-GEO-07", "NAP-TER-09")
@pytest.mark.parametrize(
    ("label", "other", "sides"),
    [
        ("E6", "F6", "SE"), ("E6", "D6", "NE"), ("E6", "E9", "E"), ("E6", "E1", "W"),
        ("E6", "G6", "SE SW"), ("E6", "C6", "NE NW"), ("E6", "F9", "E"), ("E6", "H6", "SE"),
        ("E6", "D7", "E NE"), ("E6", "F4", "SW W"),
    ],
)  # fmt: skip
def test_a_shot_leaves_by_one_side_or_by_a_corner_between_two(label, other, sides):
    assert " ".join(sorted(ground.sides_towards(BOARD, label, other))) == sides
