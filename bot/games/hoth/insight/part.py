"""What can be told of a battle of Hoth and of an order before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision, Event, Side, text, worded
from bot.engine.parts.insight import (
    Course,
    Exposure,
    Found,
    Insight,
    Mustered,
    Odds,
    Rolled,
    Sight,
    Topic,
)
from bot.games.commands_colors.actions import KeepCard, PlayCard
from bot.games.hoth.model.actions import DiscardCard, HothAction
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.events import DiceRolled
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import sight
from bot.games.hoth.words import names

from . import asking, luck, odds


class HothInsight(Insight[HothAction, HothView]):
    """Attack odds, lines of sight, and what gives a card away."""

    like_dice = True

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def exposes(self, view: HothView, decision: Decision, action: HothAction) -> Exposure:
        """Tell whether an action shows or gives away a card, which it names.

        Rules: HOTH-CARD-10.
        """
        cards = PlayCard | KeepCard | DiscardCard | PlaySupport
        return "named" if isinstance(action, cards) else "nothing"

    def odds(self, view: HothView, action: HothAction) -> Odds | None:
        """Return the exact odds of an attack.  Rules: HOTH-ODDS-01, HOTH-ODDS-05."""
        return odds.odds(self._tables, view, action)

    def rolled(self, view: HothView, event: Event) -> Sequence[Rolled]:
        """Tell what the dice of an attack did."""
        found = luck.rolled(self._tables, event) if isinstance(event, DiceRolled) else None
        return [] if found is None else [found]

    def muster(self, view: HothView) -> Sequence[Mustered]:
        """List the units on the board."""
        return [
            Mustered(one.id, one.side, one.hex, one.figures, worded(names.unit(one.type)))
            for one in view.units
        ]

    def course(self, view: HothView) -> Course:
        """Tell turn and players on turn; each battle of a campaign counts its turns anew."""
        number, name = view.turn.number, None
        if view.campaign is not None and view.over is None:
            battle = len(view.campaign.history) + 1
            name = text("hoth-when", battle=battle, number=number)
        return Course(number, view.turn.seat, view.upcoming, name)

    def places(self, view: HothView) -> Sequence[str]:
        """List the hexes."""
        return self._tables.board.labels

    def about(
        self, view: HothView, viewer: Side | None, topic: Topic, place: str
    ) -> Sequence[Found]:
        """Say who threatens or reaches a hex, or who is in a section."""
        return asking.about(Scene(self._tables, view), viewer, topic, place)

    def sight(self, view: HothView, origin: str, target: str) -> Sight:
        """Say whether a hex sees another."""
        return sight.asked(Scene(self._tables, view), origin, target)
