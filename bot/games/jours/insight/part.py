"""What can be told of a battle of Jours de Gloire and of an order before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Event, Seat, Side, Text, text
from bot.engine.parts.insight import (
    Course,
    Forecast,
    Found,
    Insight,
    Mustered,
    Odds,
    Rolled,
    Sight,
    Topic,
)
from bot.games.jours.content.base import LEVELS
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.words import names

from . import asking, forecast, luck, odds, sight, surprises


class JdgInsight(Insight[JdgAction, JdgView]):
    """Odds of fire, shock and charge, previews of marches, lines of sight, and the course.

    Reactions may wait, so that a standing order is not betrayed by its speed; they do not where
    nobody asked for it. An order given in advance reads as one by hand then.

    Rules: JDG-PBP-g.
    """

    quiet_points = frozenset({"DP-F2", "DP-M2", "DP-M4", "DP-C3", "DP-C5", "DP-C6", "DP-C8"})
    quiet_wait = "at-once"
    line_by_line = True

    secret_draws = frozenset({"JDG-1-d"})
    """What is in the cup may be hidden."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def surprise(self, view: JdgView, seat: Seat, events: Sequence[Event]) -> Text | None:
        """Say what of an order's events upsets the plan of its side.  Rules: JDG-PBP-f."""
        return surprises.surprise(self._tables.content, view.field, Side(seat), events)

    def odds(self, view: JdgView, action: JdgAction) -> Odds | None:
        """Return the exact odds of an action that leads to a die."""
        return odds.odds(self._tables, view, action)

    def forecast(self, view: JdgView, action: JdgAction) -> Forecast[JdgView] | None:
        """Preview a march."""
        return forecast.forecast(self._tables, view, action)

    def places(self, view: JdgView) -> Sequence[str]:
        """List the hexes."""
        return sorted(self._tables.ground(view.field.map).cells)

    def about(
        self, view: JdgView, viewer: Side | None, topic: Topic, place: str
    ) -> Sequence[Found]:
        """Say who threatens or reaches a hex, or who is on a wing."""
        ground = self._tables.ground(view.field.map)
        return asking.about(view.field, ground, viewer, topic, place)

    def sight(self, view: JdgView, origin: str, target: str) -> Sight:
        """Say whether a hex sees another."""
        return sight.asked(view.field, self._tables.ground(view.field.map), origin, target)

    def rolled(self, view: JdgView, event: Event) -> Sequence[Rolled]:
        """Tell what a die did."""
        found = luck.rolled(self._tables, view.field, event)
        return [] if found is None else [found]

    def muster(self, view: JdgView) -> Sequence[Mustered]:
        """List the units on the map; one is the stronger the better its level."""
        content = self._tables.content
        return [
            Mustered(
                one.id,
                one.side,
                one.at or "",
                len(LEVELS) - LEVELS.index(one.level),
                names.unit(content, view.field, one.id),
            )
            for one in view.field.on_map()
        ]

    def course(self, view: JdgView) -> Course | None:
        """Tell the turn and whose activation runs; between activations the first side is named."""
        field = view.field
        side = field.active.side if field.active is not None else field.first
        name = text("jours-board-turn-number", number=field.turn) if field.turn else None
        return Course(field.turn, Seat(side), words=name)
