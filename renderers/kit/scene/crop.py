"""The part of a board for telephones: the hexes of the action over a plate of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.hexfield import AnyGrid

from .placed import Box
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
    centres = [grid.centre(label) for label in labels]
    field = grid.field
    xs, ys = [c.x for c in centres], [c.y for c in centres]
    wide = max(xs) - min(xs) + 2 * MARGIN[0] * field.hex_width
    high = max(ys) - min(ys) + 2 * MARGIN[1] * field.hex_height
    fit = min(SEEN[0] / wide, SEEN[1] / high)
    k = next((zoom for zoom in zooms if zoom <= fit), zooms[-1])
    room = (SEEN[0] / k, SEEN[1] / k)
    edge = 0.4 * field.side
    low, high_end = field.top - edge, field.bottom + edge
    tall = min(room[1], high_end - low)
    x = _held((min(xs) + max(xs) - room[0]) / 2, 0, field.width - room[0])
    y = _held((min(ys) + max(ys) - tall) / 2, low, high_end - tall)
    return Part(View(round(x), round(y), k), (SEEN[0], round(tall * k)))


def _held(wished: float, least: float, most: float) -> float:
    """Return a number within bounds; midway where the bounds have changed places."""
    return (least + most) / 2 if most < least else min(max(wished, least), most)


def seen(base: Image.Image, part: Part) -> Image.Image:
    """Return the part of a ground that is seen."""
    return base.crop(part.view.box(part.size)).resize(part.size, Image.Resampling.LANCZOS)
