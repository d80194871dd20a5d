"""The second reading agrees with the worked examples of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import charge, combat, fire, grid, movement, recovery, retreat, sight, zones
from .combat import CHARGE, SHOCK, Combat
from .content import ground
from .given import position, unit
from .movement import Move
from .position import may_stack, passes

NNE, E, SSE, SSW, W, NNW = range(6)
DRILL = "drill_ground"


def shock(attackers: str, targets: str) -> Combat:
    return Combat("x", dict.fromkeys(attackers.split(), SHOCK), tuple(targets.split()))


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


def test_ratios():  # EX-27
    assert combat.ratio(8, 3) == 2
    assert combat.ratio(5, 6) == -1
    assert combat.ratio(1, 4) == -4


def test_hussars_against_a_village():  # EX-28
    horse, foot = unit("C 3/6/6/8", "0506 NNE"), unit("I 3/6", "0505", "y")
    place, one = position(horse, foot, on=DRILL), shock("0506", "0505")

    assert combat.modifiers(place, one) == {"TERRAIN": -1, "CAV_SHOCK": -2}
    assert combat.row(7 - 3) == "B_CTD"


def test_a_stack_left_alone_attacks_both():  # EX-29
    first, second = unit("I 6/6/5/5", "0808 NNE"), unit("I 4/6/5/5", "0708 NNE")
    foes = unit("I 4/6", "0807 SSE", "y"), unit("I 4/6", "0908 SSE", "y")
    place = position(first, second, *foes)
    apart = [shock("0708", "0807"), shock("0808", "0908")]

    assert combat.lawful(place, "x", apart, frozenset())
    assert not combat.lawful(place, "x", apart[1:], frozenset())
    assert combat.lawful(place, "x", [shock("0808", "0807 0908")], frozenset())
    assert combat.modifiers(place, shock("0808", "0807 0908"))["RATIO"] == -1


def test_an_attack_through_the_rear():  # EX-30
    held, force = unit("I 4/6", "0808 NNE", "y"), unit("I 4/6", "0809 NNE")
    place, one = position(force, held), shock("0809", "0808")

    assert combat.modifiers(place, one) == {"TERRAIN": 1, "REAR": 2}
    assert combat.apply(place, one, combat.row(9), iter((6,)))[held.id] == (1, "R")
    assert combat.apply(place, one, combat.row(9), iter((5,)))[held.id] == (1, None)
    ways = {path.hexes for path in retreat.retreats(place, held, ("combat", ["0809"]))}
    assert ways == {("0807",), ("0908",), ("0708",)}


def test_a_breakthrough():  # EX-31
    force, held = unit("I 8/7", "0809 NNE"), unit("I 3/5", "0808 SSE", "y")
    place, one = position(force, held, unit("I 3/5", "0807", "y")), shock("0809", "0808")

    assert sum(combat.modifiers(place, one).values()) == 5
    assert combat.row(13) == "D_D_R_BT"
    assert combat.apply(place, one, "D_D_R_BT", iter(()))[held.id] == (1, "R")
    assert combat.advancers(place, one) == [force]


def test_a_counter_attack():  # EX-32
    force, held = unit("I 3/5", "0809 NNE"), unit("I 6/6", "0808 SSE", "y")
    place, one = position(force, held), shock("0809", "0808")

    assert combat.modifiers(place, one) == {"TERRAIN": 1, "RATIO": -2, "COHESION": -1}
    assert combat.apply(place, one, combat.row(-1), iter((3,)))[force.id] == (1, None)
    assert combat.apply(place, one, combat.row(-1), iter((4,)))[force.id] == (1, "R")
    gone = position(replace(force, hex="0810", level=1), replace(held, hex="0809"))
    back = Combat("y", {"0809": SHOCK}, ("0810",))
    assert combat.modifiers(gone, back) == {"TERRAIN": 1, "RATIO": 3, "COHESION": 3}


def test_the_better_hexside_against_clear_ground_and_the_worse_against_a_wood():  # EX-34
    force = unit("I 4/6", "0809 NNE"), unit("I 4/6", "0708 E")
    place = position(*force, unit("I 4/6", "0808 SSW", "y"))
    stream = {frozenset(("0708", "0808")): "stream"}
    wet = replace(place, ground=replace(place.ground, sides=stream))
    wood = replace(place, ground=replace(wet.ground, terrain={"0808": "wood"}))
    both = shock("0809 0708", "0808")

    assert combat.hex_modifiers(wet, both, "0808")["HEXSIDE"] == 0
    assert combat.hex_modifiers(wood, both, "0808")["HEXSIDE"] == -1


def test_cavalry_evades():  # EX-35
    horse, foot = unit("C 3/6/6/8", "0808 NNE"), unit("I 6/6", "0809 NNE", "y")
    place = position(horse, foot)

    assert passes(horse, 5, "day", 1)
    assert passes(horse, 8, "day", -2)
    one = {path.hexes for path in retreat.evasions(place, horse, ["0809"], 1)}
    assert one == {("0807",), ("0908",), ("0708",)}
    assert ("0807", "0806") in {path.hexes for path in retreat.evasions(place, horse, ["0809"], 2)}


def test_a_charge_out_of_a_zone_returns_with_its_facing():  # EX-39
    horse, foot = unit("HC 4/7/7/7", "0808 NNE"), unit("I 3/6", "0807 SSE", "y")
    touching = charge.contacts(position(horse, foot), [horse], foot)

    back = [(end.path, end.spent, turns) for end, turns in touching if end.hex == "0808"]
    assert (("0809", "0808"), 3, {NNE}) in back
    assert not {path[0] for path, _, _ in back} & {"0908", "0708"}


def test_one_die_for_a_square():  # EX-40
    two = unit("I 5/6", "0808", "y", id="a"), unit("I 4/5", "0808", "y", id="b")
    place = position(*two)

    assert charge.may_square(place, "y", "0808")
    assert charge.squared(place, "y", "0808", 5)
    assert not charge.squared(place, "y", "0808", 6)


def test_a_light_horseman_adds_two_against_a_heavy_one():  # EX-42
    light, heavy = unit("C 3/6/6/8", "0808"), unit("HC 4/7/7/7", "0808")

    assert charge.countered(light, heavy=True, die=4)
    assert not charge.countered(light, heavy=True, die=5)
    assert charge.countered(heavy, heavy=True, die=7)


@pytest.mark.parametrize(("square", "total"), [(False, 5), (True, 0)])
def test_a_heavy_charge(square, total):  # EX-43
    horse = unit("HC 4/7", "0809 NNE")
    place = position(horse, unit("I 4/6", "0808 SSE", "y", square=square))

    assert sum(combat.modifiers(place, Combat("x", {"0809": CHARGE}, ("0808",))).values()) == total


def test_later_charges_of_a_pursuit():  # EX-44
    horse = unit("HC 4/7", "0809 NNE")
    place = position(horse, unit("I 4/6", "0808 SSE", "y"))
    one = Combat("x", {"0809": CHARGE}, ("0808",))
    values = [combat.modifiers(place, replace(one, pursuit=n)).get("PURSUIT", 0) for n in range(5)]

    assert values == [0, 0, -1, -2, -3]


def test_the_end_of_a_charge():  # EX-45
    horse = unit("HC 4/7", "0809")

    assert charge.end_level(horse, 7) == 0
    assert charge.end_level(horse, 8) == 1
    assert charge.end_level(replace(horse, level=1), 8) == 2


@pytest.mark.parametrize(("level", "after"), [(0, 1), (2, 3)])
def test_a_retreat_over_a_bridge_costs_a_level(level, after):  # EX-46
    runs, foe = unit("I 4/6", "0908", level=level), unit("I 9/6", "1008 W", "y")
    ways = retreat.retreats(position(runs, foe, on=DRILL), runs, ("combat", ["1008"]))

    assert {path.level for path in ways if path.hexes[0] == "0808"} == {after}


def test_a_retreat_into_a_front_zone_costs_a_level():  # EX-47
    runs, foe = unit("I 4/6", "0808"), unit("I 9/6", "0809", "y")
    other = unit("I 4/6", "0806 SSE", "y")
    ways = retreat.retreats(position(runs, foe, other), runs, ("combat", ["0809"]))

    assert {path.hexes: path.level for path in ways} == {("0807",): 1, ("0908",): 0, ("0708",): 0}


def test_a_rout_move_runs_off_the_map():  # EX-48
    runs = unit("I 4/6/5/5", "0810", level=2)

    assert retreat.flights(position(runs), runs) == [(("0811", "0812", "0813", "0814"), 2)]
    later = replace(runs, hex="0814")
    assert retreat.flights(position(later), later) == [(("0815", ""), 3)]


def test_a_rout_move_meets_an_enemy():  # EX-49
    runs, foe = unit("I 4/6/5/5", "0810", level=2), unit("I 4/6", "0812 SSE", "y")

    assert retreat.flights(position(runs, foe), runs) == [(("0811",), 2)]
    turned = position(runs, replace(foe, facing=NNE))
    assert {hexes[0] for hexes, _ in retreat.flights(turned, runs)} == {"0711", "0911"}


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


def test_a_shock_up_and_down_a_slope():  # EX-60
    low, high = unit("I 4/6", "0309 NNE"), unit("I 4/6", "0308 SSE", "y")
    place = position(low, high, on=DRILL)

    assert sum(combat.modifiers(place, shock("0309", "0308")).values()) == -1
    down = Combat("y", {"0308": SHOCK}, ("0309",))
    assert sum(combat.modifiers(place, down).values()) == 0


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
