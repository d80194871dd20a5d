"""Strengths of units on small plates."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, INK, ORDER_LINE, WHITE, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

from .lettering import numeral

HEIGHT = 28
FADED = rgb("#8a7c60")


@kept
def chip(strength: int, full: int, code: str = "", k: float = 1.0) -> Image.Image:
    """Return a strength and the code of a type, 28 pixels high at ``k`` 1.

    The numeral is dark on cream, and white on dark once the unit has lost of its ``full``
    strength.
    """
    hurt, digits = strength < full, str(strength)
    ink = WHITE if hurt else INK
    font = t.font(round(17 * k), "bold")
    beside = font.getlength(code) / k + 5 if code else 0
    wide = round(14 + 15 * len(digits) + beside)
    plate = Mini(wide, HEIGHT, k)
    plate.box(ORDER_LINE if hurt else CREAM, 0.5, 0.5, wide - 0.5, HEIGHT - 0.5, 5, 0.8)
    image = plate.done()
    if code:
        at = (7 * k, 14.5 * k)
        ImageDraw.Draw(image).text(at, code, mix(ink, FADED, 0.25), font, "lm")
    numeral(image, ((wide - 7 - 7.5 * len(digits)) * k, 13 * k), digits, 27 * k, ink)
    return image
