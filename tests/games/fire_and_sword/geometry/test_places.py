"""Fixed point, trays and bases, zones, distances, contact, what is occupied."""

import math

import pytest

from bot.games.fire_and_sword.geometry import fixed, measuring, shapes
from bot.games.fire_and_sword.geometry.fixed import Place, Spot, at

from .tables import body, box, footprint, garrison, piece, table


@pytest.mark.rule("FAS-GEO-01")
def test_north_is_ahead_of_heading_0_and_headings_run_clockwise():
    place = at(20, 20)

    assert fixed.walk(place, (0, 8_000)) == Spot(20_000, 28_000)
    assert fixed.walk(place, (9_000, 8_000)) == Spot(28_000, 20_000)
    assert fixed.walk(place, (18_000, 8_000)) == Spot(20_000, 12_000)
    assert fixed.walk(place, (4_500, 8_000)) == Spot(25_657, 25_657)
    assert at(1.00049, 2.0006, 359.996) == Place(1_000, 2_001, 0)


@pytest.mark.rule("FAS-GEO-01")
def test_legs_are_added_before_the_place_is_rounded():
    legs = [(3_333, 101), (12_345, 77), (27_001, 901)] * 9

    x = sum(d * math.sin(math.radians(h / 100)) for h, d in legs)
    y = sum(d * math.cos(math.radians(h / 100)) for h, d in legs)

    assert fixed.walk(Spot(0, 0), *legs) == Spot(round(x), round(y))


def test_a_sine_is_the_same_on_every_machine():
    """No sine is so near to the middle between two billionths that a library could err."""
    exact = [math.sin(math.radians(step / 100)) * fixed.SCALE for step in range(9_001)]

    assert min(abs(one % 1 - 0.5) for one in exact) > 1e-5
    assert [fixed.sine(step) for step in range(9_001)] == [round(one) for one in exact]
    assert fixed.sine(27_000) == -fixed.SCALE
    assert fixed.cosine(18_000) == -fixed.SCALE


@pytest.mark.rule("FAS-GEO-02")
def test_corners_and_refs_of_a_tray_follow_from_its_centre_and_heading():
    one = body("r1", 20, 20, 90)

    corners = [(round(x, 9), round(y, 9)) for x, y in one.outline.exterior.coords[:4]]
    refs = [shapes.ref_point(one.footprint, one.place, ref) for ref in shapes.REFS]

    assert corners == [(21, 22), (21, 18), (19, 18), (19, 22)]  # FL, FR, RR, RL
    assert refs == [(21, 20), (20, 18), (19, 20), (20, 22)]


@pytest.mark.rule("FAS-GEO-02")
@pytest.mark.parametrize(
    ("size", "covered"), [("S", 6), ("M", 8), ("L", 12.5), ("XL", 18), ("G1", 1.2256)]
)
def test_sizes_of_trays(size, covered):
    assert body("r1", 20, 20, 33, size).outline.area == pytest.approx(covered, abs=1e-4)


@pytest.mark.rule("FAS-GEO-09", "FAS-1.1.2-a")
def test_a_base_is_a_polygon_of_72_corners_and_an_oval_one_is_long_to_its_right():
    round_one, oval = body("r1", 20, 20, 10, "G2"), body("r2", 30, 20, 90, "G3")

    assert len(set(round_one.outline.exterior.coords)) == 72
    assert round_one.outline == body("r1", 20, 20, 200, "G2").outline
    assert oval.outline.bounds == pytest.approx((29.125, 18.5, 30.875, 21.5), abs=1e-9)


@pytest.mark.rule("FAS-GEO-03", "FAS-RUL-15", "FAS-1.1.1-e")
@pytest.mark.parametrize(
    ("x", "y", "zone"),
    [
        (20, 30, "front"), (24, 23, "front"), (24.1, 23, "right"), (16, 23, "front"),
        (30, 20, "right"), (24, 17, "right"), (23.9, 17, "rear"), (20, 10, "rear"),
        (10, 20, "left"), (16, 17, "left"), (16.1, 17, "rear"),
    ],
)  # fmt: skip
def test_zones_are_parted_by_the_diagonals_and_a_tie_is_front_before_side_before_rear(x, y, zone):
    one, turned = body("r1", 20, 20), body("r1", 20, 20, 180)

    assert shapes.zone(one.footprint, one.place, (x, y)) == zone
    assert shapes.zone(turned.footprint, turned.place, (40 - x, 40 - y)) == zone


@pytest.mark.rule("FAS-GEO-04", "FAS-1.4-a", "FAS-1.4-b")
def test_a_distance_is_the_least_one_of_two_trays_and_within_has_a_tolerance():
    one, other = body("r1", 20, 20), body("b1", 20, 26.01)
    on = table(one, other)

    assert measuring.distance(one, other) == pytest.approx(4.01)
    assert measuring.is_within(on, one, other, 4)
    assert not measuring.is_within(on, one, body("b1", 20, 26.02), 4)
    assert measuring.distance(one, body("b1", 21, 21, 45)) == 0


