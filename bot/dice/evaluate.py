"""Rolling an expression with our own dice: every die, and every change to it, is kept."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

from .budget import Budget
from .faults import fault
from .notation import MOST_DICE, Dice, Group, Minus, Node, Number, Operation, Pair, Selector
from .selecting import kept_values, places_of
from .spread import Value, whole

MOST_THROWS = 2 * MOST_DICE
"""Dice that one roll may take in all, those rolled again and added ones included."""
RULE = "roll"
"""What plain rolls are bound to in the stream of chance, in place of a rule."""

Throw: TypeAlias = Callable[[int, int], tuple[int, ...]]
"""Rolls so many dice of so many faces."""


class Rolled(msgspec.Struct):
    """One die: its faces, the last of which counts; a dropped one does not count."""

    faces: list[int]
    kept: bool = True
    exploded: bool = False

    @property
    def value(self) -> int:
        """The face that counts."""
        return self.faces[-1]


class TermDice(msgspec.Struct, frozen=True):
    """The dice of one term, e.g. ``4d6``."""

    name: str
    dice: tuple[Rolled, ...]


class Total(msgspec.Struct, frozen=True):
    """What an expression came to, with the dice of its terms from left to right."""

    value: Value
    rows: tuple[TermDice, ...]


def evaluate(node: Node, throw: Throw, budget: Budget) -> Total:
    """Roll an expression; raises ``Refused`` where it takes too much or divides by zero."""
    roller = _Roller(throw, budget)
    value = roller.value(node)
    return Total(whole(value), tuple(roller.rows))


def _name(term: Dice) -> str:
    return f"{term.amount}d{'%' if term.tens else term.faces}"


def _divided(left: Value, right: Value) -> Value:
    if right == 0:
        raise fault("zero")
    return Fraction(left) / right


def _floored(left: Value, right: Value) -> Value:
    if right == 0:
        raise fault("zero")
    return left // right


def _left_over(left: Value, right: Value) -> Value:
    if right == 0:
        raise fault("zero")
    return left % right


JOINS: Mapping[str, Callable[[Value, Value], Value]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divided,
    "//": _floored,
    "%": _left_over,
    "<": lambda left, right: int(left < right),
    ">": lambda left, right: int(left > right),
    "<=": lambda left, right: int(left <= right),
    ">=": lambda left, right: int(left >= right),
    "==": lambda left, right: int(left == right),
    "!=": lambda left, right: int(left != right),
}


class _Roller:
    """Walks an expression from left to right."""

    def __init__(self, throw: Throw, budget: Budget):
        self._throw = throw
        self._budget = budget
        self._thrown = 0
        self.rows: list[TermDice] = []

    def value(self, node: Node) -> Value:
        match node:
            case Number():
                return whole(node.value)
            case Dice():
                return self._dice(node)
            case Minus():
                return -self.value(node.item)
            case Group():
                values = [self.value(item) for item in node.items]
                kept = kept_values(values, node.operations, self._budget)
                return sum(kept, 0)
            case Pair():
                return JOINS[node.sign](self.value(node.left), self.value(node.right))

    def _dice(self, term: Dice) -> Value:
        dice = [Rolled([face]) for face in self._faces(term, term.amount)]
        for operation in term.operations:
            self._operate(term, dice, operation)
        self.rows.append(TermDice(_name(term), tuple(dice)))
        return sum(die.value for die in dice if die.kept)

    def _faces(self, term: Dice, count: int) -> list[int]:
        self._thrown += count
        if self._thrown > MOST_THROWS:
            raise fault("endless", high=MOST_THROWS)
        faces = self._throw(count, term.faces)
        return [10 * (face - 1) for face in faces] if term.tens else list(faces)

    def _operate(self, term: Dice, dice: list[Rolled], operation: Operation) -> None:
        kind, selectors = operation
        self._budget.spend(len(dice))
        if kind in ("mi", "ma"):
            bound(dice, kind, selectors[-1].number)
        elif kind in ("k", "p"):
            chosen = {id(die) for die in self._selected(dice, selectors)}
            for die in dice:
                die.kept = die.kept and (id(die) in chosen) == (kind == "k")
        elif kind in ("rr", "ro"):
            self._again(term, dice, operation)
        else:
            self._explode(term, dice, operation)

    def _again(self, term: Dice, dice: list[Rolled], operation: Operation) -> None:
        chosen = self._selected(dice, operation.selectors)
        while chosen:
            for die, face in zip(chosen, self._faces(term, len(chosen)), strict=True):
                die.faces.append(face)
            chosen = self._selected(dice, operation.selectors) if operation.kind == "rr" else []

    def _explode(self, term: Dice, dice: list[Rolled], operation: Operation) -> None:
        chosen = self._selected(dice, operation.selectors)
        if operation.kind == "ra":
            chosen = chosen[:1]
        while chosen:
            for die in chosen:
                die.exploded = True
            dice += [Rolled([face]) for face in self._faces(term, len(chosen))]
            more = self._selected(dice, operation.selectors) if operation.kind == "e" else []
            chosen = [die for die in more if not die.exploded]

    def _selected(self, dice: Sequence[Rolled], selectors: Sequence[Selector]) -> list[Rolled]:
        """Return the kept dice that selectors mean, in the order in which they were rolled."""
        kept = [die for die in dice if die.kept]
        places = places_of([die.value for die in kept], selectors, self._budget)
        return [die for place, die in enumerate(kept) if place in places]


def bound(dice: Sequence[Rolled], kind: str, limit: int) -> None:
    """Raise or lower kept dice to a limit."""
    for die in dice:
        if die.kept and (die.value < limit if kind == "mi" else die.value > limit):
            die.faces.append(limit)
