"""What is measured between any two things on a virtual table: by anybody, at any time.

Only what everybody sees is told: places, cards, states, loads; orders are not asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import shapely
from shapely import Point
from shapely.geometry.base import BaseGeometry

from bot.engine.model import Text, chain, text, worded
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.geometry import charges, sight
from bot.games.fire_and_sword.geometry.fixed import XY, Place
from bot.games.fire_and_sword.geometry.measuring import distance, occupied
from bot.games.fire_and_sword.geometry.shapes import ref_point, zone
from bot.games.fire_and_sword.geometry.table import Body, Fault, Table
from bot.games.fire_and_sword.rules import fires
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.words import lengths

POINT = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*")
"""A place in inches, as it is typed."""


class Thing(NamedTuple):
    """An end of a measurement: its id or what was typed, its shape, its body if it has one."""

    key: str
    name: Text
    shape: BaseGeometry
    body: Body | None = None

    @property
    def middle(self) -> XY:
        """The middle of the thing in inches."""
        if self.body is not None:
            return self.body.place.spot.inches
        return float(self.shape.centroid.x), float(self.shape.centroid.y)

    @property
    def facing(self) -> Place | None:
        """Where it stands and looks; None for what has no front."""
        body = self.body
        return body.place if body is not None and body.is_unit and not body.structure else None


def places(scene: Scene) -> list[str]:
    """List what can be measured from and to: elements, objectives, terrain."""
    table = scene.table
    return [
        *(body.id for body in table.bodies),
        *sorted(scene.field.markers),
        *(piece.id for piece in table.pieces),
    ]


def thing(scene: Scene, typed: str) -> Thing:
    """Return what is typed: an id in any case, or a place in inches; raises ``Refused``."""
    table, key = scene.table, typed.strip()
    for body in table.bodies:
        if body.id == key.lower():
            return Thing(body.id, worded(scene.name(body.id)), body.outline, body)
    marker = scene.field.markers.get(key.upper())
    if marker is not None:
        return Thing(key.upper(), text("plain", text=key.upper()), Point(marker.at.inches))
    for piece in table.pieces:
        if piece.id.lower() == key.lower():
            return Thing(piece.id, worded(scene.name(piece.id)), piece.outline)
    found = POINT.fullmatch(key)
    if found is None:
        example = table.bodies[0].id if table.bodies else "r1"
        raise Refused(text("fas-measure-unknown", words=key[:20], example=example))
    spot = (float(found[1]), float(found[2]))
    return Thing(f"{spot[0]:g},{spot[1]:g}", text("plain", text=key), Point(spot))


def line(one: Thing, other: Thing) -> tuple[XY, XY]:
    """Return the shortest line between two things in inches."""
    first, last = shapely.get_coordinates(shapely.shortest_line(one.shape, other.shape))[[0, -1]]
    return (float(first[0]), float(first[1])), (float(last[0]), float(last[1]))


def measured(scene: Scene, origin: str, target: str) -> Sight:
    """Measure from one thing to another, edge to edge; raises ``Refused`` for what is none.

    Rules: FAS-1.4-a, FAS-1.4-b, FAS-GEO-04, FAS-GEO-03.
    """
    one, other = thing(scene, origin), thing(scene, target)
    if one.key == other.key:
        raise Refused(Text("fas-measure-same"))
    apart = float(one.shape.distance(other.shape))
    lines = [
        text(
            "fas-measure-distance", origin=one.name, target=other.name,
            inches=lengths.inches(apart),
            bearing=lengths.bearing_of(one.middle, one.facing, other.middle),
        )
    ]  # fmt: skip
    blockers: list[str] = []
    for here, there in ((one, other), (other, one)):
        lines += _zones(here, there)
    for here, there in ((one, other), (other, one)):
        lines += _ground(scene, here)
        if here.body is not None and there.body is not None and here.body.is_enemy(there.body):
            lines += _threats(scene, here.body, there.body, blockers)
    return Sight(one.key, other.key, tuple(dict.fromkeys(blockers)), tuple(lines))


def _zones(one: Thing, other: Thing) -> Iterator[Text]:
    """Say in which zone of a Unit something lies.  Rules: FAS-GEO-03, FAS-1.1.1-e."""
    if one.body is not None and one.facing is not None:
        where = zone(one.body.footprint, one.facing, other.middle)
        yield text(f"fas-measure-zone-{where}", unit=one.key, target=other.key)


def _ground(scene: Scene, one: Thing) -> Iterator[Text]:
    """Say which terrain an element occupies.  Rules: FAS-GEO-08."""
    for piece in occupied(scene.table, one.body) if one.body is not None else ():
        yield text("fas-measure-ground", unit=one.key, terrain=scene.name(piece.id))


def _threats(scene: Scene, one: Body, other: Body, blockers: list[str]) -> Iterator[Text]:
    """Say whether an element could shoot at another and charge it, by place and card alone."""
    element, names = scene.element(one.id), {"unit": one.id, "target": other.id}
    shooting = fires.profile_of(scene.tables.fighter(element))
    if shooting is not None:
        yield _fire(scene, one, other, float(shooting.range), blockers)
    if one.is_unit and not one.structure and other.is_unit:
        found = _best_charge(scene, one, other)
        if isinstance(found, Fault):
            blockers.extend(filter(None, [found.other if found.other != other.id else ""]))
            fault = worded(scene.hindrance(found).reason)
            yield text("fas-measure-charge-none", **names, fault=fault)
        else:
            most = scene.mover(element).speed / 1000 * scene.table.numbers.charge
            yield text(
                "fas-measure-charge", **names,
                inches=lengths.inches(found.length), most=lengths.inches(most),
            )  # fmt: skip


def _fire(scene: Scene, one: Body, other: Body, reach: float, blockers: list[str]) -> Text:
    """Say whether an element has a line of fire, and how long it is.

    Rules: FAS-GEO-13, FAS-GEO-14, FAS-6.1-a, FAS-6.1.1-b.
    """
    names, far = {"unit": one.id, "target": other.id}, lengths.inches(reach)
    found = fire_line(scene.table, one, other)
    if isinstance(found, Fault):
        blockers.extend(filter(None, [found.other if found.other != other.id else ""]))
        fault = worded(scene.hindrance(found).reason)
        return text("fas-measure-fire-none", **names, fault=fault)
    length = lengths.inches(found.length)
    if found.length > reach + scene.table.numbers.length:
        return text("fas-measure-fire-far", **names, inches=length, range=far)
    said = [text("fas-measure-fire", **names, inches=length, range=far)]
    if found.is_flank:
        said.append(Text("fas-measure-fire-flank"))
    if found.is_halved:
        said.append(Text("fas-measure-fire-halved"))
    return chain("fas-measure-and", said) if len(said) > 1 else said[0]


def fire_line(table: Table, shooter: Body, target: Body) -> sight.Line | Fault:
    """Return the line of fire that an element would use, or why it has none at any range.

    Rules: FAS-GEO-13, FAS-GEO-14.
    """
    far = float(table.width + table.height)
    found = sight.default_line(table, shooter, target, far, per_inch=4)
    if found is not None:
        return found
    start = min(sight.origins(shooter), key=lambda one: float(target.outline.distance(Point(one))))
    near = shapely.get_coordinates(shapely.shortest_line(Point(start), target.outline))[1]
    why = sight.line(table, shooter, target, start, (float(near[0]), float(near[1])))
    return why if isinstance(why, Fault) else Fault("FAS-6.1.2-a", "no-corridor", target.id)


def _best_charge(scene: Scene, one: Body, other: Body) -> charges.Charge | Fault:
    """Return the best charge at an enemy, or why there is none.  Rules: FAS-GEO-15."""
    mover = scene.mover(scene.element(one.id))
    offered = charges.offers(scene.table, mover, other)
    if offered:
        return offered[0]
    origin = ref_point(one.footprint, one.place, 1)
    near = shapely.get_coordinates(shapely.shortest_line(Point(origin), other.outline))[1]
    aim = charges.aim_at(scene.table, one, other, (float(near[0]), float(near[1])))
    why = aim if isinstance(aim, Fault) else charges.declared(scene.table, mover, other, aim)
    return why if isinstance(why, Fault) else Fault("FAS-7.2.2-a", "too-far", other.id)


def nearest_enemy(table: Table, body: Body) -> Body | None:
    """Return the enemy Unit nearest to an element.  Rules: FAS-GEO-04."""
    enemies = [one for one in table.bodies if one.is_unit and body.is_enemy(one)]
    return min(enemies, key=lambda one: (round(distance(body, one), 6), one.id), default=None)
