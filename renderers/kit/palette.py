"""From pixels to bytes: one fixed palette for all pictures of a game, then PNG.

A palette is worked out once from a sheet of all sprites; every picture is mapped to the nearest
colours, which is several times cheaper than choosing colours per picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock

from PIL import Image

from . import theme as t
from .scene.encode import encoded

COLOURS = 256


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
