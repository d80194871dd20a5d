"""Artillery fire and lines of sight (digest 4.7, 5.4)."""

import msgspec
import pytest

from bot.games.jours.content import grid
from bot.games.jours.model import events
from bot.games.jours.rules.combat import fire
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Outlook
from tests.games.jours.given import (
    CONTENT,
    TABLES,
    after,
    asked,
    order,
    refused,
    start,
    state,
    told,
    unit,
    where,
)

A = "0808/NNE a=Af3e3m4c6 X"


def ground(levels=None, hexsides=None, **terrain):
    """Return an empty field with some hexes of terrain, levels and hexsides."""
    kinds = {key: tuple(cells) for key, cells in terrain.items()}
    heights = {str(level): tuple(cells) for level, cells in (levels or {}).items()}
    blank = msgspec.structs.replace(
        CONTENT.maps["blank15"], terrain=kinds, levels=heights, hexsides=hexsides or {}
    )
    return Ground(CONTENT, blank)


def block(land, origin, target, *units):
    """Return the rule by which a line is blocked, or nothing."""
    found = Outlook(state(units, active=None).field, land).block(origin, target)
    return "" if found is None else found.rule


# Lines of sight ----------------------------------------------------------------------------------


@pytest.mark.rule("JDG-7.4.2-a", "JDG-7.4.1-a", "JDG-0.3-c")
def test_a_line_along_a_hexside_is_blocked_by_both_hexes_only():
    """EX-20."""
    assert block(ground(wood=["0909"]), "0808", "1008") == ""
    assert block(ground(wood=["0908"]), "0808", "1008") == ""
    assert block(ground(wood=["0908", "0909"]), "0808", "1008") == "JDG-7.4.2-a"
    there = "0908/NNE e=I4/6/5/5 Y"
    assert block(ground(wood=["0909"]), "0808", "1008", there) == "JDG-7.4.2-a"
    assert block(ground(wood=["0909"]), "1008", "0808", there) == "JDG-7.4.2-a"


@pytest.mark.rule("JDG-7.4.3-a", "JDG-7.4.3-b", "JDG-7.4.1-c", "JDG-RUL-19")
def test_who_stands_higher_sees_over_what_is_half_way_or_nearer():
    """EX-21."""
    high = {2: ["0808"]}
    for wood, rule in (("0807", ""), ("0806", ""), ("0805", "JDG-7.4.1-a")):
        assert block(ground(high, wood=[wood]), "0808", "0804") == rule
        assert block(ground(high, wood=[wood]), "0804", "0808") == rule
        assert block(ground(wood=[wood]), "0808", "0804") == "JDG-7.4.1-a"
    both = {2: ["0808", "0804"]}
    assert block(ground(both, wood=["0805"]), "0808", "0804") == ""
    for kind in ("village", "town", "castle", "burning_village", "garden", "palm_grove"):
        assert block(ground(**{kind: ["0806"]}), "0808", "0804") == "JDG-7.4.1-a"
        assert block(ground(**{kind: ["0808", "0804"]}), "0808", "0804") == ""


@pytest.mark.rule("JDG-7.4.3-c", "JDG-RUL-20")
def test_a_hill_blocks_always_and_a_crest_from_its_lower_hex():
    hill = {1: ["0806"]}
    assert block(ground(hill), "0808", "0804") == "JDG-7.4.1-a"
    crest = ground({1: ["0808", "0807"]}, {"steep_slope": ("0806|0807",)})
    assert block(crest, "0808", "0804") == "JDG-7.4.1-b" or block(crest, "0807", "0804") == ""
    assert block(crest, "0807", "0804") == ""


@pytest.mark.rule("JDG-7.4.1-b", "JDG-7.4.2-b")
def test_ridges_and_works_block_unless_the_work_belongs_to_an_end():
    assert block(ground(hexsides={"ridge": ("0806|0807",)}), "0808", "0804") == "JDG-7.4.1-b"
    assert block(ground(hexsides={"redoubt": ("0806|0807",)}), "0808", "0804") == "JDG-7.4.1-b"
    assert block(ground(hexsides={"redoubt": ("0804|0805",)}), "0808", "0804") == ""
    assert block(ground(hexsides={"stream": ("0806|0807",)}), "0808", "0804") == ""
    along = {"ridge": ("0908|0909",)}
    assert block(ground(hexsides=along), "0808", "1008") == "JDG-7.4.2-b"


