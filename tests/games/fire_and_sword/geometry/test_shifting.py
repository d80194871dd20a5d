"""Placements that rules ask for: facing, following, breaking through, making room, structures."""

import pytest

from bot.games.fire_and_sword.geometry import shifting
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.measuring import contacts, distance
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Fault

from .tables import body, box, garrison, inches, table


def refused(result):
    assert isinstance(result, Fault), result
    return result.rule, result.other


def shift(on, key, cause, dx, dy):
    return shifting.shift(on, on.body(key), on.body(cause), length(dx), length(dy))


@pytest.mark.rule("FAS-GEO-18", "FAS-7.3.2.2-a", "FAS-RUL-67")
def test_ex_37_a_charge_on_the_side_is_faced_about_the_corner_or_centred():
    charger = body("b1", 23, 20, 270)
    on = table(body("r1", 20, 20), charger)

    found = shifting.faces(on, on.body("r1"), charger, "right")

    assert {key: inches(place) for key, place in found.items()} == {
        "turn": (21, 23, 90), "centre": (21, 20, 90),
    }  # fmt: skip
    faced = on.moved(on.body("r1"), found["turn"])
    assert [pair.shared for pair in contacts(on, faced, charger)] == [pytest.approx(1)]


@pytest.mark.rule("FAS-GEO-18", "FAS-RUL-67")
def test_without_contact_or_room_a_way_to_face_is_left_out():
    low = table(body("r1", 20, 20), body("b1", 23, 18.5, 270))  # no front beside the turned one
    assert list(shifting.faces(low, low.body("r1"), low.body("b1"), "right")) == ["centre"]
    blocked = table(*low.bodies, body("r2", 21, 22.5))
    assert shifting.faces(blocked, blocked.body("r1"), blocked.body("b1"), "right") == {}
    left = table(body("r1", 20, 20), body("b1", 17, 20, 90))
    assert inches(shifting.faces(left, left.body("r1"), left.body("b1"), "left")["turn"]) == (
        19, 23, 270,
    )  # fmt: skip


@pytest.mark.rule("FAS-GEO-18", "FAS-7.3.2.3-b", "FAS-RUL-50")
def test_a_counter_charger_follows_into_contact_or_as_far_as_it_gets():
    near = table(body("r1", 20, 10), body("b1", 22, 16, 0))
    found = shifting.follow_up(near, Mover(near.body("r1"), 8_000), near.body("b1"))
    assert inches(found.end) == (22, 14, 0)  # REF-1 on the rear REF

    far = table(body("r1", 20, 10), body("b1", 20, 24, 0))
    found = shifting.follow_up(far, Mover(far.body("r1"), 8_000), far.body("b1"))
    assert inches(found.end) == (20, 18, 0)

    before = table(*far.bodies, body("b2", 25, 17.5))
    found = shifting.follow_up(before, Mover(before.body("r1"), 8_000), before.body("b1"))
    assert inches(found.end) == (20, 18, 0)  # b2 is an inch from its way
    stopped = table(*far.bodies, body("b2", 23, 17.5))
    found = shifting.follow_up(stopped, Mover(stopped.body("r1"), 8_000), stopped.body("b1"))
    assert inches(found.end) == (20, 14.5, 0)


@pytest.mark.rule("FAS-GEO-18")
def test_a_follow_up_to_a_side_turns_as_far_as_it_must():
    on = table(body("r1", 20, 10), body("b1", 28, 11, 0))

    found = shifting.follow_up(on, Mover(on.body("r1"), 8_000), on.body("b1"))

    assert inches(found.end) == (25, 11, 90)


@pytest.mark.rule("FAS-GEO-18", "FAS-12.1-BRK-b", "FAS-RUL-24")
def test_breaking_through_goes_straight_or_slides_as_little_as_it_must():
    def through(*others):
        on = table(body("r1", 20, 20), body("b1", 20.5, 22, 180), *others)
        place = shifting.break_through(on, on.body("r1"), on.body("b1"))
        return place and inches(place)

    assert through() == (20, 25, 0)
    assert through(body("r2", 17, 25, 90)) == (20, 25, 0)
    assert through(body("r2", 17.5, 25, 90)) == (20.5, 25, 0)
    assert through(body("b2", 20.5, 28, 180)) == (20, 25, 0)
    assert through(body("b2", 20.5, 27.9, 180), body("b3", 25, 25), body("b4", 15, 25)) is None


