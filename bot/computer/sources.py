"""Chance of a thinker's own, the same on every machine and in every version of Python."""

from __future__ import annotations

import random


class SeededSource:
    """Chance from a seed; another seed is another chance."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound`` - 1, each as likely."""
        while True:
            drawn = self._random.getrandbits(bound.bit_length())
            if drawn < bound:
                return drawn
