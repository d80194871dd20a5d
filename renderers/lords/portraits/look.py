"""Colours of portraits; a sitter picks theirs by the letters of their name."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.noise import jitter
from renderers.kit.theme import Colour

from .sitter import Sitter

STEEL, IRON, GOLD = rgb("#a8b4c2"), rgb("#56606e"), rgb("#e0b24c")
BRONZE, BONE, WOOD = rgb("#b98542"), rgb("#e9dcc0"), rgb("#5a3a20")
INK, WHITE, EYE = rgb("#1f1712"), rgb("#f6efe2"), rgb("#2a3c5a")
SKINS: Final[dict[str, tuple[Colour, ...]]] = {
    "dwarf": (rgb("#e0a880"), rgb("#d2946c"), rgb("#c98a62")),
    "orc": (rgb("#7f9a4c"), rgb("#6d8a3e"), rgb("#8a9a5a")),
    "goblin": (rgb("#a9b04c"), rgb("#98a83e"), rgb("#b4b868")),
    "embersand": (rgb("#a8693e"), rgb("#8f5530"), rgb("#b87a4c")),
    "frostmark": (rgb("#ecc2a0"), rgb("#e4b48e"), rgb("#dca684")),
    "lizard": (rgb("#4f9a78"),),
}
HAIRS: Final[dict[str, tuple[Colour, ...]]] = {
    "dwarf": (rgb("#c8722c"), rgb("#8a4a22"), rgb("#9a948c"), rgb("#4a3a30"), rgb("#d8a850")),
    "orc": (rgb("#2a211c"), rgb("#4a2a1c")),
    "embersand": (rgb("#241a16"), rgb("#3c2a20")),
    "frostmark": (rgb("#d8b060"), rgb("#b4602c"), rgb("#c9c2b4"), rgb("#7a5230")),
    "lizard": (rgb("#c8522c"),),
}
CLOTHS: Final[dict[str, tuple[Colour, ...]]] = {
    "dwarf": (rgb("#27407f"), rgb("#2f5a6a"), rgb("#5a3a6a"), rgb("#3a4a5a")),
    "orc": (rgb("#5a3424"), rgb("#6a2a22"), rgb("#4a4030")),
    "embersand": (rgb("#b4502c"), rgb("#2a7a7a"), rgb("#c8923c"), rgb("#8a3a4a")),
    "frostmark": (rgb("#4a6a8a"), rgb("#6a5a4a"), rgb("#5a6a72"), rgb("#7a4038")),
    "lizard": (rgb("#7a5a2a"),),
}


class Tones:
    """The colours of one sitter."""

    def __init__(self, sitter: Sitter) -> None:
        seed = crc32(sitter.name.encode())
        kin = "goblin" if sitter.build == "goblin" else sitter.race
        self.skin = _one(SKINS[kin], seed, 1)
        self.dusk = mix(self.skin, rgb("#5a2a20"), 0.3)
        """The same skin where it is darker: nose and lids."""
        self.hair = _one(HAIRS[sitter.race], seed, 2)
        self.cloth = _one(CLOTHS[sitter.race], seed, 3)
        self.metal = (IRON, STEEL, STEEL, STEEL, mix(STEEL, WHITE, 0.3))[sitter.level]
        self.trim = (WOOD, IRON, BRONZE, GOLD, GOLD)[sitter.level]
        self.chance = jitter(seed, 4)
        """A share that decides between parts."""


def _one(colours: tuple[Colour, ...], seed: int, turn: int) -> Colour:
    return colours[int(jitter(seed, turn) * len(colours))]
