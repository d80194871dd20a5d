"""The dress of every unit type: what its figures, its base and its standard look like."""

from __future__ import annotations

from typing import Final

from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.minis.bases import Base
from renderers.kit.minis.looks import STEEL, Uniform
from renderers.kit.minis.standards import Flag
from renderers.kit.minis.unit import Arm, Troop

FRENCH_BASE: Final = Base(rgb("#2b4a9c"), rgb("#dfe8ff"), rgb("#14244f"), "square")
ALLIED_BASE: Final = Base(rgb("#fbf1d8"), rgb("#c2281f"), rgb("#ead9b2"), "round")
BASES: Final = {"french": FRENCH_BASE, "british": ALLIED_BASE, "portuguese": ALLIED_BASE}
"""By nation; a base tells the camp."""

_BLUE, _WHITE, _RED = rgb("#2b4a9c"), rgb("#f6f1e4"), rgb("#c8352c")
FLAGS: Final = {
    "french": Flag("bands", (_BLUE, _WHITE, _RED)),
    "british": Flag("union", (rgb("#23366e"), _WHITE, _RED), None),
    "portuguese": Flag("saltire", (_WHITE, rgb("#34509c")), _RED),
}
"""By nation."""

_COAT: Final = rgb("#2c4796")
_SCARLET: Final = rgb("#c03a30")
_GREEN, _GOLD, _BUFF = rgb("#5d9a3e"), rgb("#e2c04a"), rgb("#d9c25a")
_GREY: Final = rgb("#a9adb2")
_DARK: Final = rgb("#20241c")
_OCHRE: Final = rgb("#8a6a42")
_LACE: Final = rgb("#efe4c2")
_LINEN: Final = rgb("#efe9da")

DRESS: Final[dict[str, Uniform]] = {
    "F-LN": Uniform(_COAT, _WHITE, _LINEN, "shako", _RED),
    "F-LT": Uniform(rgb("#24407f"), _BUFF, rgb("#2f4d92"), "shako", _GREEN, shoulders=_GREEN),
    "F-GR": Uniform(_COAT, _WHITE, _LINEN, "bear", _RED, shoulders=_RED),
    "F-YG": Uniform(rgb("#22397c"), _COAT, _LINEN, "barrel", _RED, shoulders=_GREEN, cut="plain"),
    "F-OG": Uniform(
        rgb("#22397c"), _WHITE, rgb("#f2eee2"), "bear", _RED, shoulders=_RED, moustache=True
    ),
    "F-MI": Uniform(rgb("#6f7f9c"), _RED, _LINEN, "bicorne", _RED, cut="plain"),
    "F-LC": Uniform(rgb("#2f6b46"), _WHITE, rgb("#2f6b46"), "busby", _RED, cut="laced"),
    "F-HC": Uniform(rgb("#2f6b46"), _RED, _LINEN, "crest", rgb("#241a14")),
    "F-CU": Uniform(_COAT, _RED, _LINEN, "crest", _RED, cuirass=STEEL),
    "F-GHC": Uniform(rgb("#22397c"), _RED, _LINEN, "bear", _RED, shoulders=_GOLD),
    "F-FA": Uniform(rgb("#233a74"), _RED, rgb("#2a3f78"), "shako", _RED, shoulders=_RED),
    "F-HA": Uniform(rgb("#233a74"), _RED, rgb("#2a3f78"), "busby", _RED, cut="laced"),
    "F-GFA": Uniform(
        rgb("#233a74"), _RED, rgb("#2a3f78"), "bear", _RED, shoulders=_RED, moustache=True
    ),
    "F-GHA": Uniform(rgb("#233a74"), _GOLD, rgb("#2a3f78"), "busby", _RED, cut="laced"),
    "B-LN": Uniform(_SCARLET, _LACE, _GREY, "barrel", _WHITE, cut="laced"),
    "B-LT": Uniform(_SCARLET, _BUFF, rgb("#8f979f"), "barrel", _GREEN, shoulders=_GREEN),
    "B-RL": Uniform(rgb("#3c5a38"), _DARK, rgb("#3f5f44"), "shako", _GREEN, _DARK, _DARK, "plain"),
    "B-GR": Uniform(_SCARLET, _BUFF, rgb("#e9e6de"), "bear", _WHITE, cut="laced"),
    "B-GG": Uniform(rgb("#b22d2a"), rgb("#34509c"), rgb("#e9e6de"), "bear", _WHITE),
    "B-LC": Uniform(rgb("#2f437c"), _LACE, _GREY, "fur", _WHITE, cut="laced"),
    "B-HC": Uniform(_SCARLET, _GOLD, rgb("#8f979f"), "crest", rgb("#241a14")),
    "B-GHC": Uniform(_SCARLET, rgb("#34509c"), _WHITE, "crest", _RED, shoulders=_GOLD),
    "B-FA": Uniform(rgb("#26356a"), _RED, rgb("#8f979f"), "barrel", _WHITE, cut="laced"),
    "B-HA": Uniform(rgb("#26356a"), _GOLD, rgb("#e9e6de"), "fur", _WHITE, cut="laced"),
    "P-LN": Uniform(rgb("#2f4a8a"), _BUFF, rgb("#e9e6de"), "barrel", _WHITE, cut="plain"),
    "P-LT": Uniform(
        _OCHRE, _RED, rgb("#e9e6de"), "barrel", _GREEN, rgb("#2a2018"), _GREEN, "laced"
    ),
    "P-MI": Uniform(rgb("#7a5c3a"), _RED, rgb("#a08a6a"), "round", _BUFF, cut="plain"),
    "P-LC": Uniform(rgb("#2f4a8a"), _RED, rgb("#e9e6de"), "fur", _RED, cut="plain"),
    "P-HC": Uniform(rgb("#2f4a8a"), _GOLD, rgb("#e9e6de"), "crest", _RED),
    "P-FA": Uniform(rgb("#26406f"), rgb("#2b2f3a"), _GREY, "barrel", _RED, cut="plain"),
    "P-HA": Uniform(rgb("#26406f"), _GOLD, _GREY, "fur", _RED, cut="plain"),
}
"""By unit type."""

_CARRIAGES: Final[dict[str, Colour]] = {
    "french": rgb("#5d6a3e"), "british": rgb("#7d858c"), "portuguese": rgb("#8d8f6c"),
}  # fmt: skip
_ARMS: Final[dict[str, Arm]] = {"infantry": "foot", "cavalry": "horse", "artillery": "gun"}


def troop_of(type_: str, nation: str, unit_class: str) -> Troop:
    """Return what a unit is made of; raises ``KeyError`` for an unknown type, nation or class."""
    return Troop(
        arm=_ARMS[unit_class],
        dress=DRESS[type_],
        base=BASES[nation],
        flag=FLAGS[nation],
        carriage=_CARRIAGES[nation],
        light=type_.endswith("HA"),
    )
