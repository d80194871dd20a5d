"""Rules of detail across the chapters: what is taken back, markers that come back, fog."""

import pytest

from bot.engine.chance.tally import Tally
from bot.games.jours.insight.surprises import surprise
from bot.games.jours.model import events
from bot.games.jours.model.actions import Shock
from bot.games.jours.model.state import CombatSegment, Game
from bot.games.jours.rules import command
from bot.games.jours.rules.combat import shock
from tests.games.jours.battle import Play, battle, red
from tests.games.jours.battle import unit as blue
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
    where,
)
from tests.games.jours.test_turn import begun

FAR = "1515/NNE z=I4/6/5/5 Y"


@pytest.mark.rule("JDG-PBP-f", "JDG-RUL-75")
@pytest.mark.parametrize("passed", [True, False])
def test_orders_wait_behind_every_trial_for_a_square(passed):
    field = state(["0808/NNE a=I4/6/5/5 X", "0907/SSE d=I5/6/5/5 Y"]).field
    trial = events.Tried(
        what="square", unit="d", die=4, sum=Tally(), needed=5, passed=passed, rule="JDG-9.3.1-a"
    )
    stopped = surprise(CONTENT, field, "blue", [trial])

    assert stopped.key == "jours-unforeseen-square"
    assert stopped.args["place"] == "0907"


@pytest.mark.rule("JDG-11.2-d", "JDG-11.2-c")
def test_the_second_marker_comes_back_in_the_turn_after_the_formation_has_recovered():
    """EX-52: one unit in good order in phase E of turn 2; in turn 3 the 7 is in the cup again."""
    position = start(
        ["0808/NNE a=I6/6/5/5 X", "0909/NNE b=I6/6/5/5 X d", FAR], 5, 4,
        active=None, phase="rout", turn=2, demoralised=["X"], markers={"X": (7, 6)},
    )  # fmt: skip
    field = position.state.field
    formation = field.formation("X")

    assert (field.turn, formation.demoralised) == (3, False)
    assert command.markers(field, CONTENT, formation) == [7, 6]
    formation.demoralised = True
    assert command.markers(field, CONTENT, formation) == [6], "as it was in turn 2"


@pytest.mark.rule("JDG-RUL-49", "JDG-12.2-a", "JDG-12.1-f")
def test_fog_makes_tests_harder_but_no_rally_roll():
    guns = ["0808/NNE g=Af3e3m4c6 X", "0807/SSE d=I6/6/5/5 Y"]
    step = order(start(guns, stage="fire", weather="fog"), "fire g 0807", 5, 5)
    (test,) = told(step, events.Tried)
    assert (test.what, test.die, test.sum.total, test.needed) == ("cohesion", 5, 2, 6)
    assert where(step.position, "d") == ("0807", "SSE", "disordered")

    rally = start(
        ["0808/NNE a=I6/6/5/5 X d", "1010 b=I6/6/5/5 X r", FAR], stage="rally", weather="fog"
    )
    step = order(rally, "rally a", 5)
    (test,) = told(step, events.Tried)
    assert (test.what, test.die, test.sum.total, test.needed) == ("rally", 5, 0, 5)
    assert where(step.position, "a") == ("0808", "NNE", "good")


@pytest.mark.rule("JDG-RUL-70", "JDG-8.2-b")
def test_infantry_attacks_up_a_steep_slope_at_minus_three():
    drill = TABLES.ground("drill_ground")
    state = battle(
        blue("i", "I 4/6", "0307 SSE"), red("d", "I 4/6", "0308 NNE"), ground="drill_ground"
    )
    assert shock.shock_fault(state.field, drill, Shock(("i",), ("0308",))) is None

    play = Play(state, CombatSegment(), 6, 2, 2).say("shock i x 0308").say("declare")
    (fought,) = play.told(events.Fought)
    assert [(one.amount, one.rule) for one in fought.sum.parts] == [
        (1, "JDG-T-SHOCKMOD"), (-3, "JDG-8.4.2-a")
    ]  # fmt: skip
    assert fought.result == "b_ctd"
    assert play.where() == {"i": "0307 SSE g", "d": "0308 NNE g"}


def by_combined_marker():
    """Stand at Saalfeld in turn 4, in the movement of V-CORPS; the stacks of Reille are due."""
    made = begun("saalfeld").position.state
    made.open, made.asked = [], {}
    made.field.turn, made.field.phase = 4, "activations"
    made.field.opener = command.Chit("V-CORPS", "french", 7)
    made.flow = [Game(step="activations", key="game")]
    position = settled(made).position
    while asked(position) != [("DP-M1", "french")]:
        (question,) = position.state.asked.values()
        said = [one for one in question.orders if one.startswith("limited")] or ["fire end"]
        position = after(position, said[0])
    return position


