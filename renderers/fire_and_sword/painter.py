"""The painter of By Fire and Sword: both armies with their markers, own tokens, and text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.model import Event, Seat, Side
from bot.engine.parts.insight import Sight
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.rules.tables import side_of
from renderers.fire_and_sword import board, look, tones, words
from renderers.kit import theme as t
from renderers.painter import Marks
from renderers.picture import Picture, Speaker, remembering


class FireAndSwordPainter:
    """Paints views of a live table; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes. The face of a face-down token is painted
    for nobody but its owner, as only their view holds it.
    """

    def __init__(self, content: FireAndSwordContent) -> None:
        self.content = content

    def turned_for(self, seat: Seat | None) -> bool:
        """Tell that no picture is turned: Blue stands above Red for everybody."""
        return False

    def accent(self, side: Side | None) -> int:
        """Return the colour beside a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.PLATES[side].face
        return red << 16 | green << 8 | blue

    def paint_board(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint both armies with what the events changed and numbered elements."""
        say = remembering(say)

        def paint() -> bytes:
            image, _ = board.compose(self.content, view, events, say, marks=marks)
            return tones.palette().png(image)

        return Picture(paint, "png", words.alt(view, events, say))

    def paint_crop(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Return nothing: elements are as near as they get."""
        return None

    def paint_forecast(
        self, view: FasView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Return nothing: odds are told in words."""
        return None

    def paint_sight(
        self, view: FasView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> None:
        """Paint nothing: nobody asks for lines of sight."""

    def paint_hand(self, view: FasView, seat: Seat, say: Speaker) -> Picture:
        """Paint the own army with its face-down orders; raises ``ValueError`` for another's."""
        if view.viewer != seat:
            raise ValueError(f"the tokens of {seat} are hidden from this viewer")
        say = remembering(say)

        def paint() -> bytes:
            image, _ = board.compose(self.content, view, (), say, sides=(side_of(seat),))
            return tones.palette().png(image)

        return Picture(paint, "png", words.alt(view, (), say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Return nothing: cards are told in words."""
        return None

    def text_board(self, view: FasView, say: Speaker) -> str:
        """Return the view as text: a line for each element."""
        return words.text_board(view, remembering(say))

    def encoding_of(
        self, view: FasView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a picture and return its encoding alone, for measuring."""
        image, _ = board.compose(self.content, view, events, remembering(say))
        return partial(tones.palette().png, image)
