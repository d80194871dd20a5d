"""The painter of Battle of Hoth: board, crop to the fight, line of sight, hand, and as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import EMPIRE, REBELS
from bot.games.hoth.model.view import HothView
from renderers.hoth.bars import Voice
from renderers.hoth.changes import Changes, changes_of, fight_hexes, read_changes
from renderers.hoth.encode import Colours
from renderers.hoth.facts import Facts
from renderers.hoth.ground import Ground, ground
from renderers.hoth.layout import Grid
from renderers.hoth.text import alt_board, alt_hand, event_lines, text_board
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.marks import draw_marks
from renderers.kit.sightline import sight_picture
from renderers.painter import Marks
from renderers.picture import Picture, Speaker, remembering

from . import bars, cards, encode, pieces, strips

ACCENTS: dict[str, int] = {EMPIRE: 0x6B7A8F, REBELS: 0xC2571A}


class HothPainter:
    """Paints views of Battle of Hoth; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes.
    """

    def __init__(self, content: HothContent) -> None:
        self.facts = Facts(content)

    def accent(self, side: Side | None) -> int:
        """Return the colour of a side's messages."""
        return ACCENTS.get(side or "", theme.PLAIN_ACCENT)

    def turned_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: that of the Empire."""
        return seat is not None and seat.startswith(EMPIRE)

    def paint_board(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
        colours: Colours = "ice",
    ) -> Picture:
        """Paint the whole board with what the events changed; ``turned`` puts row A below."""
        say = remembering(say)
        image = self.compose(view, events, say, marks=marks, turned=turned).indexed()
        data = encode.encoded(image, colours)
        return Picture(data, "png", alt_board(view, events, say, self.facts))

    def paint_crop(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint the part of the board around some hexes; none means the last fight."""
        labels = tuple(places)
        if not labels:
            if read_changes(events).roll is None:
                return None
            labels = fight_hexes(changes_of(view, events))
        say = remembering(say)
        image = self.compose(view, events, say, marks=(), turned=turned).indexed()
        image = image.crop(Grid(turned).around(labels))
        return Picture(encode.encoded(image), "png", alt_board(view, events, say, self.facts))

    def paint_forecast(
        self, view: HothView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> None:
        """Paint nothing: what an attack brings is left to the dice, and told by odds."""

    def paint_sight(
        self, view: HothView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint the line between two hexes and what blocks it, from close up."""
        say = remembering(say)
        return sight_picture(self.compose(view, (), say, marks=(), turned=turned), sight, say)

    def paint_hand(self, view: HothView, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see, with their own support cards.

        Raises ``ValueError`` for a hidden hand.
        """
        hand = view.cards[seat].hand
        if hand is None:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        if view.campaign is not None and view.campaign.orders is not None:
            hand = (*hand, *(view.campaign.support[view.campaign.orders.side].hand or ()))
        image = cards.hand_image(hand, Voice(self.facts, say))
        return Picture(encode.png(image), "png", alt_hand(hand, say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one order card or support card."""
        if card not in self.facts.cards and not self.facts.is_support(card):
            return None
        image = cards.hand_image((card,), Voice(self.facts, say))
        return Picture(encode.png(image), "png", alt_hand((card,), say))

    def encoding_of(
        self, view: HothView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        canvas = self.compose(view, events, remembering(say), marks=(), turned=False)
        return partial(encode.encoded, canvas.indexed())

    def text_board(self, view: HothView, say: Speaker) -> str:
        """Return the view as text: units by side and section, medals, threats."""
        return text_board(view, remembering(say), self.facts)

    def compose(
        self, view: HothView, events: Sequence[Event], say: Speaker, *, marks: Marks, turned: bool
    ) -> Canvas:
        """Draw the picture of ``paint_board`` without encoding it."""
        changes = changes_of(view, events)
        canvas = Canvas(ground(self._ground(view, say, turned)), Grid(turned), encode.palette())
        voice = Voice(self.facts, say)
        _draw_board(canvas, view, changes)
        occupied = {unit.hex for unit in view.units} | {fort.hex for fort in view.forts}
        draw_marks(canvas, marks, occupied)
        canvas.strip(strips.turn_strip(view, self.facts, say), 0)
        for side in view.sides.values():
            upper = (side.side == REBELS) == turned
            canvas.strip(bars.side_bar(view, side, voice), bars.UPPER if upper else bars.LOWER)
        canvas.strip(bars.foot(view, changes, event_lines(events, say), voice), bars.FOOT)
        return canvas

    def _ground(self, view: HothView, say: Speaker, turned: bool) -> Ground:
        left, centre, right = (say(Text(f"hoth-section-{n}")) for n in ("left", "centre", "right"))
        return Ground(
            tuple(sorted(view.terrain.items())),
            self.facts.ways_off(view.scenario),
            ((right, centre, left), (left, centre, right)),
            turned,
        )


def _draw_board(canvas: Canvas, view: HothView, changes: Changes) -> None:
    pieces.draw_ghosts(canvas, changes, view.units)
    pieces.draw_forts(canvas, view.forts)
    pieces.draw_tracks(canvas, changes)
    pieces.draw_units(canvas, view.units)
    pieces.draw_objectives(canvas, view.objectives, view.units)
    pieces.draw_fights(canvas, changes)
