"""What can be told of a battle of Napoleonics and of an order before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Event, Side, worded
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
from bot.games.napoleonics.model.actions import NapAction
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import other_side, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import sight
from bot.games.napoleonics.words import names

from . import asking, forecast, luck, odds


class NapInsight(Insight[NapAction, NapView]):
    """Odds of attacks, previews of moves, lines of sight."""

    quiet_points = frozenset({"D-08"})
    """A reaction may need a card; the later answers of a melee need none (NAP-PBP-05, 06)."""

    like_dice = True

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def odds(self, view: NapView, action: NapAction) -> Odds | None:
        """Return the exact odds of an attack.  Rules: NAP-PBP-11."""
        return odds.odds(self._tables, view, action)

    def forecast(self, view: NapView, action: NapAction) -> Forecast[NapView] | None:
        """Preview a move."""
        return forecast.forecast(self._tables, view, action)

    def rolled(self, view: NapView, event: Event) -> Sequence[Rolled]:
        """Tell what the dice of a roll did."""
        found = luck.rolled(self._tables, event)
        return [] if found is None else [found]

    def muster(self, view: NapView) -> Sequence[Mustered]:
        """List the units and leaders on the board."""
        units = [
            Mustered(one.id, one.side, one.hex, one.blocks, worded(names.unit(one.type)))
            for one in view.units
        ]
        leaders = [
            Mustered(one.id, one.side, one.hex, 1, worded(names.leader(one.name)))
            for one in view.leaders
            if one.hex is not None
        ]
        return [*units, *leaders]

    def course(self, view: NapView) -> Course | None:
        """Tell turn and player on turn."""
        own = view.turn
        return Course(own.number, seat_of(own.side), (seat_of(other_side(own.side)),))

    def places(self, view: NapView) -> Sequence[str]:
        """List the hexes."""
        return self._tables.board.labels

    def about(
        self, view: NapView, viewer: Side | None, topic: Topic, place: str
    ) -> Sequence[Found]:
        """Say who threatens or reaches a hex, or who is in a section."""
        return asking.about(Scene(self._tables, view), viewer, topic, place)

    def sight(self, view: NapView, origin: str, target: str) -> Sight:
        """Say whether a hex sees another."""
        return sight.asked(Scene(self._tables, view), origin, target)
