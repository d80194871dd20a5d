"""The painter of By Fire and Sword: a live table as rows of markers, a virtual one as it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Self

from bot.engine.model import Event, Moment, Seat, Side
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Barred
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.view import FasView
from renderers.kit.frame.poster import Announcement
from renderers.kit.scene.encode import Theme
from renderers.painter import Marks
from renderers.picture import Picture, Speaker

from .field.painter import FieldPainter
from .live import LivePainter


class FireAndSwordPainter:
    """Paints views of either table; see ``LivePainter`` and ``FieldPainter``."""

    def __init__(self, content: FireAndSwordContent) -> None:
        self._live, self._field = LivePainter(content), FieldPainter(content)

    def _of(self, view: FasView) -> LivePainter | FieldPainter:
        return self._live if view.field is None else self._field

    def in_theme(self, theme: Theme) -> Self:
        """Return a painter that paints the same in another theme."""
        other = copy(self)
        other._live = self._live.in_theme(theme)
        other._field = self._field.in_theme(theme)
        return other

    def accent(self, side: Side | None) -> int:
        """Return the colour beside a side's messages."""
        return self._live.accent(side)

    def turned_for(self, view: FasView, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge."""
        return self._of(view).turned_for(view, seat)

    def paint_board(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the table with what the events changed and numbered targets."""
        return self._of(view).paint_board(view, events, say, marks=marks, turned=turned)

    def paint_choice(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        marks: Marks,
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint what may be chosen."""
        return self._of(view).paint_choice(view, events, say, marks, turned=turned)

    def shows(self, view: FasView, events: Sequence[Event]) -> bool:
        """Tell whether something of the events is seen on the table."""
        return self._of(view).shows(view, events)

    def paint_crop(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint a part of a virtual table from close up."""
        return self._of(view).paint_crop(view, events, say, places, turned=turned)

    def paint_forecast(
        self, view: FasView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint a virtual table as it would be after an action."""
        return self._of(view).paint_forecast(view, events, say, turned=turned)

    def paint_film(
        self, before: FasView, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint some steps as a film."""
        return self._of(before).paint_film(before, moments, say, turned=turned)

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a whole match as a film."""
        return self._of(moments[0].view).paint_history(moments, say, turned=turned)

    def paint_poster(self, view: FasView, told: Announcement, say: Speaker) -> Picture:
        """Paint the table of a match as a poster."""
        return self._of(view).paint_poster(view, told, say)

    def paint_sight(
        self, view: FasView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint what was measured on a virtual table."""
        return self._of(view).paint_sight(view, sight, say, turned=turned)

    def paint_barred(
        self, view: FasView, barred: Barred, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint where an order was stopped on a virtual table."""
        return self._of(view).paint_barred(view, barred, say, turned=turned)

    def paint_hand(self, view: FasView, seat: Seat, say: Speaker) -> Picture:
        """Paint the own face-down orders; raises ``ValueError`` for another's."""
        return self._of(view).paint_hand(view, seat, say)

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Return nothing: cards are told in words."""
        return self._live.paint_card(card, say)

    def text_board(self, view: FasView, say: Speaker) -> str:
        """Return the view as text."""
        return self._of(view).text_board(view, say)

    def encoding_of(
        self, view: FasView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a picture and return its encoding alone, for measuring."""
        return self._of(view).encoding_of(view, events, say)
