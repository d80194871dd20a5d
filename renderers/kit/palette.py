"""From pixels to bytes: one fixed palette for all pictures of a game, then PNG.

A palette is worked out once from a sheet of all sprites; every picture is mapped to the nearest
colours, which is several times cheaper than choosing colours per picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from io import BytesIO
from threading import Lock
from typing import Literal, TypeAlias

from PIL import Image

from . import theme as t

COLOURS = 256
Colours: TypeAlias = Literal["ice", "contrast", "dusk", "grey"]
"""Sets of colours; shapes and patterns carry the same in each."""


class Palette:
    """A fixed set of 256 colours: exact ones, shades of text, and shades of sprites."""

    def __init__(
        self,
        exact: Iterable[t.Colour],
        inks: Iterable[tuple[t.Colour, t.Colour]],
        sheet: Image.Image,
    ) -> None:
        colours = [*exact]
        for ink, ground in inks:
            colours += [t.mix(ink, ground, share / 5) for share in (1, 2, 3, 4)]
        colours = list(dict.fromkeys(colours))
        rest = sheet.quantize(COLOURS - len(colours), Image.Quantize.MEDIANCUT).getpalette() or []
        flat = [value for colour in colours for value in colour] + rest
        self._image = Image.new("P", (1, 1))
        self._image.putpalette((flat + [0] * (3 * COLOURS))[: 3 * COLOURS])
        self._lock = Lock()

    def indexed(self, image: Image.Image) -> Image.Image:
        """Map an RGB image to the palette."""
        with self._lock:  # Pillow fills a cache inside the palette image
            return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def blank(self, size: tuple[int, int], colour: t.Colour) -> Image.Image:
        """Return an image of one colour, mapped to the palette."""
        return self.indexed(Image.new("RGB", (1, 1), colour)).resize(size)

    def png(self, image: Image.Image) -> bytes:
        """Encode an RGB image; equal pixels give equal bytes."""
        return encoded(self.indexed(image))


def lay_out(sheet: Image.Image, sprites: Iterable[Image.Image], height: int, gap: int = 0) -> None:
    """Put sprites side by side on a sheet for a palette, in rows of a height."""
    x = y = 0
    for sprite in sprites:
        if x + sprite.width > sheet.width:
            x, y = 0, y + height
        sheet.paste(sprite, (x, y), sprite)
        x += sprite.width + gap


def encoded(image: Image.Image, colours: Colours = "ice") -> bytes:
    """Encode a palette image as PNG, its palette changed to another set of colours if wished."""
    if colours != "ice":
        image = image.copy()
        image.putpalette(_changed(bytes(image.getpalette() or ()), colours))
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _driven_apart(parts: tuple[float, float, float]) -> tuple[float, float, float]:
    hue, light, strength = rgb_to_hls(*parts)
    light += 3.6 * (light - 0.5) * light * (1 - light)
    return hls_to_rgb(hue, min(max(light, 0.0), 1.0), min(strength * 1.25, 1.0))


@lru_cache(maxsize=8)
def _changed(shades: bytes, colours: Colours) -> bytes:
    """Return a palette in other colours.

    ``grey`` keeps lightness alone; ``contrast`` drives light and dark apart and deepens hues;
    ``dusk`` darkens what is light, for reading in the dark.
    """
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
