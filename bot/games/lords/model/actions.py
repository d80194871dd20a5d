"""What players of Lords of War can do.

Units are named by the cell they stand on, as players do.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Action
from bot.games.lords.rules.geometry import Cell


class Place(Action, frozen=True, tag="place"):
    """Place a card from the hand on a cell (LOW-PLA-01, LOW-CHA-01)."""

    card: str
    cell: Cell


class Skip(Action, frozen=True, tag="skip"):
    """Place nothing, where nothing can be placed (LOW-DCK-03, LOW-FRC-05)."""


class Shoot(Action, frozen=True, tag="shoot"):
    """Let a shooter shoot at the enemy on a cell (LOW-RNG-01)."""

    shooter: Cell
    target: Cell


class Fight(Action, frozen=True, tag="fight"):
    """Let a shooter use its arrows this turn (LOW-RNG-07)."""

    shooter: Cell


class Advance(Action, frozen=True, tag="advance"):
    """Move a berserker into a vacated cell (LOW-BSK-01)."""

    origin: Cell
    target: Cell


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw the top card of the deck (LOW-RNF-02)."""


class Recall(Action, frozen=True, tag="recall"):
    """Take an own unit from the mat back into the hand (LOW-RNF-02)."""

    cell: Cell


class Done(Action, frozen=True, tag="done"):
    """Refill no further, with an empty deck (LOW-DCK-02)."""


LordsAction: TypeAlias = (
    Place | Skip | Shoot | Fight | Advance | DrawCard | Recall | Done | Resign | OfferDraw
)
