"""The fixed palettes of virtual tables, one for each land."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.fire_and_sword.tones import EXACT as SIGNS
from renderers.fire_and_sword.tones import pieces
from renderers.kit.brush.colours import LOSS, rgb
from renderers.kit.land.villages import ROOFS
from renderers.kit.land.woods import GREENS
from renderers.kit.scene.encode import Palette

from . import overlay, printed
from .base import framed
from .land import Land

WOODS: Final = tuple(tone for mixed in GREENS for tone in mixed)
"""The tones of trees: rare where woods are few, and grey without them."""
GRAIN: Final = tuple(map(rgb, ("#241a14", "#2d2119", "#3c3027", "#51463f", "#5e544d")))
"""The tones of the wooden frame, which would turn to maroon and green without them."""
EXACT: Final = (
    *SIGNS, *WOODS, *ROOFS, *GRAIN, overlay.PALE, overlay.SHOT, printed.EDGE, printed.RING,
)  # fmt: skip
SHADES: Final = ((overlay.REACHED, 0.34), (LOSS, 0.22))
"""What the ground is shaded with, and how strongly."""


@lru_cache(maxsize=12)
def palette(land: Land) -> Palette:
    """Return the palette of the pictures of a land and all that may stand on it."""
    return Palette(EXACT, lambda: _sheet(land), f"fire and sword {land!r}", (*WOODS, *ROOFS))


def _sheet(land: Land) -> Image.Image:
    ground, things = framed(land), pieces()
    wide = ground.width // len(SHADES)
    part = ground.resize((wide, ground.height * wide // ground.width))
    size = (max(ground.width, things.width), ground.height + things.height + part.height)
    sheet = Image.new("RGB", size)
    sheet.paste(ground)
    sheet.paste(things, (0, ground.height))
    for number, (colour, share) in enumerate(SHADES):
        shaded = Image.blend(part, Image.new("RGB", part.size, colour), share)
        sheet.paste(shaded, (number * wide, ground.height + things.height))
    return sheet
