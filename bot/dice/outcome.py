"""What a roll came to, ready for words and pictures: every die, and why it counted as it did."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Text

from .spread import Value

Mark: TypeAlias = Literal["plain", "hit", "flag", "miss", "dropped"]


class Shown(msgspec.Struct, frozen=True):
    """One die: the face that counts, and those before it that were rolled again.

    A face is a number as text, or the id of a symbol.
    """

    face: str
    mark: Mark = "plain"
    before: tuple[str, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """Dice that were rolled together."""

    label: Text
    dice: tuple[Shown, ...]


class Line(msgspec.Struct, frozen=True):
    """A sentence of the account, with the rules behind it."""

    text: Text
    rules: tuple[str, ...] = ()


class RollOutcome(msgspec.Struct, frozen=True):
    """A whole roll. ``score`` is what the luck ledger counts, None where there is nothing."""

    heading: Text
    rows: tuple[Row, ...]
    lines: tuple[Line, ...]
    result: Text
    score: Value | None = None


class ChanceBar(msgspec.Struct, frozen=True):
    """One result with its exact chance."""

    label: Text
    chance: Fraction


class Chart(msgspec.Struct, frozen=True):
    """The exact chances of a roll: all results, then single facts; ``rising``: they are ordered.

    ``mean`` is the mean result where results are numbers.
    """

    heading: Text
    bars: tuple[ChanceBar, ...]
    facts: tuple[ChanceBar, ...] = ()
    mean: Fraction | None = None
    rising: bool = False
    rules: tuple[str, ...] = ()


def plain(words: str) -> Text:
    """Return literal words."""
    return Text("plain", {"text": words})


def number(value: Value) -> str:
    """Write a number; of a fraction two places.

    >>> number(7), number(Fraction(7, 2)), number(Fraction(1, 3))
    ('7', '3.5', '0.33')
    """
    if isinstance(value, int) or value.denominator == 1:
        return str(int(value))
    hundredths = round(abs(value) * 100)
    sign = "-" if value < 0 else ""
    return f"{sign}{hundredths // 100}.{hundredths % 100:02}".rstrip("0").rstrip(".")
