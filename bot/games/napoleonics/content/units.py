"""Structs for nations, units, artillery tables and leaders."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.games.facts import Fact, Sourced

from .words import Tag, UnitClass


class Nation(Sourced, frozen=True, kw_only=True):
    """A nation: how half the blocks of its units are rounded (NAP-RNG-06)."""

    id: str
    half_rounding: Literal["up", "down"]


class Fire(Fact, frozen=True, kw_only=True):
    """Ranged combat of infantry: reach, and dice added to its blocks (NAP-RNG-06, NAP-RNG-07)."""

    range: int
    bonus_standing: int = 0
    bonus_moved: int = 0


class UnitType(Sourced, frozen=True, kw_only=True):
    """A type of unit of one nation.

    Infantry has ``fire``, artillery names its ``table``, cavalry has neither. Dice in melee are
    the blocks (for artillery the table's) and ``melee_bonus``; ``melee_bonus_infantry`` comes on
    top against infantry. ``retreat_per_flag`` is in hexes. The training of a type is nothing but
    these numbers and its tags.

    Rules: NAP-GEN-07, NAP-RUL-64.
    """

    id: str
    nation: str
    unit_class: UnitClass = msgspec.field(name="class")
    blocks: int
    move_and_battle: int
    move_max: int
    fire: Fire | None = None
    table: str | None = None
    melee_bonus: int = 0
    melee_bonus_infantry: int = 0
    saber_hits: bool = True
    retreat_per_flag: int = 1
    ignore_flags: int = 0
    tags: frozenset[Tag] = frozenset()


class ArtilleryTable(Sourced, frozen=True, kw_only=True):
    """Dice of a kind of artillery by blocks; ``melee[b - 1]`` and ``ranged[b - 1][d - 2]``.

    ``range_if_moved`` is the reach after a move that still allows battle; ``steady_blocks`` is
    the least number of blocks with which it may both move and battle (NAP-MOV-12).
    """

    id: str
    melee: tuple[int, ...]
    ranged: tuple[tuple[int, ...], ...]
    range_if_moved: int = 0
    steady_blocks: int = 1

    @property
    def range(self) -> int:
        """The greatest distance in hexes."""
        return len(self.ranged[0]) + 1


class LeaderRules(Sourced, frozen=True, kw_only=True):
    """Numbers of all leaders: hexes of move and retreat, dice of the casualty checks."""

    move: int
    retreat_least: int
    retreat_most: int
    check_dice: int
    """Dice for the leader of a unit that survives; all must show the saber (NAP-CAS-01)."""
    check_dice_eliminated: int
    """Dice for the leader of an eliminated unit (NAP-CAS-02)."""
