"""Exact chances are those of a count of all rolls."""

import time
from fractions import Fraction
from itertools import product

import pytest

from bot.engine.model import Term
from bot.games.fire_and_sword.insight import chances
from bot.games.fire_and_sword.rules import checks
from bot.games.fire_and_sword.rules.checks import ALL, Reroll, dice

from .dice import Script

WHY = Term("why")
DIE = range(1, checks.FACES + 1)


def counted(count, target, again_good, again_bad):
    """Find the distribution by playing the rules on every roll and every re-roll."""
    rerolls = [Reroll("successes", again_good, WHY), Reroll("failures", again_bad, WHY)]
    found = [Fraction(0)] * (count + 1)
    for first in product(DIE, repeat=count):
        thrown = checks.throw(Script(*first), dice(count, WHY), target, rerolls)
        again = list(product(DIE, repeat=thrown.plan.count))
        for more in again:
            check = checks.reroll(thrown, Script(*more))
            found[check.successes] += Fraction(1, len(DIE) ** count * len(again))
    return tuple(found)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("target", [0, 1, 5, 9, 10, 12])
@pytest.mark.parametrize("again", [(0, 0), (1, 0), (0, 1), (ALL, 1), (1, ALL), (2, 2)])
def test_chances_of_successes_equal_a_count_of_all_rolls(count, target, again):
    assert chances.successes(count, target, *again) == counted(count, target, *again)


def test_chances_of_three_dice_with_both_kinds_of_rerolls_equal_a_count():
    assert chances.successes(3, 6, 2, 1) == counted(3, 6, 2, 1)
    assert chances.failures(3, 6, 2, 1) == counted(3, 6, 2, 1)[::-1]


@pytest.mark.parametrize(("a", "b"), [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 2), (2, 3)])
def test_chances_of_an_opposed_test_equal_a_count_of_all_rolls(a, b):
    wins = {"a": 0, "b": 0, None: 0}
    for roll in product(DIE, repeat=a + b):
        wins[checks.cascade(roll[:a], roll[a:])[-1].winner] += 1

    decided = wins["a"] + wins["b"]
    assert chances.opposed(a, b) == (Fraction(wins["a"], decided), Fraction(wins["b"], decided))


def test_damage_adds_up_over_the_numbers_of_hits():
    hits = chances.successes(2, 6)

    points = chances.damage(hits, 5, 1)

    assert sum(points) == 1
    assert points[2] == hits[2] * chances.failures(2, 5, 1)[2]
    assert points[0] == hits[0] + hits[1] * chances.failures(1, 5, 1)[0] + (
        hits[2] * chances.failures(2, 5, 1)[0]
    )


def test_ordinary_sizes_take_less_than_a_millisecond_each():
    took = []
    for _ in range(5):
        chances.successes.cache_clear()
        begun = time.perf_counter()
        for target in DIE:
            chances.successes(12, target, 2, 1)
        took.append(time.perf_counter() - begun)

    assert min(took) / len(DIE) < 0.001
