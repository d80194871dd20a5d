"""What part of a board a picture shows, and how large.

Board pixels are those of the whole picture at its usual size; picture pixels are those of the
picture in the making. Sprites are painted anew for each ``k``, so they are sharp in every view.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from renderers.kit.hexfield import AnyGrid, Point
from renderers.kit.pen import XY

G = TypeVar("G", bound=AnyGrid)


class View(NamedTuple):
    """The upper left corner of what is seen, in board pixels, and picture pixels a board pixel."""

    x: float = 0.0
    y: float = 0.0
    k: float = 1.0

    def at(self, point: XY) -> Point:
        """Return where a point of the board lies on the picture."""
        return Point((point[0] - self.x) * self.k, (point[1] - self.y) * self.k)

    def px(self, pixels: float) -> int:
        """Return a length in whole picture pixels, at least 1."""
        return max(1, round(pixels * self.k))

    def box(self, size: tuple[int, int]) -> tuple[int, int, int, int]:
        """Return the part of the board, in board pixels, that fills a picture of a size."""
        left, top = round(self.x), round(self.y)
        return left, top, left + round(size[0] / self.k), top + round(size[1] / self.k)


WHOLE = View()
"""The whole picture at its usual size."""


class HexView(NamedTuple, Generic[G]):
    """A view of a hex field, perhaps turned: its hexes by name."""

    grid: G
    view: View = WHOLE

    @property
    def k(self) -> float:
        """Picture pixels a board pixel; what sprites are scaled by."""
        return self.view.k

    def at(self, label: str, dx: float = 0.0, dy: float = 0.0) -> Point:
        """Return a point of a hex on the picture: its middle, moved by shares.

        ``dx`` counts hex widths to the right, ``dy`` hex sides down (the lower tip lies at +1).
        The shares are those of the picture: they do not turn with the field. Raises
        ``ValueError`` where there is no such hex.
        """
        return self.moved(self.grid.centre(label), dx, dy)

    def moved(self, point: XY, dx: float, dy: float) -> Point:
        """Return a point given in board pixels on the picture, moved by the same shares."""
        field = self.grid.field
        return self.view.at((point[0] + dx * field.hex_width, point[1] + dy * field.side))
