"""Shots on a virtual table: which are legal, and what the measured line means for the dice."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from shapely import Point

from bot.games.fire_and_sword.geometry import moves, sight
from bot.games.fire_and_sword.geometry.fixed import INCH
from bot.games.fire_and_sword.geometry.measuring import NOISE, contacts, counted, distance, occupied
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.placing import end_fault
from bot.games.fire_and_sword.geometry.sight import Line
from bot.games.fire_and_sword.geometry.table import Body, Fault, Piece, Table, garrisoning
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.acts import Aim, Shoot
from bot.games.fire_and_sword.model.state import Element, Odds
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import fires, ground, shooting
from .fires import Stand
from .scene import Scene
from .shooting import Shot
from .tables import Tables

HUNDREDTHS = 100
CARACOLE, COUNTERMARCH = "caracole", "countermarch"
LEAST_SHIFT = INCH // 20
"""A Countermarch shifts by 0.05 in at least.  Rules: FAS-RUL-81."""


class Target(NamedTuple):
    """What is shot at: its body, and the element; None: an empty structure."""

    body: Body
    element: Element | None


def target_of(scene: Scene, shooter: Element, key: str) -> Target | Hindrance:
    """Return an enemy element on the table or an empty structure, or why it is no target.

    Rules: FAS-6.1-a, FAS-13.3.2-a, FAS-RUL-53, FAS-SET-09.
    """
    for piece in scene.table.pieces:
        if piece.id == key:
            return _structure(scene, shooter, piece)
    found = next((one for one in scene.elements if one.id == key), None)
    if found is None or not scene.is_standing(found) or found.side == shooter.side:
        return bar("FAS-6.1-a", "no-target", order=key)
    return Target(scene.body(found), found)


def _structure(scene: Scene, shooter: Element, piece: Piece) -> Target | Hindrance:
    if not piece.is_structure or scene.table.garrison(piece) is not None:
        return bar("FAS-RUL-53", "no-target", order=piece.id)
    own = scene.body(shooter)
    return Target(garrisoning(piece.id, "", "infantry", own.footprint, piece), None)


# The line ----------------------------------------------------------------------------------------


def line_of(
    scene: Scene, element: Element, body: Body, fire: str, aim: Aim
) -> Line | Hindrance:  # fmt: skip
    """Return the line of fire at a target, measured from where the shooter's body stands.

    Without a named point the bot takes the shortest line that is not halved, else the shortest.

    Rules: FAS-6.1-a, FAS-6.1.1-a, FAS-6.1.2-a, FAS-9.1-c, FAS-13.3.1-d, FAS-RUL-54, FAS-RUL-55.
    """
    target = target_of(scene, element, aim.target)
    if isinstance(target, Hindrance):
        return target
    table = scene.table.holding(body)
    reach = shooting.range_of(scene.tables.content, scene.tables.fighter(element), fire)
    found: Line | Fault | None
    if aim.spot is None and aim.origin is None:
        start = sight.nearest_origin(body, target.body, aim.ref)
        found = sight.default_line(table, body, target.body, reach, aim.ref, origin=start)
    else:
        found = _named_line(table, body, target.body, aim)
    if found is None:
        return _no_line(scene, element, body, fire, target)
    if isinstance(found, Fault):
        return scene.hindrance(found)
    if found.length > reach + table.numbers.length + NOISE:
        return bar("FAS-6.1-a", "out-of-range", count=reach)
    if aim.side and aim.side not in found.sides:
        return bar("FAS-6.1.2-a", "side-blocked")
    return found


def _named_line(table: Table, body: Body, target: Body, aim: Aim) -> Line | Fault | None:
    """Return the line between points that were named; a point of the rim is near enough to it.

    Rules: FAS-NOT-03, FAS-9.1-c, FAS-RUL-54.
    """
    start = sight.nearest_origin(body, target, aim.ref)
    if aim.origin is not None:
        if body.is_unit and not body.structure:
            return Fault("FAS-6.1-a", "from-ref")
        start = aim.origin.inches
        if body.outline.exterior.distance(Point(start)) > table.numbers.contact + NOISE:
            return Fault("FAS-9.1-c", "off-base", body.id)
    if aim.spot is not None:
        return sight.line(table, body, target, start, aim.spot.inches, aim.ref)
    far = table.width + table.height
    return sight.default_line(table, body, target, far, aim.ref, origin=start)


def _no_line(
    scene: Scene, element: Element, body: Body, fire: str, target: Target
) -> Hindrance:  # fmt: skip
    """Say why nothing of a target can be shot at: too far, or nothing of it is clear."""
    reach = shooting.range_of(scene.tables.content, scene.tables.fighter(element), fire)
    if distance(body, target.body) > reach + scene.table.numbers.length + NOISE:
        return bar("FAS-6.1-a", "out-of-range", count=reach)
    return bar("FAS-6.1.1-a", "no-line", order=target.body.id)


# What is legal -----------------------------------------------------------------------------------


def why_not(scene: Scene, element: Element, act: Shoot) -> Hindrance | None:
    """Say why a shot may not be made: the fire, its movement, each target.

    Rules: FAS-6-a, FAS-6.1-b, FAS-12.1-ALL-b, FAS-12.1-CAR, FAS-RUL-81.
    """
    kind = scene.tables.content.fires.get(act.fire)
    if kind is None or act.fire not in known(scene, element):
        return bar("FAS-6-a", "no-such-fire")
    course = courses(scene, element, act)
    if isinstance(course, Hindrance):
        return course
    stand = stand_of(scene, element, act, course)
    barred = fires.why_not(scene.tables.content, scene.tables.fighter(element), stand, kind)
    if barred is not None:
        return barred
    if act.fire == fires.SPLIT:
        used = [(one.ref, one.origin) for one in act.aims]
        if len(set(used)) < len(used) or not act.aims:
            return bar("FAS-12.1-ALL-b", "same-ref")
    elif len(act.aims) > 1 or not (act.aims or act.fire == CARACOLE):
        return bar("FAS-6.1-b", "one-target")
    body = firing_body(scene, element, act, course)
    faults = (_aim_fault(scene, element, body, act.fire, aim) for aim in act.aims)
    return next((one for one in faults if one is not None), None)


def known(scene: Scene, element: Element) -> tuple[str, ...]:
    """Return the fires that an element has where it stands."""
    fighter = scene.tables.fighter(element)
    return fires.known(scene.tables.content, fighter, Stand(terrain=ground_of(scene, element)))


def _aim_fault(
    scene: Scene, element: Element, body: Body, fire: str, aim: Aim
) -> Hindrance | None:  # fmt: skip
    found = line_of(scene, element, body, fire, aim)
    if isinstance(found, Hindrance):
        return found
    target = target_of(scene, element, aim.target)
    if isinstance(target, Hindrance) or target.element is None or target.body.is_unit:
        return None
    nearest = sight.nearest_visible(scene.table.holding(body), body, aim.ref)
    return fires.group_target_bar(
        scene.tables.content,
        scene.tables.fighter(element),
        nearest is not None and distance(body, nearest) >= distance(body, target.body) - NOISE,
        ceil(counted(scene.table, body, target.body) * HUNDREDTHS),
    )


def targets(scene: Scene, element: Element, fire: str) -> Iterator[str]:
    """Yield the enemy elements that a fire from REF-1 or the rim may be aimed at.

    Rules: FAS-6.1-a, FAS-GEO-20.
    """
    body = scene.body(element)
    reach = shooting.range_of(scene.tables.content, scene.tables.fighter(element), fire)
    for one in scene.elements:
        if one.side == element.side or not scene.is_standing(one):
            continue
        if distance(body, scene.body(one)) > reach + scene.table.numbers.length:
            continue
        if _aim_fault(scene, element, body, fire, Aim(one.id)) is None:
            yield one.id


# The shooter -------------------------------------------------------------------------------------


def ground_of(scene: Scene, element: Element) -> str | None:
    """Return the type of terrain that an element occupies or garrisons; None: open ground.

    Pieces do not overlap; of two that a Unit on their border occupies the first counts.

    Rules: FAS-13-a, FAS-13.1-c, FAS-GEO-08.
    """
    if not scene.is_standing(element):
        return None
    return next((one.terrain.id for one in occupied(scene.table, scene.body(element))), None)


def courses(scene: Scene, element: Element, act: Shoot) -> Journey | Hindrance | None:
    """Return the movement before or after a shot that has one; None: it stands still.

    A Caracole moves, and must be able to come back; a Countermarch shifts.

    Rules: FAS-12.1-CAR, FAS-12.1-COU, FAS-RUL-81.
    """
    if act.fire not in (CARACOLE, COUNTERMARCH):
        return None
    numbers, mover = scene.table.numbers, scene.mover(element)
    if act.fire == COUNTERMARCH and not LEAST_SHIFT <= abs(act.far) <= numbers.reposition * INCH:
        return bar("FAS-RUL-81", "shift")
    kind = moves.kind_of(scene.table, "move")
    ref = 3 if act.far < 0 else 1
    way = track(mover.body, ref, act.phi, abs(act.far))
    found = moves.go(scene.table, mover, way, kind)
    if isinstance(found, Fault):
        return scene.hindrance(found)
    back = _back_fault(scene, element, act, found) if act.fire == CARACOLE else None
    return found if back is None else scene.hindrance(back)


def _back_fault(scene: Scene, element: Element, act: Shoot, out: Journey) -> Fault | None:
    """Say why a Caracole could not end where it comes back to.  Rules: FAS-RUL-81."""
    there = scene.table.moved(scene.body(element), out.end)
    end = track(there, 3, 0, act.far).end
    shape = scene.table.shape(there.footprint, end)
    return end_fault(scene.table.holding(there), there, shape)


def stand_of(
    scene: Scene, element: Element, act: Shoot, course: Journey | None
) -> Stand:  # fmt: skip
    """Return how a shooter stands and goes, as its fires see it.

    Rules: FAS-13.1-UTR, FAS-12.1-ART-d, FAS-12.1-CAR, FAS-12.1-COU.
    """
    fighter = scene.tables.fighter(element)
    content = scene.tables.content
    over = course.crossed if course is not None else ()
    entangled = any(
        ground.hinders_shooting(content, one.terrain.id, fighter)
        for one in scene.table.pieces
        if one.id in over
    )
    near = content.fires[act.fire].only_far and any(targets(scene, element, fires.STANDARD))
    return Stand(
        terrain=ground_of(scene, element), entangled=entangled, near_target=near
    )  # fmt: skip


def firing_body(scene: Scene, element: Element, act: Shoot, course: Journey | None) -> Body:
    """Return the body of a shooter where it fires from."""
    body = scene.body(element)
    if course is None or (act.fire == COUNTERMARCH and not act.before):
        return body
    return scene.table.moved(body, course.end)


# What the line means -----------------------------------------------------------------------------


class Measured(NamedTuple):
    """What the table says of a shot, in the answers of a live table."""

    near: str
    zone: str
    terrain: str | None
    beyond: bool
    distance: int
    touching: tuple[str, ...]
    line: Line


def measure(scene: Scene, element: Element, fire: str, aim: Aim) -> Measured | Hindrance:
    """Measure a shot: range band, zone, the target's terrain, and who touches it.

    Rules: FAS-6.1.1-b, FAS-6.4-a, FAS-6.5-a, FAS-8.2.2-b, FAS-13.1-c, FAS-RUL-46.
    """
    body = scene.body(element)
    found = line_of(scene, element, body, fire, aim)
    target = target_of(scene, element, aim.target)
    if isinstance(found, Hindrance):
        return found
    assert not isinstance(target, Hindrance)
    content, shooter = scene.tables.content, scene.tables.fighter(element)
    slack = scene.table.numbers.length + NOISE
    near = found.length <= content.shooting.direct_range + slack
    zone = "corner" if found.is_halved else "flank" if found.is_flank else "front"
    card = shooting.range_of(content, shooter, fires.STANDARD)
    shot_at = target.element
    return Measured(
        near="direct" if near else "effective",
        zone=zone if shooter.is_unit and target.body.is_unit else "front",
        terrain=ground_of(scene, shot_at) if shot_at else None,
        beyond=found.length > card + slack,
        distance=ceil(counted(scene.table, body, target.body)),
        touching=touching(scene, target.body) if shot_at else (),
        line=found,
    )


def touching(scene: Scene, target: Body) -> tuple[str, ...]:
    """Return the Units that touch a Unit, friend or foe.  Rules: FAS-6.4-a, FAS-GEO-07."""
    table = scene.table
    return tuple(
        one.id
        for one in table.near(target.outline, table.numbers.contact + NOISE)
        if one.id != target.id and one.is_unit and target.is_unit and contacts(table, one, target)
    )


def dice_of(tables: Tables, shot: Shot) -> Odds:
    """Return the dice of a shot, and of the Resistance test that follows hits.

    Rules: FAS-6.2-a, FAS-6.3-a.
    """
    content = tables.content
    tests = shot.kind(content).resistance_test
    return Odds(
        shooting.pool(content, shot),
        shot.shooter.profile.training,
        shooting.rerolls(content, shot),
        ground.resistance(content, shot.target_terrain, shot.target) if tests else None,
        shooting.effectiveness(content, shot),
    )
