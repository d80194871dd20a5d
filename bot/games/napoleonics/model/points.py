"""The decision points of Napoleonics, as its rules digest numbers them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.engine.points import Points

Point: TypeAlias = Literal[
    "D-02",
    "D-03",
    "D-04",
    "D-05",
    "D-06",
    "D-07",
    "D-08",
    "D-11",
    "D-12",
    "D-13",
    "D-14",
    "D-15",
    "D-16",
    "D-19",
]
POINTS: Points[Point] = Points(get_args(Point))
