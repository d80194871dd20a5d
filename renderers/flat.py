"""Small pictures of few colours, outside the fixed palette of the boards."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

COLOURS = 128


def png(image: Image.Image) -> bytes:
    """Encode a picture as a PNG with its own palette; equal pixels give equal bytes."""
    out = BytesIO()
    flat = image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=6)
    return out.getvalue()
