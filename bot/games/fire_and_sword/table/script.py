"""How a procedure runs: from the top each time, remembering what it was told and has done.

A procedure is a plain function that reads like its chapter of the rulebook. Whatever needs an
answer, dice or another procedure has a key; what is done once is remembered in the frame. Where
something is missing the question is asked, or the other procedure started, and ``Paused`` ends the
run; it starts again from the top when the answer is there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.engine.flow import Transition
from bot.engine.model import Choice, Event, Seat, Side, Text, text
from bot.games.fire_and_sword.checks import FACES, Roll
from bot.games.fire_and_sword.model import Element, FasState, Procedure, Question

Flow: TypeAlias = Transition[FasState]


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
        return find(self.t.state, key)

    def tell(self, event: Event) -> None:
        """Tell an event."""
        self.t.tell(event)

    def ask(self, seat: Seat, make: Callable[[], Question | str], key: str) -> str:
        """Return the answer under a key; ``make`` asks for it, or settles it without asking."""
        known = self.frame.answers.get(key)
        if known is not None:
            return known
        question = make()
        if isinstance(question, str):
            self.frame.answers[key] = question
            return question
        put(self.t, seat, question)
        raise Paused

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


def put(t: Flow, seat: Seat, question: Question) -> None:
    """Open a question to a seat."""
    t.ask(question.point, seat)
    t.state.asked[seat] = question


def find(state: Any, key: str) -> Element:
    """Return an element of a state or view by its id."""
    elements: Sequence[Element] = state.elements
    return next(one for one in elements if one.id == key)


def seat_of(state: FasState, side: Side) -> Seat:
    """Return the seat that answers for a side."""
    return next(seat for seat, own in state.seats.items() if own == side)


def owner(state: FasState, element: str) -> Seat:
    """Return the seat that an element belongs to."""
    return seat_of(state, find(state, element).side)


def other(side: Side) -> Side:
    """Return the other side."""
    return Side("blue" if side == "red" else "red")


def roll(t: Flow, rule: str) -> Roll:
    """Return how a test rolls its dice for a rule."""
    return lambda count: t.roll(count, FACES, rule)


DIGIT = 9
"""The largest number that is listed: so numbers stand in order as words do."""


def picks(keys: Sequence[str], prefix: str) -> tuple[Choice, ...]:
    """Make picks whose labels are the messages ``<prefix>-<key>``, sorted by key."""
    return tuple(Choice(key, Text(f"{prefix}-{key}")) for key in sorted(keys))


def yes_no(key: str, point: str, prompt: Text, default: str = "no") -> Question:
    """Ask what can be answered by yes or no."""
    return Question(
        key=key, point=point, prompt=prompt, picks=picks(("no", "yes"), "fas-pick"), default=default
    )


def number(key: str, point: str, prompt: Text, low: int, high: int, default: int = 0) -> Question:
    """Ask for a number; those of one digit are listed, all of the range may be typed."""
    listed = range(low, min(high, max(low, DIGIT)) + 1)
    found = [str(value) for value in listed]
    return Question(
        key=key,
        point=point,
        prompt=prompt,
        picks=tuple(Choice(value, text("fas-pick-number", number=int(value))) for value in found),
        low=low,
        high=high,
        default=str(max(low, default)),
    )
