"""Exact distributions: in how many equally likely ways each value comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import gcd

import msgspec

from .budget import Budget
from .faults import fault

Value = int | Fraction
MOST_BYTES = 150_000
"""Size of the largest number that holds a whole distribution."""
BROKEN = 40
"""How much more work a fraction is than a whole number."""


class Spread(msgspec.Struct, frozen=True):
    """The ways of every value, and the ways in all; the values are in order."""

    ways: dict[Value, int]
    total: int

    def chance(self, value: Value) -> Fraction:
        """Return the chance of exactly a value."""
        return Fraction(self.ways.get(value, 0), self.total)

    def at_least(self, value: Value) -> Fraction:
        """Return the chance of a value or more."""
        return Fraction(sum(n for one, n in self.ways.items() if one >= value), self.total)

    @property
    def whole(self) -> bool:
        """Whether every value is a whole number."""
        return all(isinstance(value, int) for value in self.ways)

    @property
    def mean(self) -> Fraction:
        """The mean value."""
        return Fraction(sum(value * n for value, n in self.ways.items())) / self.total

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        squares = Fraction(sum(value * value * n for value, n in self.ways.items())) / self.total
        return squares - self.mean**2


def spread(ways: Iterable[tuple[Value, int]]) -> Spread:
    """Build a distribution; ways of the same value add up, common factors are taken out."""
    found: dict[Value, int] = {}
    for value, count in ways:
        if count:
            found[value] = found.get(value, 0) + count
    common = gcd(*found.values())
    tidy = {whole(value): found[value] // common for value in sorted(found)}
    return Spread(tidy, sum(tidy.values()))


def of_chances(chances: Iterable[Fraction]) -> Spread:
    """Build a distribution from the chances of 0, 1, 2 ..."""
    told = list(chances)
    scale = 1
    for chance in told:
        scale = scale * chance.denominator // gcd(scale, chance.denominator)
    return spread((value, int(chance * scale)) for value, chance in enumerate(told))


def certain(value: Value) -> Spread:
    """Return the distribution of a fixed value."""
    return Spread({whole(value): 1}, 1)


def whole(value: Value) -> Value:
    """Return an integer where a fraction is one."""
    if isinstance(value, Fraction) and value.denominator == 1:
        return value.numerator
    return value


def both(
    left: Spread,
    right: Spread,
    join: Callable[[Value, Value], Value],
    budget: Budget,
    *,
    broken: bool = False,
) -> Spread:
    """Join two independent distributions; ``broken``: whole numbers become fractions."""
    broken = broken or not (left.whole and right.whole)
    budget.spend(len(left.ways) * len(right.ways) * (BROKEN if broken else 1))
    return spread(
        (join(one, other), n * m) for one, n in left.ways.items() for other, m in right.ways.items()
    )


def negative(one: Spread, budget: Budget) -> Spread:
    """Return the distribution with every sign turned."""
    return both(certain(0), one, lambda zero, value: zero - value, budget)


def plus(left: Spread, right: Spread, budget: Budget) -> Spread:
    """Return the distribution of a sum."""
    if len(left.ways) == 1 or len(right.ways) == 1 or not (left.whole and right.whole):
        return both(left, right, lambda one, other: one + other, budget)
    size = _digit(left.total * right.total, _span(left) + _span(right), budget)
    (low, number), (other_low, other) = _packed(left, size), _packed(right, size)
    return _unpacked(number * other, low + other_low, size)


def times(one: Spread, count: int, budget: Budget) -> Spread:
    """Return the distribution of the sum of ``count`` independent values.

    Whole numbers are added by one power of one large number: each value is a digit of it.
    """
    if count == 0:
        return certain(0)
    if not one.whole:
        result = one
        for _ in range(count - 1):
            result = plus(result, one, budget)
        return result
    size = _digit(one.total**count, _span(one) * count, budget)
    low, number = _packed(one, size)
    return _unpacked(number**count, low * count, size)


def _span(one: Spread) -> int:
    values = list(one.ways)
    return int(values[-1] - values[0]) + 1


def _digit(total: int, span: int, budget: Budget) -> int:
    """Return the bytes of a digit that holds ``total``; refuses numbers that are too large."""
    size = total.bit_length() // 8 + 1
    if size * span > MOST_BYTES:
        raise fault("too-much")
    budget.spend(size * span)
    return size


def _packed(one: Spread, size: int) -> tuple[int, int]:
    """Write the ways as digits of one number; returns the lowest value and that number."""
    low = int(next(iter(one.ways)))
    digits = bytearray(size * _span(one))
    for value, n in one.ways.items():
        start = size * (int(value) - low)
        digits[start : start + size] = n.to_bytes(size, "little")
    return low, int.from_bytes(digits, "little")


def _unpacked(number: int, low: int, size: int) -> Spread:
    digits = number.to_bytes(number.bit_length() // 8 + 1, "little")
    starts = range(0, len(digits), size)
    found = [int.from_bytes(digits[start : start + size], "little") for start in starts]
    return spread((low + place, n) for place, n in enumerate(found))