@pytest.mark.rule("JDG-7.4-a", "JDG-7.4.4-a")
def test_neighbours_see_each_other_but_across_a_ridge_or_a_steep_slope():
    """EX-22."""
    drill = TABLES.ground("drill_ground")
    assert block(drill, "0307", "0308") == "JDG-7.4.4-a"
    assert block(drill, "0408", "0308") == ""
    assert block(ground(hexsides={"ridge": ("0807|0808",)}), "0808", "0807") == "JDG-7.4.4-a"


def test_sight_is_the_same_both_ways():
    drill = TABLES.ground("drill_ground")
    outlook = Outlook(state(["0505/NNE e=I4/6/5/5 Y"], active=None).field, drill)
    cells = sorted(drill.cells)[::3]
    pairs = [(a, b) for a in cells for b in cells if a < b and grid.distance(a, b) <= 6]

    assert len(pairs) > 300
    assert [pair for pair in pairs if outlook.sees(*pair) != outlook.sees(*reversed(pair))] == []


# Who may fire at what ----------------------------------------------------------------------------


@pytest.mark.rule("JDG-7.3-a", "JDG-7.2-c", "JDG-6.1.2-b", "JDG-7.1-a")
def test_fire_needs_range_and_the_cone():
    position = start([A, "0804/SSE e=I4/6/5/5 Y", "0803/SSE f=I4/6/5/5 Y", "0812/NNE g=I4/6/5/5 Y"],
                     stage="fire")  # fmt: skip

    assert refused(position, "fire a 0804") == ""
    assert refused(position, "fire a 0803") == "JDG-7.3-a"
    assert refused(position, "fire a 0812") == "JDG-7.2-c"
    assert refused(position, "fire a 0707") == "JDG-7.1-a"


@pytest.mark.rule("JDG-RUL-21")
def test_from_a_village_guns_fire_in_every_direction():
    rows = ["0505/NNE a=Af3e3m4c6 X", "0507/NNE e=I4/6/5/5 Y"]
    position = start(rows, stage="fire", formation_map="drill_ground")

    assert refused(position, "fire a 0507") == ""


@pytest.mark.rule("JDG-7.2-e", "JDG-7.2-d", "JDG-RUL-22")
def test_an_enemy_in_front_binds_before_and_after_the_pivot():
    """EX-26."""
    rows = [A, "0807/SSE e=I4/6/5/5 Y", "1006/SSE f=I4/6/5/5 Y", "1008/SSE g=I4/6/5/5 Y"]
    position = start(rows, stage="fire")

    assert refused(position, "fire a 0807") == ""
    assert refused(position, "fire a 1006") == "JDG-7.2-e"
    assert refused(position, "fire a/NNW 0807") == ""
    assert refused(position, "fire a/E 1008") == "JDG-7.2-e"
    assert refused(position, "fire a/SSE 0807") == "JDG-7.2-d"
    turned = after(position, ("fire a/NNW 0807", 0))
    assert where(turned, "a") == ("0808", "NNW", "good")


@pytest.mark.rule("JDG-7.2-a", "JDG-7.2-b", "JDG-7.2-g")
def test_a_gun_fires_once_and_a_disordered_one_never():
    rows = [A, "0708/NNE b=Af2e3m4c6 X", "0805/SSE e=I4/6/5/5 Y", "0609/NNE d=Af2e3m4c6 X d"]
    position = start(rows, stage="fire")
    assert refused(position, "fire d 0805") == "JDG-7.2-a"
    fired = after(position, ("fire a 0805", 0))

    assert refused(fired, "fire a 0805") == "JDG-7.2-a"
    assert asked(after(fired, "fire end")) == [("DP-M1", "blue")]


@pytest.mark.rule("JDG-2.4.3-b")
def test_a_group_held_back_does_not_fire():
    position = start([A, "0805/SSE e=I4/6/5/5 Y", "0712/NNE b=Af3e3m4c6 X"], stage="fire")
    position.state.field.active.standing["G1"] = "held"

    assert fire.gun_fault(position.state.field, unit(position, "a")).rule == "JDG-2.4.3-b"


