"""The decision points of Lords of War, as its rules digest numbers them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.engine.points import Points

Point: TypeAlias = Literal[
    "DP-CHAL-1", "DP-CHAL-2", "DP-PLACE", "DP-SHOOT", "DP-BERSERK", "DP-REINFORCE"
]
POINTS: Points[Point] = Points(get_args(Point))
