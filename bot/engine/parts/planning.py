"""Orders that are planned together before any is carried out: piece by piece, to a useful end.

A player chooses among a few ends that mean something, all of them found by the rules; what else is
legal is ordered step by step or typed. All come from the seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from bot.engine.codec import A, V
from bot.engine.model import Choice, Decision, Text
from bot.engine.refusal import Fault


class End(NamedTuple):
    """An order that is offered: its words, what it costs and brings, and where it ends."""

    action: Any
    label: Text
    note: Text | None = None
    place: str = ""


class Planning(Generic[A, V]):
    """What may be planned; by itself nothing is."""

    points: frozenset[str] = frozenset()
    """Decision points at which orders may be planned one after another."""

    def pieces(self, view: V, decision: Decision) -> Sequence[Choice]:
        """List at most 15 pieces that may be ordered now, each with its place."""
        return ()

    def parts(self, view: V, decision: Decision, piece: str) -> Sequence[Choice]:
        """List the parts of a piece that may be ordered by themselves; empty: it has none."""
        return ()

    def ends(self, view: V, decision: Decision, piece: str) -> Sequence[End]:
        """List at most 12 useful ends of a piece by its key, from left to right on the map."""
        return ()

    def toggles(self, view: V, decision: Decision) -> Sequence[End]:
        """List at most 12 orders that may be added or taken out by one tap, one for each piece."""
        return ()

    def piece_of(self, action: A) -> str:
        """Return the key of the piece that an order is for; empty: of none."""
        return ""

    def brief(self, written: str) -> str:
        """Shorten an order as it is typed, for a button; by itself it stays as it is."""
        return written

    def shows(self, view: V, decision: Decision, action: A) -> Text | None:
        """Say what an order turns up that only its seat knows; None: nothing."""
        return None

    def changed(self, view: V, decision: Decision, piece: str, action: A | None) -> Sequence[End]:
        """List at most 5 orders that differ from one a little, such as in the facing at its end.

        ``action`` None: at most 10 orders that change the piece where it stands. The note of the
        first says what they all are.
        """
        return ()

    def onward(self, view: V, decision: Decision, piece: str, action: A | None) -> Sequence[End]:
        """List orders by which a piece goes one step further than by one; None: its first step."""
        return ()

    def closing(self, view: V, decision: Decision, after: A | None = None) -> End | None:
        """Return the order that ends what may be planned, where it is legal.

        ``after``: behind an order that shows something, where nothing else is likely to follow.
        """
        return None

    def spends(self, view: V, action: A) -> frozenset[str]:
        """Name what an attack uses up for the turn: two that share something do not go together.

        That one piece attacks once need not be said: a page picks one attack of each.
        """
        return frozenset()

    def owed(self, view: V, decision: Decision) -> Fault | None:
        """Say what must still be ordered before the closing order is legal; None: nothing."""
        return None
