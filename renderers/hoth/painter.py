"""The painter of Battle of Hoth: board, crop to the fight, line of sight, hand, and as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Self

from PIL import Image

from bot.engine.model import Event, Moment, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import EMPIRE, REBELS
from bot.games.hoth.model.view import HothView
from renderers.kit import theme
from renderers.kit.frame.poster import Announcement, poster, poster_words
from renderers.kit.frame.stuff import ABOVE, BELOW, ICE
from renderers.kit.scene.deeds import of_match, of_turn
from renderers.kit.scene.encode import Theme
from renderers.kit.scene.film import MATCH, TURN, Frame, Limits, film, in_theme
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.view import HexView
from renderers.painter import Marks, Themes
from renderers.picture import ALT_LIMIT, Picture, Speaker, clipped, remembering

from . import cards, closeup, frame, ground
from .board import Board
from .camera import Camera
from .changes import changes_of, fight_hexes, read_changes
from .facts import Facts
from .frame import Wording
from .layout import HEIGHT, WIDTH, grid
from .text import alt_board, alt_hand, alt_history, event_lines, text_board

ACCENTS: Final[dict[str, int]] = {EMPIRE: 0x6B7A8F, REBELS: 0xC2571A}


class HothPainter(Themes):
    """Paints views of Battle of Hoth; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes.
    """

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

    def paint_board(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the whole board with what the events changed; ``turned`` puts row A below."""
        say = remembering(say)

        def paint() -> bytes:
            image = self.compose(view, events, say, marks=marks, turned=turned)
            return ground.palette(self._ground(view, turned)).png(image, self.theme)

        return Picture(paint, "png", alt_board(view, events, say, self.facts))

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

        def paint() -> bytes:
            spec, told = self._ground(view, turned), closeup.told_of(changes, events, say)
            near = closeup.Closeup(spec, labels)
            return ground.palette(spec).png(near.action(view, changes, told), self.theme)

        return Picture(paint, "png", alt_board(view, events, say, self.facts))

    def paint_film(
        self, before: HothView, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint some steps as a film of the hexes on which something happened."""
        say = remembering(say)
        last, events = moments[-1].view, [event for one in moments for event in one.events]

        def paint() -> bytes:
            camera = self._camera(last, read_changes(events).places, say, turned)
            return self._film(of_turn(before, moments, camera), last, turned, TURN)

        return Picture(paint, "webp", alt_board(last, events, say, self.facts))

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a whole match as a film, a frame for each deed."""
        say = remembering(say)
        last, events = moments[-1].view, [event for one in moments for event in one.events]

        def paint() -> bytes:
            camera = self._camera(last, (), say, turned)
            return self._film(of_match(moments, camera), last, turned, MATCH)

        return Picture(paint, "webp", alt_history(last, events, say, self.facts))

    def _film(self, frames: Iterable[Frame], view: HothView, turned: bool, limits: Limits) -> bytes:
        palette = ground.palette(self._ground(view, turned))
        return film(in_theme(frames, palette, self.theme), limits)

    def _camera(self, view: HothView, labels: Sequence[str], say: Speaker, turned: bool) -> Camera:
        """Return a camera that stands still before some hexes; none mean all of them."""
        spec = self._ground(view, turned)
        return Camera(closeup.Closeup(spec, labels or spec.layout.labels), say)

    def paint_poster(self, view: HothView, told: Announcement, say: Speaker) -> Picture:
        """Paint the board of a match as a poster."""
        say = remembering(say)
        liveries = frame.liveries(view, say)

        def paint() -> bytes:
            board = self.compose(view, (), say).crop((0, ABOVE, WIDTH, HEIGHT - BELOW))
            spec = self._ground(view, False)
            return ground.palette(spec).png(poster(board, told, liveries, ICE), self.theme)

        words = f"{poster_words(told, liveries)} {alt_board(view, (), say, self.facts)}"
        return Picture(paint, "png", clipped(words))

    def paint_forecast(
        self, view: HothView, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> None:
        """Paint nothing: what an attack brings is left to the dice, and told by odds."""

    def paint_sight(
        self, view: HothView, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint the line between two hexes and what blocks it, from close up."""
        say = remembering(say)
        lines = [say(line) for line in sight.lines]

        def paint() -> bytes:
            spec = self._ground(view, turned)
            near = closeup.Closeup(spec, (sight.origin, sight.target))
            return ground.palette(spec).png(near.sight(view, sight, lines), self.theme)

        return Picture(paint, "png", " ".join(lines)[:ALT_LIMIT])

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

    def encoding_of(
        self, view: HothView, events: Sequence[Event], say: Speaker
    ) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        say = remembering(say)
        image = self.compose(view, events, say)
        return partial(ground.palette(self._ground(view, False)).png, image)

    def text_board(self, view: HothView, say: Speaker) -> str:
        """Return the view as text: units by side and section, medals, threats."""
        return text_board(view, remembering(say), self.facts)

    def compose(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the picture of ``paint_board`` in full colours."""
        base = ground.base(self._ground(view, turned), _names(say))
        return self.laid_out(view, events, say, marks=marks, turned=turned).painted(base)

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
        Board(scene, HexView(grid(turned))).lay_out(view, changes, marks)
        upper, lower = view.sides[Side(EMPIRE)], view.sides[Side(REBELS)]
        if turned:
            upper, lower = lower, upper
        head = frame.above(frame.head_of(view, upper, voice))
        told, spec = event_lines(events, say), self._ground(view, turned)
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
