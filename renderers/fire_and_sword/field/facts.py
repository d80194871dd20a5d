"""What painters know of a virtual table: its land, its print, its geometry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shapely import Polygon

from bot.engine.model import Seat, Side, Text
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.geometry.battlefield import kind_of
from bot.games.fire_and_sword.geometry.fixed import INCH, XY, Place
from bot.games.fire_and_sword.geometry.risks import Foe
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Body, Table, footprint_of, standing
from bot.games.fire_and_sword.insight import ends
from bot.games.fire_and_sword.model.acts import Way
from bot.games.fire_and_sword.model.field import Field
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.rules import fires
from bot.games.fire_and_sword.rules.scene import Scene, seen
from bot.games.fire_and_sword.rules.tables import Tables, side_of
from renderers.picture import Speaker

from .land import Land
from .printed import Goals, Plot, Print, traits_of

UNNAMED: Final = ("decor",)
"""Terrain that does nothing and bears no name."""
REACHES: Final[tuple[Way, Way]] = ("move", "double_move")
"""What shades the ground: one action point, and two."""
NEXT: Final = 0.05
"""Parts of a structure no farther from each other, in inches, are named together."""


def field_of(view: FasView) -> Field:
    """Return the table of a view; raises ``ValueError`` at a live table."""
    if view.field is None:
        raise ValueError("a live table has no places")
    return view.field


class Facts:
    """What the content says of tables in views."""

    def __init__(self, content: FireAndSwordContent) -> None:
        self.content = content
        self._tables = Tables(content)

    def table(self, view: FasView) -> Table:
        """Return the geometry of what stands on a table."""
        return self._tables.table_of(field_of(view), view.elements)

    def land(self, view: FasView, turned: bool) -> Land:
        """Return the land of a table."""
        field = field_of(view)
        pieces = tuple(
            (one.type, tuple((x / INCH, y / INCH) for x, y in one.corners)) for one in field.grounds
        )
        return Land(field.width / INCH, field.height / INCH, pieces, turned)

    def print(self, view: FasView, say: Speaker) -> Print:
        """Return what is printed on a table in a language."""
        field, plots = field_of(view), []
        for numbers in _grouped(field):
            one = field.grounds[numbers[0]]
            ids = " ".join(field.grounds[number].id for number in numbers)
            words = f"{ids} {say(Text(f'fas-terrain-{one.type}')).upper()}"
            plots.append(Plot(numbers, words, traits_of(self.content.terrain[one.type])))
        spots = tuple(
            (key, marker.at.inches, bool(marker.structures))
            for key, marker in sorted(field.markers.items())
        )
        reach = float(self.content.motivation.objective_distance)
        return Print(tuple(plots), Goals(spots, reach))

    def sits_above(self, view: FasView, seat: Seat | None) -> bool:
        """Tell whether a seat has the northern edge, so that its own pictures are turned."""
        return seat is not None and field_of(view).edges.get(side_of(seat)) == "north"

    def upper(self, view: FasView, turned: bool) -> Side:
        """Return whose edge lies above on a picture; Blue's where neither does."""
        found, edge = field_of(view).edges, "south" if turned else "north"
        return next((side for side in SIDES if found.get(side) == edge), SIDES[0])

    def unplaced(self, view: FasView, key: str, place: Place) -> Body | None:
        """Return an element as it would stand somewhere; None for no element."""
        one = next((one for one in view.elements if one.id == key), None)
        if one is None:
            return None
        profile = one.custom or self.content.cards[one.card]
        tray = footprint_of(self.content.trays[profile.size])
        kind = kind_of(profile, one.mode)
        return standing(self.content.geometry, key, one.side, kind, tray, place)

    def zone(self, view: FasView, side: str) -> list[XY]:
        """Return the corners of the zone in which a side deploys, in inches."""
        zones = field_of(view).zones
        return [spot.inches for one in zones if one == side for spot in zones[one]]

    def scene(self, view: FasView) -> Scene:
        """Return the table with its elements, as the rules judge it."""
        return seen(self._tables, view)

    def mover(self, view: FasView, key: str) -> Mover:
        """Return an element as it moves."""
        scene = self.scene(view)
        return scene.mover(scene.element(key))

    def shoots(self, view: FasView, key: str, length: float) -> bool:
        """Tell whether a line of so many inches is within the range of an element."""
        shooting = fires.profile_of(self._tables.fighter(self.scene(view).element(key)))
        return shooting is not None and length <= shooting.range + self.content.geometry.length

    def reach(self, view: FasView, key: str) -> tuple[Sequence[XY], Sequence[XY]]:
        """Return the corners of what a Unit can reach by a Move and by a Double Move, in inches.

        Where its order is known to the viewer, only what that allows.
        """
        scene = self.scene(view)
        element, table = scene.element(key), scene.table
        mover = scene.mover(element)
        near, far = (
            ends.reach(table, mover, way) if ends.may(scene, element, way) else ()
            for way in REACHES
        )
        return near, far

    def foes(self, view: FasView, key: str) -> tuple[Foe, ...]:
        """Return the enemies of an element as far as they threaten it."""
        return ends.query(self._tables, view, key, ()).interests.foes

    def spots(self, view: FasView) -> dict[str, XY]:
        """Return where everything with an id lies in inches: elements, objectives, terrain."""
        table, field = self.table(view), field_of(view)
        found = {one.id: (one.outline.centroid.x, one.outline.centroid.y) for one in table.pieces}
        found |= {key: marker.at.inches for key, marker in field.markers.items()}
        return found | {body.id: body.place.spot.inches for body in table.bodies}

    @staticmethod
    def elements(view: FasView) -> dict[str, ElementView]:
        """Return the elements by their ids."""
        return {one.id: one for one in view.elements}


def _grouped(field: Field) -> list[tuple[int, ...]]:
    """Return the pieces that bear a name by their numbers; parts of one kind that touch as one."""
    shapes = [Polygon([corner.inches for corner in one.corners]) for one in field.grounds]
    found: list[list[int]] = []
    for number, one in enumerate(field.grounds):
        if one.type in UNNAMED:
            continue
        joined = (
            group
            for group in found
            if one.multi and field.grounds[group[-1]].multi == one.multi
            and field.grounds[group[-1]].type == one.type
            and shapes[group[-1]].distance(shapes[number]) < NEXT
        )  # fmt: skip
        group = next(joined, None)
        if group is None:
            found.append([number])
        else:
            group.append(number)
    return [tuple(group) for group in found]
