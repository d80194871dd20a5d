"""The part of a board for telephones: the hexes of the action over a plate of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from renderers.kit.hexfield import Grid

from .view import View

SIZE: Final = (960, 1090)
"""Width and height of the whole picture in pixels."""
SEEN: Final = (960, 840)
"""Width and height of the part with the board; the plate lies below."""
ZOOMS: Final = (1.5, 1.25, 1.0, 0.8, 0.64)
"""How large the board may be shown; few, so that sprites are kept."""
MARGIN: Final = (1.2, 1.25)
"""Room around the middles of the hexes, in hex widths and heights."""


def crop_view(grid: Grid, labels: Sequence[str]) -> View:
    """Return the view of some hexes and about one hex around them, as large as may be.

    Raises ``ValueError`` for a name that is no hex or where there are none at all.
    """
    centres = [grid.centre(label) for label in labels]
    field = grid.field
    xs, ys = [c.x for c in centres], [c.y for c in centres]
    wide = max(xs) - min(xs) + 2 * MARGIN[0] * field.hex_width
    high = max(ys) - min(ys) + 2 * MARGIN[1] * field.hex_height
    fit = min(SEEN[0] / wide, SEEN[1] / high)
    k = next((zoom for zoom in ZOOMS if zoom <= fit), ZOOMS[-1])
    room = (SEEN[0] / k, SEEN[1] / k)
    edge = 0.4 * field.side
    low, high_end = field.top - edge, field.bottom + edge
    x = _held((min(xs) + max(xs) - room[0]) / 2, 0, field.width - room[0])
    y = _held((min(ys) + max(ys) - room[1]) / 2, low, high_end - room[1])
    return View(round(x), round(y), k)


def _held(wished: float, least: float, most: float) -> float:
    """Return a number within bounds; midway where the bounds have changed places."""
    return (least + most) / 2 if most < least else min(max(wished, least), most)


def seen(base: Image.Image, view: View) -> Image.Image:
    """Return the part of a ground that a view shows, ``SEEN`` large."""
    part = base.crop(view.box(SEEN))
    return part.resize(SEEN, Image.Resampling.LANCZOS)
