"""What can be told of a Turn and of the dice that are about to fall."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Event, Seat, Text, text, worded
from bot.engine.parts.insight import Course, Insight, Mustered, Odds, Rolled, Sight
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.model.actions import FasAction
from bot.games.fire_and_sword.model.events import Tested
from bot.games.fire_and_sword.model.view import ElementView, FasView, element_of
from bot.games.fire_and_sword.rules.scene import seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import forecast, intended, luck, measure


class FasInsight(Insight[FasAction, FasView]):
    """The chances of By Fire and Sword.

    An activation turns a token up; that is its owner's own doing, and asked about only once.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def odds(self, view: FasView, action: FasAction) -> Odds | None:
        """Return the exact chances of the dice that are about to fall."""
        return forecast.odds(view, action) or intended.odds(self._tables, view, action)

    def rolled(self, view: FasView, event: Event) -> Sequence[Rolled]:
        """Tell what the dice of a test did."""
        found = luck.rolled(view, event) if isinstance(event, Tested) else None
        return [] if found is None else [found]

    def muster(self, view: FasView) -> Sequence[Mustered]:
        """List the elements in play; it stands at its own id, as strong as it has DP left."""
        return [
            Mustered(one.id, one.side, one.id, _left(one), _named(one))
            for one in view.elements
            if not one.gone
        ]

    def course(self, view: FasView) -> Course | None:
        """Tell the Turn and whose it is; it has its Round's name, too, which counts them anew."""
        if view.active is None:
            return None
        name = text("fas-when", round=view.round, number=view.turn)
        return Course(view.turn, Seat(f"{view.active}-1"), words=name)

    def places(self, view: FasView) -> Sequence[str]:
        """List what can be measured from and to on a virtual table.  Rules: FAS-1.4-a."""
        return measure.places(seen(self._tables, view)) if view.field is not None else ()

    def sight(self, view: FasView, origin: str, target: str) -> Sight:
        """Measure between two things on a virtual table; raises ``Refused``.

        Rules: FAS-1.4-a.
        """
        if view.field is None:
            raise Refused(Text("fas-measure-live"))
        return measure.measured(seen(self._tables, view), origin, target)


def _left(one: ElementView) -> int:
    return max(one.flight - one.dp, 0) if one.is_unit else 1


def _named(one: ElementView) -> Text:
    return worded(names.element(element_of(one)))