@pytest.mark.rule("JDG-12.1-d", "JDG-12.2-a")
def test_at_night_guns_fire_at_neighbours_only():
    rows = [A, "0708/NNE b=Af3e3m4c6 X", "0805/SSE e=I4/6/5/5 Y", "0707/SSE f=I4/6/5/5 Y"]
    position = start(rows, stage="fire", weather="night")

    assert refused(position, "fire a 0805") == "JDG-12.1-d"
    assert refused(position, "fire b 0707") == ""


# Results -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-7.5-a", "JDG-7.5-b", "JDG-T-FIREMOD", "JDG-T-FIRE", "JDG-0.4-b", "JDG-0.4-d")
def test_two_units_in_a_hex_are_each_tested():
    """EX-23."""
    rows = [A, "0805/SSE e=I4/6/5/5 Y | f=I4/6/5/5 Y"]
    step = order(start(rows, stage="fire"), "fire a 0805", 8, 7, 6)

    (shot,) = told(step, events.Shot)
    assert (shot.die, shot.sum.total, shot.result) == (8, 4, "test")
    assert [part.amount for part in shot.sum.parts] == [3, 1]
    assert [(one.unit, one.die, one.passed) for one in told(step, events.Tried)] == [
        ("e", 7, False), ("f", 6, True),
    ]  # fmt: skip
    assert where(step.position, "e") == ("0805", "SSE", "disordered")
    assert where(step.position, "f") == ("0805", "SSE", "good")


@pytest.mark.rule("JDG-7.3-b", "JDG-7.3-a")
def test_two_batteries_combine_with_the_higher_strength_and_the_worse_range():
    """EX-24."""
    rows = ["0808/NNE a=Af4e3m5c6 X | b=Af3e4m6c6 X", "0804/SSE e=I4/6/5/5 Y"]
    step = order(start(rows, stage="fire"), "fire a&b 0804", 5, 6)

    (shot,) = told(step, events.Shot)
    assert [part.amount for part in shot.sum.parts] == [4, 2, -2]
    assert shot.result == "test"
    assert unit(step.position, "a").deeds.fired
    assert unit(step.position, "b").deeds.fired


@pytest.mark.rule("JDG-7.3-b", "JDG-7.3-c")
def test_batteries_of_two_formations_fire_one_after_the_other():
    rows = ["0808/NNE a=Af4e3m5c6 X | b=Af3e4m6c6 W", "0804/SSE e=I4/6/5/5 Y"]
    position = start(rows, stage="fire", formations={"W": "blue"})

    assert refused(position, "fire a&b 0804") == "JDG-7.1-a"
    same = start(["0808/NNE a=Af4e3m5c6 X | b=Af3e4m6c6 X", "0804/SSE e=I4/6/5/5 Y"], stage="fire")
    apart = after(same, ("fire a 0804", 0), ("fire b 0804", 0))
    assert asked(apart) == [("DP-M1", "blue")]


@pytest.mark.rule("JDG-T-FIREMOD", "JDG-T-FIREHEX")
def test_range_terrain_and_slopes_change_the_sum():
    """EX-61, EX-22."""

    def total(row, target, where_="blank15", **more):
        made = state([row, target], active=None, formation_map=where_, **more)
        gun, cell = made.field.unit("a"), made.field.unit("e").at
        return fire.modifiers(made.field, TABLES.ground(where_), [gun], cell, "normal").total

    assert total("0808/NNE a=Af3e2m4c6 X", "0804/SSE e=I4/6/5/5 Y") == -1
    drill = "drill_ground"
    assert total("0304/NNE a=Af3e2m4c6 X", "0302/SSE e=I4/6/5/5 Y", drill) == 4, "in a wood"
    assert total("0408/NNE a=Af3e3m4c6 X", "0308/SSE e=I4/6/5/5 Y", drill) == 3, "3 + 1 - 1"
    assert total("0603/NNE a=Af3e3m4c6 X", "0604/SSE e=I4/6/5/5 Y", drill) == 1, "3 + 1 - 3"
    assert total("0604/NNE a=Af3e3m4c6 X", "0603/SSE e=I4/6/5/5 Y", drill) == 4
    assert total("0506/NNE a=Af3e3m4c6 X", "0505/SSE e=Af3e3m4c6 Y", drill) == 2, "no ADJACENT"


