"""What can be told of a Turn and of the dice that are about to fall."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.engine.parts.insight import Course, Insight, Odds
from bot.games.fire_and_sword.model.actions import FasAction
from bot.games.fire_and_sword.model.view import FasView

from . import forecast


class FasInsight(Insight[FasAction, FasView]):
    """The chances of By Fire and Sword.

    An activation turns a token up; that is its owner's own doing, and asked about only once.
    """

    def odds(self, view: FasView, action: FasAction) -> Odds | None:
        """Return the exact chances of the dice that are about to fall."""
        return forecast.odds(view, action)

    def course(self, view: FasView) -> Course | None:
        """Tell the Turn of the Round and whose it is."""
        if view.active is None:
            return None
        return Course(view.turn, Seat(f"{view.active}-1"))
