"""Structs for dice, course of play, terrain and fortifications."""

from __future__ import annotations

from typing import Literal

from bot.games.facts import Fact, Sourced
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.state import UnitClass

from .base import Terrain


class Dice(Sourced, frozen=True, kw_only=True):
    """The faces of one attack die in order: a rolled value v shows ``faces[v - 1]``."""

    faces: tuple[Face, ...]


class MatchRules(Sourced, frozen=True, kw_only=True):
    """Numbers of the course of play.

    ``opening_draw`` cards for the first player (HOTH-SET-09), ``draw`` cards at the end of a turn
    (HOTH-DRAW-01), ``idle_turns`` side turns without dice before a claim (HOTH-END-04).
    """

    opening_draw: int
    draw: int
    idle_turns: int


class Protection(Fact, frozen=True, kw_only=True):
    """Dice taken off an attack by the attacker's class (HOTH-TER-01)."""

    infantry: int = 0
    special: int = 0
    vehicle: int = 0
    unless: Literal["attacker_on_hill"] | None = None
    only_for_target_class: UnitClass | None = None

    def against(self, attacker: UnitClass) -> int:
        """Return the dice taken off an attacker of a class, conditions left aside."""
        value: int = getattr(self, attacker)
        return value


class TerrainKind(Sourced, frozen=True, kw_only=True):
    """A terrain: who may enter, whether it stops, hides, protects or hinders.

    ``blocks_los``: ``open`` never, ``obstacle`` by the normal rules, ``always`` also between hills.
    ``ignored_retreats`` is how many retreat faces a unit of a class standing there may ignore.
    """

    id: Terrain
    enter: Literal["all", "all_but_no_hills", "flying_only", "none"]
    stop: bool = False
    no_attack_after_entering: bool = False
    blocks_los: Literal["open", "obstacle", "always"] = "open"
    protection: Protection = Protection()
    attack_penalty: Protection = Protection()
    ignored_retreats: dict[UnitClass, int] = {}


class FortKind(Sourced, frozen=True, kw_only=True):
    """A fortification: impassable and an obstacle while it stands (HOTH-FORT-02).

    It is protected by the terrain under it (HOTH-FORT-03).
    """

    id: str
    destroyed_by: tuple[Face, ...]
