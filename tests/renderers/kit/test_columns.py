"""Hexes in columns: where they lie, turned and not, and the sides between them."""

from math import hypot

import pytest

from renderers.kit.columns import ColumnField, ColumnGrid, ColumnPlan, fitted, placed

FIELD = ColumnField(columns=7, rows=5, side=40.0, width=600, top=100)
NEXT_TO = {"0303": ("0302", "0402", "0403", "0304", "0203", "0202"),
           "0404": ("0403", "0504", "0505", "0405", "0305", "0304")}  # fmt: skip
"""The neighbours of a hex of an odd and of an even column, from the north on clockwise."""


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("label", NEXT_TO)
def test_neighbours_lie_the_height_of_a_hex_away_even_columns_lower(label, turned):
    grid = ColumnGrid(FIELD, turned)
    here, others = grid.centre(label), [grid.centre(one) for one in NEXT_TO[label]]
    assert [round(hypot(o.x - here.x, o.y - here.y), 6) for o in others] == [
        round(FIELD.hex_height, 6)
    ] * 6
    way = -1 if turned else 1
    assert others[0].x == here.x
    assert (others[0].y - here.y) * way < 0
    assert (others[1].x - here.x) * way > 0


def test_turning_moves_each_hex_to_the_opposite_place():
    grid, turned = ColumnGrid(FIELD), ColumnGrid(FIELD, True)
    for label in FIELD.labels:
        (x, y), (u, v) = grid.centre(label), turned.centre(label)
        assert x + u == pytest.approx(FIELD.width)
        assert y + v == pytest.approx(FIELD.top + FIELD.bottom)


def test_the_side_between_two_hexes_is_one_of_both():
    plan = ColumnPlan(FIELD)
    for other in NEXT_TO["0404"]:
        ends = [(round(x), round(y)) for x, y in plan.hexside("0404", other)]
        corners = [
            {(round(x), round(y)) for x, y in plan.outline(label)} for label in ("0404", other)
        ]
        assert all(end in ring for end in ends for ring in corners)
        assert ends[::-1] == [(round(x), round(y)) for x, y in plan.hexside(other, "0404")]


@pytest.mark.parametrize(("columns", "rows"), [(24, 16), (12, 10), (14, 12)])
def test_a_field_is_as_large_as_its_room_and_no_larger(columns, rows):
    field = fitted(columns, rows, 1500, 1150, 100)
    assert field.left >= 13.9
    assert field.bottom - field.top <= 1151
    assert field.left < 15 or field.bottom - field.top > 1148


@pytest.mark.parametrize("label", ["", "A1", "12", "00000", "½½½½"])
def test_what_is_no_label_is_refused(label):
    with pytest.raises(ValueError, match="no hex"):
        placed(label)


def test_hexes_of_the_field_are_known_from_those_beside_it():
    assert len(FIELD.labels) == 35
    assert all(FIELD.is_hex(label) for label in FIELD.labels)
    assert not any(FIELD.is_hex(label) for label in (*FIELD.rim, "mv 22e"))
    assert FIELD.rim["0003"] == "0103"
    assert len(FIELD.rim) == 9 * 7 - 35
    with pytest.raises(ValueError, match="no hex 0801"):
        FIELD.cell_of("0801")
