"""Mounts, beasts and engines: before a rider's chest, or in a rider's place."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin
from typing import Final, NamedTuple

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.theme import Colour

from .look import BONE, BRONZE, INK, IRON, STEEL, WHITE, WOOD


class Head(NamedTuple):
    """An animal's head from the front."""

    coat: Colour
    ears: float
    """Height of the ears in units; round where they are low."""
    muzzle: float
    """Length of the muzzle in units."""
    tusks: bool = False
    mane: bool = False


HEADS: Final = {
    "boar": Head(rgb("#5a4636"), 22, 34, tusks=True, mane=True),
    "jackal": Head(rgb("#b08a52"), 46, 36),
    "bear": Head(rgb("#6a4a32"), 14, 30),
    "hound": Head(rgb("#7a7470"), 30, 34),
    "horse": Head(rgb("#7a4a2a"), 28, 62, mane=True),
}


def mount(m: Mini, animal: str, low: float = 0.0) -> None:
    """Draw an animal around (100, 150 + ``low``)."""
    special: dict[str, Callable[[Mini, float], None]] = {"spider": _spider, "scorpion": _scorpion}
    if animal in special:
        special[animal](m, low)
    else:
        _head(m, HEADS[animal], 150 + low)


def _head(m: Mini, head: Head, y: float) -> None:
    coat, dark = head.coat, mix(head.coat, INK, 0.35)
    for side in (-1, 1):
        x = 100 + side * 30
        if head.ears > 18:
            tip = (x + side * 12, y - 24 - head.ears)
            m.poly(coat, (x - 13, y - 18), tip, (x + 13, y - 14), depth=3)
            m.poly(
                dark, (x - 5, y - 20), (tip[0] - side * 2, tip[1] + 10), (x + 7, y - 18), depth=1
            )
        else:
            m.disc(coat, x + side * 4, y - 30, head.ears, depth=3)
            m.disc(dark, x + side * 4, y - 29, head.ears * 0.5, depth=1)
    m.disc(coat, 100, y, 46, 40, depth=7)
    if head.mane:
        for lean in (-18, -6, 6, 18):
            m.poly(
                dark,
                (100 + lean - 7, y - 26),
                (100 + lean * 1.5, y - 58),
                (100 + lean + 7, y - 26),
                depth=2,
            )
    end = y + head.muzzle
    m.poly(
        mix(coat, WHITE, 0.16), (76, y + 4), (124, y + 4), (122, end), (100, end + 12), (78, end),
        depth=6, soft=True,
    )  # fmt: skip
    m.disc(INK, 100, end - 6, 14, 8, depth=2)
    for side in (-1, 1):
        m.disc(rgb("#e8b83c"), 100 + side * 20, y - 8, 6, depth=1)
        m.disc(INK, 100 + side * 20, y - 8, 2.8, depth=0)
        m.line(dark, (100 + side * 30, y - 17), (100 + side * 12, y - 13), width=4, depth=1)
        if head.tusks:
            tusk = (
                (100 + side * 20, end + 4),
                (100 + side * 34, end - 2),
                (100 + side * 36, end - 24),
            )
            m.line(BONE, *tusk, width=7, depth=2, soft=True)


def _spider(m: Mini, low: float) -> None:
    y, body = 164 + low, rgb("#4a3a44")
    for side in (-1, 1):
        for leg, (knee, foot) in enumerate(((66, 88), (74, 98), (72, 96), (60, 80))):
            rise = 54 - leg * 14
            way = ((100, y), (100 + side * knee, y - rise), (100 + side * foot, y + 30 + leg * 8))
            m.line(body, *way, width=8, depth=2.4, soft=True)
    m.disc(body, 100, y, 38, 30, depth=6)
    for x, up, size in (
        (-14, 4, 7),
        (14, 4, 7),
        (-26, 12, 4.4),
        (26, 12, 4.4),
        (-6, 16, 4),
        (6, 16, 4),
    ):
        m.disc(rgb("#d8341c"), 100 + x, y - up + 8, size, depth=1.4)
    for side in (-1, 1):
        m.poly(
            BONE,
            (100 + side * 6, y + 24),
            (100 + side * 14, y + 24),
            (100 + side * 7, y + 42),
            depth=1.4,
        )


