"""The computer player of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from bot.engine.codec import A, V
from bot.engine.model import Decision, Seat
from bot.engine.pools import Pool


class Computer(Generic[A, V]):
    """How a seat without a person plays; by itself it takes the first option."""

    def advise(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Pick one of the listed options; the same for the same view."""
        return options[0]

    def hidden(self, state: Any, seat: Seat | None) -> Sequence[Pool] | None:
        """List what a seat (None: a spectator) does not know, as pools of like cards.

        The zones write into ``state``. None: the game does not say, so nobody can think ahead in
        its name; a game without hidden things returns no pools.
        """
        return None
