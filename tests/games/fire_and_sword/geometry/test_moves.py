"""Movements along a line: ends, paths, control zones, terrain, marches, forced ones."""

from random import Random

import pytest
from shapely import LineString

from bot.games.fire_and_sword.geometry import fixed, moves, placing
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.forced import Forced, farthest
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.shapes import ref_point
from bot.games.fire_and_sword.geometry.slowing import Mover, half_speed
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.tracks import Fan, track

from .tables import body, box, garrison, inches, piece, table


def go(on, key, phi, far, speed=8, action="move", ref=1, highlander=False):
    """Move an element by degrees and inches."""
    mover = Mover(on.body(key), length(speed), highlander)
    way = track(mover.body, ref, fixed.angle(phi), length(far))
    return moves.go(on, mover, way, moves.kind_of(on, action))


def refused(result):
    assert isinstance(result, Fault), result
    return result.rule, result.other


def ends_at(result):
    assert isinstance(result, Journey), result
    return inches(result.end)


def forced(on, key, ref=3, speed=4):
    return farthest(on, Mover(on.body(key), length(speed)), ref, crush_below=2)


@pytest.mark.rule("FAS-GEO-10", "FAS-5.1-a", "FAS-4.3.4-a")
def test_ex_16_a_tray_turns_about_its_ref_and_goes_straight():
    on = table(body("r1", 20, 20))

    assert ends_at(go(on, "r1", 0, 8)) == (20, 28, 0)
    turned = go(on, "r1", 45, 8)
    assert ends_at(turned) == (24.950, 25.950, 45)
    front = ref_point(on.body("r1").footprint, turned.end, 1)
    assert front == pytest.approx((25.657, 26.657), abs=1e-3)


@pytest.mark.rule("FAS-GEO-10", "FAS-5.1-b")
@pytest.mark.parametrize(
    ("ref", "phi", "end"),
    [(2, 0, (24, 20, 0)), (3, 0, (20, 16, 0)), (4, 0, (16, 20, 0)), (3, 10, (19.479, 16.046, 10))],
)
def test_any_ref_may_lead_and_a_positive_angle_turns_clockwise(ref, phi, end):
    on = table(body("r1", 20, 20))

    assert ends_at(go(on, "r1", phi, 4, ref=ref, action="disengage")) == end


@pytest.mark.rule("FAS-GEO-10")
def test_the_angle_is_at_most_45_degrees():
    on = table(body("r1", 20, 20))

    assert refused(go(on, "r1", 45.01, 3)) == ("FAS-5.1-a", "")
    assert refused(go(on, "r1", -45.01, 3)) == ("FAS-5.1-a", "")


@pytest.mark.rule("FAS-GEO-11", "FAS-5.3-a")
def test_ex_17_no_part_of_the_path_leaves_the_table():
    on = table(body("r1", 30, 44))

    assert ends_at(go(on, "r1", 0, 3)) == (30, 47, 0)
    assert refused(go(on, "r1", 0, 3.1)) == ("FAS-5.3-a", "")
    assert ends_at(go(on, "r1", 45, 2.24))
    assert refused(go(on, "r1", 45, 2.26)) == ("FAS-5.3-a", "")


@pytest.mark.rule("FAS-GEO-11", "FAS-GEO-18", "FAS-4.4.2-a", "FAS-4.4.4-a")
@pytest.mark.parametrize(
    ("action", "most", "rule"),
    [
        ("move", 8, "FAS-4.3.4-a"),
        ("double_move", 16, "FAS-4.4.2-a"),
        ("disengage", 16, "FAS-4.4.4-a"),
        ("march", 24, "FAS-4.4.3-a"),
    ],
)
def test_how_far_each_movement_goes(action, most, rule):
    on = table(body("r1", 20, 10))

    assert ends_at(go(on, "r1", 0, most + 0.01, action=action)) == (20, 10 + most + 0.01, 0)
    assert refused(go(on, "r1", 0, most + 0.02, action=action)) == (rule, "")


@pytest.mark.rule("FAS-5.2-a", "FAS-5.2-c", "FAS-GEO-11", "FAS-RUL-87")
def test_ex_24_a_unit_passes_over_friends_and_does_not_end_on_them():
    on = table(
        body("r1", 20, 10), body("r2", 20.5, 14), body("r3", 17, 12, size="G1"),
        body("r4", 23, 13, kind="artillery", size="S"),
    )  # fmt: skip

    over = go(on, "r1", 0, 7.5)

    assert ends_at(over) == (20, 17.5, 0)
    assert over.passed == ("r2",)  # nothing for the Group and the guns
    assert refused(go(on, "r1", 0, 5)) == ("FAS-5.2-a", "r2")


