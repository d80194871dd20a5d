"""Titles as engravers write them, shrunk to fit their plates."""

from __future__ import annotations

from PIL import ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import fitted, width_of
from renderers.kit.pen import XY

LEAST = 22
"""Smallest lettering of a frame in pixels."""


def spaced(
    draw: ImageDraw.ImageDraw, middle: XY, words: str, room: float, ink: t.Colour, size: int = 46
) -> None:
    """Write spaced capitals around a point in at most a width of ``room`` pixels.

    They shrink to ``LEAST``; what is still too long loses its spaces and then its end.
    """
    words = words.upper()
    for smaller in range(size, LEAST - 1, -1):
        gap = smaller * 0.2
        wide = width_of(words, (smaller, "black", ink)) + gap * (len(words) - 1)
        if wide <= room:
            break
    else:
        shown, smaller = fitted(words, room, LEAST, "black")
        draw.text(middle, shown, ink, t.font(smaller, "black"), "mm")
        return
    font, x = t.font(smaller, "black"), middle[0] - wide / 2
    for letter in words:
        draw.text((x, middle[1]), letter, ink, font, "lm")
        x += font.getlength(letter) + gap


def centred(
    draw: ImageDraw.ImageDraw, middle: XY, words: str, room: float, look: tuple[int, t.Weight],
    ink: t.Colour,
) -> None:  # fmt: skip
    """Write a line around a point, in a size that fits a width."""
    shown, size = fitted(words, room, *look)
    draw.text(middle, shown, ink, t.font(size, look[1]), "mm")
