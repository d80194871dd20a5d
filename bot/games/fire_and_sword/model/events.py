"""What happened at a table, as told to players and renderers.

Every roll is told with every die; nothing secret is in a public event (FAS-LIVE-10).
"""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.ending.parley import DrawOffered, Proposed
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side, Term
from bot.games.fire_and_sword.rules.checks import Check, Contest

from .field import Standing


class Told(Event, frozen=True, kw_only=True, tag="told"):
    """A line of the report: what was declared, answered or follows by which rule."""

    line: Term
    rule: str = ""


class Tested(Event, frozen=True, kw_only=True, tag="tested"):
    """A standard test with every die; ``what`` says which (``hit``, ``resistance``, ``morale``...).

    ``element`` is empty for values typed by hand.
    """

    what: str
    element: str
    unit: Term
    check: Check


class Contested(Event, frozen=True, kw_only=True, tag="contested"):
    """An opposed test of Blue (a) and Red (b), or of two typed pools."""

    what: str
    contest: Contest


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    """A marker of an element changed: how many of what it has now, and why."""

    element: str
    unit: Term
    what: str
    before: int
    after: int
    state: str = ""
    why: Term | None = None
    rule: str = ""


class Gone(Event, frozen=True, kw_only=True, tag="gone"):
    """An element left the table for good."""

    element: str
    unit: Term
    side: Side
    rule: str


class MotivationLost(Event, frozen=True, kw_only=True, tag="motivation"):
    """A side lost Motivation and has ``left``."""

    side: Side
    amount: int
    left: int
    why: Term
    rule: str


class OrderTurned(Event, frozen=True, kw_only=True, tag="order"):
    """A token was turned up, or lies face up now: everybody sees the order."""

    element: str
    unit: Term
    order: str
    rule: str


class OrderGiven(Event, frozen=True, kw_only=True, tag="order_given"):
    """A Unit has a new face-down token; the order is told to its owner alone."""

    element: str
    unit: Term
    order: str = ""


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """An element stands elsewhere on a virtual table; ``before`` None: it came on."""

    element: str
    unit: Term
    before: Standing | None
    after: Standing
    line: Term
    rule: str


class Corrected(Event, frozen=True, kw_only=True, tag="corrected"):
    """A player put a marker right by hand, or (``reverted``) took such a change back."""

    by: Side
    target: str
    what: str
    before: str
    after: str
    reverted: bool = False


FasEvent: TypeAlias = (
    Told
    | Tested
    | Contested
    | Marked
    | Gone
    | MotivationLost
    | OrderTurned
    | OrderGiven
    | Moved
    | Corrected
    | DrawOffered
    | Proposed
    | BattleEnded
)
