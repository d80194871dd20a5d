"""Lines of sight: a clear one, one that is blocked, and the closed eye on what blocks it."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import INK, LOSS, TARGET, WHITE
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.theme import Colour

from .trails import OVER, Drawn

WIDTH: Final = 7.0
SIZE: Final = 54
"""Width of an eye at ``k`` 1."""


def sightline(start: XY, end: XY, *, clear: bool, k: float = 1.0) -> Drawn:
    """Draw the line between two points in picture pixels: whole, or broken where blocked."""
    pad = round(WIDTH * k) + 4
    left, top = round(min(start[0], end[0])) - pad, round(min(start[1], end[1])) - pad
    ends = tuple((round(x) - left, round(y) - top) for x, y in (start, end))
    return _line(ends, pad, clear, k), (left, top)


@kept
def _line(ends: tuple[tuple[int, int], ...], pad: int, clear: bool, k: float) -> Image.Image:
    (ax, ay), (bx, by) = ends
    size = (max(ax, bx) + pad, max(ay, by) + pad)
    image = Image.new("RGBA", (size[0] * OVER, size[1] * OVER), (255, 255, 255, 0))
    pen, far = ImageDraw.Draw(image), hypot(bx - ax, by - ay)
    dash, gap = (far, 1.0) if clear else (20.0 * k, 14.0 * k)
    for ink, wide in ((WHITE, WIDTH + 5), (TARGET if clear else LOSS, WIDTH)):
        at = 0.0
        while at < far:
            shares = (at / far, min(at + dash, far) / far)
            way = [((ax + (bx - ax) * s) * OVER, (ay + (by - ay) * s) * OVER) for s in shares]
            pen.line(way, (*ink, 255), round(wide * k * OVER))
            at += dash + gap
    return image.reduce(OVER)


@kept
def eye(k: float = 1.0, *, closed: bool = True) -> Image.Image:
    """Return a medallion with an eye: closed on what blocks a line, open on what is seen."""
    sprite, half = Mini(SIZE, SIZE, k), SIZE / 2
    rim: Colour = LOSS if closed else TARGET
    sprite.disc(rim, half, half, 26, depth=1)
    sprite.disc(WHITE, half, half, 21.5, depth=0.6)
    lid = [(half + 16 * cos(i * pi / 8), half - 2 + 9 * sin(i * pi / 8)) for i in range(9)]
    if closed:
        sprite.line(INK, *lid, width=3.4, depth=0)
        for i in (1, 3, 4, 5, 7):
            x, y = lid[i]
            sprite.line(INK, (x, y), (x + (x - half) * 0.25, y + 6.5), width=2.6, depth=0)
    else:
        under = [(x, 2 * half - 2 - y) for x, y in reversed(lid)]
        sprite.poly(INK, *lid, *under, depth=0)
        sprite.poly(WHITE, *[_nearer(p, half) for p in (*lid, *under)], depth=0)
        sprite.disc(INK, half, half - 1, 6.5, depth=1)
    return dropped(sprite.done(0.6), 2, 3, 2.0)


def _nearer(point: XY, half: float) -> XY:
    return half + (point[0] - half) * 0.8, half - 1 + (point[1] - half + 1) * 0.68
