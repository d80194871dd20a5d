"""Line of sight by cutting the segment with every hex, in exact fractions (digest 5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise

from . import grid
from .position import Position

Offset = tuple[int, int]
BOUNDS = {(0, -1): (-1, -2), (1, -1): (1, -1), (1, 0): (2, 1)}
"""A hex is where twice the product with each of these neighbours' offsets is at most one."""
EDGES = BOUNDS | {(-q, -p): (-a, -b) for (q, p), (a, b) in BOUNDS.items()}


@dataclass(frozen=True)
class Cut:
    """A hex that the segment meets in more than a point: interior, or along one hexside."""

    offset: Offset
    enters: Fraction
    leaves: Fraction
    along: Offset | None
    entry_edges: tuple[Offset, ...]


def cut(target: Offset, offset: Offset) -> Cut | None:
    """Clip the segment from the origin to the target against the six edges of a hex."""
    enters, leaves, along = Fraction(0), Fraction(1), None
    for edge, (a, b) in EDGES.items():
        start = Fraction(a * -offset[0] + b * -offset[1])
        slope = Fraction(a * target[0] + b * target[1])
        if slope == 0:
            if start > 1:
                return None
            along = edge if start == 1 else along
        elif slope > 0:
            leaves = min(leaves, (1 - start) / slope)
        else:
            enters = max(enters, (1 - start) / slope)
    if enters >= leaves:
        return None
    at = (enters * target[0] - offset[0], enters * target[1] - offset[1])
    edges = tuple(edge for edge, (a, b) in EDGES.items() if a * at[0] + b * at[1] == 1)
    return Cut(offset, enters, leaves, along, edges)


@cache
def trace(target: Offset) -> tuple[Cut, ...]:
    """All hexes met on the way from the origin to the target, both ends included, in order."""
    wide = range(min(0, target[0]) - 1, max(0, target[0]) + 2)
    high = range(min(0, target[1]) - 1, max(0, target[1]) + 2)
    cuts = [cut(target, (q, p)) for q in wide for p in high]
    return tuple(sorted((one for one in cuts if one), key=lambda one: (one.enters, one.offset)))


@dataclass(frozen=True)
class Line:
    """A line between two hexes over a position."""

    position: Position
    start: str
    end: str

    @property
    def length(self) -> int:
        return grid.distance(self.start, self.end)

    def hex(self, offset: Offset) -> str:
        q, p = grid.axial(self.start)
        return grid.from_axial(q + offset[0], p + offset[1])

    @property
    def cuts(self) -> tuple[Cut, ...]:
        (a, b), (c, d) = grid.axial(self.start), grid.axial(self.end)
        return trace((c - a, d - b))

    def ignored(self, level: int, twice: int) -> bool:
        """Does an obstacle of this level, at half this distance from the start, not matter?"""
        near, far = (self.position.ground.level(one) for one in (self.start, self.end))
        if near > level and far > level:
            return True
        if near > far and near > level:
            return twice <= self.length
        if far > near and far > level:
            return 2 * self.length - twice <= self.length
        return False

    def obstacle(self, hex_: str) -> bool:
        ground = self.position.ground
        if not ground.has(hex_) or hex_ in (self.start, self.end):
            return False
        level = ground.level(hex_)
        if level > ground.level(self.start) and level > ground.level(self.end):
            return True
        if not (ground.row(hex_)["los_block"] or self.position.at(hex_)):
            return False
        return not self.ignored(level, 2 * grid.distance(self.start, hex_))

    def side_obstacle(self, one: str, other: str) -> bool:
        ground = self.position.ground
        if not (ground.has(one) and ground.has(other)):
            return False
        kind = ground.side(one, other)
        if kind not in ("ridge", "steep_slope", "redoubt", "fortification"):
            return False
        if kind in ("redoubt", "fortification") and {one, other} & {self.start, self.end}:
            return False
        twice = grid.distance(self.start, one) + grid.distance(self.start, other)
        return not self.ignored(min(ground.level(one), ground.level(other)), twice)

    def runs(self) -> set[frozenset[str]]:
        """The pairs of hexes between which the line runs."""
        return {
            frozenset((self.hex(one.offset), self.hex(across(one.offset, one.along))))
            for one in self.cuts
            if one.along
        }

    def crossings(self) -> list[tuple[str, str]]:
        inner = [one for one in self.cuts if not one.along]
        return [
            (self.hex(one.offset), self.hex(two.offset))
            for one, two in pairwise(inner)
            if one.leaves == two.enters
        ]

    def clear(self) -> bool:
        if self.length == 1:
            return self.position.ground.side(self.start, self.end) not in ("ridge", "steep_slope")
        if any(self.obstacle(self.hex(one.offset)) for one in self.cuts if not one.along):
            return False
        if any(self.side_obstacle(*two) for two in self.crossings()):
            return False
        return not any(
            self.side_obstacle(*two) or all(self.obstacle(one) for one in two)
            for two in map(sorted, self.runs())
        )

    def entries(self) -> list[str]:
        """The neighbours of the end over whose hexsides the line enters it: one, or two."""
        last = next(one for one in self.cuts if self.hex(one.offset) == self.end)
        return [self.hex(across(last.offset, edge)) for edge in last.entry_edges]


def across(offset: Offset, edge: Offset) -> Offset:
    return offset[0] + edge[0], offset[1] + edge[1]


def visible(position: Position, start: str, end: str) -> bool:
    return Line(position, start, end).clear()
