"""Charges: edges, lines, the way of the front edge, other control zones."""

import pytest

from bot.games.fire_and_sword.geometry import charges
from bot.games.fire_and_sword.geometry.approaches import Aim
from bot.games.fire_and_sword.geometry.charges import Charge
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Fault

from .tables import body, box, garrison, inches, table

FRONT, RIGHT, REAR, LEFT = range(4)
MIDDLE = 5_000


def charge(on, edge, fraction=MIDDLE, key="r1", target="b1", speed=8):
    mover = Mover(on.body(key), length(speed))
    return charges.charge(on, mover, on.body(target), Aim(edge, fraction))


def declared(on, point, key="r1", target="b1", speed=8):
    """Declare a charge at a point of the table, as a player names it."""
    aim = charges.aim_at(on, on.body(key), on.body(target), point)
    if isinstance(aim, Fault):
        return aim
    return charges.declared(on, Mover(on.body(key), length(speed)), on.body(target), aim)


def refused(result):
    assert isinstance(result, Fault), result
    return result.rule, result.other


@pytest.mark.rule("FAS-GEO-15", "FAS-7.2.2-b", "FAS-7.2.1-b")
def test_ex_35_the_edge_is_the_one_in_whose_zone_the_charger_stands():
    side = table(body("b1", 20, 20), body("r1", 29, 27, 240))

    found = declared(side, (22, 20))

    assert isinstance(found, Charge)
    assert found.length == pytest.approx(8.94, abs=0.005)
    assert inches(found.end) == (23, 20, 270)
    assert refused(charge(side, FRONT)) == ("FAS-7.2.2-b", "b1")
    front = table(body("b1", 20, 20), body("r1", 26, 26, 225))
    assert refused(charge(front, RIGHT)) == ("FAS-7.2.2-b", "b1")
    assert inches(charge(front, FRONT).end) == (20, 22, 180)


@pytest.mark.rule("FAS-GEO-15", "FAS-7.2.1-b")
@pytest.mark.parametrize(
    ("fraction", "end"),
    [(0, (22, 18, 0)), (2_500, (21, 18, 0)), (10_000, (18, 18, 0)), (3_333, (20.667, 18, 0))],
)
def test_fractions_run_clockwise_along_the_edge(fraction, end):
    on = table(body("b1", 20, 20), body("r1", 20, 10))

    assert inches(charge(on, REAR, fraction).end) == end


@pytest.mark.rule("FAS-7.2.2-a", "FAS-GEO-15")
def test_a_charge_is_at_most_twice_the_speed_long():
    assert isinstance(charge(table(body("b1", 20, 28), body("r1", 20, 10)), REAR), Charge)
    far = table(body("b1", 20, 28.02), body("r1", 20, 10))
    assert refused(charge(far, REAR)) == ("FAS-7.2.2-a", "")


@pytest.mark.rule("FAS-7.2.2-b", "FAS-RUL-15")
def test_the_point_lies_in_front_of_the_charger():
    on = table(body("b1", 20, 20), body("r1", 20, 10, 90))

    assert refused(charge(on, REAR)) == ("FAS-7.2.2-b", "b1")


@pytest.mark.rule("FAS-7.2.2-a", "FAS-12.1-ART-b", "FAS-GEO-15")
def test_the_line_crosses_no_unit_but_friendly_guns_and_groups():
    ends = body("b1", 20, 24), body("r1", 20, 10)

    assert refused(charge(table(*ends, body("r2", 20, 15)), REAR)) == ("FAS-7.2.2-a", "r2")
    guns = body("r2", 20, 15, kind="artillery")
    over = charge(table(*ends, guns, body("b2", 20, 18, size="G1")), REAR)
    assert over.passed == ()
    assert over.touched == ("b2",)
    theirs = table(*ends, body("b3", 20, 15, kind="artillery"))
    assert refused(charge(theirs, REAR)) == ("FAS-7.2.2-a", "b3")
    house = box("T1", "light_buildings", 19, 14, 21, 16)
    assert refused(charge(table(*ends, house), REAR)) == ("FAS-7.2.2-a", "T1")


