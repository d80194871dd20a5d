"""Rivers from hex to hex, with fords and bridges, and field works on the sides of a hex."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.hexfield import corners
from renderers.kit.kept import kept
from renderers.kit.pen import XY, Pen

from . import look
from .land import MIDDLE, TALL, WIDE, hex_mask
from .look import FIELD

KINDS = ("river", "fordable", "bridge")
"""Terrain that is water."""
ANGLES = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
"""Where the middle of each side lies, in degrees clockwise from the right."""
_WIDTH = 40


def side_middle(direction: str) -> XY:
    """Return the middle of a side of a tile."""
    a, reach = radians(ANGLES[direction]), FIELD.hex_width / 2
    return MIDDLE.x + reach * cos(a), MIDDLE.y + reach * sin(a)


def _arms(sides: tuple[str, ...]) -> list[list[XY]]:
    """Return the lines of a river: one bend between two sides, else a spoke to each."""
    ends = [side_middle(one) for one in sides]
    if len(ends) != 2:
        return [[end, MIDDLE] for end in ends]
    (ax, ay), (bx, by) = ends
    mid = MIDDLE
    bend = []
    for step in range(17):
        s = step / 16
        p, q, r = (1 - s) ** 2, 2 * s * (1 - s), s * s
        bend.append((p * ax + q * mid.x + r * bx, p * ay + q * mid.y + r * by))
    return [bend]


@kept
def water(kind: str, sides: tuple[str, ...]) -> Image.Image:
    """Draw the water of a hex, which runs through some of its sides."""
    pen = Pen(WIDE, TALL)
    arms = _arms(sides)
    shallow = kind == "fordable"
    for width, colour in (
        (_WIDTH + 7, look.WATER_EDGE),
        (_WIDTH, look.SHALLOW if shallow else look.WATER),
    ):
        for arm in arms:
            pen.line(arm, colour, width)
        if len(arms) != 1:
            pen.disc(MIDDLE, width / 2, colour)
    for arm in arms or [[(MIDDLE.x - 20, MIDDLE.y), (MIDDLE.x + 20, MIDDLE.y)]]:
        (_stones if shallow else _ripples)(pen, arm)
    if kind == "bridge":
        _bridge(pen, arms)
    pen.loop(corners(MIDDLE, FIELD.side), look.GRID, 2)
    pen.clip(hex_mask())
    return pen.done()


def _along(arm: list[XY], gap: float) -> list[tuple[float, float, float, float]]:
    """Return points along a line with the direction there."""
    found, left = [], gap / 2
    for (ax, ay), (bx, by) in pairwise(arm):
        length = hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        at = left
        while at < length:
            found.append((ax + dx * at, ay + dy * at, dx, dy))
            at += gap
        left = at - length
    return found


def _ripples(pen: Pen, arm: list[XY]) -> None:
    for number, (x, y, dx, dy) in enumerate(_along(arm, 13)):
        shift = (-9, 0, 9)[number % 3]
        cx, cy = x - dy * shift, y + dx * shift
        pen.line([(cx - dx * 6, cy - dy * 6), (cx + dx * 6, cy + dy * 6)], look.SHALLOW, 2.4)


def _stones(pen: Pen, arm: list[XY]) -> None:
    for number, (x, y, dx, dy) in enumerate(_along(arm, 9)):
        shift = (-12, 5, -4, 12)[number % 4]
        spot = (x - dy * shift, y + dx * shift)
        pen.disc(spot, (4.2, 3.2), look.WATER_EDGE)
        pen.disc((spot[0] - 0.6, spot[1] - 0.8), (3.0, 2.0), t.PAPER)


def _bridge(pen: Pen, arms: list[list[XY]]) -> None:
    """Lay a bridge across the middle of the first arm."""
    line = arms[0] if arms else [(0.0, MIDDLE.y), (float(WIDE), MIDDLE.y)]
    (ax, ay), (bx, by) = line[0], line[-1]
    mx, my = line[len(line) // 2] if len(arms) == 1 else MIDDLE
    length = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / length, (by - ay) / length
    nx, ny = -dy, dx

    def at(along: float, across: float) -> XY:
        return mx + dx * along + nx * across, my + dy * along + ny * across

    reach = 52
    for grow, colour in ((3, t.INK), (0, look.STONE)):
        wide = 21 + grow
        pen.polygon(
            [at(-wide, -reach), at(wide, -reach), at(wide, reach), at(-wide, reach)], colour
        )
    for side in (-18, 18):
        pen.line([at(side, -reach), at(side, reach)], t.INK, 2.6)
    for across in range(-45, 50, 10):
        pen.line([at(-15, across), at(15, across)], t.mix(look.STONE, t.INK, 0.4), 1.8)


@kept
def works(sides: tuple[str, ...]) -> Image.Image:
    """Draw earthworks with stakes along some sides of a hex."""
    pen = Pen(WIDE, TALL)
    for direction in sides:
        a = radians(ANGLES[direction])
        nx, ny = cos(a), sin(a)
        ends = []
        for sign in (-1, 1):
            mx, my = side_middle(direction)
            reach = FIELD.side / 2 - 3
            ends.append((mx - nx * 9 - ny * sign * reach, my - ny * 9 + nx * sign * reach))
        pen.line(ends, t.INK, 17)
        pen.line(ends, look.EARTH, 13)
        inner = [(x - nx * 2.5, y - ny * 2.5) for x, y in ends]
        pen.line(inner, look.EARTH_LIGHT, 4)
        for x, y, _, _ in _along(ends, 10):
            tip = (x + nx * 9, y + ny * 9)
            pen.line([(x + nx, y + ny), tip], look.WALL, 3)
    pen.clip(hex_mask())
    return pen.done()
