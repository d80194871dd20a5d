from fractions import Fraction

from bot.dice.ledger import ledger
from bot.dice.requests import Battle, Check, Opposed, Plain, Standard
from tests.dice.given import CONTENT


def luck(*made):
    return {one.family: one for one in ledger(made, CONTENT)}


def test_one_roll_has_the_rank_of_its_result():
    found = luck((Plain("1d6"), 6))["plain"]
    assert (found.rolls, found.scored, found.expected) == (1, 6, Fraction(7, 2))
    assert (found.percentile, found.exact) == (92, True)


def test_systems_are_counted_apart_and_equal_luck_counts_half():
    found = luck(
        (Battle("hoth", 2, "infantry"), 1),
        (Battle("hoth", 2, "vehicle"), 0),
        (Check("rally", 4), 1),
        (Standard(4, 5), 2),
    )
    assert sorted(found) == ["fire_and_sword", "hoth", "jours"]
    assert found["hoth"].expected == 1 + Fraction(2, 3)
    assert found["fire_and_sword"].percentile == 50


def test_what_has_no_score_or_no_odds_is_left_out():
    assert luck((Opposed(2, 3), None), (Plain("1d6e6"), 9)) == {}


def test_the_percentile_of_many_rolls_is_that_of_the_normal_curve():
    attack = Battle("hoth", 4, "infantry")
    many = luck(*[(attack, 2)] * 399, (attack, 4))["hoth"]
    assert (many.exact, many.percentile) == (False, 54)
    few = luck(*[(attack, 2)] * 59, (attack, 4))["hoth"]
    assert few.exact
    assert abs(few.percentile - 60) <= 1
