"""What can be told of a battle of Lords of War and of an action before it is taken."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision, Event, Side
from bot.engine.parts.insight import Course, Exposure, Forecast, Found, Insight, Mustered, Topic
from bot.games.lords.model import events as told
from bot.games.lords.model.actions import LordsAction, Place
from bot.games.lords.model.view import LordsView
from bot.games.lords.phases import turn
from bot.games.lords.rules.geometry import label
from bot.games.lords.rules.tables import Tables
from bot.games.lords.words import menus, names

from . import asking, forecast


class LordsInsight(Insight[LordsAction, LordsView]):
    """Whom an action eliminates, and when a hand must be shown."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def exposes(self, view: LordsView, decision: Decision, action: LordsAction) -> Exposure:
        """Tell whether the hand would be shown to the opponent.  Rules: LOW-FRC-02."""
        shown = isinstance(action, Place) and menus.shows_hand(self._tables, view, action)
        return "more" if shown else "nothing"

    def forecast(self, view: LordsView, action: LordsAction) -> Forecast[LordsView] | None:
        """Say whom an action eliminates.  Rules: LOW-CMB-03, LOW-INF-03."""
        return forecast.forecast(self._tables, view, action)

    def about(
        self, view: LordsView, viewer: Side | None, topic: Topic, place: str
    ) -> Sequence[Found]:
        """Say who threatens a cell, or which own cards may be placed there."""
        return asking.about(self._tables, view, viewer, topic, place)

    def muster(self, view: LordsView) -> Sequence[Mustered]:
        """List the cards on the mat."""
        return [
            Mustered(str(one.id), one.side, label(one.cell), 1, names.card(one.card))
            for one in view.units
        ]

    def named(self, event: Event) -> frozenset[str]:
        """Return the cells that an event is about, those of all who strike among them."""
        strikes = event.strikes if isinstance(event, told.UnitHit) else ()
        of_event = (getattr(event, name, None) for name in ("cell", "origin", "target"))
        cells = (*of_event, *(strike.cell for strike in strikes))
        return frozenset(label(cell) for cell in cells if cell is not None)

    def course(self, view: LordsView) -> Course | None:
        """Tell the turn, who plays it, and who plays the next two."""
        return turn.course(view)
