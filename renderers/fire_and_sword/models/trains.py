"""What moves on wheels and hooves behind an army: wagons, and camels with their loads."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.minis.looks import SKINS, STEEL

from .dress import Dress

WAGON: Final = (86, 62)
CAMEL: Final = (70, 66)
_HIDE = rgb("#b08a58")


@kept
def wagon(dress: Dress, k: float = 1.0) -> Image.Image:
    """Return a wagon of ``WAGON`` units: with muskets over its side, or loaded with barrels."""
    mini = Mini(*WAGON, k)
    for x in (24, 44, 62):
        if dress.weapons[0] == "musket":
            mini.disc(SKINS[0], x, 15, 4.4, 5)
            mini.line(rgb("#3a2a20"), (x - 5, 10.6), (x + 5, 10.6), width=5)
            mini.line(STEEL, (x + 3, 20), (x + 14, 8), width=1.8)
        else:
            mini.box(rgb("#7a5230"), x - 8, 6, x + 8, 26, 4, 2)
            mini.line(rgb("#2b2622"), (x - 8, 11), (x + 8, 11), width=1.6, depth=0)
    mini.poly(rgb("#8a6840"), (4, 20), (80, 20), (76, 44), (9, 44), depth=2)
    for y in (26, 32, 38):
        mini.line(rgb("#5d4326"), (6, y), (78, y), width=1.4, depth=0)
    for x in (20, 66):
        for angle in (0.2, 1.0, 1.8, 2.6):
            dx, dy = 11 * cos(angle), 11 * sin(angle)
            mini.line(rgb("#7d5a34"), (x - dx, 46 - dy), (x + dx, 46 + dy), width=2)
        ring = [(x + 12 * cos(i * pi / 12), 46 + 12 * sin(i * pi / 12)) for i in range(25)]
        mini.line(rgb("#3d2a18"), *ring, width=3.6)
    return mini.done(0.5)


@kept
def camel(dress: Dress, k: float = 1.0) -> Image.Image:
    """Return a camel of ``CAMEL`` units that walks to the right under its bales."""
    mini = Mini(*CAMEL, k)
    for x, step in ((18, -3), (46, 4), (22, 3), (50, -3)):
        mini.line(_HIDE, (x, 40), (x + step * 0.4, 50), (x + step, 62), width=3.6)
    mini.poly(
        _HIDE, (10, 30), (24, 26), (33, 14), (42, 26), (50, 30), (57, 34), (60, 22), (59, 11),
        (65, 9), (69, 13), (65, 16), (64, 28), (58, 43), (46, 44), (16, 44), depth=2.6, soft=True,
    )  # fmt: skip
    mini.box(dress.coats[0], 18, 22, 31, 40, 3, 2)
    mini.box(dress.sash, 36, 23, 49, 40, 3, 2)
    mini.line(rgb("#5a3a20"), (17, 31), (50, 31), width=1.8, depth=0)
    mini.disc(rgb("#20160c"), 64, 11.6, 0.9, depth=0)
    return mini.done(0.5)
