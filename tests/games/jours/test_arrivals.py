"""Reinforcements, entry, exit, commanders-in-chief (digest 4.2, 4.5)."""

import pytest

from bot.engine.model import Seat
from bot.games.jours.model import events
from bot.games.jours.model.field import Active, Arrival, Chit
from bot.games.jours.model.state import Activation, Game
from bot.games.jours.rules import chiefs, command
from bot.games.jours.rules.land import costs
from bot.games.jours.rules.march import moves
from bot.games.jours.rules.march.survey import Survey
from tests.games.jours import both
from tests.games.jours.given import (
    CONTENT,
    TABLES,
    after,
    asked,
    order,
    refused,
    settled,
    start,
    state,
    told,
    unit,
    where,
)
from tests.games.jours.test_turn import begun

FAR = "1515/NNE z=I4/6/5/5 Y"


def arriving(turn=4, *, enemies=()):
    """Set Montebello to the activation of Chambarlhac, with enemies where they are named."""
    made = begun("montebello").position.state
    made.open, made.asked = [], {}
    field = made.field
    field.turn, field.phase = turn, "activations"
    for one in field.units:
        one.exited, one.at = one.at is not None, None
    for key, cell in enemies:
        field.unit(key).at, field.unit(key).exited = cell, False
    chit = Chit("CHAMBARLHAC", "french", 7)
    field.active = Active(chit=chit, side="french", formations=("CHAMBARLHAC",))
    made.flow = [
        Game(step="activations", key="game", results={"draw-1": 0}), Activation(key="pass-1"),
    ]  # fmt: skip
    return settled(made).position


@pytest.mark.rule("JDG-5.2.2-a", "JDG-5.2.1-d", "JDG-5.2.1-f", "JDG-RUL-17", "JDG-2.3.2-d",
                  "JDG-RUL-02")  # fmt: skip
def test_a_column_enters_one_behind_the_other():
    """EX-16."""
    position = arriving()
    assert asked(position) == [("DP-M1", "french")]
    costs = []
    for line in ("enter 24L 1001", "enter 43e 1001", "enter 96e 1001", "enter F-2 1001"):
        survey = Survey(position.state.field, TABLES.ground("montebello"), "french")
        units = [survey.field.unit(line.split()[1])]
        who = moves.entering(survey, units, survey.field.arrivals[0], normal=False)
        costs.append((moves.walk(survey, who, ("1001",))[0].cost, who.allowance))
        position.state.field.active.entered["1001"] = len(costs)

    assert costs == [(1, 10), (2, 10), (3, 10), (4, 10)]


@pytest.mark.rule("JDG-5.2.1-d", "JDG-5.2.1-f", "JDG-5.2.2-b", "JDG-4.1.3-d")
def test_reinforcements_march_in_with_orders_and_their_marker():
    position = arriving()
    step = order(position, "enter 24L 1001-1002-1003-1004-1005/SSE")

    one = unit(step.position, "24L")
    assert (one.at, one.facing, one.renfort) == ("1005", "SSE", True)
    assert command.standing(step.position.state.field, one) == "ordered"
    assert command.group_of(step.position.state.field, one) is None
    (moved,) = told(step, events.Moved)
    assert (moved.origin, moved.gait) == (None, "enter")
    assert step.position.state.field.active.entered == {"1001": 1}
    assert refused(step.position, "enter 24L 1001") == "JDG-5.2-a"
    behind = after(step.position, "enter 43e 1001-1002")
    assert refused(behind, "enter 96e 1001-1002-1003") == "JDG-4.1.3-d"
    assert refused(behind, "enter 96e 1101") == "JDG-5.2.2-a"


@pytest.mark.rule("JDG-5.2-a", "JDG-5.2.2-c")
def test_nobody_enters_before_the_turn_of_arrival():
    position = arriving(turn=3)

    assert refused(position, "enter 24L 1001") == "JDG-5.2-a"


@pytest.mark.rule("JDG-5.2.2-c", "JDG-5.2.2-a")
def test_who_lacks_points_for_the_entry_hex_waits():
    position = arriving()
    position.state.field.active.entered["1001"] = 10

    assert refused(position, "enter 24L 1001") == "JDG-4.4.1-a"


@pytest.mark.rule("JDG-5.2.1-g", "JDG-OPT-6")
def test_a_normal_march_brings_no_marker_and_the_full_allowance_once():
    position = arriving()
    step = order(position, "enter 24L! 1001-1002-1003-1004-1005/SSE")

    one = unit(step.position, "24L")
    assert not one.renfort
    assert command.standing(step.position.state.field, one) == "limited"
    assert refused(position, "enter 24L! 1001-1002-1003-1004-1005-1006") == "JDG-4.4.1-a"


