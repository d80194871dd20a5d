"""A roll in a strip: the dice, who against whom, and the sum that gave their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from . import theme as t
from .lettering import block, write
from .pen import place


class Roll(NamedTuple):
    """A roll in words, in the colour of its side; ``counts`` says how each die counts, if told."""

    ink: t.Colour
    dice: tuple[str, ...]
    heading: str
    sums: str
    counts: tuple[str, ...] = ()


def draw_roll(
    image: Image.Image,
    roll: Roll,
    area: tuple[int, int, int],
    dice: Callable[[int], list[Image.Image]],
) -> None:
    """Draw a roll from (left, top) over a width: 116 pixels high.

    ``dice`` draws the dice of the roll in a size in pixels.
    """
    left, top, width = area
    draw = ImageDraw.Draw(image)
    step = min(82.0, (width - 20) * 0.55 / max(1, len(roll.dice)))
    size = round(step - 8)
    for slot, sprite in enumerate(dice(size)):
        place(image, sprite, (left + size / 2 + slot * step, top + 60))
    x = left + len(roll.dice) * step + 22
    room = left + width - x
    size, lines = block(roll.heading, (room, 2), (28, "semibold"))
    height = 34 if len(lines) > 1 else 40
    y = top + 60 - height * len(lines) / 2
    for line in lines:
        write(draw, (x, y, room), line, (size, "semibold", roll.ink))
        y += height
    write(draw, (x, y + 2, room), roll.sums, (32, "bold", t.PAPER))
