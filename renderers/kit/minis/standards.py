"""Standards: a waving flag on its staff, upright or fallen."""

from __future__ import annotations

from math import sin
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from renderers.kit.brush.colours import GOLD, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

Pattern: TypeAlias = Literal["bands", "union", "saltire", "quarters"]
"""Three upright bands; a white and a coloured cross over a saltire; a saltire on plain cloth; four
quarters."""

WIDE: Final = 44
TALL: Final = 60
STAFF: Final = 8
"""How far from the left edge the staff stands, in units."""
_CLOTH: Final = (9.0, 9.0, 30.0, 24.0)
"""Left, top, width and height of the cloth."""


class Flag(NamedTuple):
    """A flag: how it is divided, and its colours in the order of the pattern."""

    pattern: Pattern
    colours: tuple[Colour, ...]
    badge: Colour | None = GOLD
    """The colour of a disc in the middle."""


@kept
def standard(flag: Flag, k: float = 1.0) -> Image.Image:
    """Return a standard of 44 x 60 units of ``k`` pixels that waves to the right."""
    mini = Mini(WIDE, TALL, k)
    mini.line(rgb("#5c3d22"), (STAFF, 58), (STAFF, 5), width=2)
    _PATTERNS[flag.pattern](mini, flag.colours)
    if flag.badge:
        mini.disc(flag.badge, *_at(0.5, 0.5), 3.4)
    mini.disc(GOLD, STAFF, 4, 2.8)
    return mini.done(0.45)


@kept
def fallen_standard(flag: Flag, k: float = 1.0) -> Image.Image:
    """Return a standard that lies on the ground."""
    lying = standard(flag, k).rotate(-76, Image.Resampling.BICUBIC, expand=True)
    return lying.crop(lying.getbbox())


def _at(u: float, v: float) -> tuple[float, float]:
    """Return a point of the waving cloth by shares of its width and height."""
    left, top, wide, high = _CLOTH
    return left + wide * u, top + high * v + 2.4 * sin(u * 6)


def _cloth(mini: Mini, colour: Colour, u0: float, u1: float, v0: float, v1: float) -> None:
    """Draw a part of the cloth between shares of its width and height."""
    spots = [u0 + (u1 - u0) * i / 6 for i in range(7)]
    upper = [_at(u, v0) for u in spots]
    lower = [_at(u, v1) for u in reversed(spots)]
    mini.poly(colour, *upper, *lower, depth=1.1)


def _stripe(
    mini: Mini, colour: Colour, start: tuple[float, float], end: tuple[float, float], width: float
) -> None:
    """Draw a stripe that waves with the cloth."""
    points = [
        _at(start[0] + (end[0] - start[0]) * i / 6, start[1] + (end[1] - start[1]) * i / 6)
        for i in range(7)
    ]
    mini.line(colour, *points, width=width, depth=0.2)


def _bands(mini: Mini, colours: tuple[Colour, ...]) -> None:
    for i, colour in enumerate(colours):
        _cloth(mini, colour, i / len(colours), (i + 1.02) / len(colours), 0, 1)


def _union(mini: Mini, colours: tuple[Colour, ...]) -> None:
    ground, white, cross = colours
    _cloth(mini, ground, 0, 1, 0, 1)
    for colour, width in ((white, 5.4), (cross, 2.4)):
        _stripe(mini, colour, (0.06, 0.08), (0.94, 0.92), width * 0.7)
        _stripe(mini, colour, (0.94, 0.08), (0.06, 0.92), width * 0.7)
        _stripe(mini, colour, (0.5, 0.05), (0.5, 0.95), width)
        _stripe(mini, colour, (0.04, 0.5), (0.96, 0.5), width)


def _saltire(mini: Mini, colours: tuple[Colour, ...]) -> None:
    ground, cross = colours
    _cloth(mini, ground, 0, 1, 0, 1)
    _stripe(mini, cross, (0.06, 0.08), (0.94, 0.92), 4.6)
    _stripe(mini, cross, (0.94, 0.08), (0.06, 0.92), 4.6)


def _quarters(mini: Mini, colours: tuple[Colour, ...]) -> None:
    first, second = colours
    for u in (0, 1):
        for v in (0, 1):
            colour = first if u == v else second
            _cloth(mini, colour, u * 0.5, u * 0.5 + 0.51, v * 0.5, v * 0.5 + 0.5)


_PATTERNS: Final = {
    "bands": _bands,
    "union": _union,
    "saltire": _saltire,
    "quarters": _quarters,
}