@pytest.mark.rule("JDG-5.2.1-h")
def test_near_the_enemy_they_enter_with_orders_for_this_turn_alone():
    """EX-17."""
    position = arriving(enemies=[("IR13", "1006")])
    step = order(position, "enter 24L 1001-1002/SSE")

    one = unit(step.position, "24L")
    group = command.group_of(step.position.state.field, one)
    assert (one.renfort, group.order) == (False, "OR")
    assert command.standing(step.position.state.field, one) == "ordered"
    assert refused(position, "enter 24L 1001-1002-1003-1004-1005-1106") in (
        "JDG-4.4.1-a", "JDG-6.2.2-a",
    )  # fmt: skip


@pytest.mark.rule("JDG-5.2.1-e", "JDG-RUL-16", "JDG-RUL-58", "JDG-5.2.1-i")
def test_near_the_enemy_a_reinforcement_stops_and_loses_its_marker():
    """EX-18."""
    rows = ["0303/NNE u=I6/6/5/5 X RF", "1003/NNE e=I4/6/5/5 Y", "0313/NNE v=I6/6/5/5 X"]
    position = start(rows)
    assert refused(position, "fm u 0403-0503-0603") == "JDG-6.2.2-a"
    step = order(position, "fm u 0403-0503/E")

    (dropped,) = told(step, events.RenfortDropped)
    assert (dropped.units, dropped.rule) == (("u",), "JDG-5.2.1-e")
    field = step.position.state.field
    assert command.standing(field, field.unit("u")) == "limited"
    fresh = command.new_groups(field, CONTENT, field.formation("X"), len(field.groups))
    assert [one.units for one in fresh] == [("u",)]


@pytest.mark.rule("JDG-5.2.1-e")
def test_the_marker_goes_when_an_enemy_comes_near_and_by_choice_in_phase_a():
    rows = ["0303/NNE u=I6/6/5/5 X", "0803/NNE e=I4/6/5/5 Y RF", "1303/NNE f=I4/6/5/5 Y RF"]
    step = order(start(rows), "mv u 0304")
    assert told(step, events.RenfortDropped)[0].units == ("e",)

    made = state(rows, active=None, phase="markers")
    made.field.turn = 0
    position = settled(made).position
    assert asked(position) == [("DP-A2", "red")]
    assert refused(position, "drop u") == "JDG-5.2.1-e"
    dropped = after(position, ("drop f", 3, 2))
    assert not unit(dropped, "f").renfort
    assert ("f",) in [one.units for one in dropped.state.field.groups]


@pytest.mark.rule("JDG-5.2.3-a")
def test_nobody_stands_at_an_entry_hex_of_the_enemy_while_somebody_is_due():
    made = state(["1003/NNE u=I6/6/5/5 X", FAR])
    made.field.arrivals = [
        Arrival(side="red", formation="Y", turn=9, entry="1001", facing="SSE", stacks=(("q",),))
    ]
    position = settled(made).position

    assert refused(position, "mv u 1002") == "JDG-5.2.3-a"
    assert refused(position, "mv u 1004") == ""


@pytest.mark.rule("JDG-4.4.1-c", "JDG-OPT-7")
def test_russians_leave_by_the_road_from_turn_four_on():
    made = begun("schongrabern").position.state
    made.open, made.asked = [], {}
    field = made.field
    field.turn, field.weather = 4, "night"
    field.unit("Kiev").at = "0901"
    chit = Chit("SELEKHOV", "russian", 6)
    field.active = Active(chit=chit, side="russian", formations=("SELEKHOV",))
    field.active.standing = {one.id: "ordered" for one in field.groups}
    survey = Survey(field, TABLES.ground("schongrabern"), "russian")

    assert moves.leave_fault(survey, moves.Leave("Kiev")) is None
    assert moves.leave_fault(survey, moves.Leave("Pod")).rule == "JDG-4.4.1-c"
    field.turn = 3
    assert moves.leave_fault(survey, moves.Leave("Kiev")).rule == "JDG-4.4.1-c"


# Commanders-in-chief -----------------------------------------------------------------------------


@pytest.mark.rule("JDG-2.5.1-b", "JDG-2.5.1-c", "JDG-RUL-07", "JDG-RUL-71")
def test_a_commander_rides_fourteen_hexes_by_road_and_seven_over_fields():
    """EX-63."""
    rows = ["0101/NNE u=I6/6/5/5 X", FAR]
    field = start(rows, chiefs=["0115 *CC drm1 cap2 rng5 blue"])
    seven = "-".join(f"01{row:02}" for row in range(14, 7, -1))
    assert refused(field, f"cic CC {seven}") == ""
    assert refused(field, f"cic CC {seven}-0107") == "JDG-2.5.1-b"
    rode = order(field, "cic CC 0114")
    assert rode.position.state.field.chief("CC").at == "0114"
    assert refused(rode.position, "cic CC 0113") == "JDG-2.5.1-b"
    assert refused(field, "cic DD 0113") == "JDG-2.5.1-b"
    road = start(["0101/NNE u=I6/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"], formation_map="drill_ground",
                 chiefs=["0710 *CC drm1 cap2 rng5 blue"])  # fmt: skip
    along = "-".join(f"07{row:02}" for row in range(9, 0, -1))
    assert refused(road, f"cic CC {along}") == ""


