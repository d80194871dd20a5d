"""The nouns of every game: seats, decisions, actions, events, states and outcomes.

What a game adds are its own frames, actions, events, state and view as msgspec structs.
Imports nothing of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any, Generic, Literal, NamedTuple, NewType, TypeAlias, TypeVar

import msgspec

Seat = NewType("Seat", str)
"""Who answers decisions; e.g. ``empire-1``. A spectator has no seat (``None``)."""

Side = NewType("Side", str)
"""A coalition of one or more seats; e.g. ``empire``."""

Audience: TypeAlias = tuple[Seat, ...] | None
"""Who may learn something: these seats, or everybody (``None``)."""

ANYTIME = 0
"""The serial under which actions outside any open decision are submitted (resigning, offers)."""


class Text(msgspec.Struct, frozen=True):
    """A message of the language catalogues: its key and its arguments.

    An argument may itself be a ``Text`` (a unit's or a card's name), so that a sentence is put
    together in the reader's language.
    """

    key: str
    args: dict[str, str | int | Text] = {}


class Term(msgspec.Struct, frozen=True):
    """What the rules say before it is put into words: a reason, a question, a name of a thing.

    A state keeps terms, never texts: a term is part of the truth of a match and of its digest, so
    its name and arguments stay as they are for good. Its words may change at any time.
    """

    key: str
    args: dict[str, str | int | Term] = {}


RENAMED: dict[str, str] = {}
"""The message of each term whose message no longer has the term's own name."""


def text(key: str, **args: str | int | Text | Term) -> Text:
    """Build a ``Text`` from keyword arguments, terms put into words."""
    said: dict[str, str | int | Text] = {}
    for name, one in args.items():
        said[name] = worded(one) if isinstance(one, Term) else one
    return Text(key, said)


def term(key: str, **args: str | int | Term) -> Term:
    """Build a ``Term`` from keyword arguments."""
    return Term(key, args)


def worded(said: Term) -> Text:
    """Return the message that says a term.

    >>> worded(term("toll", by=Term("bridge"))).args
    {'by': Text(key='bridge', args={})}
    """
    return text(RENAMED.get(said.key, said.key), **said.args)


def chain(key: str, parts: Iterable[Text | Term]) -> Text:
    """Put texts together by a message with the arguments ``first`` and ``rest``."""
    *before, last = (worded(one) if isinstance(one, Term) else one for one in parts)
    return reduce(lambda rest, first: text(key, first=first, rest=rest), reversed(before), last)


class Frame(msgspec.Struct, tag_field="frame", kw_only=True):
    """One procedure of the rulebook in progress, with its locals; lives in ``State.flow``."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One answer: the smallest choice that a player commits."""


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """A fact worth telling, with those who may learn it."""

    audience: Audience = None


class Moment(NamedTuple):
    """One step of a match as somebody saw it: the events they may know, and their view after it."""

    view: Any
    events: Sequence[Event]


class Decision(msgspec.Struct, frozen=True):
    """An open question to one seat.

    ``serial`` rises by one with each question of a match and is part of every button's id.
    ``point`` is the decision point of the rules digest, e.g. ``DP-MOVE``.
    """

    serial: int
    point: str
    seat: Seat


FrameT = TypeVar("FrameT", bound=Frame)


class State(msgspec.Struct, Generic[FrameT], kw_only=True):
    """All that is true in a match, hidden parts included; plain data.

    ``flow`` is the stack of procedures, the last one is running; empty means the game is over.
    ``draws`` counts the draws of chance made so far.
    """

    flow: list[FrameT]
    open: list[Decision] = []
    serial: int = 0
    draws: int = 0


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a match is set up: scenario, taken seats in seating order, and options."""

    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, str] = {}


class Outcome(msgspec.Struct, frozen=True):
    """The result of a finished match; no winner means a draw."""

    winner: Side | None
    reason: Term
    rule: str


class Choice(msgspec.Struct, frozen=True):
    """One step on the way through the menus to an action.

    ``key`` is short, stable and public; ``label`` at most 100 characters in every language.
    ``place`` is the field of the board that it points at, as the board's picture labels it.
    """

    key: str
    label: Text
    note: Text | None = None
    place: str = ""


class Draw(msgspec.Struct, frozen=True):
    """One use of chance: ``result`` holds values 0..bound-1 for a shuffle, 1..bound for dice."""

    kind: Literal["roll", "order"]
    count: int
    bound: int
    rule: str
    result: tuple[int, ...]
