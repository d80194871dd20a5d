"""A fight on a virtual table: what can be charged and where, who touches whom, and the ways out.

All of it is measured, and anybody may measure it (FAS-1.4-a).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from bot.games.fire_and_sword.content import Edge
from bot.games.fire_and_sword.geometry import charges, fights, moves, shifting
from bot.games.fire_and_sword.geometry.approaches import WHOLE, Aim
from bot.games.fire_and_sword.geometry.charges import Charge
from bot.games.fire_and_sword.geometry.fights import Pair, WayBack
from bot.games.fire_and_sword.geometry.fixed import Place, Spot, length
from bot.games.fire_and_sword.geometry.forced import farthest
from bot.games.fire_and_sword.geometry.measuring import distance, occupied
from bot.games.fire_and_sword.geometry.shapes import Ref, ref_point, zone
from bot.games.fire_and_sword.geometry.table import Body, Fault
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import ground
from .scene import Scene

Turning: TypeAlias = Literal["turn", "centre"]
"""How a Unit turns to its charger: about a corner, or centred on the side that was charged."""
Point: TypeAlias = int | Spot
"""A point of contact: a fraction of the edge that may be charged, on a structure a point."""


# Charges -----------------------------------------------------------------------------------------


def targets(scene: Scene, charger: Element) -> list[Element]:
    """Return the enemy Units that a Unit could charge now.

    Rules: FAS-7.2.1-a, FAS-7.2.2-a, FAS-RUL-25.
    """
    mover = scene.mover(charger)
    enemies = (one for one in scene.elements if one.side != charger.side and scene.is_standing(one))
    return [
        one
        for one in enemies
        if scene.body(one).is_unit and charges.is_possible(scene.table, mover, scene.body(one))
    ]


def why_no_charge(scene: Scene, charger: Element, words: Sequence[str]) -> Hindrance | None:
    """Say why a Unit cannot charge the enemy that is named first, or anybody if none is.

    Rules: FAS-7.2.1-a, FAS-7.2.2-a, FAS-RUL-25.
    """
    found = targets(scene, charger)
    if not words:
        return None if found else bar("FAS-7.2.1-a", "nobody-to-charge")
    target = scene.element(words[0])
    if target in found:
        return None
    if target.side == charger.side or not scene.is_standing(target):
        return bar("FAS-7.2.1-a", "nobody-to-charge")
    fault = charges.charge(
        scene.table, scene.mover(charger), scene.body(target), middle(scene, charger, target)
    )
    return (
        scene.hindrance(fault)
        if isinstance(fault, Fault)
        else bar("FAS-7.2.1-a", "nobody-to-charge")
    )


def middle(scene: Scene, charger: Element, target: Element) -> Aim:
    """Return the middle of the edge that may be charged."""
    body, other = scene.body(charger), scene.body(target)
    edge = 0 if other.structure or not other.is_unit else charges.edge_of(body, other)
    return Aim(edge, WHOLE // 2)


def offers(scene: Scene, charger: Element, target: Element) -> list[tuple[Point, Charge]]:
    """Return a few points at which a charge may be declared: the best, the middle, the farthest.

    The best is free of other control zones and has the shortest line.

    Rules: FAS-7.2.3-a, FAS-GEO-21.
    """
    found = charges.offers(scene.table, scene.mover(charger), scene.body(target))
    centre = WHOLE // 2
    middle = sorted(found, key=lambda one: abs(one.aim.fraction - centre))
    kept = {one.aim: one for one in (*found[:1], *middle[:1], *found[-1:])}
    is_held = bool(scene.body(target).structure)
    points = [rim_point(one) if is_held else one.aim.fraction for one in kept.values()]
    made = [(point, charge(scene, charger, target, point)) for point in points]
    return [(point, one) for point, one in made if isinstance(one, Charge)]


def rim_point(ride: Charge) -> Spot:
    """Return a point of contact on the grid of places."""
    return Spot(length(ride.point[0]), length(ride.point[1]))


def charge(scene: Scene, charger: Element, target: Element, point: int | Spot) -> Charge | Fault:
    """Return a charge at a fraction of the edge that may be charged, or at a point, or why not.

    Rules: FAS-7.2.1-a, FAS-7.2.2-a, FAS-7.2.2-b, FAS-7.2.3-a, FAS-7.2.3-b, FAS-NOT-03.
    """
    table, body, other = scene.table, scene.body(charger), scene.body(target)
    if isinstance(point, Spot):
        aim = charges.aim_at(table, body, other, point.inches)
        if isinstance(aim, Fault):
            return aim
    elif other.structure:
        return Fault("FAS-RUL-43", "rim-point", other.id)
    else:
        aim = Aim(charges.edge_of(body, other), point)
    if not 0 <= aim.fraction <= WHOLE:
        return Fault("FAS-7.2.2-b", "off-edge", other.id)
    return charges.declared(table, scene.mover(charger), other, aim)


def zone_of(scene: Scene, target: Element, charger: Element) -> Edge:
    """Return the zone of a Unit in which another's REF-1 is; of a garrison all is front.

    Rules: FAS-7.3.1-b, FAS-7.2.2-b, FAS-13.3.1-d.
    """
    other, body = scene.body(target), scene.body(charger)
    if other.structure:
        return "front"
    return zone(other.footprint, other.place, ref_point(body.footprint, body.place, 1))


def faces(scene: Scene, element: Element, charger: Element, edge: Edge) -> dict[Turning, Place]:
    """Return how a Unit may turn to a charger at one of its sides; empty elsewhere.

    Rules: FAS-7.3.2.2-a, FAS-RUL-67.
    """
    if edge not in ("right", "left"):
        return {}
    bodies = scene.body(element), scene.body(charger)
    return shifting.faces(scene.table, *bodies, "right" if edge == "right" else "left")


# Ground ------------------------------------------------------------------------------------------


def terrain_under(scene: Scene, element: Element) -> str | None:
    """Return the type of terrain that an element occupies or garrisons; None is open ground.

    Rules: FAS-GEO-08, FAS-13.1-c, FAS-13.3.1-d.
    """
    found = occupied(scene.table, scene.body(element))
    return found[0].terrain.id if found else None


def deprived(scene: Scene, element: Element, crossed: Iterable[str]) -> str | None:
    """Return a type of terrain that takes a charger's Impetus; None: it keeps it.

    Rules: FAS-13.1-POZ, FAS-7.2.2-c, FAS-13.1-a, FAS-RUL-80.
    """
    content, fighter = scene.tables.content, scene.tables.fighter(element)
    kinds = [scene.table.piece(one).terrain.id for one in crossed]
    return next((one for one in kinds if ground.deprives_impetus(content, one, fighter)), None)


def lying_under(scene: Scene, element: Element) -> list[str]:
    """Return the pieces of terrain that any part of an element is in."""
    body = scene.body(element)
    return [one.id for one in moves.crossed(scene.table, (body.outline,))]


# Melees ------------------------------------------------------------------------------------------


def contacts(scene: Scene, active: str, first: str = "") -> list[Pair]:
    """Return who touches whom in a melee; the contact with ``first`` stands at the head.

    Rules: FAS-7.1-a, FAS-7.4-b, FAS-RUL-19, FAS-RUL-45.
    """
    pairs = fights.linked(scene.table, active)
    return sorted(pairs, key=lambda one: first not in (one.unit, one.enemy))


def ways_back(scene: Scene, element: Element, source: Spot | None) -> tuple[WayBack, ...]:
    """Return the forced withdrawals among which the owner of a Unit chooses; none: a Crush.

    Rules: FAS-8.1-d, FAS-5.4-a, FAS-5.4-b.
    """
    least, threat = scene.tables.content.morale.crush_below, source.inches if source else None
    return fights.ways_back(scene.table, scene.mover(element), threat, least)


def ways_over(scene: Scene, element: Element, ref: Ref) -> tuple[WayBack, ...]:
    """Return the forced withdrawals over one edge; none: a Crush.

    Rules: FAS-5.4-a, FAS-5.4-b, FAS-12.1-EVA-b, FAS-13.3.1-f.
    """
    least = scene.tables.content.morale.crush_below
    forced = farthest(scene.table, scene.mover(element), ref, least)
    return (WayBack(ref, forced),) if forced.angles else ()


def threat_to(scene: Scene, element: Element, source: Spot | None) -> Spot:
    """Return where the Threat to a garrison comes from: its source, or the nearest enemy Unit.

    Rules: FAS-RUL-47, FAS-13.3.1-f, FAS-RUL-97.
    """
    if source is not None:
        return source
    body = scene.body(element)
    enemies = [one for one in scene.table.bodies if one.is_unit and one.is_enemy(body)]
    nearest = min(enemies, key=lambda one: (round(distance(body, one), 6), one.id), default=body)
    return nearest.place.spot


def ways_out(
    scene: Scene, element: Element, threat: Spot, most: int = 8
) -> list[tuple[Spot, Ref, int]]:
    """Return ways for a garrison to get out: a point of the rim, the REF there, the heading.

    Rules: FAS-13.3.1-f, FAS-GEO-24.
    """
    body = scene.body(element)
    found = shifting.ways_out(scene.table, body, threat.inches)
    return [(rim_of(body, place, ref), ref, place.heading) for place, ref in found[:most]]


def rim_of(body: Body, place: Place, ref: Ref) -> Spot:
    """Return where a REF of a tray at a place lies, on the grid of places."""
    x, y = ref_point(body.footprint, place, ref)
    return Spot(length(x), length(y))
