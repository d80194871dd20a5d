"""Arrows between cells: moves and shots, each drawn once and cached."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Literal, TypeAlias

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.hexfield import Point
from renderers.kit.kept import kept
from renderers.kit.pen import XY, Pen

Style: TypeAlias = Literal["move", "shot"]
_PAD = 30


def shortened(points: Sequence[XY], start: float, end: float) -> list[XY]:
    """Cut a line back by pixels at its start and at its end."""
    cut = _cut(list(points), start)
    return _cut(cut[::-1], end)[::-1]


def _cut(points: list[XY], pixels: float) -> list[XY]:
    while len(points) > 1:
        (ax, ay), (bx, by) = points[0], points[1]
        length = hypot(bx - ax, by - ay)
        if length > pixels:
            share = pixels / length
            return [(ax + (bx - ax) * share, ay + (by - ay) * share), *points[1:]]
        if len(points) == 2:
            break
        pixels -= length
        points = points[1:]
    return points


def sprite_of(
    points: Sequence[XY], style: Style, colour: t.Colour
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the sprite of an arrow along points, and its upper left corner."""
    left = round(min(x for x, _ in points)) - _PAD
    top = round(min(y for _, y in points)) - _PAD
    local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    return _arrow(local, style, colour), (left, top)


@kept
def _arrow(points: tuple[XY, ...], style: Style, colour: t.Colour) -> Image.Image:
    width = round(max(x for x, _ in points)) + _PAD
    height = round(max(y for _, y in points)) + _PAD
    pen = Pen(width, height)
    thick = {"move": 13.0, "shot": 7.0}[style]
    tip = Point(*points[-1])
    back = Point(*_cut(list(points[::-1]), thick * 1.9)[0])
    body = [*_cut(list(points[::-1]), thick * 1.5)[::-1]]
    head = _head(tip, back, thick * (1.5 if style != "shot" else 1.9))
    outer = _head(_beyond(tip, back, 7), _beyond(back, tip, 4), thick * 1.5 + 7)
    for line in (body,) if style == "move" else _dashes(body, thick * 1.9, thick * 1.3):
        pen.line(line, t.PAPER, thick + 7)
    pen.polygon(outer, t.PAPER)
    for line in (body,) if style == "move" else _dashes(body, thick * 1.9, thick * 1.3):
        pen.line(line, colour, thick)
    pen.polygon(head, colour)
    return pen.done()


def _beyond(point: Point, away_from: Point, pixels: float) -> Point:
    dx, dy = point.x - away_from.x, point.y - away_from.y
    length = hypot(dx, dy) or 1.0
    return Point(point.x + dx / length * pixels, point.y + dy / length * pixels)


def _head(tip: Point, back: Point, half: float) -> list[XY]:
    dx, dy = tip.x - back.x, tip.y - back.y
    length = hypot(dx, dy) or 1.0
    nx, ny = -dy / length * half, dx / length * half
    return [tip, (back.x + nx, back.y + ny), (back.x - nx, back.y - ny)]


def _dashes(points: Sequence[XY], dash: float, gap: float) -> list[list[XY]]:
    """Cut a line into dashes."""
    result: list[list[XY]] = []
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay) or 1.0
        at = 0.0
        while at < length:
            end = min(length, at + dash)
            result.append(
                [(ax + (bx - ax) * s / length, ay + (by - ay) * s / length) for s in (at, end)]
            )
            at += dash + gap
    return result