@pytest.mark.rule("FAS-5.2-d", "FAS-1.1.1-b", "FAS-GEO-11", "FAS-RUL-13")
def test_the_path_keeps_out_of_enemy_control_zones_and_the_end_too():
    on = table(body("r1", 20, 10), body("b1", 20, 18), body("b2", 23.5, 14.5, size="G1"))

    assert refused(go(on, "r1", 0, 8)) == ("FAS-5.2-d", "b1")  # on its tray
    assert refused(go(on, "r1", 0, 5.02)) == ("FAS-1.1.1-b", "b1")
    touched = go(on, "r1", 0, 5.01)  # 0.99 off: the tolerance of lengths
    assert ends_at(touched) == (20, 15.01, 0)
    beside = table(body("r1", 20, 10), body("b1", 24.9, 14))
    assert refused(go(beside, "r1", 0, 8)) == ("FAS-1.1.1-b", "b1")
    assert ends_at(go(beside, "r1", -10, 8))


@pytest.mark.rule("FAS-1.1.1-c", "FAS-GEO-11", "FAS-RUL-13")
def test_a_zone_that_it_started_in_may_be_crossed_but_not_be_stayed_in():
    on = table(body("r1", 20, 10), body("b1", 24.5, 12))

    assert refused(go(on, "r1", 0, 2)) == ("FAS-5.2-d", "b1")
    assert ends_at(go(on, "r1", 0, 6)) == (20, 16, 0)


@pytest.mark.rule("FAS-GEO-10", "FAS-9.3-d")
def test_enemy_groups_are_touched_in_the_order_in_which_they_are_met():
    on = table(
        body("r1", 20, 10), body("b1", 18, 17, size="G1"), body("b2", 21, 13, size="G2"),
        body("b3", 20, 8.375, size="G1"), body("b4", 26, 14, size="G1"),
    )  # fmt: skip

    over = go(on, "r1", 0, 8)

    assert over.touched == ("b2", "b1")  # b3 touched its tray at the start alone
    assert ends_at(over) == (20, 18, 0)


@pytest.mark.rule("FAS-5.2-b", "FAS-RUL-77", "FAS-GEO-11", "FAS-13.3.1-c")
def test_the_line_crosses_no_structure_the_rest_of_the_tray_may():
    house = box("T1", "light_buildings", 21, 13, 23, 15)
    on = table(body("r1", 20, 10), house)

    over = go(on, "r1", 0, 8)
    assert over.passed == ("T1",)
    assert refused(go(on, "r1", 15, 8)) == ("FAS-5.2-b", "T1")
    assert refused(go(on, "r1", 0, 3)) == ("FAS-13.3.1-a", "T1")
    friend = table(body("r1", 20, 10), house, garrison("r2", house))
    assert go(friend, "r1", 0, 8).passed == ("r2",)  # one die, not two
    enemy = table(body("r1", 20, 10), house, garrison("b1", house))
    assert refused(go(enemy, "r1", 0, 8)) == ("FAS-5.2-d", "b1")


@pytest.mark.rule("FAS-13.1-NIE", "FAS-GEO-11")
def test_nothing_goes_through_impassable_terrain():
    on = table(body("r1", 20, 10), box("T1", "lake", 21, 14, 30, 15))

    assert refused(go(on, "r1", 0, 8)) == ("FAS-13.1-NIE", "T1")
    assert ends_at(go(on, "r1", 0, 3)) == (20, 13, 0)


@pytest.mark.rule("FAS-GEO-11", "FAS-13.1-SPO-a", "FAS-13.1-a", "FAS-13.1-b", "FAS-RUL-10")
def test_ex_25_slowing_by_an_inch_and_two_pieces_that_halve():
    corn = box("T1", "corn", 21, 14, 30, 15)
    on = table(body("r1", 20, 10), corn)

    assert ends_at(go(on, "r1", 0, 7)) == (20, 17, 0)
    assert refused(go(on, "r1", 0, 7.1)) == ("FAS-13.1-b", "")
    assert ends_at(go(on, "r1", 0, 14, action="double_move"))
    assert refused(go(on, "r1", 0, 14.1, action="double_move")) == ("FAS-13.1-b", "")
    two = table(body("r1", 20, 10), corn, box("T2", "plough", 12, 12, 19, 13))
    assert ends_at(go(two, "r1", 0, 4)) == (20, 14, 0)
    assert refused(go(two, "r1", 0, 4.1)) == ("FAS-13.1-b", "")
    assert ends_at(go(two, "r1", 0, 8, action="double_move"))
    assert refused(go(two, "r1", 0, 8.1, action="double_move")) == ("FAS-13.1-b", "")
    assert [half_speed(one * 1000) for one in (8, 7, 5)] == [4000, 4000, 3000]


