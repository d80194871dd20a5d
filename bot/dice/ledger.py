"""The luck ledger: what was rolled against what was to be expected, and how rare that is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from bot.engine.refusal import Refused

from . import perform
from .budget import MOST_WORK, Budget
from .content import DiceContent
from .requests import AnyRequest
from .spread import Spread, Value, certain, plus, times

EXACT_ROLLS, EXACT_SPAN = 60, 2000
"""Up to so many rolls, and values apart, the percentile is exact; beyond by the normal curve."""
MOST_LEDGER = 5 * MOST_WORK
"""Units of work that a whole ledger may take; beyond, the odds of a roll are as good as none."""


class Luck(msgspec.Struct, frozen=True):
    """The rolls of one kind: their sum, the mean sum, and the share of luck that was worse.

    ``percentile`` counts half of what is equally good; ``exact``: it is not approximated.
    """

    family: str
    rolls: int
    scored: Value
    expected: Fraction
    percentile: int
    exact: bool


def ledger(
    made: Iterable[tuple[AnyRequest, Value | None]], content: DiceContent
) -> tuple[Luck, ...]:
    """Add up rolls with their scores, by kind; what has no score or no odds is left out."""
    budget = Budget(MOST_LEDGER)
    spreads: dict[AnyRequest, Spread | None] = {}
    counts: dict[str, Counter[AnyRequest]] = {}
    sums: dict[str, Value] = {}
    for request, value in made:
        if request not in spreads:
            spreads[request] = perform.score(request, content, budget)
        if value is None or spreads[request] is None:
            continue
        family = perform.family(request)
        counts.setdefault(family, Counter())[request] += 1
        sums[family] = sums.get(family, 0) + value
    known = {request: found for request, found in spreads.items() if found is not None}
    return tuple(
        _luck(family, counts[family], sums[family], known, budget) for family in sorted(counts)
    )


def _luck(
    family: str,
    rolls: Counter[AnyRequest],
    scored: Value,
    known: Mapping[AnyRequest, Spread],
    budget: Budget,
) -> Luck:
    expected = sum((known[one].mean * n for one, n in rolls.items()), Fraction(0))
    worse = _rank(rolls, scored, known, budget)
    exact = worse is not None
    if worse is None:
        variance = sum((known[one].variance * n for one, n in rolls.items()), Fraction(0))
        spread = math.sqrt(2 * variance) or 1.0
        worse = Fraction((1 + math.erf(float(scored - expected) / spread)) / 2)
    return Luck(family, rolls.total(), scored, expected, round(100 * worse), exact)


def _rank(
    rolls: Counter[AnyRequest], scored: Value, known: Mapping[AnyRequest, Spread], budget: Budget
) -> Fraction | None:
    """Return the exact share of luck that was worse; None where that takes too much."""
    span = sum((max(known[one].ways) - min(known[one].ways)) * n for one, n in rolls.items())
    if rolls.total() > EXACT_ROLLS or span > EXACT_SPAN:
        return None
    whole = certain(0)
    try:
        for one, n in rolls.items():
            whole = plus(whole, times(known[one], n, budget), budget)
    except Refused:
        return None
    worse = sum(ways for value, ways in whole.ways.items() if value < scored)
    return Fraction(2 * worse + whole.ways.get(scored, 0), 2 * whole.total)
