"""The colours that several games share, and how to write and mix them."""

from __future__ import annotations

from typing import Final

from renderers.kit.theme import Colour, mix

__all__ = [
    "CREAM", "EARTH", "FIRE", "FIRE_CORE", "GOLD", "GRASS", "HIT", "ICE_BLUE", "ICE_PAPER", "INK",
    "LIGHT", "LOSS", "NIGHT", "OLIVE", "ORDER", "ORDER_LINE", "PAPER", "SHADE", "SNOW",
    "SNOW_HOLLOW", "SNOW_SHADE", "STRAW", "TARGET", "WHITE", "WOOD", "Colour", "mix", "rgb",
]  # fmt: skip


def rgb(code: str) -> Colour:
    """Return the colour of a code such as ``#d6a848``; raises ``ValueError`` for another form."""
    if len(code) != 7 or code[0] != "#":
        raise ValueError(f"no colour {code}")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


WHITE: Final = rgb("#ffffff")
INK: Final = rgb("#261c16")
"""Outlines and print on warm ground."""
NIGHT: Final = rgb("#16243a")
"""Outlines and print on ice."""
CREAM: Final = rgb("#f6ecd2")
PAPER: Final = rgb("#efe2c0")
GOLD: Final = rgb("#d6a848")
WOOD: Final = rgb("#33261d")
ICE_BLUE: Final = rgb("#a9dcff")
ICE_PAPER: Final = rgb("#e4edf5")

ORDER: Final = rgb("#ffd83a")
ORDER_LINE: Final = rgb("#1c1712")
TARGET: Final = rgb("#a3137a")
LOSS: Final = rgb("#c8102e")
FIRE: Final = rgb("#f0541e")
FIRE_CORE: Final = rgb("#fff6c8")
HIT: Final = rgb("#ff8a3a")

GRASS: Final = rgb("#b4ad72")
STRAW: Final = rgb("#d3c184")
OLIVE: Final = rgb("#8e9a5a")
EARTH: Final = rgb("#a58a58")
LIGHT: Final = rgb("#fff3c4")
"""What the sun adds to ground and parts that face the upper left."""
SHADE: Final = rgb("#3d3a52")
"""What lies away from the sun; never black."""

SNOW: Final = rgb("#e6edf4")
SNOW_HOLLOW: Final = rgb("#c9d8e8")
SNOW_SHADE: Final = rgb("#5d82b4")
