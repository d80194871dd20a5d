"""Riders: winged hussars with their lances, reiters with pistols, Tatars with bows, commanders."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import GOLD, rgb
from renderers.kit.brush.fields import curve
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.minis.horse import GROUND, gallop
from renderers.kit.minis.looks import BOOT, LEATHER, SKINS, STEEL, WOOD

from .dress import Dress
from .hats import put_hat

WIDE, TALL, UP = 84, 62, 34
FEET: Final = (38, GROUND + 1)
"""The middle of the hooves in the sheet, in units below ``UP``."""
_PENNANT: Final = (rgb("#f6f1e4"), rgb("#c8283c"))


@kept
def rider(dress: Dress, which: int, k: float = 1.0) -> Image.Image:
    """Return a rider to the right, ``WIDE`` x (``TALL`` + ``UP``) units of ``k`` pixels.

    ``which`` varies horse, coat, weapon and skin.
    """
    mini = Mini(WIDE, TALL + UP, k, UP)
    for shift, tone in ((3, "#c9c4b6"), (-2, "#fbf8ee")) if dress.wings else ():
        _wing(mini, shift, rgb(tone))
    gallop(mini, which)
    _saddle(mini, dress)
    coat = dress.coats[which % len(dress.coats)]
    mini.line(dress.legs, (29, 30.4), (38.4, 35.6), (36, 43), width=5.4, soft=True)
    mini.poly(BOOT, (33.6, 40), (38.4, 40.6), (38.6, 48), (42.4, 50.6), (34.6, 51), depth=1.0)
    mini.poly(coat, (26, 13.4), (38, 13), (36.4, 33), (23.6, 34.6), depth=2.4)
    if dress.armour:
        mini.poly(dress.armour, (26.4, 14), (37.8, 13.6), (36.6, 27), (26, 27.6), depth=2.8)
    skin = SKINS[which % len(SKINS)]
    mini.disc(skin, 34.2, 7.2, 4.1, 4.7, depth=1.4)
    mini.line(rgb("#3a2418"), (34.6, 9.6), (38, 9.6), width=1.2, depth=0)
    put_hat(mini, dress, 34.2, 4.4)
    _weapon(mini, dress, which)
    mini.line(coat, (36, 16), (41.6, 20), (45, 16), width=3.6)
    mini.disc(skin, 45.6, 15.4, 1.8, depth=0.4)
    return mini.done(0.5)


def _saddle(mini: Mini, dress: Dress) -> None:
    mini.poly(dress.sash, (19, 30), (37, 30.5), (38, 40), (26, 41), (17, 44), depth=1.0)
    mini.line(LEATHER, (33, 40), (34, 49), width=1.2, depth=0)


def _wing(mini: Mini, shift: float, tone: tuple[int, int, int]) -> None:
    """Draw a frame of wood that bends forward, with feathers along it."""
    way = ((24, 26), (16, 4), (17, -14), (27, -26), (36, -25))
    spine = curve([(x + shift, y) for x, y in way], each=5)
    for (x, y), (u, v) in pairwise(spine[4:]):
        angle = atan2(v - y, u - x) - pi / 2
        tip = (x + 8 * cos(angle) - 2, y + 8 * sin(angle) + 1)
        mini.line(tone, (x, y), tip, width=2.4, depth=0.4)
    mini.line(rgb("#7a2b22"), *spine, width=2.4)


def _weapon(mini: Mini, dress: Dress, which: int) -> None:
    match dress.weapons[which % len(dress.weapons)]:
        case "lance" | "pike":
            mini.line(rgb("#d8c49a"), (31, 42), (70, -22), width=2.0)
            for low, cloth in zip((0.0, 4.0), _PENNANT, strict=True):
                edge = ((66, -16 + low), (50, -22 + low), (38, -15 + low), (52, -14 + low))
                mini.poly(cloth, *edge, (62, -11 + low), depth=0.7)
        case "spear" | "scythe" | "axe":
            mini.line(WOOD, (38, 40), (54, -18), width=1.8)
            mini.poly(STEEL, (52, -17), (56, -16.4), (55.6, -23), depth=0.5)
        case "pistol":
            mini.line(rgb("#3c3a3a"), (45, 15), (57, 10), width=2.4)
        case "musket":
            mini.line(WOOD, (27, 30), (39, 6), width=2.4)
            mini.line(STEEL, (36, 12), (44, -8), width=1.4)
        case "bow":
            mini.line(WOOD, (46, 2), (52, 10), (47, 18), (50, 27), width=2.4, soft=True)
            mini.line(rgb("#efe6d0"), (46, 2), (50, 27), width=0.7, depth=0)
        case "mace":
            mini.line(GOLD, (45, 16), (53, 3), width=2.2)
            mini.disc(GOLD, 54, 1, 3.4, depth=1.2)
        case _:
            mini.line(STEEL, (46, 14), (52.6, 6), (57, -5), width=1.5, soft=True)