@pytest.mark.rule("FAS-GEO-24", "FAS-7.2.3-b")
def test_a_shift_makes_room_by_at_most_an_inch():
    on = table(body("r1", 20, 20), body("b1", 24.5, 20))  # 0.5 in apart

    assert inches(shift(on, "b1", "r1", 0.5, 0)) == (25, 20, 0)
    assert refused(shift(on, "b1", "r1", 0.48, 0)) == ("FAS-GEO-24", "r1")
    assert refused(shift(on, "b1", "r1", 1.001, 0)) == ("FAS-GEO-24", "r1")
    other = table(*on.bodies, body("r2", 29.9, 20))
    assert refused(shift(other, "b1", "r1", 0.5, 0)) == ("FAS-5.2-d", "r2")
    assert inches(shifting.shortest_shift(on, on.body("b1"), on.body("r1"))) == (25, 20, 0)


@pytest.mark.rule("FAS-GEO-24")
def test_a_unit_without_room_has_no_shift():
    on = table(body("r1", 20, 20), body("b1", 24.5, 20), body("b2", 27, 20, 90),
               body("b3", 24.5, 22.1), body("b4", 24.5, 17.9))  # fmt: skip

    assert shifting.shortest_shift(on, on.body("b1"), on.body("r1")) is None


@pytest.mark.rule("FAS-GEO-19", "FAS-13.3.1-e")
def test_sliding_into_contact_takes_the_nearest_ref_onto_the_structure():
    wall = box("T1", "rampart", 18, 21.5, 24, 23.5)
    on = table(body("r1", 20, 20), wall)

    assert inches(shifting.slide_to(on, on.body("r1"), wall)) == (20, 20.5, 0)
    turned = table(body("r1", 26, 22, 0), wall)
    assert inches(shifting.slide_to(turned, turned.body("r1"), wall)) == (26, 22, 0)


@pytest.mark.rule("FAS-13.3.1-a", "FAS-GEO-24")
def test_a_unit_occupies_an_empty_structure_that_a_ref_touches():
    house = box("T1", "light_buildings", 18, 21, 24, 24)
    on = table(body("r1", 20, 20), house)

    assert shifting.can_occupy(on, on.body("r1"), house)
    corner = body("r1", 16.5, 20)  # touches it with its front beside REF-1
    assert not shifting.can_occupy(table(corner, house), corner, house)
    held = table(body("r1", 20, 20), house, garrison("r2", house))
    assert not shifting.can_occupy(held, held.body("r1"), house)


@pytest.mark.rule("FAS-GEO-24", "FAS-13.3.1-b")
def test_a_garrison_leaves_with_its_front_or_rear_at_the_rim():
    house = box("T1", "light_buildings", 18, 18, 22, 21)
    on = table(house, garrison("r1", house), body("b1", 20, 27))
    one = on.body("r1")

    assert inches(shifting.leave(on, one, (20, 18), 3, 18_000)) == (20, 17, 180)
    assert inches(shifting.leave(on, one, (20, 18), 1, 0)) == (20, 17, 0)
    assert refused(shifting.leave(on, one, (20, 18), 2, 0)) == ("FAS-13.3.1-b", "T1")
    assert refused(shifting.leave(on, one, (20, 17.9), 3, 18_000)) == ("FAS-GEO-24", "T1")
    assert refused(shifting.leave(on, one, (20, 18), 3, 0)) == ("FAS-13.3.1-a", "T1")
    close = table(house, one, body("b1", 20, 24.9))
    assert refused(shifting.leave(close, one, (20, 21), 3, 0)) == ("FAS-5.2-d", "b1")


@pytest.mark.rule("FAS-GEO-24", "FAS-13.3.1-f", "FAS-RUL-71")
def test_ex_54_a_garrison_forced_out_goes_away_from_the_source():
    house = box("T1", "light_buildings", 18, 18, 22, 21)
    on = table(house, garrison("r1", house), body("b1", 20, 8))
    one, source = on.body("r1"), (20, 9)

    away = shifting.ways_out(on, one, source)

    assert (inches(away[0][0]), away[0][1]) in [((17, 21, 270), 3), ((23, 21, 90), 3)]
    assert refused(shifting.forced_leave(on, one, (20, 18), 3, 18_000, source)) == (
        "FAS-13.3.1-f", "T1",
    )  # fmt: skip
    hemmed = table(house, one, body("b1", 20, 8), body("b2", 20, 23), body("b3", 15, 20, 90),
                   body("b4", 25, 20, 90))  # fmt: skip
    assert shifting.ways_out(hemmed, hemmed.body("r1"), source) == []
    assert distance(on.moved(one, away[0][0]), garrison("r1", house)) == 0


@pytest.mark.rule("FAS-GEO-24", "FAS-13.3.1-b")
def test_ways_out_are_legal_with_the_rear_at_the_rim_first():
    house = box("T1", "light_buildings", 18, 18, 22, 21)
    on = table(house, garrison("r1", house), body("b1", 20, 25.5))

    ways = shifting.ways_out(on, on.body("r1"))

    assert ways[0][1] == 3
    assert {ref for _, ref in ways} == {1, 3}
    assert all(distance(on.moved(on.body("r1"), place), on.body("b1")) >= 0.99 for place, _ in ways)
