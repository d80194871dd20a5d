"""Reading typed modifiers: ``+1 routed, -2``, names of a table (``long``), factors (``x1.5``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

import msgspec

from bot.engine.model import Term

from .content import Modifier
from .faults import fault

MOST, MOST_AMOUNT, LONGEST = 10, 99, 200
_PARTS = re.compile(r"[;\n]|,(?!\d)")
_AMOUNT = re.compile(r"([+\-\u2212]?)\s*(\d{1,3})(?![\d.,/])\s*([^\d\s].{0,40})?")
_FACTOR = re.compile(r"[x\u00d7*]\s*(\d{1,3})(?:[.,](\d{1,2})|/(\d{1,2}))?\s*([^\d\s].{0,40})?")
_NAMED = re.compile(r"([a-z][a-z0-9_ :-]{0,30}?)(?:\s*[x\u00d7*]\s*(\d{1,2}))?")


class Part(msgspec.Struct, frozen=True):
    """A summand or, with ``factor``, something to multiply by, with its reason and rule."""

    amount: int
    reason: Term
    rule: str = ""
    factor: Fraction | None = None


def read(text: str, table: Mapping[str, Modifier], *, factors: bool = False) -> tuple[Part, ...]:
    """Read modifiers separated by commas; raises ``Refused`` naming the first that is not clear."""
    if len(text) > LONGEST:
        raise fault("too-long", high=LONGEST)
    parts = [part.strip() for part in _PARTS.split(text) if part.strip()]
    if len(parts) > MOST:
        raise fault("modifier-count", high=MOST)
    return tuple(_read(part, table, factors) for part in parts)


def _read(part: str, table: Mapping[str, Modifier], factors: bool) -> Part:
    if found := _AMOUNT.fullmatch(part):
        amount = int(found[2]) * (-1 if found[1] in ("-", "\u2212") else 1)
        if abs(amount) > MOST_AMOUNT:
            raise fault("modifier-amount", high=MOST_AMOUNT)
        return Part(amount, _reason(found[3]))
    if factors and (found := _FACTOR.fullmatch(part)):
        return Part(0, _reason(found[4]), factor=_factor(found))
    found = _NAMED.fullmatch(part.lower())
    name = re.sub(r"[ :-]+", "_", found[1].strip()) if found else ""
    if found is None or name not in table:
        known = ", ".join(table) or "+1, -2"
        raise fault("modifier", order=part, known=known)
    times = int(found[2] or 1)
    return Part(table[name].value * times, Term(f"dice-modifier-{name}"), table[name].rule)


def _reason(words: str | None) -> Term:
    return Term("dice-typed", {"typed": (words or "").strip()}) if words else Term("dice-modifier")


def _factor(found: re.Match[str]) -> Fraction:
    whole, places, over = int(found[1]), found[2], found[3]
    if over is not None:
        if not int(over):
            raise fault("zero")
        factor = Fraction(whole, int(over))
    else:
        factor = whole + (Fraction(int(places), 10 ** len(places)) if places else Fraction(0))
    if not 0 < factor <= 10:
        raise fault("factor", low=0, high=10)
    return factor
