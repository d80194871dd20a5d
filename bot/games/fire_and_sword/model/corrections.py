"""The nouns of corrections at a live table: what was changed by hand, and what it undid."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.model import Side
from bot.games.fire_and_sword.content.base import Order


class Flight(msgspec.Struct, frozen=True):
    """What an element had and its side lost when a correction made it flee (FAS-1.3-c)."""

    hidden: Order | Literal["unknown"] | None
    revealed: Order | None
    activated: bool
    cp: int
    motivation: int


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A correction by a player, with what was there before; one of a face-down order is secret.

    ``flight``: the element fled by it. That is seen by nobody: it holds a face-down order.
    """

    by: Side
    target: str
    what: str
    before: str
    after: str
    flight: Flight | None = None

    @property
    def is_secret(self) -> bool:
        """Whether its owner alone may know of it."""
        return self.what == "order"
