"""How a match ends: what the state keeps, what is told, and that nothing is asked any more."""

from __future__ import annotations

import pytest

from bot.engine.chance.draws import ScriptedDraws
from bot.engine.ending.verdict import BattleEnded, EndingState, Verdict, conclude, outcome
from bot.engine.flow import Transition
from bot.engine.model import Frame, Outcome, Seat, Side, Term


@pytest.mark.parametrize("winner", [Side("red"), None])
def test_a_match_ends_with_its_verdict_for_everybody(winner):
    t = Transition(EndingState(flow=[Frame(), Frame()]), ScriptedDraws([]))
    t.ask("P", Seat("red-1"))
    t.ask("P", Seat("blue-1"))

    conclude(t, Verdict(winner, "resigned", "R-1"))

    assert (t.state.winner, t.state.over, t.state.over_rule) == (winner, "resigned", "R-1")
    assert (t.state.flow, t.state.open) == ([], [])
    assert t.revealed, "it cannot be taken back"
    assert t.events == [BattleEnded(winner=winner, reason="resigned", rule="R-1")]
    assert t.events[0].audience is None
    assert outcome("raid", t.state) == Outcome(winner, Term("raid-over-resigned"), "R-1")


def test_a_match_that_lasts_has_no_outcome():
    assert outcome("raid", EndingState(flow=[])) is None
    assert outcome("raid", EndingState(flow=[], winner=Side("red"))) is None
