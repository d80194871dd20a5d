"""Ways of units: a ribbon that swells to a head, or a chain of chevrons for a retreat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.fields import curve
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.theme import Colour

WIDTH: Final = 17.0
"""Width of a ribbon near its head at ``k`` 1, without its edge."""
EDGE: Final = 3.0
OVER: Final = 2
"""How many times larger a way is drawn than it will be."""
STEP: Final = 3.0
"""Length of the pieces of which a way is drawn at ``k`` 1."""
CHEVRON: Final = 26.0
"""From one chevron to the next at ``k`` 1."""

Drawn = tuple[Image.Image, tuple[int, int]]
"""A sprite and the upper left corner where it lies."""


def ribbon(points: Sequence[XY], fill: Colour, rim: Colour, k: float = 1.0) -> Drawn:
    """Draw the way of a unit through two points or more, given in picture pixels."""
    return _laid(points, fill, rim, k, fled=False)


def chevrons(points: Sequence[XY], fill: Colour, rim: Colour, k: float = 1.0) -> Drawn:
    """Draw the way of a unit that fell back through two points or more."""
    return _laid(points, fill, rim, k, fled=True)


def gone(points: Sequence[XY], share: float) -> list[XY]:
    """Return the first share (0 to 1) of a way through two points or more."""
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    left, way = sum(lengths) * share, [points[0]]
    for (ax, ay), (bx, by), length in zip(points, points[1:], lengths, strict=False):
        part = min(1.0, left / length) if length else 1.0
        way.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        left -= length
        if left <= 0:
            break
    return way


def _laid(points: Sequence[XY], fill: Colour, rim: Colour, k: float, *, fled: bool) -> Drawn:
    pad = round(WIDTH * k * 1.6)
    left = round(min(x for x, _ in points)) - pad
    top = round(min(y for _, y in points)) - pad
    local = tuple((round(x) - left, round(y) - top) for x, y in points)
    return _drawn(local, pad, (fill, rim), k, fled), (left, top)


@kept
def _drawn(
    points: tuple[tuple[int, int], ...],
    pad: int,
    colours: tuple[Colour, Colour],
    k: float,
    fled: bool,
) -> Image.Image:
    size = (max(x for x, _ in points) + pad, max(y for _, y in points) + pad)
    image = Image.new("RGBA", (size[0] * OVER, size[1] * OVER), (*colours[1], 0))
    pen = ImageDraw.Draw(image)
    line = _evenly([(x * OVER, y * OVER) for x, y in points], STEP * OVER * k)
    draw = _chain if fled else _swelling
    for colour, grow in ((colours[1], EDGE), (colours[0], 0.0)):
        draw(pen, line, colour, (WIDTH * k * OVER, grow * k * OVER))
    return image.reduce(OVER)


def _evenly(points: Sequence[XY], step: float) -> list[XY]:
    """Return a smooth line through points, in pieces of one length but for the last."""
    fine = curve(points, each=24)
    line, gone = [fine[0]], 0.0
    for (ax, ay), (bx, by) in pairwise(fine):
        far = hypot(bx - ax, by - ay)
        at = step - gone
        while at <= far:
            line.append((ax + (bx - ax) * at / far, ay + (by - ay) * at / far))
            at += step
        gone = far - at + step
    return [*line, fine[-1]]


def _angle(line: Sequence[XY], place: int) -> float:
    before, after = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
    return atan2(after[1] - before[1], after[0] - before[0])


def _head(
    pen: ImageDraw.ImageDraw, at: XY, angle: float, size: tuple[float, float], ink: Colour
) -> None:
    """Draw a head of a radius around a point; the second of ``size`` is how deep its notch is."""
    radius, notch = size
    spread = ((0.0, 1.3), (2.25, 1.15), (0.0, -notch), (-2.25, 1.15))
    points = [
        (at[0] + cos(angle + turn) * radius * far, at[1] + sin(angle + turn) * radius * far)
        for turn, far in spread
    ]
    pen.polygon(points, (*ink, 255))


def _swelling(
    pen: ImageDraw.ImageDraw, line: list[XY], ink: Colour, size: tuple[float, float]
) -> None:
    wide, grow = size
    radius = wide * 1.35
    neck = max(1, len(line) - 1 - round(radius * WIDTH / (STEP * wide)))
    body = line[: neck + 1]
    count = len(body)
    left, right = [], []
    for place, (x, y) in enumerate(body):
        half = wide * (0.45 + 0.55 * place / count) / 2 + grow
        angle = _angle(line, place)
        left.append((x - sin(angle) * half, y + cos(angle) * half))
        right.append((x + sin(angle) * half, y - cos(angle) * half))
    pen.polygon([*left, *reversed(right)], (*ink, 255))
    x, y = body[0]
    half = wide * 0.45 / 2 + grow
    pen.ellipse((x - half, y - half, x + half, y + half), (*ink, 255))
    tip, angle = line[-1], _angle(line, len(line) - 2)
    back = (tip[0] - cos(angle) * radius * 1.3, tip[1] - sin(angle) * radius * 1.3)
    _head(pen, back, angle, (radius + grow * 1.25, 0.2), ink)


def _chain(
    pen: ImageDraw.ImageDraw, line: list[XY], ink: Colour, size: tuple[float, float]
) -> None:
    wide, grow = size
    gap, tip = round(CHEVRON / STEP), round(WIDTH * 0.85 * 1.3 / STEP)
    for place in range(max(1, len(line) - 1 - tip), 0, -gap):
        _head(pen, line[place], _angle(line, place), (wide * 0.85 + grow, 0.35), ink)
