"""Plans as they are typed, e.g. ``if E6 free: E4>E6; else hold; then E6xG7 if odds>=50``.

Lines stand between semicolons or line breaks. A line is an order, or several with ``then`` between
them, with ``if ...:`` before it or ``if ...`` behind it; ``else`` belongs to the line before;
``stop if ...`` ends the plan whenever that is so. Under a condition or behind ``else`` the word
``hold`` does nothing and ``stop`` ends the plan; elsewhere they are orders. Several
conditions are joined by ``and``; ``not`` turns one round.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from bot.engine.model import Text
from bot.engine.refusal import Refused

from .model import Branch, Condition, Kind, Line, Plan, Watch

MOST_LINES = 40
"""How many lines a plan holds."""
HOLD, STOP = "hold", "stop"
KINDS: dict[str, Kind] = {one: one for one in get_args(Kind)}
_THEN = re.compile(r"\s+then\s+", re.IGNORECASE)
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_IF = re.compile(r"if\s+([^:]+):\s*(.*)", re.IGNORECASE)
_BEHIND = re.compile(r"(.+?)\s+if\s+(.+)", re.IGNORECASE)
_ELSE = re.compile(r"else\b:?\s*(.+)", re.IGNORECASE)
_NUMBER = r"\s*(>=|<=|>|<|=)\s*(\d{1,4})\s*%?"
_SHAPES = (
    (re.compile(rf"(?P<kind>odds|dice|turn){_NUMBER}", re.IGNORECASE), "number"),
    (re.compile(rf"(?P<kind>strength)\s+(?P<place>\S+?){_NUMBER}", re.IGNORECASE), "number"),
    (re.compile(r"(?P<place>\S+)\s+(?P<kind>free|taken|own|enemy)", re.IGNORECASE), "place"),
    (re.compile(r"(?P<kind>lost)", re.IGNORECASE), "fact"),
)


def plan_of(text: str) -> Plan:
    """Read a plan; raises ``Refused`` with what could not be read."""
    lines: list[Line] = []
    watches: list[Watch] = []
    for words in _lines(text):
        other = _ELSE.fullmatch(words)
        if other is not None:
            if not lines:
                raise _unread("plan-refused-else", words)
            lines[-1] = _joined(lines[-1], words, _other(other[1]))
            continue
        watch = _watch(words)
        if watch is not None:
            watches.append(watch)
        else:
            lines.append(Line(words, _branch(words)))
    if not lines or len(lines) > MOST_LINES:
        raise Refused(Text("plan-refused-length", {"most": MOST_LINES}))
    return Plan(tuple(lines), tuple(watches))


def _lines(text: str) -> Iterator[str]:
    for words in re.split(r"[;\n]", text):
        bare = re.sub(r"^\s*then\b", "", words, flags=re.IGNORECASE).strip()
        if bare:
            yield " ".join(bare.split())


def _watch(words: str) -> Watch | None:
    found = re.fullmatch(r"stop\s+if\s+(.+)", words, re.IGNORECASE)
    return None if found is None else Watch(words, _conditions(found[1]))


def _branch(words: str) -> Branch:
    before, behind = _IF.fullmatch(words), _BEHIND.fullmatch(words)
    if before is not None:
        return _doing(before[2], _conditions(before[1]))
    if behind is not None:
        return _doing(behind[1], _conditions(behind[2]))
    if re.match(r"if\b", words, re.IGNORECASE):
        raise _unread("plan-refused-line", words)
    return Branch(orders=_orders(words))


def _other(words: str) -> Branch:
    """Read what stands behind ``else``: another condition, orders, or that nothing is done."""
    return _doing(words, ()) if words.lower() in (HOLD, STOP) else _branch(words)


def _doing(words: str, when: tuple[Condition, ...]) -> Branch:
    if words.lower() in (HOLD, STOP):
        return Branch(when, stops=words.lower() == STOP)
    return Branch(when, _orders(words))


def _orders(words: str) -> tuple[str, ...]:
    orders = tuple(filter(None, _THEN.split(words)))
    if not orders:
        raise _unread("plan-refused-line", words)
    return orders


def _joined(line: Line, words: str, other: Branch) -> Line:
    """Hang another branch behind the last one of a line."""
    if not _last(line.branch).when:
        raise _unread("plan-refused-else", words)
    return Line(f"{line.text}; {words}", _hung(line.branch, other))


def _last(branch: Branch) -> Branch:
    return branch if branch.other is None else _last(branch.other)


def _hung(branch: Branch, other: Branch) -> Branch:
    rest = other if branch.other is None else _hung(branch.other, other)
    return Branch(branch.when, branch.orders, branch.stops, rest)


def _conditions(words: str) -> tuple[Condition, ...]:
    return tuple(_condition(one.strip()) for one in _AND.split(words))


def _condition(words: str) -> Condition:
    bare = re.sub(r"^not\s+", "", words, flags=re.IGNORECASE)
    for shape, what in _SHAPES:
        found = shape.fullmatch(bare)
        if found is None:
            continue
        said = found.groupdict()
        sign, value = found.groups()[-2:] if what == "number" else (">=", "0")
        return Condition(
            kind=KINDS[said["kind"].lower()], text=words, place=said.get("place") or "",
            sign=sign, value=int(value), negated=bare != words,
        )  # fmt: skip
    raise _unread("plan-refused-condition", words)


def _unread(key: str, words: str) -> Refused:
    return Refused(Text(key, {"words": words[:80]}))
