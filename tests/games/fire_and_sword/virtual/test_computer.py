"""Who plays without a player: the usual answers of silent ones, and the computer player."""

import pytest

from bot import selfplay
from bot.engine.model import Decision
from bot.games.fire_and_sword.model.actions import Answer
from tests.games.fire_and_sword.live import game

from .board import alone, skirmish
from .match import begun, stands


def advised(live):
    decision = live.position.open[0]
    view, options = live.position.view(decision.seat), live.position.options(decision)
    return game().computer.advise(view, decision, options).value


@pytest.mark.rule("FAS-OPT-09")
def test_a_silent_player_of_a_virtual_table_stalls_nothing():
    live = skirmish(["PLC-02"], r1={"at": [30, 20, 0], "hidden": "manoeuvre"})
    public = live.position.view(None)
    policies = game().policies

    assert policies.silence(public, "D-05") == {"D-05": "default"}
    assert policies.silence(public, "D-03")["D-03"] == "0"
    view = live.position.view(live.position.open[0].seat)
    answer = policies.answer(view, live.position.open[0], "default")
    assert answer == Answer("r1")


@pytest.mark.rule("FAS-10.3-a")
def test_a_measured_intervention_is_asked_for_without_anybody_having_said_so():
    live = skirmish(["PLC-02"], r1={"at": [30, 20, 0], "hidden": "manoeuvre"})
    open_ = live.position.open[0]
    view = live.position.view(open_.seat)

    asked = Decision(open_.serial, "D-12", open_.seat)

    assert game().policies.answer(view, asked, "in-range") is None


def test_the_computer_sets_its_army_up_by_a_template():
    live = begun("SC-4", "3, 9", deployment="free").answer("ADV-01", "ADV-06", "ADV-01")

    assert advised(live) == "template line"


def test_the_computer_fights_whom_it_touches_and_rallies_who_is_shaken():
    fight = alone(order="advance", at=(30, 20, 0), b1={"at": [30, 22, 180], "hidden": "defence"})
    assert advised(fight) == "attack"

    assert advised(alone(order="reorganise", r1={"dp": 3})) == "rally"


def test_the_computer_moves_to_an_objective_that_nobody_holds():
    live = alone(order="manoeuvre", at=(30, 20, 0), markers={"O1": [30, 40]})

    live.answer(advised(live))

    x, y, _ = stands(live, "r1")
    assert (x, y) == (30, 36)  # twice its Speed of 8


def test_the_computer_declares_first_who_fights_and_groups_last():
    live = skirmish(
        ["PLC-02", "PLC-03", "PLC-G1"], r1={"at": [10, 10, 0], "hidden": "defence"},
        r2={"at": [30, 20, 0], "hidden": "defence"}, r3={"at": [30, 10, 0]},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    )  # fmt: skip

    assert advised(live) == "r2"


@pytest.mark.slow
@pytest.mark.parametrize("side", ["red", "blue"])
def test_the_computer_beats_a_player_who_picks_at_random(side):
    other = {"red": "blue", "blue": "red"}[side]
    players = {side: selfplay.greedy_chooser(), other: selfplay.random_chooser("r")}
    setup = selfplay.setup_of(game(), "SC-4")

    played = selfplay.play(game(), setup, "0", chooser=selfplay.each_side(game(), players))

    assert played.outcome.winner == side


@pytest.mark.rule("FAS-RUL-22")
def test_the_computer_saves_its_lances_for_a_melee_when_it_strikes_at_an_evader():
    """The question has the point of an action, and is none."""
    live = skirmish(
        ["PLC-01"], ("COS-06",), r1={"at": [30, 37, 0], "hidden": "advance"},
        b1={"at": [30, 47, 180], "hidden": "manoeuvre"},
    ).answer("r1", "charge b1 at 0.5", "evade", "no")  # fmt: skip

    assert live.asked == "D-06 red-1"
    assert advised(live) == "no"


@pytest.mark.rule("FAS-10.2-a", "FAS-10.2.1-a", "FAS-10.2.2-a")
def test_the_computer_orders_horse_near_an_enemy_to_advance_and_collects_disordered_units():
    live = skirmish(
        ["PLC-02", "PLC-03", "PLC-C1"], r1={"at": [20, 14, 0], "hidden": "manoeuvre"},
        r2={"at": [26, 14, 0], "hidden": "manoeuvre", "dp": 2}, r3={"at": [23, 11, 0]},
        b1={"at": [20, 30, 180], "hidden": "defence"},
    ).answer("r3", "command")  # fmt: skip
    said = []
    while live.asked == "D-23 red-1":
        said.append(advised(live))
        live.answer(said[-1])

    assert said[:6] == ["order", "r2", "advance", "order", "r1", "advance"]
    assert said[6:8] == ["collect", "r2"]
    assert (live.element("r1").hidden, live.element("r2").hidden) == ("advance", "advance")
    assert live.element("r2").dp == 1, "once in a Turn"


def test_the_computer_does_not_command_whom_it_has_nothing_to_tell():
    live = skirmish(
        ["PLC-02", "PLC-C1"], r1={"at": [20, 14, 0], "hidden": "advance"}, r2={"at": [23, 11, 0]},
        b1={"at": [20, 30, 180], "hidden": "defence"},
    ).answer("r2", "command")  # fmt: skip

    assert advised(live) == "done"