@pytest.mark.rule("JDG-2.5.1-c", "JDG-RUL-07")
def test_along_a_track_next_to_the_enemy_a_commander_pays_the_hex_and_no_slope():
    rows = ["0308/NNE u=I6/6/5/5 X", "0309/NNE e=Af3e3m4c6 Y"]
    position = start(rows, formation_map="drill_ground", chiefs=["0407 *CC drm1 cap2 rng5 blue"])
    ground = TABLES.ground("drill_ground")

    def half_points(here, *, beside):
        return costs.chief_price(ground, here, "0308", beside=beside)

    assert half_points("0407", beside=True) == 2  # Clear, up a steep slope by the track.
    assert half_points("0407", beside=False) == 1
    assert half_points("0307", beside=True) == 8  # The same off the track.
    assert refused(position, "cic CC 0308-0408-0409-0410-0510-0610-0609") == ""
    assert refused(position, "cic CC 0308-0408-0409-0410-0510-0610-0609-0608") == "JDG-2.5.1-b"


@pytest.mark.rule("JDG-5.2-a", "JDG-2.5.1-b")
def test_a_commander_may_enter_after_the_last_unit_of_their_formation():
    field = both.start("montebello")
    victor = field.chief("VICTOR")
    (due,) = {(one.turn, one.entry) for one in field.arrivals if one.formation == "CHAMBARLHAC"}
    field.arrivals, (turn, entry) = [], due
    both.activated(field, victor.side)

    def entries(now):
        field.turn = now
        survey = Survey(field, both.ground(field), victor.side)
        return [one.path for one in chiefs.options(survey) if one.chief == "VICTOR"]

    assert entries(turn - 1) == []
    assert (entry,) in entries(turn)
    assert all(path[0] == entry for path in entries(turn))


@pytest.mark.rule("JDG-2.5.1-c")
def test_a_commander_enters_a_zone_only_where_own_units_stand():
    rows = ["0808/NNE u=I6/6/5/5 X", "0807/SSE e=I4/6/5/5 Y"]
    position = start(rows, chiefs=["0810 *CC drm1 cap2 rng5 blue"])

    assert refused(position, "cic CC 0809-0808") == ""
    assert refused(position, "cic CC 0809-0909-0908") == "JDG-2.5.1-c"
    assert refused(position, "cic CC 0809-0808-0807") == "JDG-2.5.1-c"


@pytest.mark.rule("JDG-2.5.2-a", "JDG-RUL-08", "JDG-2.5.2-e")
def test_a_commander_alone_must_flee_and_one_with_a_unit_may():
    """EX-57."""
    rows = ["0805/SSE u=I6/6/5/5 X", "0101/SSE v=I6/6/5/5 X", "1515/NNE z=I4/6/5/5 Y"]
    alone = ["0115 *CC drm1 cap2 rng5 blue", "0808 *RC drm1 cap2 rng5 red"]
    step = order(start(rows, chiefs=alone), "mv u 0806-0807")
    assert asked(step.position) == [("DP-M2", "red")]
    lines = {one for one in step.position.view(Seat("red")).asked.orders}
    assert "cic RC 0809-0810" in lines
    assert "cic RC stay" not in lines
    fled = order(step.position, "cic RC 0809-0810")
    assert fled.position.state.field.chief("RC").at == "0810"
    assert told(fled, events.ChiefMoved)[0].forced

    stacked = ["0805/SSE u=I6/6/5/5 X", "0101/SSE v=I6/6/5/5 X", "0808/SSE z=I4/6/5/5 Y"]
    stays = order(start(stacked, chiefs=alone), "mv u 0806-0807")
    assert "cic RC stay" in stays.position.view(Seat("red")).asked.orders
    assert after(stays.position, "cic RC stay").state.field.chief("RC").at == "0808"


@pytest.mark.rule("JDG-2.5.2-d", "JDG-3-a")
def test_without_a_commander_the_formations_have_no_orders_any_more():
    rows = ["0808/NNE u=I6/6/5/5 X", FAR]
    position = start(rows, chiefs=["0115 *CC drm1 cap2 rng5 blue"])
    field = position.state.field
    assert field.group("G1").order == "OR"
    field.chief("CC").at = None
    led = [command.commands(one, "X") for one in command.present(field, "blue")]

    assert led == []
    assert command.strategic_drm(field, "blue") == 0
    assert command.orders_fault(field, "blue", ["G1"]).rule == "JDG-2.3.2-a"
    assert where(position, "u")[0] == "0808"
