"""The table as geometry sees it: pieces of terrain, and the bodies of elements.

Nothing here is secret, and nothing is known of orders, DP or dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import shapely
from shapely import Polygon, STRtree

from bot.games.fire_and_sword.content.base import Trait, Type
from bot.games.fire_and_sword.content.rules import Tray
from bot.games.fire_and_sword.content.tables import Geometry
from bot.games.fire_and_sword.content.terrain import Terrain

from .fixed import INCH, Place, Spot, length
from .shapes import Footprint, outline


class Fault(NamedTuple):
    """Why something is not legal: the rule, what is wrong, and the piece that is in the way."""

    rule: str
    what: str
    other: str = ""


@dataclass(frozen=True)
class Piece:
    """A piece of terrain: an area, or a structure; ``multi`` names the structure it is a part of.

    ``corners`` in thousandths of an inch, clockwise or not, without holes.
    """

    id: str
    terrain: Terrain
    corners: tuple[Spot, ...]
    multi: str = ""

    @cached_property
    def outline(self) -> Polygon:
        """The polygon in inches, clockwise as trays are.

        Rules: FAS-GEO-19.
        """
        found = Polygon([one.inches for one in self.corners])
        found = found.reverse() if found.exterior.is_ccw else found
        shapely.prepare(found)
        return found

    @property
    def is_structure(self) -> bool:
        """Whether it is a structure and no area."""
        return self.terrain.kind == "structure"

    def has(self, trait: Trait, kind: Type | None = None) -> bool:
        """Tell whether it has a trait, for a type of element if one is named.

        Rules: FAS-13-a.
        """
        return any(
            one.trait == trait and (kind is None or not one.types or kind in one.types)
            for one in self.terrain.traits
        )


@dataclass(frozen=True)
class Body:
    """An element on the table: a tray, a base, or a garrison that has its structure's outline.

    ``kind`` is the type it has at present, ``group`` for a Group. ``structure`` is the id of the
    piece it garrisons; then ``place`` means nothing.

    Rules: FAS-GEO-25, FAS-1.1-a, FAS-1.1.2-a.
    """

    id: str
    side: str
    kind: Type
    footprint: Footprint
    place: Place
    outline: Polygon
    structure: str = ""

    @property
    def is_unit(self) -> bool:
        """Whether it is a Unit and no Group."""
        return self.kind != "group"

    @property
    def blocks(self) -> bool:
        """Whether lines and corridors of others may not cross it.

        Rules: FAS-6.1.1-a, FAS-12.1-ART-b.
        """
        return self.is_unit and self.kind != "artillery"

    def is_enemy(self, other: Body) -> bool:
        """Tell whether two elements are of different armies."""
        return self.side != other.side


@dataclass(frozen=True)
class Table:
    """All that stands on a table of so many thousandths of an inch."""

    numbers: Geometry
    width: int
    height: int
    bodies: tuple[Body, ...] = ()
    pieces: tuple[Piece, ...] = ()
    _trees: dict[str, STRtree] = field(default_factory=dict, compare=False, repr=False)

    def body(self, key: str) -> Body:
        """Return the body of an element."""
        return next(one for one in self.bodies if one.id == key)

    def piece(self, key: str) -> Piece:
        """Return a piece of terrain."""
        return next(one for one in self.pieces if one.id == key)

    def garrison(self, piece: Piece) -> Body | None:
        """Return who garrisons a structure."""
        return next((one for one in self.bodies if one.structure == piece.id), None)

    def near(self, shape: Polygon, reach: float = 0) -> list[Body]:
        """Return the bodies within some inches of a shape, in their order on the table."""
        tree = self._tree("bodies", [one.outline for one in self.bodies])
        found = tree.query(shape, predicate="dwithin", distance=reach)
        return [self.bodies[index] for index in sorted(found)]

    def under(self, shape: Polygon, reach: float = 0) -> list[Piece]:
        """Return the pieces of terrain within some inches of a shape."""
        tree = self._tree("pieces", [one.outline for one in self.pieces])
        found = tree.query(shape, predicate="dwithin", distance=reach)
        return [self.pieces[index] for index in sorted(found)]

    def _tree(self, name: str, shapes: list[Polygon]) -> STRtree:
        if name not in self._trees:
            self._trees[name] = STRtree(shapes)
        return self._trees[name]

    def stands_on(self, shape: Polygon) -> bool:
        """Tell whether a shape lies on the table, up to the tolerance of lengths.

        Rules: FAS-5.3-a, FAS-GEO-05.
        """
        west, south, east, north = shape.bounds
        slack = self.numbers.length
        return bool(
            west >= -slack
            and south >= -slack
            and east <= self.width / INCH + slack
            and north <= self.height / INCH + slack
        )

    def shape(self, footprint: Footprint, place: Place) -> Polygon:
        """Return the outline of a tray or base."""
        return outline(footprint, place, self.numbers.base_corners)

    def moved(self, body: Body, place: Place) -> Body:
        """Return a body at another place, out of its structure."""
        shape = self.shape(body.footprint, place)
        return Body(body.id, body.side, body.kind, body.footprint, place, shape)

    def without(self, *keys: str) -> Table:
        """Return the table without some elements."""
        rest = tuple(one for one in self.bodies if one.id not in keys)
        return Table(self.numbers, self.width, self.height, rest, self.pieces)

    def holding(self, body: Body) -> Table:
        """Return the table with an element as it stands now, in the place of how it stood."""
        if any(one.id == body.id for one in self.bodies):
            rest = tuple(body if one.id == body.id else one for one in self.bodies)
        else:
            rest = (*self.bodies, body)
        return Table(self.numbers, self.width, self.height, rest, self.pieces)


def footprint_of(tray: Tray) -> Footprint:
    """Return what a size of tray or base covers.  Rules: FAS-GEO-02, FAS-GEO-09."""
    return Footprint(length(tray.width), length(tray.depth), tray.kind == "group")


def standing(
    numbers: Geometry, key: str, side: str, kind: Type, footprint: Footprint, place: Place
) -> Body:
    """Return the body of an element that stands on the table."""
    shape = outline(footprint, place, numbers.base_corners)
    return Body(key, side, kind, footprint, place, shape)


def garrisoning(key: str, side: str, kind: Type, footprint: Footprint, piece: Piece) -> Body:
    """Return the body of a garrison: it is measured from its structure in every rule.

    Rules: FAS-GEO-25, FAS-13.3.1-c.
    """
    west, south, east, north = piece.outline.bounds
    middle = Place(length((west + east) / 2), length((south + north) / 2))
    return Body(key, side, kind, footprint, middle, piece.outline, piece.id)
