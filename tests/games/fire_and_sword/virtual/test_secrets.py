"""What lies face down shows in nothing that others see."""

import pytest

from bot.engine.model import Term
from bot.engine.tally import Part, Tally
from bot.games.fire_and_sword.model.state import Morale
from tests.games.fire_and_sword.live import RED

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
