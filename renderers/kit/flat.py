"""Small pictures on wood, outside the fixed palettes of the boards."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from . import theme as t
from .frame.plates import plate
from .frame.stuff import FIELD, grain
from .lettering import block, sentence, write

COLOURS = 128
LINE = 42
"""Height of a line of a heading, in pixels."""


def headed(words: str, size: tuple[int, int], body: int) -> tuple[Image.Image, int]:
    """Return a picture with its heading on a plate, and where its body of so many pixels begins.

    ``size``: the width of the picture and its margins.
    """
    width, margin = size
    letters, lines = block(legible(sentence(words)), (width - 2 * margin, 2), (34, "bold"))
    top = 44 + LINE * len(lines)
    image = grain((width, top + body), FIELD.body, 3, 24, 18, 0.3).copy()
    plate(image, (8, 8, width - 8, top - 8), FIELD.paper, FIELD.paper_rule)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        place = (margin, 41 + LINE * row, width - 2 * margin)
        write(draw, place, line, (letters, "bold", FIELD.ink))
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
