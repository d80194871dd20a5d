"""Printed signs of Jours de Gloire: names of hexes, prows, badges, markers, chevrons.

Measures are in units of a hundredth of the height of a hex; ``k`` is the pixels of a unit.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import CREAM, INK, ORDER, ORDER_LINE, WHITE, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.cut import Cut, cut_out
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.signs.lettering import name, numeral
from renderers.kit.signs.shots import STRUCK, flash
from renderers.kit.signs.trails import ribbon
from renderers.kit.theme import TIMES, font

from . import look

SIDE: Final = look.UNIT / sqrt(3)
"""The side of a hex in units."""
SHEET: Final = 148.0
"""Width and height of the sheet of a prow, around the middle of its hex."""
FADED: Final = rgb("#8b8880")
"""The face of an activation marker that was drawn."""
LEATHER, BAND = rgb("#8a5a30"), rgb("#d6a848")
TICK: Final = 0.36
"""Width of the tick of a level, as a share of the size of a name."""


@kept
def named(label: str, level: int, letters: int) -> Cut:
    """Return the name of a hex with a tick for each level of its height to the right of it."""
    words = name(label, letters, INK, look.HALO, crisp=True)
    if not level:
        return Cut(words, (0.5, 0.5))
    wide = letters * TICK
    room = round(wide * (1.15 * level + 0.2))
    image = Image.new("RGBA", (words.width + room, words.height), (*look.HALO, 0))
    image.paste(words, (0, 0))
    pen, low = ImageDraw.Draw(image), words.height * 0.78
    for number in range(level):
        left = words.width + number * wide * 1.15
        points = [(left, low), (left + wide, low), (left + wide / 2, low - wide * 1.3)]
        pen.polygon(points, INK)
    return Cut(image, (words.width / 2 / image.width, 0.5))


# Facing ------------------------------------------------------------------------------------------


def corner(degrees: float, reach: float = SIDE) -> XY:
    """Return the point at an angle from the middle of a sheet, clockwise from the right."""
    turn = radians(degrees)
    return SHEET / 2 + reach * cos(turn), SHEET / 2 + reach * sin(turn)


@kept
def prow(side: str, degrees: int, k: float) -> Cut:
    """Return the prow at a corner of a hex, with a band along both sides that meet there.

    It points out between both front hexes, so that nothing on the counter lies under it.
    """
    m, colour = Mini(SHEET, SHEET, k), look.livery(side).plate
    for ink, grow in ((CREAM, 2.4), (colour, 0.0)):
        for way in (-1, 1):
            _band(m, degrees, degrees + way * 60, ink, grow, 0.5)
        tip, neck = corner(degrees, SIDE + 9 + grow), corner(degrees, SIDE - 9 - grow)
        out = 6.4 + grow
        turn = radians(degrees + 90)
        across = (out * cos(turn), out * sin(turn))
        m.poly(ink, tip, (neck[0] + across[0], neck[1] + across[1]),
               (neck[0] - across[0], neck[1] - across[1]), depth=0)  # fmt: skip
    return _cut(m, k)


@kept
def ring(side: str, k: float) -> Cut:
    """Return the bands along all six sides, of a unit that has no rear."""
    m, colour = Mini(SHEET, SHEET, k), look.livery(side).plate
    for ink, grow in ((CREAM, 2.4), (colour, 0.0)):
        for number in range(6):
            _band(m, 60 * number, 60 * number + 60, ink, grow, 1.0)
    return _cut(m, k)


def _band(m: Mini, start: float, end: float, ink: Colour, grow: float, share: float) -> None:
    """Draw a band inside the side of a hex from one corner towards another."""
    (ax, ay), (bx, by) = corner(start, SIDE - 4), corner(end, SIDE - 4)
    far = (ax + (bx - ax) * share, ay + (by - ay) * share)
    m.line(ink, (ax, ay), far, width=5.4 + 2 * grow, depth=0)


def _cut(m: Mini, k: float) -> Cut:
    sheet = m.done(0)
    return cut_out(sheet, (sheet.width / 2, sheet.height / 2))


# Badges ------------------------------------------------------------------------------------------


@kept
def badge(words: str, tones: look.Tones, k: float, *, closed: bool = False) -> Image.Image:
    """Return a small plate with a letter or two; ``closed``: that of a marker face down."""
    letters = font(max(1, round(14 * k)), "black")
    wide = letters.getlength(words) / k + 6
    m = Mini(wide + 2, 19, k)
    m.box(CREAM, 0, 0, wide + 2, 19, 5, 0)
    m.box(ORDER_LINE if closed else tones.badge, 1.4, 1.4, wide + 0.6, 17.6, 4, 0)
    if closed:
        m.box(tones.badge, 3.4, 3.4, wide - 1.4, 15.6, 2.5, 0)
    image = m.done(0)
    numeral(image, (image.width / 2, image.height / 2 - 0.5), words, 14 * k, tones.ink)
    return image


@kept
def flag(words: str, tones: look.Tones, k: float) -> Image.Image:
    """Return the closed flag of an order that its owner alone knows, with what it says."""
    plate = badge(words, tones, k, closed=True)
    image = Image.new("RGBA", (plate.width + round(4 * k), plate.height + round(5 * k)))
    pen = ImageDraw.Draw(image)
    pen.line([(2 * k, 0), (2 * k, image.height)], (*ORDER_LINE, 255), max(2, round(3 * k)))
    image.alpha_composite(plate, (round(3 * k), 0))
    return image


@kept
def pile(count: int, total: int, k: float) -> Image.Image:
    """Return how many units lie in a hex, and their strength together (0: it is not told)."""
    left, right = f"{TIMES}{count}", str(total) if total else ""
    letters = font(max(1, round(16 * k)), "black")
    wide = letters.getlength(left) / k + 7
    more = letters.getlength(right) / k + 7 if right else 0.0
    m = Mini(wide + more + 2, 20, k)
    m.box(ORDER_LINE, 0, 0, wide + more + 2, 20, 5, 0)
    m.box(CREAM, 1.3, 1.3, wide, 18.7, 4, 0)
    image = m.done(0)
    middle = image.height / 2 - 0.5
    numeral(image, ((1.3 + wide) / 2 * k, middle), left, 16 * k, INK)
    if right:
        numeral(image, ((wide + more / 2) * k, middle), right, 16 * k, WHITE)
    return image


@kept
def square(k: float) -> Image.Image:
    """Return the sign of a square: bayonets to all sides."""
    m = Mini(24, 24, k)
    for number in range(8):
        turn = radians(45 * number)
        m.line(
            ORDER_LINE, (12, 12), (12 + 11.5 * cos(turn), 12 + 11.5 * sin(turn)), width=2.4, depth=0
        )
    m.box(ORDER_LINE, 4, 4, 20, 20, 2, 0)
    m.box(WHITE, 6.5, 6.5, 17.5, 17.5, 1, 0)
    return m.done(0)


@kept
def flight(degrees: int, k: float) -> Image.Image:
    """Return two chevrons in the direction in which a routed unit runs."""
    m = Mini(36, 36, k)
    turn = radians(degrees)
    ux, uy = cos(turn), sin(turn)
    for ink, grow in ((CREAM, 2.2), (look.ROUTED.badge, 0.0)):
        for ahead in (-5.0, 6.0):
            x, y = 18 + ux * ahead, 18 + uy * ahead
            wing = [(x - ux * 6 - uy * 9 * s, y - uy * 6 + ux * 9 * s) for s in (1, -1)]
            m.line(ink, wing[0], (x + ux * 4, y + uy * 4), wing[1], width=4 + 2 * grow, depth=0)
    return m.done(0)


@kept
def charged(k: float) -> Image.Image:
    """Return the head of a charge: a way that ends in a star."""
    way, _ = ribbon([(0, 0), (50, 0)], look.livery("french").plate, CREAM, k)
    star = flash(round(46 * k), 0.1, STRUCK)
    image = Image.new("RGBA", (way.width + star.width // 2, max(way.height, star.height)))
    image.alpha_composite(way, (0, (image.height - way.height) // 2))
    image.alpha_composite(star, (image.width - star.width, (image.height - star.height) // 2))
    return image


@kept
def edge(k: float) -> Image.Image:
    """Return the edge of the counters of an active formation."""
    m = Mini(36, 28, k)
    m.box(ORDER, 0, 0, 36, 28, 6, 0)
    m.box(ORDER_LINE, 3, 3, 33, 25, 4, 0)
    m.box(CREAM, 5.5, 5.5, 30.5, 22.5, 2, 0)
    return m.done(0)


@kept
def cup(size: int) -> Image.Image:
    """Return the cup from which markers are drawn, ``size`` pixels high."""
    m = Mini(40, 40, size / 40)
    m.poly(LEATHER, (5, 9), (35, 9), (30, 38), (10, 38), depth=3)
    for y in (16, 32):
        m.line(BAND, (7, y), (33, y), width=2, depth=0)
    m.disc(BAND, 20, 9, 16, 6, depth=1)
    m.disc(ORDER_LINE, 20, 9, 12.5, 3.8, depth=0)
    return m.done(0.6)


@kept
def initiative(value: int | str, side: str, size: int, *, faded: bool = False) -> Image.Image:
    """Return an activation marker with its initiative, ``size`` pixels wide."""
    livery, m = look.livery(side), Mini(100, 100, size / 100)
    face = FADED if faded else livery.plate
    m.disc(rgb("#14100c"), 50, 52, 47, depth=0)
    m.disc(CREAM, 50, 49, 47, depth=2)
    m.disc(face, 50, 49, 40, depth=4)
    image = dropped(m.done(0), 1, 2, 1.5)
    numeral(image, (size * 0.5, size * 0.47), str(value), size * 0.6, WHITE)
    return image
