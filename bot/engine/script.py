"""Procedures written as scripts: plain functions that read like their chapter of the rulebook.

A script runs from the top each time. Whatever needs an answer, dice or another procedure has a key;
what was answered and done is remembered under it in the procedure's frame. Where something is
missing the question is opened, or the other procedure started, and ``Paused`` ends the run; it
starts again from the top when the answer is there.

Write a procedure as a script where it asks in several places or branches on what it was told. Write
it as frames with a ``step`` where it asks once or never, where the same few steps come round
thousands of times in a match, or where several seats are asked at once.

Running again is safe because a script is pure between its keys: it changes the state, tells events
and uses chance only in ``do``, ``roll`` and ``call``, or after its last question. What it reads may
have changed since the run before, so what must stay as it was is kept by ``do``, or in a field of
the frame. Each answer costs a run, so a procedure of *n* questions reads itself *n* times; long
chapters call procedures of their own.

Keys are part of the state and so of every digest. While matches run, no key is renamed or given
another meaning, and nothing is asked or done between keys that a running procedure has passed; see
``bot/decisions/011-procedures-as-scripts.md``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NewType, TypeVar, overload

import msgspec

from .codec import S
from .flow import Transition
from .model import Event, Frame, Seat

K = TypeVar("K", bound=str)
"""The plain keys of a game: a ``Literal`` of all of them."""
Word = TypeVar("Word", bound=str)

RowKey = NewType("RowKey", str)
"""A key of a row: it names an element, a side or a number; see ``row_key``."""


@lru_cache(maxsize=4096)
def row_key(row: str, *places: str | int) -> RowKey:
    """Return the key of a row such as ``target-{}`` at its places; raises ``ValueError``.

    A game wraps it with a ``Literal`` of its rows, so that no key is put together freely. Keys are
    kept, for every run of a script comes to them again.

    >>> row_key("target-{}", 2)
    'target-2'
    """
    if row.count("{}") != len(places):
        raise ValueError(f"the row {row!r} has not {len(places)} places")
    return RowKey(row.format(*places))


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a script asks: its decision point; a game adds words and answers.

    ``key``: under which the answer is kept; who opens the question fills it in.
    """

    key: str = ""
    point: str


Q = TypeVar("Q", bound=Question)


class Procedure(Frame, Generic[K], kw_only=True):
    """The frame of a script: what it was told and has found so far, by key.

    ``key`` names the result that the procedure below waits for.
    """

    key: str = ""
    answers: dict[str, str] = {}
    results: dict[str, int] = {}

    def answer(self, key: K | RowKey) -> str:
        """Return a given answer; raises ``KeyError``."""
        return self.answers[key]

    def said(self, key: K | RowKey, default: str = "") -> str:
        """Return an answer, or the default where none was given."""
        return self.answers.get(key, default)

    def give(self, answers: Mapping[K | RowKey, str]) -> None:
        """Keep answers to questions that need not be asked."""
        for key, value in answers.items():
            self.answers[key] = value

    def result(self, key: K | RowKey) -> int:
        """Return what something done or called has found; raises ``KeyError``."""
        return self.results[key]

    def is_done(self, key: K | RowKey) -> bool:
        """Tell whether something was done or called."""
        return key in self.results

    def forget(self) -> None:
        """Forget all answers and results, for a part that begins anew."""
        self.answers.clear()
        self.results.clear()


class Paused(Exception):
    """The procedure waits for an answer, or for a procedure that it started."""


class KeyUsedTwice(Exception):
    """A run of a procedure comes to one key at two places: one would get the other's answer."""


