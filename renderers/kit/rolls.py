"""A roll in a strip: the dice, who against whom, and the sum that gave their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from . import theme as t
from .lettering import Look, block, write
from .pen import place


class Roll(NamedTuple):
    """A roll in words, in the colour of its side.

    ``counts`` says how each die counts and ``result`` what the roll did, where that is told.
    """

    ink: t.Colour
    dice: tuple[str, ...]
    heading: str
    sums: str
    counts: tuple[str, ...] = ()
    result: str = ""


def draw_roll(
    image: Image.Image,
    roll: Roll,
    area: tuple[int, int, int],
    dice: Callable[[int], list[Image.Image]],
) -> None:
    """Draw a roll from (left, top) over a width: 116 pixels high, 134 with a result.

    ``dice`` draws the dice of the roll in a size in pixels.
    """
    left, top, width = area
    most, share = (66.0, 0.42) if roll.result else (82.0, 0.55)
    step = min(most, (width - 20) * share / max(1, len(roll.dice)))
    size = round(step - 8)
    middle = top + 60
    for slot, sprite in enumerate(dice(size)):
        place(image, sprite, (left + size / 2 + slot * step, middle))
    x = left + len(roll.dice) * step + 22
    draw = ImageDraw.Draw(image)
    (_words_with_result if roll.result else _words)(draw, roll, (x, middle, left + width - x))


def _words(draw: ImageDraw.ImageDraw, roll: Roll, at: tuple[float, float, float]) -> None:
    x, middle, room = at
    size, lines = block(roll.heading, (room, 2), (28, "semibold"))
    height = 34 if len(lines) > 1 else 40
    y = middle - height * len(lines) / 2
    for line in lines:
        write(draw, (x, y, room), line, (size, "semibold", roll.ink))
        y += height
    write(draw, (x, y + 2, room), roll.sums, (32, "bold", t.PAPER))


def _words_with_result(
    draw: ImageDraw.ImageDraw, roll: Roll, at: tuple[float, float, float]
) -> None:
    x, middle, room = at
    looks: tuple[tuple[str, Look], ...] = (
        (roll.heading, (24, "semibold", roll.ink)),
        (roll.sums, (22, "regular", t.PAPER)),
        (roll.result, (26, "bold", t.GOLD)),
    )
    lines: list[tuple[str, Look]] = []
    for words, (wished, weight, ink) in looks:
        size, broken = block(words, (room, 2), (wished, weight))
        lines += [(line, (size, weight, ink)) for line in broken]
    y = middle - sum(look[0] for _, look in lines) * 0.57
    for line, look in lines:
        y += look[0] * 0.57
        write(draw, (x, y, room), line, look)
        y += look[0] * 0.57
