"""Exact chances of standard and opposed tests, and of the damage that hits do.

A distribution is a tuple: entry k is the chance of exactly k. The arithmetic is in whole numbers,
so that ordinary sizes take microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

from bot.games.fire_and_sword.rules.checks import FACES

Chances = tuple[Fraction, ...]


def _weights(count: int, good: int, faces: int) -> list[int]:
    """Return in how many of ``faces ** count`` equal ways 0, 1, ... dice succeed."""
    bad = faces - good
    return [comb(count, k) * good**k * bad ** (count - k) for k in range(count + 1)]


@cache
def successes(dice: int, target: int, again_good: int = 0, again_bad: int = 0) -> Chances:
    """Return the chances of each number of successes after re-rolls.

    ``again_good`` successes and ``again_bad`` failures are re-rolled, as far as there are any;
    they cancel one for one.

    Rules: FAS-1.5.2.1-a, FAS-1.5.3-c.
    """
    good = min(max(target, 0), FACES)
    total = [0] * (dice + 1)
    for first, ways in enumerate(_weights(dice, good, FACES)):
        net = min(first, again_good) - min(dice - first, again_bad)
        kept = first - max(net, 0)
        rest = ways * FACES ** (dice - abs(net))
        for more, again in enumerate(_weights(abs(net), good, FACES)):
            total[kept + more] += rest * again
    scale = FACES ** (2 * dice)
    return tuple(Fraction(ways, scale) for ways in total)


def failures(dice: int, target: int, again_good: int = 0, again_bad: int = 0) -> Chances:
    """Return the chances of each number of failures after re-rolls.  Rules: FAS-1.5.2.1-a."""
    return successes(dice, target, again_good, again_bad)[::-1]


def damage(hits: Sequence[Fraction], resistance: int, effectiveness: int = 0) -> Chances:
    """Return the chances of each number of disorganisation points that hits give.

    Rules: FAS-6.3-a, FAS-7.4.3-a.
    """
    total = [Fraction(0)] * len(hits)
    for count, chance in enumerate(hits):
        for points, share in enumerate(failures(count, resistance, effectiveness)):
            total[points] += chance * share
    return tuple(total)


def opposed(a: int, b: int) -> tuple[Fraction, Fraction]:
    """Return the chances that the first and the second side win an opposed test.

    Total equality is rolled again, so the two add up to 1.

    Rules: FAS-1.5.2.2-b, FAS-RUL-12.

    >>> opposed(1, 1)
    (Fraction(1, 2), Fraction(1, 2))
    """
    first, second = _bout(a, b, FACES)
    return Fraction(first, first + second), Fraction(second, first + second)


@cache
def _bout(a: int, b: int, faces: int) -> tuple[int, int]:
    """Count the ways of a single bout in which either side wins, of ``faces ** (a + b)``.

    Faces are settled from the lowest up: the side with more dice of a face wins, equal ones go on
    with the dice left over.
    """
    if not faces:
        return 0, 0
    first = second = 0
    rest = faces - 1
    for mine in range(a + 1):
        for theirs in range(b + 1):
            ways = comb(a, mine) * comb(b, theirs)
            left = rest ** (a - mine + b - theirs)
            if mine > theirs:
                first += ways * left
            elif mine < theirs:
                second += ways * left
            else:
                deeper = _bout(a - mine, b - theirs, rest)
                first += ways * deeper[0]
                second += ways * deeper[1]
    return first, second
