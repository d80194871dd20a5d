"""How a procedure runs: from the top each time, remembering what it was told and has done.

A procedure is a plain function that reads like its chapter of the rulebook. Whatever needs an
answer, dice or another procedure has a key; what is done once is remembered in the frame. Where
something is missing the question is asked, or the other procedure started, and ``Paused`` ends the
run; it starts again from the top when the answer is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar, overload

import msgspec

from bot.engine.flow import Transition
from bot.engine.model import Event, Seat, Side, Term, term
from bot.games.fire_and_sword.model.state import Element, FasState, Pick, Procedure, Question
from bot.games.fire_and_sword.rules.checks import FACES, Roll

Flow: TypeAlias = Transition[FasState]
Word = TypeVar("Word", bound=str)
Make: TypeAlias = Callable[[], Question | str]
"""Asks a question, or settles it without asking."""


class Paused(Exception):
    """The procedure waits for an answer, or for a procedure that it started."""


class Script:
    """One run of a procedure."""

    def __init__(self, t: Flow, frame: Procedure):
        self.t = t
        self.frame = frame

    @property
    def state(self) -> FasState:
        """The state that the procedure changes."""
        return self.t.state

    def element(self, key: str) -> Element:
        """Return an element by its id."""
        return self.t.state.element(key)

    def tell(self, event: Event) -> None:
        """Tell an event."""
        self.t.tell(event)

    @overload
    def ask(self, seat: Seat, make: Make, key: str) -> str: ...

    @overload
    def ask(self, seat: Seat, make: Make, key: str, among: Sequence[Word]) -> Word: ...

    def ask(
        self, seat: Seat, make: Make, key: str, among: Sequence[Word] | None = None
    ) -> str | Word:
        """Return the answer under a key, asking for it first; ``among``: the words it may be."""
        answers = self.frame.answers
        if key not in answers:
            question = make()
            if isinstance(question, Question):
                put(self.t, seat, key, question)
                raise Paused
            answers[key] = question
        return answers[key] if among is None else self.answer(key, among)

    def answer(self, key: str, among: Sequence[Word]) -> Word:
        """Return a given answer as one of the words it may be; raises ``ValueError``."""
        return one_of(among, self.frame.answers[key])

    def ask_number(self, seat: Seat, make: Make, key: str) -> int:
        """Return the number that answers a question, asking for it first."""
        return int(self.ask(seat, make, key))

    def do(self, key: str, act: Callable[[], int | None]) -> int:
        """Do something once and remember the number it gives."""
        if key not in self.frame.results:
            self.frame.results[key] = int(act() or 0)
        return self.frame.results[key]

    def call(self, key: str, make: Callable[[], Procedure]) -> int:
        """Return what another procedure has found, after running it."""
        if key not in self.frame.results:
            child = make()
            child.key = key
            self.t.push(child)
            raise Paused
        return self.frame.results[key]

    def done(self, result: int = 0) -> None:
        """End the procedure and hand its result to the one below."""
        flow = self.t.state.flow
        if not flow or flow[-1] is not self.frame:
            return
        self.t.pop()
        if flow:
            flow[-1].results[self.frame.key] = result


# Helpers -----------------------------------------------------------------------------------------


def one_of(words: Sequence[Word], said: str) -> Word:
    """Return an answer as one of the words it may be; raises ``ValueError`` for any other."""
    for word in words:
        if word == said:
            return word
    raise ValueError(f"the answer {said!r} is none of {', '.join(words)}")


def put(t: Flow, seat: Seat, key: str, question: Question) -> None:
    """Open a question to a seat; its answer is kept under a key."""
    t.ask(question.point, seat)
    t.state.asked[seat] = msgspec.structs.replace(question, key=key)


def seat_of(state: FasState, side: Side) -> Seat:
    """Return the seat that answers for a side."""
    return next(seat for seat, own in state.seats.items() if own == side)


def owner(state: FasState, element: str) -> Seat:
    """Return the seat that an element belongs to."""
    return seat_of(state, state.element(element).side)


def other(side: Side) -> Side:
    """Return the other side."""
    return Side("blue" if side == "red" else "red")


def roll(t: Flow, rule: str) -> Roll:
    """Return how a test rolls its dice for a rule."""
    return lambda count: t.roll(count, FACES, rule)


def by_key(choices: Iterable[Pick]) -> tuple[Pick, ...]:
    """Return picks in the order of their keys."""
    return tuple(sorted(choices, key=lambda pick: pick.key))


DIGIT = 9
"""The largest number that is listed: so numbers stand in order as words do."""


def picks(keys: Sequence[str], prefix: str) -> tuple[Pick, ...]:
    """Make picks whose labels are the messages ``<prefix>-<key>``, sorted by key."""
    return tuple(Pick(key, Term(f"{prefix}-{key}")) for key in sorted(keys))


def yes_no(point: str, prompt: Term, default: str = "no") -> Question:
    """Ask what can be answered by yes or no."""
    return Question(
        point=point, prompt=prompt, picks=picks(("no", "yes"), "fas-pick"), default=default
    )


def number(point: str, prompt: Term, low: int, high: int, default: int = 0) -> Question:
    """Ask for a number; those of one digit are listed, all of the range may be typed."""
    listed = range(low, min(high, max(low, DIGIT)) + 1)
    found = [str(value) for value in listed]
    return Question(
        point=point,
        prompt=prompt,
        picks=tuple(Pick(value, term("fas-pick-number", number=int(value))) for value in found),
        low=low,
        high=high,
        default=str(max(low, default)),
    )
