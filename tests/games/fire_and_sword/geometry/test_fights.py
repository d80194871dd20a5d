"""Who is in a melee on the table, from which edge a Unit is driven off, where a winner turns."""

from math import dist

import pytest

from bot.games.fire_and_sword.geometry import fights, groups, ruins
from bot.games.fire_and_sword.geometry.fights import Pair
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.turning import Wheel

from .tables import body, box, garrison, inches, table

CRUSH_BELOW = 2


@pytest.mark.rule("FAS-7.4-b", "FAS-GEO-07", "FAS-RUL-19")
def test_a_melee_holds_all_units_that_chains_of_contact_link():
    on = table(
        body("r1", 20, 20),
        body("b1", 20, 22, 180),
        body("r2", 23, 22, 270),  # on the left edge of b1
        body("b2", 22.6, 24.5, 180),  # a little ahead of nobody
        body("b3", 40, 20),
    )

    assert fights.linked(on, "r1") == [
        Pair("r1", "front", "b1", "front"),
        Pair("b1", "left", "r2", "front"),
    ]
    assert fights.linked(on, "r2") == [
        Pair("r2", "front", "b1", "left"),
        Pair("b1", "front", "r1", "front"),
    ]
    assert fights.linked(on, "b3") == []


@pytest.mark.rule("FAS-13.3.3-a", "FAS-13.3.1-d")
def test_garrisons_of_two_segments_of_a_structure_touch_with_front_edges():
    west, east = box("W1", "rampart", 20, 20, 24, 22), box("W2", "rampart", 24, 20, 28, 22)
    on = table(west, east, garrison("r1", west), garrison("b1", east))

    assert fights.linked(on, "r1") == [Pair("r1", "front", "b1", "front")]


@pytest.mark.rule("FAS-8.1-d", "FAS-RUL-47")
@pytest.mark.parametrize(
    ("source", "ref"), [((20, 28), 3), ((12, 20), 2), ((28, 20), 4), ((20, 10), 1)]
)
def test_ex_34_a_unit_is_driven_off_away_from_who_shot(source, ref):
    on = table(body("r1", 20, 20), body("b1", 20, 28, 180))

    assert fights.refs_back(on, on.body("r1"), source) == (ref,)


@pytest.mark.rule("FAS-8.1-d", "FAS-RUL-48", "FAS-RUL-47", "FAS-RUL-96")
def test_ex_21_out_of_a_melee_a_unit_goes_over_an_edge_that_nobody_touches():
    left, front = body("b1", 17, 20, 90), body("b2", 20, 22, 180)
    right, rear = body("b3", 23, 20, 270), body("b4", 20, 18)
    unit = body("r1", 20, 20)

    def refs(*enemies, source=None):
        return fights.refs_back(table(unit, *enemies), unit, source)

    assert refs(left) == (2,)
    assert refs(left, front) == (2, 3)
    assert refs(left, front, right) == (3,)
    assert refs(left, front, right, rear) == ()
    assert refs(rear, source=(20, 30)) == (1, 2, 4)  # shot at from the front
    assert refs(body("b1", 20, 30), body("b2", 28, 20)) == (4,)  # the nearest enemy is the source
    assert refs() == (3,)


@pytest.mark.rule("FAS-5.4-a", "FAS-5.4-b", "FAS-GEO-12")
def test_ex_21_and_22_how_far_a_forced_withdrawal_goes():
    free = table(body("r1", 20, 20), body("b1", 17, 20, 90))
    (way,) = fights.ways_back(free, Mover(free.body("r1"), length(4)), None, CRUSH_BELOW)
    assert (way.ref, way.forced.distance, way.forced.is_crush) == (2, 4_000, False)
    assert way.forced.straightest == 0

    behind = body("b2", 17.5, 15.75, size="L"), body("b3", 22.8, 15.75, size="L")
    shut = table(body("r1", 20, 20), *behind)
    (way,) = fights.ways_back(shut, Mover(shut.body("r1"), length(4)), (20, 30), CRUSH_BELOW)
    assert (way.forced.distance, way.forced.angles, way.forced.is_crush) == (1_000, (0,), True)

    edge = table(body("r1", 20, 1), body("b1", 20, 3, 180))
    assert fights.ways_back(edge, Mover(edge.body("r1"), length(4)), None, CRUSH_BELOW) == ()


