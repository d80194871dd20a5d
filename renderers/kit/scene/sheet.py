"""Many pictures on one sheet, each as wide as on a telephone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import write

from .vision import MATRICES, seen_by

PHONE: Final = 400
"""Width of a picture on a telephone in pixels."""
GAP, LINE = 12, 28


def narrow(image: Image.Image) -> Image.Image:
    """Return a picture as wide as a telephone shows it."""
    size = (PHONE, max(1, round(image.height * PHONE / image.width)))
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def sheet(pictures: Sequence[tuple[str, Image.Image]], columns: int = 4) -> Image.Image:
    """Return one picture of several with their names below, in rows; there is at least one."""
    rows = [pictures[at : at + columns] for at in range(0, len(pictures), columns)]
    heights = [max(image.height for _, image in row) + LINE + GAP for row in rows]
    wide = min(columns, len(pictures))
    whole = Image.new("RGB", (GAP + wide * (PHONE + GAP), GAP + sum(heights)), t.PAPER)
    draw, y = ImageDraw.Draw(whole), GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (name, image) in enumerate(row):
            x = GAP + column * (PHONE + GAP)
            whole.paste(image, (x, y))
            look: tuple[int, t.Weight, t.Colour] = (20, "semibold", t.INK)
            write(draw, (x, y + image.height + LINE / 2, PHONE), name, look)
        y += height
    return whole


def sheets(pictures: Sequence[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Yield sheets of encoded pictures as PNG: ``400``, then one for each eye of ``MATRICES``."""
    small = [(name, narrow(Image.open(BytesIO(data)))) for name, data in pictures]
    yield str(PHONE), _png(sheet(small))
    for eye in MATRICES:
        yield eye, _png(sheet([(name, seen_by(eye, image)) for name, image in small]))


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()
