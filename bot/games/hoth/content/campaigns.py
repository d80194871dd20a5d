"""Structs for campaigns: their battles, secret missions, secondary objectives and results."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.model import Side
from bot.games.facts import Fact, Localised, Sourced
from bot.games.hoth.model.state import Badge, UnitClass

from .base import Terrain


class SecondaryRule(Fact, frozen=True, kw_only=True, tag_field="type"):
    """A secondary objective of one side in one battle (HOTH-CAMP-05, HOTH-CAMP-11)."""

    id: str
    text: Localised


class EliminateType(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_type"):
    """So many enemy units of a type are eliminated."""

    unit_type: str
    count: int


class EliminateClass(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_class"):
    """So many enemy units of a class are eliminated."""

    unit_class: UnitClass
    count: int


class EliminateBadge(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_badge"):
    """So many enemy units with a badge are eliminated."""

    badge: Badge
    count: int


class EliminateWith(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_with"):
    """So many enemy units lose their last figure to attacks of a type of unit."""

    killer_type: str
    victim_type: str | None = None
    melee: bool = False
    count: int


class EliminateMelee(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_melee"):
    """So many enemy units lose their last figure to an attack from an adjacent hex."""

    count: int


class EliminateFromTerrain(SecondaryRule, frozen=True, kw_only=True, tag="eliminate_from_terrain"):
    """So many enemy units lose their last figure to attackers that stand on a terrain."""

    terrain: Terrain
    count: int


class Occupy(SecondaryRule, frozen=True, kw_only=True, tag="occupy"):
    """At the end of an own turn, not before turn n, units stand on so many of the hexes."""

    hexes: tuple[str, ...]
    count: int
    unit_class: UnitClass | None = None
    from_own_turn: int = 1


class AdjacentToFort(SecondaryRule, frozen=True, kw_only=True, tag="adjacent_to_fortification"):
    """At the end of an own turn so many units are next to a standing fortification."""

    fort: str
    count: int


class KeepAlive(SecondaryRule, frozen=True, kw_only=True, tag="keep_alive"):
    """When the battle is won or lost so many own units of a type are on the board."""

    unit_type: str
    count: int


class DestroyFort(SecondaryRule, frozen=True, kw_only=True, tag="destroy_fortification"):
    """So many enemy fortifications (or the one named) are destroyed, in time if a turn is given."""

    fort: str | None = None
    count: int
    within_own_turns: int | None = None


class TakeObjective(SecondaryRule, frozen=True, kw_only=True, tag="objective_taken"):
    """The side takes a permanent medal, in time if a turn is given."""

    objective: str
    within_own_turns: int | None = None


class ExitCount(SecondaryRule, frozen=True, kw_only=True, tag="exit_count"):
    """So many own units of a type, or of ``any``, leave the board."""

    unit_type: str
    count: int


class EnemyNotExited(SecondaryRule, frozen=True, kw_only=True, tag="enemy_not_exited"):
    """At the end of an own turn no enemy unit has left the board."""

    until_own_turn: int


class BoardedFrom(SecondaryRule, frozen=True, kw_only=True, tag="boarded_from"):
    """So many own units board from each of the hexes."""

    hexes: tuple[str, ...]
    each: int


class BoardedWhileAlive(SecondaryRule, frozen=True, kw_only=True, tag="boarded_while_alive"):
    """So many own units board while enough own units of a type are on the board."""

    count: int
    keep_type: str
    keep_count: int


class BreakthroughCount(SecondaryRule, frozen=True, kw_only=True, tag="breakthrough_count"):
    """So many breakthrough moves are made."""

    count: int


class CountdownAtLeast(SecondaryRule, frozen=True, kw_only=True, tag="countdown_at_least"):
    """A countdown track stands at a value or above."""

    countdown: str
    value: int


Secondary: TypeAlias = (
    EliminateType | EliminateClass | EliminateBadge | EliminateWith | EliminateMelee
    | EliminateFromTerrain | Occupy | AdjacentToFort | KeepAlive | DestroyFort | TakeObjective
    | ExitCount | EnemyNotExited | BoardedFrom | BoardedWhileAlive | BreakthroughCount
    | CountdownAtLeast
)  # fmt: skip


class Mission(Fact, frozen=True, kw_only=True):
    """What one side alone reads before a battle; ``support`` cards are the reward."""

    briefing: Localised
    secondary: Secondary
    support: int


class Removal(Fact, frozen=True, kw_only=True):
    """A unit that is left out of the next set-up (HOTH-CAMP-08)."""

    side: Side
    hex: str


class Onward(Fact, frozen=True, kw_only=True, tag="next", tag_field="type"):
    """A result that leads to another battle, with what it changes there (HOTH-CAMP-03)."""

    node: str
    read: Localised
    support: dict[Side, int] = {}
    commander_cards: dict[Side, tuple[str, ...]] = {}
    changes: tuple[Removal, ...] = ()


class End(Fact, frozen=True, kw_only=True, tag="end", tag_field="type"):
    """A result that ends the campaign (HOTH-CAMP-09)."""

    winner: Side
    read: Localised


Result: TypeAlias = Onward | End


class CampaignNode(Fact, frozen=True, kw_only=True):
    """One battle of a campaign; ``results`` are keyed by its winner."""

    scenario: str
    final: bool = False
    public: Localised
    missions: dict[Side, Mission]
    results: dict[Side, Result]


class Campaign(Sourced, frozen=True, kw_only=True):
    """A campaign: a tree of battles, begun at ``start``."""

    id: str
    name: Localised
    briefing: Localised
    start: str
    nodes: dict[str, CampaignNode]
