"""What answers for a player of By Fire and Sword."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Decision, Text
from bot.engine.parts.computer import Computer
from bot.engine.parts.policies import Policies
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.view import FasView

from . import standing


class FasPolicies(Policies[FasAction, FasView]):
    """The standing orders of By Fire and Sword."""

    points = tuple(standing.POLICIES)
    usual = standing.USUAL
    overdue = standing.OVERDUE

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def answer(self, view: FasView, decision: Decision, policy: str) -> FasAction | None:
        """Answer a decision by a standing order."""
        return standing.answer(view, decision, policy)


class FasComputer(Computer[FasAction, FasView]):
    """A player who does the usual."""

    def advise(self, view: FasView, decision: Decision, options: Sequence[FasAction]) -> FasAction:
        """Pick the default answer of the question."""
        assert view.asked is not None
        wanted = Answer(view.asked.default)
        return wanted if wanted in options else options[0]
