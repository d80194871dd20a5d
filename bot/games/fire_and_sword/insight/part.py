"""What can be told of a Turn and of the dice that are about to fall."""

from __future__ import annotations

from bot.engine.model import Decision, Seat
from bot.engine.parts.insight import Course, Exposure, Insight, Odds
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.points import POINTS
from bot.games.fire_and_sword.model.view import FasView

from . import forecast


class FasInsight(Insight[FasAction, FasView]):
    """The chances of By Fire and Sword, and what turns up a token."""

    def exposes(self, view: FasView, decision: Decision, action: FasAction) -> Exposure:
        """Tell whether a token is turned up by declaring an activation."""
        covered = {one.id for one in view.elements if one.covered}
        turned = isinstance(action, Answer) and action.value in covered
        return "more" if POINTS.at(decision) == "D-05" and turned else "nothing"

    def odds(self, view: FasView, action: FasAction) -> Odds | None:
        """Return the exact chances of the dice that are about to fall."""
        return forecast.odds(view, action)

    def course(self, view: FasView) -> Course | None:
        """Tell the Turn of the Round and whose it is."""
        if view.active is None:
            return None
        return Course(view.turn, Seat(f"{view.active}-1"))
