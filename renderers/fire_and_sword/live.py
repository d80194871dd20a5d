"""The painter of live tables: both armies with their markers, own tokens, and text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from bot.engine.model import Event, Moment, Seat, Side
from bot.engine.parts.insight import Sight
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.rules.tables import side_of
from renderers.fire_and_sword import board, look, tones, words
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM
from renderers.kit.frame.poster import Announcement, Livery, poster, poster_words
from renderers.kit.frame.stuff import FIELD
from renderers.kit.scene.film import MATCH, TURN, Limits, slides
from renderers.painter import Marks, Themes
from renderers.picture import Picture, Speaker, clipped, remembering


class LivePainter(Themes):
    """Paints views of a live table; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes. The face of a face-down token is painted
    for nobody but its owner, as only their view holds it.
    """

    def __init__(self, content: FireAndSwordContent) -> None:
        self.content = content

    def turned_for(self, view: FasView, seat: Seat | None) -> bool:
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
            return tones.palette().png(image, self.theme)

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

    def paint_poster(self, view: FasView, told: Announcement, say: Speaker) -> Picture:
        """Paint both armies as they stand at the end as a poster."""
        say = remembering(say)
        liveries = {
            side: Livery(plate.face, CREAM, plate.ink, [words.motivation_line(view, side, say)])
            for side, plate in look.PLATES.items()
        }

        def paint() -> bytes:
            image, _ = board.compose(self.content, view, (), say)
            return tones.palette().png(poster(image, told, liveries, FIELD), self.theme)

        alt = f"{poster_words(told, liveries)} {words.alt(view, (), say)}"
        return Picture(paint, "png", clipped(alt))

    def paint_film(
        self, before: FasView, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a picture for each step."""
        return self._film([Moment(before, ()), *moments], say, TURN)

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a picture for each step."""
        return self._film(moments, say, MATCH)

    def _film(self, moments: Sequence[Moment], say: Speaker, limits: Limits) -> Picture:
        say = remembering(say)

        def paint(one: Moment) -> Image.Image:
            image, _ = board.compose(self.content, one.view, one.events, say)
            return tones.palette().recoloured(image, self.theme)

        events = [event for one in moments for event in one.events]
        alt = words.alt(moments[-1].view, events, say)
        return Picture(lambda: slides(moments, paint, limits), "webp", alt)

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
            return tones.palette().png(image, self.theme)

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
