"""What lies face down shows in nothing that others see."""

import random

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.model.actions import Answer
from bot.games.fire_and_sword.model.state import Morale
from tests.games.fire_and_sword.live import RED, game
from tests.support.twins import encoded, twin

from .board import skirmish


def morale_of(hidden, **more):
    """Registered Cossacks with a face-down token that must test their Morale against Threat 2."""

    def prepare(state):
        threat = Tally((Part(2, Term("fas-why-base"), "FAS-8.2.2-a"),))
        state.flow.append(Morale(element="r1", threat=threat))

    return skirmish(["COS-01"], r1={"at": [30, 20, 0], "hidden": hidden}, prepare=prepare, **more)


@pytest.mark.rule("FAS-12.1-DEF", "FAS-3.1-c")
def test_a_defensive_attitude_is_shown_before_it_helps_and_whoever_has_it_is_asked():
    live, other = morale_of("defence"), morale_of("advance")
    assert live.asked == other.asked == "D-TOKEN red-1"
    assert live.options(RED) == ["no", "yes"]
    assert other.options(RED) == ["no"]

    live.answer("yes", dice="3 9, 4")
    assert live.element("r1").revealed == "defence"
    assert live.element("r1").dp == 0

    other.answer("no", dice="3 9")
    assert other.element("r1").dp == 1
    same = morale_of("defence").answer("no", dice="3 9")
    assert same.element("r1").revealed is None
    assert same.told("tested") == other.told("tested")


SECRET = ("D-01", "D-03", "D-S4", "D-S5")
"""Where something is told that others do not learn."""

# A whole battle ----------------------------------------------------------------------------------


def stepped(position, decision, action):
    """What an action does with the same dice, or the words with which it is refused."""
    draws = SeededDraws(b"same", "x")
    try:
        return flow.submit(position, decision.seat, decision.serial, action, draws)
    except Refused as error:
        return error.rule, error.reason


def probes(position, decision):
    """Orders against every enemy, as a player would type who wants to find something out."""
    view, side = position.view(decision.seat), position.state.seats[decision.seat]
    question = view.asked
    acting = [question.form.element] if question.point == "D-06" else question.form.others[:2]
    head = "" if question.point == "D-06" else "{} "
    return [
        Answer((head + verb).format(own) + f" {foe.id}")
        for own in acting
        for foe in view.elements
        if foe.side != side
        for verb in ("charge", "shoot")
    ]


def played(scenario, seats, options=None):
    """Play a battle and yield each of its positions with what was done there."""
    setup = selfplay.setup_of(game(), scenario, options or {}, seats)
    draws, chooser = SeededDraws(b"secrets", scenario), selfplay.greedy_chooser()
    line = selfplay.started(game(), setup, draws)
    before = line.position
    for position in selfplay.steps(line, draws, chooser):
        last = line.entries[-1][0]
        decision = next(one for one in before.open if one.seat == last.seat)
        yield before, decision, game().codec.action(last.action)
        before = position


@pytest.mark.rule("FAS-3.1-a", "FAS-LIVE-03", "FAS-12.1-PAR-a", "FAS-SET-09", "FAS-RUL-114")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "every"),
    [
        ("free_skirmish", (), {"army-blue-1": "cos_skirmish"}, 7),
        *(
            pytest.param(scenario, ("red-2",), {}, 1, marks=pytest.mark.soak)
            for scenario in game().scenarios()[1:]
        ),
    ],
)
def test_tokens_bids_and_plans_show_in_nothing_of_a_whole_battle(scenario, seats, options, every):
    """Views, menus, questions, events and refusals are the same whatever lies face down."""
    source, asked, refusals = random.Random("battle"), set(), 0
    for number, (position, decision, action) in enumerate(played(scenario, seats, options)):
        if number % every and decision.point not in SECRET:
            continue
        asked.add(decision.point)
        for viewer in (None, *position.state.seats):
            other = twin(position, viewer, source)
            assert encoded(other.view(viewer)) == encoded(position.view(viewer))
        other = twin(position, decision.seat, source, answers=False)
        assert other.options(decision) == position.options(decision)
        steps = [stepped(one, decision, action) for one in (position, other)]
        assert steps[0].position.open == steps[1].position.open
        for audience in (None, decision.seat):
            told = [
                [one for one in step.events if not one.audience or audience in one.audience]
                for step in steps
            ]
            assert encoded(told[0]) == encoded(told[1])
        if decision.point in ("D-05", "D-06"):
            for probe in probes(position, decision):
                if not position.allows(decision, probe):
                    refused = stepped(position, decision, probe)
                    assert stepped(other, decision, probe) == refused
                    refusals += 1

    assert {"D-S5", "D-03", "D-05", "D-06"} <= asked
    assert refusals
