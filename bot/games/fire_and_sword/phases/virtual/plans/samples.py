"""A few of the legal actions with numbers, so that whoever picks from a list can play.

They are cheap: what a player is offered as useful is found elsewhere, when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shapely import Point

from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry import moves, shifting, sight, turning
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, QUARTER, Place, Spot, length, walk
from bot.games.fire_and_sword.geometry.measuring import distance
from bot.games.fire_and_sword.geometry.shapes import Ref, ref_point
from bot.games.fire_and_sword.geometry.sight import Line
from bot.games.fire_and_sword.geometry.table import Body
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.geometry.turning import Wheel
from bot.games.fire_and_sword.model.acts import (
    Act,
    Aim,
    Base,
    Go,
    Leave,
    Shoot,
    Slide,
    Turn,
    Wander,
    Way,
)
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.rules import acts as rules
from bot.games.fire_and_sword.rules import aiming, fires, permission, shooting
from bot.games.fire_and_sword.rules.scene import Scene

ANGLES = (-45 * DEGREE, 0, 45 * DEGREE)
SHARES = ((1, 1), (1, 2))
"""Of the Speed: all, and half."""
REF: dict[Way, tuple[Ref, ...]] = {"withdraw": (3,), "disengage": (1, 2, 3, 4)}
"""The REFs of movements that do not start at REF-1 alone."""
WHEELS = (
    Wheel(-45 * DEGREE), Wheel(45 * DEGREE), Wheel(2 * QUARTER),
    Wheel(-QUARTER, "FL"), Wheel(QUARTER, "FR"),
)  # fmt: skip
EVERY = 24
"""One of so many ways out of a structure is offered."""
NEAREST = 3
"""So many of the nearest enemies are tried as targets."""


def acts(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> list[Act]:  # fmt: skip
    """Return legal movements and shots of an element, none twice."""
    found: list[Act] = []
    for probe in permission.allowed(scene, element, order, done):
        found += [
            Act(base, probe.is_free) for base in _bases(scene, element, order, done, probe.base)
        ]
    return found


def _bases(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], probe: Base
) -> Iterator[Base]:  # fmt: skip
    """Yield legal actions of the kind of a probe."""
    match probe:
        case Go():
            yield from (
                one for one in _moves(scene, element, probe.way)
                if not scene.is_pressed(element)
                or rules.why_not(scene, element, order, done, Act(one)) is None
            )  # fmt: skip
        case Turn():
            body = scene.body(element)
            yield from (
                Turn(one) for one in WHEELS
                if isinstance(turning.turn(scene.table, body, one), Place)
            )  # fmt: skip
        case Slide() | Wander():
            ways = _slides(scene) if isinstance(probe, Slide) else _paths(scene, element, probe)
            yield from (
                one for one in ways
                if rules.why_not(scene, element, order, done, Act(one)) is None
            )  # fmt: skip
        case Leave():
            yield from (
                one for one in _ways_out(scene, element)
                if rules.why_not(scene, element, order, done, Act(one)) is None
            )  # fmt: skip
        case Shoot():
            yield from (
                one for one in _shots(scene, element, probe.fire)
                if rules.why_not(scene, element, order, done, Act(one)) is None
            )  # fmt: skip
        case _:
            return


def _moves(scene: Scene, element: Element, way: Way) -> Iterator[Go]:
    """Yield movements along a line at some angles, as far as possible and half as far."""
    mover, kind = scene.mover(element, way), moves.kind_of(scene.table, way)
    tracks = [
        track(mover.body, ref, phi, mover.speed * kind.multiple * share // over)
        for ref in REF.get(way, (1,))
        for share, over in SHARES
        for phi in ANGLES
    ]
    verdicts, _ = moves.judge(scene.table, mover, tracks, kind)
    for one, fault in zip(tracks, verdicts, strict=True):
        if fault is None:
            yield Go(way, one.ref, one.phi, one.distance)


def _slides(scene: Scene) -> Iterator[Slide]:
    """Yield Repositions to each side."""
    far = round(scene.table.numbers.reposition * INCH)
    return (Slide(direction, far) for direction in range(0, 4 * QUARTER, QUARTER))


def _paths(scene: Scene, element: Element, probe: Wander) -> Iterator[Wander]:
    """Yield straight ways of a Group in four directions."""
    mover = scene.mover(element)
    far = mover.speed // 2 if probe.is_half else mover.speed
    for direction in range(0, 4 * QUARTER, QUARTER):
        yield Wander((walk(mover.body.place, (direction, far)),), is_half=probe.is_half)


def _ways_out(scene: Scene, element: Element) -> Iterator[Leave]:
    """Yield a few ways out of a structure."""
    body = scene.body(element)
    for place, ref in shifting.ways_out(scene.table, body)[::EVERY]:
        x, y = ref_point(body.footprint, place, ref)
        yield Leave(Spot(length(x), length(y)), ref, place.heading)


# Shots -------------------------------------------------------------------------------------------


def _shots(scene: Scene, element: Element, fire: str) -> Iterator[Shoot]:
    """Yield a fire at some of the nearest targets that a straight look finds."""
    if fire not in aiming.known(scene, element):
        return
    body = scene.body(element)
    reach = shooting.range_of(scene.tables.content, scene.tables.fighter(element), fire)
    near = sorted(
        (distance(body, other), one.id)
        for one in scene.elements
        if one.side != element.side and scene.is_standing(one)
        for other in (scene.body(one),)
    )
    for place, (apart, key) in enumerate(near[:NEAREST]):
        target = scene.body(scene.element(key))
        if apart > reach or (place and not target.is_unit):
            continue
        yield from _at(scene, element, body, target, fire)


def _at(
    scene: Scene, element: Element, body: Body, target: Body, fire: str
) -> Iterator[Shoot]:  # fmt: skip
    """Yield a fire at one target with the line to its nearest point."""
    speed, shift = scene.mover(element).speed, length(scene.table.numbers.reposition)
    if fire == aiming.CARACOLE:
        yield Shoot(fire, (Aim(target.id),), 0, speed // 2)
    elif fire == aiming.COUNTERMARCH:
        yield Shoot(fire, (Aim(target.id),), 0, -shift)
    else:
        for ref in (1, 2, 3, 4) if fire == fires.SPLIT and not body.structure else (1,):
            start = sight.nearest_origin(body, target, ref)
            spots = target.outline.exterior
            near = spots.interpolate(spots.project(Point(start)))
            found = sight.line(scene.table, body, target, start, (near.x, near.y), ref)
            if isinstance(found, Line):
                yield Shoot(fire, (_aim(body, target, ref, found),))


def _aim(body: Body, target: Body, ref: Ref, line: Line) -> Aim:
    """Return what a line is aimed at, with the point of the rim where it begins at one."""
    spot = Spot(*map(length, line.aim))
    if body.is_unit and not body.structure:
        return Aim(target.id, spot, ref=ref)
    return Aim(target.id, spot, origin=Spot(*map(length, line.origin)))
