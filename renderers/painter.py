"""What the front ends ask of the pictures of any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from bot.engine.model import Event, Seat, Side
from bot.engine.parts.insight import Sight

from .picture import Picture, Speaker

Marks: TypeAlias = Sequence[tuple[str, str]]
"""Numbered legal targets: (number, the key of the pick or the name of its place).

A painter leaves out what it cannot show. What was chosen on the way to these targets bears the
number ``CHOSEN``.
"""
CHOSEN = ""


class Painter(Protocol):
    """The pictures of one game; sees a view and the events of its audience, nothing else.

    Stateless and safe to call from several threads; equal arguments give equal bytes. An ability
    that a game has no use for returns None.
    """

    def accent(self, side: Side | None) -> int:
        """Return the colour (0xRRGGBB) beside messages of a side; None: of no side."""
        ...

    def turned_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge, so that its own pictures are turned."""
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

    def paint_sight(
        self, view: Any, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint the line between two places and what blocks it; None: there are no such lines."""
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
