"""The medallion of close combat."""

from __future__ import annotations

from PIL import Image

from renderers.kit.brush.colours import GOLD, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept

SIZE = 62
"""Width of the medallion at ``k`` 1."""


@kept
def sabres(k: float = 1.0) -> Image.Image:
    """Return crossed sabres on a dark medallion with a cream rim."""
    sprite, half = Mini(SIZE, SIZE, k), SIZE / 2
    sprite.disc(rgb("#fff3d6"), half, half, 29, depth=1)
    sprite.disc(rgb("#3a2a20"), half, half, 26, depth=1)
    for side in (1, -1):
        blade = ((half - 13 * side, 46), (half + 3 * side, 30), (half + 15 * side, 11))
        sprite.line(rgb("#eef2f4"), *blade, width=3.6, soft=True)
        sprite.line(GOLD, (half - 18 * side, 42), (half - 9 * side, 50), width=3.4)
        sprite.line(rgb("#7a4a24"), (half - 13 * side, 46), (half - 18 * side, 51), width=3.6)
    return dropped(sprite.done(0.6), 2, 3, 2.0)
