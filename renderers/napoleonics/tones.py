"""The fixed palettes of Napoleonics, one for each land."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.kit.brush import colours as c
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.kept import kept
from renderers.kit.land import water
from renderers.kit.minis.busts import bust
from renderers.kit.minis.unit import State, unit
from renderers.kit.pen import lay_out
from renderers.kit.scene.encode import Palette
from renderers.kit.signs import losses, shots, targets
from renderers.kit.signs.dice import die

from . import look
from .dress.leaders import BACKS, face_of
from .dress.troops import BASES, DRESS, troop_of
from .ground import WATERS, Land, bare

EXACT: Final = (
    c.ORDER, c.ORDER_LINE, c.LOSS, c.WHITE, c.TARGET, c.GOLD, c.CREAM, c.INK, c.HIT, c.FIRE,
    c.FIRE_CORE, WOOD.paper, WOOD.muted, WOOD.dark, WOOD.bright, look.HALO,
    *(colour for livery in look.LIVERIES.values() for colour in livery),
    *(colour for base in BASES.values() for colour in (base.face, base.rim)),
    *(DRESS[type_].coat for type_ in ("B-RL", "F-LC", "P-LT", "P-MI")),
    c.mix(DRESS["B-RL"].coat, c.WHITE, 0.16), c.mix(DRESS["F-LC"].coat, c.WHITE, 0.16),
    DRESS["F-LT"].plume,
)  # fmt: skip
TROOPS: Final = (
    ("F-LN", "french", "infantry"), ("F-LC", "french", "cavalry"), ("F-FA", "french", "artillery"),
    ("B-LN", "british", "infantry"), ("B-RL", "british", "infantry"),
    ("B-HC", "british", "cavalry"), ("P-LN", "portuguese", "infantry"),
)  # fmt: skip
"""Types with all kinds of cloth, metal and hide."""
SWATCH: Final = 48
"""Height, in pixels, of the row with the tones of water on the sheet."""


@lru_cache(maxsize=12)
def palette(land: Land) -> Palette:
    """Return the palette of the pictures of a land and all that may stand on it."""
    return Palette(EXACT, lambda: _sheet(land), f"napoleonics {land!r}")


def _sheet(land: Land) -> Image.Image:
    board, pieces = bare(land), _pieces()
    wide = board.width // len(water.TONES) if land.hexes(*WATERS) else 0
    sheet = Image.new("RGB", (board.width, board.height + pieces.height + (SWATCH if wide else 0)))
    sheet.paste(board)
    sheet.paste(pieces, (0, board.height))
    for number, tone in enumerate(water.TONES if wide else ()):  # a brook alone would turn grey
        left, top = number * wide, board.height + pieces.height
        sheet.paste(tone, (left, top, left + wide, top + SWATCH))
    return sheet


@kept
def _pieces() -> Image.Image:
    """Return a sheet with every kind of paint of pieces and signs, several times."""
    sheet = Image.new("RGB", (look.WIDTH, 400), c.GRASS)
    sprites = [
        unit(troop_of(*type_), State(left, 4, pose="stand"), 1.0)
        for left in (4, 2)
        for type_ in TROOPS
    ]
    sprites += [bust(face_of(who, side), BACKS[side]) for who, side in LEADERS]
    sprites += [
        losses.loss(1),
        targets.lozenge("1"),
        shots.flash(40),
        shots.smoke(40),
        die("foot", 74),
    ]
    lay_out(sheet, sprites, 132)
    return sheet


LEADERS: Final = (("Ney", "top"), ("Soult", "top"), ("Wellington", "bottom"), ("Hill", "bottom"))
