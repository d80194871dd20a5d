"""Turns and Repositions."""

import pytest

from bot.games.fire_and_sword.geometry import fixed, turning
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.turning import Wheel

from .tables import body, box, inches, table


def turn(on, key, degrees, corner=None):
    found = turning.turn(on, on.body(key), Wheel(fixed.angle(degrees), corner))
    return (found.rule, found.other) if isinstance(found, Fault) else inches(found)


def slide(on, key, degrees, far):
    return turning.slide(on, Mover(on.body(key), 8_000), fixed.angle(degrees), length(far))


@pytest.mark.rule("FAS-GEO-16", "FAS-4.3.6-a")
@pytest.mark.parametrize(
    ("degrees", "corner", "end"),
    [
        (45, None, (29.293, 30.293, 45)), (-90, "FL", (29, 33, 270)), (-90, "FR", (33, 29, 270)),
        (180, None, (30, 30, 180)), (90, "RR", (33, 31, 90)), (90, "FR", (31, 33, 90)),
        (-90, "RL", (27, 31, 270)),
    ],
)  # fmt: skip
def test_ex_18_turns_about_ref_1_a_corner_and_the_centre(degrees, corner, end):
    assert turn(table(body("r1", 30, 30)), "r1", degrees, corner) == end


@pytest.mark.rule("FAS-GEO-16", "FAS-4.3.6-a")
@pytest.mark.parametrize(
    ("degrees", "corner"), [(45.01, None), (90, None), (89, "FL"), (180, "FL"), (135, None)]
)
def test_other_turns_cannot_be(degrees, corner):
    assert turn(table(body("r1", 30, 30)), "r1", degrees, corner) == ("FAS-4.3.6-a", "")


@pytest.mark.rule("FAS-4.3.6-b", "FAS-GEO-16", "FAS-RUL-16")
def test_only_the_end_of_a_turn_counts():
    swept = table(body("r1", 30, 30), body("r2", 30.5, 34, size="S"))

    assert turn(swept, "r1", 180) == (30, 30, 180)
    assert turn(swept, "r1", 90, "FR") == ("FAS-5.2-a", "r2")
    assert turn(table(body("r1", 30, 47)), "r1", -45) == ("FAS-5.3-a", "")


@pytest.mark.rule("FAS-4.3.6-b", "FAS-RUL-17")
def test_a_turn_enters_no_control_zone_and_comes_no_nearer_in_one():
    on = table(body("r1", 30, 30), body("b1", 34.05, 27.4, 90))

    assert turn(on, "r1", 40) == (29.357, 30.234, 40)  # away from it
    assert turn(on, "r1", -30) == ("FAS-5.2-d", "b1")  # its rear swings into the zone
    within = table(body("r1", 30, 30), body("b1", 33.5, 30, 90))  # 0.5 off
    assert turn(within, "r1", 180) == (30, 30, 180)  # not nearer than before
    assert turn(within, "r1", 90, "FR") == (31, 33, 90)
    assert turn(within, "r1", -10) == ("FAS-5.2-d", "b1")
    other = table(body("r1", 30, 30), body("b1", 33.5, 30, 90), body("b2", 30, 33.9))
    assert turn(other, "r1", 45) == ("FAS-5.2-d", "b2")


@pytest.mark.rule("FAS-4.3.6-b", "FAS-4.3.6-c")
def test_a_bound_unit_turns_by_90_or_180_and_keeps_every_contact():
    on = table(body("r1", 30, 30), body("b1", 30, 32, 180))

    assert turn(on, "r1", 180) == (30, 30, 180)
    assert turn(on, "r1", 10) == ("FAS-4.3.6-c", "")
    assert turn(on, "r1", 90, "RL") == ("FAS-4.3.6-c", "b1")
    assert turn(on, "r1", 90, "FR") == ("FAS-5.2-a", "b1")
    flank = table(body("r1", 30, 30), body("b1", 30.5, 27.5, 90, size="S"))
    assert turn(flank, "r1", 180) == (30, 30, 180)
    lost = table(body("r1", 30, 30), body("b1", 33, 30, 270))
    assert turn(lost, "r1", -90, "FL") == ("FAS-4.3.6-c", "b1")


@pytest.mark.rule("FAS-4.3.3-a")
def test_ex_19_a_slide_keeps_the_heading():
    on = table(body("r1", 20, 20), body("b1", 24.5, 24.5, 180))

    found = slide(on, "r1", -90, 2)

    assert isinstance(found, Journey)
    assert inches(found.end) == (18, 20, 0)
    assert slide(on, "r1", -90, 2.001).rule == "FAS-4.3.3-a"
    diagonal = slide(table(body("r1", 20, 20, 90)), "r1", 45, 2)
    assert inches(diagonal.end) == (21.414, 18.586, 90)


@pytest.mark.rule("FAS-4.3.3-a", "FAS-RUL-84", "FAS-13.1-SPO-a")
def test_a_slide_is_an_inch_in_ground_that_halves():
    def farthest(*pieces):
        on = table(body("r1", 20, 20), *pieces)
        return [far for far in (1, 2) if isinstance(slide(on, "r1", 0, far), Journey)]

    corn, plough = box("T1", "corn", 18, 20, 22, 22), box("T2", "plough", 18, 18, 22, 20)

    assert farthest(box("T1", "stream", 10, 22.5, 30, 23)) == [1]  # it would enter it
    assert farthest(corn) == [1, 2]
    assert farthest(corn, plough) == [1]


@pytest.mark.rule("FAS-4.3.3-a", "FAS-1.1.1-b", "FAS-5.2-b", "FAS-5.2-d")
def test_a_slide_keeps_clear_of_enemies_structures_and_water():
    def against(*things, degrees=0):
        found = slide(table(body("r1", 20, 20), *things), "r1", degrees, 2)
        return found.rule, found.other

    assert against(body("b1", 20, 24.9)) == ("FAS-1.1.1-b", "b1")
    assert against(body("b1", 23.2, 22.5, size="S"), degrees=90) == ("FAS-5.2-d", "b1")
    assert against(box("T1", "light_buildings", 17, 22, 23, 24)) == ("FAS-13.3.1-a", "T1")
    assert against(box("T1", "lake", 17, 22, 23, 24)) == ("FAS-13.1-NIE", "T1")
    assert against(body("r2", 20, 23)) == ("FAS-5.2-a", "r2")
    groups = table(body("r1", 20, 20), body("b1", 21, 22, size="G1"))
    assert slide(groups, "r1", 0, 2).touched == ("b1",)
