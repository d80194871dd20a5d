"""A unit: figures on a base, holes where figures are lost, its standard at the outer end."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageOps

from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.shadows import dropped, shadowed
from renderers.kit.cut import Cut, cut_out
from renderers.kit.kept import kept

from .bases import EDGE, LOW_EDGE, Base, base, bayonets, peg
from .busts import Mark
from .foot import FEET, fallen, foot
from .guns import gun
from .horse import GROUND, UP, rider
from .looks import Pose, Uniform
from .standards import STAFF, Flag, standard

Arm: TypeAlias = Literal["foot", "horse", "gun"]

SHEET: Final = (160, 128)
"""Width and height of a unit's sheet in units."""
ANCHOR: Final = (0.5, 118 / 128)
"""Where in the sheet, in shares, the middle of the base's lower edge lies."""
WIDE: Final = 100
"""Width of a base in units."""
_LOW: Final = 118
_FOOT: Final = 1.08
_HORSE: Final = 0.82
_PEGS: Final = {
    1: (50.0,),
    2: (32.0, 68.0),
    3: (20.0, 50.0, 80.0),
    4: (14.0, 38.0, 62.0, 86.0),
    5: (12.0, 31.0, 50.0, 69.0, 88.0),
}


class Troop(NamedTuple):
    """What a unit is made of: arm, dress, base, standard, and the paint of its guns."""

    arm: Arm
    dress: Uniform
    base: Base
    flag: Flag | None = None
    carriage: Colour = rgb("#5d6a3e")
    light: bool = False
    """Guns with a short barrel."""


class State(NamedTuple):
    """How a unit stands: figures left of those at the start, and what it does.

    ``fell`` is how many of the lost ones have just fallen and lie where they stood.
    """

    left: int
    start: int
    pose: Pose = "stand"
    mark: Mark = ""
    square: bool = False
    fell: int = 0


def unit(troop: Troop, state: State, k: float = 1.0, *, left: bool = False) -> Image.Image:
    """Return a unit on its base, ``SHEET`` units of ``k`` pixels large, anchored at ``ANCHOR``.

    It looks to the right; ``left`` turns it. 1 to 5 figures have room; others raise ``KeyError``.
    """
    sheet = Image.new("RGBA", (round(SHEET[0] * k), round(SHEET[1] * k)))
    corner = (SHEET[0] / 2 - WIDE / 2 - EDGE, _LOW - LOW_EDGE)
    _lay(sheet, base(troop.base, WIDE, k, state.mark), corner, k)
    if state.square:
        _lay(sheet, bayonets(troop.base, WIDE, k), corner, k)
    if troop.flag and troop.arm != "gun":
        _standard(sheet, troop.flag, k, left)
    for slot in sorted(range(state.start), key=lambda slot: slot % 2):
        x = _PEGS[state.start][slot] + (SHEET[0] - WIDE) / 2
        y = _LOW - 21 + (5 if slot % 2 else 0)
        place = slot if not left else state.start - 1 - slot
        if place >= state.left + state.fell:
            _lay(sheet, peg(troop.base, k), (x - 9, y - 4), k)
        elif place >= state.left:
            _fallen(sheet, troop, (x, y), k, left)
        else:
            _figure(sheet, troop, state.pose, place, (x, y), k, left)
    if troop.arm == "gun" and state.left:
        _gun(sheet, troop, k, left)
    return sheet


@kept
def standing(troop: Troop, state: State, k: float = 1.0, *, left: bool = False) -> Cut:
    """Return a unit without empty margins, anchored at the middle of its base's lower edge."""
    sheet = unit(troop, state, k, left=left)
    return cut_out(sheet, (sheet.width * ANCHOR[0], sheet.height * ANCHOR[1]))


def _lay(sheet: Image.Image, sprite: Image.Image, corner: tuple[float, float], k: float) -> None:
    """Lay a sprite with its upper left corner at a point of the sheet in units."""
    x, y = round(corner[0] * k), round(corner[1] * k)
    box = (max(0, -x), max(0, -y))
    sheet.alpha_composite(sprite.crop((*box, *sprite.size)), (max(0, x), max(0, y)))


@kept
def _cast(
    troop: Troop, pose: Pose, which: int, k: float, left: bool
) -> tuple[Image.Image, Image.Image]:
    """Return a figure before its shadow, and the bare figure, whose width tells the feet."""
    if troop.arm == "horse":
        bare = rider(troop.dress, _HORSE * k, which)
    else:
        bare = foot(troop.dress, pose, _FOOT * k, which)
    bare = ImageOps.mirror(bare) if left else bare
    return shadowed(bare, 0.3, 0.1, 0.5, troop.base.shadow), bare


def _figure(
    sheet: Image.Image,
    troop: Troop,
    pose: Pose,
    which: int,
    spot: tuple[float, float],
    k: float,
    left: bool,
) -> None:
    cast, bare = _cast(troop, pose, which, k, left)
    if troop.arm == "horse":
        feet, low = 36 * _HORSE, (GROUND + UP + 1) * _HORSE
    else:
        feet, low = FEET[0] * _FOOT, FEET[1] * _FOOT
    across = bare.width / k - feet if left else feet
    _lay(sheet, cast, (spot[0] - across, spot[1] - low + 4), k)


def _fallen(
    sheet: Image.Image, troop: Troop, spot: tuple[float, float], k: float, left: bool
) -> None:
    """Lay a figure that has just fallen on its slot; riders and gunners lie there alone."""
    figure = fallen(troop.dress, _FOOT * k)
    figure = figure if left else ImageOps.mirror(figure)
    corner = (spot[0] - figure.width / k / 2, spot[1] + 6 - figure.height / k)
    _lay(sheet, dropped(figure, tone=troop.base.shadow), corner, k)


def _standard(sheet: Image.Image, flag: Flag, k: float, left: bool) -> None:
    """Plant the standard at the rear end of the base; its cloth waves to the right."""
    tall = 56.0
    x = SHEET[0] / 2 + (-WIDE / 2 + 4 if left else WIDE / 2 - 8)
    _lay(sheet, standard(flag, 0.92 * k), (x - STAFF * 0.92, _LOW - 36 - tall), k)


def _gun(sheet: Image.Image, troop: Troop, k: float, left: bool) -> None:
    sprite = gun(troop.carriage, 1.02 * k, troop.light)
    sprite = ImageOps.mirror(sprite) if left else sprite
    cast = shadowed(sprite, 0.15, 0.12, 0.5, troop.base.shadow)
    x = SHEET[0] / 2 + (-38 if left else -40)
    _lay(sheet, cast, (x, _LOW - 52), k)
