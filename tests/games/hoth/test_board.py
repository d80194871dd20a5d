"""The field: rows, columns, sections, neighbours, distances."""

import pytest

from tests.games.hoth.given import GAME

BOARD = GAME.tables.board


@pytest.mark.rule("HOTH-BRD-01", "HOTH-RUL-02")
def test_board_has_67_hexes_in_long_and_short_rows():
    lengths = [sum(label[0] == row for label in BOARD.labels) for row in "ABCDEFG"]

    assert lengths == [10, 9, 10, 9, 10, 9, 10]
    assert len(BOARD.labels) == 67


@pytest.mark.rule("HOTH-BRD-02", "HOTH-BRD-03", "HOTH-BRD-04")
@pytest.mark.parametrize(
    ("label", "rebels", "empire"),
    [
        ("F3", {"left", "centre"}, {"right", "centre"}),
        ("F4", {"centre"}, {"centre"}),
        ("G3", {"left"}, {"right"}),
        ("B7", {"right", "centre"}, {"left", "centre"}),
        ("A8", {"right"}, {"left"}),
        ("A7", {"centre"}, {"centre"}),
        ("D9", {"right"}, {"left"}),
    ],
)
def test_sections_are_seen_from_the_own_baseline(label, rebels, empire):
    assert BOARD.sections["rebels"][label] == rebels
    assert BOARD.sections["empire"][label] == empire


@pytest.mark.rule("HOTH-BRD-03")
def test_exactly_six_hexes_lie_in_two_sections():
    cut = [label for label in BOARD.labels if len(BOARD.sections["rebels"][label]) == 2]

    assert cut == ["B3", "B7", "D3", "D7", "F3", "F7"]


@pytest.mark.rule("HOTH-BRD-01", "HOTH-BRD-06")
@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("B1", "A1 A2 B2 C1 C2"),
        ("C1", "B1 C2 D1"),
        ("E5", "D4 D5 E4 E6 F4 F5"),
        ("D9", "C10 C9 D8 E10 E9"),
        ("G10", "F9 G9"),
    ],
)
def test_neighbours_leave_out_half_hexes(label, expected):
    assert " ".join(BOARD.neighbours[label]) == expected


@pytest.mark.rule("HOTH-BRD-01")
@pytest.mark.parametrize(
    ("a", "b", "away"),
    [("A1", "G10", 12), ("G5", "B3", 5), ("F5", "B5", 4), ("E4", "E4", 0), ("A5", "G5", 6)],
)
def test_distance_counts_hexes(a, b, away):
    assert BOARD.distance(a, b) == BOARD.distance(b, a) == away


@pytest.mark.rule("HOTH-BRD-05", "HOTH-RET-02")
@pytest.mark.parametrize(
    ("side", "label", "expected"),
    [
        ("rebels", "E5", ("F4", "F5")),
        ("rebels", "F5", ("G5", "G6")),
        ("rebels", "G4", ()),
        ("rebels", "E1", ("F1",)),
        ("empire", "C1", ("B1",)),
        ("empire", "B6", ("A6", "A7")),
        ("empire", "A4", ()),
    ],
)
def test_ways_back_lead_to_the_next_row_towards_the_baseline(side, label, expected):
    assert BOARD.retreat_steps[side][label] == expected
