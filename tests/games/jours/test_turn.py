"""The turn: orders, initiative, cup, activations, rally, demoralisation, victory."""

import msgspec
import pytest

from bot.engine import flow
from bot.engine.model import Seat, Setup
from bot.games.jours.model import events
from bot.games.jours.rules import command, rally, victory
from tests.games.jours.given import (
    CONTENT,
    GAME,
    POSITIONS,
    TABLES,
    after,
    asked,
    dice,
    order,
    refused,
    settled,
    start,
    state,
    told,
    unit,
    where,
)

BLUE, RED = Seat("blue"), Seat("red")
FAR = "1515/NNE z=I4/6/5/5 Y"


def line(*cells, formation="X", first="a"):
    """Set units of a formation on hexes."""
    return [
        f"{cell}/NNE {chr(ord(first) + number)}=I4/6/5/5 {formation}"
        for number, cell in enumerate(cells)
    ]


def begun(scenario="drill", **options):
    """Begin a battle by its set-up."""
    sides = CONTENT.scenarios[scenario].sides
    setup = Setup(scenario=scenario, seats=tuple(sides), options=options)
    return flow.begin(GAME, setup, dice())


# Set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-SU-a", "JDG-SU-b", "JDG-SU-c", "JDG-SU-d", "JDG-SU-e", "JDG-0.3-a")
def test_a_battle_starts_with_its_units_in_good_order_and_phase_a():
    step = begun("maida")
    field = step.position.state.field

    assert len(field.units) == 17
    one = field.unit("1L")
    assert (one.at, one.facing, one.level, one.square) == ("0905", "SSW", "good", False)
    assert (one.kind.good.sp, one.kind.engagement, one.kind.disordered.sp) == (7, 7, 4)
    assert field.unit("20th").is_waiting
    assert field.formation("COMPERE").markers == (7, 6)
    assert field.control == {"0602": "french", "0511": "british"}
    assert (field.turn, field.weather, field.phase) == (1, "day", "orders")
    assert asked(step.position) == [("DP-A3", "british"), ("DP-A3", "french")]
    (began,) = told(step, events.TurnBegan)
    assert (began.turn, began.time) == (1, "08:30")


@pytest.mark.rule("JDG-0.3-b", "JDG-10.1-a")
def test_the_values_in_force_are_those_of_the_side_shown():
    made = state(["0808/NNE a=I6/6/5/5 X", "0909/NNE b=I6/6/5/5 X d", "1010 c=I6/6/5/5 X r"])
    values = [(one.values.sp, one.values.cohesion, one.values.mp) for one in made.field.units]

    assert values == [(6, 6, 5), (4, 5, 4), (4, 5, 4)]


# Groups and orders -------------------------------------------------------------------------------


@pytest.mark.rule("JDG-2.3.1-a", "JDG-2.3.1-b", "JDG-2.3.2-a", "JDG-2.5.1-a")
def test_units_linked_by_two_hexes_are_one_group_that_one_order_serves():
    """EX-01."""
    rows = [*line("0505", "0705", "0905", "1105", "1305"), FAR]
    made = state(rows, active=None, phase="markers", chiefs=["0507 *CC drm0 cap1 rng2 blue"])
    made.field.turn = 0
    position = settled(made).position
    groups = position.state.field.groups

    assert [one.units for one in groups] == [("a", "b", "c", "d", "e"), ("z",)]
    assert refused(position, "orders G1") == ""
    assert refused(position, "orders G2") == "JDG-2.3.2-a"


@pytest.mark.rule("JDG-2.3.1-a", "JDG-2.3.2-a", "JDG-2.3.2-b", "JDG-OPT-2")
def test_two_groups_need_two_orders():
    """EX-02."""
    rows = [*line("0505", "0605", "0705"), *line("1005", "1105", first="k"), FAR]
    one_chief = ["0805 *CC drm0 cap1 rng5 blue"]
    made = state(rows, active=None, phase="markers", chiefs=one_chief)
    made.field.turn = 0
    position = settled(made).position

    assert [one.units for one in position.state.field.groups[:2]] == [("a", "b", "c"), ("k", "l")]
    assert refused(position, "orders G1 G2") == "JDG-2.3.2-a"
    assert refused(position, "orders G1") == ""
    two = state(rows, active=None, phase="markers",
                chiefs=[*one_chief, "1305 *DD drm0 cap1 rng3 blue"])  # fmt: skip
    two.field.turn = 0
    assert refused(settled(two).position, "orders G1 G2") == ""


