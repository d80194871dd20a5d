"""What a plan is: lines of orders under conditions, what stops it, and how far it has come."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Text

Kind: TypeAlias = Literal[
    "free", "taken", "own", "enemy", "strength", "odds", "dice", "turn", "lost"
]
"""What a condition asks: who is at a place, how strong, the chances or dice of an order, the turn,
whether the seat's side has lost strength since the plan began."""


class Condition(msgspec.Struct, frozen=True):
    """A condition as it is written in ``text``, with what it compares.

    ``sign`` and ``value`` are those of a number; ``odds`` in per cent.
    """

    kind: Kind
    text: str
    place: str = ""
    sign: str = ">="
    value: int = 0
    negated: bool = False


class Branch(msgspec.Struct, frozen=True):
    """What is done where all conditions hold; else the other branch, without one the plan stops.

    No orders: nothing is done. ``stops``: the plan ends here.
    """

    when: tuple[Condition, ...] = ()
    orders: tuple[str, ...] = ()
    stops: bool = False
    other: Branch | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of a plan: its words, and what they mean."""

    text: str
    branch: Branch


class Watch(msgspec.Struct, frozen=True):
    """What stops a plan before any of its orders."""

    text: str
    when: tuple[Condition, ...]


class Plan(msgspec.Struct, frozen=True):
    """Lines carried out from first to last, and what stops them."""

    lines: tuple[Line, ...]
    watches: tuple[Watch, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How far a plan has come: its next line, and what is left of the branch that was taken.

    ``strength`` is that of the seat's side when the plan began; -1: it has not. ``ending`` is the
    turn that an ``end`` leaves question by question.
    """

    line: int = 0
    left: tuple[str, ...] = ()
    strength: int = -1
    ending: int = -1
    done: tuple[str, ...] = ()


class Stop(msgspec.Struct, frozen=True):
    """Where a plan stopped, as the number of a line from 0 on, at which order, and why."""

    line: int
    order: str
    reason: Text
    rule: str | None = None
