"""Retreats, rout retreats, rout moves and passages: position, dice, what becomes of everybody."""

import pytest

from bot.games.jours.model.events import LevelChanged, Tried
from bot.games.jours.model.field import Chief
from bot.games.jours.model.state import Retreat, RoutMove, RoutPhase
from bot.games.jours.rules import retreat, rout
from bot.games.jours.rules.retreat import Cause
from tests.games.jours.battle import BLUE, RED, Play, battle, kind, red, unit
from tests.games.jours.given import TABLES

BLANK, DRILL = TABLES.ground("blank15"), TABLES.ground("drill_ground")


def firsts(state, key, cause, ground=BLANK):
    field = state.field
    return retreat.first_steps(field, ground, field.unit(key), cause)


def ways(state, key, *away, routed=False, fire=False, ground=BLANK):
    field = state.field
    found = retreat.paths(field, ground, field.unit(key), Cause(away, fire), routed=routed)
    return ["-".join(path) for path in found]


def runs(state, key, ground=BLANK):
    return ["-".join(path) for path in rout.ways(state.field, ground, state.field.unit(key))]


# First hexes -------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-10.3.1-a")
def test_the_first_hex_of_a_retreat_is_adjacent_to_no_attacker():
    state = battle(red("d", "I 4/6", "0808 NNE"), unit("a", "I 4/6", "0809 NNE"))

    assert firsts(state, "d", Cause(("0809",))) == ["0807", "0908", "0708"]


@pytest.mark.rule("JDG-10.3.1-a")
def test_a_hex_beside_an_attacker_is_open_where_the_attacker_has_no_zone():
    castle = battle(
        red("d", "I 4/6", "0802 SSE"), unit("a", "I 4/6", "0903 NNE"), ground="drill_ground"
    )
    assert firsts(castle, "d", Cause(("0903",)), DRILL) == ["0801", "0902", "0703", "0702"]

    routed = battle(red("d", "I 4/6", "0808 NNE"), unit("a", "C 4/6", "0809", level="routed"))
    assert firsts(routed, "d", Cause(("0809",))) == [
        "0807", "0908", "0909", "0709", "0708"
    ]  # fmt: skip


@pytest.mark.rule("JDG-7.5-c", "JDG-RUL-24")
def test_a_retreat_from_fire_leads_farther_from_the_firer():
    state = battle(red("d", "I 4/6", "0808 SSE"), unit("g", "A f3 e3 m4 c6", "0811 NNE"))

    assert firsts(state, "d", Cause(("0811",), fire=True)) == ["0807", "0908", "0708"]
    assert ways(state, "d", "0811", fire=True) == ["0708", "0807", "0908"]


@pytest.mark.rule("JDG-10.3.1-f", "JDG-RUL-32")
def test_without_a_cause_the_first_hex_lies_towards_the_edge():
    state = battle(unit("a", "I 4/6", "0808 NNE"), red("d", "I 4/6", "0808 NNE"))
    state.field.units[1].at = "0404"

    assert firsts(state, "a", Cause()) == ["0909", "0809", "0709"]
    assert firsts(state, "d", Cause()) == ["0403", "0504", "0304"]


@pytest.mark.rule("JDG-10.3.4-b", "JDG-RUL-67", "JDG-10.3.4-a")
def test_rivers_castles_and_own_squares_close_the_way():
    river = battle(red("d", "I 4/6", "0908 SSE"), ground="drill_ground")
    assert firsts(river, "d", Cause(("0109",)), DRILL) == ["1008", "0909", "0808"]

    slow = battle(red("d", "I 4/6/5/2", "0802 SSE"), ground="drill_ground")
    slow.field.unit("d").level = "disordered"
    assert "0902" in firsts(slow, "d", Cause(("0109",)), DRILL)  # Along the road for one point.
    slow.field.unit("d").at = "1002"
    assert "0902" not in firsts(slow, "d", Cause(("0109",)), DRILL)

    square = battle(red("d", "I 4/6", "0808 SSE"), red("q", "I 4/6", "0807 SSE", square=True))
    assert "0807" not in firsts(square, "d", Cause(("0809",)))


