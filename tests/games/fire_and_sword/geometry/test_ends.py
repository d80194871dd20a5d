"""The ends that are offered to a Unit: legal, few, each for a reason, with what threatens them."""

from random import Random

import pytest

from bot.games.fire_and_sword.geometry import ends, moves, risks, shapes
from bot.games.fire_and_sword.geometry.ends import Form
from bot.games.fire_and_sword.geometry.fixed import length
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.reasons import Interests, Reason
from bot.games.fire_and_sword.geometry.risks import Foe
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.tracks import track
from tests.games.fire_and_sword.reading.scenes import scene

from .tables import body, box, inches, table


def offered(on, interests=None, actions=("move",), speed=8, key="r1"):
    mover = Mover(on.body(key), length(speed))
    return ends.ends(on, mover, actions, interests or Interests())


def why(found, key):
    """The ends with a reason, by what it is about."""
    return {
        reason.other: end for end in found for reason in end.reasons if reason.key == key
    }  # fmt: skip


def foe(on, key, speed=0, reach=0):
    return Foe(on.body(key), length(speed), reach)


@pytest.mark.rule("FAS-GEO-21")
def test_a_movement_has_ranges_that_a_player_may_name():
    on = table(body("r1", 20, 20))

    found = ends.forms(on, Mover(on.body("r1"), 8_000), ("move", "double_move", "withdraw"))

    assert found == [
        Form("move", 1, (-4_500, 4_500), (0, 8_000)),
        Form("double_move", 1, (-4_500, 4_500), (0, 16_000)),
        Form("withdraw", 3, (-4_500, 4_500), (0, 8_000)),
    ]
    any_ref = ends.forms(on, Mover(on.body("r1"), 8_000), ("disengage",))
    assert {(one.ref, one.distances) for one in any_ref} == {
        (ref, (0, 16_000)) for ref in (1, 2, 3, 4)
    }


def test_the_first_end_is_full_ahead_the_second_half_and_the_rest_go_from_left_to_right():
    on = table(body("r1", 20, 20))

    found = offered(on)

    assert inches(found[0].place) == (20, 28, 0)
    assert inches(found[1].place) == (20, 24, 0)
    assert [one.reasons for one in found] == [
        (Reason("full"),), (Reason("half"),), (Reason("left"),), (Reason("right"),),
    ]  # fmt: skip
    assert [inches(one.place)[2] for one in found] == [0, 0, 315, 45]


def test_an_end_is_reached_by_the_cheapest_action():
    on = table(body("r1", 20, 10), body("b1", 20, 47))

    found = offered(on, actions=("move", "double_move", "march"))

    assert [(one.action, one.distance) for one in found[:2]] == [
        ("double_move", 16_000), ("move", 8_000),
    ]  # fmt: skip
    assert why(found, "march")[""].distance == 24_000


def test_ahead_is_as_far_as_nothing_is_in_the_way():
    on = table(body("r1", 20, 20), body("b1", 20, 27, 180))

    found = offered(on)

    assert inches(found[0].place) == (20, 24, 0)
    assert found[0].reasons == (Reason("full"),)


def test_objectives_and_ground_are_reached_by_the_shortest_way():
    hill = box("T1", "hill", 16, 24, 24, 30)
    on = table(body("r1", 20, 18), hill, box("T2", "corn", 40, 20, 50, 30))
    marks = Interests(markers=(("O1", (14, 26)), ("O2", (60, 40))), marker_reach=3)

    found = offered(on, marks)

    assert set(why(found, "objective")) == {"O1"}
    assert why(found, "objective")["O1"].phi < 0
    assert set(why(found, "ground")) == {"T1"}
    assert why(found, "ground")["T1"].phi == 0


def test_firing_places_are_the_nearest_with_a_line_and_a_corridor():
    wood = box("T1", "wood", 19, 29, 21, 31)
    on = table(body("r1", 20, 18), body("b1", 20, 36, 180), wood)
    look = Interests(foes=(foe(on, "b1"),), range=12, direct_range=4)

    place = why(offered(on, look), "fires")["b1"]

    assert place.phi != 0
    assert place.distance < 8_000
    assert "b1" not in why(offered(on, look), "fires-direct")


