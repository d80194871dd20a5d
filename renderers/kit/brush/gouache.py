"""Touches of flat paint."""

from __future__ import annotations

from PIL import Image, ImageFilter


def gouache(image: Image.Image, tones: int = 64, touch: int = 5) -> Image.Image:
    """Return an RGB image in a few tones without lone pixels; it packs half as large.

    ``tones`` is 2 to 256; a touch of paint is about ``touch`` pixels wide (odd). Fine lines are
    drawn afterwards, or they are lost.
    """
    palette = image.reduce(3).quantize(tones, Image.Quantize.MEDIANCUT, kmeans=1)
    flat = image.quantize(palette=palette, dither=Image.Dither.NONE)
    touches = Image.frombytes("L", flat.size, flat.tobytes()).filter(ImageFilter.ModeFilter(touch))
    done = Image.frombytes("P", flat.size, touches.tobytes())
    done.putpalette(flat.getpalette() or [])
    return done.convert("RGB")
