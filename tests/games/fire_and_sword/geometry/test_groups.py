"""Paths of Groups, and where a base is set aside or saved."""

import pytest

from bot.games.fire_and_sword.geometry import groups
from bot.games.fire_and_sword.geometry.fixed import Spot, angle, length
from bot.games.fire_and_sword.geometry.measuring import distance
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Fault

from .tables import body, box, inches, table


def spot(x, y):
    return Spot(length(x), length(y))


def wander(on, *points, key="r1", speed=6, turn=0, is_half=False):
    stops = [spot(*one) for one in points]
    mover = Mover(on.body(key), length(speed))
    return groups.wander(on, mover, stops, angle(turn), is_half=is_half)


def refused(result):
    assert isinstance(result, Fault), result
    return result.rule, result.other


@pytest.mark.rule("FAS-GEO-17", "FAS-9.2-a")
def test_a_path_may_bend_and_is_as_long_as_the_speed_at_the_most():
    on = table(body("r1", 20, 20, size="G1"))

    bent = wander(on, (20, 23), (23, 23))
    assert (inches(bent.end), bent.cost) == ((23, 23, 0), 6)
    assert refused(wander(on, (20, 23), (23.02, 23))) == ("FAS-9.2-a", "")
    assert wander(on, (20, 22.5), speed=5, is_half=True).cost == 2.5
    assert refused(wander(on, (20, 23.1), speed=5, is_half=True)) == ("FAS-9.2-a", "")
    six = [(20 + one / 10, 20) for one in range(1, 7)]
    assert inches(wander(on, *six).end) == (20.6, 20, 0)
    assert refused(wander(on, *six, (20.7, 20))) == ("FAS-GEO-17", "")
    assert refused(wander(on)) == ("FAS-GEO-17", "")


@pytest.mark.rule("FAS-GEO-17")
def test_an_oval_base_that_turns_adds_the_arc_of_its_long_axis():
    on = table(body("r1", 20, 20, size="G3"))

    turned = wander(on, (20, 23), turn=90)
    assert inches(turned.end) == (20, 23, 90)
    assert turned.cost == pytest.approx(3 + 1.5 * 1.5708, abs=1e-3)
    assert refused(wander(on, (20, 24), turn=90)) == ("FAS-9.2-a", "")
    round_one = table(body("r1", 20, 20, size="G2"))
    assert wander(round_one, (20, 26), turn=90).cost == 6


@pytest.mark.rule("FAS-GEO-17", "FAS-9.3-b", "FAS-1.1.1-b", "FAS-RUL-13")
def test_ex_46_a_group_passes_between_enemies_with_an_inch_on_each_side():
    wide = table(body("b1", 20, 20), body("b2", 27.5, 20), body("r1", 23.75, 16, size="G1"))

    assert inches(wander(wide, (23.75, 20)).end) == (23.75, 20, 0)
    assert inches(wander(wide, (23.75, 22)).end) == (23.75, 22, 0)
    narrow = table(body("b1", 20, 20), body("b2", 27, 20), body("r1", 23.5, 16, size="G1"))
    assert refused(wander(narrow, (23.5, 20)))[0] == "FAS-1.1.1-b"
    assert refused(wander(narrow, (23.5, 22)))[0] == "FAS-1.1.1-b"


@pytest.mark.rule("FAS-9.3-b", "FAS-GEO-17", "FAS-9.3-f")
def test_a_group_passes_friends_and_ends_on_nothing():
    on = table(
        body("r1", 20, 20, size="G1"), body("r2", 20, 22.5), body("r3", 23, 20, size="G1"),
        body("b1", 17, 20, size="G1"), box("T1", "light_buildings", 19, 16, 21, 18),
    )  # fmt: skip

    assert inches(wander(on, (20, 25)).end) == (20, 25, 0)
    assert refused(wander(on, (20, 23))) == ("FAS-9.3-b", "r2")
    assert refused(wander(on, (23, 20.5))) == ("FAS-9.3-b", "r3")
    assert refused(wander(on, (14, 20))) == ("FAS-9.3-b", "b1")
    assert refused(wander(on, (18.9, 20))) == ("FAS-9.3-b", "b1")
    assert refused(wander(on, (20, 17))) == ("FAS-13.3.1-a", "T1")
    assert inches(wander(on, (20, 15)).end) == (20, 15, 0)


