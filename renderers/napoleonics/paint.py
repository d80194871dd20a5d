"""The fixed palette of Napoleonics, made from its colours and a sheet of its sprites."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import theme as t
from renderers.kit import tokens
from renderers.kit.palette import Palette, lay_out

from . import counters, land, look, water

INKS = (
    (t.INK, t.PAPER), (t.PAPER, t.FRAME), (t.PAPER, t.MARK), (t.INK, look.LEADER),
    (t.GOLD, t.FRAME), (t.INK, look.OUTSIDE),
    *((livery.figure, livery.plate) for livery in look.LIVERIES.values()),
)  # fmt: skip
"""Text and what it stands on."""
_LANDS = ("clear", "forest", "hill", "steep", "town", "mill", "sandpit")
_UNITS = (
    ("french", "infantry", "GR"), ("british", "cavalry", "HC"), ("portuguese", "artillery", "FA"),
)  # fmt: skip


def _sheet() -> Image.Image:
    """Return a sheet with every kind of colour transition that pictures contain."""
    sheet = Image.new("RGB", (1400, 900), look.GRASS)
    sprites = [land.tile(kind, v) for kind in _LANDS for v in range(2)]
    sprites += [water.water(kind, ("NW", "E")) for kind in water.KINDS]
    sprites.append(water.works(("W", "NW", "NE")))
    for nation, class_, code in _UNITS:
        kind = counters.Kind(nation, class_, code, ("guard",))
        for standing in (counters.PLAIN, counters.Standing(True), counters.Standing(square=True)):
            sprites.append(counters.counter(kind, counters.Strength(2, 4), standing))
        sprites.append(counters.ghost(kind))
    sprites += [counters.leader_plate("Ney", "top", False), counters.hat("bottom", False)]
    sprites.append(tokens.blast(100))
    lay_out(sheet, sprites, 136)
    return sheet


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: exact colours, text shades, and shades of sprites."""
    return Palette(look.EXACT, INKS, _sheet())


def indexed(image: Image.Image) -> Image.Image:
    """Map an RGB image to the fixed palette."""
    return palette().indexed(image)
