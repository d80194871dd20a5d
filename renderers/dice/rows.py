"""A roll as a picture: each row of dice with how every die counted.

The dice lie on wood, each a little turned. A hit has a golden edge and lies higher, a flag a
magenta one; what misses is greyer, what does not count is struck through; a die that was rolled
again lies small beside its second face.
"""

from __future__ import annotations

from zlib import crc32

from PIL import Image, ImageDraw

from bot.dice.outcome import RollOutcome, Row, Shown
from bot.engine.model import Text
from renderers.kit.flat import headed, png
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import FIELD
from renderers.kit.lettering import Look, write
from renderers.kit.pen import place
from renderers.kit.signs.dice import FACES, die, turn_of
from renderers.picture import Picture, Speaker, clipped

WIDTH, MARGIN, DIE, GAP = 800, 24, 84, 14
SMALL = 54
"""Side of a die that was rolled again, in pixels."""
LABEL, LINE = 40, DIE + 34
MOST_ROWS = 8


def paint_rows(outcome: RollOutcome, say: Speaker) -> Picture:
    """Paint the dice of a roll with heading and result."""
    return Picture(lambda: png(_sheet(outcome, say)), "png", alt(outcome, say))


def _sheet(outcome: RollOutcome, say: Speaker) -> Image.Image:
    rows = [row for row in outcome.rows[:MOST_ROWS] if row.dice]
    heights = [LABEL + LINE * len(_lines(row)) for row in rows]
    image, top = headed(say(outcome.heading), (WIDTH, MARGIN), sum(heights) + 84)
    for row, height in zip(rows, heights, strict=True):
        _paint_row(image, row, top, say)
        top += height
    plate(image, (8, top + 8, WIDTH - 8, image.height - 8), FIELD.dark, FIELD.rule)
    look: Look = (42, "bold", FIELD.bright)
    middle = (top + image.height) / 2 - 1
    write(ImageDraw.Draw(image), (MARGIN, middle, WIDTH - 2 * MARGIN), say(outcome.result), look)
    return image


def _lines(row: Row) -> list[tuple[Shown, ...]]:
    """Break a row of dice into lines of the picture's width."""
    lines: list[tuple[Shown, ...]] = []
    line: list[Shown] = []
    used = 0
    for one in row.dice:
        wide = _width(one)
        if line and used + wide > WIDTH - 2 * MARGIN:
            lines.append(tuple(line))
            line, used = [], 0
        line.append(one)
        used += wide
    return [*lines, tuple(line)]


def _width(one: Shown) -> int:
    return DIE + GAP + len(one.before[-3:]) * (SMALL + 4)


def _paint_row(image: Image.Image, row: Row, top: int, say: Speaker) -> None:
    draw = ImageDraw.Draw(image)
    write(
        draw, (MARGIN, top + 18, WIDTH - 2 * MARGIN), say(row.label), (28, "semibold", FIELD.bright)
    )
    seed = crc32("".join(one.face for one in row.dice).encode())
    for number, line in enumerate(_lines(row)):
        x = float(MARGIN)
        middle = top + LABEL + LINE * number + LINE / 2
        for slot, one in enumerate(line):
            turn = turn_of(seed, 32 * number + slot)
            for face in one.before[-3:]:
                before = die(face, SMALL, "dropped", -turn)
                place(image, before, (x + SMALL / 2, middle + 12))
                x += SMALL + 4
            lift = 8 if one.mark == "hit" else 0
            place(image, die(one.face, DIE, one.mark, turn), (x + DIE / 2, middle - lift))
            x += DIE + GAP


def alt(outcome: RollOutcome, say: Speaker) -> str:
    """Describe a roll in words."""
    rows = "; ".join(
        f"{say(row.label)}: " + ", ".join(_words(die, say) for die in row.dice)
        for row in outcome.rows
    )
    return clipped(f"{say(outcome.heading)}. {say(outcome.result)}. {rows}.")


def _words(die: Shown, say: Speaker) -> str:
    faces = [_face(face, say) for face in (*die.before, die.face)]
    mark = say(Text(f"dice-mark-{die.mark}")) if die.mark in ("hit", "flag", "dropped") else ""
    return " → ".join(faces) + (f" ({mark})" if mark else "")


def _face(face: str, say: Speaker) -> str:
    return say(Text(f"dice-face-{face}")) if face in FACES else face