@pytest.mark.rule("FAS-GEO-17", "FAS-RUL-13")
def test_a_group_may_leave_the_zone_that_it_started_in():
    on = table(body("b1", 20, 20), body("r1", 20, 22, size="G1"))

    assert inches(wander(on, (20, 24)).end) == (20, 24, 0)
    assert refused(wander(on, (20, 22.3))) == ("FAS-9.3-b", "b1")


@pytest.mark.rule("FAS-GEO-17", "FAS-13.1-SPO-a", "FAS-13.1-NIE", "FAS-5.3-a")
def test_slow_ground_counts_from_the_first_touch_of_the_base_to_the_last():
    stream = box("T1", "stream", 10, 22, 30, 23)
    on = table(body("r1", 20, 20, size="G1"), stream)

    assert wander(on, (20, 24), speed=7).cost == pytest.approx(4 + 1 + 1.25)
    assert refused(wander(on, (20, 24), speed=6)) == ("FAS-9.2-a", "")
    lake = table(body("r1", 20, 20, size="G1"), box("T1", "lake", 20.5, 22, 30, 23))
    assert refused(wander(lake, (20, 24))) == ("FAS-13.1-NIE", "T1")
    edge = table(body("r1", 20, 2, size="G1"))
    assert refused(wander(edge, (20, 0.6), (20, 2))) == ("FAS-5.3-a", "")
    field = table(body("r1", 20, 20, size="G1"), box("T1", "plough", 10, 22, 30, 23))
    assert refused(wander(field, (20, 25.5))) == ("FAS-9.2-a", "")
    assert wander(field, (20, 25)).crossed == ("T1",)


@pytest.mark.rule("FAS-GEO-23", "FAS-9.3-c", "FAS-RUL-27")
def test_a_group_under_a_unit_is_set_an_inch_from_it():
    on = table(body("r1", 20, 20), body("b1", 20, 20.5, size="G1"))
    group, unit = on.body("b1"), on.body("r1")

    assert inches(groups.set_aside(on, group, unit, spot(20, 17.375))) == (20, 17.375, 0)
    assert refused(groups.set_aside(on, group, unit, spot(20, 17.3))) == ("FAS-GEO-23", "r1")
    places = groups.aside_places(on, group, unit)
    assert inches(places[0]) == (20, pytest.approx(17.375, abs=0.002), 0)
    assert all(0.99 < distance(on.moved(group, one), unit) < 1.02 for one in places)


@pytest.mark.rule("FAS-GEO-23")
def test_where_no_place_is_an_inch_off_the_nearest_free_one_is_taken():
    lake = [
        box("T1", "lake", 15, 15, 25, 18.5), box("T2", "lake", 15, 22, 25, 28),
        box("T3", "lake", 22.5, 18.5, 28, 22), box("T4", "lake", 10, 18.5, 17.5, 22),
    ]  # fmt: skip
    on = table(body("r1", 20, 20), body("b1", 20, 20.5, size="G1"), *lake)

    (place,) = groups.aside_places(on, on.body("b1"), on.body("r1"))

    apart = distance(on.moved(on.body("b1"), place), on.body("r1"))
    assert apart > 1
    assert not any(
        on.moved(on.body("b1"), place).outline.intersection(one.outline).area > 0.005
        for one in lake
    )


@pytest.mark.rule("FAS-GEO-23", "FAS-9.3-d")
def test_a_group_is_saved_beside_an_own_unit_within_reach():
    on = table(body("b1", 20, 20, size="G1"), body("b2", 24, 20), body("r1", 20, 24))
    mover = Mover(on.body("b1"), 6_000)

    assert inches(groups.save(on, mover, spot(21.375, 20), within=4)) == (21.375, 20, 0)
    assert refused(groups.save(on, mover, spot(21.3, 20), within=4)) == ("FAS-GEO-23", "")
    assert refused(groups.save(on, Mover(on.body("b1"), 1_000), spot(21.375, 20), 4)) == (
        "FAS-GEO-23", "",
    )  # fmt: skip
    places = groups.save_places(on, mover, within=4)
    assert places
    assert all(groups.save(on, mover, one.spot, 4) == one for one in places)
    away = table(body("b1", 20, 20, size="G1"), body("b2", 30, 20))
    assert groups.save_places(away, Mover(away.body("b1"), 6_000), within=4) == []
