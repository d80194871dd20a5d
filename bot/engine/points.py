"""Decision points as a game names them, so that mypy finds a misspelt or a forgotten one.

The engine keeps the point of a decision as plain words. A game writes all of its points down once,
as a ``Literal``, asks by them and matches them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .model import Decision, Seat

if TYPE_CHECKING:
    from .flow import Transition

P = TypeVar("P", bound=str)
"""The decision points of a game: a ``Literal`` of all of them."""


class Points(Generic[P]):
    """All decision points of a game; made of the arguments of their ``Literal``."""

    def __init__(self, points: Iterable[P]) -> None:
        self._named: dict[str, P] = {point: point for point in points}

    def __iter__(self) -> Iterator[P]:
        return iter(self._named.values())

    def at(self, decision: Decision) -> P | None:
        """Return the point of a decision; None for what is done outside of decisions.

        Raises ``KeyError`` for a point that is not of this game.
        """
        return self._named[decision.point] if decision.point else None

    def named(self, said: str) -> P | None:
        """Return a point by its name; None: there is none of this name."""
        return self._named.get(said)

    def ask(self, t: Transition[Any], point: P, seat: Seat) -> None:
        """Open a decision at a point."""
        t.ask(point, seat)
