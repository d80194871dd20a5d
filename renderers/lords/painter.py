"""The painter of Lords of War: mat, close-up, forecast, cards, and the same as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.model import Event, Moment, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.lords.content import LordsContent
from bot.games.lords.model.state import NORTH
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import parse
from renderers.kit import theme as t
from renderers.kit.flat import png
from renderers.kit.frame.poster import Announcement, poster, poster_words
from renderers.kit.frame.stuff import FIELD
from renderers.kit.scene.film import MATCH, TURN, in_theme
from renderers.kit.scene.film import film as encoded_film
from renderers.lords import cards, film, look, strips
from renderers.lords.board import Board
from renderers.lords.changes import read_changes
from renderers.lords.closeup import close_up
from renderers.lords.facts import Facts
from renderers.lords.paint import palette
from renderers.lords.subject import Subject
from renderers.lords.text import alt_board, alt_hand, alt_history, text_board
from renderers.painter import Marks, Themes
from renderers.picture import ALT_LIMIT, Picture, Speaker, clipped, remembering


class LordsPainter(Themes):
    """Paints views of Lords of War; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes.
    """

    def __init__(self, content: LordsContent) -> None:
        self.facts = Facts(content)

    def turned_for(self, view: LordsView, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: that of player 2."""
        return seat is not None and Side(seat) == NORTH

    def accent(self, side: Side | None) -> int:
        """Return the colour beside a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.plate(side)
        return red << 16 | green << 8 | blue

    def paint_board(
        self,
        view: LordsView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the mat with what the events changed; a player's own view adds their layer.

        That is their hand, the enemy arrows on each cell while they place, and what threatens their
        units. ``turned`` puts the north below.
        """
        say = remembering(say)

        def paint() -> bytes:
            image, _ = self.compose(Subject(view, events, say, marks, turned)).draw()
            return palette().png(image, self.theme)

        return Picture(paint, "png", alt_board(view, events, self.facts, say))

    def shows(self, view: LordsView, events: Sequence[Event]) -> bool:
        """Tell whether something happened on the mat."""
        return read_changes(events).shows

    def paint_crop(
        self,
        view: LordsView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint the part of the mat around some cells; none mean the units that were hit."""
        say = remembering(say)
        board = self.compose(Subject(view, events, say, (), turned))
        cells = [parse(place) for place in places] or list(board.fight())
        if not cells:
            return None

        def paint() -> bytes:
            return palette().png(close_up(board, cells), self.theme)

        return Picture(paint, "png", alt_board(view, events, self.facts, say))

    def paint_poster(self, view: LordsView, told: Announcement, say: Speaker) -> Picture:
        """Paint the mat of a match as a poster."""
        say = remembering(say)
        liveries = strips.poster_liveries(view, self.facts, say)

        def paint() -> bytes:
            board = self.compose(Subject(view, (), say)).draw_mat()
            return palette().png(poster(board, told, liveries, FIELD), self.theme)

        words = f"{poster_words(told, liveries)} {alt_board(view, (), self.facts, say)}"
        return Picture(paint, "png", clipped(words))

    def paint_forecast(
        self, view: LordsView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint the mat as it would be after a placement, with totals and who would fall."""
        say = remembering(say)

        def paint() -> bytes:
            subject = Subject(view, events, say, (), turned, preview=True)
            return palette().png(self.compose(subject).draw()[0], self.theme)

        alt = f"{say(Text('lords-board-preview'))}. {alt_board(view, events, self.facts, say)}"
        return Picture(paint, "png", alt[:ALT_LIMIT])

    def paint_film(
        self, before: LordsView, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint some steps as a film: cards laid down, arrows, what fell turned over."""
        say = remembering(say)
        events = [event for one in moments for event in one.events]

        def paint() -> bytes:
            eye = film.camera(self.facts, say, [Moment(before, ()), *moments], turned=turned)
            frames = in_theme(film.of_turn(before, moments, eye), palette(), self.theme)
            return encoded_film(frames, TURN)

        return Picture(paint, "webp", alt_board(moments[-1].view, events, self.facts, say))

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a whole match as a film, a frame for each step that changed the mat."""
        say = remembering(say)
        events = [event for one in moments for event in one.events]

        def paint() -> bytes:
            eye = film.camera(self.facts, say, moments, turned=turned)
            frames = in_theme(film.of_match(moments, eye), palette(), self.theme)
            return encoded_film(frames, MATCH)

        return Picture(paint, "webp", alt_history(moments[-1].view, events, self.facts, say))

    def paint_sight(
        self, view: LordsView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> None:
        """Paint nothing: nobody asks for lines of sight."""

    def paint_hand(self, view: LordsView, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see; raises ``ValueError`` if hidden."""
        hand = view.sides[Side(seat)].hand
        if hand is None:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        say = remembering(say)
        holder = cards.Holder(Side(seat), view.terms.advanced)

        def paint() -> bytes:
            return png(cards.hand_image(hand, holder, self.facts, say))

        return Picture(paint, "png", alt_hand(hand, self.facts, say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one card large, with all that is printed on it and its rules in words."""
        if card not in self.facts.content.cards:
            return None
        say = remembering(say)

        def paint() -> bytes:
            return png(cards.single_image(card, self.facts, say))

        return Picture(paint, "png", cards.alt_card(card, self.facts, say))

    def text_board(self, view: LordsView, say: Speaker) -> str:
        """Return the view as text: piles, units by side with arrows, threats."""
        return text_board(view, self.facts, remembering(say))

    def encoding_of(
        self, view: LordsView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        image, _ = self.compose(Subject(view, events, remembering(say))).draw()
        return partial(palette().png, image)

    def compose(self, subject: Subject) -> Board:
        """Return the board of a subject, not yet drawn."""
        return Board(self.facts, subject)
