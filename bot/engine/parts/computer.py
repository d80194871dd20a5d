"""The computer player of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from bot.engine.codec import A, V
from bot.engine.model import Decision


class Computer(Generic[A, V]):
    """How a seat without a person plays; by itself it takes the first option."""

    def advise(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Pick one of the listed options; the same for the same view."""
        return options[0]
