"""What can be told of a battle of Jours de Gloire and of an order before it is given."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.engine.parts.insight import Course, Insight, Odds
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules.ground import Tables

from . import odds


class JdgInsight(Insight[JdgAction, JdgView]):
    """Odds of fire, shock and charge, and how far a battle is."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def odds(self, view: JdgView, action: JdgAction) -> Odds | None:
        """Return the exact odds of an action that leads to a die."""
        return odds.odds(self._tables, view, action)

    def course(self, view: JdgView) -> Course | None:
        """Tell the turn and whose activation runs; between activations the first side is named."""
        field = view.field
        side = field.active.side if field.active is not None else field.first
        return Course(field.turn, Seat(side))
