"""Sight lines by labels. The geometry is exact (``bot.engine.sight``).

What is an obstacle, and when a line along edges is blocked, the games decide.
"""

from __future__ import annotations

import msgspec

from bot.engine.hexes import distance
from bot.engine.sight import trace

from .board import BoardMap


class LabelLine(msgspec.Struct, frozen=True, gc=False):
    """The hexes between two others: crossed, and the pairs between which the line runs.

    In each pair of ``along`` the first hex lies on the same hand of the line.
    """

    crossed: tuple[str, ...]
    along: tuple[tuple[str, str], ...]


class SightLines:
    """Sight lines by labels, each computed when first needed.

    Rules: HOTH-LOS-10, HOTH-LOS-11, HOTH-RUL-20, NAP-LOS-01, NAP-GEO-08.
    """

    def __init__(self, board: BoardMap):
        self._board = board
        self._lines: dict[tuple[str, str], LabelLine] = {}

    def line(self, a: str, b: str) -> LabelLine:
        """Return the line between two hexes; the same in both directions."""
        key = (a, b) if a < b else (b, a)
        if key not in self._lines:
            self._lines[key] = self._traced(*key)
        return self._lines[key]

    def _traced(self, a: str, b: str) -> LabelLine:
        """Trace a line; two hexes on its hands share the edge it follows if they are adjacent."""
        cells, names = self._board.cells, self._board.label_of
        found = trace(cells[a], cells[b], cells.values())
        along = tuple(
            (names[plus], names[minus])
            for plus in found.plus
            for minus in found.minus
            if distance(plus, minus) == 1
        )
        return LabelLine(tuple(names[cell] for cell in found.crossed), along)
