"""Exact hexes and sight lines."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.geometry.hexes import CORNERS, Hex, distance, from_offset, neighbours
from bot.engine.geometry.sight import trace

pytestmark = pytest.mark.slow

cells = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
BOARD = [Hex(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]


@given(cells, cells, cells)
def test_distance_is_a_metric(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(cells)
def test_neighbours_are_the_six_cells_at_distance_one(cell):
    around = list(neighbours(cell))
    assert len(set(around)) == 6
    assert all(distance(cell, one) == 1 for one in around)


@given(cells)
def test_doubled_columns_name_the_same_cell(cell):
    x, y = cell.centre
    assert from_offset(x, y // 3) == cell


def test_a_column_between_two_cells_is_refused():
    with pytest.raises(ValueError, match="doubled column 2 of row 1"):
        from_offset(2, 1)


@given(st.sampled_from(BOARD), st.sampled_from(BOARD))
def test_a_line_is_the_same_from_both_ends(a, b):
    there, back = trace(a, b, BOARD), trace(b, a, BOARD)
    assert set(there.crossed) == set(back.crossed)
    assert {frozenset(there.plus), frozenset(there.minus)} == {
        frozenset(back.plus),
        frozenset(back.minus),
    }


def inside_length(a: Hex, b: Hex, cell: Hex) -> Fraction:
    """Clip the segment a-b against a cell's six half-planes, exactly."""
    (x1, y1), (x2, y2), (x, y) = a.centre, b.centre, cell.centre
    low, high = Fraction(0), Fraction(1)
    corners = [(x + cx, y + cy) for cx, cy in CORNERS]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):

        def side(px, py, ax=ax, ay=ay, bx=bx, by=by):
            return (bx - ax) * (py - ay) - (by - ay) * (px - ax)

        start, end = side(x1, y1), side(x2, y2)
        if start == end:
            if start <= 0:
                return Fraction(0)
            continue
        crossing = Fraction(start, start - end)
        if end > start:
            low = max(low, crossing)
        else:
            high = min(high, crossing)
    return max(Fraction(0), high - low)


def test_crossed_cells_are_exactly_those_whose_inside_the_segment_meets():
    for a in BOARD:
        for b in BOARD:
            crossed = set(trace(a, b, BOARD).crossed)
            for cell in BOARD:
                if cell not in (a, b):
                    assert (inside_length(a, b, cell) > 0) == (cell in crossed), (a, b, cell)


def test_a_line_along_an_edge_has_a_cell_on_either_side():
    a, b = Hex(0, 0), Hex(1, 1)
    line = trace(a, b, BOARD)
    assert line.crossed == ()
    assert {*line.plus, *line.minus} == {Hex(1, 0), Hex(0, 1)}
    assert len(line.plus) == len(line.minus) == 1
