"""Hex tiles: terrain by colour and by pattern, each drawn once and cached.

Patterns reach the rim of the hex, so that they can be told while a counter covers the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import XY, ZOOM, Pen

from .layout import HEX_HEIGHT, HEX_WIDTH, Point, corners

VARIANTS = 4
_MIDDLE = Point(HEX_WIDTH / 2, HEX_HEIGHT / 2)
Painter: TypeAlias = Callable[[Pen, Random], None]


@kept
def hex_mask() -> Image.Image:
    """Return the enlarged mask of a hex tile."""
    mask = Image.new("L", (HEX_WIDTH * ZOOM, HEX_HEIGHT * ZOOM), 0)
    points = [(x * ZOOM, y * ZOOM) for x, y in corners(_MIDDLE)]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask


def _round(centre: XY, radii: XY, wobble: float, source: Random) -> list[XY]:
    """Return an uneven closed curve."""
    x, y = centre
    phases = [source.uniform(0, 2 * pi) for _ in range(3)]
    points = []
    for step in range(48):
        a = 2 * pi * step / 48
        swing = sum(sin((k + 2) * a + p) / (k + 2) for k, p in enumerate(phases))
        grow = 1 + wobble * swing
        points.append((x + radii[0] * grow * cos(a), y + radii[1] * grow * sin(a)))
    return points


def _snow(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.SNOW)
    for _ in range(3):
        x, y = source.uniform(30, 114), source.uniform(44, 138)
        reach = source.uniform(16, 30)
        pen.arc((x, y), (reach, reach * 0.35), (200, 330), t.SNOW_SHADE, 2.5)


def _hill(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.SNOW)
    for step in range(5):
        share = step / 4
        radii = (69 - 14 * step, 78 - 16 * step)
        curve = _round((72 + 2 * step, 83 - 2 * step), radii, 0.07, source)
        pen.polygon(curve, t.mix(t.HILL, t.PAPER, share * 0.75))
        pen.loop(curve, t.HILL_LINE, 2.6)


def _boulder(pen: Pen, centre: XY, size: float, source: Random) -> None:
    x, y = centre
    spread = [source.uniform(0.8, 1.1) for _ in range(7)]
    rim = [
        (x + size * s * cos(2 * pi * i / 7), y + size * 0.8 * s * sin(2 * pi * i / 7))
        for i, s in enumerate(spread)
    ]
    pen.polygon(rim, t.ROCK)
    pen.polygon([rim[3], rim[4], rim[5], rim[6], (x, y - size * 0.1)], t.mix(t.ROCK, t.PAPER, 0.45))
    pen.polygon([rim[0], rim[1], rim[2], (x, y)], t.mix(t.ROCK, t.INK, 0.35))
    pen.loop(rim, t.INK, 2)


def _rocks(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.ROCK_GROUND)
    spots = [(72, 34), (40, 52), (106, 50), (24, 84), (122, 86), (34, 116), (110, 118), (72, 142)]
    spots += [(72, 84), (52, 98), (94, 92), (88, 66), (56, 68), (52, 136), (94, 136)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        place = (x + source.uniform(-3, 3), y + source.uniform(-3, 3))
        _boulder(pen, place, source.uniform(13, 17), source)


def _spike(pen: Pen, foot: XY, height: float, half: float) -> None:
    x, y = foot
    tip = (x + half * 0.15, y - height)
    pen.polygon([(x - half, y), tip, (x, y + half * 0.35)], t.mix(t.SERAC, t.PAPER, 0.62))
    pen.polygon([(x + half, y), tip, (x, y + half * 0.35)], t.mix(t.SERAC, t.INK, 0.25))
    pen.loop([(x - half, y), tip, (x + half, y), (x, y + half * 0.35)], t.DEEP, 2)


def _serac(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.SERAC_GROUND)
    feet = [(48, 70), (98, 74), (72, 86), (26, 104), (120, 106), (50, 120), (94, 122), (72, 146)]
    for x, y in feet:
        _spike(pen, (x, y), source.uniform(40, 54), source.uniform(13, 17))


def _building(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.SNOW_SHADE)
    pen.polygon(corners(_MIDDLE, 8), t.INK)
    pen.polygon(corners(_MIDDLE, 10), t.WALL)
    pen.polygon(corners(_MIDDLE, 21), t.INK)
    pen.polygon(corners(_MIDDLE, 23), t.CONCRETE)
    for x, y in corners(_MIDDLE, 15):
        pen.box((x - 9, y - 9, x + 9, y + 9), t.INK, 2)
        pen.box((x - 7, y - 7, x + 7, y + 7), t.CONCRETE, 1)
    for y in range(60, 120, 14):
        pen.line([(40, y), (104, y)], t.mix(t.CONCRETE, t.WALL, 0.4), 2.5)
    for x, y in ((13, 70), (13, 92), (131, 70), (131, 92)):
        pen.box((x - 3, y - 6, x + 6 if x < 72 else x + 3, y + 6), t.GOLD)


def _wreck(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.RUST_GROUND)
    pen.polygon(_round((72, 86), (62, 60), 0.16, source), t.mix(t.RUST_GROUND, t.INK, 0.28))
    hull = [(12, 112), (22, 58), (58, 40), (108, 46), (134, 84), (118, 124), (72, 146), (40, 134)]
    pen.polygon(hull, t.RUST)
    pen.polygon([(22, 58), (58, 40), (66, 84), (34, 96)], t.mix(t.RUST, t.PAPER, 0.35))
    pen.polygon([(118, 124), (134, 84), (96, 78), (84, 112)], t.mix(t.RUST, t.INK, 0.4))
    for x in (28, 50, 72, 94, 116):
        pen.line([(x, 52), (x + 8, 128)], t.mix(t.RUST, t.INK, 0.65), 3)
    pen.loop(hull, t.INK, 2.6)
    for x, y in ((18, 134), (128, 50), (60, 24), (100, 146)):
        pen.polygon([(x - 9, y + 6), (x - 2, y - 8), (x + 10, y + 3)], t.mix(t.RUST, t.INK, 0.5))


def _trench(pen: Pen, source: Random) -> None:
    pen.box((0, 0, HEX_WIDTH, HEX_HEIGHT), t.EARTH_GROUND)
    for low in (46, 132):
        zigzag = [(x, low + (7 if i % 2 else -7)) for i, x in enumerate(range(-8, 170, 20))]
        pen.line(zigzag, t.mix(t.EARTH, t.PAPER, 0.35), 19)
        pen.line(zigzag, t.EARTH, 14)
        pen.line(zigzag, t.mix(t.EARTH, t.INK, 0.7), 7)
    for side in (12, 132):
        pen.line([(side, 50), (side, 128)], t.EARTH, 12)
        pen.line([(side, 46), (side, 132)], t.mix(t.EARTH, t.INK, 0.7), 6)
    for x in range(14, 140, 17):
        pen.disc((x, 151 - abs(x - 72) * 0.1), (8, 5), t.EARTH)
        pen.disc((x, 150 - abs(x - 72) * 0.1), (6.5, 3.6), t.mix(t.EARTH, t.PAPER, 0.5))


def _crevasse(pen: Pen, source: Random) -> None:
    _snow(pen, source)
    upper = [(-4, 66), (24, 50), (50, 58), (78, 42), (106, 54), (148, 44)]
    lower = [(148, 104), (118, 118), (90, 106), (60, 128), (32, 112), (-4, 122)]
    pen.polygon([(x, y - 6) for x, y in upper] + [(x, y + 6) for x, y in lower], t.DEEP_EDGE)
    pen.polygon(upper + lower, t.DEEP)
    inner = [(0, 84), (30, 72), (64, 82), (100, 66), (144, 74)]
    pen.line(inner, t.INK, 13)
    for start, end in (((50, 58), (40, 20)), ((106, 54), (116, 26)), ((60, 126), (74, 160))):
        pen.line([start, end], t.DEEP_EDGE, 7)
        pen.line([start, end], t.DEEP, 4)


_PAINTERS: dict[str, Painter] = {
    "snow": _snow,
    "hill": _hill,
    "rocks": _rocks,
    "serac": _serac,
    "building": _building,
    "wreck": _wreck,
    "trench": _trench,
    "crevasse": _crevasse,
}
KINDS = tuple(_PAINTERS)


@kept
def tile(kind: str, variant: int = 0) -> Image.Image:
    """Draw a hex of a terrain; ``variant`` (0 to 3) varies the pattern."""
    pen = Pen(HEX_WIDTH, HEX_HEIGHT)
    _PAINTERS[kind](pen, Random(f"{kind}{variant}"))
    pen.loop(corners(_MIDDLE), t.GRID, 2.4)
    pen.clip(hex_mask())
    return pen.done()


@kept
def swatch(kind: str, height: int) -> Image.Image:
    """Return a small tile for the legend, ``height`` pixels tall."""
    image = tile(kind)
    size = (round(height * image.width / image.height), height)
    return image.resize(size, Image.Resampling.LANCZOS)
