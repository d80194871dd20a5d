"""Structs for order cards, support cards and commanders."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Side
from bot.games.facts import Fact, Sourced
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.state import UnitClass

from .base import Terrain


class Filter(Fact, frozen=True, kw_only=True):
    """Which units a clause admits, tested at the moment of ordering (HOTH-ORD-07)."""

    unit_class: UnitClass | None = msgspec.field(name="class", default=None)
    adjacent_to_enemy: bool = False
    adjacent_to_friendly_class: UnitClass | None = None


class Clause(Fact, frozen=True, kw_only=True):
    """Order up to ``max`` units in a section; ``one`` is a section named by the player."""

    section: Literal["left", "centre", "right", "any", "one"]
    max: int | Literal["all"]
    filter: Filter = Filter()


class Recovery(Fact, frozen=True, kw_only=True):
    """Ordered units regain figures before moving (HOTH-CARD-09)."""

    figures: int
    units: int | Literal["all"]
    unit_class: UnitClass | None = msgspec.field(name="class", default=None)
    not_adjacent_to_enemy: bool = False


class Modifiers(Fact, frozen=True, kw_only=True):
    """What the card does for units ordered by its own clauses this turn (HOTH-CARD-07).

    The two ``only_`` fields limit all the others of the card.
    """

    dice: int = 0
    attacks: int = 1
    move_max: int | None = None
    move_and_attack_max: int | None = None
    move_max_bonus: int = 0
    no_move: bool = False
    no_attack: bool = False
    post_attack_move: int = 0
    breakthrough: bool = False
    retreats_are_explosions: bool = False
    retreat_multiplier: int = 1
    reroll_all: int = 0
    reroll_misses: int = 0
    ignore_protection: bool = False
    confirm_faces: tuple[Face, ...] = ()
    recover: Recovery | None = None
    look_at_hand: bool = False
    only_melee: bool = False
    only_class: UnitClass | None = None


class TakeKeep(Fact, frozen=True, kw_only=True, tag="take_keep", tag_field="type"):
    """Draw ``take`` cards and keep some of them (HOTH-DRAW-03)."""

    take: int
    keep: int


class Exchange(Fact, frozen=True, kw_only=True, tag="exchange", tag_field="type"):
    """Discard up to n cards, then draw as many plus ``plus`` (HOTH-DRAW-04, HOTH-TEAM-17)."""

    discard_up_to: int
    plus: int
    teammate_discard_up_to: int
    teammate_plus: int


DrawClause: TypeAlias = TakeKeep | Exchange


class Card(Sourced, frozen=True, kw_only=True):
    """An order card of one side; commander cards name their commander.

    ``fallback`` is the kind of unit whose absence from the board allows one unit of choice.
    """

    id: str
    side: Side
    kind: Literal["sector", "tactic"]
    commander: str | None = None
    orders: tuple[Clause, ...]
    fallback: Filter | None = None
    modifiers: Modifiers = Modifiers()
    draw: DrawClause | None = None


class UnitTest(Fact, frozen=True, kw_only=True):
    """A condition on one unit; all given parts must hold."""

    types: tuple[str, ...] = ()
    unit_class: UnitClass | None = msgspec.field(name="class", default=None)
    lost_figures: bool = False
    not_adjacent_to_enemy: bool = False
    not_moved: bool = False
    on_terrain: Terrain | None = None


class SupportCondition(Fact, frozen=True, kw_only=True):
    """When a support card may be played; all given parts must hold."""

    ordered_unit: UnitTest | None = None
    unit_on_board: UnitTest | None = None
    or_fortification: bool = False
    """A standing own fortification does as well as ``unit_on_board``."""
    attacker: UnitTest | None = None
    melee_target_type: str | None = None
    sector_card_played: bool = False
    eliminated_this_turn: int = 0


class SupportEffect(Fact, frozen=True, kw_only=True):
    """What a support card does; exactly one field is given."""

    recover: Recovery | None = None
    dice: int = 0
    extra_order: Clause | None = None
    attacks: int = 0
    draw: DrawClause | None = None
    reroll_confirmation: int = 0
    reroll_any: int = 0


class SupportCard(Sourced, frozen=True, kw_only=True):
    """A campaign card played in addition to the order card (HOTH-SUP-03, HOTH-SUP-06)."""

    id: str
    side: Side
    window: Literal[
        "during_orders", "after_orders", "attack_step", "before_attack_roll",
        "after_attack_roll", "after_failed_confirmation", "draw_step",
    ]  # fmt: skip
    condition: SupportCondition
    effect: SupportEffect


class Commander(Sourced, frozen=True, kw_only=True):
    """A commander of a side; his cards name him."""

    id: str
    side: Side
