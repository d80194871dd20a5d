"""The part of a board for telephones: the hexes of the action over a plate of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.hexfield import AnyGrid
from renderers.kit.land.layout import MARGIN as GROUND
from renderers.kit.pen import XY

from .placed import Box, around, within
from .view import View

SEEN: Final = (960, 840)
"""Width and most height of the part with the board; the plate lies below."""
PLATE: Final = 250
"""Height of the room for the plate in pixels; it lies ``EDGE`` pixels within."""
EDGE: Final = 12
ZOOMS: Final = (1.5, 1.25, 1.0, 0.8, 0.64)
"""How large the board may be shown; few, so that sprites are kept."""
MARGIN: Final = (1.2, 1.25)
"""Room around the middles of the hexes, in hex widths and heights."""


class Part(NamedTuple):
    """A part of a board, and how large it is seen, in picture pixels."""

    view: View
    size: tuple[int, int]

    @property
    def picture(self) -> tuple[int, int]:
        """Width and height of the part with its plate."""
        return self.size[0], self.size[1] + PLATE

    @property
    def plate(self) -> Box:
        """Where the plate lies."""
        width, height = self.picture
        return EDGE, self.size[1] + EDGE, width - EDGE, height - EDGE


def crop_part(grid: AnyGrid, labels: Sequence[str], zooms: Sequence[float] = ZOOMS) -> Part:
    """Return the part with some hexes and about one hex around them, as large as may be.

    ``zooms`` are the sizes to choose from, the largest first; the last is taken where none fits.
    Where the whole board is lower than the room for it, the part is lower.
    Raises ``ValueError`` for a name that is no hex or where there are none at all.
    """
    field = grid.field
    whole = (0.0, field.top - GROUND, field.width, field.bottom + GROUND)
    margin = (MARGIN[0] * field.hex_width, MARGIN[1] * field.hex_height)
    return part_of([grid.centre(label) for label in labels], margin, whole, zooms)


def part_of(
    spots: Sequence[XY], margin: XY, whole: tuple[float, float, float, float],
    zooms: Sequence[float] = ZOOMS,
) -> Part:  # fmt: skip
    """Return the part with some points and a margin around them, as large as may be.

    ``whole`` is the box of all that can be seen, in board pixels. Raises ``ValueError`` where there
    are no points.
    """
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    wide = max(xs) - min(xs) + 2 * margin[0]
    high = max(ys) - min(ys) + 2 * margin[1]
    fit = min(SEEN[0] / wide, SEEN[1] / high)
    k = next((zoom for zoom in zooms if zoom <= fit), zooms[-1])
    left, top, right, low = whole
    room, tall = SEEN[0] / k, min(SEEN[1] / k, low - top)
    x = _held((min(xs) + max(xs) - room) / 2, left, right - room)
    y = _held((min(ys) + max(ys) - tall) / 2, top, low - tall)
    return Part(View(round(x), round(y), k), (SEEN[0], round(tall * k)))


def _held(wished: float, least: float, most: float) -> float:
    """Return a number within bounds; midway where the bounds have changed places."""
    return (least + most) / 2 if most < least else min(max(wished, least), most)


def put_name(
    base: Image.Image, part: Part, sprite: Image.Image, spot: XY, anchor: XY = (0.5, 0.5)
) -> None:
    """Write the name of a place (RGBA) on the ground of a part; not where the edge would cut it."""
    box = around(spot, sprite.size, anchor)
    if within(box, part.size):
        base.paste(sprite, box[:2], sprite)


def seen(base: Image.Image, part: Part) -> Image.Image:
    """Return the part of a ground that is seen."""
    return base.crop(part.view.box(part.size)).resize(part.size, Image.Resampling.LANCZOS)
