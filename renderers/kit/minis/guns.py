"""A field gun on its carriage."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from renderers.kit.brush.colours import INK, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

WIDE, TALL = 76, 46
_BRONZE = rgb("#b98a3e")
_IRON = rgb("#2b2622")


@kept
def gun(carriage: Colour, k: float = 1.0, light: bool = False) -> Image.Image:
    """Return a gun that points to the right; a light one has a shorter barrel.

    ``carriage`` is the paint of the wood: olive for one nation, grey for another.
    """
    mini = Mini(WIDE, TALL, k)
    tip = 56 if light else 66
    dark = mix(carriage, INK, 0.3)
    _wheel(mini, 38, 29, 13, dark)
    mini.line(dark, (3, 42.5), (20, 34), width=3.4)
    mini.line(carriage, (3, 41), (34, 25), width=5.2, depth=1.4)
    mini.poly(carriage, (24, 26), (40, 18), (44, 24), (34, 32), depth=1.4)
    mini.line(_BRONZE, (21, 23.6), (tip, 13), width=7.4, depth=2.0)
    for share in (0.0, 0.36, 0.7):
        x, y = 21 + (tip - 21) * share, 23.6 - 10.6 * share
        mini.line(rgb("#dcb86a"), (x - 1.1, y - 3.9), (x + 1.1, y + 3.7), width=2.2, depth=0.6)
    mini.line(_BRONZE, (tip, 13), (tip + 1.6, 12.6), width=8.6, depth=1.0)
    mini.disc(rgb("#20160c"), tip + 3, 12.2, 1.8, 3.4, depth=0)
    mini.disc(rgb("#dcb86a"), 16.6, 24.8, 2.2, depth=0.8)
    _wheel(mini, 33, 30, 14, carriage)
    return mini.done(0.5)


def _wheel(mini: Mini, x: float, y: float, r: float, wood: Colour) -> None:
    for i in range(6):
        a = i * pi / 6 + 0.2
        mini.line(
            mix(wood, rgb("#d8c090"), 0.2),
            (x - r * cos(a), y - r * sin(a)),
            (x + r * cos(a), y + r * sin(a)),
            width=1.8,
        )
    ring = [(x + r * cos(i * pi / 16), y + r * sin(i * pi / 16)) for i in range(33)]
    mini.line(_IRON, *ring, width=3.4, depth=0.5)
    inner = [
        (x + (r - 0.6) * cos(i * pi / 16), y + (r - 0.6) * sin(i * pi / 16)) for i in range(33)
    ]
    mini.line(wood, *inner, width=1.8, depth=0.6)
    mini.disc(rgb("#d0a862"), x, y, 3, depth=1.0)
