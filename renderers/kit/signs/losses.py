"""What was lost or regained: a burst with a number, or with a cross over a unit that is gone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import LOSS, WHITE, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.theme import MINUS, Colour

from .lettering import numeral

SIZE: Final = 58
"""Width of a burst at ``k`` 1."""
RAYS: Final = rgb("#fff6e2")
GAIN: Final = rgb("#1f7a35")


@kept
def loss(count: int, k: float = 1.0) -> Image.Image:
    """Return a red burst with the number of blocks lost."""
    return _numbered(f"{MINUS}{count}", LOSS, k)


@kept
def gain(count: int, k: float = 1.0) -> Image.Image:
    """Return a green burst with the number of blocks regained."""
    return _numbered(f"+{count}", GAIN, k)


@kept
def eliminated(k: float = 1.0) -> Image.Image:
    """Return a red burst with a cross: nothing of the unit is left."""
    burst = _burst(LOSS, k)
    for lean in (1, -1):
        ends = ((29 - 9 * lean, 20), (29 + 9 * lean, 38))
        burst.line(WHITE, *ends, width=6, depth=0)
    return dropped(burst.done(0.6), 2, 3, 2.0)


def _burst(colour: Colour, k: float) -> Mini:
    burst, half = Mini(SIZE, SIZE, k), SIZE / 2
    radii = [27.0 if i % 2 == 0 else 21.6 for i in range(24)]
    rays = [(half + r * cos(i * pi / 12), half + r * sin(i * pi / 12)) for i, r in enumerate(radii)]
    burst.poly(RAYS, *rays, depth=0)
    burst.disc(colour, half, half, 20, depth=2)
    return burst


def _numbered(words: str, colour: Colour, k: float) -> Image.Image:
    image = dropped(_burst(colour, k).done(0.6), 2, 3, 2.0)
    numeral(image, (29 * k, 28 * k), words, (28 if len(words) < 3 else 22) * k, WHITE)
    return image
