"""Structs for terrain: traits, and the types of areas and structures."""

from __future__ import annotations

from typing import Literal

from bot.games.facts import Fact

from .base import Named, Trait, Type

RUINS = "ruins"
"""The terrain that a structure without Structure Points becomes."""


class TraitKind(Named, frozen=True, kw_only=True):
    """A trait of terrain (FAS-13.1); ``has_value``: terrain gives its X.

    ``edge_points`` and ``threat`` are what the trait itself changes.
    """

    rule: str
    has_value: bool = False
    edge_points: int = 0
    threat: int = 0


class TerrainTrait(Fact, frozen=True, kw_only=True):
    """A trait of a type of terrain; ``types`` empty: for everybody.

    ``value`` of slowing is -1, or ``half``.
    """

    trait: Trait
    value: int | Literal["half"] | None = None
    types: tuple[Type, ...] = ()


class Terrain(Named, frozen=True, kw_only=True):
    """A type of terrain: an area that Units enter, or a structure that they garrison."""

    kind: Literal["area", "structure"]
    traits: tuple[TerrainTrait, ...]
