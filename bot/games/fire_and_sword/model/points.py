"""The decision points of By Fire and Sword, as its rules digest names them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.engine.points import Points

Point: TypeAlias = Literal[
    "D-01", "D-02", "D-03", "D-04", "D-05", "D-06", "D-08", "D-09", "D-10", "D-11", "D-12", "D-13",
    "D-14", "D-15", "D-16", "D-17", "D-18", "D-20", "D-21", "D-22", "D-23", "D-24", "D-25", "D-26",
    "D-27", "D-28", "D-29", "D-30", "D-32", "D-33", "D-34",
    "D-BOUND", "D-END", "D-FWD", "D-GROUND", "D-NEAR", "D-NUM", "D-PAY", "D-ROLL", "D-S3", "D-S4",
    "D-S5", "D-S6", "D-TOKEN", "D-TOUCH", "D-UP", "D-WHO", "D-ZONE",
]  # fmt: skip
"""The decision points of the digest, and those of a live table."""
POINTS: Points[Point] = Points(get_args(Point))
