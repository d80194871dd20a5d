"""The decision points of Jours de Gloire, as its rules digest names them (section 3)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.engine.points import Points

Point: TypeAlias = Literal[
    "DP-A1", "DP-A2", "DP-A3", "DP-B2", "DP-D2", "DP-F1", "DP-F2", "DP-M1", "DP-M2", "DP-M4",
    "DP-M5", "DP-C1", "DP-C2", "DP-C3", "DP-C4", "DP-C5", "DP-C6", "DP-C7", "DP-C8", "DP-C9",
    "DP-R", "DP-D4", "DP-E1", "DP-SHEET", "DP-D3",
]  # fmt: skip
POINTS: Points[Point] = Points(get_args(Point))
