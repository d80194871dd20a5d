"""A second reading of section 5 of the rules digest, written from its sentences alone.

Each reading says True or False, or None where a quantity is so near to its limit that rounding
decides.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, ceil, degrees, hypot, radians

from . import plane
from .plane import ahead, apart, clip, dot, go, hull, lane, less, right, shared, sides, within
from .scenes import BLOCKING, HALF, HIGH, LESS, WIDE

EPS, AREA, INSIDE = 0.01, 0.005, 0.001
NEAR = 0.004
"""A length so near to a limit is left to rounding."""


class Judge:
    """Gathers what speaks against something, and whether anything is too near to tell."""

    def __init__(self):
        self.against, self.close = [], False

    def length(self, what, slack):
        """Note a length: negative is not allowed."""
        if slack < -NEAR:
            self.against.append(what)
        elif slack < NEAR:
            self.close = True

    def overlap(self, what, covered):
        """Note an area that may not be shared."""
        if self.is_over(covered):
            self.against.append(what)

    def is_over(self, covered):
        """Tell whether an area counts as an overlap."""
        if 0.0005 < covered < AREA + 0.006:
            self.close = True
        return covered > AREA

    def crossing(self, what, a, b, shape):
        """Note a line that may not run inside something; along its rim it may."""
        run = within(a, b, shape)
        if 1e-7 < run < 0.03 or (run > INSIDE) != (within(a, b, shape, NEAR) > INSIDE):
            self.close = True
        if run > INSIDE:
            self.against.append(what)

    @property
    def verdict(self):
        if self.against and not self.close:
            return False
        return None if self.close else True


# Movements (GEO-10, GEO-11) ------------------------------------------------------------------


def ref(unit, number):
    far = unit.depth / 2 if number % 2 else unit.width / 2
    return go(unit.centre, ahead(unit.heading + 90 * (number - 1)), far)


def move(scene, unit, number, phi, far, speed, multiple):
    """The end, and whether the movement is legal."""
    judge = Judge()
    course = unit.heading + 90 * (number - 1) + phi
    start = ref(unit, number)
    edge = unit.width if number % 2 else unit.depth
    reach = unit.depth if number % 2 else unit.width
    lead = go(start, ahead(course), far)
    end = go(lead, ahead(course), -reach / 2)
    heading = (unit.heading + phi) % 360
    place = round(end[0], 3), round(end[1], 3), round(heading, 2) % 360
    path = lane(start, course, 0, max(far, 1e-6), edge / 2, edge / 2)
    tray = plane.box(place[:2], heading, unit.width, unit.depth)
    _paths(judge, scene, unit, path, (start, lead))
    _ends(judge, scene, unit, tray)
    cost, allowed = price(judge, scene, unit, path, start, course, far, speed)
    judge.length("too far", allowed * multiple + EPS - cost)
    return place, judge.verdict, passed(judge, scene, unit, path), cost


def _on_table(judge, shape):
    for x, y in shape:
        judge.length("off table", min(x, y, WIDE - x, HIGH - y) + EPS)


def _paths(judge, scene, unit, path, line):
    _on_table(judge, path)
    for other in scene.units:
        if other.is_enemy(unit):
            judge.overlap("enemy", shared(path, other.tray))
            judge_start = apart(unit.tray, other.tray) - (1 - EPS)
            if abs(judge_start) < NEAR:
                judge.close = True
            if judge_start >= 0:
                judge.length("zone", apart(path, other.tray) - (1 - EPS))
    for ground in scene.grounds:
        if ground.is_structure:
            judge.crossing("structure", *line, list(ground.shape))
        if ground.type == "lake":
            judge.overlap("lake", shared(path, list(ground.shape)))


def _ends(judge, scene, unit, tray, *, zones=True):
    _on_table(judge, tray)
    for other in scene.units:
        if other.id == unit.id:
            continue
        judge.overlap("on a unit", shared(tray, other.tray))
        if other.is_enemy(unit) and zones:
            judge.length("in a zone", apart(tray, other.tray) - (1 - EPS))
    for ground in scene.grounds:
        if ground.is_structure or ground.type == "lake":
            judge.overlap("on ground", shared(tray, list(ground.shape)))


def price(judge, scene, unit, path, start, course, far, speed):
    """What a path costs, and the Speed that is left."""
    touched = []
    for ground in scene.grounds:
        halves = unit.kind in HALF.get(ground.type, ())
        if (halves or ground.type in LESS) and judge.is_over(shared(path, list(ground.shape))):
            touched.append((ground, halves))
    if len(touched) > 1:
        return far, ceil(speed / 2)
    if not touched:
        return far, speed
    ground, halves = touched[0]
    if not halves:
        return far, max(speed - 1, ceil(speed / 2))
    part = clip(list(ground.shape), path)
    along = [dot(less(point, start), ahead(course)) for point in part]
    return far + max(along) - min(along), speed


def passed(judge, scene, unit, path):
    friends = {
        one.id
        for one in scene.units
        if one.id != unit.id and not one.is_enemy(unit) and one.kind != "artillery"
        and judge.is_over(shared(path, one.tray))
    }  # fmt: skip
    return friends | {
        one.id
        for one in scene.grounds
        if one.is_structure and judge.is_over(shared(path, list(one.shape)))
    }


# Forced movements (GEO-12) ------------------------------------------------------------------

GRID, ANGLES = 20, range(-45, 46)
"""Steps of an inch, and degrees at which a forced movement is tried."""


def forced(scene, unit, number, speed):
    """How far a forced movement goes, read twice: strictly and where all that is close is legal.

    Each reading is the distance in steps and the angles that reach it. Whatever bars a path bars
    all longer ones, so that it is looked for by halves; ends and costs are tried one by one.
    """
    most = {phi: _open_steps(scene, unit, number, phi, speed * GRID) for phi in ANGLES}
    strict = loose = None
    for steps in range(speed * GRID, 0, -1):
        verdicts = {
            phi: move(scene, unit, number, phi, steps / GRID, speed, 1)[1]
            for phi in ANGLES if most[phi] >= steps
        }  # fmt: skip
        sure = {phi for phi, one in verdicts.items() if one}
        maybe = sure | {phi for phi, one in verdicts.items() if one is None}
        loose = loose or (steps, maybe) if maybe else loose
        strict = (steps, sure) if sure else None
        if strict:
            break
    return strict or (0, set()), loose or (0, set())


def _open_steps(scene, unit, number, phi, most):
    """How many steps a path may have at the most, close calls taken as open."""
    course = unit.heading + 90 * (number - 1) + phi
    start = ref(unit, number)
    half = (unit.width if number % 2 else unit.depth) / 2
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        judge, far = Judge(), middle / GRID
        path = lane(start, course, 0, far, half, half)
        _paths(judge, scene, unit, path, (start, go(start, ahead(course), far)))
        if judge.verdict is False:
            high = middle - 1
        else:
            low = middle
    return low


# Paths of Groups (GEO-09, GEO-17) ------------------------------------------------------------


def base(group, centre, heading):
    """The corners of a base somewhere."""
    return plane.oval(centre, heading, group.width, group.depth)


def wander(scene, group, points, turn, speed, *, is_half):
    """Whether a path of a Group is legal, and what it costs."""
    judge = Judge()
    stops = [group.centre, *points]
    heading = (group.heading + turn) % 360
    steps = list(pairwise(stops))
    sweeps = [hull([*base(group, a, group.heading), *base(group, b, group.heading)])
              for a, b in steps]  # fmt: skip
    if len(points) > 6:
        return False, 0.0
    for sweep in sweeps:
        _on_table(judge, sweep)
        _group_path(judge, scene, group, sweep)
    _group_end(judge, scene, group, base(group, points[-1], heading))
    speed = ceil(speed / 2) if is_half else speed
    far = sum(hypot(*less(b, a)) for a, b in steps)
    if group.width != group.depth:
        far += group.width / 2 * radians(abs(turn))
    cost, allowed = _group_price(judge, scene, group, steps, sweeps, far, speed)
    judge.length("too far", allowed + EPS - cost)
    return judge.verdict, cost


def _group_path(judge, scene, group, sweep):
    start = base(group, group.centre, group.heading)
    for other in scene.units:
        if not other.is_enemy(group):
            continue
        judge.overlap("enemy", shared(sweep, other.tray))
        before = apart(start, other.tray) - (1 - EPS)
        judge.close |= abs(before) < NEAR
        if before >= 0 and other.kind != "group":
            judge.length("zone", apart(sweep, other.tray) - (1 - EPS))
    for ground in scene.grounds:
        if ground.type == "lake":
            judge.overlap("lake", shared(sweep, list(ground.shape)))


def _group_end(judge, scene, group, shape):
    _on_table(judge, shape)
    for other in scene.units:
        if other.id == group.id:
            continue
        judge.overlap("on an element", shared(shape, other.tray))
        if other.is_enemy(group):
            judge.length("near an enemy", apart(shape, other.tray) - (1 - EPS))
    for ground in scene.grounds:
        if ground.is_structure or ground.type == "lake":
            judge.overlap("on ground", shared(shape, list(ground.shape)))


def _group_price(judge, scene, group, steps, sweeps, far, speed):
    """What a path costs: inches with any part of the base in a slow piece count double."""
    touched = [
        one for one in scene.grounds
        if (one.type in LESS or group.kind in HALF.get(one.type, ()))
        and any([judge.is_over(shared(sweep, list(one.shape))) for sweep in sweeps])
    ]  # fmt: skip
    if len(touched) > 1:
        return far, ceil(speed / 2)
    for one in touched:
        if group.kind not in HALF.get(one.type, ()):
            return far, max(speed - 1, ceil(speed / 2))
        rim = base(group, (0.0, 0.0), group.heading)
        grown = hull([(x + u, y + v) for x, y in one.shape for u, v in rim])
        far += sum(within(a, b, grown) for a, b in steps if a != b)
    return far, speed


# Lines of fire and corridors (GEO-13, GEO-14) ------------------------------------------------


def zone(unit, point):
    """The zone of a point (GEO-03), or None on a diagonal."""
    off = less(point, unit.centre)
    u, v = dot(off, right(unit.heading)), dot(off, ahead(unit.heading))
    a, b = abs(u) - unit.width / 2, abs(v) - unit.depth / 2
    if abs(a - b) < NEAR or abs(v) < NEAR:
        return None
    if v > 0 and b >= a:
        return 1
    if v <= 0 and b > a:
        return 3
    return 2 if u > 0 else 4


def occupies(judge, unit, ground):
    """Whether at least three REF lie in an area."""
    depths = sorted(
        (min(plane.depth_in(ref(unit, number), side) for side in sides(list(ground.shape)))
         for number in (1, 2, 3, 4)), reverse=True,
    )  # fmt: skip
    if abs(depths[2] + EPS) < 0.02:
        judge.close = True
    return depths[2] >= -EPS


def blockers(judge, scene, shooter, target):
    """What blocks between two Units (6.1.1, 13.1 Blocking and Commanding, RUL-74)."""
    areas = [one for one in scene.grounds if not one.is_structure]
    under = {one.id for one in areas for end in (shooter, target) if occupies(judge, end, one)}
    high = any(one.id in under and one.type == "hill" for one in areas)
    found = []
    for one in scene.units:
        if one.id in (shooter.id, target.id) or one.kind == "artillery":
            continue
        on_hill = any(each.type == "hill" and occupies(judge, one, each) for each in areas)
        if not high or on_hill:
            found.append(one.tray)
    for one in scene.grounds:
        if one.type not in BLOCKING or one.id in under or (high and one.type != "hill"):
            continue
        shape = list(one.shape)
        if not all([judge.is_over(shared(end.tray, shape)) for end in (shooter, target)]):
            found.append(shape)
    return found


def fire(scene, shooter, target, aim):
    """Whether the line from REF-1 to a point is free, and which corridors are."""
    judge = Judge()
    origin = ref(shooter, 1)
    here = zone(shooter, aim)
    if here is None:
        return None, set()
    if here != 1:
        return False, set()
    between = blockers(judge, scene, shooter, target)
    judge.crossing("target", origin, aim, target.tray)
    for shape in between:
        judge.crossing("blocked", origin, aim, shape)
    if judge.verdict is not True:
        return judge.verdict, set()
    free = set()
    for side, sign in (("left", -1), ("right", 1)):
        one = corridor(origin, aim, sign, target, between)
        if one is None:
            return None, set()
        if one:
            free.add(side)
    return bool(free), free


def corridor(origin, aim, sign, target, between):
    judge = Judge()
    course = degrees(atan2(aim[0] - origin[0], aim[1] - origin[1]))
    left, to_right = (1, 0) if sign < 0 else (0, 1)
    strip = lane(origin, course, 0, 200, left, to_right)
    met = clip(target.tray, strip)
    if not met:
        return False
    across = [sign * dot(less(point, origin), right(course)) for point in met]
    judge.length("narrow", EPS - min(across))
    judge.length("narrow", max(across) - (1 - EPS))
    side = go(origin, right(course), sign)
    whole = hull([origin, side, *met])
    for shape in between:
        judge.overlap("cut", max(0.0, shared(shape, whole) - shared(shape, hull(met))))
    return judge.verdict


# Charges (GEO-15) ----------------------------------------------------------------------------


def charge(scene, unit, target, edge, share, speed):
    """Where a charge at a fraction of an edge ends, and whether it may be made."""
    judge = Judge()
    origin = ref(unit, 1)
    a, b = sides(target.tray)[edge - 1]
    point = go(a, less(b, a), share)
    out = target.heading + 90 * (edge - 1)
    place = go(point, ahead(out), unit.depth / 2)
    end = round(place[0], 3), round(place[1], 3), round((out + 180) % 360, 2) % 360
    length = hypot(*less(point, origin))
    theirs, ours = zone(target, origin), zone(unit, point)
    if theirs is None or ours is None or length < 0.05:
        return end, None, length
    if theirs != edge or ours != 1:
        return end, False, length
    _charge_line(judge, scene, unit, target, origin, point)
    course = degrees(atan2(point[0] - origin[0], point[1] - origin[1]))
    strip = lane(origin, course, 0, length + 1e-9, unit.width / 2, unit.width / 2)
    met = [dot(less(one, origin), ahead(course)) for one in clip(target.tray, strip)]
    far = min([*met, length])
    path = lane(origin, course, 0, max(far, 1e-6), unit.width / 2, unit.width / 2)
    _on_table(judge, path)
    for other in scene.units:
        if other.is_enemy(unit) and other.id != target.id:
            judge.overlap("enemy", shared(path, other.tray))
    for ground in scene.grounds:
        if ground.type == "lake":
            judge.overlap("lake", shared(path, list(ground.shape)))
    cost, allowed = price(judge, scene, unit, path, origin, course, length, speed)
    if cost != length:  # the slow part is measured up to contact, the line up to the point
        judge.close |= not clip(strip, path)
    judge.length("too far", 2 * allowed + EPS - cost)
    tray = plane.box(end[:2], end[2], unit.width, unit.depth)
    rest = [one for one in scene.units if one.id != target.id]
    _ends(judge, type(scene)(tuple(rest), scene.grounds), unit, tray, zones=False)
    return end, judge.verdict, length


def _charge_line(judge, scene, unit, target, origin, point):
    for other in scene.units:
        is_open = other.kind == "artillery" and not other.is_enemy(unit)
        if other.id not in (unit.id, target.id) and not is_open:
            judge.crossing("unit", origin, point, other.tray)
    for ground in scene.grounds:
        if ground.is_structure:
            judge.crossing("structure", origin, point, list(ground.shape))
