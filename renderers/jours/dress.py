"""What the soldiers, commanders and standards of each side look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, get_args
from zlib import crc32

from bot.games.jours.content.base import Arm
from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.noise import jitter
from renderers.kit.minis.looks import STEEL, Beard, Face, Hair, Uniform
from renderers.kit.minis.standards import Flag

T = TypeVar("T")
_WHITE, _RED, _BLACK = rgb("#f6f1e4"), rgb("#c8352c"), rgb("#20241c")
_BLUE, _SCARLET, _GREEN = rgb("#2c4796"), rgb("#c03a30"), rgb("#2f6b46")
_PRUSSIAN, _LINEN, _GREY = rgb("#223a6e"), rgb("#efe9da"), rgb("#a9adb2")
_YELLOW, _GOLD = rgb("#e2c04a"), rgb("#d6a848")

_FOOT: Final[dict[str, Uniform]] = {
    "french": Uniform(_BLUE, _WHITE, _LINEN, "bicorne", _RED),
    "british": Uniform(_SCARLET, rgb("#efe4c2"), _GREY, "barrel", _WHITE, cut="laced"),
    "austrian": Uniform(_WHITE, _SCARLET, _WHITE, "crest", _BLACK, cut="plain"),
    "allied": Uniform(_PRUSSIAN, _RED, _WHITE, "bicorne", _WHITE, cut="plain"),
    "russian": Uniform(_GREEN, _RED, _WHITE, "barrel", _RED, cut="plain"),
}
_HORSE: Final[dict[str, Uniform]] = {
    "french": Uniform(_GREEN, _RED, _GREEN, "busby", _RED, cut="laced"),
    "british": Uniform(rgb("#2f437c"), _WHITE, _GREY, "fur", _WHITE, cut="laced"),
    "austrian": Uniform(_GREEN, _YELLOW, _RED, "busby", _YELLOW, cut="laced"),
    "allied": Uniform(rgb("#7d2a34"), _YELLOW, _LINEN, "busby", _WHITE, cut="laced"),
    "russian": Uniform(rgb("#2a3a5e"), _YELLOW, _GREY, "busby", _WHITE, cut="laced"),
}
_HEAVY: Final[dict[str, Uniform]] = {
    "french": Uniform(_BLUE, _RED, _LINEN, "crest", _RED, cuirass=STEEL),
    "british": Uniform(_SCARLET, _GOLD, _GREY, "crest", _BLACK),
    "austrian": Uniform(_WHITE, _SCARLET, _WHITE, "crest", _BLACK),
    "allied": Uniform(_WHITE, _RED, _LINEN, "bicorne", _WHITE),
    "russian": Uniform(_WHITE, _RED, _GREY, "crest", _BLACK),
}
_CARRIAGES: Final[dict[str, Colour]] = {
    "french": rgb("#5d6a3e"), "british": rgb("#7d858c"), "austrian": rgb("#c9a24a"),
    "allied": rgb("#7a92b0"), "russian": rgb("#55734a"),
}  # fmt: skip
FLAGS: Final[dict[str, Flag]] = {
    "french": Flag("bands", (rgb("#2b4a9c"), _WHITE, _RED)),
    "british": Flag("union", (rgb("#23366e"), _WHITE, _RED), None),
    "austrian": Flag("bands", (_YELLOW, _BLACK, _YELLOW)),
    "allied": Flag("bands", (_BLACK, _WHITE, _BLACK)),
    "russian": Flag("saltire", (_WHITE, rgb("#34509c")), None),
    "blue": Flag("quarters", (rgb("#2b4a9c"), _WHITE), None),
    "red": Flag("quarters", (_RED, _WHITE), None),
}
_LIKE: Final = {"blue": "french", "red": "british"}
"""Sides of no nation, and whose dress they wear."""


def uniform(side: str, arm: Arm, *, heavy: bool) -> Uniform:
    """Return the dress of a unit."""
    dress = _FOOT if arm != "cavalry" else _HEAVY if heavy else _HORSE
    return dress[_LIKE.get(side, side)]


def carriage(side: str) -> Colour:
    """Return the paint of a side's guns."""
    return _CARRIAGES[_LIKE.get(side, side)]


def face_of(chief: str, side: str) -> Face:
    """Return the face of a commander: each has one of their own, which follows from the name."""
    seed, dress = crc32(chief.encode()), uniform(side, "infantry", heavy=False)

    def share(key: int) -> float:
        return jitter(seed % 65536, key)

    def one(of: Sequence[T], key: int) -> T:
        return of[int(len(of) * share(key))]

    return Face(
        dress.coat, dress.facing, one(("athwart", "forward", "none"), 0),
        one(get_args(Hair), 1), one(_HAIRS, 2), one(get_args(Beard), 3), one(_SKINS, 4),
        0.88 + 0.24 * share(5), 0.9 + 0.2 * share(6), 0.8 + 0.6 * share(7), 2 * share(8) - 1,
        plume=dress.plume, star=share(9) > 0.5,
    )  # fmt: skip


_HAIRS: Final = (rgb("#1c1614"), rgb("#5a3a24"), rgb("#b98d4e"), rgb("#8f8a82"), rgb("#dcd8d0"))
_SKINS: Final = (rgb("#ecc6a4"), rgb("#dd9f7c"), rgb("#e2b48c"), rgb("#cf9a6e"))
