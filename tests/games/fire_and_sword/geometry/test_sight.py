"""Lines of fire, corridors, what blocks them, and the nearest visible enemy."""

import pytest

from bot.games.fire_and_sword.geometry import sight
from bot.games.fire_and_sword.geometry.shapes import ref_point
from bot.games.fire_and_sword.geometry.sight import Line
from bot.games.fire_and_sword.geometry.table import Fault

from .tables import body, box, garrison, table


def line(on, aim, shooter="r1", target="b1", ref=1, edge=None):
    one = on.body(shooter)
    origin = ref_point(one.footprint, one.place, ref)
    return sight.line(on, one, on.body(target), origin, aim, ref, edge)


def refused(result):
    assert isinstance(result, Fault), result
    return result.rule, result.what, result.other


def sees(on, shooter="r1", target="b1"):
    return next(sight.lines(on, on.body(shooter), on.body(target)), None)


@pytest.mark.rule("FAS-GEO-13", "FAS-GEO-14", "FAS-6.1.2-a", "FAS-6.1-a")
def test_ex_28_a_corridor_must_reach_the_target_with_its_full_width():
    on = table(body("r1", 20, 10), body("b1", 20, 18, 180))

    middle = line(on, (20, 17))
    assert (middle.length, middle.sides, middle.edge) == (6, ("left", "right"), "front")
    assert line(on, (22, 17)).sides == ("left",)
    assert line(on, (18, 17)).sides == ("right",)


@pytest.mark.rule("FAS-GEO-14", "FAS-6.1.2-a", "FAS-13.1-BLO")
def test_ex_29_a_wood_cuts_a_corridor():
    units = body("r1", 20, 10), body("b1", 20, 18, 180)

    right = table(*units, box("T1", "wood", 20.4, 12, 24, 15))
    assert line(right, (20, 17)).sides == ("left",)
    both = table(*units, box("T1", "wood", 18.9, 12, 24, 15))
    assert refused(line(both, (20, 17))) == ("FAS-6.1.1-a", "line-blocked", "T1")
    beside = table(*units, box("T1", "wood", 20.4, 12, 24, 15), box("T2", "wood", 16, 12, 19.6, 15))
    assert refused(line(beside, (20, 17))) == ("FAS-6.1.2-a", "no-corridor", "b1")
    assert sees(both) is None


@pytest.mark.rule("FAS-GEO-14")
def test_what_stands_behind_the_near_edge_of_the_target_cuts_nothing():
    on = table(body("r1", 20, 10), body("b1", 20, 18, 180), body("b2", 22, 20, 180))

    assert line(on, (20, 17)).sides == ("left", "right")


@pytest.mark.rule("FAS-GEO-13", "FAS-6.1.1-a", "FAS-12.1-ART-b")
def test_units_block_a_line_groups_and_artillery_do_not():
    ends = body("r1", 20, 10), body("b1", 20, 20, 180)

    assert refused(line(table(*ends, body("r2", 20, 14)), (20, 19)))[1:] == ("line-blocked", "r2")
    guns, group = body("r2", 20, 14, kind="artillery"), body("b3", 20, 16, size="G2")
    assert line(table(*ends, guns, group), (20, 19)).sides == ("left", "right")


@pytest.mark.rule("FAS-GEO-13")
def test_a_line_may_run_along_an_edge_and_not_through_its_target():
    on = table(body("r1", 20, 10), body("b1", 20, 20, 180), body("r2", 22, 14))

    assert line(on, (20, 19)).sides == ("left",)  # x = 20 is the left edge of r2
    assert refused(line(on, (20, 21)))[:2] == ("FAS-6.1.1-a", "through-target")


@pytest.mark.rule("FAS-6.1-a", "FAS-GEO-13")
def test_the_line_ends_in_the_zone_of_the_firing_ref():
    on = table(body("r1", 20, 20), body("b1", 30, 20, 270))

    assert refused(line(on, (29, 20)))[:2] == ("FAS-6.1-a", "not-in-zone")
    assert line(on, (29, 20), ref=2).length == 7
    assert sees(on) is None


@pytest.mark.rule("FAS-6.1.1-b", "FAS-8.2.2-b", "FAS-GEO-13")
def test_ex_30_a_line_to_an_edge_of_another_zone_is_halved():
    on = table(body("b1", 20, 20), body("r1", 24.5, 25, 180))

    front = line(on, (21.5, 21))
    side = line(on, (22, 20))

    assert (front.edge, front.is_halved, front.is_flank) == ("front", False, False)
    assert (side.edge, side.is_halved, side.is_flank) == ("right", True, False)
    assert not line(on, (22, 21)).is_halved  # a corner belongs to both edges
    assert line(on, (22, 21), edge="right").is_halved
    rear = table(body("b1", 20, 20), body("r1", 20, 10))
    assert line(rear, (20, 19)).is_flank