def _scorpion(m: Mini, low: float) -> None:
    y, shell = 140 + low, rgb("#b07a34")
    tail = [(100 + 62 * sin(i * 0.5), y - 14 - 74 * (1 - cos(i * 0.42)) * 0.9) for i in range(6)]
    for place, (x, up) in enumerate(tail):
        m.disc(mix(shell, INK, 0.1 * (place % 2)), x, up, 17 - place * 1.6, depth=4)
    x, up = tail[-1]
    m.poly(IRON, (x - 10, up - 4), (x - 34, up + 10), (x - 6, up + 12), depth=2)
    for side in (-1, 1):
        for leg in range(3):
            way = (
                (100, y + 8),
                (100 + side * (52 + leg * 6), y - 6 + leg * 14),
                (100 + side * (70 + leg * 6), y + 30 + leg * 12),
            )
            m.line(mix(shell, INK, 0.25), *way, width=6, depth=2, soft=True)
        m.line(shell, (100 + side * 30, y + 14), (100 + side * 62, y + 44), width=13, depth=3)
        m.disc(shell, 100 + side * 68, y + 52, 22, 16, depth=4)
        m.poly(
            INK,
            (100 + side * 74, y + 46),
            (100 + side * 94, y + 40),
            (100 + side * 78, y + 56),
            depth=0,
        )
    m.disc(shell, 100, y + 10, 42, 32, depth=7)
    m.disc(mix(shell, WHITE, 0.2), 100, y + 26, 26, 17, depth=4)
    for side in (-1, 1):
        m.disc(rgb("#2a9a8a"), 100 + side * 10, y + 24, 5.4, depth=1.4)


def engine(m: Mini, name: str) -> None:
    """Draw a war engine that fills the picture: a catapult, or a great crossbow."""
    beam, dark = rgb("#8a5f34"), WOOD
    for x in (48, 152):
        m.disc(dark, x, 178, 32, depth=4)
        m.disc(beam, x, 178, 24, depth=3)
        for turn in range(4):
            dx, dy = 22 * cos(turn * 0.785), 22 * sin(turn * 0.785)
            m.line(dark, (x - dx, 178 - dy), (x + dx, 178 + dy), width=4, depth=1)
        m.disc(IRON, x, 178, 7, depth=2)
    if name == "orc_catapult":
        m.poly(beam, (40, 168), (90, 84), (104, 84), (64, 168), depth=4)
        m.poly(beam, (160, 168), (110, 84), (96, 84), (136, 168), depth=4)
        m.line(dark, (60, 160), (140, 160), width=12, depth=3)
        m.line(beam, (60, 166), (132, 40), width=12, depth=4)
        m.disc(dark, 138, 34, 24, 18, depth=4)
        m.disc(rgb("#8a8a88"), 138, 24, 18, depth=5)
        m.line(rgb("#c8b088"), (84, 118), (112, 118), width=10, depth=2)
        return
    m.line(beam, (100, 200), (100, 60), width=20, depth=5)
    bow = ((16, 112), (48, 74), (100, 62), (152, 74), (184, 112))
    m.line(dark, *bow, width=12, depth=4, soft=True)
    m.line(BONE, (18, 112), (100, 150), (182, 112), width=2.6, depth=0)
    m.line(WOOD, (100, 150), (100, 22), width=6, depth=2)
    tip = STEEL if name == "dwarf_ballista" else IRON
    m.poly(tip, (100, -4), (114, 28), (100, 22), (86, 28), depth=3)
    m.box(BRONZE, 84, 64, 116, 78, 3, 2.4)
