"""Painters that paint the same thing once: most tests of the chat show the same few boards."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from threading import get_ident

import msgspec

from renderers.picture import Picture

PAINTING = ("paint_board", "paint_crop", "paint_forecast", "paint_sight", "paint_hand")


class RememberingPainter:
    """A painter whose pictures stay in a folder, for all workers of a session.

    That equal views, events and words give equal bytes is what painters promise and what
    ``tests/renderers/test_every_painter.py`` tests of them.
    """

    def __init__(self, slug: str, painter, folder: Path):
        self._slug = slug
        self._painter = painter
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def __getattr__(self, name):
        ability = getattr(self._painter, name)
        if name not in PAINTING:
            return ability

        def paint(view, *args, **options):
            asked = (self._slug, name, told((view, *args)), told(options))
            file = self._folder / hashlib.sha256(repr(asked).encode()).hexdigest()
            if not file.exists():
                keep(file, msgspec.msgpack.encode(ability(view, *args, **options)))
            return msgspec.msgpack.decode(file.read_bytes(), type=Picture | None)

        return paint


def keep(file: Path, data: bytes):
    """Write a file that two threads or workers may write at once."""
    own = file.with_name(f"{file.name}.{os.getpid()}.{get_ident()}")
    own.write_bytes(data)
    own.replace(file)


def told(values):
    """Write what a painter is given; a voice is told by its language."""
    return msgspec.json.encode(values, enc_hook=lambda voice: voice.locale)
