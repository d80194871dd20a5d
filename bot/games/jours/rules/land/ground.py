"""The ground of a map: terrain, levels, hexsides and roads, and what they do (digest 4.3, 5.1).

Everything is read once from the content, and never changes in a battle.
"""

from __future__ import annotations

from itertools import chain, pairwise
from typing import NamedTuple

from bot.games.jours.content import (
    Crossing,
    Hexside,
    JdgContent,
    Map,
    Passage,
    RoadId,
    Terrain,
    grid,
)
from bot.games.jours.content.base import Arm, Cell
from bot.games.jours.content.check import cells_of

OPEN_SIDE = Passage(move={"infantry": 0, "cavalry": 0, "artillery": 0}, chief=0, zone=True)
"""Crossing a hexside that is nothing."""


class Price(NamedTuple):
    """Points to enter a hex, and whether the unit loses a level by it."""

    points: int
    disorders: bool = False


class Edge(NamedTuple):
    """The way into an adjacent hex: its points, those ``near`` an enemy, the arms that it harms.

    ``least``: the fewer of the points.
    """

    least: int
    there: Cell
    points: int
    near: int
    harmed: tuple[Arm, ...]


class Ground:
    """One map with the content's terrain; hexes by their ids."""

    def __init__(self, content: JdgContent, ground: Map) -> None:
        self.content, self.map = content, ground
        self.cells = cells_of(ground)
        kinds = {cell: kind for kind, cells in ground.terrain.items() for cell in cells}
        self._terrain = {cell: content.terrain[kinds.get(cell, "clear")] for cell in self.cells}
        self._levels = {
            cell: int(level) for level, cells in ground.levels.items() for cell in cells
        }
        self._neighbours = {
            cell: tuple(one for one in grid.neighbours(cell) if one in self.cells)
            for cell in self.cells
        }
        self._sides: dict[tuple[Cell, Cell], Hexside] = {}
        self._inner: set[tuple[Cell, Cell]] = set()
        for kind, sides in ground.hexsides.items():
            for side in sides:
                inner, outer = side.split("|")
                self._sides[inner, outer] = self._sides[outer, inner] = content.hexsides[kind]
                self._inner.add((inner, outer))
        self._roads: dict[tuple[Cell, Cell], RoadId] = {}
        roads: tuple[tuple[RoadId, tuple[tuple[Cell, ...], ...]], ...] = (
            ("track", ground.tracks), ("road", ground.roads),
        )  # fmt: skip
        for road, lines in roads:
            for here, there in chain.from_iterable(pairwise(line) for line in lines):
                self._roads[here, there] = self._roads[there, here] = road
        self._on_road = {cell for pair in self._roads for cell in pair}
        self._controlled: dict[tuple[Cell, Arm], tuple[Cell, ...]] = {}
        self._within: dict[tuple[Cell, int], frozenset[Cell]] = {}
        self.prices: dict[tuple[Arm, Cell, Cell, bool], Price | None] = {}
        """What ``costs.price`` has found: it never changes."""
        self.edges: dict[tuple[Arm, ...], dict[Cell, tuple[Edge, ...]]] = {}
        """What ``costs.edges`` has found: it never changes."""
        self.chief_edges: dict[Cell, tuple[tuple[Cell, int, int], ...]] = {}
        """What ``costs.chief_edges`` has found: it never changes."""

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the neighbours on the map, north first, then clockwise."""
        return self._neighbours[cell]

    def within(self, cell: Cell, distance: int) -> frozenset[Cell]:
        """Return the hexes of the map that are at most so far from a hex, itself among them."""
        key = cell, distance
        if key not in self._within:
            self._within[key] = frozenset(
                one for one in self.cells if grid.distance(cell, one) <= distance
            )
        return self._within[key]

    def terrain(self, cell: Cell) -> Terrain:
        """Return the terrain of a hex."""
        return self._terrain[cell]

    def level(self, cell: Cell) -> int:
        """Return the elevation of a hex; 0 off the map."""
        return self._levels.get(cell, 0)

    def hexside(self, here: Cell, there: Cell) -> Hexside | None:
        """Return the kind of the hexside between two adjacent hexes; None: nothing."""
        return self._sides.get((here, there))

    def crossing(self, here: Cell, there: Cell) -> Crossing | None:
        """Return the way in which a hexside is crossed from one hex to the next.

        Up is towards the higher hex; of works the hex named first is the inner one.

        Rules: JDG-4.3.1-d, JDG-RUL-68.
        """
        side = self._sides.get((here, there))
        if side is None:
            return None
        if "up" in side.ways:
            return "up" if self.level(there) > self.level(here) else "down"
        if "inward" in side.ways:
            return "inward" if (there, here) in self._inner else "outward"
        return "across"

    def passage(self, here: Cell, there: Cell) -> Passage:
        """Return what crossing from one hex to the next costs and does."""
        side = self._sides.get((here, there))
        way = self.crossing(here, there)
        return OPEN_SIDE if side is None or way is None else side.ways[way]

    def road(self, here: Cell, there: Cell) -> RoadId | None:
        """Return the road or track that leads from a hex to the next one.

        Rules: JDG-4.3.1-a.
        """
        return self._roads.get((here, there))

    def has_road(self, cell: Cell) -> bool:
        """Tell whether a road or track leads through a hex."""
        return cell in self._on_road

    def road_from_edge(self, cell: Cell) -> RoadId | None:
        """Return the road or track that begins in a hex of the edge; None: there is none.

        Rules: JDG-5.2.2-a, JDG-RUL-17.
        """
        if len(self._neighbours[cell]) == 6:
            return None
        ends: tuple[tuple[RoadId, tuple[tuple[Cell, ...], ...]], ...] = (
            ("road", self.map.roads), ("track", self.map.tracks),
        )  # fmt: skip
        for kind, lines in ends:
            if any(cell in (line[0], line[-1]) for line in lines):
                return kind
        return None

    def is_shut(self, here: Cell, there: Cell, arm: Arm) -> bool:
        """Tell whether the next hex or the hexside is prohibited to an arm off the road (Z).

        Rules: JDG-4.3.2-a, JDG-8.2-b.
        """
        return arm not in self.terrain(there).move or arm not in self.passage(here, there).move

    def controlled(self, cell: Cell, arm: Arm) -> tuple[Cell, ...]:
        """Return the hexes into which a unit of an arm exerts a zone of control, if it has one.

        Rules: JDG-6.2.1-a, JDG-6.2.1-c, JDG-6.2.1-d.
        """
        key = cell, arm
        if key not in self._controlled:
            self._controlled[key] = tuple(
                one for one in self._neighbours[cell] if self._controls(cell, one, arm)
            )
        return self._controlled[key]

    def _controls(self, here: Cell, there: Cell, arm: Arm) -> bool:
        passage = self.passage(here, there)
        if not passage.zone or arm not in passage.move:
            return False
        return not self.terrain(there).enclosed or self.terrain(here).enclosed


class Tables:
    """The content with all of its grounds; what rules and phases are given."""

    def __init__(self, content: JdgContent) -> None:
        self.content = content
        self._grounds = {key: Ground(content, one) for key, one in content.maps.items()}

    def ground(self, key: str) -> Ground:
        """Return the ground of a map by its id."""
        return self._grounds[key]
