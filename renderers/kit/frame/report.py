"""What happened, in words and dice: on the lower plate of a board, and under a crop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import Look, block, width_of, write
from renderers.kit.pen import place
from renderers.kit.scene.placed import Box
from renderers.kit.signs.dice import Stuff as Dice
from renderers.kit.signs.dice import die, turn_of

from .plates import plate
from .stuff import Stuff

DICE_ROOM = 0.46
"""Largest share of a plate's width that the last dice take."""
EARLIER_ROOM = 0.6
"""The same of all dice before them."""
EARLIER: Final = (30, 22)
"""Largest and smallest size of dice before the last, in pixels."""
LABEL: Final = 22
"""Size of the words beside them."""


LEAST: Final = 22
"""The smallest size of words in pixels, as long as three lines can hold them."""
HEIGHTS: Final = ((), (40,), (28, 64), (21, 46, 70))
"""Where the middles of one, two or three lines stand on the plate of a board."""
TWO_LINES: Final = 52
"""Largest size of a headline of two lines on the plate of a crop, in pixels."""
PAD: Final = 12
"""Room at the edge of such a plate."""
LEADING: Final = 1.12
"""Height of a line in sizes of its words."""
Lines: TypeAlias = tuple[int, Sequence[str]]
"""Lines of words, and their size in pixels."""


class Throw(NamedTuple):
    """Dice that fell before the last: where, and as in a report."""

    at: str
    dice: tuple[str, ...]
    counts: tuple[str, ...] = ()
    seed: int = 0


class Report(NamedTuple):
    """What happened last: a headline, one line of numbers, and the dice with how each counted.

    ``seed`` turns the dice, and follows from the roll alone.
    """

    headline: str
    numbers: str = ""
    dice: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    seed: int = 0
    earlier: tuple[Throw, ...] = ()
    """All dice of the same turn before them, the first one first."""

    def behind(self, word: str, throws: Sequence[Throw]) -> Report:
        """Return it with dice that fell before; a word at the first tells them from its own."""
        if not throws:
            return self
        first, *others = throws
        return self._replace(earlier=(first._replace(at=f"{word} {first.at}"), *others))

    def thrown(self, at: str) -> Throw:
        """Return its dice as those that fell before others."""
        return Throw(at, self.dice, self.counts, self.seed)


def report(image: Image.Image, box: Box, told: Report, stuff: Stuff, dice: Dice) -> list[Box]:
    """Write a report into a plate that lies on the picture; return the boxes of the dice.

    The lower 44 pixels of the box are left to the legend.
    """
    throws = [one for one in told.earlier if one.dice]
    boxes, left = _dice(image, box, told, dice, (42, 28) if throws else (74, 50))
    if throws:
        more, start = _earlier(image, box, throws, stuff, dice)
        boxes, left = [*boxes, *more], min(left, start)
    draw, x, room = ImageDraw.Draw(image), box[0] + 20, left - box[0] - 36
    head, numbers = _words(told, room)
    lines: list[tuple[str, Look]] = [(one, (head[0], "black", stuff.ink)) for one in head[1]]
    lines += [(one, (numbers[0], "semibold", stuff.muted)) for one in numbers[1]]
    for y, (line, look) in zip(HEIGHTS[len(lines)], lines, strict=True):
        write(draw, (x, box[1] + y, room), line, look)
    return boxes


def _words(told: Report, room: float) -> tuple[Lines, Lines]:
    """Break a headline and its numbers into at most three lines, none smaller than ``LEAST``.

    Only words that three such lines cannot hold become smaller.
    """
    head = block(told.headline, (room, 1 if told.numbers else 2), (30, "black"))
    if not told.numbers:
        return head, (0, ())
    if head[0] < LEAST:
        head = block(told.headline, (room, 2), (25, "black"))
    numbers = block(told.numbers, (room, 1), (24, "semibold"))
    if numbers[0] < LEAST:
        numbers = block(told.numbers, (room, 3 - len(head[1])), (LEAST, "semibold"))
    return head, numbers