# Paths -------------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-10.3.1-b", "JDG-10.3.1-d", "JDG-10-a")
def test_each_hex_of_a_rout_retreat_is_farther_from_the_start():
    state = battle(red("d", "I 4/6", "0808", level="routed"), unit("a", "I 4/6", "0809 NNE"))

    assert ways(state, "d", "0809", routed=True) == [
        "0708-0607", "0708-0608", "0708-0707", "0807-0707", "0807-0806", "0807-0907",
        "0908-0907", "0908-1007", "0908-1008",
    ]  # fmt: skip
    cavalry = battle(red("d", "C 4/6", "0808", level="routed"), unit("a", "I 4/6", "0809 NNE"))
    assert {len(path.split("-")) for path in ways(cavalry, "d", "0809", routed=True)} == {3}


@pytest.mark.rule("JDG-10.3.1-c", "JDG-10.2-a")
def test_a_unit_between_two_attackers_is_eliminated():
    state = battle(
        red("d", "I 4/6", "0808 NNE"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("b", "I 4/6", "0807 SSE"),
    )
    play = Play(state, Retreat(unit="d", away=("0809", "0807")))

    assert play.is_over
    assert play.where()["d"] == "-"
    (event,) = play.told(LevelChanged)
    assert (event.after, event.rule) == ("eliminated", "JDG-10.3.1-c")


@pytest.mark.rule("JDG-10.3.1-e", "JDG-RUL-30", "JDG-10.3.2-a")
def test_the_owner_chooses_the_path_and_the_facing_stays():
    state = battle(red("d", "I 4/6", "0808 NNE"), unit("a", "I 4/6", "0809 NNE"))
    play = Play(state, Retreat(unit="d", away=("0809",)))

    assert play.asked == {"DP-R": ["path d 0708", "path d 0807", "path d 0908"]}
    assert play.say("path d 0908").where()["d"] == "0908 NNE g"
    assert play.is_over


@pytest.mark.rule("JDG-10.3.2-a")
def test_a_unit_that_ends_among_others_faces_as_they_do():
    state = battle(
        red("d", "I 4/6", "0808 NNE"), red("e", "I 4/6", "0908 W"), unit("a", "I 4/6", "0809 NNE")
    )
    play = Play(state, Retreat(unit="d", away=("0809",))).say("path d 0908")

    assert play.where() == {"d": "0908 W g", "e": "0908 W g", "a": "0809 NNE g"}
    assert [one.id for one in state.field.units if one.at == "0908"] == ["e", "d"]


@pytest.mark.rule("JDG-10.3.4-a", "JDG-10.3.4-c", "JDG-RUL-66")
def test_a_bridge_costs_a_level_and_other_terrain_none():
    def crossing(level):
        state = battle(
            red("d", "I 4/6", "0908 W", level=level), unit("a", "I 4/6", "1008 W"),
            unit("b", "I 4/6", "0909 NNE"), ground="drill_ground",
        )  # fmt: skip
        return Play(state, Retreat(unit="d", away=("1008", "0909"), routed=level == "routed"))

    assert crossing("good").where()["d"] == "0808 W d"
    assert crossing("routed").where()["d"] == "-"  # In 0808, the only hex away from both.
    wood = battle(
        red("d", "C 4/6", "0402 SSE"), unit("a", "I 4/6", "0502 W"), unit("b", "C 4/6", "0401 SSW"),
        unit("c", "C 4/6", "0403 NNW"), ground="drill_ground",
    )  # fmt: skip
    play = Play(wood, Retreat(unit="d", away=("0502",))).say("path d 0303")
    assert play.where()["d"] == "0303 SSE d"  # For the front hex of zone, not for the wood.


@pytest.mark.rule("JDG-10.3.5-a")
def test_each_front_hex_of_zone_costs_a_level():
    state = battle(
        red("d", "I 4/6", "0808 NNE"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("e", "I 4/6", "1008 W"),
    )
    play = Play(state, Retreat(unit="d", away=("0809",))).say("path d 0908")

    assert play.where()["d"] == "0908 NNE d"
    assert [(one.after, one.rule) for one in play.told(LevelChanged)] == [
        ("disordered", "JDG-10.3.5-a")
    ]


@pytest.mark.rule("JDG-10.3.5-b", "JDG-RUL-31")
def test_a_unit_routed_on_its_retreat_makes_its_rout_retreat_from_there():
    state = battle(
        red("d", "I 4/6", "0808 NNE", level="disordered"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("e", "I 4/6", "1008 W"),
    )
    play = Play(state, Retreat(unit="d", away=("0809",))).say("path d 0908")

    # From 0908 distances count anew; 0909 is beside the attacker in 0809.
    assert play.asked["DP-R"] == [
        "path d 0807-0707", "path d 0807-0708", "path d 0807-0806", "path d 0907-0806",
        "path d 0907-0906", "path d 0907-1006", "path d 1007-1006", "path d 1007-1107",
        "path d 1007-1108",
    ]  # fmt: skip
    assert play.say("path d 0907-0906").where()["d"] == "0906 r"


@pytest.mark.rule("JDG-10.3.5-b", "JDG-RUL-31", "JDG-10.5-a")
def test_a_unit_routed_in_a_hex_needs_no_way_beyond_it_in_its_first_retreat():
    state = battle(
        red("d", "I 4/6", "0808 NNE", level="disordered"),
        red("c", "C 4/6", "0807 W"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("x", "I 4/6", "0806 SSE"),
        unit("g", "A f3 e3 m4 c6", "0707 NNE"),
        unit("h", "A f3 e3 m4 c6", "0907 NNE"),
    )
    play = Play(state, Retreat(unit="d", away=("0809",)), 6)

    # In 0807 it could not stop beside c and not go on; but the front of x routs it there.
    assert play.asked["DP-R"] == ["path d 0708", "path d 0807", "path d 0908"]
    assert play.say("path d 0807").where()["d"] == "0807 r"
    assert "path d 0708-0607" in play.asked["DP-R"]
    play.say("path d 0708-0607")
    assert play.is_over
    assert (play.where()["d"], play.where()["c"]) == ("0607 r", "0807 W g")


@pytest.mark.rule("JDG-5.1.1-b", "JDG-10.3.5-a", "JDG-10.5-a")
def test_a_unit_weakened_on_its_retreat_joins_two_others_with_the_strength_it_has_left():
    state = battle(
        red("d", "I 3/6", "0808 NNE"),
        red("b", "I 2/6", "0807 NNE"),
        red("c", "I 2/6", "0807 NNE"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("x", "I 4/6", "0806 SSE"),
    )
    play = Play(state, Retreat(unit="d", away=("0809",))).say("path d 0807")

    # Before the front of x it is disordered: 2, 2 and 2 points stand in 0807.
    assert play.is_over
    assert play.where()["d"] == "0807 NNE d"


@pytest.mark.rule("JDG-10.4-g", "JDG-10.3.5-a")
def test_a_rout_retreat_beside_routed_units_is_open_where_every_lone_end_is_fatal():
    state = battle(
        red("d", "I 4/6", "0808", level="routed"),
        red("r", "I 4/6", "0806", level="routed"),
        unit("a", "I 4/6", "0809 NNE"),
        unit("x", "I 4/6", "1006 W"),
        *(unit(f"g{n}", "A f3 e3 m4 c6", f"{cell} NNE") for n, cell in enumerate(
            ("0708", "0908", "0707", "0706", "0805"))),
    )  # fmt: skip
    play = Play(state, Retreat(unit="d", away=("0809",), routed=True))

    # The enemy bars the sides and the ways past 0806; 0907 is before the front of x.
    assert play.asked["DP-R"] == ["path d 0807-0806", "path d 0807-0907"]
    assert play.say("path d 0807-0806").where()["d"] == "0806 r"


# Passages ----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-10.5-a", "JDG-10.3.3-b", "JDG-10.5-b")
def test_a_retreat_goes_on_through_units_it_cannot_stack_with_and_they_are_tested():
    state = battle(
        red("d", "I 4/6", "0808 NNE"), red("c", "C 4/6", "0807 W"), unit("a", "I 4/6", "0809 NNE")
    )
    play = Play(state, Retreat(unit="d", away=("0809",)), 7)

    assert play.asked["DP-R"] == [
        "path d 0708", "path d 0807-0707", "path d 0807-0806", "path d 0807-0907", "path d 0908",
    ]  # fmt: skip
    play.say("path d 0807-0806")
    assert play.is_over
    assert play.where() == {"d": "0806 NNE g", "c": "0807 W d", "a": "0809 NNE g"}
    (test,) = play.told(Tried)
    assert (test.unit, test.needed, test.die, test.rule) == ("c", 6, 7, "JDG-10.5-b")


@pytest.mark.rule("JDG-10.5-b", "JDG-10.5-c", "JDG-10.5-d", "JDG-10.4-h", "JDG-RUL-67")
def test_a_routed_unit_passes_a_stack_and_the_routed_one_in_the_way_runs():
    """EX-50: what it passes is tested after it has stopped; who runs through it leaves it alone."""
    state = battle(
        unit("r", "I 4/6/5/3", "0808", level="routed"),
        unit("i", "I 4/6", "0809 NNE"),
        unit("j", "I 4/6", "0809 NNE", level="disordered"),
        unit("g", "I 4/6/5/3", "0810", level="routed"),
    )
    # r may not end in 0810 with g while it can stop in another lane: it side-steps.
    play = Play(state, RoutMove(unit="r"), 6, 6)
    assert play.asked == {"DP-R": ["path r 0809-0710", "path r 0809-0910"]}
    play.say("path r 0809-0910")

    # i passes with 6; j is disordered with 5, is routed, and goes two hexes towards its edge.
    # It runs through g, which is routed and runs, past j, which stays where it is.
    play.say("path j 0810-0811")
    assert play.is_over
    assert play.where() == {"r": "0910 r", "i": "0809 NNE g", "j": "0811 r", "g": "0812 r"}


@pytest.mark.rule("JDG-10.5-c")
def test_a_routed_unit_that_is_passed_runs_and_spares_the_one_that_displaced_it():
    state = battle(
        unit("r", "I 4/6/5/4", "0808", level="routed"),
        unit("g", "I 4/6/5/5", "0809", level="routed"),
    )
    # r has 3 points: 0809 (g), 0810, 0811. g has 4: it passes r in 0811 and stops in 0813.
    play = Play(state, RoutMove(unit="r"))

    assert play.is_over
    assert play.where() == {"r": "0811 r", "g": "0813 r"}


# Rout moves --------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-10.4-a", "JDG-10.4-b", "JDG-10.2-e", "JDG-RUL-46")
def test_a_routed_unit_runs_straight_and_off_the_map():
    """EX-48: with 4 points from 0810 to 0814; in the next phase E off the map."""
    state = battle(unit("a", "I 4/6/5/5", "0810", level="routed"))
    assert runs(state, "a") == ["0811-0812-0813-0814"]

    play = Play(state, RoutMove(unit="a"))
    assert play.where() == {"a": "0814 r"}
    play = Play(state, RoutMove(unit="a"))
    assert play.where() == {"a": "-"}
    assert play.told(LevelChanged)[0].rule == "JDG-10.2-e"


@pytest.mark.rule("JDG-10.4-c", "JDG-10.4-d", "JDG-10.4-e", "JDG-RUL-47")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        ("SSE", ["0811"]),
        ("NNE", ["0711-0712-0612-0613", "0911-1011-1012-1013"]),
    ],
)
def test_an_enemy_in_the_lane(facing, expected):
    """EX-49: straight into its zone and no farther; past it where the zone would eliminate."""
    state = battle(
        unit("a", "I 4/6/5/5", "0810", level="routed"), red("e", "I 4/6", f"0812 {facing}")
    )
    assert runs(state, "a") == expected


@pytest.mark.rule("JDG-10.4-c", "JDG-10.4-e")
def test_a_unit_that_cannot_move_one_hex_is_eliminated():
    # All hexes towards the edge are in the zone of the enemy that holds it already.
    state = battle(
        unit("a", "I 4/6/5/5", "0810", level="routed"),
        red("e", "I 4/6", "0811 SSE"),
    )
    assert runs(state, "a") == []
    play = Play(state, RoutMove(unit="a"))
    assert play.where()["a"] == "-"
    assert play.told(LevelChanged)[0].rule == "JDG-10.4-e"


@pytest.mark.rule("JDG-10.4-c", "JDG-6.2.2-f")
def test_a_rout_move_never_returns_into_the_zone_of_an_enemy_that_held_it():
    state = battle(
        unit("a", "I 4/6/5/5", "0808", level="routed"),
        red("e", "I 4/6", "0709 NNW"),
        red("g", "A f3 e3 m4 c6", "0910 NNE"),
    )
    # e holds 0808 and 0809, so it goes to 0909 for two points; g bars 0910, and 0809 is in the
    # zone of e, which it has left.
    assert runs(state, "a") == ["0909-1009-1010"]
    assert Play(state, RoutMove(unit="a")).where()["a"] == "1010 r"


@pytest.mark.rule("JDG-10.4-d")
def test_infantry_changes_two_lanes_and_no_more():
    walls = [red(f"e{n}", "A f3 e3 m4 c6", cell) for n, cell in enumerate(
        ("0811", "0711", "0911", "0612", "1012"))]  # fmt: skip
    state = battle(unit("a", "I 4/6/5/9", "0810", level="routed"), *walls)
    # 0811 is occupied; 0711 and 0911 are occupied as well: no side-step is left.
    assert runs(state, "a") == []
    open_left = battle(unit("a", "I 4/6/5/9", "0810", level="routed"), *walls[:1], walls[2])
    (path,) = runs(open_left, "a")
    assert path.startswith("0711-0712-0713")


@pytest.mark.rule("JDG-10.4-f")
def test_a_village_ends_a_rout_move_if_its_owner_likes_and_shelters_later():
    state = battle(
        red("d", "I 4/6/5/5", "0507", level="routed"), ground="drill_ground", phase="rout"
    )
    assert runs(state, "d", DRILL) == ["0506-0505", "0506-0505-0504"]
    play = Play(state, RoutMove(unit="d")).say("path d 0506-0505")
    assert play.where() == {"d": "0505 r"}

    play = Play(state, RoutPhase())
    assert play.asked == {"DP-E1": ["path d 0504-0503-0502-0501", "path d stay"]}
    assert play.say("path d stay").where() == {"d": "0505 r"}
    assert play.is_over


@pytest.mark.rule("JDG-10.4-g")
def test_a_rout_move_ends_alone_if_there_is_a_way():
    state = battle(
        unit("a", "I 4/6/5/3", "0808", level="routed"),
        unit("b", "I 4/6", "0810", level="routed"),
    )
    # Two points lead to 0810: it stops a hex earlier or changes the lane.
    assert runs(state, "a") == ["0809", "0809-0710", "0809-0910"]


@pytest.mark.rule("JDG-10.4-g", "JDG-10.4-e")
def test_a_rout_move_whose_last_side_step_ends_on_routed_units_stops_a_hex_earlier():
    guns = [red(f"e{n}", "A f3 e3 m4 c6", cell) for n, cell in enumerate(("0810", "0910"))]
    state = battle(
        unit("a", "I 4/6/5/3", "0808", level="routed"),
        unit("b", "I 4/6", "0710", level="routed"),
        *guns,
    )
    # 0810 and 0910 hold the enemy, in 0710 stands b: of 0809-0710 only 0809 is left.
    assert runs(state, "a") == ["0809"]
    assert Play(state, RoutMove(unit="a")).where()["a"] == "0809 r"


@pytest.mark.rule("JDG-10.4-g", "JDG-10.5-a")
def test_a_rout_move_ends_with_routed_units_only_where_there_is_no_other_way():
    guns = [red(f"e{n}", "A f3 e3 m4 c6", cell) for n, cell in enumerate(("0709", "0909"))]
    state = battle(
        unit("a", "I 4/6/5/2", "0808", level="routed"),
        unit("b", "I 4/6", "0809", level="routed"),
        *guns,
    )
    assert runs(state, "a") == ["0809"]
    assert Play(state, RoutMove(unit="a")).where()["a"] == "0809 r"


@pytest.mark.rule("JDG-10.5-a", "JDG-10.4-h", "JDG-10.5-b")
def test_a_rout_move_goes_on_past_units_that_are_not_routed_without_points():
    state = battle(unit("a", "I 4/6/5/3", "0808", level="routed"), unit("b", "I 4/6", "0810 NNE"))
    play = Play(state, RoutMove(unit="a"), 6)

    # Two points lead to 0810, where b stands: it goes on straight to 0811, and b is tested.
    assert play.is_over
    assert play.where() == {"a": "0811 r", "b": "0810 NNE g"}
    (test,) = play.told(Tried)
    assert (test.unit, test.needed, test.die, test.rule) == ("b", 6, 6, "JDG-10.5-b")


@pytest.mark.rule("JDG-10.4-d", "JDG-10.5-a")
def test_a_rout_move_with_points_side_steps_before_it_goes_on_for_nothing():
    state = battle(
        red("d", "I 4/6/5/3", "0304", level="routed"),
        red("b", "I 4/6", "0303 SSE"),
        ground="drill_ground",
    )
    # Of two points the wood of 0303 takes both: d goes on from b for nothing, into the wood of
    # 0302. With a third point, which 0302 does not do for, it side-steps.
    assert runs(state, "d", DRILL) == ["0303-0302"]
    state.field.unit("d").kind = kind("I 4/6/5/4")
    assert runs(state, "d", DRILL) == ["0303-0202", "0303-0402"]


@pytest.mark.rule("JDG-10.5-a", "JDG-10.4-h", "JDG-10.4-g")
def test_a_rout_move_that_cannot_go_on_past_units_stops_a_hex_earlier():
    guns = [
        red(f"e{n}", "A f3 e3 m4 c6", cell)
        for n, cell in enumerate(("0811", "0711", "0911", "0710", "0910"))
    ]
    state = battle(
        unit("a", "I 4/6/5/3", "0808", level="routed"), unit("b", "I 4/6", "0810 NNE"), *guns
    )
    assert runs(state, "a") == ["0809"]
    assert Play(state, RoutMove(unit="a")).where()["a"] == "0809 r"


@pytest.mark.rule("JDG-RUL-45", "JDG-1-h")
def test_the_side_without_initiative_runs_first_in_its_own_order():
    state = battle(
        unit("a", "I 4/6/5/3", "0808", level="routed"),
        red("d", "I 4/6/5/3", "0804", level="routed"),
        red("e", "I 4/6/5/3", "0604", level="routed"),
        phase="rout", holder=BLUE,
    )  # fmt: skip
    play = Play(state, RoutPhase())

    assert play.asked == {"DP-E1": ["rout d", "rout e"]}
    play.say("rout e")
    assert play.is_over
    assert play.where() == {"a": "0810 r", "d": "0802 r", "e": "0602 r"}


# Commanders --------------------------------------------------------------------------------------


def chief(key, side, at):
    return Chief(id=key, side=side, drm=1, orders=1, range=5, at=at, strategic=True)


@pytest.mark.rule("JDG-2.5.2-b")
def test_a_commander_goes_with_the_unit_that_leaves_or_with_the_one_that_is_named():
    state = battle(
        red("d", "I 4/6", "0808 NNE"), red("e", "I 4/6", "0808 NNE"),
        unit("a", "I 4/6", "0809 NNE"), chiefs=(chief("C", RED, "0808"),),
    )  # fmt: skip
    play = Play(state, Retreat(unit="d", away=("0809",), also=("e",)))

    assert play.asked == {"DP-R": ["follow C d", "follow C e"]}
    play.say("follow C d").say("path d 0807")
    assert state.field.chief("C").at == "0807"


@pytest.mark.rule("JDG-2.5.2-c")
def test_a_commander_who_runs_off_the_map_with_a_unit_is_lost():
    state = battle(unit("a", "I 4/6", "0815", level="routed"), chiefs=(chief("C", BLUE, "0815"),))
    Play(state, RoutMove(unit="a"))

    assert state.field.chief("C").eliminated
    assert state.field.chief("C").at is None


@pytest.mark.rule("JDG-2.5.2-a", "JDG-2.5.2-e")
def test_a_unit_that_comes_beside_a_commander_makes_them_flee():
    state = battle(
        red("d", "I 4/6", "0808 NNE"), unit("a", "I 4/6", "0809 NNE"),
        chiefs=(chief("C", BLUE, "0806"),),
    )  # fmt: skip
    play = Play(state, Retreat(unit="d", away=("0809",))).say("path d 0807")

    assert "cic C 0805" in play.asked["DP-M2"]
    assert "cic C stay" not in play.asked["DP-M2"]
    play.say("cic C 0805-0804")
    assert play.is_over
    assert state.field.chief("C").at == "0804"
