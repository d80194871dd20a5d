"""Movement, zones of control and stacking (digest 4.4 to 4.6)."""

import pytest

from bot.games.jours.model import events
from bot.games.jours.rules.march import movement
from bot.games.jours.rules.march.moves import can_turn
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from tests.games.jours.given import (
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

U = "0808/NNE u=I6/6/5/5 X"
E = "0807/SSE e=I4/6/5/5 Y"
FAR = "1515/NNE z=I4/6/5/5 Y"


@pytest.mark.rule("JDG-4.1.1-a", "JDG-4.4.1-a", "JDG-4.3-a", "JDG-4.4.1-b", "JDG-6.1.2-a")
def test_a_unit_spends_its_points_hex_by_hex_and_takes_any_facing_at_the_end():
    position = start([U, FAR])
    step = order(position, "mv u 0809-0810-0811-0812-0813/W")

    assert where(step.position, "u") == ("0813", "W", "good")
    (moved,) = told(step, events.Moved)
    assert (moved.origin, moved.path, moved.gait) == (
        "0808", ("0809", "0810", "0811", "0812", "0813"), "march",
    )  # fmt: skip
    assert refused(position, "mv u 0809-0810-0811-0812-0813-0814") == "JDG-4.4.1-a"
    assert refused(position, "mv u 0810") == "JDG-4.4.1-a"
    assert asked(step.position) == [("DP-M1", "blue")], "the commander may still move"


@pytest.mark.rule("JDG-6.2.2-e", "JDG-6.2.2-f", "JDG-6.2.1-a", "JDG-6.2.2-a")
def test_who_leaves_a_zone_pays_a_point_and_may_not_go_into_the_same_one():
    """EX-07."""
    position = start([U, E])

    assert refused(position, "mv u 0908") in ("JDG-6.2.2-e", "JDG-6.2.2-f")
    assert refused(position, "mv u 0809") == ""
    assert refused(position, "mv u 0809-0909-0908") == "JDG-6.2.2-f"
    survey = Survey(position.state.field, TABLES.ground("blank15"), "blue")
    who = movement.mover(survey, [unit(position, "u")], "normal")
    legs = movement.walk(survey, who, ("0809", "0909"))
    assert [one.cost for one in legs] == [2, 1]


@pytest.mark.rule("JDG-6.2.2-d", "JDG-FL-d")
@pytest.mark.parametrize(
    ("units", "free"),
    [
        ([U, FAR], True),
        ([U, E], False),
        (["0808/NNE u=I6/6/5/5 X", "0808/NNE v=I4/6/5/5 X", FAR], False),
        (["0808 u=I6/6/5/5 X r", FAR], False),
    ],
)
def test_who_is_alone_and_held_by_nobody_may_turn_without_a_further_look(units, free):
    field = start(units).state.field

    assert can_turn(field, TABLES.ground("blank15"), "blue") is free


@pytest.mark.rule("JDG-6.2.2-d")
def test_who_stays_in_a_zone_turns_by_one_corner_at_most():
    """EX-08."""
    position = start([U, E])

    assert refused(position, "face u/E") == ""
    assert refused(position, "face u/NNW") == ""
    assert refused(position, "face u/SSE") == "JDG-6.2.2-d"
    turned = after(position, "face u/E")
    assert where(turned, "u") == ("0808", "E", "good")
    assert refused(turned, "face u/SSE") == "JDG-6.2.2-d"


@pytest.mark.rule("JDG-6.2.2-g", "JDG-RUL-09")
def test_outside_zones_a_unit_turns_as_it_likes():
    position = start([U, FAR])

    assert refused(position, "face u/SSW") == ""
    assert refused(position, "face u/NNE") == "JDG-6.1.2-a"


@pytest.mark.rule("JDG-6.2.2-a")
def test_a_unit_stops_in_a_zone():
    position = start(["0810/NNE u=I6/6/5/5 X", E])

    assert refused(position, "mv u 0809-0808") == ""
    assert refused(position, "mv u 0809-0808-0708") == "JDG-6.2.2-a"


@pytest.mark.rule("JDG-4.1.2-a", "JDG-2.4.2-b", "JDG-RUL-71")
def test_without_orders_a_unit_has_half_its_points_rounded_up():
    """EX-03."""
    assert [movement.limited(one) for one in (7, 5, 4)] == [4, 3, 2]
    position = start(["0808/NNE u=I6/6/5/5 X NO", FAR])

    assert refused(position, "mv u 0809-0810-0811") == ""
    assert refused(position, "mv u 0809-0810-0811-0812") == "JDG-4.4.1-a"
    assert refused(position, "fm u 0809") == "JDG-4.1.3-a"


@pytest.mark.rule("JDG-4.4.2-a", "JDG-4.1.3-e")
def test_guns_that_fired_move_half_with_orders_and_not_at_all_without():
    """EX-09."""
    ordered = start(["0808/NNE a=Af3e3m4c6 X fired | b=I4/6/5/5 X", FAR])

    assert refused(ordered, "mv a 0809") == ""
    assert refused(ordered, "mv a 0809-0810") == "JDG-4.4.1-a"
    assert refused(ordered, "fm a 0809") == "JDG-4.1.3-e"
    limited = start(["0808/NNE a=Af3e3m4c6 X NO fired | b=I4/6/5/5 X NO", FAR])
    assert refused(limited, "mv a 0809") == "JDG-4.4.2-a"


@pytest.mark.rule("JDG-4.1.3-a", "JDG-4.1.3-b", "JDG-RUL-18", "JDG-4.1.3-c")
def test_a_forced_march_goes_twice_as_far_but_not_near_the_enemy():
    """EX-10."""
    position = start(["0303/NNE u=I6/6/5/5 X", "1003/NNE e=I4/6/5/5 Y r"])

    assert refused(position, "fm u 0403") == ""
    assert refused(position, "fm u 0403-0503") == "JDG-4.1.3-b"
    assert refused(position, "mv u 0403-0503") == ""
    south = "fm u 0304-0305-0306-0307-0308-0309-0310-0311-0312-0313"
    assert refused(position, south) == ""
    assert refused(position, south + "-0314") == "JDG-4.4.1-a"


@pytest.mark.rule("JDG-4.1.3-d")
def test_a_forced_march_meets_no_own_unit():
    position = start(["0303/NNE u=I6/6/5/5 X", "0304/NNE v=I2/6/5/5 X", FAR])

    assert refused(position, "fm u 0304-0305") == "JDG-4.1.3-d"
    assert refused(position, "mv u 0304-0305") == ""


@pytest.mark.rule("JDG-4.3.1-c", "JDG-4.3.2-b", "JDG-RUL-13", "JDG-T-TEC")
def test_a_track_leads_cavalry_up_a_steep_slope_and_infantry_climbs_it_in_disorder():
    """EX-11, EX-59."""
    drill = {"formation_map": "drill_ground"}
    rider = start(["0407/NNE c=C3/6/6/8 X", "1201/SSW z=I4/6/5/5 Y"], **drill)
    survey = Survey(rider.state.field, TABLES.ground("drill_ground"), "blue")
    who = movement.mover(survey, [unit(rider, "c")], "normal")
    assert movement.walk(survey, who, ("0308",))[0].cost == 3
    up = order(rider, "mv c 0308")
    assert where(up.position, "c") == ("0308", "NNE", "good")

    foot = start(["0307/NNE i=I4/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"], **drill)
    step = order(foot, "mv i 0308")
    assert where(step.position, "i") == ("0308", "NNE", "disordered")
    (lost,) = told(step, events.LevelChanged)
    assert lost.rule == "JDG-4.3.2-b"

    slope = start(["0309/NNE c=C3/6/6/8 X", "1201/SSW z=I4/6/5/5 Y"], **drill)
    assert where(after(slope, "mv c 0308"), "c") == ("0308", "NNE", "disordered")
    guns = start(["0308/NNE a=Af3e3m4c6 X", "1201/SSW z=I4/6/5/5 Y"], **drill)
    survey = Survey(guns.state.field, TABLES.ground("drill_ground"), "blue")
    who = movement.mover(survey, [unit(guns, "a")], "normal")
    assert movement.walk(survey, who, ("0309",))[0].cost == 3
    below = start(["0309/NNE a=Af3e3m4c6 X", "1201/SSW z=I4/6/5/5 Y"], **drill)
    assert refused(below, "mv a 0308") == "JDG-4.3.2-a"


@pytest.mark.rule("JDG-4.3.1-b", "JDG-RUL-12")
def test_a_road_does_not_help_next_to_the_enemy():
    drill = {"formation_map": "drill_ground"}
    rows = ["0705/NNE a=Af3e3m4c6 X", "0802/SSW e=I4/6/5/5 Y"]
    position = start(rows, **drill)
    survey = Survey(position.state.field, TABLES.ground("drill_ground"), "blue")
    who = movement.mover(survey, [unit(position, "a")], "normal")

    assert movement.leg(survey, who, "0705", "0704", first=True).cost == 1
    near = movement.leg(survey, who, "0704", "0703", first=False)
    assert near.rule == "JDG-6.2.2-c"
    rider = start(["0802/SSW c=C3/6/6/8 X", "0903/NNE b=Af3e3m4c6 Y"], **drill)
    survey = Survey(rider.state.field, TABLES.ground("drill_ground"), "blue")
    who = movement.mover(survey, [unit(rider, "c")], "normal")
    assert movement.leg(survey, who, "0802", "0902", first=True).cost == 3, "a castle: 1 + 2"


@pytest.mark.rule("JDG-4.4.3-a", "JDG-4.4.3-b")
def test_passing_own_units_costs_a_point_and_a_square_is_never_passed():
    rows = ["0808/NNE u=I6/6/5/5 X", "0809/NNE v=I2/6/5/5 X d", FAR]
    position = start(rows)

    assert refused(position, "mv u 0809-0810-0811-0812") == ""
    assert refused(position, "mv u 0809-0810-0811-0812-0813") == "JDG-4.4.1-a"
    squared = start(["0808/NNE u=I6/6/5/5 X", "0809/NNE v=I2/6/5/5 X q", FAR])
    assert refused(squared, "mv u 0809-0810") == "JDG-4.4.3-a"


@pytest.mark.rule("JDG-4.4.3-a")
def test_passing_back_through_those_left_behind_costs_a_point():
    position = start(["0808/NNE u=I6/6/5/5 X | v=I2/6/5/5 X", FAR])
    survey = Survey(position.state.field, TABLES.ground("blank15"), "blue")
    who = movement.mover(survey, [unit(position, "u")], "normal")

    legs = movement.walk(survey, who, ("0809", "0808", "0807", "0806"))
    assert [one.cost for one in legs] == [1, 1, 2, 1]
    assert refused(position, "mv u 0809-0808-0807-0806-0805") == "JDG-4.4.1-a"


@pytest.mark.rule("JDG-4.4.1-b", "JDG-RUL-14", "JDG-10.1-c")
def test_a_stack_pays_what_its_dearest_unit_pays_in_full():
    rows = ["0809/NNE i=I4/6/5/5 X d | g=Af3e3m4c6 X", "0808/NNE v=I2/6/5/5 X", E]
    position = start(rows)
    survey = Survey(position.state.field, TABLES.ground("blank15"), "blue")
    who = movement.mover(survey, [unit(position, "i"), unit(position, "g")], "normal")

    # The battery 2, and nothing by day for the zone; the disordered infantry 1, and 1 for it.
    assert movement.leg(survey, who, "0809", "0808", first=True).cost == 2


@pytest.mark.rule("JDG-4.3.2-b")
def test_a_move_ends_where_the_ground_routs_the_unit_whoever_stands_there():
    drill = {"formation_map": "drill_ground"}
    rows = ["0304/NNE c=C3/6/6/8 X d", "0303/NNE i=I4/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"]
    position = start(rows, **drill)
    survey = Survey(position.state.field, TABLES.ground("drill_ground"), "blue")
    who = movement.mover(survey, [unit(position, "c")], "normal")

    # The wood routs disordered cavalry; it may not share 0303 with i, and goes no farther.
    ways = reach(survey, who)
    assert (ways["0303"].path, ways["0303"].cost, ways["0303"].left) == (("0303",), 3, ())
    assert all("0303" not in one.path[:-1] for one in ways.values())
    assert refused(position, "mv c 0303-0203") == "JDG-4.3.2-b"
    step = order(position, "mv c 0303")
    (lost,) = told(step, events.LevelChanged)
    assert (lost.unit, lost.at, lost.after, lost.rule) == ("c", "0303", "routed", "JDG-4.3.2-b")


@pytest.mark.rule("JDG-4.4.1-d", "JDG-4.4.1-c")
def test_the_enemy_and_the_edge_of_the_map_are_closed():
    position = start(["0808/NNE u=I6/6/5/5 X", "0806/SSE e=Af3e3m4c6 Y", "0101/SSE v=I2/6/5/5 X"])

    assert refused(position, "mv u 0807-0806") == "JDG-4.4.1-d"
    assert refused(position, "mv v 0100") == "JDG-4.4.1-a"
    assert refused(position, "exit v") == "JDG-4.4.1-c"


@pytest.mark.rule("JDG-6.2.2-b", "JDG-10.1-c", "JDG-12.1-b", "JDG-12.2-a")
def test_entering_a_zone_costs_more_for_the_disordered_and_in_fog_and_night():
    def cost(mark, weather):
        made = state([f"0809/NNE u=I6/6/5/5 X {mark}", E], weather=weather)
        survey = Survey(made.field, TABLES.ground("blank15"), "blue")
        who = movement.mover(survey, [made.field.unit("u")], "normal")
        step = movement.leg(survey, who, "0809", "0808", first=True)
        return getattr(step, "cost", None) or step.rule

    assert [cost("", one) for one in ("day", "fog", "night")] == [1, 2, 3]
    assert [cost("d", one) for one in ("day", "fog")] == [2, 3]
    assert cost("d", "night") == "JDG-12.1-c"


@pytest.mark.rule("JDG-6.2.2-c")
def test_guns_enter_a_zone_only_where_own_infantry_stands_already():
    rows = ["0809/NNE a=Af3e3m4c6 X | u=I4/6/5/5 X", E]
    position = start(rows)

    assert refused(position, "mv a 0808") == "JDG-6.2.2-c"
    assert refused(position, "mv a+u 0808") == "JDG-6.2.2-c"
    assert refused(after(position, "mv u 0808"), "mv a 0808") == ""


@pytest.mark.rule("JDG-4.4.3-a", "JDG-6.2.2-c", "JDG-6.2.2-b", "JDG-11.2-b")
def test_ways_that_were_found_before_are_asked_again_where_something_on_them_differs():
    """The enemies are the same in each row, so that what was found among them is kept."""
    u, gun, beside = "0809/NNE u=I6/6/5/5 X", "0809/NNE a=Af3e3m4c6 X", "0808/NNE i=I4/6/5/5 X"

    assert way_to([u, E], "u", "0811") == (2, ("0810", "0811"))
    assert way_to([u, E, "0810/NNE i=I4/6/5/5 X"], "u", "0811") == (3, ("0710", "0711", "0811"))
    assert way_to([u, E, "0810/NNE i=I4/6/5/5 X q"], "u", "0810") is None
    assert way_to([u, E], "u", "0808") == (1, ("0808",))
    assert way_to([f"{u} d", E], "u", "0808") == (2, ("0808",))
    assert way_to([u, E], "u", "0808", demoralised=["X"]) is None
    assert way_to([u, E], "u", "0808", weather="fog") == (2, ("0808",))
    assert way_to([gun, E], "a", "0808") is None
    assert way_to([gun, E, beside], "a", "0808") == (2, ("0808",))


def way_to(rows, key, cell, **note):
    """Return cost and path of the cheapest way of a unit, as it is told; None: there is none."""
    position = start(rows, **note)
    survey = Survey(position.state.field, TABLES.ground("blank15"), "blue")
    found = reach(survey, movement.mover(survey, [unit(position, key)], "normal")).get(cell)
    return None if found is None else (found.cost, found.path)


@pytest.mark.rule("JDG-11.2-b")
def test_a_demoralised_formation_enters_no_zone():
    position = start(["0809/NNE u=I6/6/5/5 X", E], demoralised=["X"])

    assert refused(position, "mv u 0808") == "JDG-11.2-b"


@pytest.mark.rule("JDG-12.1-a", "JDG-12.1-c")
def test_at_night_there_is_no_forced_march():
    position = start([U, FAR], weather="night")

    assert refused(position, "fm u 0809") == "JDG-12.1-a"


@pytest.mark.rule("JDG-6.2.1-b", "JDG-6.2.1-c", "JDG-6.2.1-d", "JDG-4.2-g")
def test_guns_squares_and_routed_units_have_no_zone_and_none_crosses_a_bridge_or_into_a_castle():
    """EX-58."""

    def held(row, cell, where_="blank15"):
        made = state([row, "1210/NNE z=I1/6/5/5 X"], active=None, formation_map=where_)
        return cell in Survey(made.field, TABLES.ground(where_), "blue").zones

    assert held("0807/SSE e=I4/6/5/5 Y d", "0808")
    assert not held("0807/SSE e=Af3e3m4c6 Y", "0808")
    assert not held("0807/SSE e=I4/6/5/5 Y q", "0808")
    assert not held("0807/SSE e=I4/6/5/5 Y r", "0808")
    assert held("0902/SSE e=I4/6/5/5 Y", "0802", "drill_ground")
    assert not held("0802/SSE e=I4/6/5/5 Y", "0902", "drill_ground")
    assert not held("0808/SSE e=I4/6/5/5 Y", "0908", "drill_ground"), "a bridge"


@pytest.mark.rule("JDG-4.3.2-b", "JDG-4.4.1-a", "JDG-4.3.1-c")
def test_a_way_that_routs_does_not_hide_a_longer_one_that_does_not():
    """Up the slope 0408 costs 3 points and a level; along the track and down again 4 points."""
    rows = ["0407/SSE c=C3/6/6/8 X d", "1201/SSW z=I4/6/5/5 Y"]
    position = start(rows, formation_map="drill_ground")

    step = order(position, "mv c >0408")
    (moved,) = told(step, events.Moved)
    assert moved.path == ("0308", "0408")
    assert where(step.position, "c") == ("0408", "SSE", "disordered")
    beyond = order(position, "mv c >0409")
    assert where(beyond.position, "c") == ("0409", "SSE", "disordered")
    (fled,) = (one for one in told(order(position, "mv c 0408"), events.LevelChanged))
    assert (fled.unit, fled.at, fled.after) == ("c", "0408", "routed")
