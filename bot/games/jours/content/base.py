"""The closed vocabularies of Jours de Gloire, as its rules digest names them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Cell: TypeAlias = str
"""A hex of the map, ``CCRR``: columns from west to east, rows from north to south, from 01 on."""
Arm: TypeAlias = Literal["infantry", "cavalry", "artillery"]
Level: TypeAlias = Literal["good", "disordered", "routed", "eliminated"]
"""How well a unit holds together, from the best on."""
Facing: TypeAlias = Literal["NNE", "E", "SSE", "SSW", "W", "NNW"]
"""The corner of its hex that a unit faces, clockwise."""
Compass: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
"""The directions of the six neighbours, clockwise; facing v stands between directions v and v+1."""
TerrainId: TypeAlias = Literal[
    "clear", "wood", "garden", "palm_grove", "village", "town", "castle", "impassable",
    "burning_village",
]  # fmt: skip
HexsideId: TypeAlias = Literal[
    "slope", "steep_slope", "ridge", "stream", "stream_bridge", "river", "bridge", "ford",
    "redoubt", "wall", "fortification",
]  # fmt: skip
Crossing: TypeAlias = Literal["across", "up", "down", "inward", "outward"]
"""The way in which a hexside is crossed: up and down a slope, into works or out of them."""
RoadId: TypeAlias = Literal["road", "track"]
WeatherId: TypeAlias = Literal["day", "fog", "night"]
FireResult: TypeAlias = Literal["none", "test", "disorder", "retreat", "rout"]
ShockResult: TypeAlias = Literal[
    "a_d_ctr_ca", "a_d_ctr", "a_ctdr", "b_ctd", "d_ctdr", "d_d_ctr", "d_d_r", "d_d_r_bt"
]
"""A row of the table: whom it hits (a, d or both), what at once, what after a failed test."""
Size: TypeAlias = Literal["tutorial", "tiny", "small", "medium"]

ARMS: tuple[Arm, ...] = get_args(Arm)
LEVELS: tuple[Level, ...] = get_args(Level)
FACINGS: tuple[Facing, ...] = get_args(Facing)
COMPASS: tuple[Compass, ...] = get_args(Compass)
