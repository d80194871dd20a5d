"""Bases of units: the side is told by shape and by lightness as well as by colour."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from renderers.kit.brush.colours import INK, NIGHT, ORDER_LINE, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import COLD, DUSK, dropped
from renderers.kit.kept import kept
from renderers.kit.signs.orders import TONES

from .busts import Mark

Shape: TypeAlias = Literal["square", "round", "cut"]
"""Square corners, round ends, cut corners."""

DEEP: Final = 46
"""Height of a base's sheet in units, without the shadow."""
EDGE: Final = 5
"""Room around a base for the edge of an ordered unit, in units."""
TOP_EDGE, FRONT_EDGE, LOW_EDGE = 5, 36, 41
"""Where the upper face begins and ends, and where the front ends."""


class Base(NamedTuple):
    """The base of a side: face, rim and front; its corners; and the ground it stands on."""

    face: Colour
    rim: Colour
    front: Colour
    shape: Shape
    icy: bool = False

    @property
    def ink(self) -> Colour:
        """The outline of everything that stands on it."""
        return NIGHT if self.icy else INK

    @property
    def shadow(self) -> Colour:
        """The tone of shadows around it."""
        return COLD if self.icy else DUSK


@kept
def base(look: Base, wide: int = 100, k: float = 1.0, mark: Mark = "") -> Image.Image:
    """Return a base of a width in units of ``k`` pixels; the sheet is 10 units wider.

    Its shadow lies to the lower right, outside of the sheet of ``wide`` + 10 by 46 units.
    """
    mini = Mini(wide + 2 * EDGE, DEEP, k)
    if mark:
        edge = TONES[mark]
        _slab(mini, look.shape, edge, wide, (-4.5, 0.5, 44.5), 4, 0)
        _slab(mini, look.shape, ORDER_LINE, wide, (-2, 3, 42), 2, 0)
    _slab(mini, look.shape, look.front, wide, (0, 11, LOW_EDGE), 0, 1)
    _slab(mini, look.shape, look.rim, wide, (0, TOP_EDGE, FRONT_EDGE), 0, 0.5)
    rim = 4.0 if look.shape == "round" and not look.icy else 3.0
    _slab(mini, look.shape, look.face, wide, (rim, TOP_EDGE + rim, FRONT_EDGE - rim), -rim, 0.6)
    turf = rgb("#dfe9f2") if look.icy else rgb("#93985a")
    light = 0.35 if look.icy else 0.3 if sum(look.face) < 380 else 0.12
    inner = mix(look.face, turf, light)
    _slab(mini, look.shape, inner, wide, (8, TOP_EDGE + 6.5, FRONT_EDGE - 6.5), -7, 0.5)
    return dropped(mini.done(0.6, look.ink), round(4 * k), round(4 * k), 3.0 * k, 0.6, look.shadow)


def _slab(
    mini: Mini,
    shape: Shape,
    colour: Colour,
    wide: float,
    reach: tuple[float, float, float],
    grow: float,
    depth: float,
) -> None:
    """Fill the outline of a base; ``reach`` is its inset from the sides, its top and its bottom."""
    inset, top, bottom = reach
    left, right = EDGE + inset, EDGE + wide - inset
    if shape == "cut":
        cut = max(2.0, 9 + grow * 0.6)
        mini.poly(
            colour,
            (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
            (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
            depth=depth,
        )  # fmt: skip
        return
    radius = max(1.5, (15 if shape == "round" else 3) + grow)
    mini.box(colour, left, top, right, bottom, radius, depth)


@kept
def ghost(look: Base, wide: int = 100, k: float = 1.0) -> Image.Image:
    """Return the faint base of a unit that has left its place."""
    image = base(look, wide, k).copy()
    image.putalpha(image.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    return image


@kept
def peg(look: Base, k: float = 1.0) -> Image.Image:
    """Return the empty hole of a figure that is lost, 18 x 12 units."""
    mini = Mini(18, 12, k)
    mini.disc(look.rim, 9, 6, 8, 5, depth=0)
    mini.disc(look.front, 9, 5.6, 6.6, 3.8, depth=0)
    mini.disc(mix(look.front, INK, 0.5), 9, 5, 5, 2.4, depth=0)
    return mini.done(0.3, look.ink)


@kept
def bayonets(look: Base, wide: int = 100, k: float = 1.0) -> Image.Image:
    """Return the hedge of bayonets around a base in square; the sheet is that of ``base``."""
    mini = Mini(wide + 2 * EDGE, DEEP, k)
    steel, shade = rgb("#eef2f6"), rgb("#4a3a2a")
    count = wide // 9
    for i in range(count):
        x = EDGE + wide * (i + 0.5) / count
        lean = (i / (count - 1) - 0.5) * 5
        mini.poly(shade, (x - 2.6, 41), (x + lean, 46), (x + 2.6, 41), depth=0)
        mini.poly(steel, (x - 1.6, 40), (x + lean, 45.4), (x + 1.6, 40), depth=0)
        mini.poly(shade, (x - 2.6, 6), (x + lean, 0), (x + 2.6, 6), depth=0)
        mini.poly(steel, (x - 1.6, 6), (x + lean, 0.8), (x + 1.6, 6), depth=0)
    for i in range(3):
        y = 14 + i * 9
        for x, way in ((EDGE + 1, -1), (EDGE + wide - 1, 1)):
            mini.poly(shade, (x, y - 2.6), (x + way * 5.6, y), (x, y + 2.6), depth=0)
            mini.poly(steel, (x, y - 1.6), (x + way * 5, y), (x, y + 1.6), depth=0)
    return mini.done(0.4, look.ink)