@pytest.mark.rule("JDG-FL-a", "JDG-2.3.2-b", "JDG-PBP-a", "JDG-1-a")
def test_orders_are_given_in_secret_by_both_at_once():
    position = begun("maida").position
    first = order(position, "orders G1", seat=Seat("french")).position
    hidden = [order(position, text, seat=Seat("french")) for text in ("orders G1", "orders G2")]

    assert asked(first) == [("DP-A3", "british")]
    assert first.view(Seat("british")) == hidden[1].position.view(Seat("british"))
    assert hidden[0].events == hidden[1].events
    assert first.view(None).orders == {}
    done = order(first, "orders none", 3, 2, seat=Seat("british")).position
    assert done.view(Seat("french")).orders["G1"] == "OR"
    assert done.view(Seat("british")).orders.get("G1") is None
    assert done.view(Seat("british")).orders["G4"] == "NO"


@pytest.mark.rule("JDG-3-a", "JDG-3-b", "JDG-3-c", "JDG-1-b", "JDG-RUL-05")
def test_the_higher_total_has_the_initiative_and_a_tie_gives_it_to_nobody():
    """EX-05."""
    position = begun("maida").position
    both = after(position, "orders none")
    won = order(both, "orders none", 5, 2)
    (rolled,) = told(won, events.StrategicRolled)

    assert (rolled.totals, rolled.winner) == ({"french": 6, "british": 2}, "french")
    assert asked(won.position) == [("DP-B2", "french")]
    lines = [GAME.write(one) for one in won.position.options(won.position.open[0])]
    assert "open COMPERE 7" in lines
    assert "open COMPERE 6" in lines
    assert "open none" in lines
    chosen = order(won.position, "open COMPERE 6")
    field = chosen.position.state.field
    assert field.opener.id == "COMPERE"
    assert len(chosen.position.state.cup) == 13
    assert field.active.formations == ("COMPERE",)
    tie = order(both, "orders none", 4, 5, (1, 14))
    assert told(tie, events.StrategicRolled)[0].winner is None
    assert len(tie.position.state.cup) == 13


@pytest.mark.rule("JDG-1-c", "JDG-RUL-04", "JDG-11.2-c", "JDG-OPT-8", "JDG-RUL-06")
def test_the_cup_holds_the_markers_of_those_present_less_by_demoralisation_and_scenario():
    field = begun("saalfeld").position.state.field
    claparede, reille = field.formation("CLAPAREDE"), field.formation("REILLE")

    assert command.markers(field, CONTENT, claparede) == [7], "one each in the fog"
    field.turn = 3
    assert command.markers(field, CONTENT, claparede) == [7, 6]
    claparede.demoralised = True
    assert command.markers(field, CONTENT, claparede) == [6]
    field.turn = 1
    assert command.markers(field, CONTENT, reille) == []


@pytest.mark.rule("JDG-5.2.1-a", "JDG-5.2.1-b", "JDG-5.2.1-c", "JDG-5.2-a")
def test_in_the_turn_of_arrival_the_higher_marker_alone_goes_in():
    """EX-16."""
    field = begun("montebello").position.state.field
    formation = field.formation("CHAMBARLHAC")
    field.turn = 4

    assert command.markers(field, CONTENT, formation) == [7]
    formation.delayed = True
    assert command.markers(field, CONTENT, formation) == [7, 6]
    formation.delayed = False
    field.unit("24L").at = "1001"
    assert command.markers(field, CONTENT, formation) == [7, 6]