@pytest.mark.rule("JDG-2.1.2-b")
def test_a_combined_marker_brings_reinforcements_on_where_its_text_allows_it_alone():
    position = by_combined_marker()
    field = position.state.field
    assert field.active.formations == ("CLAPAREDE", "REILLE")
    assert refused(position, "enter 34-1+34-2 1916") == "JDG-2.1.2-b"

    field.active.reinforces = True
    assert where(after(position, "enter 34-1+34-2 1916"), "34-1") == ("1916", "NNW", "good")


@pytest.mark.rule("JDG-PBP-b")
def test_moves_and_listed_shocks_are_taken_back_and_nothing_else():
    rows = ["0810/NNE a=I6/6/5/5 X", "0807/SSE d=I4/6/5/5 Y", "1010/NNE g=Af3e3m4c6 X",
            "1007/SSE e=I4/6/5/5 Y"]  # fmt: skip
    position = start(rows, stage="fire")
    for line in ("fire end", "mv a 0809-0808", "face g/E", "mv end", "shock a x 0807"):
        step = order(position, line)
        assert not step.barrier, line
        position = step.position
    assert asked(position) == [("DP-C1", "blue")]
    assert order(position, "declare", 9).barrier
    assert order(start(rows, stage="fire"), "fire g 1007", 0).barrier


@pytest.mark.rule("JDG-PBP-b")
def test_a_charge_is_not_taken_back_once_it_has_made_contact():
    """With orders and against cavalry no die falls on the way, but the enemy is met."""
    rows = ["0810/NNE h=C4/6/6/8 X", "0807/SSE d=C4/6/6/8 Y"]
    assert order(start(rows), "charge h x d 0809-0808/NNE").barrier


@pytest.mark.rule("JDG-PBP-b")
def test_orders_once_given_in_phase_a_stay():
    position = start(
        ["0808/NNE a=I6/6/5/5 X", "0303/SSE d=I6/6/5/5 Y"], active=None, phase="markers",
        chiefs=["0810 *BB drm1 cap1 rng5 blue", "0304 *RR drm0 cap1 rng5 red"],
    )  # fmt: skip
    assert asked(position) == [("DP-A3", "blue"), ("DP-A3", "red")]
    step = order(position, "orders G1", seat="blue")
    assert step.barrier
    assert asked(step.position) == [("DP-A3", "red")]


def by_special_marker():
    """Stand where blue's special marker is drawn: two formations of foot, horse, a battery."""
    made = state(
        ["0808/NNE a=I4/6/5/5 X NO", "0810/NNE b=I4/6/5/5 X NO", "1010/NNE c=I4/6/5/5 W",
         "0606/NNE h=C4/6/6/8 W", "1212/NNE g=Af3e3m4c6 X", FAR],
        active=None, formations={"X": "blue", "W": "blue", "Y": "red"}, chiefs=[],
        options={"special": "on", "sheet": "off"},
    )  # fmt: skip
    made.field.opener = command.Chit("SPECIAL", "blue", 0)
    made.secrets["blue"].combined = "SPECIAL"
    return settled(made).position


@pytest.mark.rule("JDG-OPT-12", "JDG-RUL-77")
def test_a_special_marker_lets_two_foot_of_one_formation_and_one_horse_act_with_orders():
    position = by_special_marker()
    assert asked(position) == [("DP-D3", "blue")]
    for wrong in ("act a c", "act a b h g", "act a a", "act z"):
        assert refused(position, wrong) == "JDG-OPT-12", wrong
    step = order(position, "act a b h")

    (told_,) = told(step, events.ChosenAct)
    assert told_.units == ("a", "b", "h")
    assert told(step, events.OrdersShown) == [], "no order marker is turned up"
    assert asked(step.position) == [("DP-M1", "blue")]
    assert refused(step.position, "mv c 1009") == "JDG-2.3.1-c"
    assert refused(step.position, "mv a 0807-0806-0805-0804-0803") == "", "all five points"


@pytest.mark.rule("JDG-OPT-12", "JDG-2.1.2-a")
def test_the_special_marker_is_put_into_the_cup_once_in_secret_besides_all_others():
    off, on = begun("drill").position, begun("drill", special="on").position
    assert off.state.secrets["blue"].uses == {}
    assert on.state.secrets["blue"].uses == {"SPECIAL": 1}
    assert asked(on) == [("DP-A1", "blue"), ("DP-A1", "red")]

    position = order(on, "mac SPECIAL", seat="blue").position
    assert position.view("red") == order(on, "mac none", seat="blue").position.view("red")
    field, secret = on.state.field, on.state.secrets["blue"]
    before = command.chits(field, CONTENT, "blue", secret)
    secret.combined = "SPECIAL"
    assert command.chits(field, CONTENT, "blue", secret) == [
        *before, command.Chit("SPECIAL", "blue", 0),
    ]  # fmt: skip