@pytest.mark.rule("FAS-GEO-11", "FAS-13.1-SPO-a", "FAS-RUL-10")
def test_ex_26_inches_in_a_stream_count_double():
    on = table(body("r1", 20, 10), box("T1", "stream", 10, 16, 30, 17))

    assert go(on, "r1", 0, 7).cost == pytest.approx(8)
    assert refused(go(on, "r1", 0, 7.1)) == ("FAS-13.1-b", "")
    assert go(on, "r1", 0, 5.5).cost == pytest.approx(6)


@pytest.mark.rule("FAS-GEO-11", "FAS-RUL-38", "FAS-12.1-HIG")
def test_slowing_counts_for_the_types_that_it_names_and_not_for_highlanders():
    wood, corn = box("T1", "wood", 10, 14, 30, 15), box("T1", "corn", 10, 14, 30, 15)
    horse, foot = body("r1", 20, 10, kind="cavalry"), body("r1", 20, 10)

    assert go(table(horse, wood), "r1", 0, 7).cost == pytest.approx(8)
    assert go(table(foot, wood), "r1", 0, 7).cost == pytest.approx(7)
    assert refused(go(table(foot, wood), "r1", 0, 8)) == ("FAS-13.1-b", "")
    assert go(table(foot, corn), "r1", 0, 8, highlander=True).cost == pytest.approx(8)
    assert refused(go(table(horse, wood), "r1", 0, 8, highlander=True)) == ("FAS-13.1-b", "")


@pytest.mark.rule("FAS-GEO-11")
def test_an_area_with_a_bay_costs_the_inches_in_it_alone():
    bay = piece("T1", "stream", (19, 12), (24, 12), (24, 13), (20, 13), (20, 14), (24, 14),
                (24, 15), (19, 15))  # fmt: skip
    on = table(body("r1", 22.5, 10), bay)

    assert go(on, "r1", 0, 5).cost == pytest.approx(7)  # the edge is beside the bay's back wall


@pytest.mark.rule("FAS-4.4.3-a", "FAS-GEO-11", "FAS-GEO-22", "FAS-RUL-62")
def test_a_march_keeps_8_in_from_every_enemy_and_off_every_area():
    assert ends_at(go(table(body("r1", 20, 10), body("b1", 20, 43)), "r1", 0, 23, action="march"))
    near = table(body("r1", 20, 10), body("b1", 20, 42.98, size="G1"))
    assert ends_at(go(near, "r1", 0, 23.36, action="march"))  # 7.995 off
    assert refused(go(near, "r1", 0, 23.38, action="march")) == ("FAS-4.4.3-a", "b1")
    behind = table(body("r1", 20, 10), body("b1", 20, 0.7, size="G1"))
    assert refused(go(behind, "r1", 0, 9, action="march")) == ("FAS-4.4.3-a", "b1")
    field = box("T1", "plough", 21.9, 9, 30, 9.5)  # under its rear alone
    assert refused(go(table(body("r1", 20, 10), field), "r1", 0, 9, action="march")) == (
        "FAS-RUL-62", "T1",
    )  # fmt: skip
    decor = box("T1", "decor", 18, 12, 22, 14)
    assert ends_at(go(table(body("r1", 20, 10), decor), "r1", 0, 9, action="march"))


@pytest.mark.rule("FAS-GEO-22")
def test_the_body_path_is_the_sweep_of_the_turned_tray_and_its_start():
    rear = box("T1", "plough", 18, 8.5, 19, 9.1)
    on = table(body("r1", 20, 10), rear, box("T2", "plough", 19, 14, 20, 15))

    assert go(on, "r1", 0, 6).crossed == ("T1", "T2")
    assert go(on, "r1", 0, 2).crossed == ("T1",)


# Forced movements ----------------------------------------------------------------------------