@pytest.mark.rule("JDG-2.1.2-a", "JDG-2.1.2-c", "JDG-2.1.2-d", "JDG-RUL-59", "JDG-OPT-1")
def test_a_combined_marker_stands_for_the_lower_ones_and_is_seen_by_its_owner_alone():
    made = begun("saalfeld").position.state
    field, secret = made.field, made.secrets["french"]
    field.turn = 3
    field.arrivals = []
    for key in ("34-1", "34-2"):
        field.unit(key).at = "1916"
    assert command.usable(field, CONTENT, "french", secret.uses) == ["V-CORPS"]
    assert command.usable(field, CONTENT, "allied", {}) == []
    secret.combined = "V-CORPS"
    chits = [(one.id, one.initiative) for one in command.chits(field, CONTENT, "french", secret)]

    assert ("CLAPAREDE", 7) in chits
    assert ("CLAPAREDE", 6) not in chits
    assert ("V-CORPS", 7) in chits
    assert len(chits) == 2 + 2 + 1
    assert command.activated(field, CONTENT, command.Chit("V-CORPS", "french", 7)) == (
        "CLAPAREDE", "REILLE",
    )  # fmt: skip
    view = GAME.view(made, Seat("allied"))
    assert view.cup["french"] is None
    assert view.combined == ""
    assert GAME.view(made, Seat("french")).combined == "V-CORPS"


# Activations -------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-2.4-a", "JDG-2.4.2-a", "JDG-2.4.3-a", "JDG-2.4.3-b", "JDG-2.4.3-d",
                  "JDG-RUL-03")  # fmt: skip
def test_a_group_without_orders_tries_for_initiative():
    """EX-04."""
    rows = ["0808/NNE a=I4/6/5/5 X NO", FAR]
    near, far = ["0809 *CC drm1 cap1 rng3 blue"], ["0815 *CC drm1 cap1 rng3 blue"]
    position = start(rows, stage="begin", chiefs=near)
    assert asked(position) == [("DP-D2", "blue")]
    assert position.view(BLUE).asked.needed == 6
    passed = order(position, "try G1", 6)
    assert passed.position.state.field.active.standing == {"G1": "ordered"}
    failed = order(start(rows, stage="begin", chiefs=far), "try G1", 6)
    field = failed.position.state.field
    assert field.active.standing == {"G1": "held"}
    assert refused(failed.position, "mv a 0807") == "JDG-2.4.3-b"
    assert order(position, "limited G1").position.state.field.active.standing == {"G1": "limited"}


@pytest.mark.rule("JDG-2.3.2-c", "JDG-2.3.1-c")
def test_a_unit_keeps_the_status_of_its_group_for_the_whole_turn():
    made = state(["0808/NNE a=I4/6/5/5 X OR", "0812/NNE b=I4/6/5/5 X NO", FAR])
    made.field.unit("b").at = "0809"

    assert command.standing(made.field, made.field.unit("a")) == "ordered"
    assert command.standing(made.field, made.field.unit("b")) == "limited"


# Rally -------------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-11.1-a", "JDG-11.1-b", "JDG-11.1-c", "JDG-10.2-d")
def test_a_unit_that_did_nothing_rallies_on_its_disordered_cohesion():
    """EX-51."""
    rows = ["0808/NNE a=I6/6/5/5 X d", "1010 b=I6/6/5/5 X r", FAR]
    position = start(rows, stage="rally")
    good = order(position, "rally a/E", 5)
    assert where(good.position, "a") == ("0808", "E", "good")
    assert where(order(position, "rally a", 6).position, "a")[2] == "disordered"
    assert refused(order(position, "rally a", 6).position, "rally a") == "JDG-11.1-c"
    up = order(position, "rally b/NNE", 4)
    assert where(up.position, "b") == ("1010", "NNE", "disordered")
    (tried,) = told(up, events.Tried)
    assert (tried.sum.total, tried.needed) == (1, 5)


