"""The exact distribution of an expression: nothing is simulated.

Terms are independent. Equal dice without operations are one power of a large number; what is done
to single dice changes the die; keeping the highest or lowest counts dice from that end; anything
else that needs no further dice goes through every multiset of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from . import spread as s
from .budget import Budget
from .evaluate import JOINS
from .faults import fault
from .notation import Dice, Group, Minus, Node, Number, Operation, Pair
from .selecting import kept_values, meant, places_of
from .spread import BROKEN, Spread, Value

MULTISET, DIE = 30, 6
"""The units of work that a multiset of faces takes, and each of its dice."""


def chances(node: Node, budget: Budget) -> Spread:
    """Return the distribution of an expression.

    Raises ``Refused`` where there is none, or where the budget does not suffice for it.
    """
    match node:
        case Number():
            return s.certain(node.value)
        case Dice():
            return _dice(node, budget)
        case Minus():
            return s.negative(chances(node.item, budget), budget)
        case Group():
            return _group(node, budget)
        case Pair():
            left, right = chances(node.left, budget), chances(node.right, budget)
            if node.sign == "+":
                return s.plus(left, right, budget)
            return s.both(left, right, JOINS[node.sign], budget, broken=node.sign == "/")


def _group(group: Group, budget: Budget) -> Spread:
    spreads = [chances(item, budget) for item in group.items]
    if not group.operations:
        return reduce(lambda left, right: s.plus(left, right, budget), spreads, s.certain(0))
    each = len(spreads) + (1 if all(one.whole for one in spreads) else BROKEN)
    budget.spend(each * prod(len(one.ways) for one in spreads))
    return s.spread(
        (sum(kept_values(values, group.operations, budget), 0), n) for values, n in _each(spreads)
    )


def _each(spreads: Sequence[Spread]) -> Iterator[tuple[list[Value], int]]:
    """Yield every combination of values of independent distributions with its ways."""
    if not spreads:
        yield [], 1
        return
    for values, n in _each(spreads[:-1]):
        for value, m in spreads[-1].ways.items():
            yield [*values, value], n * m


def _dice(dice: Dice, budget: Budget) -> Spread:
    fresh = s.spread((10 * face if dice.tens else face + 1, 1) for face in range(dice.faces))
    one = fresh
    operations = list(dice.operations)
    while operations and _is_single(operations[0]):
        one = _changed(one, fresh, operations.pop(0), budget)
    if not operations:
        return s.times(one, dice.amount, budget)
    (kind, selectors), rest = operations[0], operations[1:]
    if not rest and len(selectors) == 1 and kind in ("k", "p") and selectors[0].by in ("l", "h"):
        return _best(one, dice.amount, operations[0], budget)
    return _multisets(one, dice.amount, operations, budget)


def _is_single(operation: Operation) -> bool:
    """Tell whether an operation changes each die by its own value alone."""
    if operation.kind in ("mi", "ma"):
        return True
    by_value = all(one.by not in ("l", "h") for one in operation.selectors)
    return operation.kind in ("rr", "ro") and by_value


def _changed(die: Spread, fresh: Spread, operation: Operation, budget: Budget) -> Spread:
    """Return a die of which some faces are bounded, or rolled again as a ``fresh`` die."""
    kind, selectors = operation
    budget.spend(len(selectors) + 5 * len(fresh.ways))
    limit = selectors[-1].number
    if kind == "mi":
        return s.spread((max(value, limit), n) for value, n in die.ways.items())
    if kind == "ma":
        return s.spread((min(value, limit), n) for value, n in die.ways.items())
    again = meant(selectors)
    rerolled = sum(n for value, n in die.ways.items() if again(value))
    if not rerolled:
        return die
    second = {v: n for v, n in fresh.ways.items() if kind == "ro" or not again(v)}
    if not second:
        raise fault("odds-endless")
    scale = sum(second.values())
    kept = [(value, n * scale) for value, n in die.ways.items() if not again(value)]
    return s.spread(kept + [(value, n * rerolled) for value, n in second.items()])


def _best(die: Spread, count: int, operation: Operation, budget: Budget) -> Spread:
    """Sum the highest or lowest dice of a pool, counting the dice of each face from that end.

    To drop the lowest is to keep the highest of the others, and the other way round.
    """
    kind, (selector,) = operation
    keep = selector.number if kind == "k" else count - selector.number
    keep = min(max(keep, 0), count)
    high = (selector.by == "h") == (kind == "k")
    faces = sorted(die.ways.items(), reverse=high)
    states: dict[tuple[int, Value], int] = {(0, 0): 1}
    for place, (value, ways) in enumerate(faces):
        last = place == len(faces) - 1
        after: dict[tuple[int, Value], int] = {}
        budget.spend(2 * sum(1 if last else count - used + 1 for used, _ in states))
        for (used, total), n in states.items():
            left = count - used
            for more in (left,) if last else range(left + 1):
                gain = value * min(more, max(keep - used, 0))
                key = (used + more, total + gain)
                after[key] = after.get(key, 0) + n * comb(left, more) * ways**more
        states = after
    return s.spread((total, n) for (_, total), n in states.items())


def _multisets(die: Spread, count: int, operations: Sequence[Operation], budget: Budget) -> Spread:
    """Go through every multiset of faces; only for operations that need no further dice."""
    if any(operation.kind not in ("k", "p", "mi", "ma") for operation in operations):
        raise fault("odds-again")
    budget.spend(comb(count + len(die.ways) - 1, count) * (MULTISET + DIE * count))
    found: list[tuple[Value, int]] = []
    for faces in combinations_with_replacement(die.ways, count):
        tallies = Counter(faces)
        orders = factorial(count) // prod(factorial(n) for n in tallies.values())
        ways = orders * prod(die.ways[face] ** n for face, n in tallies.items())
        found.append((_kept_sum(faces, operations, budget), ways))
    return s.spread(found)


def _kept_sum(faces: Sequence[Value], operations: Sequence[Operation], budget: Budget) -> Value:
    values = list(faces)
    for kind, selectors in operations:
        limit = selectors[-1].number
        budget.spend(len(values))
        if kind == "mi":
            values = [max(value, limit) for value in values]
        elif kind == "ma":
            values = [min(value, limit) for value in values]
        else:
            places = places_of(values, selectors, budget)
            values = [v for place, v in enumerate(values) if (place in places) == (kind == "k")]
    return sum(values, 0)
