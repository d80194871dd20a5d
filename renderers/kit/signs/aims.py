"""Arrows from who is about to attack to who is attacked, before the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from renderers.kit.brush.colours import TARGET, WHITE
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene

from . import trails

FROM, TO = 0.24, 0.8
"""Where an arrow begins and ends, in shares of the way from hex to hex."""
THIN: Final = 0.7
"""How wide it is beside the way of a unit."""


def put_aims(
    scene: Scene, at: Callable[[str], XY], aims: Iterable[tuple[str, str]], k: float
) -> None:
    """Put an arrow for each (origin, target); ``at`` gives the middle of a hex in pixels."""
    for origin, target in dict.fromkeys(aims):
        (ax, ay), (bx, by) = at(origin), at(target)
        way = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (FROM, TO)]
        drawn = trails.ribbon(way, TARGET, WHITE, THIN * k)
        scene.lay(Layer.SHOTS, ("aim", target), drawn)
