"""The field as tables: labels, neighbours, distances, sections, ways back.

Decides nothing that depends on units or terrain. Labels are a row letter and a column; half-hexes
at the edge have labels too, but nobody can ever stand there.
"""

from __future__ import annotations

from bot.engine.geometry import hexes
from bot.engine.geometry.hexes import Hex
from bot.engine.model import Side

from .content import Board, Section


class BoardMap:
    """The field, computed once.

    ``neighbours``, ``distances``, ``sections`` and ``retreat_steps`` hold board hexes only;
    ``cells`` maps half-hexes too, since they matter to sight lines.

    Rules: HOTH-BRD-01, HOTH-BRD-02, HOTH-BRD-03, HOTH-BRD-04, HOTH-BRD-05, HOTH-BRD-06,
    HOTH-RUL-02, NAP-GEO-01, NAP-GEO-02, NAP-GEO-03, NAP-GEO-04, NAP-GEO-05.
    """

    def __init__(self, board: Board):
        self.labels = board.hexes
        self.half_hexes = frozenset(board.half_hexes)
        self.cells = {label: cell_of(board, label) for label in (*self.labels, *board.half_hexes)}
        self.label_of = {cell: label for label, cell in self.cells.items()}
        self.neighbours = {label: self._neighbours(label) for label in self.labels}
        self.distances = {
            a: {b: hexes.distance(self.cells[a], self.cells[b]) for b in self.labels}
            for a in self.labels
        }
        self.sections = {
            side: {label: sections_of(board, side, label) for label in self.labels}
            for side in board.player_view
        }
        self.retreat_steps = {
            side: {label: self._towards(board, side, label) for label in self.labels}
            for side in board.baseline
        }

    def distance(self, a: str, b: str) -> int:
        """Return the distance of two board hexes in hexes."""
        return self.distances[a][b]

    def _neighbours(self, label: str) -> tuple[str, ...]:
        found = (self.label_of.get(cell) for cell in hexes.neighbours(self.cells[label]))
        return tuple(sorted(one for one in found if one and one not in self.half_hexes))

    def _towards(self, board: Board, side: Side, label: str) -> tuple[str, ...]:
        """List the adjacent hexes in the next row towards the baseline.

        Rules: HOTH-RET-02, NAP-RET-02.
        """
        rows = board.rows
        here, home = rows.index(label[0]), rows.index(board.baseline[side])
        if here == home:
            return ()
        row = rows[here + 1 if home > here else here - 1]
        return tuple(one for one in self.neighbours[label] if one[0] == row)


def cell_of(board: Board, label: str) -> Hex:
    """Return the exact cell of a label; short rows are set in by half a hex."""
    row = board.rows.index(label[0])
    return hexes.from_offset(2 * int(label[1:]) + row % 2, row)


def sections_of(board: Board, side: Side, label: str) -> frozenset[Section]:
    """Return the sections of a hex as a side sees them; two where a line cuts the hex.

    Rules: HOTH-BRD-03, HOTH-BRD-04, NAP-GEO-06, NAP-ORD-04.
    """
    row, column = label[0], int(label[1:])
    found: list[Section] = []
    for section, screen in board.player_view[side].items():
        first, last = board.sections[screen][row]
        if first <= column <= last:
            found.append(section)
    return frozenset(found)