@pytest.mark.rule("FAS-7.4.5-f", "FAS-GEO-16")
def test_a_pursuer_turns_to_the_side_on_which_it_fought_about_any_corner():
    on = table(body("r1", 30, 30))
    unit = on.body("r1")

    right = fights.turns_to(on, unit, ["right"])

    assert {wheel.corner: inches(place) for wheel, place in right.items()} == {
        "FL": (27, 29, 90), "FR": (31, 33, 90), "RR": (33, 31, 90), "RL": (29, 27, 90),
    }  # fmt: skip
    assert fights.turns_to(on, unit, ["front"]) == {}
    (back,) = fights.turns_to(on, unit, ["rear"]).items()
    assert (back[0], inches(back[1])) == (Wheel(18_000), (30, 30, 180))
    assert len(fights.all_turns(on, unit)) == 9
    blocked = table(unit, body("r2", 31, 33.5))
    assert "FR" not in {wheel.corner for wheel in fights.turns_to(blocked, unit, ["right"])}


@pytest.mark.rule("FAS-7.4.6-a", "FAS-4.3.5-a")
def test_regroup_ends_outside_every_control_zone_or_not_at_all():
    on = table(body("r1", 20, 20), body("b1", 20, 22, 180))
    ways = fights.retreats(on, Mover(on.body("r1"), length(8)))
    assert ways[0] == (0, 8_000)
    assert [phi for phi, _ in ways] == [0, 1500, -1500, 3000, -3000, 4500, -4500]

    close = table(*on.bodies, body("b2", 20, 10.5))  # its zone begins 6.5 in behind r1
    assert fights.retreats(close, Mover(close.body("r1"), length(8)))[0] == (0, 6_500)
    shut = table(*on.bodies, body("b2", 20, 17.2, size="L"))
    assert fights.retreats(shut, Mover(shut.body("r1"), length(8))) == []


@pytest.mark.rule("FAS-9.3-c", "FAS-RUL-27")
def test_the_groups_a_unit_stands_on():
    on = table(
        body("r1", 20, 20),
        body("b1", 21, 20.5, size="G1"),
        body("r2", 18.2, 20, size="G1"),
        body("b2", 20, 22, size="G1"),  # beside it
    )

    assert [one.id for one in groups.under(on, on.body("r1"))] == ["b1", "r2"]


@pytest.mark.rule("FAS-RUL-75", "FAS-RUL-101")
def test_a_garrison_of_ruins_stands_on_their_middle_at_any_heading_that_fits():
    ground = box("W1", "ruins", 20, 20, 24, 24)
    unit = body("r1", 0, 0)
    free = table(ground)
    found = ruins.places(free, unit, ground)
    assert len(found) == 24
    assert {(place.x, place.y) for place in found} == {(22_000, 22_000)}
    assert ruins.usual(found, 3_700).heading == 4_500
    assert ruins.placed(free, unit, ground, found[3]) == found[3]
    assert ruins.placed(free, unit, ground, found[3]._replace(heading=100)).rule == "FAS-RUL-75"

    besieged = table(ground, body("b1", 22, 19, 0))  # touched the structure from the south
    found = ruins.places(besieged, unit, ground)
    assert {one.heading for one in found} == {0, 18_000}
    low = box("W1", "ruins", 20, 20.5, 24, 23.5)
    both = table(low, body("b1", 22, 19.5, 0), body("b2", 22, 24.5, 180))
    found = ruins.places(both, unit, low)  # no heading avoids their zones
    assert {one.heading for one in found} == {0, 1_500, 16_500, 18_000, 19_500, 34_500}

    full = table(ground, body("r2", 22, 22))
    found = ruins.places(full, unit, ground)
    assert min(abs(one.x - 22_000) + abs(one.y - 22_000) for one in found) >= 2_000
    assert ruins.placed(full, unit, ground, found[0]) == found[0]
    far = [dist(one.spot, (22_000, 22_000)) / 250 for one in found]
    assert {round(one) for one in far} == {round(far[0])}  # all on the nearest ring
    assert all(abs(one - round(one)) < 0.01 for one in far)
    watched = table(ground, body("r2", 22, 22), body("b1", 22, 17.5))
    outside = ruins.places(watched, unit, ground)
    assert set(outside) < set(found)  # those in the zone of b1 are left out while others are free
