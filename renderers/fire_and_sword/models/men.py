"""A man on foot in a long coat: with a musket, a pike, an axe, a scythe, or bound hands."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.minis.looks import SKINS, STEEL, WOOD

from .dress import Dress
from .hats import put_hat

WIDE, TALL, UP = 40, 58, 30
FEET: Final = (18, 57)
"""Where a man stands in his sheet, in units below ``UP``."""
BOOTS: Final = rgb("#5c2f22")


@kept
def man(dress: Dress, which: int, k: float = 1.0) -> Image.Image:
    """Return a man who looks to the right, ``WIDE`` x (``TALL`` + ``UP``) units of ``k`` pixels.

    ``which`` varies coat, weapon and skin.
    """
    mini, x = Mini(WIDE, TALL + UP, k, UP), FEET[0]
    coat = dress.coats[which % len(dress.coats)]
    mini.poly(
        dress.legs, (x - 7, 38), (x + 7, 38), (x + 7.4, 50), (x + 1.6, 53), (x, 44), (x - 1.6, 53),
        (x - 7.4, 50), depth=1.6,
    )  # fmt: skip
    for foot in (x - 5, x + 4):
        mini.poly(
            BOOTS, (foot - 2.6, 50), (foot + 2.6, 50), (foot + 4.4, 57), (foot - 2.6, 57), depth=0.8
        )
    mini.poly(coat, (x - 7, 24), (x + 7, 24), (x + 9, 46), (x + 1, 43), (x - 9, 46), depth=2.4)
    if dress.armour:
        mini.poly(
            dress.armour, (x - 6.4, 25), (x + 6.4, 25), (x + 5.6, 35), (x - 5.6, 35), depth=2.4
        )
    mini.line(dress.sash, (x - 6.6, 36), (x + 6.6, 36), width=3.2)
    mini.disc(SKINS[which % len(SKINS)], x, 19.6, 4.6, 5)
    mini.line(rgb("#4a2f1c"), (x - 3, 22.4), (x, 21.4), (x + 3.4, 22.6), width=1.5, depth=0.3)
    put_hat(mini, dress, x, 16)
    _weapon(mini, dress, which, x)
    for side in (1, -1):
        hand = (x + 8 * side, 40)
        mini.line(coat, (x + 6.6 * side, 26), (x + 9.2 * side, 34), hand, width=3.8)
        mini.disc(SKINS[which % len(SKINS)], *hand, 1.7, depth=0.4)
    return mini.done(0.5)


def _weapon(mini: Mini, dress: Dress, which: int, x: float) -> None:
    match dress.weapons[which % len(dress.weapons)]:
        case "pike" | "spear" | "lance":
            mini.line(WOOD, (x + 9, 56), (x + 12, -24), width=1.8)
            mini.poly(STEEL, (x + 10.4, -23), (x + 13.6, -23), (x + 12.2, -29), depth=0.5)
        case "scythe":
            mini.line(WOOD, (x + 9, 54), (x + 11, 2), width=2.0)
            mini.line(STEEL, (x + 11, 4), (x + 12.4, -4), (x + 17, -11), width=2.6, soft=True)
        case "axe":
            mini.line(WOOD, (x + 9, 54), (x + 10.6, 4), width=2.2)
            mini.poly(STEEL, (x + 9, 3), (x + 16.6, 1), (x + 17.6, 13), (x + 10, 9), depth=1.0)
        case "none":
            mini.line(mix(WOOD, rgb("#e8d6ac"), 0.5), (x - 7, 39), (x + 7, 39), width=2.0)
        case _:
            mini.line(WOOD, (x + 8.6, 44), (x + 10, 20), width=2.4)
            mini.line(STEEL, (x + 9.8, 24), (x + 11, 3), width=1.4)
