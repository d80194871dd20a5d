"""Sums with reasons."""

from __future__ import annotations

import pytest

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term

RANGE, ROCKS, ORDERS = Term("range"), Term("rocks"), Term("orders")


def test_a_tally_keeps_its_reasons_and_never_falls_below_zero():
    tally = Tally((Part(3, RANGE),)).plus(-2, ROCKS, "R-1").plus(0, Term("none"))

    assert tally.parts == (Part(3, RANGE, ""), Part(-2, ROCKS, "R-1"))
    assert (tally.total, tally.floored) == (1, 1)
    assert (tally.plus(-4, ORDERS).total, tally.plus(-4, ORDERS).floored) == (-3, 0)


def test_an_added_part_leaves_the_tally_before_it_alone():
    before = Tally().plus(2, RANGE)

    after = before.plus(1, ROCKS)

    assert (before.total, after.total) == (2, 3)
    assert before.plus(0, ROCKS, "R-1") is before


@pytest.mark.parametrize(
    ("amounts", "total", "floored"), [((), 0, 0), ((1, -1), 0, 0), ((-2, 1), -1, 0), ((2, 2), 4, 4)]
)
def test_the_sum_is_of_all_parts_together(amounts, total, floored):
    tally = Tally(tuple(Part(one, RANGE) for one in amounts))

    assert (tally.total, tally.floored) == (total, floored)
