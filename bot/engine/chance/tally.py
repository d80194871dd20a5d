"""Sums that carry their reasons: dice counts and modifiers.

>>> tally = Tally((Part(3, Term("range")),)).plus(-1, Term("rocks"), "HOTH-TER-03")
>>> tally.total, tally.floored
(2, 2)
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Term


class Part(msgspec.Struct, frozen=True):
    """One summand with its reason and, where there is one, its rule id."""

    amount: int
    reason: Term
    rule: str = ""


class Tally(msgspec.Struct, frozen=True):
    """A sum of parts, kept apart so that caption, preview and log agree."""

    parts: tuple[Part, ...] = ()

    def plus(self, amount: int, reason: Term, rule: str = "") -> Tally:
        """Return the tally with one more part; a part of 0 is left out."""
        return Tally((*self.parts, Part(amount, reason, rule))) if amount else self

    @property
    def total(self) -> int:
        """The plain sum; may be negative."""
        return sum(part.amount for part in self.parts)

    @property
    def floored(self) -> int:
        """The sum, but never below 0."""
        return max(0, self.total)
