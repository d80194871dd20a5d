"""Moves are previewed: where the piece stands then, and whether it can still battle."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.games.commands_colors.actions import Done
from tests.games.napoleonics.given import GAME, given


def test_a_move_is_previewed_with_what_it_leaves_open():
    position = given(
        phase="move", bottom=["B-LT G6 ordered with Hill"], top=["F-LN D6"],
        leaders={"bottom": ["Picton H9 ordered"]},
    )  # fmt: skip
    view, decision = position.view("bottom"), position.open[0]
    for order, key in (("G6>F6", "battles"), ("G6>F6>E6", "no-battle")):
        found = GAME.insight.forecast(view, GAME.read(view, decision, order))
        assert [line.key for line in found.lines] == [
            f"napoleonics-forecast-{key}", "napoleonics-log-move",
        ]  # fmt: skip
        assert not found.consent, "nothing could be attacked before, so nothing is given up"
        end = order[-2:]
        assert [one.hex for one in found.view.units if one.type == "B-LT"] == [end]
        assert [one.hex for one in found.view.leaders if one.name == "Hill"] == [end]
    found = GAME.insight.forecast(view, GAME.read(view, decision, "leader H9>G9"))
    assert [one.hex for one in found.view.leaders if one.name == "Picton"] == ["G9"]
    assert GAME.insight.forecast(view, GAME.read(view, decision, "done")) is None
    assert [one.hex for one in position.view("bottom").units if one.type == "B-LT"] == ["G6"]


def test_a_move_that_gives_up_a_combat_is_shown_before_it_is_made():
    position = given(phase="move", bottom=["B-FA G6 ordered", "B-LN F5 ordered"], top=["F-LN E6"])
    view, decision = position.view("bottom"), position.open[0]
    consents = {
        order: GAME.insight.forecast(view, GAME.read(view, decision, order)).consent
        for order in ("G6>G7", "F5>E5", "F5>G5")
    }
    assert consents == {"G6>G7": True, "F5>E5": False, "F5>G5": False}


@pytest.mark.rule("NAP-MOV-13", "NAP-RUL-54", "NAP-LDR-09", "NAP-LDR-11")
@pytest.mark.parametrize("scenario", ["S01", "S05", "S11"])
def test_the_board_after_a_move_is_the_one_that_was_previewed(scenario):
    draws = SeededDraws(scenario.encode(), "preview")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    position, seen = line.position, 0
    for position in selfplay.steps(line, draws, selfplay.random_chooser(scenario)):
        decision = position.open[0] if position.open else None
        if decision is None or decision.point != "D-06":
            continue
        view = position.view(decision.seat)
        moves = [one for one in position.options(decision) if one != Done()]
        action = moves[-1 if seen % 3 == 0 else seen % len(moves)]
        found = GAME.insight.forecast(view, action)
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        then = step.position.view(decision.seat)
        if then.turn == view.turn:
            assert (found.view.units, found.view.leaders) == (then.units, then.leaders)
            seen += 1
        if seen > 40:
            return
    raise AssertionError("too few moves")
