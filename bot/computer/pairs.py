"""Which of two players is stronger, by pairs of games: the same deal with the seats changed.

Pairs take most of the luck of a deal out of the comparison. A test that stops as soon as it knows
enough is made of their scores (the generalised sequential probability ratio test of chess engines'
test farms, with the normal approximation over pairs).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import Literal, NamedTuple, TypeAlias

NORMAL = 1.959964
"""Standard deviations on both sides that hold 95 % of a normal distribution."""
ERROR = 0.05
"""How likely a test may accept what is not so, on either side."""
EVEN = 0.5
Verdict: TypeAlias = Literal["stronger", "not stronger", "undecided"]


class Score(NamedTuple):
    """What one player scored against another, in games: a win 1, a draw one half.

    ``pairs`` are the scores of both games of each deal together, 0 to 2.
    """

    pairs: Sequence[float]

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * len(self.pairs)

    @property
    def share(self) -> float:
        """The share of the points, 0 to 1; ``EVEN`` where nothing was played."""
        return sum(self.pairs) / self.games if self.pairs else EVEN

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share by Wilson, as if games did not come in pairs."""
        n, p = self.games, self.share
        if not n:
            return 0.0, 1.0
        middle = p + NORMAL**2 / (2 * n)
        wide = NORMAL * sqrt(p * (1 - p) / n + NORMAL**2 / (4 * n * n))
        below, above = ((middle + sign * wide) / (1 + NORMAL**2 / n) for sign in (-1, 1))
        return below, above

    @property
    def elo(self) -> float:
        """The difference in Elo points that the share stands for."""
        p = min(max(self.share, 0.001), 0.999)
        return -400 * log10(1 / p - 1)

    def ratio(self, low: float, high: float) -> float:
        """Return the logarithm of how much likelier a share of ``high`` is than one of ``low``."""
        n = len(self.pairs)
        if n < 2:
            return 0.0
        mean = sum(self.pairs) / n / 2
        spread = sum((one / 2 - mean) ** 2 for one in self.pairs) / (n - 1)
        if not spread:
            spread = 1 / (4 * n)  # all pairs alike: as if the next one were not
        return n * (high - low) * (2 * mean - low - high) / (2 * spread)

    def verdict(self, low: float, high: float) -> Verdict:
        """Tell whether the share is ``high`` rather than ``low``, wrong in one of 20 cases."""
        bound, found = log((1 - ERROR) / ERROR), self.ratio(low, high)
        if found >= bound:
            return "stronger"
        return "not stronger" if found <= -bound else "undecided"
