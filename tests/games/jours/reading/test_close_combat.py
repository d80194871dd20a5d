"""Close combat, charges and retreats of the second reading against the worked examples."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import charge, combat, retreat
from .combat import CHARGE, SHOCK, Combat
from .given import position, unit
from .position import passes

NNE, E, SSE, SSW, W, NNW = range(6)
DRILL = "drill_ground"


def shock(attackers: str, targets: str) -> Combat:
    return Combat("x", dict.fromkeys(attackers.split(), SHOCK), tuple(targets.split()))


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


def test_a_shock_up_and_down_a_slope():  # EX-60
    low, high = unit("I 4/6", "0309 NNE"), unit("I 4/6", "0308 SSE", "y")
    place = position(low, high, on=DRILL)

    assert sum(combat.modifiers(place, shock("0309", "0308")).values()) == -1
    down = Combat("y", {"0308": SHOCK}, ("0309",))
    assert sum(combat.modifiers(place, down).values()) == 0


def test_a_battery_beside_beaten_infantry_in_one_combat():  # EX-37
    force = unit("I 6/6", "0808 NNE")
    foot, gun = unit("I 4/6", "0807 SSE", "y"), unit("A f3 e3 m4", "0908 SSE", "y")
    place, one = position(force, foot, gun), shock("0808", "0807 0908")

    stood = combat.apply(place, one, "D_CTDR", iter((6,)))
    assert combat.guns_after(place, one, "D_CTDR", stood) == {gun.id: "LOST"}
    both = combat.apply(place, one, "B_CTD", iter((6, 6)))
    assert combat.guns_after(place, one, "B_CTD", both) == {}


def test_a_battery_follows_its_infantry():  # EX-38
    force, foot = unit("I 6/6", "0808 NNE"), unit("I 4/6", "0807 SSE", "y")
    gun = unit("A f3 e3 m4", "0807 SSE", "y")
    place, one = position(force, gun, foot), shock("0808", "0807")

    beaten = combat.apply(place, one, "D_D_R", iter(()))
    assert combat.guns_after(place, one, "D_D_R", beaten) == {gun.id: "TEST"}