@pytest.mark.rule("JDG-7.5-b", "JDG-10.2-a", "JDG-10.1-b")
def test_disorder_rout_and_the_end_of_disordered_guns():
    """EX-62."""
    village = ["0506/NNE a=Af9e3m4c6 X", "0505/SSE e=I4/6/5/5 Y", "0101/NNE z=I4/6/5/5 Y"]
    hit = order(start(village, stage="fire", formation_map="drill_ground"), "fire a 0505", 6)
    (shot,) = told(hit, events.Shot)
    assert (shot.die + shot.sum.total, shot.result) == (15, "retreat")
    assert where(hit.position, "e") == ("0505", "SSE", "disordered")

    guns = [A, "0805/SSE e=Af3e3m4c6 Y d", "0101/NNE z=I4/6/5/5 Y"]
    lost = order(start([guns[0].replace("f3", "f9"), *guns[1:]], stage="fire"), "fire a 0805", 4)
    assert where(lost.position, "e") == (None, None, "eliminated")


@pytest.mark.rule("JDG-5.1.3-e", "JDG-4.2-e", "JDG-RUL-10")
def test_infantry_that_loses_a_level_ends_the_square():
    rows = [A.replace("f3", "f9"), "0805/SSE e=I4/6/5/5 Y q | f=I4/6/5/5 Y q"]
    step = order(start(rows, stage="fire"), "fire a 0805", 0, 9, 0)

    (shot,) = told(step, events.Shot)
    assert [part.amount for part in shot.sum.parts] == [9, 1, 1]
    assert not unit(step.position, "e").square
    assert not unit(step.position, "f").square
    assert where(step.position, "e")[2] == "disordered"
    assert where(step.position, "f")[2] == "good"


# Counter-battery ---------------------------------------------------------------------------------

DUEL = [A, "0805/SSE b=Af3e3m4c6 Y"]


@pytest.mark.rule("JDG-7.1-b", "JDG-7.1-e", "JDG-RUL-23", "JDG-FL-b")
def test_a_battery_under_fire_answers_the_one_that_fired():
    position = start(DUEL, stage="fire")
    step = order(position, "fire a 0805", 0)
    assert asked(step.position) == [("DP-F2", "red")]
    answer = order(step.position, "cb b", 9, 9)

    (shot,) = told(answer, events.Shot)
    assert (shot.manner, shot.guns, shot.target, shot.result) == ("counter", ("b",), "0808", "test")
    assert where(answer.position, "a") == ("0808", "NNE", "disordered")
    assert asked(answer.position) == [("DP-M1", "blue")], "an answer is not answered"


@pytest.mark.rule("JDG-7.1-d", "JDG-7.2-a")
def test_a_battery_answers_once_in_an_activation_and_not_in_disorder():
    """EX-25."""
    rows = [*DUEL, "0905/SSE z=I4/6/5/5 Y"]
    position = start([*rows, "0708/NNE c=Af3e3m4c6 X"], stage="fire")
    answered = after(position, ("fire a 0805", 0), ("cb b", 0))
    assert unit(answered, "b").deeds.reacted
    assert asked(after(answered, "fire end"))[0][0] == "DP-M1"
    broken = order(start(rows, stage="fire"), "fire a 0805", 9, 9)
    assert where(broken.position, "b")[2] == "disordered"
    assert asked(broken.position)[0][0] == "DP-M1"


@pytest.mark.rule("JDG-7.1-b")
def test_counter_battery_counts_no_crowd():
    made = state([A + " | x=I4/6/5/5 X | y=I4/6/5/5 X", "0805/SSE b=Af3e3m4c6 Y"], active=None)
    land, gun = TABLES.ground("blank15"), made.field.unit("b")

    def parts(how, only):
        found = fire.modifiers(made.field, land, [gun], "0808", how, only).parts
        return [part.amount for part in found]

    assert parts("counter", "a") == [3]
    assert parts("reaction", "a") == [3, 1, -1]
    gun.square = True
    assert parts("reaction", "x") == [3, 1, -1, -1]


@pytest.mark.rule("JDG-7.2-f")
def test_an_enemy_in_front_does_not_bind_an_answer_at_a_distance():
    rows = [A, "0805/SSE b=Af3e3m4c6 Y", "0905/NNE u=I4/6/5/5 X"]
    position = start(rows, stage="fire")
    field = position.state.field

    assert fire.may_answer(
        field, TABLES.ground("blank15"), unit(position, "b"), unit(position, "a")
    )
    assert not fire.may_answer(
        field, TABLES.ground("blank15"), unit(position, "u"), unit(position, "a")
    )
