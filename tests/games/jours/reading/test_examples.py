"""The second reading agrees with the worked examples of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import fire, grid, movement, recovery, sight, zones
from .content import ground
from .given import position, unit
from .movement import Move
from .position import may_stack, passes

NNE, E, SSE, SSW, W, NNW = range(6)
DRILL = "drill_ground"


def ends(place, mover, **kind) -> dict[str, int]:
    return {
        hex_: cost for (hex_, _), cost in movement.cheapest(Move(place, (mover,), **kind)).items()
    }


@pytest.mark.parametrize(("mp", "limited"), [(7, 4), (5, 3), (4, 2)])
def test_limited_movement_is_half_rounded_up(mp, limited):  # EX-03
    one = unit(f"I 6/6/5/{mp}", "0808")

    assert Move(position(one), (one,), "limited").allowance((0,)) == limited


def test_groups_are_chains_of_two_hexes():  # EX-01, EX-02
    chain = [unit("I 6/6", one) for one in ("0505", "0705", "0905", "1105", "1305")]
    split = [unit("I 6/6", one) for one in ("0505", "0605", "0705", "1005", "1105")]

    assert len(recovery.groups(chain)) == 1
    assert sorted(map(len, recovery.groups(split))) == [2, 3]


def test_a_unit_leaves_a_zone_by_its_rear_and_does_not_return():  # EX-07
    mover, enemy = unit("I 6/6/5/5", "0808"), unit("I 6/6", "0807 SSE", "y")
    found = ends(position(mover, enemy), mover)

    assert found["0809"] == 2
    assert found["0909"] == 2
    assert "0908" not in found


def test_a_unit_that_stays_in_a_zone_turns_by_one_vertex():  # EX-08
    stays, enemy = unit("I 6/6/5/5", "0808 NNE"), unit("I 6/6", "0807 SSE", "y")

    assert movement.turns_in_place(position(stays, enemy), stays) == {NNE, E, NNW}


def test_artillery_that_fired_moves_half():  # EX-09
    gun = unit("A f3 e3 m4 p5", "0808")
    found = ends(position(gun), gun, kind="limited")

    assert set(found) == set(grid.around("0808"))


def test_a_forced_march_stays_six_hexes_away():  # EX-10
    mover, enemy = unit("I 6/6/5/5", "0303"), unit("I 6/6", "1003", "y")
    found = ends(position(mover, enemy), mover, kind="forced")

    assert found["0403"] == 1
    assert "0503" not in found
    assert max(found.values()) == 10


def test_slopes_on_and_off_the_track():  # EX-11, EX-59
    horse, foot = unit("C 3/6/6/8", "0407"), unit("I 6/6/5/5", "0307")
    off, gun = unit("C 3/6/6/8", "0309"), unit("A f3 e3 m4 p5", "0308")

    def ways(one):
        return movement.cheapest(Move(position(one, on=DRILL), (one,)))

    assert ways(horse)["0308", (0,)] == 3
    assert ways(foot)["0308", (1,)] == 3
    assert ways(off)["0308", (1,)] == 3
    assert ways(replace(off, hex="0308"))["0309", (0,)] == 1
    assert ways(gun)["0309", (0,)] == 3
    assert "0308" not in {hex_ for hex_, _ in ways(replace(gun, hex="0309"))}


def test_leaving_a_square_costs_two_points():  # EX-13
    one = unit("I 6/6/5/5", "0808")

    assert set(ends(position(one), one, kind="limited", spent=2).values()) == {3}


def test_three_units_of_more_than_six_points_do_not_stack():  # EX-14
    weak = {"level": 1, "weak": (2, 5, 4)}
    three = [unit("I 3/6", "0808", id=id_, **weak) for id_ in "abc"]

    assert may_stack(three)
    assert not recovery.may_rally(position(*three), three[0], acted=False)
    assert recovery.may_rally(position(*three[:2]), three[0], acted=False)


def test_artillery_stacks_with_any_formation():  # EX-15
    gun = unit("A f3 e3 m4", "0808", formation="X")
    foot = unit("I 3/6", "0808", formation="Y")

    assert may_stack([gun, foot])
    assert not may_stack([gun, gun, foot])
    assert may_stack([gun, foot, foot])
    assert not may_stack([gun, foot, replace(foot, formation="Z")])


def test_fronts_and_cone():  # EX-19
    one = unit("I 6/6", "0808 SSE")

    assert set(zones.fronts(position(one), one)) == {"0909", "0809"}
    third = {hex_ for hex_ in grid.cone("0808", NNE, 3) if grid.distance("0808", hex_) == 3}
    assert third == {"0805", "0906", "1006", "1107"}


@pytest.mark.parametrize(
    ("woods", "others", "seen"),
    [
        ((), (), True),
        (("0909",), (), True),
        (("0908", "0909"), (), False),
        (("0909",), ("0908",), False),
    ],
)
def test_a_line_along_a_hexside(woods, others, seen):  # EX-20
    place = position(*(unit("I 1/6", one) for one in others))
    woody = replace(place, ground=replace(place.ground, terrain=dict.fromkeys(woods, "wood")))

    assert sight.visible(woody, "0808", "1008") is seen
    assert sight.visible(woody, "1008", "0808") is seen


@pytest.mark.parametrize(
    ("wood", "height", "seen"),
    [
        ("0806", 2, True),
        ("0805", 2, False),
        ("0807", 2, True),
        ("0806", 0, False),
        ("0807", 0, False),
    ],
)
def test_a_line_from_a_height(wood, height, seen):  # EX-21
    flat = ground("blank15")
    place = replace(
        position(), ground=replace(flat, terrain={wood: "wood"}, levels={"0808": height})
    )

    assert sight.visible(place, "0808", "0804") is seen


def test_adjacent_fire_and_slopes():  # EX-22
    gun, low = unit("A f3 e3 m4", "0307 SSE"), unit("A f3 e3 m4", "0408 W")
    enemy = unit("I 3/6", "0308", "y")
    place = position(gun, low, enemy, on=DRILL)

    assert not sight.visible(place, "0307", "0308")
    assert fire.modifiers(place, [low], "0308", "normal", [enemy]) == {"ADJACENT": 1, "TERRAIN": -1}


def test_fire_at_two_units():  # EX-23
    gun = unit("A f3 e3 m4", "0808 NNE")
    two = [unit("I 3/6", "0805", "y", id=id_) for id_ in "ab"]
    place = position(gun, *two)

    assert fire.targets(place, gun, NNE) == {"0805"}
    assert fire.total(place, [gun], "0805", "normal", two) == 4
    assert fire.row(12) == "CT"
    assert fire.results(place, two, "CT", iter((7, 6))) == {"a": (1, None), "b": (0, None)}


def test_combined_fire():  # EX-24
    guns = [unit("A f4 e3 m5", "0808", id="a"), unit("A f3 e4 m6", "0808", id="b")]
    enemy = unit("I 3/6", "0804", "y")

    assert fire.total(position(*guns, enemy), guns, "0804", "normal", [enemy]) == 4


def test_an_adjacent_enemy_binds_before_and_after_a_pivot():  # EX-26
    gun = unit("A f3 e3 m4", "0808 NNE")
    place = position(gun, unit("I 3/6", "0807", "y"), unit("I 3/6", "1107", "y"))

    assert [fire.targets(place, gun, turn) for turn in (NNE, NNW, E)] == [{"0807"}, {"0807"}, set()]


def test_rally_by_day_in_fog_and_at_night():  # EX-51, EX-53, EX-54
    tired, runs = unit("I 4/6", "0808", level=1), unit("I 4/6", "0810", level=2)
    day = position(tired, runs)
    fog, night = replace(day, weather="fog"), replace(day, weather="night")

    assert [recovery.rallies(day, tired, die) for die in (5, 6)] == [True, False]
    assert [recovery.rallies(fog, runs, die) for die in (4, 5)] == [True, False]
    assert [recovery.rallies(night, runs, die) for die in (8, 9)] == [True, False]
    assert recovery.rallies(night, tired, 9)
    assert not passes(unit("I 4/6", "0101"), 5, "fog")
    assert not passes(unit("I 4/6", "0101"), 5, "night")


def test_a_demoralised_formation_loses_its_better_marker():  # EX-52
    tired = [unit("I 4/6", "0808", level=1), unit("A f3 e3 m4", "0809")]

    assert recovery.demoralised(tired, lost=1)
    assert not recovery.demoralised([*tired, unit("I 4/6", "0810")], lost=1)
    assert recovery.markers([7, 6], shaken=True) == [6]


def test_a_castle_has_a_zone_outwards_alone():  # EX-58
    outside, inside = unit("I 4/6", "0802", "y"), unit("I 4/6", "0902")
    place = position(outside, inside, on=DRILL)

    assert zones.zone(place, "x", "0902") == set()
    assert zones.zone(place, "y", "0802") == {inside.id}


def test_long_fire_and_a_wood():  # EX-61
    gun, enemy = unit("A f3 e2 m4", "0808 NNE"), unit("I 4/6", "0804", "y")
    place = position(gun, enemy)

    assert fire.total(place, [gun], "0804", "normal", [enemy]) == -1
    near = position(gun, replace(enemy, hex="0806"))
    wood = replace(near, ground=replace(near.ground, terrain={"0806": "wood"}))
    assert fire.total(wood, [gun], "0806", "normal", [enemy]) == 4


def test_a_village_holds_its_men():  # EX-62
    foot = unit("I 4/6", "0505")
    place = position(foot, on=DRILL)

    assert fire.row(15) == "D_R"
    assert fire.results(place, [foot], "D_R", iter(()))[foot.id] == (1, None)
    assert fire.results(place, [foot], fire.row(16), iter(()))[foot.id] == (2, "ROUT")
    assert fire.results(position(foot), [foot], "D_R", iter(()))[foot.id] == (1, "R")
