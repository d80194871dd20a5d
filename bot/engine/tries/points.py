"""The points of a turn to which quiet steps of one seat lead, and what is asked of them.

Only steps that neither chance nor hidden things decide are tried; a trial ends where dice would
fall, a card would be drawn or something would be shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from bot.engine.chance.draws import Chance, NoDraws
from bot.engine.flow import Position, Step, submit
from bot.engine.model import Choice, Decision, Event, Seat
from bot.engine.parts.insight import Odds
from bot.engine.parts.words import DONE
from bot.engine.refusal import Refused

MOST_DONE = 4
"""How many questions in a row are left unanswered on the way to a piece's next one."""


def tried(position: Position, seat: Seat, action: Any) -> Step | None:
    """Answer the seat's question on a copy; None where that is no quiet step."""
    decision = position.decision_of(seat)
    if decision is None:
        return None
    try:
        step = submit(position, seat, decision.serial, action, NoDraws())
    except (Chance, Refused):
        return None
    return None if step.barrier else step


class Point:
    """A point of a turn that quiet steps of one seat lead to; what is asked of it is kept.

    ``orders`` are those steps as they are written, ``events`` what they told.
    """

    def __init__(
        self,
        position: Position,
        seat: Seat,
        orders: tuple[str, ...] = (),
        events: tuple[Event, ...] = (),
    ) -> None:
        self.position = position
        self.seat = seat
        self.orders = orders
        self.events = events
        self._after: dict[str, Point | None] = {}
        self._odds: dict[str, Odds | None] = {}
        self._menus: dict[str, tuple[Choice, ...]] = {}
        self._typed: dict[str, Any] = {}

    @property
    def decision(self) -> Decision | None:
        """The seat's question."""
        return self.position.decision_of(self.seat)

    @cached_property
    def legal(self) -> dict[str, Any]:
        """The legal actions as they are written, in the order of the menus."""
        if self.decision is None:
            return {}
        game, options = self.position.game, self.position.options(self.decision)
        view = self.position.view(self.seat)
        offered = game.asking.offered(view, self.decision, options)
        return {game.write(one): one for one in offered}

    def takes(self, name: str) -> bool:
        """Tell whether an order is legal, also one that no menu offers, such as another path."""
        return self._action(name) is not None

    def _action(self, name: str) -> Any:
        """Return the legal action that is written like this; None where there is none."""
        if name not in self.legal and name not in self._typed:
            self._typed[name] = self._read(name)
        return self.legal.get(name, self._typed.get(name))

    def _read(self, name: str) -> Any:
        game, view, decision = self.position.game, self.position.view(self.seat), self.decision
        if decision is None:
            return None
        try:
            action = game.read(view, decision, name)
        except Refused:
            return None
        same = game.write(action) == name
        return action if same and game.check(view, decision, action) else None

    def menu(self, name: str) -> tuple[Choice, ...]:
        """Return the picks that lead to a legal action."""
        if name not in self._menus:
            decision, view = self.decision, self.position.view(self.seat)
            assert decision is not None
            found = self.position.game.words.menu(view, decision, self._action(name))
            self._menus[name] = tuple(found)
        return self._menus[name]

    def spends(self, name: str) -> frozenset[str]:
        """Return what a legal order uses up for the turn."""
        return self.position.game.planning.spends(self.position.view(self.seat), self._action(name))

    @cached_property
    def begun(self) -> dict[str, tuple[Choice, ...]]:
        """The picks of the actions that begin with a piece."""
        return {name: self.menu(name) for name in self.legal if self._begins(name)}

    def _begins(self, name: str) -> str:
        """Return the place of the piece with which an action begins; empty where with none."""
        return next((one.place for one in self.menu(name)), "")

    @cached_property
    def has_attacks(self) -> bool:
        """Whether an attack begins with a piece."""
        return any(self.rolls(name) and self._begins(name) for name in self.legal)

    def attacks(self, place: str) -> Iterator[tuple[str, tuple[Choice, ...]]]:
        """Yield the attacks of the piece at a place with their picks; the odds of no other."""
        for name in self.legal:
            if self.rolls(name) and self._begins(name) == place:
                yield name, self.menu(name)

    @cached_property
    def left(self) -> Point | None:
        """The point behind an answer by nothing; None where that is not possible, or not quiet.

        Menus close with it, so they are read from their end.
        """
        names = reversed(self.legal)
        done = next(
            (name for name in names if (one := self.menu(name)) and one[-1].key == DONE), None
        )
        return None if done is None else self.after(done)

    @cached_property
    def _rolling(self) -> frozenset[type]:
        """The types of the legal actions that have odds: of one type all have some, or none."""
        first = {type(action): name for name, action in reversed(self.legal.items())}
        return frozenset(one for one, name in first.items() if self.odds(name) is not None)

    def rolls(self, name: str) -> bool:
        """Tell whether a listed action has odds."""
        return type(self.legal[name]) in self._rolling

    def odds(self, name: str) -> Odds | None:
        """Return the odds of a legal order."""
        if name not in self._odds:
            view = self.position.view(self.seat)
            self._odds[name] = self.position.game.insight.odds(view, self._action(name))
        return self._odds[name]

    def after(self, name: str) -> Point | None:
        """Return the point behind an order; None where it is not legal, or not quiet."""
        if name not in self._after:
            action = self._action(name)
            step = None if action is None else tried(self.position, self.seat, action)
            self._after[name] = None if step is None else self._behind(name, step)
        return self._after[name]

    def _behind(self, name: str, step: Step) -> Point:
        orders, events = (*self.orders, name), (*self.events, *step.events)
        return Point(step.position, self.seat, orders, events)

    def along(self, orders: Sequence[str]) -> Point:
        """Return the point behind quiet orders."""
        point = self
        for name in orders:
            after = point.after(name)
            assert after is not None
            point = after
        return point

    def onwards(self) -> Iterator[Point]:
        """Yield this point and those behind answers by nothing."""
        point: Point | None = self
        for _ in range(MOST_DONE):
            if point is None:
                return
            yield point
            point = point.left
