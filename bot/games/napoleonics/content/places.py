"""Structs for dice, course of play, terrain and field works."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Fact, Sourced

from .words import Direction, Face, Terrain, UnitClass

Reduction: TypeAlias = dict[UnitClass, int | tuple[int, int]]
"""Dice taken off an attacker by its class; two numbers are melee and ranged (NAP-TER-01)."""


def taken(reduction: Reduction, attacker: UnitClass, melee: bool) -> int:
    """Return the dice that a reduction takes off.

    >>> taken({"infantry": (1, 0), "cavalry": 2}, "infantry", melee=False)
    0
    """
    found = reduction.get(attacker, 0)
    return found if isinstance(found, int) else found[0 if melee else 1]


class Dice(Sourced, frozen=True, kw_only=True):
    """The faces of one battle die in order: a rolled value v shows ``faces[v - 1]``."""

    faces: tuple[Face, ...]


class MatchRules(Sourced, frozen=True, kw_only=True):
    """Numbers of the course of play.

    ``draw`` cards at the end of a turn; ``square_slots`` on each square track; ``square_hand`` is
    the least hand with which a square can be formed; ``square_dice`` the most dice of a square,
    and of cavalry against it; ``support`` is the number of friendly hexes for support;
    ``retire`` the hexes of retiring cavalry.
    """

    draw: int
    square_slots: int
    square_hand: int
    square_dice: int
    support: int
    retire: int


class TerrainKind(Sourced, frozen=True, kw_only=True):
    """A terrain: who enters, who may battle then, what it hides and what it costs attackers.

    ``between`` replaces both other reductions where attacker and target stand on this terrain.
    ``blocks_los``: ``hill`` blocks unless both ends of the line are such hexes.
    """

    id: Terrain
    enter: Literal["free", "stop", "impassable"]
    impassable_for: tuple[UnitClass, ...] = ()
    battle_after_entering: Literal["all", "light_types", "none"] = "all"
    square: bool = True
    blocks_los: Literal["open", "block", "hill"] = "open"
    into: Reduction = {}
    out_of: Reduction = {}
    between: Reduction | None = None
    charge_dice: bool = True
    """Whether dice of a card that names this are given into and out of it."""

    def bars(self, unit_class: UnitClass | None) -> bool:
        """Tell whether a class of units cannot enter; no class means a leader.

        Rules: NAP-MOV-07, NAP-TER-05, NAP-TER-10, NAP-TER-13, NAP-LDR-05.
        """
        return self.enter == "impassable" or unit_class in self.impassable_for


class FieldWorks(Sourced, frozen=True, kw_only=True):
    """Field works on some sides of a hex; through them its own terrain does not count.

    ``ignore_flags`` is how many flags a unit of a class may ignore for them (NAP-MOR-05).
    """

    sides: int
    into: Reduction
    out_of: Reduction
    ignore_flags: dict[UnitClass, int]


class Works(Fact, frozen=True, kw_only=True):
    """Field works on the map: a hex and its protected sides."""

    hex: str
    sides: tuple[Direction, ...]
