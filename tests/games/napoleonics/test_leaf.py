"""What a position is worth at the end of a turn."""

from __future__ import annotations

from bot.games.napoleonics.computer.outlook import BLOCK
from tests.games.napoleonics.given import GAME, given


def terms(*, bottom, top, side="bottom"):
    """The parts of the worth of a position to a side, in thousandths."""
    position = given(bottom=list(bottom), top=list(top))
    return GAME.computer.terms(position.state, side)


def threats(*, bottom, top):
    return terms(bottom=bottom, top=top)["napoleonics-term-threats"]


def test_units_of_the_other_side_are_feared_though_they_have_no_orders_yet():
    alone = threats(bottom=["B-LN F6"], top=["F-LN B9"])
    met = threats(bottom=["B-LN F6"], top=["F-LN E6"])
    twice = threats(bottom=["B-LN F6"], top=["F-LN E6", "F-LN E7"])

    assert alone == 0
    assert met < 0
    assert twice < met


def test_a_unit_about_to_fall_is_feared_for_more_than_a_whole_one():
    whole = threats(bottom=["B-LN F6"], top=["F-LN E6"])
    last = threats(bottom=["B-LN F6(1)"], top=["F-LN E6"])

    assert last < whole


def test_what_a_unit_did_this_turn_does_not_hold_it_back_in_the_next():
    rested = threats(bottom=["B-LN F6"], top=["F-LN E6"])
    spent = threats(bottom=["B-LN F6"], top=["F-LN E6 battled"])

    assert spent == rested


def test_blocks_are_counted_for_both_sides():
    found = terms(bottom=["B-LN F6", "B-LN I9(1)"], top=["F-LN B2(3)"])

    whole = given(bottom=["B-LN F6"]).state.units[0].blocks
    assert found["napoleonics-term-blocks"] == 1000 * BLOCK * (whole + 1 - 3)