@pytest.mark.rule("JDG-11.1-a", "JDG-10.4-g", "JDG-5.1.1-d")
def test_who_may_not_rally():
    """EX-14."""
    rows = [
        "0808/NNE a=I3/6/5/5 X d | b=I3/6/5/5 X d | c=I3/6/5/5 X d", "1010 d=I6/6/5/5 X r | "
        "e=I6/6/5/5 X r", "0303/NNE f=I6/6/5/5 X d moved", "0505/NNE g=I6/6/5/5 X d",
        "0504/NNE h=I6/6/5/5 Y",
    ]  # fmt: skip
    field = state(rows, stage="rally").field
    found = {key: rally.rally_fault(field, CONTENT, field.unit(key)).rule for key in "adfg"}

    assert found == {
        "a": "JDG-5.1.1-d", "d": "JDG-10.4-g", "f": "JDG-11.1-a", "g": "JDG-11.1-a",
    }  # fmt: skip


@pytest.mark.rule("JDG-12.1-g", "JDG-12.1-h", "JDG-RUL-48", "JDG-12.1-f", "JDG-12.2-a")
def test_at_night_the_disordered_rally_by_themselves_and_the_routed_easily():
    """EX-53, EX-54."""
    rows = ["0808/NNE a=I6/6/5/5 X d", "1010 b=I6/6/5/5 X r", "0303 c=I6/6/5/5 X r", FAR]
    position = start(rows, stage="rally", weather="night")
    assert where(position, "a")[2] == "good"
    assert where(order(position, "rally b", 8).position, "b")[2] == "disordered"
    fog = start(rows, stage="rally", weather="fog")
    assert where(fog, "a")[2] == "disordered"
    assert where(order(fog, "rally b", 5).position, "b")[2] == "routed"


# Demoralisation and victory ----------------------------------------------------------------------


@pytest.mark.rule("JDG-11.2-a", "JDG-RUL-44")
def test_a_formation_without_a_unit_in_good_order_is_demoralised():
    """EX-52."""
    field = state(["0808/NNE a=I6/6/5/5 X d", "0909/NNE b=Af3e3m4c6 X", "1010 c=I6/6/5/5 X r",
                   "1212/NNE g=Af3e3m4c6 Y"]).field  # fmt: skip

    assert victory.is_broken(field, field.formation("X"))
    assert not victory.is_broken(field, field.formation("Y")), "guns alone"
    field.unit("a").level = "good"
    assert not victory.is_broken(field, field.formation("X"))


@pytest.mark.rule("JDG-13.1-a", "JDG-OPT-3")
def test_a_french_regiment_in_guntersdorf_wins_at_once():
    """EX-55."""
    field = begun("schongrabern").position.state.field
    battle = CONTENT.scenarios["schongrabern"]
    assert victory.automatic(field, battle) == []
    field.unit("Gr1").at = "0902"
    assert victory.automatic(field, battle) == ["french"]
    field.unit("Gr1").level = "routed"
    assert victory.automatic(field, battle) == []


@pytest.mark.rule("JDG-13.2-a", "JDG-OPT-7")
def test_points_are_those_of_the_scenario():
    field = begun("schongrabern").position.state.field
    battle = CONTENT.scenarios["schongrabern"]
    assert victory.points(field, battle) == {"french": 0, "russian": 11}, "handicap and Grund"
    field.unit("Kiev").level = "eliminated"
    field.unit("F-O").level = "eliminated"
    field.unit("Pod").exited = True
    field.formation("RESERVE").demoralised = True
    assert victory.points(field, battle) == {"french": 3 + 3, "russian": 11 + 2 + 1}


def test_a_position_is_written_whole_and_read_back():
    position = begun("maida").position
    plain = msgspec.json.decode(msgspec.json.encode(POSITIONS.write(position.state)))
    again = settled(POSITIONS.read(plain)).position

    assert again.state.field == position.state.field
    assert asked(again) == asked(position)


@pytest.mark.rule("JDG-OPT-9")
def test_learners_need_no_orders():
    step = flow.begin(
        GAME, Setup(scenario="drill", seats=("blue", "red"), options={"learning": "on"}),
        dice(3, 5),
    )  # fmt: skip

    assert {one.order for one in step.position.state.field.groups} == {"OR"}
    assert asked(step.position) == [("DP-B2", "red")]


def test_everything_is_built_of_the_tables():
    assert TABLES.ground("maida").map.columns == 14
    assert unit(begun("drill").position, "B-C").kind.heavy
