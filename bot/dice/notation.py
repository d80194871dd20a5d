"""Reading the usual dice notation with the ``d20`` library, within limits.

``d20`` only reads: its tree is copied into the nodes of this module at once, since its own dice
come from ``random`` and in no fixed order. Czech and Polish players write ``2k6`` for ``2d6``. What
other tools write otherwise is read where it can mean one thing only, else the refusal says how it
is written here.
"""

from __future__ import annotations

import re
import warnings
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from bot.engine.refusal import Refused

from .faults import fault

with warnings.catch_warnings():  # the parser behind d20 imports a deprecated module
    warnings.simplefilter("ignore", DeprecationWarning)
    from d20 import diceast
    from d20.dice import Roller
    from d20.errors import RollError, RollSyntaxError

LONGEST, DEEPEST = 200, 20
MOST_DICE, MOST_FACES, MOST_NUMBER = 200, 1000, 1_000_000
_NATIVE = re.compile(r"(?<![\w)\]%.])(?<![a-zA-Z][<>])(\d{0,9})[kK](?=[\d%])")
_SIGNS = str.maketrans({"\u2212": "-", "\u2013": "-", "\u00d7": "*", "\u00f7": "/"})
_TIMES = re.compile(r"(?<=[\d)%])\s*[xX]\s*(?=[\d(d])")
_DROP = re.compile(r"(?<=[\d)%])d(?=[lh]\d)")
_HINTS = (
    ("hint-explode", re.compile(r"(d)(\d+)!+"), r"\1\2e\2"),
    ("hint-again", re.compile(r"(?<=[\d)%])r(?=[<>]?\d)"), "ro"),
    ("hint-words", re.compile(r"(?<=[\d)%\]])\s+([^\W\d_]{2}[^\d\[\]]*)$"), r" [\1]"),
)
"""Spellings of others that could mean several things here: message, what is found, what helps."""

Sieve: TypeAlias = Literal["l", "h", "<", ">", "="]
Kind: TypeAlias = Literal["k", "p", "rr", "ro", "ra", "e", "mi", "ma"]


class Selector(NamedTuple):
    """Which dice an operation means: the n lowest or highest, or those below, above or at n."""

    by: Sieve
    number: int


class Operation(NamedTuple):
    """What is done to dice: keep, drop, roll again, explode, or bound them.

    ``k`` keep, ``p`` drop, ``rr`` roll again and again, ``ro`` once, ``ra`` add one die, ``e``
    explode, ``mi`` and ``ma`` at least and at most.
    """

    kind: Kind
    selectors: tuple[Selector, ...]


class Number(NamedTuple):
    """A number as it stands."""

    value: Fraction


class Dice(NamedTuple):
    """Some equal dice, rolled together; ``tens``: a die that shows 0, 10, 20 ... 90."""

    amount: int
    faces: int
    tens: bool
    operations: tuple[Operation, ...]


class Group(NamedTuple):
    """Several values of which some may be kept or dropped."""

    items: tuple[Node, ...]
    operations: tuple[Operation, ...]


class Minus(NamedTuple):
    """A value with its sign turned."""

    item: Node


class Pair(NamedTuple):
    """Two values joined: a sum, a product, a comparison."""

    left: Node
    sign: str
    right: Node


Node: TypeAlias = Number | Dice | Group | Minus | Pair


@lru_cache(maxsize=512)
def parse(text: str) -> Node:
    """Read an expression such as ``2d6+3`` or ``4d6kh3``; raises ``Refused`` with one sentence."""
    if len(text) > LONGEST:
        raise fault("too-long", high=LONGEST)
    native = _native(text)
    if _depth(native) > DEEPEST:
        raise fault("too-deep", high=DEEPEST)
    try:
        tree = Roller().parse(native)
    except RollSyntaxError as error:
        raise _hint(text, native) or fault("syntax", order=text, at=int(error.col)) from error
    except (RollError, ValueError, TypeError, IndexError) as error:
        raise fault("syntax", order=text, at=1) from error
    node = _copied(tree.roll)
    _require_dice(node, text)
    return node


