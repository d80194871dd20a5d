"""The fixed palette of all pictures of By Fire and Sword."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.fire_and_sword.model.state import SIDES
from renderers.kit.brush import colours as c
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.stuff import framed
from renderers.kit.kept import kept
from renderers.kit.pen import lay_out
from renderers.kit.scene.encode import Palette
from renderers.kit.signs import losses, targets
from renderers.kit.signs.dice import die

from . import elements, look, signs
from .ground import grass
from .layout import WIDTH
from .models.wardrobe import DRESS
from .stand import Stand, stand
from .tray import GHOST, Tray

EXACT: Final = (
    c.ORDER, c.ORDER_LINE, c.LOSS, c.WHITE, c.TARGET, c.GOLD, c.CREAM, c.INK, *WOOD.papers,
    WOOD.muted, WOOD.dark, WOOD.bright, elements.HALO, elements.FADED, elements.RULE,
    look.ACTIVATED, *(colour for base in look.BASES.values() for colour in base[:4]),
    *(one.ink for one in look.PLATES.values()), GHOST,
)  # fmt: skip
"""Colours that the palette holds exactly."""
CARDS: Final = ("PLC-01", "PLC-07", "PLC-04", "OTT-05", "OTT-02", "COS-01", "COS-02", "SWE-06")
"""Cards with all kinds of cloth, metal and hide."""


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette, made for the field and all that may stand on it."""
    return Palette(EXACT, _sheet, "fire and sword")


def _sheet() -> Image.Image:
    field = framed(grass(400), WOOD)
    plate(field, (200, 530, 1400, 640), WOOD.paper, WOOD.paper_rule)
    things = pieces()
    sheet = Image.new("RGB", (WIDTH, field.height + things.height), c.GRASS)
    sheet.paste(field)
    sheet.paste(things, (0, field.height))
    return sheet


@kept
def pieces() -> Image.Image:
    """Return a sheet with every kind of paint of elements and signs."""
    sheet = Image.new("RGB", (WIDTH, 620), c.GRASS)
    sprites = [
        stand(Stand(Tray(side, "M", 180 if side == "blue" else 0), DRESS[card]), elements.K)
        for side in SIDES
        for card in CARDS
    ]
    sprites += [losses.loss(1), targets.lozenge("1"), die("7", 74), signs.load("cp", 2.0)]
    lay_out(sheet, sprites, 250)
    return sheet
