"""Small signs that lie on units: totals, lit arrows, rings; each drawn once."""

from __future__ import annotations

from math import cos, sin

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted
from renderers.kit.pen import Pen

from . import look
from .tiles import BADGE, BOTTOM, CELL, INSET, LEFT, RIGHT, TOP, arrow_shape, write_digit


def _scaled(image: Image.Image, scale: float) -> Image.Image:
    if scale == 1:
        return image
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    return image.resize(size, Image.Resampling.LANCZOS)


@kept
def verdict(total: int, defence: int, scale: float = 1.0, *, large: bool = False) -> Image.Image:
    """Draw a total against a defence: red where the unit falls; ``large`` for the whole tile."""
    falls = total > defence
    words = f"{total}{'>' if falls else t.AT_MOST}{defence}"
    words, size = (words, 62) if large else fitted(words, BADGE - 28, 30, "black")
    font = t.font(size, "black")
    width, height = round(font.getlength(words)) + (size if large else 28), round(size * 1.3)
    pen = Pen(width, height)
    back = look.HIT if falls else look.HELD
    pen.box((0, 0, width, height), t.PAPER, height / 2)
    pen.box((3, 3, width - 3, height - 3), back, height / 2 - 3)
    image = pen.done()
    at = (width / 2, height / 2 - 1)
    ImageDraw.Draw(image).text(at, words, t.PAPER, font, "mm")
    return _scaled(image, scale)


@kept
def threat(total: int, defence: int, scale: float = 1.0) -> Image.Image:
    """Draw what threatens a unit against its defence; filled where it would fall."""
    falls = total > defence
    words, size = fitted(f"{total}/{defence}", BADGE - 26, 31, "black")
    font = t.font(size, "black")
    width, height = round(font.getlength(words)) + 26, 42
    pen = Pen(width, height)
    pen.box((0, 0, width, height), t.INK, 8)
    pen.box((2, 2, width - 2, height - 2), t.PAPER, 7)
    pen.box((5, 5, width - 5, height - 5), look.HIT if falls else t.PAPER, 5)
    image = pen.done()
    colour = t.PAPER if falls else look.HIT
    ImageDraw.Draw(image).text((width / 2, height / 2 - 1), words, colour, font, "mm")
    return _scaled(image, scale)


@kept
def lit_arrow(direction: int, value: int, *, fells: bool, scale: float = 1.0) -> Image.Image:
    """Draw an arrow that struck: larger and in the colour of fire, paler if its target stood."""
    side = 96
    pen = Pen(side, side)
    middle = (side / 2, side / 2)
    colour = t.FIRE if fells else t.EMBER
    for grow, ink in ((7.0, t.INK), (5.0, t.GOLD), (0.0, colour)):
        pen.polygon(arrow_shape(middle, direction, 1.18, grow), ink)
    image = pen.done()
    ink = t.PAPER if fells else t.INK
    write_digit(ImageDraw.Draw(image), middle, direction, str(value), (40, ink))
    return _scaled(image, scale)


@kept
def ring(side: str, scale: float = 1.0) -> Image.Image:
    """Draw the ring around the card placed last."""
    pen = Pen(*CELL)
    radius = 20 if side == "south" else 3
    for grow, colour in ((INSET, t.INK), (INSET - 1.5, t.ORDER), (-3, t.INK)):
        box = (LEFT - grow, TOP - grow, RIGHT + grow, BOTTOM + grow)
        pen.box(box, colour, radius + grow)
    frame = pen.done()
    hole = Pen(*CELL)
    hole.box((LEFT + 4.5, TOP + 4.5, RIGHT - 4.5, BOTTOM - 4.5), t.INK, radius - 1)
    outside = ImageChops.invert(hole.done().getchannel("A"))
    frame.putalpha(ImageChops.multiply(frame.getchannel("A"), outside))
    return _scaled(frame, scale)


@kept
def fan(size: int, paper: t.Colour, ink: t.Colour) -> Image.Image:
    """Draw the sign of a hand: three cards spread out."""
    pen = Pen(size, size)
    unit = size / 50
    for turn in (-1, 0, 1):
        c, s = cos(turn * 0.42), sin(turn * 0.42)
        corners = ((-10, -38), (10, -38), (10, -2), (-10, -2))
        points = [((25 + x * c - y * s) * unit, (48 + x * s + y * c) * unit) for x, y in corners]
        pen.polygon(points, paper)
        pen.loop(points, ink, 2.6 * unit)
    return pen.done()


@kept
def stack(size: int, paper: t.Colour, ink: t.Colour) -> Image.Image:
    """Draw the sign of a deck: cards one upon the other."""
    pen = Pen(size, size)
    unit = size / 50
    for shift in (8, 4, 0):
        box = (9 + shift, 3 + shift, 33 + shift, 38 + shift)
        pen.box((box[0] * unit, box[1] * unit, box[2] * unit, box[3] * unit), ink, 4 * unit)
        inner = tuple(v + (2.4 if n < 2 else -2.4) for n, v in enumerate(box))
        pen.box(
            (inner[0] * unit, inner[1] * unit, inner[2] * unit, inner[3] * unit), paper, 3 * unit
        )
    return pen.done()


@kept
def roundel(words: str, size: int, back: t.Colour, ink: t.Colour) -> Image.Image:
    """Draw a disc with a short word: numbered targets, losses, counts."""
    font = t.font(round(size * 0.64), "black")
    width = max(size, round(font.getlength(words) + size * 0.42))
    pen = Pen(width, size)
    pen.box((0, 0, width, size), t.PAPER, size / 2)
    pen.box((3, 3, width - 3, size - 3), back, size / 2 - 3)
    image = pen.done()
    draw = ImageDraw.Draw(image)
    draw.text((width / 2, size / 2 - 0.5), words, ink, font, "mm")
    return image