class Script(ABC, Generic[S, Q, K]):
    """One run of a procedure over states ``S``, with questions ``Q`` and plain keys ``K``."""

    def __init__(self, t: Transition[S], frame: Procedure[K]):
        self.t = t
        self.frame = frame
        self.state = t.state
        """The state that the procedure changes."""
        self._asked: set[str] = set()
        self._done: set[str] = set()

    @property
    @abstractmethod
    def questions(self) -> dict[Seat, Q]:
        """The part of the state that keeps the open question of every seat."""

    def tell(self, event: Event) -> None:
        """Tell an event; only from what is done once."""
        self.t.tell(event)

    # Questions -------------------------------------------------------------------------------

    @overload
    def ask(self, seat: Seat, make: Callable[[], Q | str], key: K | RowKey) -> str: ...

    @overload
    def ask(
        self, seat: Seat, make: Callable[[], Q | str], key: K | RowKey, among: Sequence[Word]
    ) -> Word: ...

    def ask(
        self,
        seat: Seat,
        make: Callable[[], Q | str],
        key: K | RowKey,
        among: Sequence[Word] | None = None,
    ) -> str | Word:
        """Return the answer under a key, asking for it first; ``among``: the words it may be.

        ``make`` returns the question, or the answer where nothing is left to choose.
        """
        _use(self._asked, key)
        answers = self.frame.answers
        if key not in answers:
            question = make()
            if not isinstance(question, str):
                self.put(seat, key, question)
                raise Paused
            answers[key] = question
        return answers[key] if among is None else self.answer(key, among)

    def answer(self, key: K | RowKey, among: Sequence[Word]) -> Word:
        """Return a given answer as one of the words it may be; raises ``ValueError``."""
        return one_of(among, self.frame.answer(key))

    def ask_number(self, seat: Seat, make: Callable[[], Q | str], key: K | RowKey) -> int:
        """Return the number that answers a question, asking for it first."""
        return int(self.ask(seat, make, key))

    def put(self, seat: Seat, key: str, question: Q) -> None:
        """Open a question to a seat; its answer is kept under a key."""
        self.t.ask(question.point, seat)
        self.questions[seat] = msgspec.structs.replace(question, key=key)

    def take(self, seat: Seat, value: str) -> None:
        """Close the question of a seat and keep its answer."""
        self.frame.answers[self.questions.pop(seat).key] = value

    # What is done once -----------------------------------------------------------------------

    def do(self, key: K | RowKey, act: Callable[[], int | None]) -> int:
        """Do something once and remember the number it gives."""
        _use(self._done, key)
        if key not in self.frame.results:
            self.frame.results[key] = int(act() or 0)
        return self.frame.results[key]

    def roll(self, key: K | RowKey, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Roll dice once and remember them: their number under the key, each under ``key#n``."""
        results = self.frame.results

        def dice() -> int:
            for place, face in enumerate(self.t.roll(count, faces, rule), 1):
                results[f"{key}#{place}"] = face
            return count

        thrown = self.do(key, dice)
        return tuple(results[f"{key}#{place}"] for place in range(1, thrown + 1))

    def call(self, key: K | RowKey, make: Callable[[], Procedure[K]]) -> int:
        """Return what another procedure has found, after running it."""
        _use(self._done, key)
        if key not in self.frame.results:
            child = make()
            child.key = key
            self.t.push(child)
            raise Paused
        return self.frame.results[key]

    def done(self, result: int = 0) -> None:
        """End the procedure and hand its result to the one below.

        Where the match has ended meanwhile, nothing is left to do.
        """
        flow: list[Any] = self.t.state.flow
        if not flow or flow[-1] is not self.frame:
            return
        self.t.pop()
        if flow:
            flow[-1].results[self.frame.key] = result


def _use(used: set[str], key: str) -> None:
    """Note that a run has come to a key; raises ``KeyUsedTwice``."""
    if key in used:
        raise KeyUsedTwice(key)
    used.add(key)


def one_of(words: Sequence[Word], said: str) -> Word:
    """Return an answer as one of the words it may be; raises ``ValueError`` for any other."""
    for word in words:
        if word == said:
            return word
    raise ValueError(f"the answer {said!r} is none of {', '.join(words)}")
