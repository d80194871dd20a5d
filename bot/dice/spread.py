"""Exact distributions: in how many equally likely ways each value comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import gcd

import msgspec

from .faults import fault

Value = int | Fraction
MOST_STEPS = 400_000
"""Combinations beyond which no odds are computed."""
MOST_VALUES = 20_000


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


def both(left: Spread, right: Spread, join: Callable[[Value, Value], Value]) -> Spread:
    """Join two independent distributions."""
    require_small(len(left.ways) * len(right.ways))
    return spread(
        (join(one, other), n * m) for one, n in left.ways.items() for other, m in right.ways.items()
    )


def plus(left: Spread, right: Spread) -> Spread:
    """Return the distribution of a sum."""
    if len(left.ways) == 1 or len(right.ways) == 1 or not (_integral(left) and _integral(right)):
        return both(left, right, lambda one, other: one + other)
    bits = (left.total * right.total).bit_length()
    (low, number), (other_low, other) = _packed(left, bits), _packed(right, bits)
    return _unpacked(number * other, low + other_low, bits)


def times(one: Spread, count: int) -> Spread:
    """Return the distribution of the sum of ``count`` independent values.

    Whole numbers are added by one power of one large number: each value is a digit of it.
    """
    if count == 0:
        return certain(0)
    if not _integral(one):
        result = one
        for _ in range(count - 1):
            result = plus(result, one)
        return result
    bits = (one.total**count).bit_length()
    low, number = _packed(one, bits)
    require_small(_span(one) * count // 20)
    return _unpacked(number**count, low * count, bits)


def _span(one: Spread) -> int:
    values = list(one.ways)
    return int(values[-1] - values[0]) + 1


def _integral(one: Spread) -> bool:
    return all(isinstance(value, int) for value in one.ways) and _span(one) <= MOST_VALUES


def _packed(one: Spread, bits: int) -> tuple[int, int]:
    """Write the ways as digits of one number; returns the lowest value and that number."""
    low = int(next(iter(one.ways)))
    return low, sum(n << bits * (int(value) - low) for value, n in one.ways.items())


def _unpacked(number: int, low: int, bits: int) -> Spread:
    mask, found, value = (1 << bits) - 1, [], low
    while number:
        if number & mask:
            found.append((value, number & mask))
        number >>= bits
        value += 1
    return spread(found)


def require_small(steps: int) -> None:
    """Refuse what would take too long."""
    if steps > MOST_STEPS:
        raise fault("odds-too-large")
