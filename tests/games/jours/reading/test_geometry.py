"""The grid and the line of sight of the second reading hold together."""

from __future__ import annotations

from fractions import Fraction

import pytest

from . import charge, grid, sight
from .given import position, unit


def test_distance_is_the_number_of_steps():
    near, seen = {"0808"}, {"0808": 0}
    for far in range(1, 7):
        near = {two for one in near for two in grid.around(one)} - set(seen)
        seen |= dict.fromkeys(near, far)

    assert all(grid.distance("0808", one) == far for one, far in seen.items())
    assert len(seen) == 1 + 6 * sum(range(7))


def test_neighbours_answer_each_other_and_axial_numbers_name_them():
    for one in ("0808", "0908", "0101", "1515"):
        for direction, other in enumerate(grid.around(one)):
            assert grid.neighbour(other, direction + 3) == one
            (a, b), (c, d) = grid.axial(one), grid.axial(other)
            assert (c - a, d - b) == grid.DELTA[direction]
            assert grid.from_axial(c, d) == other


@pytest.mark.parametrize("towards", range(6))
def test_a_straight_step_keeps_the_lane_and_a_side_step_changes_it_by_one(towards):
    home = grid.lane("0808", towards)
    changes = [
        grid.lane(grid.neighbour("0808", towards + turn), towards) - home for turn in (0, -1, 1)
    ]

    assert changes[0] == 0
    assert sorted(changes[1:]) == [-1, 1]


def test_the_cuts_of_a_line_fill_it_without_a_gap():
    for q in range(-5, 6):
        for p in range(-5, 6):
            if (q, p) != (0, 0):
                cuts = sight.trace((q, p))
                assert sum(one.leaves - one.enters for one in cuts if not one.along) + sum(
                    {one.enters: one.leaves - one.enters for one in cuts if one.along}.values()
                ) == Fraction(1)


def test_a_line_enters_by_a_hexside_or_by_a_vertex():
    assert sight.Line(position(), "0808", "0805").entries() == ["0806"]
    assert set(sight.Line(position(), "0808", "1008").entries()) == {"0908", "0909"}


def test_a_pursuit_follows_the_path_as_far_as_it_may_turn():
    horse, prey = unit("HC 4/7", "0809 NNE"), unit("I 4/6", "0805", "y", level=2)
    place = position(horse, prey)

    after = charge.pursuit(place, ("0809", 0), "x", ["0808", "0807", "0806", "0805"], prey.id)
    assert {hex_ for hex_, _ in after} == {"0808", "0807", "0806"}
    assert {turn for hex_, turn in after if hex_ == "0806"} == set(range(6)) - {2, 3}
