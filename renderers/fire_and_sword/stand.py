"""An element as it stands on the table: its tray, its models in formation, its horn."""

from __future__ import annotations

from math import radians, sin
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from bot.games.fire_and_sword.content import Formation, Size
from renderers.kit.brush.shadows import shadowed
from renderers.kit.cut import Cut, cut_out
from renderers.kit.kept import kept
from renderers.kit.minis.guns import TALL as GUN_TALL
from renderers.kit.minis.guns import WIDE as GUN_WIDE
from renderers.kit.minis.guns import gun
from renderers.kit.pen import XY

from .models.dress import Dress
from .models.men import FEET, man
from .models.men import UP as MAN_UP
from .models.men import WIDE as MAN_WIDE
from .models.riders import FEET as HOOVES
from .models.riders import UP as RIDER_UP
from .models.riders import WIDE as RIDER_WIDE
from .models.riders import rider
from .models.trains import CAMEL, WAGON, camel, wagon
from .tray import Tray, horn, tray

CARRIAGE: Final = (0x6B, 0x56, 0x3A)
TALL: Final = 70
"""Units above the sheet of a tray for models that stand near its upper edge."""
_MAN, _RIDER, _TRAIN, _GUN = 0.66, 0.62, 0.62, 0.72
_FILES: Final[dict[Size, int]] = {"S": 3, "M": 4, "L": 5, "XL": 6}
"""How many men stand abreast."""
_RIDERS: Final[dict[Size, int]] = {"S": 2, "M": 3, "L": 4, "XL": 5}


class Stand(NamedTuple):
    """What stands on a tray: the dress of its models and their formation."""

    tray: Tray
    dress: Dress
    formation: Formation = "standard"

    @property
    def looks_left(self) -> bool:
        """Whether its models look to the left; those of Blue do where the tray leaves it open."""
        east = sin(radians(self.tray.heading))
        return east < -0.1 or (abs(east) <= 0.1 and self.tray.side == "blue")


@kept
def standing(spec: Stand, k: float = 1.0) -> Cut:
    """Return an element without empty margins, anchored at the middle of its tray."""
    sheet, (x, y) = stand(spec, k), anchor(spec.tray)
    return cut_out(sheet, (sheet.width * x, sheet.height * y))


def stand(spec: Stand, k: float = 1.0) -> Image.Image:
    """Return an element; the middle of its tray lies at ``anchor``."""
    reach = spec.tray.reach
    sheet = Image.new("RGBA", (round(2 * reach * k), round((2 * reach + TALL) * k)))
    top = round(TALL * k)
    lying = tray(spec.tray, k)
    sheet.alpha_composite(lying.crop((0, 0, sheet.width, sheet.height - top)), (0, top))
    placed = [(which, spec.tray.at(*spot)) for which, spot in enumerate(places(spec))]
    for which, (x, y) in sorted(placed, key=lambda one: one[1][1]):
        model, feet = _model(spec.dress, which, spec.looks_left, k)
        left = round((reach + x) * k - feet[0])
        up = round((TALL + reach + y + 10) * k - feet[1])
        box = (max(0, -left), max(0, -up), model.width, model.height)
        sheet.alpha_composite(model.crop(box), (max(0, left), max(0, up)))
    sheet.alpha_composite(horn(spec.tray, k), (0, top))
    return sheet


def anchor(spec: Tray) -> XY:
    """Return where the middle of a tray lies on the sheet of its element, in shares of it."""
    return 0.5, (TALL + spec.reach) / (TALL + 2 * spec.reach)


def places(spec: Stand) -> list[XY]:
    """Return where the models stand: right and ahead of the middle of the tray, in units."""
    size, (wide, deep) = spec.tray.size, spec.tray.half
    match spec.dress.body:
        case "gun":
            return [(0, -2)] if size in ("S", "G1", "G2", "G3") else _abreast(2, wide * 0.5, -2)
        case "wagon" | "camel":
            return [(0, 0)] if size not in ("L", "XL") else _abreast(2, wide * 0.52, 0)
    if spec.tray.is_round:
        count = {"G1": 1, "G2": 1}.get(size, 3) if spec.dress.body == "foot" else 1
        return _abreast(count, wide * 0.56, 0)
    count = (_FILES if spec.dress.body == "foot" else _RIDERS)[size]
    match spec.formation:
        case "dispersed":
            loose = _abreast(min(count, 4), wide * 0.72, deep * 0.45)
            return [(x, -y if place % 2 else y) for place, (x, y) in enumerate(loose)]
        case "square":
            return [(x * wide * 0.8, y * deep * 0.62) for x, y in _SQUARE]
        case "melee_front":
            return _abreast(count + 1, wide * 0.84, deep * 0.5)
    if spec.dress.body == "horse":
        return _abreast(count, wide * 0.66, 0)
    return [
        *_abreast(count, wide * 0.78, deep * 0.4),
        *_abreast(count - 1, wide * 0.56, -deep * 0.4),
    ]


_SQUARE: Final = ((-1, 1), (0, 1), (1, 1), (1, 0), (-1, 0), (-1, -1), (0, -1), (1, -1))


def _abreast(count: int, half: float, ahead: float) -> list[XY]:
    """Return so many places side by side, from ``-half`` to ``half``."""
    if count == 1:
        return [(0.0, ahead)]
    return [(half * (2 * i / (count - 1) - 1), ahead) for i in range(count)]


def _model(dress: Dress, which: int, left: bool, k: float) -> tuple[Image.Image, XY]:
    """Return a model before its shadow, and where its feet are in pixels of the sprite."""
    feet: XY
    match dress.body:
        case "foot":
            size, wide, feet = _MAN * k, MAN_WIDE, (FEET[0], FEET[1] + MAN_UP)
        case "horse":
            size, wide, feet = _RIDER * k, RIDER_WIDE, (HOOVES[0], HOOVES[1] + RIDER_UP)
        case "gun":
            size, wide, feet = _GUN * k, GUN_WIDE, (GUN_WIDE / 2, GUN_TALL)
        case "wagon":
            size, wide, feet = _TRAIN * k, WAGON[0], (WAGON[0] / 2, 60)
        case "camel":
            size, wide, feet = _TRAIN * k, CAMEL[0], (CAMEL[0] / 2, 63)
    across = wide - feet[0] if left else feet[0]
    return _cast(dress, which, left, size), (across * size, feet[1] * size)


@kept
def _cast(dress: Dress, which: int, left: bool, k: float) -> Image.Image:
    match dress.body:
        case "foot":
            bare = man(dress, which, k)
        case "horse":
            bare = rider(dress, which, k)
        case "gun":
            bare = gun(CARRIAGE, k)
        case "wagon":
            bare = wagon(dress, k)
        case "camel":
            bare = camel(dress, k)
    return shadowed(ImageOps.mirror(bare) if left else bare, 0.25, 0.1, 0.45)
