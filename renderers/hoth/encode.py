"""The fixed palette of Battle of Hoth, made from its colours and a sheet of its sprites."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import figures, tokens
from renderers.kit import theme as t
from renderers.kit.palette import Colours, Palette, encoded, lay_out

from . import counters, shapes, terrain

__all__ = ["Colours", "encoded", "indexed", "palette", "png"]

INKS = (
    (t.INK, t.PAPER), (t.PAPER, t.FRAME), (t.PAPER, t.EMPIRE), (t.INK, t.REBELS),
    (t.INK, t.SNOW), (t.SECTION, t.SNOW), (t.PAPER, t.MARK), (t.EMPIRE_EDGE, t.FRAME),
)  # fmt: skip
"""Text and what it stands on."""


def _sheet() -> Image.Image:
    """Return a sheet with every kind of colour transition that pictures contain."""
    sheet = Image.new("RGB", (1400, 900), t.SNOW)
    sprites = [terrain.tile(kind, v) for kind in terrain.KINDS for v in range(2)]
    for type_ in shapes.UNITS:
        side = "empire" if type_ in ("snowtroopers", "at_at", "probe_droids") else "rebels"
        sprites += [counters.counter(type_, side, (1, 2), None, (on, "")) for on in (False, True)]
        sprites.append(counters.ghost(type_, side))
    sprites += [counters.die(face) for face in figures.FACES]
    sprites += [counters.medal(kind, (), 56) for kind in ("temporary", "permanent")]
    sprites += [tokens.blast(110), counters.fortification("ion_cannon", "rebels")]
    sprites += [counters.badge_sign(badge) for badge in shapes.BADGES]
    lay_out(sheet, sprites, 168)
    return sheet


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: the theme's exact colours, text shades, and shades of sprites."""
    return Palette(t.EXACT, INKS, _sheet())


def indexed(image: Image.Image) -> Image.Image:
    """Map an RGB image to the fixed palette."""
    return palette().indexed(image)


def png(image: Image.Image) -> bytes:
    """Encode an RGB image as a palette PNG; equal pixels give equal bytes."""
    return palette().png(image)
