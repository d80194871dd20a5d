"""What was lost or regained: a star with a number, or with a cross over a unit that is gone.

To eyes for which red is olive they stand out by their black and white edges, and what is regained
by its shape: a disc without points.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import LOSS, ORDER_LINE, WHITE, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.theme import MINUS

from .lettering import numeral

SIZE: Final = 58
"""Width of a burst at ``k`` 1."""
EDGE, RAYS = ORDER_LINE, WHITE
"""Of a sign: dark around light, so that one of them differs from any ground."""
POINTS: Final = 11
GAIN: Final = rgb("#1f7a35")


@kept
def loss(count: int, k: float = 1.0) -> Image.Image:
    """Return a red star with the number of blocks lost."""
    return _numbered(_star(k), f"{MINUS}{count}", k)


@kept
def gain(count: int, k: float = 1.0) -> Image.Image:
    """Return a green disc with the number of blocks regained."""
    return _numbered(_disc(k), f"+{count}", k)


@kept
def eliminated(k: float = 1.0) -> Image.Image:
    """Return a red star with a cross: nothing of the unit is left."""
    burst = _star(k)
    for lean in (1, -1):
        ends = ((29 - 8 * lean, 21), (29 + 8 * lean, 37))
        burst.line(WHITE, *ends, width=6, depth=0)
    return dropped(burst.done(0), 2, 3, 2.0)


def _star(k: float) -> Mini:
    sign, half = Mini(SIZE, SIZE, k), SIZE / 2
    for ink, out, near in ((EDGE, 29.0, 21.5), (RAYS, 25.6, 19.0)):
        reaches = (out, near) * POINTS
        turns = (number * pi / POINTS - pi / 2 for number in range(2 * POINTS))
        rays = [(half + r * cos(a), half + r * sin(a)) for r, a in zip(reaches, turns, strict=True)]
        sign.poly(ink, *rays, depth=0)
    sign.disc(LOSS, half, half, 18, depth=1.5)
    return sign


def _disc(k: float) -> Mini:
    sign, half = Mini(SIZE, SIZE, k), SIZE / 2
    for ink, reach in ((EDGE, 24.0), (RAYS, 21.5), (GAIN, 18.5)):
        sign.disc(ink, half, half, reach, depth=0)
    return sign


def _numbered(sign: Mini, words: str, k: float) -> Image.Image:
    image = dropped(sign.done(0), 2, 3, 2.0)
    numeral(image, (29 * k, 28 * k), words, (28 if len(words) < 3 else 20) * k, WHITE)
    return image
