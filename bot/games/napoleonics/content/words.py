"""The words that content, states and rules share: classes, die faces, terrain, directions."""

from __future__ import annotations

from typing import Literal, TypeAlias

UnitClass: TypeAlias = Literal["infantry", "cavalry", "artillery"]
Face: TypeAlias = Literal["infantry", "cavalry", "artillery", "flag", "saber"]
Terrain: TypeAlias = Literal[
    "clear", "forest", "hill", "steep", "town", "mill", "river", "fordable", "bridge", "sandpit"
]
Direction: TypeAlias = Literal["W", "E", "NW", "NE", "SW", "SE"]
Tag: TypeAlias = Literal[
    "elite", "guard", "militia", "rifle", "light_type", "light_cavalry", "heavy_cavalry",
    "foot_artillery", "horse_artillery", "force_march",
]  # fmt: skip
