"""Names of places on the map, moved aside where counters and signs stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from renderers.kit.brush.colours import INK
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer
from renderers.kit.signs.lettering import name

from . import look
from .pieces import Stage

Places: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""Names on the map with their hexes; of a hexside the two beside it."""
SIZE: Final = 1.1
"""How large they are written, against the names of hexes."""
STANDING: Final = (
    "unit", "prow", "flight", "level", "order", "pile", "square", "goal", "chief", "loss",
    "sabres", "target", "place",
)  # fmt: skip
"""What names of places do not cover, besides the names of hexes."""
ROWS: Final = (0.62, 0.66, 0.59, 0.3, 0.5, -0.2, -0.4, -1.06)
"""How far below its hexes a name may lie, in sides of a hex: the best place first."""
BEYOND: Final = (1.25, 1.45, -1.3)
"""The same, in the hexes below and above, where no other place is free."""
BESIDE: Final = 0.5
"""How far from the middle of a hex a name beside its counter begins, in heights of a hex."""


def put_places(stage: Stage, places: Places) -> None:
    """Put the names of places, below all pieces; to be called when all else is there."""
    labels = [stage.name_box(label) for label in stage.grid.field.labels]
    for words, cells in places:
        sprite = name(words, round(stage.letters * SIZE), INK, look.HALO)
        taken = [*labels, *stage.scene.boxes("place")]
        spot = stage.scene.corner(
            [*_spots(stage, cells, sprite.width)], sprite.size, STANDING, taken
        )
        stage.scene.put(Layer.MARKS, ("place", words), sprite, spot)


def _spots(stage: Stage, cells: Sequence[str], wide: int) -> Iterator[XY]:
    """Yield where the middle of a name may lie: below its hexes, on them, above them, beside."""
    middles = [stage.at.at(label) for label in cells]
    x = sum(one.x for one in middles) / len(middles)
    low = max(one.y for one in middles)
    side, off = stage.grid.field.side, wide / 2 + BESIDE * stage.grid.field.hex_height
    for rows in (ROWS, BEYOND):
        for aside in (0.0, -wide / 2, wide / 2, off, -off):
            for row in rows:
                yield x + aside, low + row * side
