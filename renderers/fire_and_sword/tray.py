"""Trays of the table: all that turns with a Unit. Models, horns and tags on them stay upright.

Lengths are in units: 20 to an inch of the table, of ``k`` pixels each. A heading is in degrees, 0
looks up the picture and 90 to the right.
"""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from typing import Final, NamedTuple

from PIL import Image

from bot.engine.model import Side
from bot.games.fire_and_sword.content import Size
from renderers.kit.brush.colours import ORDER, ORDER_LINE, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.pen import XY

from . import look

INCH: Final = 20
SIZES: Final[dict[Size, XY]] = {
    "S": (3.0, 2.0), "M": (4.0, 2.0), "L": (5.0, 2.5), "XL": (6.0, 3.0),
    "G1": (1.25, 1.25), "G2": (1.75, 1.75), "G3": (3.0, 1.75),
}  # fmt: skip
"""Width and depth of trays and of the round bases of Groups in inches; ours, as none are
published."""
ROOM: Final = 20
"""Units around a tray for its edge, its horn and its shadow."""
FIELD: Final = rgb("#93985a")
GHOST: Final = rgb("#f3e3b0")
_GHOSTLY: Final = 0.68


class Tray(NamedTuple):
    """A tray as it lies: ``lit`` has an edge of yellow and black, ``ghost`` is where one was."""

    side: Side
    size: Size
    heading: int = 0
    lit: bool = False
    ghost: bool = False

    @property
    def half(self) -> XY:
        """Half its width and half its depth in units."""
        width, depth = SIZES[self.size]
        return width * INCH / 2, depth * INCH / 2

    @property
    def reach(self) -> int:
        """From the middle of its square sheet to the edge of that, in units."""
        return round(hypot(*self.half)) + ROOM

    @property
    def is_round(self) -> bool:
        """Whether it is the base of a Group, which has no front."""
        return self.size in ("G1", "G2", "G3")

    def at(self, right: float, ahead: float) -> XY:
        """Return a point of the tray on the picture, in units from its middle."""
        angle = radians(self.heading)
        return (
            right * cos(angle) + ahead * sin(angle), right * sin(angle) - ahead * cos(angle),
        )  # fmt: skip


@kept
def tray(spec: Tray, k: float = 1.0) -> Image.Image:
    """Return a tray with its rail along the front, turned, in the middle of a square sheet."""
    base, mini = look.BASES[spec.side], Mini(2 * spec.reach, 2 * spec.reach, k)
    if spec.ghost:
        mini.poly(ORDER_LINE, *_outline(spec, 0), depth=0)
        mini.poly(GHOST, *_outline(spec, -2), depth=0)
        _rail(spec, mini, rgb("#c98a1a"))
        image = mini.done(0)
        alpha = image.getchannel("A").point([int(v * _GHOSTLY) for v in range(256)])
        image.putalpha(alpha)
        return image
    for colour, grow in ((ORDER_LINE, 8), (ORDER, 6), (ORDER_LINE, 2)) if spec.lit else ():
        mini.poly(colour, *_outline(spec, grow, 2), depth=0)
    mini.poly(base.dark, *_outline(spec, 0, 5), depth=0.7)
    mini.poly(base.rim, *_outline(spec, 0), depth=0.7)
    mini.poly(base.face, *_outline(spec, -3), depth=0.7)
    mini.poly(mix(base.face, FIELD, 0.2), *_outline(spec, -7), depth=0.7)
    _rail(spec, mini, base.rim)
    return dropped(mini.done(0.6), round(3 * k), round(4 * k), 3 * k, 0.55)


def _outline(spec: Tray, grow: float, down: float = 0.0) -> list[XY]:
    """Return the corners of a tray on its sheet: square for Red, cut for Blue, round for Groups."""
    x, y = (half + grow for half in spec.half)
    if spec.is_round:
        points = [(x * cos(i * pi / 18), y * sin(i * pi / 18)) for i in range(36)]
    else:
        cut = look.BASES[spec.side].cut
        half = [(cut - x, y), (x - cut, y), (x, y - cut), (x, cut - y)]
        points = [*half, *((-u, -v) for u, v in half)]
    placed = (spec.at(*point) for point in points)
    return [(spec.reach + u, spec.reach + v + down) for u, v in placed]


def _rail(spec: Tray, mini: Mini, colour: look.Colour) -> None:
    """Draw the light rail along the front edge."""
    if spec.is_round:
        return
    x, y = spec.half
    ends = (spec.at(8 - x, y - 4), spec.at(x - 8, y - 4))
    mini.line(colour, *((spec.reach + u, spec.reach + v) for u, v in ends), width=5, depth=0.4)


@kept
def horn(spec: Tray, k: float = 1.0) -> Image.Image:
    """Return the sign at the middle of the front (REF-1), on a sheet like that of its tray.

    It lies over the models, which hide the front of a tray that looks up the picture; Groups have
    none.
    """
    mini, edge = Mini(2 * spec.reach, 2 * spec.reach, k), spec.half[1]
    colour = ORDER if spec.lit or spec.ghost else look.BASES[spec.side].horn
    outer = ((-13, edge - 3), (13, edge - 3), (0, edge + 17))
    inner = ((-8.6, edge - 0.4), (8.6, edge - 0.4), (0, edge + 12.4))
    for tone, points, depth in ((ORDER_LINE, outer, 0.0), (colour, inner, 0.8)):
        placed = (spec.at(*point) for point in points if not spec.is_round)
        at = [(spec.reach + u, spec.reach + v) for u, v in placed]
        if at:
            mini.poly(tone, *at, depth=depth)
    return mini.done(0)
