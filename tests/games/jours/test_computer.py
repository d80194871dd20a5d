"""The computer player: what it does of its own making, and that it sees no more than a person."""

from random import Random

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Seat
from bot.engine.tries.copying import copied
from bot.games.jours.computer import advisor
from bot.games.jours.content import grid
from bot.games.jours.model.actions import UseMarker
from bot.games.jours.model.field import Chief
from bot.games.jours.model.state import CombatSegment, MoveSegment
from bot.games.jours.model.view import build_view
from tests.games.jours.battle import BLUE, Play, battle, red, unit
from tests.games.jours.both import start
from tests.games.jours.given import GAME, TABLES


def advised(play):
    """Return what the computer would do in the open decision of a procedure."""
    view = build_view(play.t.state, Seat(BLUE))
    decision = play.t.state.open[0]
    return GAME.write(GAME.computer.advise(view, decision, GAME.options(view, decision)))


def test_it_moves_to_attack():
    state = battle(unit("a", "I 8/7/7/5", "0811 NNE"), red("d", "I 3/5", "0807 SSE"))
    play = Play(state, MoveSegment())
    line = advised(play)
    assert line.startswith("mv a ")
    play.say(line)

    cell, facing, _ = play.where()["a"].split()
    assert "0807" in grid.front(cell, facing)


def test_its_commander_follows_the_units_and_keeps_away_from_the_enemy():
    chief = Chief(id="CC", side=BLUE, drm=1, orders=1, range=2, at="0801")
    state = battle(
        unit("a", "I 4/6/6/5", "0805 SSW"), unit("b", "I 4/6/6/5", "0905 SSW"),
        red("d", "I 3/5", "0807 NNE"), chiefs=(chief,),
    )  # fmt: skip
    for one in state.field.units:
        one.note(moved=True)
    play = Play(state, MoveSegment())
    line = advised(play)
    assert line.startswith("cic CC ")
    play.say(line)

    now = play.t.state.field.chief("CC").at
    assert max(grid.distance(now, "0805"), grid.distance(now, "0905")) <= 2
    assert grid.distance(now, "0807") > 2 or now in ("0805", "0905")


@pytest.mark.rule("JDG-8.2-c")
def test_it_withdraws_what_somebody_declared_and_nobody_can_finish():
    state = battle(
        unit("a", "I 2/4", "0408 NNE"), unit("b", "I 2/4", "0808 NNE"),
        red("c", "I 9/7", "0407 SSE"), red("d", "I 9/7", "0807 SSE"), red("e", "I 9/7", "0908 SSE"),
    )  # fmt: skip
    play = Play(state, CombatSegment())
    play.say("shock b x 0908")

    said = [advised(play)]
    play.say(said[0])
    said.append(advised(play))

    assert said == ["shock b none", "declare"]


@pytest.mark.rule("JDG-2.1.2-c")
@pytest.mark.parametrize(("reille", "used"), [("1811", "V-CORPS"), ("1816", "")])
def test_it_uses_a_combined_marker_when_both_formations_are_near_the_enemy(reille, used):
    field = start("saalfeld")
    field.unit("17L-1").at = "1811"
    field.unit("34-1").at = reille
    options = [UseMarker(), UseMarker("V-CORPS")]

    assert advisor.marker(TABLES, field, options) == UseMarker(used)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_advice_does_not_depend_on_the_order_in_which_units_are_kept(scenario):
    random, draws = Random(scenario), SeededDraws(scenario.encode(), "order")
    line, compared = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws), 0
    for number, position in enumerate(selfplay.steps(line, draws, selfplay.greedy_chooser())):
        if number % 7 or not position.open:
            continue
        decision = position.open[0]
        view = position.view(decision.seat)
        other = copied(view)
        other.field.units[:] = shuffled(other.field.units, random)
        options = GAME.options(view, decision)
        assert GAME.options(other, decision) == options
        assert GAME.computer.advise(other, decision, options) == GAME.computer.advise(
            view, decision, options
        )
        compared += 1
        if compared == 12:
            break
    assert compared == 12


def shuffled(units, random):
    """Return units in another order that leaves all stacks as they are."""
    order = {one.at or one.id: random.random() for one in units}
    return sorted(units, key=lambda one: order[one.at or one.id])


def test_it_beats_who_plays_at_random():
    won = 0
    for seed in range(5):
        draws = SeededDraws(str(seed).encode(), "match")
        clever, blind = selfplay.greedy_chooser(), selfplay.random_chooser(str(seed))
        own = [one.seat for one in GAME.seats("drill")][seed % 2]
        position = flow.begin(GAME, selfplay.setup_of(GAME, "drill"), draws).position
        while position.outcome is None:
            decision = position.open[0]
            choose = clever if decision.seat == own else blind
            action = choose(position, decision, position.options(decision))
            position = flow.submit(position, decision.seat, decision.serial, action, draws).position
        won += position.outcome.winner == GAME.side_of(own)
    assert won >= 4
