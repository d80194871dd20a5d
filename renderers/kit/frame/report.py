"""What happened, in words and dice: on the lower plate of a board, and under a crop."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import block, write
from renderers.kit.pen import place
from renderers.kit.scene.placed import Box
from renderers.kit.signs.dice import Stuff as Dice
from renderers.kit.signs.dice import die, turn_of

from .plates import plate
from .stuff import Stuff

DICE_ROOM = 0.46
"""Largest share of a plate's width that dice take."""


class Report(NamedTuple):
    """What happened last: a headline, one line of numbers, and the dice with how each counted.

    ``seed`` turns the dice, and follows from the roll alone.
    """

    headline: str
    numbers: str = ""
    dice: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    seed: int = 0


def report(image: Image.Image, box: Box, told: Report, stuff: Stuff, dice: Dice) -> list[Box]:
    """Write a report into a plate that lies on the picture; return the boxes of the dice.

    The lower 44 pixels of the box are left to the legend.
    """
    boxes, left = _dice(image, box, told, dice, (74, 50))
    draw, x, room = ImageDraw.Draw(image), box[0] + 20, left - box[0] - 36
    size, lines = block(told.headline, (room, 1 if told.numbers else 2), (30, "black"))
    y = box[1] + (28 if told.numbers or len(lines) > 1 else 40)
    for line in lines:
        write(draw, (x, y, room), line, (size, "black", stuff.ink))
        y += 34
    if told.numbers:
        write(draw, (x, y + 2, room), told.numbers, (24, "semibold", stuff.muted))
    return boxes


def crop_plate(image: Image.Image, box: Box, told: Report, stuff: Stuff, dice: Dice) -> list[Box]:
    """Lay the plate under a crop: large words, the dice beside them; return the boxes of dice."""
    plate(image, box, stuff.paper, stuff.paper_rule, radius=12)
    boxes, left = _dice(image, box, told, dice, (108, (box[3] - box[1]) / 2))
    draw, x, room = ImageDraw.Draw(image), box[0] + 24, left - box[0] - 44
    size, lines = block(told.headline, (room, 2), (64, "black"))
    wished: tuple[int, t.Weight] = (min(46, round(size * 0.85)), "semibold")
    small, more = block(told.numbers, (room, 2), wished) if told.numbers else (0, ())
    high = 1.12 * (size * len(lines) + small * len(more))
    y = (box[1] + box[3]) / 2 - high / 2
    for line in lines:
        write(draw, (x, y + size * 0.56, room), line, (size, "black", stuff.ink))
        y += size * 1.12
    for line in more:
        write(draw, (x, y + small * 0.6, room), line, (small, "semibold", stuff.muted))
        y += small * 1.12
    return boxes


def _dice(
    image: Image.Image, box: Box, told: Report, stuff: Dice, measure: tuple[int, float]
) -> tuple[list[Box], float]:
    """Put the dice at the right of a plate; return their boxes and where they begin."""
    if not told.dice:
        return [], box[2] - 16
    wished, middle = measure
    step = min(wished * 1.16, (box[2] - box[0]) * DICE_ROOM / len(told.dice))
    size, left = round(step / 1.16), box[2] - 22 - step * len(told.dice)
    counts = told.counts or ("",) * len(told.dice)
    boxes = []
    for slot, (face, mark) in enumerate(zip(told.dice, counts, strict=True)):
        sprite = die(face, size, mark, turn_of(told.seed, slot), stuff)
        boxes.append(place(image, sprite, (left + (slot + 0.5) * step, box[1] + middle)))
    return boxes, left
