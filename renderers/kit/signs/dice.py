"""Dice as objects: cubes of bone or ice with engraved faces, lit from the upper left."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

from PIL import Image

from renderers.kit.brush.colours import GOLD, INK, TARGET, WHITE, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.theme import Colour

from .lettering import numeral

Stuff: TypeAlias = Literal["bone", "ice"]
STUFFS: Final[dict[Stuff, Colour]] = {"bone": rgb("#f3ead2"), "ice": rgb("#dbe7f0")}
RIMS: Final[dict[str, Colour]] = {"hit": rgb("#ffcf3a"), "flag": TARGET}
"""The edge of a die that counts, by its mark."""
DULL: Final = rgb("#8d877c")
"""What makes a die greyer that does not count."""
BLUE, RED, BLACK = rgb("#27407f"), rgb("#a32a26"), rgb("#20201e")
GREEN, BROWN, GREY = rgb("#3f5a3a"), rgb("#8f5f1c"), rgb("#6a655c")
OVER: Final = 2
"""How many times larger a die is turned than it will be; so its edges stay smooth."""
MOST_TURN: Final = 8.0
"""How far a die may be turned, in degrees to either side."""


class _Face:
    """A face to engrave: middle and a tenth of its width, in the units of the die."""

    def __init__(self, die: Mini, ground: Colour) -> None:
        self.die, self.ground = die, ground

    def at(self, x: float, y: float) -> XY:
        """Return a point of the face; -5 to 5 across."""
        return 50 + x * 8.2, 50 + y * 8.2

    def poly(self, ink: Colour, *points: XY, depth: float = 1.2, soft: bool = False) -> None:
        """Fill a shape."""
        self.die.poly(ink, *(self.at(*p) for p in points), depth=depth, soft=soft)

    def line(self, ink: Colour, *points: XY, width: float = 1.0, soft: bool = False) -> None:
        """Draw a stroke of a width in tenths."""
        self.die.line(ink, *(self.at(*p) for p in points), width=width * 8.2, soft=soft)

    def disc(self, ink: Colour, at: XY, rx: float, ry: float, depth: float = 1.2) -> None:
        """Draw an ellipse."""
        self.die.disc(ink, *self.at(*at), rx * 8.2, ry * 8.2, depth=depth)

    def star(self, ink: Colour, points: int, inner: float) -> None:
        """Draw a star; ``inner`` is where its notches lie, in tenths."""
        ring = ((4.4 if i % 2 == 0 else inner, i * pi / points) for i in range(2 * points))
        self.poly(ink, *((r * sin(angle), -r * cos(angle)) for r, angle in ring))


def _infantry(face: _Face) -> None:
    """Engrave a helmet with a wide rim: foot of the far worlds."""
    face.poly(
        BLUE, (-3.6, 4.2), (-3.0, 0.2), (-2.4, -2.8), (0, -4.4), (2.4, -2.8), (3.0, 0.2),
        (3.6, 4.2), soft=True,
    )  # fmt: skip
    face.poly(face.ground, (-1.9, -0.9), (1.9, -0.9), (1.5, 0.6), (-1.5, 0.6), depth=0)


def _foot(face: _Face) -> None:
    """Engrave a shako with its plume above a face and a collar."""
    face.poly(BLUE, (-3.6, 4.2), (-2.6, 2.2), (2.6, 2.2), (3.6, 4.2))
    face.disc(BLUE, (0, 0.9), 1.9, 2.1)
    face.poly(BLUE, (-2.2, -0.3), (-2.7, -3.2), (2.7, -3.2), (2.2, -0.3))
    face.line(face.ground, (-2.3, -0.2), (2.5, -0.2), width=0.5)
    face.line(RED, (0, -3.3), (0, -4.6), width=1.1)


def _cavalry(face: _Face) -> None:
    """Engrave the head of a horse."""
    face.poly(
        BROWN, (-2.6, 3.6), (-1.6, 0.2), (-2.4, -1), (-0.8, -3.6), (0.2, -4.4), (0.9, -3.2),
        (2.8, -1.6), (3.4, 0.2), (2.2, 0.9), (0.6, 0.1), (1.6, 2), (2.2, 3.6), soft=True,
    )  # fmt: skip


def _artillery(face: _Face) -> None:
    """Engrave a gun on its wheel."""
    face.line(RED, (-3.8, 2.9), (-0.4, 0.6), width=1.1)
    face.line(RED, (-1.8, -0.6), (3.8, -2.6), width=1.7)
    face.disc(RED, (-0.1, 1.0), 2.1, 2.1)
    face.disc(face.ground, (-0.1, 1.0), 1.0, 1.0)


def _vehicle(face: _Face) -> None:
    """Engrave a walking machine."""
    face.poly(GREEN, (-3.4, -2.6), (1.4, -2.6), (1.4, 0.2), (-3.4, 0.2))
    face.poly(GREEN, (1.6, -2), (3.8, -1.6), (3.8, -0.2), (1.6, -0.4))
    for x in (-2.8, 0.6):
        face.line(GREEN, (x, 0), (x + 0.5, 2), (x, 3.8), width=0.9)


def _explosion(face: _Face) -> None:
    """Engrave a burst."""
    face.star(RED, 9, 2.3)


def _flag(face: _Face) -> None:
    """Engrave a flag on its pole."""
    face.line(BLACK, (-2.4, 4), (-2.4, -4.2), width=0.8)
    face.poly(
        BLACK, (-2.2, -4), (0.2, -3.4), (3.4, -4), (2.6, -1.8), (3.4, 0.4), (0.2, 1), (-2.2, 0.4)
    )


def _retreat(face: _Face) -> None:
    """Engrave an arrow that turns back."""
    face.line(BLACK, (3.2, 2.6), (3.2, -0.4), (1.4, -2.0), (-0.8, -2.0), width=1.5, soft=True)
    face.poly(BLACK, (-4.2, -2.0), (-0.6, -4.4), (-0.6, 0.4))


def _saber(face: _Face) -> None:
    """Engrave crossed sabres."""
    for side in (1, -1):
        blade = ((-2.8 * side, 3.2), (1.2 * side, -0.8), (2.8 * side, -4))
        face.line(GREEN, *blade, width=0.9, soft=True)
        face.line(GREEN, (-3.4 * side, 1.8), (-1.6 * side, 3.6), width=0.8)


def _miss(face: _Face) -> None:
    """Engrave a diagonal cross."""
    for side in (1, -1):
        face.line(GREY, (-2.6 * side, -2.6), (2.6 * side, 2.6), width=1.4)


def _star(face: _Face) -> None:
    """Engrave a five-pointed star."""
    face.star(BROWN, 5, 1.9)


FACES: Final[dict[str, Callable[[_Face], None]]] = {
    "infantry": _infantry, "foot": _foot, "cavalry": _cavalry, "artillery": _artillery,
    "vehicle": _vehicle, "explosion": _explosion, "flag": _flag, "retreat": _retreat,
    "saber": _saber, "miss": _miss, "star": _star,
}  # fmt: skip
"""Every symbol on a die; whatever else a die shows is written on it."""


def turn_of(seed: int, place: int) -> float:
    """Return how far a die of a roll is turned, in steps of two degrees to either side."""
    return 2.0 * round((jitter(seed, place) - 0.5) * MOST_TURN)


@kept
def die(
    face: str, size: int, mark: str = "", turn: float = 0.0, stuff: Stuff = "bone"
) -> Image.Image:
    """Return a die: a symbol of ``FACES`` or a short number, about ``size`` pixels high.

    ``mark`` is how it counted: a ``hit`` has a golden edge, a ``flag`` a magenta one, a ``miss``
    is greyer, one that is ``dropped`` is struck through. ``turn`` is in degrees to the left.
    """
    cube = _cube(face, size, mark, stuff)
    image = cube.rotate(turn, Image.Resampling.BICUBIC, expand=True).reduce(OVER)
    return dropped(image, round(size * 0.05), round(size * 0.06), 0.04 * size, 0.55)


@kept
def _cube(face: str, size: int, mark: str, stuff: Stuff) -> Image.Image:
    """Return a die that is not turned, ``OVER`` times as large as it will be."""
    cube, bone = Mini(100, 108, size / 104 * OVER), STUFFS[stuff]
    if mark in RIMS:
        cube.box(RIMS[mark], 0, 0, 100, 107, 22, 0)
        cube.box(INK, 5, 5, 95, 102, 18, 0)
    ground = mix(bone, DULL, 0.34) if mark in ("miss", "dropped") else bone
    cube.box(mix(ground, rgb("#5a4630"), 0.62), 8, 14, 92, 99, 16, 3)
    cube.box(ground, 8, 8, 92, 90, 16, 4)
    cube.disc(mix(ground, WHITE, 0.4), 50, 49, 36, depth=0)
    if face in FACES:
        FACES[face](_Face(cube, ground))
    if mark == "dropped":
        cube.line(RED, (18, 82), (82, 16), width=6, depth=0)
    image = cube.done(1.2)
    if face not in FACES:
        share = {1: 0.64, 2: 0.52, 3: 0.38}.get(len(face), 0.28)
        middle = (size * 0.48 * OVER, size * 0.46 * OVER)
        numeral(image, middle, face, size * share * OVER, INK)
    return image


@kept
def medal(won: bool, size: int, rim: Colour) -> Image.Image:
    """Return a golden medal with a star, or an empty socket, ``size`` pixels wide."""
    disc = Mini(100, 100, size / 100)
    disc.disc(rim, 50, 50, 47, depth=0)
    disc.disc(GOLD if won else rgb("#0e141d"), 50, 50, 40, depth=5)
    if won:
        _Face(disc, GOLD).star(BROWN, 5, 1.9)
    return disc.done(0.8)
