"""Markers of a real table that players may put right by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from bot.engine.codec import V
from bot.engine.model import Action, Choice, Seat


class Adjustment(msgspec.Struct, frozen=True):
    """A marker of a real table that a player may put right by hand, at any time.

    ``value`` is a step (``+1``, ``-1``), ``on`` or ``off``, or a word; ``action`` does it.
    """

    target: Choice
    marker: Choice
    value: Choice
    action: Action


class Markers(Generic[V]):
    """What stands on the players' own table; by itself nothing that needs a correction."""

    scenarios: frozenset[str] = frozenset()
    """The scenarios that are played on the players' own table; others need nothing at hand."""
    together: frozenset[str] = frozenset()
    """Markers, on or off, that are set for several targets on one menu."""

    def adjustments(self, view: V, seat: Seat) -> Sequence[Adjustment]:
        """List which markers the seat may put right; their actions are among ``Game.anytime``."""
        return ()
