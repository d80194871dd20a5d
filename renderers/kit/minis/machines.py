"""Machines of the ice world that move: walker, speeder, probe; and the wreck of a walker."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.kit.brush.colours import NIGHT, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

HULL, DEEP, SLIT = rgb("#a9b2bd"), rgb("#6d7886"), rgb("#14181f")
_LIGHT = rgb("#ffffff")
WALKER: Final = (160, 150)
"""Width and height of a walker in units."""


@kept
def walker(k: float = 1.0, hurt: bool = False) -> Image.Image:
    """Return a walker on four legs that looks to the right; ``hurt``: scorched and burning."""
    mini = Mini(*WALKER, k)
    far, near = mix(DEEP, NIGHT, 0.25), mix(HULL, DEEP, 0.3)
    _leg(mini, 42, 33, 40, far)
    _leg(mini, 90, 98, 90, far)
    mini.poly(DEEP, (28, 60), (104, 60), (96, 82), (36, 82), depth=2.4)
    _hull(mini)
    _leg(mini, 26, 19, 18, near)
    _leg(mini, 100, 107, 106, near)
    for x in (26, 100):
        mini.disc(HULL, x, 71, 9, depth=2.6)
        mini.disc(DEEP, x, 71, 4)
    _head(mini)
    if hurt:
        mini.poly(rgb("#20242c"), (50, 30), (62, 26), (70, 38), (62, 50), (48, 42), depth=0)
        mini.disc(rgb("#ff8a2a"), 60, 38, 4.6)
        mini.disc(rgb("#fff0b0"), 60, 38, 2)
    return mini.done(0.6, NIGHT)


def _leg(mini: Mini, hip: float, knee: float, foot: float, colour: Colour) -> None:
    """Draw a leg of two shanks and a splayed foot; x of its joints in units."""
    mini.line(colour, (hip, 72), (knee, 104), width=9.4, depth=2)
    mini.line(mix(colour, NIGHT, 0.3), (hip + 2, 78), (knee + 2, 100), width=1.6, depth=0)
    mini.line(colour, (knee, 104), (foot, 138), width=7.4, depth=2)
    mini.disc(mix(colour, NIGHT, 0.25), knee, 104, 6.6)
    mini.disc(mix(colour, _LIGHT, 0.2), knee, 104, 2.6, depth=0.5)
    mini.poly(
        colour, (foot - 12, 147), (foot - 6, 136), (foot + 6, 136), (foot + 13, 147), depth=1.6
    )
    mini.line(mix(colour, NIGHT, 0.4), (foot - 4, 147), (foot - 2, 139), width=1.2, depth=0)
    mini.line(mix(colour, NIGHT, 0.4), (foot + 4, 147), (foot + 2, 139), width=1.2, depth=0)


def _hull(mini: Mini) -> None:
    """Draw a back of overlapping plates, like those of a beetle."""
    mini.poly(
        HULL, (12, 52), (20, 36), (40, 26), (78, 23), (102, 32), (112, 48), (108, 66), (24, 68),
        (13, 62), depth=4.5
    )  # fmt: skip
    for left, right, top in ((84, 111, 30), (62, 90, 24.4), (40, 68, 25), (18, 46, 31)):
        plate = mix(HULL, _LIGHT, 0.14)
        mini.poly(
            plate,
            (left, top + 6),
            (left + 8, top),
            (right - 4, top),
            (right, 58),
            (left + 2, 60),
            depth=2.6,
        )
        mini.line(mix(HULL, NIGHT, 0.4), (right - 2, top + 8), (right - 1, 56), width=1.0, depth=0)
    mini.poly(mix(HULL, NIGHT, 0.16), (14, 58), (110, 56), (104, 69), (26, 70), depth=1.6)
    for x in (36, 52, 68, 84):
        mini.box(rgb("#3f4955"), x - 4, 60.6, x + 4, 64.4, 1.2, 0.4)


def _head(mini: Mini) -> None:
    """Draw neck, a low wedge of a head with one slit, and two guns."""
    for i in range(3):
        mini.line(DEEP, (110 + i * 4, 42), (110 + i * 4, 57), width=3.4, depth=1)
    mini.line(rgb("#3b444f"), (138, 62), (154, 65), width=3.2)
    mini.poly(
        HULL, (119, 36), (132, 33), (147, 43), (152, 52), (146, 62), (124, 64), (118, 54), depth=3
    )
    mini.poly(mix(HULL, _LIGHT, 0.3), (121, 37), (132, 34.4), (144, 43), (128, 45), depth=0.8)
    mini.poly(SLIT, (134, 46.6), (149, 48), (149.4, 51.4), (134, 51), depth=0)
    mini.line(rgb("#ff5a4a"), (143, 49.4), (147, 49.7), width=1.2, depth=0)
    mini.disc(DEEP, 126, 54, 4.4)
    mini.line(rgb("#3b444f"), (140, 59), (155, 60), width=3.0)


@kept
def wreck(k: float = 1.0) -> Image.Image:
    """Return a fallen walker, dark and half sunk; cut to its size."""
    fallen = walker(k * 0.95, True).rotate(-64, Image.Resampling.BICUBIC, expand=True)
    shade = Image.new("RGBA", fallen.size, (30, 30, 38, 0))
    shade.putalpha(fallen.getchannel("A").point([value * 5 // 9 for value in range(256)]))
    fallen.alpha_composite(shade)
    return fallen.crop(fallen.getbbox())


@kept
def speeder(trim: Colour, k: float = 1.0) -> Image.Image:
    """Return a low speeder with a wedge of a nose, seen from above, that flies to the right."""
    mini = Mini(80, 48, k)
    white, dark = rgb("#e6e0d2"), rgb("#565f6b")
    for y, tilt in ((6.4, 2.4), (41.6, -2.4)):
        mini.line(dark, (28, y), (68, y + tilt), width=2.6)
        mini.box(rgb("#8d8676"), 8, y - 4, 30, y + 4, 2.4, 1.6)
        mini.disc(rgb("#5fc4ff"), 7.4, y, 1.6, 3, depth=0)
    mini.poly(
        white,
        (5, 14),
        (14, 9),
        (42, 9),
        (74, 20),
        (76, 24),
        (74, 28),
        (42, 39),
        (14, 39),
        (5, 34),
        depth=3.2,
    )
    mini.poly(mix(white, NIGHT, 0.3), (4, 19), (20, 18), (20, 30), (4, 29), depth=1)
    for y in (20.6, 24, 27.4):
        mini.line(mix(white, NIGHT, 0.55), (6, y), (17, y), width=1.0, depth=0)
    mini.poly(trim, (45, 10.4), (55, 13.8), (55, 34.2), (45, 37.6), depth=1)
    mini.poly(trim, (14, 9.4), (22, 9.2), (18, 16), (10, 16), depth=0.8)
    mini.poly(trim, (14, 38.6), (22, 38.8), (18, 32), (10, 32), depth=0.8)
    mini.poly(rgb("#2c3c52"), (26, 18), (41, 16.6), (47, 24), (41, 31.4), (26, 30), depth=2)
    mini.line(rgb("#9cc4e6"), (30, 20.4), (40, 19.4), width=1.6, depth=0)
    mini.line(rgb("#53606f"), (34, 17.6), (34, 30.4), width=1.2, depth=0)
    return mini.done(0.6, NIGHT)


@kept
def probe(k: float = 1.0, which: int = 0) -> Image.Image:
    """Return a floating probe with hanging arms and one red eye; ``which`` swings its arms."""
    mini = Mini(48, 70, k)
    swing = (0, 3, -2, 1)[which % 4]
    iron = rgb("#4a525e")
    for x, foot in ((12, 3), (18, 14), (25, 26), (32, 41)):
        tip = (foot + 2 + swing, 62 - abs(foot - 22) * 0.2)
        mini.line(iron, (x + 3, 30), (x, 45), tip, width=2.2, soft=True)
        mini.line(iron, tip, (tip[0] + 3, tip[1] + 4), width=1.6)
    mini.poly(rgb("#39424d"), (4, 27), (42, 27), (34, 38), (12, 38), depth=2)
    mini.poly(
        rgb("#78838f"),
        (6, 25),
        (10, 11),
        (23, 4.6),
        (36, 11),
        (40, 25),
        (23, 29),
        depth=3,
        soft=True,
    )
    mini.line(rgb("#39424d"), (7, 23), (39, 23), width=1.4, depth=0)
    for x in (12, 34):
        mini.box(rgb("#a3adb8"), x - 2.4, 12, x + 2.4, 16, 1, 0.6)
    mini.disc(rgb("#20262e"), 24, 18, 6.6)
    mini.disc(rgb("#ff4a3a"), 24, 18, 3.6)
    mini.disc(rgb("#ffd0c0"), 23, 17, 1.2, depth=0)
    mini.disc(rgb("#2a3038"), 34, 20, 2.2)
    mini.line(iron, (15, 9), (12, 0.6), width=1.4)
    mini.line(iron, (29, 7), (31, 1.6), width=1.2)
    return mini.done(0.5, NIGHT)
