"""A roll as a picture: each row of dice with how every die counted.

A hit has a thick gold rim and stands higher, a flag a purple one; what misses is pale, what does
not count is struck through; a die that was rolled again stands small beside its second face.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.dice.outcome import RollOutcome, Row, Shown
from bot.engine.model import Text
from renderers.kit import theme as t
from renderers.kit.flat import headed, png
from renderers.kit.kept import kept
from renderers.kit.lettering import Look, write
from renderers.kit.pen import Mask, Pen, place
from renderers.kit.symbols import FACES
from renderers.picture import Picture, Speaker, clipped

WIDTH, MARGIN, DIE, GAP = 800, 24, 84, 12
SMALL = 54
"""Side of a die that was rolled again, in pixels."""
LABEL, LINE = 40, DIE + 34
MOST_ROWS = 8


def paint_rows(outcome: RollOutcome, say: Speaker) -> Picture:
    """Paint the dice of a roll with heading and result."""
    rows = [row for row in outcome.rows[:MOST_ROWS] if row.dice]
    heights = [LABEL + LINE * len(_lines(row)) for row in rows]
    image, top = headed(say(outcome.heading), (WIDTH, MARGIN), sum(heights) + 84)
    draw = ImageDraw.Draw(image)
    for row, height in zip(rows, heights, strict=True):
        _paint_row(image, row, top, say)
        top += height
    draw.rectangle((0, top + 12, WIDTH, image.height), fill=t.FRAME_LIGHT)
    look: Look = (42, "bold", t.PAPER)
    write(
        draw, (MARGIN, (top + 12 + image.height) / 2, WIDTH - 2 * MARGIN), say(outcome.result), look
    )
    return Picture(png(image), "png", alt(outcome, say))


def _lines(row: Row) -> list[tuple[Shown, ...]]:
    """Break a row of dice into lines of the picture's width."""
    lines: list[tuple[Shown, ...]] = []
    line: list[Shown] = []
    used = 0
    for die in row.dice:
        wide = _width(die)
        if line and used + wide > WIDTH - 2 * MARGIN:
            lines.append(tuple(line))
            line, used = [], 0
        line.append(die)
        used += wide
    return [*lines, tuple(line)]


def _width(die: Shown) -> int:
    return DIE + GAP + len(die.before[-3:]) * (SMALL + 4)


def _paint_row(image: Image.Image, row: Row, top: int, say: Speaker) -> None:
    draw = ImageDraw.Draw(image)
    write(draw, (MARGIN, top + 18, WIDTH - 2 * MARGIN), say(row.label), (28, "semibold", t.GRID))
    for number, line in enumerate(_lines(row)):
        x = float(MARGIN)
        middle = top + LABEL + LINE * number + LINE / 2
        for die in line:
            for face in die.before[-3:]:
                place(image, die_image(face, "dropped", SMALL), (x + SMALL / 2, middle + 12))
                x += SMALL + 4
            lift = 8 if die.mark == "hit" else 0
            place(image, die_image(die.face, die.mark, DIE), (x + DIE / 2, middle - lift))
            x += DIE + GAP


@kept
def die_image(face: str, mark: str, size: int) -> Image.Image:
    """Draw one die: a number or a symbol, with how it counted."""
    pen = Pen(size, size)
    rim = {"hit": t.GOLD, "flag": t.MARK}.get(mark, t.MUTED)
    ground = {"miss": t.mix(t.PAPER, t.FRAME, 0.45), "dropped": t.mix(t.PAPER, t.FRAME, 0.6)}
    wide = size * (0.09 if mark in ("hit", "flag") else 0.035)
    pen.box((0.5, 0.5, size - 0.5, size - 0.5), rim, size * 0.2)
    pen.box((wide, wide, size - wide, size - wide), ground.get(mark, t.PAPER), size * 0.15)
    symbol = FACES.get(face)
    if symbol is not None:
        high = size * (0.42 if face == "vehicle" else 0.6)
        mask = Mask((size, size), (size / 2, (size - high) / 2), high)
        symbol(mask)
        pen.stamp(mask.image, t.INK)
    image = pen.done()
    if symbol is None:
        length = {1: 0.62, 2: 0.54, 3: 0.42}.get(len(face), 0.32)
        font = t.font(round(size * length), "bold")
        draw = ImageDraw.Draw(image)
        draw.text((size / 2, size / 2), face, t.INK, font, "mm")
    if mark == "dropped":
        over = Pen(size, size)
        over.line([(size * 0.14, size * 0.86), (size * 0.86, size * 0.14)], t.BLAST, size * 0.06)
        image.alpha_composite(over.done())
    return image


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
