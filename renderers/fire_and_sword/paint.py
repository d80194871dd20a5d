"""The palette of By Fire and Sword; rows and strips are mapped to it once and cached."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.palette import Palette, lay_out

from . import look, signs

EXACT: tuple[t.Colour, ...] = (
    t.INK, t.PAPER, t.MUTED, t.FRAME, t.GOLD, t.MARK, look.GROUND, look.CARD, look.CARD_GONE,
    look.EDGE, look.RED, look.RED_EDGE, look.RED_INK, look.BLUE, look.BLUE_EDGE, look.BLUE_INK,
    look.STRIPE, look.PIP, look.PIP_EMPTY, look.BACK, look.BACK_LINE, look.CHANGED,
    *look.STATES.values(), *look.ORDERS.values(),
)  # fmt: skip
"""Colours that the palette holds exactly."""

INKS = (
    (t.INK, look.CARD), (t.MUTED, look.CARD), (t.MUTED, look.CARD_GONE), (t.PAPER, t.FRAME),
    (t.PAPER, t.MARK), (t.PAPER, look.BACK), (look.RED_INK, look.RED),
    (look.BLUE_INK, look.BLUE), (look.CHANGED, look.CARD),
    *((t.INK, colour) for colour in look.STATES.values()),
    *((t.PAPER, colour) for colour in look.ORDERS.values()),
)  # fmt: skip
"""Text and what it stands on."""


def _sheet() -> Image.Image:
    """Return a sheet with every sign on its ground."""
    sheet = Image.new("RGB", (760, 300), look.CARD)
    sprites = [signs.badge(side, 88) for side in ("red", "blue")]
    sprites += [signs.state(state, 128, 38) for state in look.STATES]
    sprites += [signs.back(184, 44)]
    sprites += [signs.load(kind) for kind in ("ammo", "melee_ammo", "lances", "cp")]
    sprites += [signs.pip(kind) for kind in ("empty", "dp", "loss")]
    lay_out(sheet, sprites, 92, gap=4)
    for number, (order, ground) in enumerate(look.ORDERS.items()):
        left = number * 60
        sheet.paste(ground, (left, 240, left + 60, 300))
        sprite = signs.order(order)
        sheet.paste(sprite, (left + 12, 252), sprite)
    return sheet


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: the exact colours, text shades, and shades of signs."""
    return Palette(EXACT, INKS, _sheet())
