"""Who comes during a battle: Partisans out of their reserve, a new commander-in-chief."""

import pytest

from bot.games.fire_and_sword.geometry import arrivals
from bot.games.fire_and_sword.geometry.battlefield import is_forward
from bot.games.fire_and_sword.geometry.table import Body, Fault

from .tables import body, box, garrison, inches, table

WOOD = box("T1", "wood", 30, 20, 40, 28)


def entered(on, key="b1", x=35, y=24, heading=0, size="S"):
    found = arrivals.enter(on, body(key, x, y, heading, size), apart=4)
    return (found.rule, found.what, found.other) if isinstance(found, Fault) else inches(found)


@pytest.mark.rule("FAS-12.1-PAR-a")
def test_partisans_enter_wholly_inside_an_area_that_is_empty():
    assert entered(table(WOOD)) == (35, 24, 0)
    assert entered(table(WOOD), x=31) == ("FAS-12.1-PAR-a", "outside-area", "")
    assert entered(table()) == ("FAS-12.1-PAR-a", "outside-area", "")
    # An own Unit with a corner in the wood takes it.
    assert entered(table(WOOD, body("b2", 29, 20.5))) == ("FAS-12.1-PAR-a", "area-taken", "b2")
    assert entered(table(WOOD, body("b2", 27.9, 20.5))) == (35, 24, 0)
    lake = box("T1", "lake", 30, 20, 40, 28)
    assert entered(table(lake)) == ("FAS-13.1-NIE", "impassable", "T1")


@pytest.mark.rule("FAS-12.1-PAR-a")
@pytest.mark.rule("FAS-RUL-30")
@pytest.mark.parametrize(("y", "free"), [(30.01, False), (30.02, True)])
@pytest.mark.parametrize("size", ["M", "G1"])
def test_they_enter_more_than_4_in_from_every_enemy_group_or_unit(y, free, size):
    # The S tray reaches to 25; the enemy's nearest edge is at 29.01 or 29.02.
    half = {"M": 1, "G1": 0.625}[size]
    found = entered(table(WOOD, body("r1", 35, y - 1 + half, size=size)))

    assert found == ((35, 24, 0) if free else ("FAS-12.1-PAR-a", "near-enemy", "r1"))


@pytest.mark.rule("FAS-12.1-PAR-a")
def test_they_enter_empty_structures_and_groups_do_not():
    house = box("T2", "light_buildings", 30, 20, 33, 23)
    own = body("b1", 0, 0, size="S")

    held = arrivals.enter_in(table(house), own, house, apart=4)
    assert isinstance(held, Body)
    assert held.structure == "T2"
    near = table(house, body("r1", 31, 27.5))
    assert arrivals.enter_in(near, own, house, apart=4).what == "near-enemy"
    full = table(house, garrison("b2", house))
    assert arrivals.enter_in(full, own, house, apart=4).what == "no-empty-structure"
    group = body("b1", 0, 0, size="G1")
    assert arrivals.enter_in(table(house), group, house, apart=4).what == "group-in-structure"


@pytest.mark.rule("FAS-12.1-PAR-a")
def test_one_place_is_offered_in_each_area_that_can_be_entered():
    narrow = box("T2", "stream", 0, 10, 72, 11)
    own = body("b1", 0, 0, size="S")

    (found,) = arrivals.entries(table(WOOD, narrow), own, apart=4)

    assert inches(found) == (35, 24, 0)


# The successor --------------------------------------------------------------------------------


def succeeded(on, x, y):
    found = arrivals.succeed(on, body("r9", x, y, size="G2"), within=4)
    return (found.rule, found.what, found.other) if isinstance(found, Fault) else inches(found)


@pytest.mark.rule("FAS-10.4-c")
@pytest.mark.rule("FAS-GEO-24")
def test_a_new_commander_stands_within_4_in_of_an_own_unit_on_nothing_and_in_no_zone():
    # The base has a radius of 0.875; the Unit's rear edge is at 19.
    on = table(body("r1", 20, 20), body("b1", 30, 20))

    assert succeeded(on, 20, 14.12) == (20, 14.12, 0)
    assert succeeded(on, 20, 14.11)[1] == "far-from-units"
    assert succeeded(on, 20, 19)[1:] == ("end-on-element", "r1")
    assert succeeded(on, 26.5, 20)[1:] == ("end-in-zone", "b1")
    assert succeeded(table(body("r1", 20, 1)), 20, -1)[1] == "off-table"
    house = box("T1", "light_buildings", 18, 15, 22, 18)
    assert succeeded(table(body("r1", 20, 20), house), 20, 16)[1:] == ("on-ground", "T1")


@pytest.mark.rule("FAS-10.4-c")
def test_by_default_it_touches_the_rear_of_the_own_unit_nearest_to_the_own_edge():
    on = table(body("r1", 20, 20), body("r2", 40, 10), body("b1", 60, 40))

    first = arrivals.successions(on, body("r9", 0, 0, size="G2"), "south", 4)[0]

    x, y, _ = inches(first)
    assert x == 40
    assert 8.105 <= y <= 8.125  # 9 - 0.875, and up to 0.02 off


@pytest.mark.rule("FAS-10.4-c")
def test_where_there_is_no_room_it_is_the_nearest_place_outside_enemy_zones():
    around = [
        (20, 17),
        (24.5, 17),
        (15.5, 17),
        (20, 23),
        (24.5, 23),
        (15.5, 23),
        (25, 20),
        (15, 20),
    ]
    enemies = [body(f"b{number}", x, y) for number, (x, y) in enumerate(around, 1)]
    on, own = table(body("r1", 20, 20, size="S"), *enemies), body("r9", 0, 0, size="G2")

    (place,) = arrivals.successions(on, own, "south", 4)

    there = on.moved(own, place)
    assert arrivals.succeed(on, there, 4) == place
    assert there.outline.distance(on.body("r1").outline) > 0.4


@pytest.mark.rule("FAS-RUL-28")
@pytest.mark.rule("FAS-RUL-83")
@pytest.mark.parametrize(("y", "beyond"), [(13.01, False), (13.02, True)])
def test_a_unit_is_forward_if_it_lies_wholly_beyond_12_in(y, beyond):
    on = table()

    assert is_forward(on, body("r1", 20, y), "south", 12) is beyond
    assert is_forward(on, body("b1", 20, 48 - y, 180), "north", 12) is beyond
    assert not is_forward(on, body("r1", 20, 30, size="G1"), "south", 12)
    house = box("T1", "light_buildings", 30, 12.02, 33, 15)
    assert is_forward(table(house), garrison("r1", house), "south", 12)
