"""The words that several structs of the content use."""

from __future__ import annotations

from typing import Literal, TypeAlias

Terrain: TypeAlias = Literal[
    "snow", "hill", "rocks", "building", "wreck", "trench", "crevasse", "serac"
]
