"""Structs for unit types and badges."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Side
from bot.games.facts import Sourced
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.state import Badge, UnitClass

Trait: TypeAlias = Literal[
    "walker", "confirm_roll", "no_hills", "no_terrain_protection",
    "droid", "flying", "artillery", "immobile",
]  # fmt: skip


class UnitType(Sourced, frozen=True, kw_only=True):
    """A unit type; ``attack[k - 1]`` is the number of dice at distance k (HOTH-UNIT-01).

    ``hit_by`` lists the faces that hit it; ``confirm_faces`` those that confirm its destruction.
    """

    id: str
    side: Side
    unit_class: UnitClass = msgspec.field(name="class")
    traits: frozenset[Trait] = frozenset()
    figures: int
    move_max: int
    move_and_attack_max: int
    attack: tuple[int, ...]
    hit_by: tuple[Face, ...]
    confirm_faces: tuple[Face, ...] = ()
    ignores_retreats: bool = False
    kill_medals: int


class BadgeKind(Sourced, frozen=True, kw_only=True):
    """A special-duty badge; the fields after ``pieces`` are its effect (HOTH-BDG).

    Allowed for the listed types, or for all types of ``allowed_class``. A scenario uses at most
    ``pieces`` of them.
    """

    id: Badge
    allowed: tuple[str, ...] = ()
    allowed_class: UnitClass | None = None
    pieces: int
    start_figures: int | None = None
    breakthrough: bool = False
    reroll_all_when_installed: bool = False
    spotting_dice: int = 0
    """Extra dice for other friendly units while it sees their target from a hill."""
    move_and_attack_max: int | None = None
