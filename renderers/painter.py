"""What the front ends ask of the pictures of any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Protocol, Self, TypeAlias

from bot.engine.model import Event, Moment, Seat, Side
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Barred

from .kit.frame.poster import Announcement
from .kit.scene.encode import Theme
from .picture import Picture, Speaker

Marks: TypeAlias = Sequence[tuple[str, str]]
"""Numbered legal targets: (number, the key of the pick or the name of its place).

A painter leaves out what it cannot show. What was chosen on the way to these targets bears the
number ``CHOSEN``; an attack that is about to begin bears ``AIMED``, and ``aim`` makes its place.
"""
CHOSEN = ""
AIMED = ">"


def aim(origin: str, target: str) -> tuple[str, str]:
    """Make the mark of an attack from one place on another."""
    return AIMED, f"{origin}{AIMED}{target}"


def aims(marks: Marks, is_shown: Callable[[str], bool]) -> list[tuple[str, str]]:
    """Return origin and target of the marks that are attacks between places that are shown."""
    found = [place.partition(AIMED) for number, place in marks if number == AIMED]
    return [(one, other) for one, _, other in found if is_shown(one) and is_shown(other)]


class Themes:
    """What painters of games have in common: the theme of all their pictures but those of cards."""

    theme: Theme = "day"

    def in_theme(self, theme: Theme) -> Self:
        """Return a painter that paints the same in another theme."""
        other = copy(self)
        other.theme = theme
        return other

    def shows(self, view: Any, events: Sequence[Event]) -> bool:
        """Tell whether there is something to see of some events."""
        return bool(events)

    def paint_barred(
        self, view: Any, barred: Barred, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Return nothing: what is in the way is told in words."""
        return None

    def paint_choice(
        self: Painter,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        marks: Marks,
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint the whole board with what may be chosen."""
        return self.paint_board(view, events, say, marks=marks, turned=turned)


class Painter(Protocol):
    """The pictures of one game; sees a view and the events of its audience, nothing else.

    Stateless and safe to call from several threads; equal arguments give equal bytes. An ability
    that a game has no use for returns None.
    """

    def in_theme(self, theme: Theme) -> Painter:
        """Return a painter that paints the same in another theme; cards stay as they are."""
        ...

    def accent(self, side: Side | None) -> int:
        """Return the colour (0xRRGGBB) beside messages of a side; None: of no side."""
        ...

    def turned_for(self, view: Any, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge, so that its own pictures are turned.

        It is the same for all views of a match.
        """
        ...

    def shows(self, view: Any, events: Sequence[Event]) -> bool:
        """Tell whether something of the events is seen on the board, so that a film is worth it."""
        ...

    def paint_board(
        self,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the board with what the events changed and numbered legal targets.

        ``turned`` puts the upper edge below; words stay upright.
        """
        ...

    def paint_choice(
        self,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        marks: Marks,
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint numbered legal targets for whoever has to choose among them.

        From close up where the hexes of a whole board are small and the targets lie near.
        """
        ...

    def paint_crop(
        self,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint a part of the board from close up; no places mean the fight of the events.

        None where there is nothing to see closer.
        """
        ...

    def paint_forecast(
        self, view: Any, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint the board as it would be after an action, with what would happen.

        ``view`` and ``events`` are those of the forecast; the picture says that nothing is done
        yet.
        """
        ...

    def paint_film(
        self, before: Any, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint some steps (one or more), such as a turn, as a film within the limits ``TURN``.

        ``before`` is the view before them. The last frame is the still picture of them all.
        """
        ...

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a match from its set-up on as a film within the limits ``MATCH``."""
        ...

    def paint_poster(self, view: Any, told: Announcement, say: Speaker) -> Picture:
        """Paint the board of a match as a poster: who meets whom, or how it ended."""
        ...

    def paint_sight(
        self, view: Any, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint the line between two places and what blocks it; None: there are no such lines."""
        ...

    def paint_barred(
        self, view: Any, barred: Barred, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint where a refused order was stopped, and what is in its way; None: only words."""
        ...

    def paint_hand(self, view: Any, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see; raises ``ValueError`` if hidden."""
        ...

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one card large; None for a card that the game does not have."""
        ...

    def text_board(self, view: Any, say: Speaker) -> str:
        """Write the view as text."""
        ...

    def encoding_of(self, view: Any, events: Sequence[Event], say: Speaker) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        ...