@pytest.mark.rule("FAS-GEO-15", "FAS-5.2-c", "FAS-7.2.2-c")
def test_the_front_edge_passes_over_friends_and_structures_and_no_enemy():
    ends = body("b1", 20, 24), body("r1", 20, 10)
    house = box("T1", "light_buildings", 21, 14, 23, 16)

    assert charge(table(*ends, body("r2", 22.5, 18), house), REAR).passed == ("r2", "T1")
    enemy = table(*ends, body("b2", 23, 18))
    assert refused(charge(enemy, REAR)) == ("FAS-5.2-d", "b2")
    lake = table(*ends, box("T1", "lake", 21, 14, 30, 16))
    assert refused(charge(lake, REAR)) == ("FAS-13.1-NIE", "T1")
    beside = table(*ends, body("r2", 22.5, 22.5))
    assert refused(charge(beside, REAR)) == ("FAS-5.2-a", "r2")


@pytest.mark.rule("FAS-GEO-15", "FAS-13.1-SPO-a", "FAS-13.1-POZ", "FAS-13.1-a")
def test_ex_26_a_stream_costs_its_inches_again_and_is_told_for_the_impetus():
    stream = box("T1", "stream", 10, 16, 30, 17)
    on = table(body("b1", 20, 27), body("r1", 20, 10), stream)

    found = charge(on, REAR)

    assert (found.length, found.crossed) == (15, ("T1",))
    assert found.cost == pytest.approx(16)
    further = table(body("b1", 20, 27.1), body("r1", 20, 10), stream)
    assert refused(charge(further, REAR)) == ("FAS-13.1-b", "")


@pytest.mark.rule("FAS-GEO-15", "FAS-7.2.2-c")
def test_the_whole_tray_counts_for_the_impetus_the_front_edge_for_the_cost():
    behind = box("T1", "stream", 18, 8.5, 22, 9.5)
    found = charge(table(body("b1", 20, 24), body("r1", 20, 10), behind), REAR)

    assert (found.cost, found.crossed) == (12, ("T1",))


@pytest.mark.rule("FAS-7.2.3-a", "FAS-RUL-14", "FAS-GEO-15")
def test_ex_36_another_control_zone_is_avoided_where_a_point_avoids_it():
    two = table(body("b1", 20, 20, 180), body("b2", 24.5, 20, 180), body("r1", 20, 10))

    assert refused(declared(two, (20, 19))) == ("FAS-7.2.3-a", "b2")
    assert inches(declared(two, (19.4, 19)).end) == (19.4, 18, 0)
    three = table(*two.bodies, body("b3", 15.5, 20, 180))
    assert set(declared(three, (20, 19)).zones) == {"b2", "b3"}


@pytest.mark.rule("FAS-7.2.3-a", "FAS-GEO-21")
def test_offers_are_legal_and_the_free_and_short_ones_come_first():
    two = table(body("b1", 20, 20, 180), body("b2", 24.5, 20, 180), body("r1", 20, 10))
    mover = Mover(two.body("r1"), 8_000)

    found = charges.offers(two, mover, two.body("b1"))

    assert inches(found[0].end) == (19.4, 18, 0)
    assert all(charges.declared(two, mover, two.body("b1"), one.aim) == one for one in found)
    assert not any(one.zones for one in found)
    assert [one.length for one in found] == sorted(one.length for one in found)
    assert charges.offers(two, Mover(two.body("r1"), 3_000), two.body("b1")) == []


@pytest.mark.rule("FAS-RUL-43", "FAS-GEO-19", "FAS-RUL-80", "FAS-GEO-15")
def test_a_garrison_is_charged_at_any_point_of_its_rim_that_the_line_reaches():
    house = box("T1", "light_buildings", 18, 18, 22, 21)
    on = table(house, garrison("b1", house), body("r1", 20, 10))

    found = declared(on, (20.5, 18))

    assert inches(found.end) == (20.5, 17, 0)
    assert found.crossed == ("T1",)
    assert refused(declared(on, (20, 21))) == ("FAS-7.2.2-a", "T1")
    slant = table(house, garrison("b1", house), body("r1", 28, 12, 315))
    assert inches(declared(slant, (22, 19)).end) == (23, 19, 270)


@pytest.mark.rule("FAS-RUL-25", "FAS-7.2.1-a")
def test_a_group_is_never_charged():
    on = table(body("b1", 20, 20, size="G1"), body("r1", 20, 10))

    assert refused(charge(on, REAR)) == ("FAS-RUL-25", "b1")


@pytest.mark.rule("FAS-7.2.2-b", "FAS-GEO-15")
def test_a_point_a_little_off_the_edge_is_moved_onto_it():
    on = table(body("b1", 20, 20), body("r1", 20, 10))

    assert declared(on, (20, 18.99)).point == (20, 19)
    assert refused(declared(on, (20, 18.97))) == ("FAS-7.2.2-b", "b1")
