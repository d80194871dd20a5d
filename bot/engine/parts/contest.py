"""A longer contest of several battles, of which a match is one or which it holds."""

from __future__ import annotations

from typing import Generic

import msgspec

from bot.engine.codec import V
from bot.engine.model import Seat, Setup, Text


class Sequel(msgspec.Struct, frozen=True):
    """The next match of a longer contest: its set-up, which carries what the matches before gave.

    ``places`` names for each taken seat the one that its player takes in it.
    """

    setup: Setup
    places: dict[Seat, Seat]


class Contest(Generic[V]):
    """How battles belong together; by itself each match stands alone."""

    def headline(self, view: V) -> Text | None:
        """Say how the contest stands; None: there is none."""
        return None

    def parting(self, view: V) -> Text | None:
        """Say what giving up or a draw leaves open; None: the match is over with it."""
        return None

    def sequel(self, view: V, setup: Setup) -> Sequel | None:
        """Return the match that follows a finished one, from its public view; None: none does."""
        return None
