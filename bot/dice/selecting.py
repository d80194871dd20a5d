"""Which values an operation means: the lowest, the highest, or those below, above or at a number.

Selectors add up, however many were typed: of those below the highest limit decides, of those above
the lowest, and of the n lowest or highest the largest n.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .budget import Budget
from .faults import fault
from .notation import Operation, Selector
from .spread import Value

CHOICE = 10
"""The units of work that choosing takes, even among no values."""


def meant(selectors: Sequence[Selector]) -> Callable[[Value], bool]:
    """Return the test for the values that selectors by value mean."""
    below = max((one.number for one in selectors if one.by == "<"), default=None)
    above = min((one.number for one in selectors if one.by == ">"), default=None)
    equal = {one.number for one in selectors if one.by == "="}

    def test(value: Value) -> bool:
        return (
            value in equal
            or (below is not None and value < below)
            or (above is not None and value > above)
        )

    return test


def places_of(values: Sequence[Value], selectors: Sequence[Selector], budget: Budget) -> set[int]:
    """Return the places of values that selectors mean; of equal ones the first count."""
    ranks = {by: max((one.number for one in selectors if one.by == by), default=0) for by in "lh"}
    budget.spend(CHOICE + len(selectors) + len(values) * (1 + sum(map(bool, ranks.values()))))
    test = meant(selectors)
    found = {place for place, one in enumerate(values) if test(one)}
    for by, number in ranks.items():
        if number:
            sign = 1 if by == "l" else -1
            ranked = sorted(range(len(values)), key=lambda place: (sign * values[place], place))
            found.update(ranked[:number])
    return found


def kept_values(
    values: Sequence[Value], operations: Sequence[Operation], budget: Budget
) -> list[Value]:
    """Return the values of a group that its operations keep."""
    left = list(values)
    for kind, selectors in operations:
        if kind not in ("k", "p"):
            raise fault("group-operation")
        places = places_of(left, selectors, budget)
        left = [one for place, one in enumerate(left) if (place in places) == (kind == "k")]
    return left
