"""Numbers of what may be chosen."""

from __future__ import annotations

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.brush.colours import TARGET, WHITE
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept

from .lettering import numeral

SIZE = 50
"""Width of a lozenge at ``k`` 1."""


@kept
def lozenge(number: str, k: float = 1.0) -> Image.Image:
    """Return a magenta lozenge with the number of something that may be chosen."""
    return _lozenge(number, k, chosen=False)


@kept
def chosen(number: str = "", k: float = 1.0) -> Image.Image:
    """Return a white lozenge: what was chosen, with its number or a dot."""
    return _lozenge(number, k, chosen=True)


@kept
def slot(number: str, high: int) -> Image.Image:
    """Return a magenta plate with the number of a place, which a lozenge would hide, in pixels."""
    wide = t.font(high, "black").getlength(number) + high * 0.4
    sprite = Mini(wide, high)
    sprite.box(WHITE, 0, 0, wide, high, high / 5, 0)
    sprite.box(TARGET, 3, 3, wide - 3, high - 3, high / 7, 1)
    image = dropped(sprite.done(0.6), 2, 3, 2.0)
    numeral(image, (wide / 2, high * 0.47), number, high, WHITE)
    return image


def _lozenge(number: str, k: float, *, chosen: bool) -> Image.Image:
    sprite = Mini(SIZE, SIZE, k)
    face, rim = (WHITE, TARGET) if chosen else (TARGET, WHITE)
    sprite.poly(rim, (25, 0), (50, 25), (25, 50), (0, 25), depth=0)
    inner = 5 if chosen else 4
    low, high = inner, SIZE - inner
    sprite.poly(face, (25, low), (high, 25), (25, high), (low, 25), depth=1.4)
    if not number:
        sprite.disc(rim if chosen else WHITE, 25, 25, 7, depth=1)
    image = dropped(sprite.done(0.6), 2, 3, 2.0)
    size = 32 if len(number) < 2 else 25
    numeral(image, (25 * k, 24 * k), number, size * k, TARGET if chosen else WHITE)
    return image
