"""Hexes and sight lines by hand: the numbers of the contract."""

from __future__ import annotations

import pytest

from bot.engine.geometry.hexes import CORNERS, DIRECTIONS, Hex, distance, from_offset, neighbours
from bot.engine.geometry.sight import Line, trace

ROW = [Hex(q, 0) for q in range(5)]
AROUND = [Hex(q, r) for q in range(-3, 4) for r in range(-3, 4)]


def test_directions_begin_in_the_east_and_go_round_clockwise():
    centres = [one.centre for one in DIRECTIONS]

    assert centres == [(2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3)]
    assert list(neighbours(Hex(2, -1)))[:2] == [Hex(3, -1), Hex(2, 0)]
    assert CORNERS == ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((0, 0), (0, 0), 0), ((0, 0), (3, 0), 3), ((0, 0), (0, -3), 3), ((0, 0), (2, -3), 3),
        ((0, 0), (2, 2), 4), ((-1, 2), (2, -2), 4), ((0, 0), (-2, -1), 3),
    ],
)  # fmt: skip
def test_distances(a, b, expected):
    assert distance(Hex(*a), Hex(*b)) == expected


@pytest.mark.parametrize(
    ("column", "row", "cell"),
    [(0, 0, (0, 0)), (1, 1, (0, 1)), (4, 2, (1, 2)), (-3, 1, (-2, 1)), (0, -2, (1, -2))],
)
def test_doubled_columns(column, row, cell):
    assert from_offset(column, row) == Hex(*cell)
    assert Hex(*cell).centre == (column, 3 * row)


@pytest.mark.parametrize(("column", "row"), [(1, 0), (0, 1), (-1, 2)])
def test_columns_between_two_cells(column, row):
    with pytest.raises(ValueError, match=f"no cell at doubled column {column} of row {row}"):
        from_offset(column, row)


def test_a_line_along_a_row_crosses_all_between_and_neither_end():
    assert trace(ROW[0], ROW[4], ROW) == Line(crossed=tuple(ROW[1:4]))
    assert trace(ROW[4], ROW[0], ROW) == Line(crossed=tuple(ROW[1:4]))
    assert trace(ROW[0], ROW[1], ROW) == trace(ROW[0], ROW[0], ROW) == Line()


def test_only_the_given_cells_are_looked_at_in_their_order():
    assert trace(ROW[0], ROW[4], [ROW[3], Hex(0, 1), ROW[1]]).crossed == (ROW[3], ROW[1])


def test_a_line_along_an_edge_says_which_cell_is_on_which_side():
    there = trace(Hex(0, 0), Hex(1, 1), AROUND)
    back = trace(Hex(1, 1), Hex(0, 0), AROUND)

    assert there == Line(plus=(Hex(0, 1),), minus=(Hex(1, 0),))
    assert back == Line(plus=(Hex(1, 0),), minus=(Hex(0, 1),))


def test_a_long_line_along_edges_crosses_what_lies_between_them():
    line = trace(Hex(0, 0), Hex(2, 2), AROUND)

    assert line.crossed == (Hex(1, 1),)
    assert set(line.plus) == {Hex(0, 1), Hex(1, 2)}
    assert set(line.minus) == {Hex(1, 0), Hex(2, 1)}


def test_a_slanting_line_crosses_two_cells_of_a_rank():
    line = trace(Hex(0, 0), Hex(2, 1), AROUND)

    assert set(line.crossed) == {Hex(1, 0), Hex(1, 1)}
    assert line.plus == line.minus == ()


@pytest.mark.parametrize("end", [(1, 1), (2, 1), (2, 2), (-1, 3), (3, -1)])
@pytest.mark.parametrize("by", [(5, 0), (0, -4), (-3, 7)])
def test_a_line_is_the_same_anywhere_on_the_board(end, by):
    def moved(cells):
        return tuple(Hex(one.q + by[0], one.r + by[1]) for one in cells)

    here = trace(Hex(0, 0), Hex(*end), AROUND)
    there = trace(*moved([Hex(0, 0), Hex(*end)]), moved(AROUND))

    assert there == Line(moved(here.crossed), moved(here.plus), moved(here.minus))
