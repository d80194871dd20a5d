"""Civilians keep away from enemy Units, and leave by the shortest way (12.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely
from shapely import Polygon

from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry import civilians, groups, moves
from bot.games.fire_and_sword.geometry.civilians import Exit, Line
from bot.games.fire_and_sword.geometry.fixed import INCH, Place
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.geometry.slowing import half_speed
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.acts import Act, Base, Go, Slide, Wander, Way
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import permission
from .scene import Scene

RULE = "FAS-12.1-CIV"
WAYS: tuple[tuple[Way, Ref], ...] = (("move", 1), ("withdraw", 3))


def why_not(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], base: Base,
    found: Journey | groups.Wander | Place,
) -> Hindrance | None:  # fmt: skip
    """Say why Civilians may not make a movement that is legal otherwise.

    Outside no part of them comes near; within, they leave by the shortest way, or go as far away
    as they can.

    Rules: FAS-12.1-CIV, FAS-RUL-76.
    """
    if not scene.tables.has(element, "civilians"):
        return None
    table, body = scene.table, scene.body(element)
    if not scene.is_pressed(element):
        near = civilians.is_near(table, body, *_path(scene, element, base, found))
        return (
            bar(RULE, "civilians-near", distance=f"{table.numbers.civilians:g}") if near else None
        )
    wanted = _exit(scene, element, order, done)
    shape = _end(scene, element, found)
    if wanted is None:
        return bar(RULE, "civilians-stay")
    if not wanted.leads_out:
        slack = table.numbers.length
        is_far = civilians.apart(table, body, shape) >= wanted.apart - slack
        return None if is_far else bar(RULE, "civilians-far")
    most = wanted.far / INCH + table.numbers.civilians_spare
    too_long = _length(base, body.place) > most + table.numbers.length
    if too_long or civilians.is_near(table, body, shape):
        return bar(RULE, "civilians-out", distance=f"{most:.2f}")
    return None


def way_out(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> Act | None:  # fmt: skip
    """Return the movement that Civilians near an enemy Unit must make; None: they need not.

    Rules: FAS-12.1-CIV, FAS-RUL-76, FAS-RUL-112.
    """
    if not scene.is_pressed(element):
        return None
    found = _exit(scene, element, order, done)
    if found is None:
        return None
    return Act(_base(scene, element, order, done, found.line, found.far))


def _exit(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> Exit | None:  # fmt: skip
    key = element.id, order, len(done)
    if key not in scene.exits:
        lines = list(_lines(scene, element, order, done))

        def check(line: Line, far: int) -> Fault | None:
            return _fault(scene, element, _base(scene, element, order, done, line, far))

        scene.exits[key] = civilians.way_out(scene.table, scene.body(element), lines, check)
    return scene.exits[key]


def _lines(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> Iterator[Line]:  # fmt: skip
    """Yield the straight ways that the order or the card leaves."""
    if not scene.tables.is_unit(element):
        speed = _speed(scene, element, is_half=_is_half(scene, element, order, done))
        if any(_may(scene, element, order, done, Wander((), is_half=one)) for one in (False, True)):
            yield from civilians.group_lines(scene.body(element), speed)
        return
    for way, ref in WAYS:
        if _may(scene, element, order, done, Go(way, ref, 0, 0)):
            mover = scene.mover(element, way)
            yield from civilians.unit_lines(scene.table, mover.body, mover.speed, ref)


def _speed(scene: Scene, element: Element, *, is_half: bool) -> int:
    speed = scene.mover(element).speed
    return half_speed(speed) if is_half else speed


def _is_half(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> bool:  # fmt: skip
    return not _may(scene, element, order, done, Wander(()))


def _may(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], base: Base
) -> bool:
    return permission.why_not(scene, element, order, done, Act(base)) is None


def _base(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], line: Line, far: int
) -> Base:
    """Return the movement along a straight way."""
    if scene.tables.is_unit(element):
        way = next(way for way, ref in WAYS if ref == line.ref)
        return Go(way, line.ref, line.phi, far)
    stop = civilians.end(line, far).spot
    return Wander((stop,), is_half=_is_half(scene, element, order, done))


def _fault(scene: Scene, element: Element, base: Base) -> Fault | None:
    """Tell what is against a movement: of a Unit along a line, of a Group on a path."""
    table = scene.table
    if isinstance(base, Wander):
        mover = scene.mover(element)
        found = groups.wander(table, mover, base.points, is_half=base.is_half)
        return found if isinstance(found, Fault) else None
    assert isinstance(base, Go)
    mover = scene.mover(element, base.way)
    way = track(mover.body, base.ref, base.phi, base.far)
    gone = moves.go(table, mover, way, moves.kind_of(table, base.way))
    return gone if isinstance(gone, Fault) else None


def _path(
    scene: Scene, element: Element, base: Base, found: Journey | groups.Wander | Place
) -> list[Polygon]:
    """Return what the whole body sweeps.  Rules: FAS-GEO-22."""
    body, end = scene.body(element), _end(scene, element, found)
    if isinstance(base, Go):
        return [track(body, base.ref, base.phi, base.far).sweep, end]
    if isinstance(base, Wander):
        return [*groups.swept(scene.table, body, base.points), end]
    if isinstance(base, Slide):
        return [shapely.convex_hull(shapely.union(body.outline, end))]
    return [end]


def _end(
    scene: Scene, element: Element, found: Journey | groups.Wander | Place
) -> Polygon:  # fmt: skip
    if isinstance(found, Place):
        return scene.table.shape(scene.body(element).footprint, found)
    return found.shape


def _length(base: Base, start: Place) -> float:
    """Return how long a movement is, in inches."""
    if isinstance(base, Wander):
        return groups.path_length((start.spot, *base.points))
    return base.far / INCH if isinstance(base, Go) else 0
