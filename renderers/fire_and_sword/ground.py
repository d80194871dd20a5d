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

from .elements import Printed, plate
from .frame import Plates, lay_plates
from .layout import PAPER, WIDTH, within


class Base(NamedTuple):
    """All that the unchanging part of a picture depends on."""

    field: int
    """Height of the field in pixels."""
    plates: Plates
    papers: tuple[tuple[tuple[int, int], Printed], ...]
    """The plates of elements by the corners of their slots."""


@kept.kept
def base(spec: Base) -> Image.Image:
    """Return the framed field with all that never changes in a match; not to be painted on."""
    image = bare(spec.field).copy()
    lay_plates(image, spec.plates)
    for corner, printed in spec.papers:
        sprite, (x, y) = plate(printed), within(corner, PAPER[:2])
        image.paste(sprite, (round(x), round(y)), sprite)
    return image


@kept.on_disk
def bare(field: int) -> Image.Image:
    """Return a framed field of a height in pixels without plates."""
    return framed(grass(field), WOOD)


def grass(field: int) -> Image.Image:
    """Paint open ground of a height in pixels."""
    canvas = meadow.meadow((WIDTH, field), 41)
    meadow.lit(canvas, meadow.rolling((WIDTH, field), 17))
    return gouache(picture(canvas), 48)
