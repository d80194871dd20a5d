"""Words on signs."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import XY


def numeral(image: Image.Image, middle: XY, words: str, size: float, ink: t.Colour) -> None:
    """Write a number of black weight around a point, in a size in pixels."""
    font = t.font(max(1, round(size)), "black")
    ImageDraw.Draw(image).text(middle, words, ink, font, "mm")


@kept
def name(
    words: str, size: int, ink: t.Colour, halo: t.Colour, *, crisp: bool = False
) -> Image.Image:
    """Return the name of a place with a hard halo, in a size in pixels.

    The edge of a ``crisp`` halo is not smoothed: many small names weigh less so.
    """
    font, spread = t.font(size, "bold"), max(2, round(size / 9))
    left, top, right, bottom = font.getbbox(words, anchor="ls", stroke_width=spread)
    image = Image.new("RGBA", (round(right - left) + 2, round(bottom - top) + 2), (*halo, 0))
    at = (1 - left, 1 - top)
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1" if crisp else "L"
    draw.text(at, words, (*halo, 255), font, "ls", stroke_width=spread, stroke_fill=(*halo, 255))
    draw.fontmode = "L"
    draw.text(at, words, (*ink, 255), font, "ls")
    return image
