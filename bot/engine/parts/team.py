"""What several players of one side say and show to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from bot.engine.codec import A, V
from bot.engine.ending.parley import Proposal
from bot.engine.model import Seat


class Team(Generic[A, V]):
    """How teammates act together; by itself nothing has to be agreed and nothing is shown."""

    def proposals(self, view: V) -> Sequence[Proposal]:
        """List what seats want and their teammates have not agreed to."""
        return ()

    def sharing(self, view: V, seat: Seat) -> Sequence[A]:
        """List those of ``Game.anytime`` that show a card of the seat's hand to its teammate."""
        return ()
