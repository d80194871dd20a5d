"""The pixel grid of the board."""

import pytest

from renderers.hoth.layout import FIELD, WIDTH, grid, sections_of

from . import given


def test_labels_are_those_of_the_board_in_its_order():
    labels = [cell.label for cell in FIELD.cells() if not cell.is_half]
    assert labels == list(given.content().board.hexes)


def test_six_half_hexes_end_the_short_rows():
    assert [(c.column, c.row) for c in FIELD.cells() if c.is_half] == [
        (0, 1),
        (20, 1),
        (0, 3),
        (20, 3),
        (0, 5),
        (20, 5),
    ]


@pytest.mark.rule("HOTH-BRD-02", "HOTH-BRD-03")
@pytest.mark.parametrize("label", ["B3", "D7", "A1", "A4", "E7", "F8", "G10", "C3"])
def test_sections_of_a_hex_are_those_of_the_content(label):
    board = given.content().board
    expected = tuple(
        name
        for name in ("west", "centre", "east")
        if board.sections[name][label[0]][0] <= int(label[1:]) <= board.sections[name][label[0]][1]
    )
    assert sections_of(label) == expected


@pytest.mark.parametrize("label", ["", "B10", "A11", "H1", "A0", "B0"])
def test_a_label_off_the_board_is_refused(label):
    with pytest.raises(ValueError):  # noqa: PT011 - the message depends on what is wrong
        FIELD.cell_of(label)


def test_turning_mirrors_every_centre_at_the_middle_of_the_board():
    plain, turned = grid(), grid(turned=True)
    for cell in FIELD.cells():
        a, b = plain.at(cell), turned.at(cell)
        assert (a.x + b.x, a.y + b.y) == pytest.approx((WIDTH, FIELD.top + FIELD.bottom))


def test_row_a_is_above_row_g_and_below_it_when_turned():
    assert grid().centre("A1").y < grid().centre("G1").y
    assert grid(turned=True).centre("A1").y > grid(turned=True).centre("G1").y


def test_the_way_off_leads_away_from_the_board():
    assert grid().beyond("G5").y > FIELD.bottom > grid().centre("G5").y
    assert grid(turned=True).beyond("G5").y < FIELD.top
