"""What artillery sees: exact lines of sight over hexes, levels and hexsides (digest 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import msgspec

from bot.engine.geometry import hexes, sight
from bot.engine.geometry.hexes import Hex
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Field

from .ground import Ground


class Block(msgspec.Struct, frozen=True):
    """What blocks a line: a hex, a hexside (two hexes), or the two hexes beside the line."""

    cells: tuple[Cell, ...]
    rule: str


class Outlook:
    """Lines of sight over a field; C-in-C and markers never matter.

    Rules: JDG-0.3-c, JDG-7.4-a.
    """

    def __init__(self, field: Field, ground: Ground) -> None:
        self._ground = ground
        self._held = {one.at for one in field.units if one.at is not None}
        self._blocked: dict[tuple[Cell, Cell], Block | None] = {}

    def block(self, origin: Cell, target: Cell) -> Block | None:
        """Return the first thing that blocks the line between two hexes; None: it is clear.

        Rules: JDG-7.4-a, JDG-7.4.1-c, JDG-7.4.4-a.
        """
        line = origin, target
        if line not in self._blocked:
            self._blocked[line] = next(self._blocks(origin, target), None)
        return self._blocked[line]

    def every(self, origin: Cell, target: Cell) -> list[Block]:
        """List all that blocks the line between two hexes.  Rules: JDG-7.4-a."""
        return list(self._blocks(origin, target))

    def sees(self, origin: Cell, target: Cell) -> bool:
        """Tell whether the line between two hexes is clear.  Rules: JDG-7.4-a."""
        return self.block(origin, target) is None

    def _blocks(self, origin: Cell, target: Cell) -> Iterator[Block]:
        """Yield what blocks a line, of neighbours their hexside alone.

        Rules: JDG-7.4.1-a, JDG-7.4.1-b, JDG-7.4.2-a, JDG-7.4.2-b, JDG-7.4.4-a.
        """
        if grid.distance(origin, target) == 1:
            side = self._ground.hexside(origin, target)
            if side is not None and side.blocks == "always":
                yield Block((origin, target), "JDG-7.4.4-a")
            return
        crossed, runs = course(origin, target)
        for cell in crossed:
            if self._is_obstacle(origin, target, cell):
                yield Block((cell,), "JDG-7.4.1-a")
        for here, there in pairwise((origin, *crossed, target)):
            if self._side_blocks(origin, target, here, there):
                yield Block((here, there), "JDG-7.4.1-b")
        for left, right in runs:
            if self._side_blocks(origin, target, left, right):
                yield Block((left, right), "JDG-7.4.2-b")
            if self._is_obstacle(origin, target, left) and self._is_obstacle(origin, target, right):
                yield Block((left, right), "JDG-7.4.2-a")

    def _is_obstacle(self, origin: Cell, target: Cell, cell: Cell) -> bool:
        """Tell whether a hex blocks: higher than both ends, or blocking and not overlooked.

        Rules: JDG-7.4.1-a, JDG-7.4.3-a, JDG-7.4.3-b, JDG-7.4.3-c, JDG-RUL-19.
        """
        ground = self._ground
        if cell not in ground.cells:
            return False
        level = ground.level(cell)
        if level > ground.level(origin) and level > ground.level(target):
            return True
        if not ground.terrain(cell).blocks and cell not in self._held:
            return False
        return not self._overlooked(origin, target, level, 2 * grid.distance(origin, cell))

    def _side_blocks(self, origin: Cell, target: Cell, here: Cell, there: Cell) -> bool:
        """Tell whether a hexside blocks; its elevation is that of the lower of its hexes.

        Rules: JDG-7.4.1-b, JDG-7.4.3-c, JDG-RUL-20.
        """
        ground = self._ground
        side = ground.hexside(here, there)
        if side is None or side.blocks == "never":
            return False
        if side.blocks == "far" and {origin, target} & {here, there}:
            return False
        level = min(ground.level(here), ground.level(there))
        twice = grid.distance(origin, here) + grid.distance(origin, there)
        return not self._overlooked(origin, target, level, twice)

    def _overlooked(self, origin: Cell, target: Cell, level: int, twice: int) -> bool:
        """Tell whether an obstacle of a level does not count, at half of ``twice`` hexes away.

        Rules: JDG-7.4.3-a, JDG-7.4.3-b.
        """
        a, b = self._ground.level(origin), self._ground.level(target)
        length = grid.distance(origin, target)
        if a > level and b > level:
            return True
        if a > b:
            return a > level and twice <= length
        return b > a and b > level and 2 * length - twice <= length


@lru_cache(maxsize=16384)  # geometry alone
def course(origin: Cell, target: Cell) -> tuple[tuple[Cell, ...], tuple[tuple[Cell, Cell], ...]]:
    """Return the hexes that a line crosses, in order, and the pairs between which it runs.

    Rules: JDG-7.4.1-a, JDG-7.4.2-a.
    """
    a, b = grid.place(origin), grid.place(target)
    line = sight.trace(a, b, hexes.between(a, b))
    crossed = tuple(grid.named(one) for one in sight.in_order(a, b, line.crossed))
    return crossed, tuple(_runs(a, line))


def _runs(a: Hex, line: sight.Line) -> Iterator[tuple[Cell, Cell]]:
    """Yield the pairs of hexes between which a line runs.  Rules: JDG-7.4.2-a."""
    left = sorted(line.plus, key=lambda one: hexes.distance(a, one))
    right = sorted(line.minus, key=lambda one: hexes.distance(a, one))
    for one, other in zip(left, right, strict=True):
        yield grid.named(one), grid.named(other)


def entered_through(ground: Ground, origin: Cell, target: Cell) -> list[Cell]:
    """Return the hexes from which a line of fire enters its target: one, or two at a corner.

    Rules: JDG-T-FIREHEX.
    """
    if grid.distance(origin, target) == 1:
        return [origin]
    a, b = grid.place(origin), grid.place(target)
    line = sight.trace(a, b, hexes.between(a, b))
    crossed = sight.in_order(a, b, line.crossed)
    if crossed and hexes.distance(crossed[-1], b) == 1 and not _at_corner(a, b, line):
        return [grid.named(crossed[-1])]
    last = [one for one in (*line.plus, *line.minus) if hexes.distance(one, b) == 1]
    return [cell for cell in map(grid.named, last) if cell in ground.cells]


def _at_corner(a: Hex, b: Hex, line: sight.Line) -> bool:
    """Tell whether a line reaches its end along a hexside, so that it enters at a corner."""
    return any(hexes.distance(one, b) == 1 for one in (*line.plus, *line.minus))
