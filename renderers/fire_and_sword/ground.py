"""The table under both armies: grass in its frame."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderers.kit import kept
from renderers.kit.brush.fields import picture
from renderers.kit.brush.gouache import gouache
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.stuff import framed
from renderers.kit.land import meadow

from .frame import Plates, lay_plates
from .layout import WIDTH


class Base(NamedTuple):
    """All that the unchanging part of a picture depends on."""

    field: int
    """Height of the field in pixels."""
    plates: Plates


@kept.kept
def base(spec: Base) -> Image.Image:
    """Return the framed field with all that never changes in a match; not to be painted on."""
    image = bare(spec.field).copy()
    lay_plates(image, spec.plates)
    return image


@kept.on_disk
def bare(field: int) -> Image.Image:
    """Return a framed field of a height in pixels without plates."""
    canvas = meadow.meadow((WIDTH, field), 41)
    meadow.lit(canvas, meadow.rolling((WIDTH, field), 17))
    return framed(gouache(picture(canvas), 48), WOOD)
