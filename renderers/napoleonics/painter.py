"""The painter of Commands & Colors: Napoleonics: board, close-up, sight, hand, and as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.model.state import TOP
from bot.games.napoleonics.model.view import NapView
from renderers.kit import theme as t
from renderers.kit.canvas import Canvas
from renderers.kit.hexfield import Grid
from renderers.kit.marks import draw_marks
from renderers.kit.palette import Colours, encoded
from renderers.kit.sightline import sight_picture
from renderers.napoleonics import cards, look, pieces, strips
from renderers.napoleonics.changes import changes_of, fight_hexes, read_changes
from renderers.napoleonics.facts import Facts
from renderers.napoleonics.foot import foot
from renderers.napoleonics.ground import Ground, ground
from renderers.napoleonics.paint import palette
from renderers.napoleonics.text import alt_board, event_lines, text_board
from renderers.painter import Marks
from renderers.picture import ALT_LIMIT, Picture, Speaker, remembering


class NapPainter:
    """Paints views of Napoleonics; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes.
    """

    def __init__(self, content: NapContent) -> None:
        self.facts = Facts(content)

    def accent(self, side: Side | None) -> int:
        """Return the colour of a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.livery(side).plate
        return red << 16 | green << 8 | blue

    def turned_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: that of row A."""
        return seat is not None and Side(seat) == TOP

    def paint_board(
        self,
        view: NapView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
        colours: Colours = "ice",
    ) -> Picture:
        """Paint the whole board with what the events changed; ``turned`` puts row A below.

        Rules: NAP-PBP-10.
        """
        say = remembering(say)
        image = self.compose(view, events, say, marks=marks, turned=turned).indexed()
        data = encoded(image, colours)
        return Picture(data, "png", alt_board(view, events, self.facts, say))

    def paint_crop(
        self,
        view: NapView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint the part of the board around some hexes; none means the last fight."""
        labels = tuple(places) or fight_hexes(read_changes(events))
        if not labels:
            return None
        say = remembering(say)
        image = self.compose(view, events, say, turned=turned).indexed()
        image = image.crop(Grid(look.FIELD, turned).around(labels))
        return Picture(encoded(image), "png", alt_board(view, events, self.facts, say))

    def paint_forecast(
        self, view: NapView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint the board as it would be after an action; the strip says it is a preview."""
        say = remembering(say)
        image = self.compose(view, events, say, turned=turned, preview=True).indexed()
        head = say(Text("napoleonics-board-preview"))
        alt = f"{head}. {alt_board(view, events, self.facts, say)}"
        return Picture(encoded(image), "png", alt[:ALT_LIMIT])

    def paint_sight(
        self, view: NapView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint the line between two hexes and what blocks it, from close up."""
        say = remembering(say)
        return sight_picture(self.compose(view, (), say, turned=turned), sight, say)

    def paint_hand(self, view: NapView, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see, and their own besides.

        Those are the cards on their square track and cards that they look at to keep some. Raises
        ``ValueError`` for a hidden hand.
        """
        player = view.players[Side(seat)]
        if player.hand is None:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        track = [
            (number, slot.card)
            for number, slot in sorted(player.track.items())
            if slot.card is not None
        ]
        shown = cards.held(player.hand, track, view.choosing if seat == view.viewer else ())
        image = cards.cards_image(shown, len(player.hand), self.facts, remembering(say))
        return Picture(palette().png(image), "png", cards.alt_cards(shown, say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one Command card."""
        if card not in self.facts.content.cards:
            return None
        image = cards.single_image(card, self.facts, say)
        alt = cards.alt_cards((cards.Held(card),), say)
        return Picture(palette().png(image), "png", alt)

    def encoding_of(
        self, view: NapView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        return partial(encoded, self.compose(view, events, remembering(say)).indexed())

    def text_board(self, view: NapView, say: Speaker) -> str:
        """Return the view as text: units by side and section, leaders, banners, threats."""
        return text_board(view, self.facts, remembering(say))

    def compose(
        self,
        view: NapView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
        preview: bool = False,
    ) -> Canvas:
        """Draw the picture of ``paint_board`` without encoding it."""
        changes = changes_of(view, events)
        sheets = ground(self._ground(view, say, turned))
        canvas = Canvas(sheets, Grid(look.FIELD, turned), palette())
        pieces.draw_pieces(canvas, view, changes, self.facts, marks)
        occupied = {unit.hex for unit in view.units}
        occupied |= {label for _, label in self.facts.leaders(view)}
        draw_marks(canvas, marks, occupied)
        canvas.strip(strips.turn_strip(view, self.facts, say, preview), 0)
        for player in view.players.values():
            lower = (player.side == TOP) == turned
            bar = strips.side_bar(view, player, self.facts, say, lower=lower)
            canvas.strip(bar, strips.LOWER if lower else strips.UPPER)
        lines = event_lines(events, say)
        canvas.strip(foot(view, changes, lines, self.facts, say), strips.FOOT)
        return canvas

    def _ground(self, view: NapView, say: Speaker, turned: bool) -> Ground:
        left, centre, right = (
            say(Text(f"napoleonics-section-{name}")) for name in ("left", "centre", "right")
        )
        return Ground(
            tuple(sorted(view.terrain.items())),
            tuple((label, tuple(sides)) for label, sides in sorted(view.works.items())),
            (left, centre, right),
            turned,
        )
