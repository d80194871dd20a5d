"""What happened in Lords of War, as told to players and renderers."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side
from bot.games.lords.rules.geometry import Cell

from .state import Manner


class Strike(msgspec.Struct, frozen=True):
    """What one unit contributes to the total on another: an arrow, or a shot."""

    unit: int
    card: str
    cell: Cell
    value: int
    shot: bool = False


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """The decks are shuffled and the opening hands dealt; ``armies`` by side.

    ``bases`` are the base armies of those whose names hide it.
    """

    scenario: str
    armies: dict[Side, str]
    bases: dict[Side, str] = {}


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A side's turn begins; ``extra`` by LOW-GEN-01."""

    number: int
    side: Side
    extra: bool = False


class UnitPlaced(Event, frozen=True, kw_only=True, tag="unit_placed"):
    """A card was placed on the mat."""

    unit: int
    card: str
    side: Side
    cell: Cell
    manner: Manner


class HandShown(Event, frozen=True, kw_only=True, tag="hand_shown"):
    """The hand of a side as the audience alone sees it, after a forced placement."""

    side: Side
    cards: tuple[str, ...]


class HandProved(Event, frozen=True, kw_only=True, tag="hand_proved"):
    """Everybody learns that a side showed its hand to the opponent."""

    side: Side


class PlacementSkipped(Event, frozen=True, kw_only=True, tag="placement_skipped"):
    """A side placed nothing."""

    side: Side


class ShooterDeclared(Event, frozen=True, kw_only=True, tag="shooter_declared"):
    """A shooter's kind of attack; without a target it uses its arrows."""

    card: str
    side: Side
    cell: Cell
    target_card: str | None = None
    target: Cell | None = None


class UnitHit(Event, frozen=True, kw_only=True, tag="unit_hit"):
    """A unit was attacked; it is eliminated where the total is above the defence."""

    unit: int
    card: str
    side: Side
    cell: Cell
    total: int
    defence: int
    strikes: tuple[Strike, ...]
    eliminated: bool


class ExtraTurnEarned(Event, frozen=True, kw_only=True, tag="extra_turn_earned"):
    """A side eliminated the enemy general."""

    side: Side
    card: str


class BerserkerAdvanced(Event, frozen=True, kw_only=True, tag="berserker_advanced"):
    """A berserker moved into a vacated cell."""

    unit: int
    card: str
    side: Side
    origin: Cell
    target: Cell


class CardDrawn(Event, frozen=True, kw_only=True, tag="card_drawn"):
    """A side drew a card; which one is in ``CardSeen`` for the owner alone."""

    side: Side


class CardSeen(Event, frozen=True, kw_only=True, tag="card_seen"):
    """Cards that the audience alone took into hand."""

    side: Side
    cards: tuple[str, ...]


class UnitRecalled(Event, frozen=True, kw_only=True, tag="unit_recalled"):
    """A unit went back to its owner's hand."""

    unit: int
    card: str
    side: Side
    cell: Cell


LordsEvent: TypeAlias = (
    BattleBegan | TurnBegan | UnitPlaced | HandShown | HandProved | PlacementSkipped
    | ShooterDeclared | UnitHit | ExtraTurnEarned | BerserkerAdvanced | CardDrawn | CardSeen
    | UnitRecalled | DrawOffered | BattleEnded
)  # fmt: skip
