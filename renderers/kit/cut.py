"""Sprites without empty margins: pasting takes time by the pixel, painted or not."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from .pen import XY


class Cut(NamedTuple):
    """A sprite without empty margins, and its anchor in shares of its size."""

    sprite: Image.Image
    anchor: XY


def cut_out(sheet: Image.Image, spot: XY) -> Cut:
    """Cut a sheet to what is painted on it; ``spot`` is its anchor in pixels of the sheet."""
    box = sheet.getbbox() or (0, 0, 1, 1)
    wide, high = box[2] - box[0], box[3] - box[1]
    return Cut(sheet.crop(box), ((spot[0] - box[0]) / wide, (spot[1] - box[1]) / high))
