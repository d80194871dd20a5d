"""The geometry of the product against a second reading of the digest, on random tables.

Verdicts are compared wherever rounding does not decide; places always.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.fire_and_sword.geometry import charges, forced, groups, moves, sight
from bot.games.fire_and_sword.geometry.approaches import Aim
from bot.games.fire_and_sword.geometry.charges import Charge
from bot.games.fire_and_sword.geometry.fixed import Spot, angle, length
from bot.games.fire_and_sword.geometry.groups import Wander
from bot.games.fire_and_sword.geometry.moves import Journey, Kind
from bot.games.fire_and_sword.geometry.shapes import ref_point
from bot.games.fire_and_sword.geometry.sight import Line
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.tracks import track

from . import plane, readings
from .scenes import Scene, scene

LEAST = 2.0
"""A forced movement of fewer inches is a Crush."""


def same_place(place, end):
    turn = (place.heading / 100 - end[2] + 180) % 360 - 180
    off = max(abs(place.x / 1000 - end[0]), abs(place.y / 1000 - end[1]))
    return off <= 0.00101 and abs(turn) <= 0.0101


def compare_move(random: Random, on: Scene) -> str:
    ref, phi = (
        random.choice((1, 1, 1, 2, 3, 4)),
        round(random.uniform(-45, 45), random.choice((0, 2))),
    )
    far, speed = round(random.uniform(0, 12), 3), random.choice((6, 7, 8, 12))
    multiple = random.choice((1, 2))
    unit = on.unit("r1")
    end, legal, over, cost = readings.move(on, unit, ref, phi, far, speed, multiple)
    table = on.table()
    mover = Mover(table.body("r1"), length(speed))
    way = track(mover.body, ref, angle(phi), length(far))
    found = moves.go(table, mover, way, Kind("FAS-4.3.4-a", multiple))
    assert same_place(way.end, end), (on, ref, phi, far)
    if legal is None:
        return "near"
    assert isinstance(found, Journey) is legal, (on, ref, phi, far, speed, multiple, found)
    if isinstance(found, Journey):
        assert set(found.passed) == over, (on, ref, phi, far)
        assert found.cost == pytest.approx(cost, abs=0.004), (on, ref, phi, far)
    return "legal" if legal else "refused"


def compare_fire(random: Random, on: Scene) -> str:
    shooter, target = on.unit("r1"), on.unit("b1")
    a, b = random.choice(plane.sides(target.tray))
    aim = plane.go(a, plane.less(b, a), random.random())
    legal, free = readings.fire(on, shooter, target, aim)
    if legal is None:
        return "near"
    table = on.table()
    one, other = table.body("r1"), table.body("b1")
    origin = ref_point(one.footprint, one.place, 1)
    found = sight.line(table, one, other, origin, aim)
    assert isinstance(found, Line) is legal, (on, aim, found, free)
    if isinstance(found, Line):
        assert set(found.sides) == free, (on, aim)
    return "legal" if legal else "refused"


def compare_charge(random: Random, on: Scene) -> str:
    unit, target = on.unit("r1"), on.unit("b1")
    edge = readings.zone(target, readings.ref(unit, 1)) or random.choice((1, 2, 3, 4))
    fraction, speed = random.randint(0, 10_000), random.choice((6, 8, 12))
    end, legal, far = readings.charge(on, unit, target, edge, fraction / 10_000, speed)
    table = on.table()
    mover = Mover(table.body("r1"), length(speed))
    found = charges.charge(table, mover, table.body("b1"), Aim(edge - 1, fraction))
    if legal is None:
        return "near"
    assert isinstance(found, Charge) is legal, (on, edge, fraction, speed, found)
    if isinstance(found, Charge):
        assert same_place(found.end, end), (on, edge, fraction)
        assert found.length == pytest.approx(far, abs=0.002)
    return "legal" if legal else "refused"


def compare_forced(random: Random, on: Scene) -> str:
    ref, speed = random.choice((1, 2, 3, 3, 4)), random.choice((2, 4, 6, 7, 8))
    strict, loose = readings.forced(on, on.unit("r1"), ref, speed)
    table = on.table()
    mover = Mover(table.body("r1"), length(speed))
    found = forced.farthest(table, mover, ref, LEAST)
    steps, angles = found.distance // 50, {phi // 100 for phi in found.angles}
    assert strict[0] <= steps <= loose[0], (on, ref, speed, found, strict, loose)
    assert found.is_crush is (steps / readings.GRID < LEAST - readings.EPS)
    if strict[0] == steps:
        assert strict[1] <= angles, (on, ref, speed, found, strict)
    if loose[0] == steps:
        assert angles <= loose[1], (on, ref, speed, found, loose)
    if strict[0] != loose[0]:
        return "near"
    return "whole" if steps == speed * readings.GRID else "cut short"


def compare_wander(random: Random, on: Scene) -> str:
    group, is_half = on.unit("r1"), random.random() < 0.3
    speed, spots = random.choice((6, 8, 10, 12)), [on.unit("r1").centre]
    for _ in range(random.randint(1, 4)):
        course, far = random.uniform(0, 360), random.uniform(0.3, 4)
        x, y = plane.go(spots[-1], plane.ahead(course), far)
        spots.append((round(x, 3), round(y, 3)))
    turn = random.choice((0, 0, 45, -90)) if group.size == "G3" else 0
    legal, cost = readings.wander(on, group, spots[1:], turn, speed, is_half=is_half)
    table = on.table()
    mover = Mover(table.body("r1"), length(speed))
    points = [Spot(length(x), length(y)) for x, y in spots[1:]]
    found = groups.wander(table, mover, points, angle(turn), is_half=is_half)
    if legal is None:
        return "near"
    assert isinstance(found, Wander) is legal, (on, spots, turn, speed, is_half, found)
    if isinstance(found, Wander):
        assert found.cost == pytest.approx(cost, abs=0.006), (on, spots, turn)
    return "legal" if legal else "refused"


BASES = {compare_wander: 0.4}
"""The share of Groups on the tables of a comparison."""


def run(compare, seed: str, count: int) -> Counter[str]:
    random = Random(f"{compare.__name__} {seed}")
    bases = BASES.get(compare, 0)
    return Counter(compare(random, scene(random, bases=bases)) for _ in range(count))


@pytest.mark.rule("FAS-GEO-10", "FAS-GEO-11")
def test_moves_read_twice():
    tally = run(compare_move, "moves", 250)

    assert min(tally["legal"], tally["refused"]) > 30


@pytest.mark.rule("FAS-GEO-13", "FAS-GEO-14")
def test_lines_of_fire_and_corridors_read_twice():
    tally = run(compare_fire, "lines", 400)

    assert min(tally["legal"], tally["refused"]) > 15


@pytest.mark.rule("FAS-GEO-15")
def test_charges_read_twice():
    tally = run(compare_charge, "charges", 300)

    assert min(tally["legal"], tally["refused"]) > 20


@pytest.mark.rule("FAS-GEO-12", "FAS-5.4-a", "FAS-RUL-66")
def test_forced_movements_read_twice():
    tally = run(compare_forced, "forced", 15)

    assert min(tally["whole"], tally["cut short"]) > 1


@pytest.mark.rule("FAS-GEO-09", "FAS-GEO-17", "FAS-9.1-b", "FAS-9.3-b")
def test_paths_of_groups_read_twice():
    tally = run(compare_wander, "paths", 150)

    assert min(tally["legal"], tally["refused"]) > 25


@pytest.mark.soak
@pytest.mark.parametrize(
    ("compare", "count", "least"),
    [
        (compare_move, 40_000, 2_000),
        (compare_forced, 5_000, 500),
        (compare_fire, 40_000, 2_000),
        (compare_charge, 40_000, 2_000),
        (compare_wander, 8_000, 500),
    ],
)
def test_readings_agree_in_bulk(compare, count, least, request):
    tally = run(compare, request.config.option.soak_seed, count)
    del tally["near"]

    assert len(tally) > 1
    assert min(tally.values()) > least