def test_one_end_lies_outside_the_longest_charge():
    on = table(body("r1", 20, 12), body("b1", 20, 36, 180))
    look = Interests(foes=(foe(on, "b1", speed=8),))

    found = offered(on, look)

    safe = why(found, "safe")["b1"]
    assert inches(safe.place) == (20, 17.5, 0)  # 16.5 from its REF-1
    assert safe.charged_by == ()
    assert found[0].charged_by == ("b1",)
    assert not why(offered(on, Interests(foes=(foe(on, "b1", speed=5),))), "safe")


def test_a_flank_is_sought_from_where_it_can_be_charged():
    on = table(body("r1", 20, 18), body("b1", 28, 26, 180))
    look = Interests(foes=(foe(on, "b1"),))

    place = why(offered(on, look), "flank")["b1"]

    front = shapes.ref_point(on.body("r1").footprint, place.place, 1)
    assert shapes.zone(on.body("b1").footprint, on.body("b1").place, front) == "right"
    assert place.cost == min(one.cost for one in offered(on, look) if one.reasons == place.reasons)


def test_an_end_in_command_and_a_withdrawal_away_are_offered():
    on = table(body("r1", 20, 20), body("r2", 20, 15, size="G1"), body("b1", 12, 30, 180))
    look = Interests(foes=(foe(on, "b1"),), commanders=((on.body("r2"), 8),))

    found = offered(on, look, actions=("move", "withdraw"))

    held = why(found, "command")["r2"]
    assert track(on.body("r1"), 1, held.phi, held.distance).end == held.place
    away = why(found, "away")[""]
    assert (away.action, away.ref) == ("withdraw", 3)
    assert away.place.x > 20_000


def test_what_could_hit_an_end_is_told_by_public_facts():
    wood = box("T1", "wood", 16, 31, 24, 33)
    on = table(body("r1", 20, 20), body("b1", 20, 38, 180), body("b2", 33, 28, 270), wood)
    look = Interests(foes=(foe(on, "b1", speed=8, reach=12), foe(on, "b2", speed=8, reach=13)))

    risk = risks.risks(on, on.body("r1"), on.body("r1").place, look.foes)

    assert risk == risks.Risks(("b2",), ("b2",))  # b1 is 16 in away, behind the wood
    broken = Interests(foes=(foe(on, "b2"),))
    assert risks.risks(on, on.body("r1"), on.body("r1").place, broken.foes).charged_by == ()


@pytest.mark.rule("FAS-GEO-21")
def test_every_end_that_is_offered_is_legal_and_none_is_like_another():
    random = Random("ends")
    for _ in range(6):
        on = scene(random, units=5).table()
        foes = tuple(Foe(one, 8_000, 10) for one in on.bodies if one.id[0] == "b")
        look = Interests(foes=foes, markers=(("O1", (13, 13)),), marker_reach=3, range=10)
        mover = Mover(on.body("r1"), 7_000)

        found = ends.ends(on, mover, ("move", "double_move", "withdraw"), look)

        assert len(found) <= 12
        for one in found:
            way = track(mover.body, one.ref, one.phi, one.distance)
            went = moves.go(on, mover, way, moves.kind_of(on, one.action))
            assert isinstance(went, Journey)
            assert (went.end, went.cost) == (one.place, pytest.approx(one.cost))
        assert len({one.place for one in found}) == len(found)


def test_a_unit_that_cannot_go_anywhere_is_offered_nothing():
    walls = [box("T1", "lake", 17, 21.2, 23, 24), box("T2", "lake", 17, 16, 23, 18.8)]
    on = table(body("r1", 20, 20), *walls)

    assert offered(on, speed=4, actions=("move", "withdraw")) == []


def test_ends_that_are_nearly_one_are_one_with_both_reasons():
    on = table(body("r1", 20, 20), body("b1", 20, 24, 180))  # an inch of room

    found = offered(on, Interests(markers=(("O1", (20, 22)),), marker_reach=3))

    assert inches(found[0].place) == (20, 21, 0)
    assert {reason.key for reason in found[0].reasons} >= {"full", "half", "objective"}


def test_twelve_ends_are_offered_at_the_most():
    on = table(body("r1", 36, 10), body("b1", 36, 44, 180))
    marks = tuple((f"O{x}-{y}", (x, y)) for x in range(28, 45, 4) for y in (16, 20, 26))

    found = offered(on, Interests(markers=marks, marker_reach=1), ("move", "double_move"))

    assert len(found) == 12