def crop_plate(image: Image.Image, box: Box, told: Report, stuff: Stuff, dice: Dice) -> list[Box]:
    """Lay the plate under a crop; return the boxes of dice.

    The headline goes over its whole width; below lie the numbers, and the dice at the right.
    """
    plate(image, box, stuff.paper, stuff.paper_rule, radius=12)
    x, wide, tall = box[0] + 24, box[2] - box[0] - 48, box[3] - box[1] - 2 * PAD
    size, lines = _headline(told.headline, wide)
    rest = tall - LEADING * size * len(lines)
    high = min(108.0, rest - 8)
    boxes, left = _dice(image, box, told, dice, (round(high), PAD + tall - 0.6 * high))
    small, more = _under(told.numbers, (left - x - 20, rest), size)
    spare = rest - max(LEADING * small * len(more), high if boxes else 0)
    draw, y = ImageDraw.Draw(image), box[1] + PAD + spare / 3
    for line in lines:
        write(draw, (x, y + size * 0.56, wide), line, (size, "black", stuff.ink))
        y += size * LEADING
    y += (box[3] - PAD - y - LEADING * small * len(more)) / 2
    for line in more:
        write(draw, (x, y + small * 0.56, left - x - 20), line, (small, "semibold", stuff.muted))
        y += small * LEADING
    return boxes


def _headline(words: str, wide: float) -> Lines:
    """Break the headline of a crop: one large line, or two that leave room for what lies below."""
    one = block(words, (wide, 1), (64, "black"))
    return one if one[0] >= TWO_LINES else block(words, (wide, 2), (TWO_LINES, "black"))


def _under(words: str, room: tuple[float, float], above: int) -> Lines:
    """Break numbers into at most two lines of a width and height, smaller than those above."""
    wished = min(46, round(above * 0.85))
    size, lines = block(words, (room[0], 1), (wished, "semibold")) if words else (0, ())
    if words and size < 0.8 * wished:
        wished = min(wished, int(room[1] / (2 * LEADING)))
        size, lines = block(words, (room[0], 2), (wished, "semibold"))
    return size, lines


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


def _earlier(
    image: Image.Image, box: Box, throws: Sequence[Throw], stuff: Stuff, dice: Dice
) -> tuple[list[Box], float]:
    """Put dice that fell before the last in a row below it; return as ``_dice`` does.

    Those that find no room are counted.
    """
    shown, size = list(throws), EARLIER[0]
    room = (box[2] - box[0]) * EARLIER_ROOM
    while _wide(shown, size) > room and len(shown) > 1:
        if size > EARLIER[1]:
            size -= 1
        else:
            del shown[0]
    draw = ImageDraw.Draw(image)
    look: tuple[int, t.Weight, t.Colour] = (LABEL, "bold", stuff.ink)
    x = start = box[2] - 22 - _wide(shown, size)
    y = box[1] + 66
    boxes: list[Box] = []
    left_out = len(throws) - len(shown)
    if left_out:
        words = f"+{left_out}"
        start -= width_of(words, look) + 12
        write(draw, (start, y, 60), words, look)
    for one in shown:
        write(draw, (x, y, width_of(one.at, look) + 1), one.at, look)
        x += width_of(one.at, look) + 6
        counts = one.counts or ("",) * len(one.dice)
        for slot, (face, mark) in enumerate(zip(one.dice, counts, strict=True)):
            sprite = die(face, size, mark, turn_of(one.seed, slot), dice)
            boxes.append(place(image, sprite, (x + size / 2, y)))
            x += size * 1.14
        x += 14
    return boxes, start


def _wide(throws: Sequence[Throw], size: int) -> float:
    """Return how wide a row of dice with their labels is."""
    look: tuple[int, t.Weight, t.Colour] = (LABEL, "bold", (0, 0, 0))
    dice = sum(len(one.dice) for one in throws) * size * 1.14
    return dice + sum(width_of(one.at, look) + 6 for one in throws) + 14 * (len(throws) - 1)
