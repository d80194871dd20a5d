"""The sign of an order card: which sections it orders, and how many units in each."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import Pen


class Order(NamedTuple):
    """How many units a card orders in a section; 0 means all, and words may stand for a number."""

    section: str
    limit: int | str


_COLUMNS = {"left": 0, "centre": 1, "right": 2}


@kept
def section_map(orders: tuple[Order, ...], named: str, width: int, height: int) -> Image.Image:
    """Draw the three sections as their owner sees them, those ordered highlighted with a number.

    Orders for any section are a bar over all three; ``named`` is the section chosen for a card
    that lets its player name one.
    """
    lit = {_COLUMNS[o.section]: o.limit for o in orders if o.section in _COLUMNS}
    wide = tuple(order.limit for order in orders if order.section == "any")
    free = [order.limit for order in orders if order.section == "one"]
    if free and named:
        lit[_COLUMNS[named]] = free[0]
    image = _boxes((width, height), frozenset(lit), bool(wide))
    draw = ImageDraw.Draw(image)
    third, middle = width / 3, height / 2 - 1
    for column, limit in lit.items():
        _number(draw, ((column + 0.5) * third, middle), (limit,), height)
    if wide:
        _number(draw, (width / 2, middle), wide, height)
    if free and not named:
        font = t.font(round(height * 0.68), "black")
        for column in range(3):
            draw.text(((column + 0.5) * third, middle), "?", t.INK, font, "mm")
    return image


def _boxes(size: tuple[int, int], lit: frozenset[int], wide: bool) -> Image.Image:
    width, height = size
    pen = Pen(width, height)
    third = width / 3
    pen.box((0, 0, width, height), t.INK, 7)
    for column in range(3):
        box = (column * third + 3, 3, (column + 1) * third - 3, height - 3)
        pen.box(box, t.GOLD if column in lit else t.SNOW_SHADE, 4)
    if wide:
        pen.box((3, 3, width - 3, height - 3), t.GOLD, 4)
        for column in (1, 2):
            for y in range(8, height - 6, 8):
                pen.disc((column * third, y), 1.8, t.SECTION)
    return pen.done()


def _number(
    draw: ImageDraw.ImageDraw,
    place: tuple[float, float],
    limits: tuple[int | str, ...],
    height: int,
) -> None:
    """Write limits joined by a plus; a limit of 0 (all) is drawn as three figures' heads."""
    font = t.font(round(height * 0.68), "black")
    step = height * 1.3
    x = place[0] - step * (len(limits) - 1) / 2
    for number, limit in enumerate(limits):
        if limit:
            draw.text((x, place[1]), str(limit), t.INK, font, "mm")
        else:
            r = height * 0.1
            for shift in (-2.6, 0.0, 2.6):
                cx, cy = x + shift * r, place[1] + 2
                draw.ellipse((cx - r, cy - r * 2.2, cx + r, cy - r * 0.2), fill=t.INK)
                draw.rectangle((cx - r, cy + r * 0.2, cx + r, cy + r * 2.4), fill=t.INK)
        if number:
            draw.text((x - step / 2, place[1]), "+", t.INK, font, "mm")
        x += step