@pytest.mark.rule("FAS-GEO-12", "FAS-5.4-b", "FAS-RUL-66", "FAS-4.3.5-a")
def test_ex_20_the_owner_chooses_among_the_angles_of_the_full_distance():
    on = table(body("r1", 20, 20), body("r2", 23.5, 15))

    found = forced(on, "r1")

    assert found == Forced(4_000, tuple(range(1_000, 4_501, 100)), is_crush=False)
    assert found.straightest == 1_000
    back = go(on, "r1", 10, 4, speed=4, ref=3, action="withdraw")
    assert ends_at(back) == (19.479, 16.046, 10)
    assert back.passed == ()


@pytest.mark.rule("FAS-GEO-12")
def test_in_the_open_all_angles_go_the_whole_speed():
    found = forced(table(body("r1", 20, 20)), "r1")

    assert found == Forced(4_000, tuple(range(-4_500, 4_501, 100)), is_crush=False)
    assert found.straightest == 0


@pytest.mark.rule("FAS-GEO-12", "FAS-5.4-a")
def test_ex_22_a_crush_goes_as_far_as_it_can():
    on = table(
        body("r1", 20, 20), body("b1", 17.5, 15.75, size="L"), body("b2", 22.8, 15.75, size="L")
    )

    found = forced(on, "r1")

    assert (found.distance, found.is_crush) == (1_000, True)
    assert 0 in found.angles


@pytest.mark.rule("FAS-GEO-12", "FAS-5.3-a", "FAS-5.4-a")
def test_ex_23_the_table_edge_stops_a_forced_movement():
    assert forced(table(body("r1", 20, 3)), "r1") == Forced(2_000, (0,), is_crush=False)
    assert forced(table(body("r1", 20, 2.5)), "r1") == Forced(1_500, (0,), is_crush=True)


@pytest.mark.rule("FAS-GEO-12")
def test_a_shorter_way_may_be_illegal_where_the_full_one_is_not():
    on = table(body("r1", 20, 20), body("r2", 20, 16.9, size="XL"))

    assert forced(on, "r1", speed=6).distance == 6_000
    assert refused(go(on, "r1", 0, 4, speed=6, ref=3, action="withdraw")) == ("FAS-5.2-a", "r2")


@pytest.mark.rule("FAS-GEO-12")
def test_a_unit_that_cannot_move_stays_with_its_heading():
    on = table(body("r1", 20, 20), body("b1", 20, 17.9, size="XL"))

    found = forced(on, "r1")

    assert (found.distance, found.angles, found.is_crush) == (0, (), True)
    assert found.straightest == 0


@pytest.mark.rule("FAS-GEO-12")
def test_every_offered_angle_is_legal_and_no_longer_way_is():
    wood = box("T1", "wood", 14, 12, 19, 17)
    on = table(
        body("r1", 20, 20, 30, kind="cavalry"), body("r2", 18, 15, 10), body("b1", 26, 17), wood
    )
    found = forced(on, "r1", speed=7)
    mover = Mover(on.body("r1"), 7_000)
    kind = moves.kind_of(on, "withdraw")

    def legal(distance):
        ways = [track(mover.body, 3, phi, distance) for phi in range(-4_500, 4_501, 100)]
        verdicts = moves.judge(on, mover, ways, kind)[0]
        return tuple(one.phi for one, bad in zip(ways, verdicts, strict=True) if bad is None)

    assert legal(found.distance) == found.angles
    assert not any(legal(one) for one in range(found.distance + 50, 7_001, 400))


@pytest.mark.rule("FAS-GEO-10", "FAS-GEO-21")
def test_many_movements_at_once_are_the_same_to_the_last_bit_as_one_by_one():
    random, on = Random("fan"), table(body("r1", 20.123, 20.456, 33.21))
    ways = [
        track(on.body("r1"), ref, random.randint(-4_500, 4_500), random.choice((0, 333, 13_977)))
        for ref in (1, 2, 3, 4) * 10
    ]

    fan = Fan(ways)

    assert fan.places == [one.end for one in ways]
    assert [one.wkb for one in fan.strips] == [one.strip.wkb for one in ways]
    assert [one.wkb for one in fan.lines] == [LineString(one.line).wkb for one in ways]
    shapes = [on.shape(one.footprint, one.end) for one in ways]
    assert [one.wkb for one in fan.ends] == [one.wkb for one in shapes]


def test_the_first_fault_of_a_candidate_stays():
    found = [None, Fault("A", "first")]

    placing.refuse(found, placing.shapes_of([True, True]).astype(bool), Fault("B", "second"))

    assert [one.rule for one in found] == ["B", "A"]