def _native(text: str) -> str:
    """Write what can mean one thing only as ``d20`` reads it."""
    plain = _NATIVE.sub(r"\1d", text.translate(_SIGNS)).replace("D", "d").strip()
    return _DROP.sub("p", _TIMES.sub("*", plain))


def _hint(text: str, native: str) -> Refused | None:
    """Say how something is written here that other tools write otherwise; None: nothing known."""
    for key, found, written in _HINTS:
        better = found.sub(written, native)
        if better == native:
            continue
        try:
            Roller().parse(better)
        except (RollError, ValueError, TypeError, IndexError):
            continue
        return fault(key, order=text, better=better)
    return None


def _depth(text: str) -> int:
    """Return how deeply brackets and signs stand inside each other."""
    depth = deepest = 0
    for one in text:
        depth += (one == "(") - (one == ")")
        deepest = max(deepest, depth)
    signs = max((len(run) for run in re.findall(r"[-+\s]+", text)), default=0)
    return max(deepest, signs)


def _copied(tree: Any) -> Node:
    """Copy the library's tree into nodes of ours, checking every number."""
    match tree:
        case diceast.AnnotatedNumber():
            return _copied(tree.value)
        case diceast.Literal():
            return Number(_bounded(Fraction(str(tree.value))))
        case diceast.Dice():
            return _dice(tree, ())
        case diceast.Parenthetical():
            return Group((_copied(tree.value),), ())
        case diceast.NumberSet():
            return Group(tuple(_copied(one) for one in tree.values), ())
        case diceast.UnOp():
            item = _copied(tree.value)
            return Minus(item) if tree.op == "-" else item
        case diceast.BinOp():
            return Pair(_copied(tree.left), str(tree.op), _copied(tree.right))
        case diceast.OperatedSet():
            return _operated(tree)
    raise TypeError(f"unknown node {type(tree).__name__}")


def _operated(tree: Any) -> Node:
    operations = tuple(_operation(one) for one in tree.operations)
    inner = tree.value
    while isinstance(inner, diceast.Parenthetical) and isinstance(
        inner.value, diceast.Parenthetical | diceast.Dice | diceast.NumberSet
    ):
        inner = inner.value
    if isinstance(inner, diceast.Dice):
        return _dice(inner, operations)
    items = inner.values if isinstance(inner, diceast.NumberSet) else (inner.value,)
    return Group(tuple(_copied(one) for one in items), operations)


def _operation(tree: Any) -> Operation:
    kind = cast(Kind, tree.op)  # the grammar knows no other
    selectors = tuple(
        Selector(cast(Sieve, one.cat or "="), int(_bounded(Fraction(one.num)))) for one in tree.sels
    )
    if kind in ("mi", "ma") and any(one.by != "=" for one in selectors):
        raise fault("bound-selector", order=str(tree))
    return Operation(kind, selectors)


def _dice(tree: Any, operations: tuple[Operation, ...]) -> Dice:
    count, tens = int(tree.num), tree.size == "%"
    faces = 10 if tens else int(tree.size)
    if not 1 <= count <= MOST_DICE:
        raise fault("dice-count", low=1, high=MOST_DICE)
    if not 1 <= faces <= MOST_FACES:
        raise fault("faces", low=1, high=MOST_FACES)
    return Dice(count, faces, tens, operations)


def _bounded(value: Fraction) -> Fraction:
    if value > MOST_NUMBER:
        raise fault("number", high=MOST_NUMBER)
    return value


def _require_dice(node: Node, text: str) -> None:
    count = sum(dice.amount for dice in dice_of(node))
    if not count:
        raise fault("no-dice", order=text)
    if count > MOST_DICE:
        raise fault("dice-count", low=1, high=MOST_DICE)


def dice_of(node: Node) -> list[Dice]:
    """List the dice of an expression from left to right."""
    match node:
        case Dice():
            return [node]
        case Group():
            return [dice for item in node.items for dice in dice_of(item)]
        case Minus():
            return dice_of(node.item)
        case Pair():
            return dice_of(node.left) + dice_of(node.right)
    return []
