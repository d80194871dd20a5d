"""A hex field as the ground on which terrain is painted, in pixels of that ground alone."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple, Protocol

from renderers.kit.brush.fields import XY, Size
from renderers.kit.hexfield import AnyField, Cell, Grid, HexField, Point, corners

MARGIN: Final = 14
"""Ground above and below the tips of the outer rows, in pixels."""
ANGLES: Final = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
"""Where the middle of each side of a hex lies, in degrees clockwise from the right."""
STEPS: Final = {
    "E": (2, 0),
    "SE": (1, 1),
    "SW": (-1, 1),
    "W": (-2, 0),
    "NW": (-1, -1),
    "NE": (1, -1),
}
"""Doubled columns and rows to the neighbour across each side."""
OPPOSITE: Final = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}


class Shapes(Protocol):
    """Ground with named shapes on it; what masses of terrain ask of it."""

    @property
    def size(self) -> Size:
        """Width and height of the ground."""
        ...

    def outline(self, label: str, grow: float = 0.0) -> list[XY]:
        """Return the corners of a shape, moved out by ``grow`` pixels."""
        ...


class Plan(Shapes, Protocol):
    """The ground of a field of hexes, whichever way they stand; what most terrain asks of it."""

    @property
    def field(self) -> AnyField:
        """The measures of the field."""
        ...

    @property
    def side(self) -> float:
        """The side of a hex."""
        ...

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all hexes, in board order."""
        ...

    def at(self, label: str, dx: float = 0.0, dy: float = 0.0) -> XY:
        """Return the middle of a hex, moved by shares of its width and of its side."""
        ...


class Layout(NamedTuple):
    """The ground of a field, perhaps turned by 180 degrees; the light is never turned.

    The ground is as wide as the field and reaches ``MARGIN`` beyond its outer tips; in the whole
    picture it begins at ``field.top - MARGIN``. Sides of hexes are named as on the field that is
    not turned.
    """

    field: HexField
    turned: bool = False

    @property
    def size(self) -> Size:
        """Width and height of the ground."""
        return self.field.width, self.field.bottom - self.field.top + 2 * MARGIN

    @property
    def side(self) -> float:
        """The side of a hex."""
        return self.field.side

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of all hexes, in board order."""
        return tuple(cell.label for cell in self.field.cells() if not cell.is_half)

    def of_cell(self, cell: Cell) -> XY:
        """Return the middle of a cell."""
        x, y = Grid(self.field, self.turned).at(cell)
        return x, y - self.field.top + MARGIN

    def at(self, label: str, dx: float = 0.0, dy: float = 0.0) -> XY:
        """Return the middle of a hex, moved by shares of its width and of its side."""
        x, y = self.of_cell(self.field.cell_of(label))
        return x + dx * self.field.hex_width, y + dy * self.side

    def outline(self, label: str, grow: float = 0.0) -> list[XY]:
        """Return the corners of a hex, clockwise from the top, moved out by ``grow`` pixels."""
        return corners(Point(*self.at(label)), self.side, -grow)

    def middle_of(self, label: str, direction: str) -> XY:
        """Return the middle of a side of a hex."""
        return self.beyond(self.at(label), direction, self.field.hex_width / 2)

    def beyond(self, spot: XY, direction: str, reach: float) -> XY:
        """Return the point that lies ``reach`` pixels from a spot towards a side."""
        angle = radians(ANGLES[OPPOSITE[direction] if self.turned else direction])
        return spot[0] + reach * cos(angle), spot[1] + reach * sin(angle)

    def neighbour(self, label: str, direction: str) -> str | None:
        """Return the hex across a side; None off the field and for half-hexes."""
        cell = self.field.cell_of(label)
        dx, dy = STEPS[direction]
        column, row = cell.column + dx, cell.row + dy
        inside = 0 < column < self.field.columns and 0 <= row < self.field.rows
        return Cell(column, row).label if inside else None

    def neighbours(self, label: str) -> dict[str, str]:
        """Return the neighbours of a hex by the sides across which they lie."""
        found = {name: self.neighbour(label, name) for name in STEPS}
        return {name: other for name, other in found.items() if other is not None}
