"""Painters that tell what they would paint: most tests of the chat are about words and buttons."""

from __future__ import annotations

import hashlib
import io
from functools import partial

import msgspec
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from renderers.picture import Picture


class TellingPainter:
    """A painter whose pictures are one dot, with the true alternative text.

    Their bytes are equal for equal views, events, words and marks, and differ for others: what
    tests of the chat compare. That the painted ones keep to the same is what
    ``tests/renderers/test_every_painter.py`` tests.
    """

    def __init__(self, slug: str, painter):
        self._slug = slug
        self._painter = painter

    def in_theme(self, theme):
        return TellingPainter(f"{self._slug} {theme}", self._painter.in_theme(theme))

    def __getattr__(self, name):
        ability = getattr(self._painter, name)
        if not name.startswith("paint_"):
            return ability

        def paint(*args, **options):
            picture = ability(*args, **options)
            if picture is None:
                return None
            asked = repr((self._slug, name, told(args), told(options)))
            return Picture(partial(dot, asked), "png", picture.alt)

        return paint


def dot(asked: str) -> bytes:
    """Encode a picture of one dot, which bears what was asked for."""
    data, info = io.BytesIO(), PngInfo()
    info.add_text("asked", hashlib.sha256(asked.encode()).hexdigest())
    Image.new("L", (1, 1)).save(data, "png", pnginfo=info)
    return data.getvalue()


def told(values) -> bytes:
    """Write what a painter is given; a voice is told by its language."""
    return msgspec.json.encode(values, enc_hook=lambda voice: voice.locale, order="deterministic")
