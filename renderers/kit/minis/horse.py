"""A rider on a galloping horse, in two steps of the gallop."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.kit.brush.colours import INK, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

from .hats import put_hat
from .looks import BOOT, LEATHER, SKINS, STEEL, Uniform

XY = tuple[float, float]
WIDE, TALL, UP = 84, 79, 17
"""The sheet in units; ``UP`` of them lie above the horse's ears."""
GROUND: Final = 61
HORSES: Final[tuple[Colour, ...]] = (
    rgb("#7a4c2c"), rgb("#43301f"), rgb("#96693f"), rgb("#b7b0a6"), rgb("#5e3a26"),
)  # fmt: skip
"""Coats of the first, second ... horse of a unit: bay, dark bay, chestnut, grey, brown."""

_BODY: Final[tuple[XY, ...]] = (
    (69.5, 29), (66.5, 24.5), (61.5, 17.5), (57, 11.5), (53, 14.5), (47.5, 22), (41, 29.5),
    (32, 31.6),
    (24, 29), (16.5, 31), (12.6, 38), (15.5, 45), (25, 46.4), (35, 49), (43, 50), (50, 46.5),
    (53.6, 40),
    (55, 33), (57.6, 28), (61.5, 29), (66, 32.4), (69, 32),
)  # fmt: skip
_MANE: Final[tuple[XY, ...]] = ((57, 11), (51, 15), (45, 22.5), (40, 30), (46, 28), (51.5, 21.5))
_TAIL: Final[tuple[XY, ...]] = (
    (15.4, 32),
    (8, 30.5),
    (2.5, 36.5),
    (0.8, 46),
    (5.2, 41.5),
    (9.4, 37.5),
    (14, 37.4),
)
_STEPS: Final[tuple[tuple[tuple[XY, ...], ...], ...]] = (
    (
        ((47, 45), (58, 47), (66, 49.5), (72, 54)),
        ((19, 42), (16, 50), (7.4, 55), (3, 59)),
        ((46, 44), (55, 51.5), (62.4, 55.6), (67, 60)),
        ((17.5, 40), (21, 49.5), (12.4, 56), (9.4, 60.5)),
    ),
    (
        ((47, 45), (57, 49), (54.6, 55), (49, 56.4)),
        ((19, 42), (25, 48), (23.6, 55), (30, 59.4)),
        ((46, 44), (53.6, 52), (51, 59), (54.4, 61)),
        ((17.5, 40), (22.4, 49), (15.4, 55), (18, 60.4)),
    ),
)
"""Legs of each step: far fore, far hind, near fore, near hind; hip, knee, fetlock, hoof."""


@kept
def rider(dress: Uniform, k: float = 1.0, which: int = 0) -> Image.Image:
    """Return a rider with a raised sabre, to the right.

    ``which`` chooses coat and step of the horse and varies the man; ``k`` is the size of a unit in
    pixels, 61 of them from the hooves to the horse's ears.
    """
    mini = Mini(WIDE, TALL, k, UP)
    gallop(mini, which)
    _saddle(mini, dress)
    _man(mini, dress, which)
    return mini.done(0.45)


def gallop(mini: Mini, which: int) -> None:
    """Draw a bridled horse to the right; ``which`` chooses its coat and its step."""
    coat = HORSES[which % len(HORSES)]
    step = _STEPS[which % 2]
    dark = mix(coat, rgb("#120a08"), 0.45)
    mini.poly(rgb("#1c1412"), *_TAIL, depth=1.2, soft=True)
    for leg in step[:2]:
        _leg(mini, dark, leg)
    mini.poly(coat, *_BODY, depth=3.4, soft=True)
    for leg in step[2:]:
        _leg(mini, coat, leg, white=which % 3 == 0)
    _face(mini, coat, which)


def _leg(mini: Mini, coat: Colour, points: tuple[XY, ...], white: bool = False) -> None:
    """Draw a leg from the thick upper part to the hoof."""
    hip, knee, fetlock, hoof = points
    for (a, b), wide in zip(
        ((hip, knee), (knee, fetlock), (fetlock, hoof)), (5.6, 3.4, 2.8), strict=True
    ):
        shade = rgb("#e9e2d4") if white and b is hoof else coat
        mini.line(shade, a, b, width=wide, depth=1.0)
    mini.disc(coat, *knee, 2.2, depth=0.8)
    mini.disc(rgb("#171211"), *hoof, 2.3, 1.9, depth=0.5)


