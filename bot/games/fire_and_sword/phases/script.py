"""One run of a procedure at a live table, and who answers in it."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine import script
from bot.engine.flow import Transition
from bot.engine.model import Seat, Side
from bot.games.fire_and_sword.model.keys import Key
from bot.games.fire_and_sword.model.state import Element, FasState, Question
from bot.games.fire_and_sword.rules.checks import FACES, Roll

Flow: TypeAlias = Transition[FasState]


class Script(script.Script[FasState, Question, Key]):
    """One run of a procedure of By Fire and Sword."""

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open question of every seat."""
        return self.state.asked

    def element(self, key: str) -> Element:
        """Return an element by its id."""
        return self.state.element(key)


def seat_of(state: FasState, side: Side) -> Seat:
    """Return the seat that answers for a side.  Rules: FAS-OPT-08."""
    return state.seat_of(side)


def owner(state: FasState, element: str) -> Seat:
    """Return the seat that an element belongs to.  Rules: FAS-OPT-08."""
    return state.owner(element)


def other(side: Side) -> Side:
    """Return the other side."""
    return Side("blue" if side == "red" else "red")


def roll(t: Flow, rule: str) -> Roll:
    """Return how a test rolls its dice for a rule."""
    return lambda count: t.roll(count, FACES, rule)
