"""A soldier on foot: at the shoulder, taking aim, charging, or fallen."""

from __future__ import annotations

from PIL import Image

from renderers.kit.brush.colours import INK, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

from .hats import put_hat
from .looks import BOOT, LEATHER, SKINS, STEEL, WHITE, WOOD, Pose, Uniform

WIDE, TALL = 44, 62
FEET = (19, 61)
"""Where a soldier stands in the sheet of ``WIDE`` x ``TALL`` units."""


@kept
def foot(dress: Uniform, pose: Pose = "stand", k: float = 1.0, which: int = 0) -> Image.Image:
    """Return one soldier who looks to the right; ``which`` varies skin, head and musket.

    ``k`` is the size in pixels of a unit; the figure is 60 units high with its plume.
    """
    mini = Mini(WIDE, TALL, k)
    x, lift = FEET[0], 3 + (0.0, 0.6, -0.4, 0.3)[which % 4]
    stride = 2.2 if pose == "charge" else 0.0
    _pack(mini, x, lift)
    _legs(mini, dress, x, stride)
    _coat(mini, dress, x, lift)
    _head(mini, dress, x + 0.3, lift, which)
    {"stand": _shouldered, "aim": _aimed, "charge": _levelled}[pose](mini, dress, x, lift)
    return mini.done(0.45)


@kept
def fallen(dress: Uniform, k: float = 1.0) -> Image.Image:
    """Return a soldier who lies on the ground, without a musket."""
    mini = Mini(WIDE, TALL, k)
    x = FEET[0]
    _legs(mini, dress, x, 2.0)
    _coat(mini, dress, x, 3)
    mini.line(dress.coat, (x + 6, 30), (x + 12, 25), (x + 15, 18), width=3.4)
    mini.line(dress.coat, (x - 6, 30), (x - 10, 38), width=3.4)
    _head(mini, dress, x, 3, 1)
    lying = mini.done(0.45).rotate(-80, Image.Resampling.BICUBIC, expand=True)
    return lying.crop(lying.getbbox())


def _pack(mini: Mini, x: float, lift: float) -> None:
    mini.box(rgb("#7a5a3c"), x - 9, 24 + lift, x + 5, 36 + lift, 2, 1.4)
    mini.line(rgb("#8f938f"), (x - 8.4, 23.4 + lift), (x + 3, 23 + lift), width=3.6)


def _legs(mini: Mini, dress: Uniform, x: float, stride: float) -> None:
    dark = mix(dress.legs, INK, 0.18)
    mini.poly(
        dark,
        (x + 0.4, 39),
        (x + 5.6, 39),
        (x + 5.4 + stride, 58),
        (x + 1.4 + stride, 58),
        depth=1.4,
    )
    mini.poly(
        dress.legs,
        (x - 5.4, 39),
        (x + 0.2, 39),
        (x - 1 - stride, 58),
        (x - 5.2 - stride, 58),
        depth=1.4,
    )
    for side, at in ((-1, x - 3.2 - stride), (1, x + 3.4 + stride)):
        mini.poly(
            dress.gaiters, (at - 2.2, 51), (at + 2.2, 51), (at + 2.4, 59), (at - 2.3, 59), depth=0.8
        )
        mini.poly(
            BOOT,
            (at - 2.4, 58),
            (at + 2.4, 58),
            (at + 4.2 + 0.4 * side, 61.4),
            (at - 2.6, 61.4),
            depth=0.6,
        )


def _coat(mini: Mini, dress: Uniform, x: float, lift: float) -> None:
    """Draw tails, body, breast, belts, collar and shoulders."""
    top, low = 25 + lift, 38 + lift
    tail = mix(dress.coat, INK, 0.12)
    mini.poly(
        tail,
        (x - 6.6, low - 1),
        (x + 6.2, low - 1),
        (x + 5.2, low + 7),
        (x + 1.2, low + 1.4),
        (x - 1.4, low + 1.4),
        (x - 6.4, low + 7.4),
        depth=1.2,
    )
    mini.poly(
        dress.coat,
        (x - 7, top + 0.6),
        (x, top - 0.8),
        (x + 7, top + 0.6),
        (x + 6.2, low),
        (x - 6.2, low),
        depth=2.2,
    )
    _breast(mini, dress, x, top, low)
    if not dress.cuirass:
        mini.line(dress.belts, (x - 6, top + 1), (x + 5, low - 0.6), width=1.5, depth=0.3)
    if dress.cut != "plain" and not dress.cuirass:
        mini.line(dress.belts, (x + 6, top + 1), (x - 5, low - 0.6), width=1.5, depth=0.3)
    mini.box(LEATHER, x + 3, low - 1.6, x + 7, low + 3.6, 1, 0.6)
    mini.line(dress.facing, (x - 2.8, top - 0.4), (x + 3, top - 0.4), width=2.2, depth=0.4)
    for side in (-1, 1):
        mini.line(
            dress.shoulders, (x + side * 4.6, top + 0.8), (x + side * 7.2, top + 2), width=2.4
        )


