"""Hex tiles of Napoleonics: terrain by colour and by pattern, each drawn once and cached.

Patterns reach the rim of the hex, so that they can be told while a counter covers the middle.
Water runs over the tiles afterwards, see ``water``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.hexfield import Point, corners
from renderers.kit.kept import kept
from renderers.kit.pen import XY, ZOOM, Pen

from . import look
from .look import FIELD

VARIANTS = 4
WIDE, TALL = FIELD.hex_width, FIELD.hex_height
MIDDLE = Point(WIDE / 2, TALL / 2)
Painter: TypeAlias = Callable[[Pen, Random], None]


@kept
def hex_mask() -> Image.Image:
    """Return the enlarged mask of a hex tile."""
    mask = Image.new("L", (WIDE * ZOOM, TALL * ZOOM), 0)
    points = [(x * ZOOM, y * ZOOM) for x, y in corners(MIDDLE, FIELD.side)]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask


def _curve(centre: XY, radii: XY, wobble: float, source: Random) -> list[XY]:
    """Return an uneven closed curve."""
    x, y = centre
    phases = [source.uniform(0, 2 * pi) for _ in range(3)]
    points = []
    for step in range(48):
        a = 2 * pi * step / 48
        grow = 1 + wobble * sum(sin((k + 2) * a + p) / (k + 2) for k, p in enumerate(phases))
        points.append((x + radii[0] * grow * cos(a), y + radii[1] * grow * sin(a)))
    return points


def _clear(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.GRASS)
    for _ in range(5):
        x, y = source.uniform(18, WIDE - 18), source.uniform(34, TALL - 24)
        for lean in (-3, 0, 3):
            pen.line([(x + lean / 2, y), (x + lean, y - 7)], look.GRASS_SHADE, 1.8)


def _tree(pen: Pen, foot: XY, size: float) -> None:
    x, y = foot
    pen.disc((x + 2, y + 2), (size, size * 0.95), look.FOREST_DARK)
    pen.disc((x, y), (size, size * 0.95), look.FOREST)
    pen.disc((x - size * 0.3, y - size * 0.3), size * 0.45, t.mix(look.FOREST, t.PAPER, 0.32))
    pen.ring((x, y), (size, size * 0.95), look.FOREST_DARK, 1.6)


def _forest(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.FOREST_GROUND)
    spots = [(34, 26), (80, 26), (12, 46), (102, 46), (10, 74), (104, 74), (16, 98), (98, 98)]
    spots += [(38, 112), (76, 112), (57, 122), (30, 60), (84, 60), (44, 88), (70, 88), (57, 70)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        place = (x + source.uniform(-2, 2), y + source.uniform(-2, 2))
        _tree(pen, place, source.uniform(11, 14))


def _hachures(pen: Pen, source: Random, rings: tuple[float, ...], colour: t.Colour) -> None:
    """Draw strokes that run down a slope, as on old maps."""
    for share in rings:
        count = round(46 * share)
        for step in range(count):
            a = 2 * pi * step / count + source.uniform(-0.03, 0.03)
            inner, outer = share - 0.075, share + source.uniform(0.06, 0.10)
            rx, ry = WIDE / 2, TALL / 2 * 0.92
            ends = [
                (MIDDLE.x + rx * r * cos(a), MIDDLE.y + ry * r * sin(a)) for r in (inner, outer)
            ]
            pen.line(ends, colour, 2.1)


def _hill(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), t.mix(look.HILL, look.GRASS, 0.35))
    for step, share in enumerate((0.96, 0.72, 0.46)):
        curve = _curve((57, 66), (55 * share, 62 * share), 0.05, source)
        pen.polygon(curve, t.mix(look.HILL, t.PAPER, 0.10 + 0.2 * step))
        pen.loop(curve, look.HILL_LINE, 1.8)
    _hachures(pen, source, (0.90, 0.66), look.HILL_LINE)


def _steep(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.ROCK)
    peaks = [(34, 50, 26), (82, 54, 28), (57, 84, 34), (20, 98, 24), (96, 102, 24), (57, 124, 26)]
    for left, low, size in peaks:
        x, y = left + source.uniform(-3, 3), low + source.uniform(-3, 3)
        tip = (x + size * 0.1, y - size * 1.15)
        pen.polygon([(x - size, y), tip, (x, y)], t.mix(look.ROCK, t.PAPER, 0.58))
        pen.polygon([(x + size, y), tip, (x, y)], look.ROCK_DARK)
        for share in (0.3, 0.6):
            pen.line([(x - size * share, y - 2), (x, y - size * 0.7)], look.ROCK_DARK, 1.6)
        pen.line([(x - size, y), tip, (x + size, y)], t.INK, 2.2)


def _house(pen: Pen, at: XY, size: float) -> None:
    x, y = at
    half, tall = size * 0.55, size * 0.5
    pen.box((x - half - 1.5, y - tall - 1.5, x + half + 1.5, y + 1.5), t.INK)
    pen.box((x - half, y - tall, x + half, y), look.WALL)
    roof = [(x - half - 4, y - tall), (x - half + 4, y - size), (x + half - 4, y - size)]
    roof.append((x + half + 4, y - tall))
    pen.polygon(roof, look.ROOF)
    pen.polygon([roof[2], roof[3], (x + half * 0.3, y - tall)], look.ROOF_DARK)
    pen.loop(roof, t.INK, 1.8)
    pen.box((x - 3, y - tall * 0.7, x + 3, y), t.INK)


def _church(pen: Pen, at: XY) -> None:
    x, y = at
    pen.box((x - 8, y - 26, x + 8, y), t.INK)
    pen.box((x - 6.5, y - 25, x + 6.5, y - 1), look.WALL)
    pen.polygon([(x - 10, y - 25), (x, y - 46), (x + 10, y - 25)], t.INK)
    pen.polygon([(x - 7, y - 26.5), (x, y - 42), (x + 7, y - 26.5)], look.ROOF_DARK)


def _town(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.STREET)
    spots = [(28, 44), (86, 44), (15, 68), (99, 68), (16, 92), (98, 92), (36, 116), (78, 116)]
    spots += [(44, 68), (72, 68), (44, 92), (72, 92)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        _house(pen, (x + source.uniform(-2, 2), y + source.uniform(-2, 2)), source.uniform(20, 24))
    _church(pen, (57, 128))


def _mill(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.STREET)
    for x, y in ((18, 92), (97, 94), (34, 118), (82, 118)):
        _house(pen, (x, y), 21)
    pen.polygon([(40, 104), (47, 52), (67, 52), (74, 104)], t.INK)
    pen.polygon([(42.5, 102), (48.5, 54), (65.5, 54), (71.5, 102)], look.WALL)
    pen.polygon([(45, 54), (57, 36), (69, 54)], look.ROOF_DARK)
    for turn in range(4):
        a = pi / 4 + turn * pi / 2
        dx, dy = cos(a), sin(a)
        pen.line([(57, 52), (57 + 46 * dx, 52 + 46 * dy)], t.INK, 3.4)
        start, end = 15, 45
        nx, ny = -dy * 11, dx * 11
        sail = [(57 + start * dx, 52 + start * dy), (57 + end * dx, 52 + end * dy)]
        sail += [(x + nx, y + ny) for x, y in sail[::-1]]
        pen.polygon(sail, look.WALL)
        pen.loop(sail, t.INK, 2)
    pen.disc((57, 52), 4, t.INK)


def _sandpit(pen: Pen, source: Random) -> None:
    pen.box((0, 0, WIDE, TALL), look.GRASS)
    pit = _curve((57, 67), (53, 56), 0.06, source)
    pen.polygon(pit, look.SAND)
    pen.loop(pit, look.SAND_DARK, 5)
    for step in range(40):
        a = 2 * pi * step / 40
        ends = [(57 + r * cos(a), 67 + r * 1.06 * sin(a)) for r in (51, 43)]
        pen.line(ends, look.SAND_DARK, 2)
    for _ in range(70):
        a, r = source.uniform(0, 2 * pi), source.uniform(5, 42)
        pen.disc((57 + r * cos(a), 67 + r * sin(a)), 1.3, look.SAND_DARK)


_PAINTERS: dict[str, Painter] = {
    "clear": _clear,
    "forest": _forest,
    "hill": _hill,
    "steep": _steep,
    "town": _town,
    "mill": _mill,
    "sandpit": _sandpit,
}
KINDS = tuple(_PAINTERS)


@kept
def tile(kind: str, variant: int = 0) -> Image.Image:
    """Draw a hex of a terrain, open ground for water; ``variant`` (0 to 3) varies the pattern."""
    pen = Pen(WIDE, TALL)
    _PAINTERS.get(kind, _clear)(pen, Random(f"{kind}{variant}"))
    pen.loop(corners(MIDDLE, FIELD.side), look.GRID, 2)
    pen.clip(hex_mask())
    return pen.done()


@kept
def badge(kind: str, tall: int) -> Image.Image:
    """Draw a terrain as a small hex, for a counter that covers nearly all of its hex."""
    small = tile(kind).resize((round(tall * WIDE / TALL), tall), Image.Resampling.LANCZOS)
    under = Image.new("RGBA", (small.width + 6, small.height + 6))
    rim = Image.new("RGBA", small.size, (*t.INK, 255))
    rim.putalpha(small.getchannel("A"))
    under.paste(rim.resize(under.size, Image.Resampling.LANCZOS))
    under.alpha_composite(small, (3, 3))
    return under
