"""From pixels to bytes: one fixed palette for all pictures, then PNG.

The palette is worked out once from a sheet of all sprites; every picture is mapped to the nearest
colours, which is several times cheaper than choosing colours per picture.
"""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from io import BytesIO
from threading import Lock
from typing import Literal, TypeAlias

from PIL import Image

from . import figures, terrain, tokens
from . import theme as t

_LOCK = Lock()
COLOURS = 256
Colours: TypeAlias = Literal["ice", "contrast", "dusk", "grey"]
"""Sets of colours; shapes and patterns carry the same in each."""


def _sheet() -> Image.Image:
    """Return a sheet with every kind of colour transition that pictures contain."""
    sheet = Image.new("RGB", (1400, 900), t.SNOW)
    sprites = [terrain.tile(kind, v) for kind in terrain.KINDS for v in range(2)]
    for type_ in figures.UNITS:
        side = "empire" if type_ in ("snowtroopers", "at_at", "probe_droids") else "rebels"
        sprites += [tokens.counter(type_, side, (1, 2), None, (on, "")) for on in (False, True)]
        sprites.append(tokens.ghost(type_, side))
    sprites += [tokens.die(face) for face in figures.FACES]
    sprites += [tokens.medal(kind, (), 56) for kind in ("temporary", "permanent")]
    sprites += [tokens.blast(110), tokens.fortification("ion_cannon", "rebels")]
    sprites += [tokens.badge_sign(badge) for badge in figures.BADGES]
    x = y = 0
    for sprite in sprites:
        if x + sprite.width > sheet.width:
            x, y = 0, y + 168
        sheet.paste(sprite, (x, y), sprite)
        x += sprite.width
    return sheet


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """Return a palette image: the theme's exact colours, text shades, and shades of sprites."""
    exact = list(dict.fromkeys(t.EXACT))
    for ink, ground in (
        (t.INK, t.PAPER), (t.PAPER, t.FRAME), (t.PAPER, t.EMPIRE), (t.INK, t.REBELS),
        (t.INK, t.SNOW), (t.SECTION, t.SNOW), (t.PAPER, t.MARK), (t.EMPIRE_EDGE, t.FRAME),
    ):  # fmt: skip
        exact += [t.mix(ink, ground, share / 5) for share in (1, 2, 3, 4)]
    exact = list(dict.fromkeys(exact))
    rest = _sheet().quantize(COLOURS - len(exact), Image.Quantize.MEDIANCUT)
    shades = rest.getpalette() or []
    flat = [value for colour in exact for value in colour] + shades
    image = Image.new("P", (1, 1))
    image.putpalette((flat + [0] * (3 * COLOURS))[: 3 * COLOURS])
    return image


def indexed(image: Image.Image) -> Image.Image:
    """Map an RGB image to the fixed palette."""
    colours = palette()
    with _LOCK:  # Pillow fills a cache inside the palette image
        return image.quantize(palette=colours, dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """Encode an RGB image as a palette PNG; equal pixels give equal bytes."""
    return encoded(indexed(image))


def encoded(image: Image.Image, colours: Colours = "ice") -> bytes:
    """Encode a palette image as PNG, its palette changed to another set of colours if wished."""
    if colours != "ice":
        image = image.copy()
        image.putpalette(_changed(colours))
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _driven_apart(parts: tuple[float, float, float]) -> tuple[float, float, float]:
    hue, light, strength = rgb_to_hls(*parts)
    light += 3.6 * (light - 0.5) * light * (1 - light)
    return hls_to_rgb(hue, min(max(light, 0.0), 1.0), min(strength * 1.25, 1.0))


@lru_cache(maxsize=4)
def _changed(colours: Colours) -> bytes:
    """Return the fixed palette in other colours.

    ``grey`` keeps lightness alone; ``contrast`` drives light and dark apart and deepens hues;
    ``dusk`` darkens the snow for reading in the dark.
    """
    shades = palette().getpalette() or []
    result: list[int] = []
    for at in range(0, len(shades), 3):
        red, green, blue = (value / 255 for value in shades[at : at + 3])
        seen = 0.3 * red + 0.59 * green + 0.11 * blue
        if colours == "grey":
            parts = (seen, seen, seen)
        elif colours == "dusk":
            dim = 1 - 0.42 * seen * seen
            parts = (red * dim, green * dim, blue * dim)
        else:
            parts = _driven_apart((red, green, blue))
        result += [round(255 * value) for value in parts]
    return bytes(result)
