"""Signs that every board uses: numbered discs, and the blast over what is gone."""

from __future__ import annotations

from PIL import Image, ImageDraw

from . import theme as t
from .figures import star_points
from .kept import kept
from .pen import XY, Pen


@kept
def blast(size: int) -> Image.Image:
    """Draw the explosion over an eliminated unit."""
    pen = Pen(size, size)
    c = size / 2
    for scale, colour in ((1.0, t.INK), (0.95, t.BLAST), (0.66, t.EMBER), (0.38, t.PAPER)):
        points: list[XY] = [
            (c + x * size * 0.97 * scale, c + (y - 0.5) * size * 0.97 * scale)
            for x, y in star_points(11, 0.5, 0.31)
        ]
        pen.polygon(points, colour)
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
