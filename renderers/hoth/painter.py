"""The painter of Battle of Hoth: board, crop to the fight, line of sight, hand, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Self

from PIL import Image

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import EMPIRE, REBELS
from bot.games.hoth.model.view import HothView
from renderers.kit import theme
from renderers.kit.frame.stuff import ABOVE, BELOW, ICE
from renderers.kit.scene.boards import BoardPainter, Trappings
from renderers.kit.scene.encode import Palette, Theme
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.view import HexView
from renderers.painter import Marks
from renderers.picture import Picture, Speaker, remembering

from . import cards, closeup, frame, ground
from .board import Board
from .camera import Camera
from .changes import changes_of, fight_hexes, read_changes
from .facts import Facts
from .frame import Wording
from .layout import HEIGHT, WIDTH, grid
from .text import alt_board, alt_hand, alt_history, event_lines, text_board

ACCENTS: Final[dict[str, int]] = {EMPIRE: 0x6B7A8F, REBELS: 0xC2571A}


class HothPainter(BoardPainter[HothView]):
    """Paints views of Battle of Hoth."""

    def __init__(self, content: HothContent) -> None:
        self.facts = Facts(content)

    def in_theme(self, theme: Theme) -> Self:
        """Return a painter that paints the same in another theme; it is winter by day already."""
        return super().in_theme("day" if theme == "winter" else theme)

    def accent(self, side: Side | None) -> int:
        """Return the colour of a side's messages."""
        return ACCENTS.get(side or "", theme.PLAIN_ACCENT)

    def turned_for(self, view: HothView, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: that of the Empire."""
        return seat is not None and seat.startswith(EMPIRE)

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
        changes = changes_of(view, events)
        if not labels:
            if read_changes(events).roll is None:
                return None
            labels = fight_hexes(changes)
        say = remembering(say)

        def paint() -> Image.Image:
            near = closeup.Closeup(self._ground(view, turned), labels)
            return near.action(view, changes, closeup.told_of(changes, events, self.facts, say))

        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def image_of(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the whole board in full colours."""
        base = ground.base(self._ground(view, turned), _names(say))
        return self.laid_out(view, events, say, marks=marks, turned=turned).painted(base)

    def words_of(self, view: HothView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of a board."""
        return alt_board(view, events, say, self.facts)

    def history_of(self, view: HothView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of the film of a match."""
        return alt_history(view, events, say, self.facts)

    def palette_of(self, view: HothView, turned: bool) -> Palette:
        """Return the tones of all pictures of a board."""
        return ground.palette(self._ground(view, turned))

    def places_of(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the hexes on which something happened."""
        return read_changes(events).places

    def camera_of(
        self, view: HothView, labels: Sequence[str], say: Speaker, turned: bool
    ) -> Camera:
        """Return a camera that stands still before some hexes; none mean all of them."""
        spec = self._ground(view, turned)
        return Camera(closeup.Closeup(spec, labels or spec.layout.labels), self.facts, say)

    def trappings_of(self, view: HothView, say: Speaker) -> Trappings:
        """Return what a poster of a match needs besides its board."""
        return Trappings(frame.liveries(view, say), (0, ABOVE, WIDTH, HEIGHT - BELOW), ICE)

    def sight_of(
        self, view: HothView, sight: Sight, lines: Sequence[str], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the line between two hexes and what blocks it, from close up."""
        near = closeup.Closeup(self._ground(view, turned), (sight.origin, sight.target))
        return near.sight(view, sight, lines)

    def paint_hand(self, view: HothView, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see, with their own support cards.

        Raises ``ValueError`` for a hidden hand.
        """
        hand = view.cards[seat].hand
        if hand is None:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        if view.campaign is not None and view.campaign.orders is not None:
            hand = (*hand, *(view.campaign.support[view.campaign.orders.side].hand or ()))
        paint = partial(cards.hand, hand, Wording(self.facts, say))
        return Picture(paint, "png", alt_hand(hand, say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one order card or support card."""
        if card not in self.facts.cards and not self.facts.is_support(card):
            return None
        paint = partial(cards.single, card, Wording(self.facts, say))
        return Picture(paint, "png", alt_hand((card,), say))

    def text_board(self, view: HothView, say: Speaker) -> str:
        """Return the view as text: units by side and section, medals, threats."""
        return text_board(view, remembering(say), self.facts)

    def laid_out(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Scene:
        """Return all that lies on the picture of ``paint_board``, and where."""
        changes, voice = changes_of(view, events), Wording(self.facts, say)
        scene = Scene((WIDTH, HEIGHT))
        board, spec = Board(scene, HexView(grid(turned))), self._ground(view, turned)
        board.lay_out(view, changes, marks)
        board.name_sections(ground.section_names(spec, _names(say)))
        upper, lower = view.sides[Side(EMPIRE)], view.sides[Side(REBELS)]
        if turned:
            upper, lower = lower, upper
        head = frame.above(frame.head_of(view, upper, voice))
        told = event_lines(events, say)
        foot = frame.below(frame.foot_of(view, lower, changes, told, voice, spec))
        scene.put(Layer.FRAME, ("head", ""), head, (0, 0), (0, 0))
        scene.put(Layer.FRAME, ("foot", ""), foot, (0, HEIGHT), (0, 1))
        return scene

    def _ground(self, view: HothView, turned: bool) -> ground.Ground:
        terrain = tuple(sorted(view.terrain.items()))
        return ground.Ground(terrain, self.facts.ways_off(view.scenario), turned)


def _names(say: Speaker) -> ground.Names:
    left, centre, right = (
        say(Text(f"hoth-section-{name}")) for name in ("left", "centre", "right")
    )
    return (right, centre, left), (left, centre, right)
