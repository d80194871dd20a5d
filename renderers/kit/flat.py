"""Small pictures of few colours, outside the fixed palette of the boards."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from . import theme as t
from .lettering import block, sentence, write

COLOURS = 128
LINE = 42
"""Height of a line of a heading, in pixels."""


def headed(words: str, size: tuple[int, int], body: int) -> tuple[Image.Image, int]:
    """Return a picture with its heading, and where its body of so many pixels begins.

    ``size``: the width of the picture and its margins.
    """
    width, margin = size
    letters, lines = block(legible(sentence(words)), (width - 2 * margin, 2), (34, "semibold"))
    top = 30 + LINE * len(lines)
    image = Image.new("RGB", (width, top + body), t.FRAME)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        place = (margin, 36 + LINE * row, width - 2 * margin)
        write(draw, place, line, (letters, "semibold", t.SNOW))
    return image, top


@lru_cache(maxsize=256)
def legible(words: str) -> str:
    """Leave out the signs that the font lacks; players type what they like."""
    font = t.font(20, "semibold")
    nothing = bytes(font.getmask("\uffff"))
    return "".join(one for one in words if one == " " or bytes(font.getmask(one)) != nothing)


def png(image: Image.Image) -> bytes:
    """Encode a picture as a PNG with its own palette; equal pixels give equal bytes."""
    out = BytesIO()
    flat = image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=6)
    return out.getvalue()