def _breast(mini: Mini, dress: Uniform, x: float, top: float, low: float) -> None:
    if dress.cut == "lapels":
        mini.poly(
            dress.facing,
            (x - 3.4, top),
            (x + 3.4, top),
            (x + 2, low - 2),
            (x - 2, low - 2),
            depth=0.8,
        )
    elif dress.cut == "laced":
        for step in range(4):
            y = top + 3 + step * 2.7
            mini.line(dress.facing, (x - 3.6, y), (x + 3.6, y), width=1.0, depth=0)
    else:
        mini.line(dress.facing, (x, top + 1), (x, low - 1), width=1.1, depth=0)
    if dress.cuirass:
        mini.poly(
            dress.cuirass, (x - 6, top + 1), (x, top), (x + 6, top + 1), (x + 5.4, low - 1),
            (x, low + 1), (x - 5.4, low - 1),
            depth=2.6,
        )  # fmt: skip


def _head(mini: Mini, dress: Uniform, x: float, lift: float, which: int) -> None:
    skin = SKINS[which % len(SKINS)]
    y = 20.2 + lift
    mini.disc(skin, x, y, 4.2, 4.9, depth=1.4)
    mini.line(
        mix(skin, rgb("#8a3a2a"), 0.35), (x + 2.2, y + 0.4), (x + 2.8, y + 1.4), width=0.9, depth=0
    )
    for dx in (-0.6, 2.6):
        mini.disc(rgb("#2c2018"), x + dx, y - 0.6, 0.65, depth=0)
    mini.line(rgb("#4a3022"), (x - 4, y - 1.6), (x - 3.6, y + 2), width=1.3, depth=0)
    if dress.moustache or which % 4 == 3:
        mini.line(rgb("#3a2418"), (x - 0.6, y + 2.3), (x + 3, y + 2.3), width=1.1, depth=0)
    put_hat(mini, dress, x, 18.2 + lift)


def _arm(mini: Mini, dress: Uniform, *points: tuple[float, float]) -> None:
    """Draw a sleeve with its cuff and hand at the last point."""
    mini.line(dress.coat, *points, width=3.5)
    hand, wrist = points[-1], points[-2]
    cuff = (hand[0] + (wrist[0] - hand[0]) * 0.2, hand[1] + (wrist[1] - hand[1]) * 0.2)
    mini.disc(dress.facing, *cuff, 1.9, depth=0.4)
    mini.disc(SKINS[0], *hand, 1.6, depth=0.5)


def _shouldered(mini: Mini, dress: Uniform, x: float, lift: float) -> None:
    y = lift
    mini.line(WOOD, (x + 8.4, 42 + y), (x + 9.6, 20 + y), width=2.2)
    mini.line(STEEL, (x + 9.2, 26 + y), (x + 10.8, 4 + y), width=1.2)
    mini.line(WHITE, (x + 10, 14 + y), (x + 9.4, 30 + y), width=0.6, depth=0)
    _arm(mini, dress, (x + 6.4, 28 + y), (x + 9, 35 + y), (x + 8.2, 40.6 + y))
    _arm(mini, dress, (x - 6.4, 28 + y), (x - 8.4, 35 + y), (x - 6.8, 41 + y))


def _aimed(mini: Mini, dress: Uniform, x: float, lift: float) -> None:
    y = lift
    _arm(mini, dress, (x - 6.4, 28 + y), (x - 3, 33 + y), (x + 4, 28.4 + y))
    mini.line(WOOD, (x + 1, 28.6 + y), (x + 4, 26.4 + y), (x + 15, 23.6 + y), width=2.3)
    mini.line(STEEL, (x + 9, 24.4 + y), (x + 24, 20.6 + y), width=1.3)
    _arm(mini, dress, (x + 6, 28 + y), (x + 10, 31 + y), (x + 13.6, 25 + y))


def _levelled(mini: Mini, dress: Uniform, x: float, lift: float) -> None:
    y = lift
    _arm(mini, dress, (x - 6.4, 28 + y), (x - 7.4, 36 + y), (x - 1, 37 + y))
    mini.line(WOOD, (x - 7, 39 + y), (x + 13, 31 + y), width=2.3)
    mini.line(STEEL, (x + 10, 32 + y), (x + 24, 26.4 + y), width=1.2)
    _arm(mini, dress, (x + 6, 28 + y), (x + 10, 35 + y), (x + 10, 32.6 + y))
