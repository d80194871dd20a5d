"""The decision points of Battle of Hoth, as its rules digest numbers them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.engine.points import Points

Point: TypeAlias = Literal[
    "DP-RETURN",
    "DP-PLAY",
    "DP-SECTION",
    "DP-ORDER",
    "DP-RECOVER",
    "DP-MOVE",
    "DP-ATTACK",
    "DP-REROLL",
    "DP-RETREAT",
    "DP-BREAK",
    "DP-BREAK-ATTACK",
    "DP-POSTMOVE",
    "DP-SUPPORT",
    "DP-DRAW",
    "DP-FLEET-MATE",
]
POINTS: Points[Point] = Points(get_args(Point))
