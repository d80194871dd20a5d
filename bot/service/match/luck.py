"""The luck of a match: dice that did what their side hoped for, against what was to be expected."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import NormalDist
from typing import Any, NamedTuple

from bot.engine.game import AnyGame
from bot.engine.model import Event, Side
from bot.engine.parts.insight import Rolled

EXACT_DICE = 1500
"""Up to so many dice the percentile is that of their own distribution, beyond of a normal curve."""


class Luck(NamedTuple):
    """The dice of a side: how many there were, how many were good, and the exact mean of that.

    ``percentile`` is the share of luck that is worse, with half of what is equally good.
    """

    side: Side
    dice: int
    good: int
    expected: Fraction
    percentile: int


def luck(game: AnyGame, view: Any, events: Iterable[Event]) -> list[Luck]:
    """Add up the dice of each side; ``view`` is one of the match as it ended."""
    rolled = [one for event in events for one in game.insight.rolled(view, event)]
    sides = dict.fromkeys(one.side for one in rolled)
    return [summed(side, [one for one in rolled if one.side == side]) for side in sides]


def summed(side: Side, rolled: Sequence[Rolled]) -> Luck:
    """Add up the dice of one side."""
    counts: Counter[Fraction] = Counter()
    for one in rolled:
        counts[one.chance] += one.dice
    good = sum(one.good for one in rolled)
    expected = sum((chance * dice for chance, dice in counts.items()), Fraction(0))
    worse = _rank(counts, good) if counts.total() <= EXACT_DICE else _near(counts, good, expected)
    return Luck(side, counts.total(), good, expected, round(100 * worse))


def _rank(counts: Counter[Fraction], good: int) -> float:
    """Return the chance of fewer good dice, with half of that of as many."""
    whole = [1.0]
    for chance, dice in counts.items():
        part = [
            math.comb(dice, n) * float(chance) ** n * float(1 - chance) ** (dice - n)
            for n in range(dice + 1)
        ]
        found = [0.0] * (len(whole) + dice)
        for place, share in enumerate(whole):
            for more, ways in enumerate(part):
                found[place + more] += share * ways
        whole = found
    return math.fsum(whole[:good]) + whole[good] / 2


def _near(counts: Counter[Fraction], good: int, expected: Fraction) -> float:
    variance = sum(float(chance * (1 - chance)) * dice for chance, dice in counts.items())
    return NormalDist(float(expected), math.sqrt(variance) or 1.0).cdf(good)
