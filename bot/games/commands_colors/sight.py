"""Sight lines by labels, and what players are told of them.

The geometry is exact (``bot.engine.geometry.sight``). What is an obstacle, and when a line along
edges is blocked, the games decide.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.geometry.hexes import distance
from bot.engine.geometry.sight import trace
from bot.engine.model import Text, chain, text
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Refused

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
        self.board = board
        self._lines: dict[tuple[str, str], LabelLine] = {}

    def line(self, a: str, b: str) -> LabelLine:
        """Return the line between two hexes; the same in both directions."""
        key = (a, b) if a < b else (b, a)
        if key not in self._lines:
            self._lines[key] = self._traced(*key)
        return self._lines[key]

    def _traced(self, a: str, b: str) -> LabelLine:
        """Trace a line; two hexes on its hands share the edge it follows if they are adjacent."""
        cells, names = self.board.cells, self.board.label_of
        found = trace(cells[a], cells[b], cells.values())
        along = tuple(
            (names[plus], names[minus])
            for plus in found.plus
            for minus in found.minus
            if distance(plus, minus) == 1
        )
        return LabelLine(tuple(names[cell] for cell in found.crossed), along)


# What players are told ---------------------------------------------------------------------------

How: TypeAlias = Literal["near", "free", "beside", "through", "along"]
"""How a line runs; the last two are blocked, ``beside`` has obstacles on one hand only."""


class Obstacle(NamedTuple):
    """What in a hex hinders sight, and the rule that says so."""

    what: Text
    rule: str


def ends(board: BoardMap, origin: str, target: str) -> tuple[str, str]:
    """Read two different hexes as they are typed; raises ``Refused``."""
    a, b = (_hex(board, typed) for typed in (origin, target))
    if a == b:
        raise Refused(text("sight-same", hex=a))
    return a, b


def _hex(board: BoardMap, typed: str) -> str:
    label = typed.strip().upper()
    if label not in board.distances:
        first, last = board.labels[0], board.labels[-1]
        raise Refused(text("sight-unknown", hex=typed.strip()[:20], first=first, last=last))
    return label


def answer(
    lines: SightLines,
    between: tuple[str, str],
    blocking: Collection[str],
    obstacle: Callable[[str], Obstacle | None],
    rules: Mapping[How, str],
) -> Sight:
    """Say whether a hex sees another: the hexes that block, or else those beside the line.

    ``obstacle`` names what in a hex hinders sight, if anything does.
    """
    a, b = between
    if lines.board.distances[a][b] == 1:
        return told(lines.board, between, "near", rules["near"], {})
    line = lines.line(a, b)
    places = blocking or [label for pair in line.along for label in pair]
    found = {label: one for label in places if (one := obstacle(label)) is not None}
    how: How = "beside" if found else "free"
    if blocking:
        how = "through" if any(label in blocking for label in line.crossed) else "along"
    return told(lines.board, between, how, rules[how], found)


def told(
    board: BoardMap, between: tuple[str, str], how: How, rule: str, found: Mapping[str, Obstacle]
) -> Sight:
    """Put into words how the line between two hexes runs, and each obstacle that matters."""
    a, b = between
    lines = [text(f"sight-{how}", a=a, b=b, rule=rule)]
    lines += [
        text("sight-obstacle", hex=place(board, label), what=one.what, rule=one.rule)
        for label, one in found.items()
    ]
    blockers = tuple(found) if how in ("through", "along") else ()
    return Sight(a, b, blockers, tuple(lines))


def place(board: BoardMap, label: str) -> Text:
    """Name a hex that matters to sight; a half hex, which is none of the board, by its neighbour.

    Rules: NAP-GEO-01, HOTH-BRD-06.
    """
    if label not in board.half_hexes:
        return text("plain", text=label)
    column = int(label[1:])
    beside = f"{label[0]}{column - 1 if column else 1}"
    return text("sight-half-hex", hex=beside)


def places(board: BoardMap, labels: Collection[str]) -> Text:
    """Name the hexes in the way, each once, in the order of their labels."""
    return chain("sight-and", (place(board, label) for label in sorted(set(labels))))