@pytest.mark.rule("FAS-GEO-05")
def test_trays_overlap_by_more_than_the_tolerance_of_areas():
    on, one = table(), body("r1", 20, 20)

    assert not measuring.overlaps(on, one.outline, body("r2", 23.999, 20).outline)  # 0.002 sq in
    assert measuring.overlaps(on, one.outline, body("r2", 23.997, 20).outline)  # 0.006
    assert not measuring.overlaps(on, one.outline, body("r2", 30, 20).outline)


@pytest.mark.rule("FAS-GEO-06", "FAS-1.1.1-a")
def test_a_control_zone_is_all_within_an_inch_and_groups_have_none():
    one, enemy = body("r1", 20, 20), body("b1", 20, 22.98)
    group, friend = body("b2", 20, 17.5, size="G1"), body("r2", 25, 20)
    on = table(one, enemy, group, friend)

    assert measuring.zones_at(on, one, one.outline) == [enemy]
    assert not measuring.zones_at(on, one, body("r1", 20, 19.99).outline)  # 0.99 is outside
    corner = body("r1", 15.28, 20.27).outline  # 0.72 and 0.71 off its corner: 1.01
    assert not measuring.zones_at(on, one, corner)


@pytest.mark.rule("FAS-GEO-07", "FAS-1.4-c", "FAS-7.1-a")
def test_contact_names_the_edges_that_touch():
    one = body("r1", 20, 20)

    def touched(*where):
        found = measuring.contacts(table(), one, body("b1", *where))
        return {(pair.edge, pair.other): round(pair.shared, 3) for pair in found}

    assert touched(20, 22, 180) == {("front", "front"): 4}
    assert touched(23, 20, 270) == {("right", "front"): 2}
    assert touched(23.96, 22, 0) == {}  # 0.04 in common
    assert touched(23.9, 22.02, 0) == {("front", "rear"): 0.1}
    assert touched(23.9, 22.03, 0) == {}


@pytest.mark.rule("FAS-GEO-07", "FAS-9.3-f")
def test_units_of_both_armies_that_touch_are_bound_and_groups_never():
    one, enemy = body("r1", 20, 20), body("b1", 20, 22, 180)
    friend, group = body("r2", 24, 20), body("b2", 20, 18.375, size="G1")
    on = table(one, enemy, friend, group)

    assert measuring.bound_with(on, one) == [enemy]
    assert measuring.touches_base(on, group, one.outline)
    assert not measuring.bound_with(on, friend)


@pytest.mark.rule("FAS-GEO-07", "FAS-13.3.1-d")
def test_all_edges_of_a_garrison_are_front_edges():
    hold = box("T1", "light_buildings", 18, 17, 21, 20)
    one, inside = body("r1", 20, 21), garrison("b1", hold)

    assert measuring.contacts(table(hold), one, inside) == [("rear", "front", 3.0)]


@pytest.mark.rule("FAS-GEO-08", "FAS-13.1-c")
def test_a_unit_occupies_with_three_refs_and_a_group_with_its_whole_base():
    wood = box("T1", "wood", 16, 18, 22, 24)
    on = table(wood)

    assert measuring.occupies(on, body("r1", 20, 20), wood)  # all but none: REF-2 on the rim
    assert measuring.occupies(on, body("r1", 21, 20), wood)  # REF-2 outside
    assert not measuring.occupies(on, body("r1", 21, 18), wood)  # REF-2 and REF-3 outside
    assert measuring.occupies(on, body("r1", 20, 23.375, size="G1"), wood)
    assert not measuring.occupies(on, body("r1", 20, 23.4, size="G1"), wood)
    assert measuring.is_partly_in(on, body("r1", 23, 20), wood)


@pytest.mark.rule("FAS-GEO-25", "FAS-13.3.1-c")
def test_a_garrison_is_measured_from_its_structure():
    house = box("T1", "light_buildings", 35, 22.5, 38, 25.5)
    inside, enemy = garrison("b1", house), body("r1", 36.5, 19.55)
    on = table(house, inside, enemy)

    assert measuring.distance(inside, enemy) == pytest.approx(1.95)
    assert not measuring.zones_at(on, enemy, enemy.outline)
    assert measuring.zones_at(on, enemy, body("r1", 36.5, 20.6).outline) == [inside]
    assert measuring.occupied(on, inside) == [house]
    assert on.garrison(house) == inside


def test_an_outline_runs_clockwise_however_it_was_drawn():
    there = piece("T1", "wood", (0, 0), (4, 0), (4, 4), (0, 4))
    back = piece("T1", "wood", (0, 0), (0, 4), (4, 4), (4, 0))

    assert not there.outline.exterior.is_ccw
    assert not back.outline.exterior.is_ccw
    assert footprint("M").half(1) == 1_000