def _face(mini: Mini, coat: Colour, which: int) -> None:
    """Draw mane, ear, eye, muzzle and bridle."""
    mini.poly(rgb("#1c1412"), *_MANE, depth=0.8, soft=True)
    mini.poly(coat, (56.4, 14), (57.4, 7.6), (60, 14.5), depth=0.6)
    mini.disc(mix(coat, INK, 0.45), 67, 29.8, 2.6, 2.4, depth=0.8)
    if which % 4 == 1:
        mini.line(rgb("#efe8da"), (61.6, 19), (66, 25.6), width=1.7, depth=0)
    mini.disc(rgb("#120c0a"), 60.4, 20.4, 1.0, depth=0)
    mini.line(LEATHER, (56.4, 16.5), (59, 28), width=0.9, depth=0)
    mini.line(LEATHER, (62.5, 29), (66.2, 24.8), width=0.9, depth=0)
    mini.line(LEATHER, (63, 29), (50, 31.5), (41.5, 25), width=0.8, depth=0)


def _saddle(mini: Mini, dress: Uniform) -> None:
    mini.poly(dress.facing, (19, 30), (37, 30.5), (38, 40), (26, 41), (18, 43.5), depth=1.0)
    mini.poly(
        dress.coat, (20.6, 30.4), (35.8, 30.8), (36.6, 38.6), (25.6, 39.6), (20, 41.4), depth=0.8
    )
    mini.line(rgb("#8f938f"), (20, 28.6), (23.6, 28), width=4.4)
    mini.line(LEATHER, (33, 40), (34, 49), width=1.2, depth=0)


def _man(mini: Mini, dress: Uniform, which: int) -> None:
    """Draw leg, body, head and both arms of the rider."""
    mini.line(dress.legs, (29, 30.4), (38.4, 35.6), (36, 43), width=5.4, soft=True)
    mini.poly(BOOT, (33.6, 40), (38.4, 40.6), (38.6, 48), (42.4, 50.6), (34.6, 51), depth=1.0)
    lean = 1.6
    mini.poly(
        dress.coat, (24.4 + lean, 13.4), (36.4 + lean, 13), (35.6, 31.4), (24.6, 32), depth=2.4,
    )  # fmt: skip
    mini.poly(mix(dress.coat, INK, 0.12), (24.6, 30), (32, 31), (24, 37), (20.6, 35), depth=1.0)
    _front(mini, dress, lean)
    skin = SKINS[which % len(SKINS)]
    mini.disc(skin, 32.6 + lean, 7.2, 4.1, 4.7, depth=1.4)
    for dx in (0.2, 3.0):
        mini.disc(rgb("#2c2018"), 32.6 + lean + dx, 6.6, 0.65, depth=0)
    if dress.moustache or which % 3 == 1:
        mini.line(rgb("#3a2418"), (33 + lean, 9.5), (36.4 + lean, 9.5), width=1.1, depth=0)
    put_hat(mini, dress, 32.8 + lean, 5.2)
    mini.line(dress.coat, (27 + lean, 16), (28.6, 23.6), (36, 26.4), width=3.6)
    mini.disc(skin, 37, 26.6, 1.7, depth=0.4)
    mini.line(STEEL, (46.4, 12.5), (52.6, 6), (57, -5), width=1.5, soft=True)
    mini.line(dress.coat, (35.4 + lean, 16), (41.6, 19.4), (45.4, 14.4), width=3.5)
    mini.disc(dress.facing, 44.4, 15.6, 1.9, depth=0.4)
    mini.disc(skin, 46, 13.4, 1.8, depth=0.4)


def _front(mini: Mini, dress: Uniform, lean: float) -> None:
    """Draw breast, belt, collar and shoulders of the rider."""
    x = 30.6 + lean
    if dress.cuirass:
        mini.poly(
            dress.cuirass, (x - 5.4, 14.4), (x + 5.4, 14), (x + 4.6, 28), (x - 5.2, 28.6), depth=2.8
        )
    elif dress.cut == "laced":
        for step in range(4):
            mini.line(
                dress.facing,
                (x - 3.8, 16.5 + step * 3),
                (x + 4, 16.2 + step * 3),
                width=1.0,
                depth=0,
            )
    elif dress.cut == "lapels":
        mini.poly(dress.facing, (x - 2.8, 14), (x + 4, 14), (x + 2.4, 26), (x - 1.6, 26), depth=0.8)
    if not dress.cuirass:
        mini.line(dress.belts, (x - 5.4, 14.6), (x + 4.6, 27), width=1.5, depth=0.3)
    mini.line(dress.belts, (x - 5.4, 29.6), (x + 4.8, 29), width=1.6, depth=0.3)
    mini.line(dress.facing, (x - 1.6, 12.8), (x + 4, 12.6), width=2.2, depth=0.4)
    for dx in (-4.6, 5):
        mini.line(dress.shoulders, (x + dx - 1.2, 14.4), (x + dx + 1.2, 14.8), width=2.4)