@pytest.mark.rule("FAS-13.1-BLO", "FAS-13.1-GOR")
def test_ex_27_a_hill_blocks_until_the_target_occupies_it():
    hill = box("T1", "hill", 16, 13, 24, 18)

    behind = table(body("r1", 20, 10), body("b1", 20, 21, 180), hill)
    assert refused(line(behind, (20, 20)))[1:] == ("line-blocked", "T1")
    on_it = table(body("r1", 20, 10), body("b1", 20, 17.2, 180), hill)
    assert isinstance(line(on_it, (20, 16.2)), Line)
    assert isinstance(line(on_it, (20, 11), "b1", "r1"), Line)


@pytest.mark.rule("FAS-13.1-BLO")
def test_two_units_that_are_both_partly_in_a_wood_see_each_other():
    wood = box("T1", "wood", 10, 10.5, 30, 30)

    assert isinstance(
        line(table(body("r1", 20, 10), body("b1", 20, 18, 180), wood), (20, 17)), Line
    )
    outside = table(body("r1", 20, 8), body("b1", 20, 30.5, 180), wood)
    assert refused(line(outside, (20, 29.5)))[1:] == ("line-blocked", "T1")


@pytest.mark.rule("FAS-13.1-GOR", "FAS-RUL-74")
def test_from_a_hill_lines_and_corridors_pass_over_units_and_woods():
    hill = box("T1", "hill", 16, 8, 24, 12)
    over = table(
        body("r1", 20, 10), body("b1", 20, 25, 180), hill, body("r2", 20, 15),
        box("T2", "wood", 16, 18, 24, 20),
    )  # fmt: skip
    assert line(over, (20, 24)).sides == ("left", "right")
    friend = table(body("r1", 20, 10), body("b1", 20, 25, 180), box("T1", "hill", 16, 8, 24, 17),
                   body("r2", 20, 15))  # fmt: skip
    assert refused(line(friend, (20, 24)))[1:] == ("line-blocked", "r2")
    second = table(
        body("r1", 20, 10), body("b1", 20, 25, 180), hill, box("T2", "hill", 16, 18, 24, 20)
    )
    assert refused(line(second, (20, 24)))[1:] == ("line-blocked", "T2")


@pytest.mark.rule("FAS-13.3.1-d", "FAS-13.3.1-c")
def test_a_garrison_shoots_from_its_rim_and_is_shot_at_there():
    house, wall = box("T1", "light_buildings", 18, 18, 22, 20), box("W1", "rampart", 18, 13, 22, 15)
    on = table(house, garrison("b1", house), body("r1", 20, 10))

    back = sees(on, "b1", "r1")
    assert (back.length, back.is_halved, back.is_flank) == (7, False, False)
    assert line(on, (20, 18)).edge == "front"
    assert not line(on, (20, 18)).is_flank
    held = table(house, garrison("b1", house), body("r1", 20, 10), wall, garrison("r2", wall))
    assert refused(line(held, (20, 18)))[1:] == ("line-blocked", "r2")
    empty = table(house, garrison("b1", house), body("r1", 20, 10), wall)
    assert isinstance(line(empty, (20, 18)), Line)  # a rampart does not block by itself


@pytest.mark.rule("FAS-6.1-a", "FAS-6.1.1-b")
def test_the_default_line_is_the_shortest_that_is_not_halved():
    on = table(body("b1", 20, 20), body("r1", 24.5, 25, 180))
    one, target = on.body("r1"), on.body("b1")

    found = sight.default_line(on, one, target, reach=12)

    assert (found.edge, found.is_halved) == ("front", False)
    assert found.length == pytest.approx(3.9051, abs=0.001)  # to the corner (22, 21)
    assert sight.default_line(on, one, target, reach=3) is None


@pytest.mark.rule("FAS-GEO-20", "FAS-RUL-56", "FAS-9.3-a")
def test_the_nearest_visible_enemy_is_the_nearest_with_line_and_corridor():
    wood = box("T1", "wood", 18, 13, 22, 15)
    on = table(body("r1", 20, 10), body("b1", 20, 17, 180), body("b2", 12, 18, size="G1"), wood)

    assert sight.nearest_visible(on, on.body("r1")).id == "b2"
    assert sight.nearest_visible(on.without("b2"), on.body("r1")) is None


@pytest.mark.rule("FAS-RUL-55", "FAS-9.1-c")
def test_a_group_shoots_from_any_rim_point_in_any_direction():
    on = table(body("r1", 20, 10, size="G1"), body("b1", 20, 4), body("b2", 30, 10, 270))

    assert sees(on).length == pytest.approx(4.375)
    assert sees(on, target="b2").length == pytest.approx(8.375)
    wood = box("T1", "wood", 19.7, 6, 20.3, 7)
    beside = sees(table(body("r1", 20, 10, size="G1"), body("b1", 20, 4), wood))
    assert beside.length > 4.375
    assert len(beside.sides) == 1
