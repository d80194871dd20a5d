"""Counters of units, plates of leaders, banners on the map: each drawn once and cached."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted
from renderers.kit.pen import Mask, Pen

from . import look
from .signs import SIGNS, sign

COUNTER = (94, 72)
"""Width and height of a counter."""
SHEET = (126, 104)
"""Width and height of a counter's sprite, ring and bayonets included."""
LEADER = (86, 23)
"""Most width, and height of the plate of a leader."""
_X, _Y = (SHEET[0] - COUNTER[0]) / 2, (SHEET[1] - COUNTER[1]) / 2
_BAND = 21


class Kind(NamedTuple):
    """What is printed on a counter: nation, class, code and the signs of its kind."""

    nation: str
    unit_class: str
    code: str
    signs: tuple[str, ...]


class Strength(NamedTuple):
    """Blocks left of those at the start."""

    left: int
    start: int


class Standing(NamedTuple):
    """How a unit stands: whether it is ordered, has battled, is in square."""

    ordered: bool = False
    battled: bool = False
    square: bool = False


PLAIN = Standing()
_RADII = {"french": 2.0, "british": 18.0}


def _shape(pen: Pen, nation: str, grow: float, colour: t.Colour) -> None:
    """Fill the outline of a nation's counter, grown by some pixels."""
    left, top, right, bottom = _X - grow, _Y - grow, _X + COUNTER[0] + grow, _Y + COUNTER[1] + grow
    if nation in _RADII:
        pen.box((left, top, right, bottom), colour, max(1.0, _RADII[nation] + grow))
        return
    cut = 15 + grow * 0.6
    pen.polygon(
        [
            (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
            (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
        ],
        colour,
    )  # fmt: skip


def _clipped_band(pen: Pen, nation: str, colour: t.Colour) -> None:
    """Draw the band of the blocks inside the lower part of a counter."""
    inner = Pen(*SHEET)
    _shape(inner, nation, -3.5, colour)
    mask = Mask(SHEET, (0, 0), 1.0)
    low = _Y + COUNTER[1] - _BAND - 3.5
    mask.polygon((0, low), (SHEET[0], low), (SHEET[0], SHEET[1]), (0, SHEET[1]))
    inner.clip(mask.image)
    pen.lay(inner)


def _bayonets(pen: Pen) -> None:
    """Surround a counter with bayonets: infantry in square."""
    left, top, right, bottom = _X - 5, _Y - 5, _X + COUNTER[0] + 5, _Y + COUNTER[1] + 5
    points: list[tuple[float, float, float, float]] = []
    for step in range(7):
        x = left + 8 + step * (right - left - 16) / 6
        points += [(x, top, 0, -1), (x, bottom, 0, 1)]
    for step in range(5):
        y = top + 8 + step * (bottom - top - 16) / 4
        points += [(left, y, -1, 0), (right, y, 1, 0)]
    pen.box((left - 2, top - 2, right + 2, bottom + 2), t.INK, 3)
    pen.box((left, top, right, bottom), t.PAPER, 2)
    for x, y, dx, dy in points:
        tip = (x + dx * 10, y + dy * 10)
        foot = [(x - dy * 5, y + dx * 5), (x + dy * 5, y - dx * 5)]
        pen.polygon(
            [(x - dy * 7, y + dx * 7), (x + dx * 13, y + dy * 13), (x + dy * 7, y - dx * 7)], t.INK
        )
        pen.polygon([foot[0], tip, foot[1]], t.PAPER)


def _ring(pen: Pen, kind: Kind, standing: Standing) -> None:
    """Draw the ring of an ordered unit, dull once it has battled."""
    colour = look.LOST if standing.battled else t.ORDER
    for grow, ink in ((10, t.INK), (8, colour), (3, t.INK)):
        _shape(pen, kind.nation, grow, ink)


def _plate(pen: Pen, kind: Kind, standing: Standing) -> None:
    colours = look.LIVERIES[kind.nation]
    if standing.ordered or standing.battled:
        _ring(pen, kind, standing)
    if standing.square:
        _bayonets(pen)
    _shape(pen, kind.nation, 1.5, t.INK)
    _shape(pen, kind.nation, 0, colours.edge)
    _shape(pen, kind.nation, -3.5, colours.plate)
    _clipped_band(pen, kind.nation, colours.band)


def _symbol(pen: Pen, kind: Kind, middle: tuple[float, float], tall: float) -> None:
    mask = Mask(SHEET, (middle[0], middle[1] - tall / 2), tall)
    SIGNS[kind.unit_class](mask)
    pen.stamp(mask.image, look.LIVERIES[kind.nation].figure)


def _blocks(pen: Pen, strength: Strength, nation: str) -> None:
    """Draw a block for each one at the start, hollow where it is lost."""
    colours = look.LIVERIES[nation]
    ink = colours.figure
    step = 17
    left = SHEET[0] / 2 - step * (strength.start - 1) / 2
    y = _Y + COUNTER[1] - _BAND / 2 - 3
    for number in range(strength.start):
        x = left + number * step
        pen.box((x - 7, y - 6.5, x + 7, y + 6.5), ink, 2)
        if number >= strength.left:
            pen.box((x - 5, y - 4.5, x + 5, y + 4.5), colours.band, 1)


@kept
def counter(kind: Kind, strength: Strength, standing: Standing = PLAIN) -> Image.Image:
    """Draw a unit: sign of its class, code, signs of its kind, blocks; and how it stands."""
    pen = Pen(*SHEET)
    _plate(pen, kind, standing)
    _symbol(pen, kind, (_X + 29, _Y + 28), 44)
    _blocks(pen, strength, kind.nation)
    image = pen.done()
    ink = look.LIVERIES[kind.nation].figure
    draw = ImageDraw.Draw(image)
    x = _X + 69
    words, size = fitted(kind.code, 40, 25, "black")
    draw.text((x, _Y + 17), words, ink, t.font(size, "black"), "mm")
    tall = 21
    for number, name in enumerate(kind.signs):
        sprite = sign(name, tall, ink)
        shift = (number - (len(kind.signs) - 1) / 2) * 21
        image.alpha_composite(sprite, (round(x + shift - sprite.width / 2), round(_Y + 28)))
    return _trimmed(image) if standing == PLAIN else image


@kept
def ghost(kind: Kind) -> Image.Image:
    """Draw the faint outline that a unit leaves behind."""
    pen = Pen(*SHEET)
    _shape(pen, kind.nation, 1.5, t.INK)
    _shape(pen, kind.nation, 0, look.LIVERIES[kind.nation].edge)
    _shape(pen, kind.nation, -3.5, look.LIVERIES[kind.nation].plate)
    _symbol(pen, kind, (SHEET[0] / 2, SHEET[1] / 2), 48)
    image = _trimmed(pen.done())
    image.putalpha(image.getchannel("A").point([v * 34 // 100 for v in range(256)]))
    return image


def _trimmed(image: Image.Image) -> Image.Image:
    """Cut off the room for ring and bayonets."""
    cut = 12
    return image.crop((cut, cut, image.width - cut, image.height - cut))


@kept
def square_sign(number: int, size: int = 34) -> Image.Image:
    """Draw the number of a square on its track, in a square frame."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), t.INK, 5)
    pen.box((2, 2, size - 2, size - 2), t.PAPER, 4)
    pen.box((4.5, 4.5, size - 4.5, size - 4.5), t.INK, 2)
    image = pen.done()
    draw = ImageDraw.Draw(image)
    draw.text(
        (size / 2, size / 2 - 1), str(number), t.PAPER, t.font(round(size * 0.62), "black"), "mm"
    )
    return image


@kept
def leader_plate(name: str, side: str, ordered: bool) -> Image.Image:
    """Draw a leader's name on gold, narrow enough to leave coordinates beside it free."""
    words, size = fitted(name, LEADER[0] - 10, 19, "bold")
    wide, tall = max(44, round(t.font(size, "bold").getlength(words)) + 14), LEADER[1]
    pen = Pen(wide, tall)
    edge = t.ORDER if ordered else look.livery(side).plate
    pen.box((0, 0, wide, tall), t.INK, tall / 2)
    pen.box((1.5, 1.5, wide - 1.5, tall - 1.5), edge, tall / 2 - 1.5)
    pen.box((3.5, 3.5, wide - 3.5, tall - 3.5), look.LEADER, tall / 2 - 3.5)
    image = pen.done()
    draw = ImageDraw.Draw(image)
    draw.text((wide / 2, tall / 2 - 1), words, t.INK, t.font(size, "bold"), "mm")
    return image


@kept
def hat(side: str, ordered: bool) -> Image.Image:
    """Draw a leader who stands alone: his hat in a disc."""
    pen = Pen(64, 64)
    if ordered:
        pen.disc((32, 32), 32, t.INK)
        pen.disc((32, 32), 30, t.ORDER)
    pen.disc((32, 32), 27, t.INK)
    pen.disc((32, 32), 25, look.livery(side).plate)
    pen.disc((32, 32), 20, look.LEADER)
    image = pen.done()
    drawn = sign("leader", 28, t.INK)
    image.alpha_composite(drawn, (32 - drawn.width // 2, 17))
    return image


@kept
def clash(points: tuple[tuple[float, float], ...]) -> Image.Image:
    """Draw a melee between two hexes: sabres on a disc, with a tip towards each struck side.

    ``points`` are directions of length 1.
    """
    size, c = 76, 38.0
    pen = Pen(size, size)
    for grow, ink in ((4, t.PAPER), (0, t.FIRE)):
        for dx, dy in points:
            tip = (c + dx * (33 + grow), c + dy * (33 + grow))
            wide = 15 + grow
            foot = [
                (c + dx * 13 + side * -dy * wide, c + dy * 13 + side * dx * wide)
                for side in (-1, 1)
            ]
            pen.polygon([foot[0], tip, foot[1]], ink)
        pen.disc((c, c), 19 + grow * 0.75, ink)
    image = pen.done()
    image.alpha_composite(sign("unit", 26, t.PAPER), (25, 25))
    return image


@kept
def flag(side: str, size: int, held: bool) -> Image.Image:
    """Draw an objective: the banner of the side that can win it, in a ring of gold if held."""
    pen = Pen(size, size)
    c = size / 2
    colours = look.livery(side)
    pen.disc((c, c), c - 0.5, t.INK)
    pen.disc((c, c), c - 2, t.GOLD if held else t.PAPER)
    pen.disc((c, c), c * 0.72, t.INK)
    pen.disc((c, c), c * 0.68, t.PAPER)
    mask = Mask((size, size), (c * 1.0, c * 0.48), c * 1.06)
    SIGNS["objective"](mask)
    pen.stamp(mask.image, colours.plate)
    return pen.done()
