"""What a viewer of Battle of Hoth sees, built field by field (hoth.md section 1.6).

Public: board, units, medals, countdowns, discard piles, sizes of hands and decks. A hand is seen by
its owner, and by the teammate where the match allows it (HOTH-TEAM-14). Deck orders by nobody.
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Seat, Side
from bot.engine.tally import Tally

from .model import Face, Fort, Objective, Turn, Unit


class CardsView(msgspec.Struct, frozen=True):
    """The cards of a seat as others see them; ``hand`` is None where it is hidden."""

    seat: Seat
    deck: int
    hand_size: int
    discard: tuple[str, ...]
    hand: tuple[str, ...] | None = None


class SideView(msgspec.Struct, frozen=True):
    """Medals and standing of a side; ``needed`` 0 when it cannot win by medals."""

    side: Side
    seats: tuple[Seat, ...]
    medals: int
    needed: int
    medals_kills: int
    medals_permanent: int
    medals_bonus: int
    medals_temporary: int
    own_turns: int
    waiting: tuple[str, ...]
    """Types of the units that wait to return."""


class AttackView(msgspec.Struct, frozen=True):
    """The attack in progress; all of it is public."""

    attacker: str
    origin: str
    target_hex: str
    target: str | None
    fort: str | None
    tally: Tally
    melee: bool
    step: str
    dice: tuple[Face, ...]
    rerolls_used: tuple[str, ...]
    retreats: int
    breakthrough: bool


class HothView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as one viewer sees it; ``viewer`` None is a spectator."""

    viewer: Seat | None
    scenario: str
    options: dict[str, str]
    turn: Turn
    terrain: dict[str, str]
    units: tuple[Unit, ...]
    forts: tuple[Fort, ...]
    objectives: tuple[Objective, ...]
    sides: dict[Side, SideView]
    cards: dict[Seat, CardsView]
    countdowns: dict[str, int]
    attack: AttackView | None
    choosing: tuple[str, ...]
    """Cards taken of which the viewer must keep one; empty for others."""
    recovered: tuple[str, ...]
    discarded: int
    """Cards discarded so far in a Draw step that allows it."""
    idle_turns: int
    draw_offer: Side | None
    over: str | None
    winner: Side | None
