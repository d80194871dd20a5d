"""The painter of Commands & Colors: Napoleonics: board, close-up, sight, hand, and as text."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.model.state import TOP
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import names
from renderers.kit import theme as t
from renderers.kit.frame.legend import legend
from renderers.kit.frame.report import Report, report
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.hexfield import Grid
from renderers.kit.lettering import sentence
from renderers.kit.scene.boards import BoardPainter, Trappings
from renderers.kit.scene.encode import Palette
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.view import HexView
from renderers.kit.signs import steps
from renderers.napoleonics import cards, ground, look, tones
from renderers.napoleonics.camera import Camera
from renderers.napoleonics.changes import changes_of, fight_hexes, read_changes
from renderers.napoleonics.closeup import Closeup, told_of
from renderers.napoleonics.deeds import put_aimed, put_deeds
from renderers.napoleonics.facts import Facts
from renderers.napoleonics.frame import REPORT, Host, Plates, poster_liveries, tell
from renderers.napoleonics.pieces import NUMBERED, Stage, put_marks, put_pieces
from renderers.napoleonics.story import entries, story
from renderers.napoleonics.text import alt_board, alt_history, event_lines, text_board
from renderers.painter import Marks
from renderers.picture import Picture, Speaker, remembering


class NapPainter(BoardPainter[NapView]):
    """Paints views of Napoleonics."""

    preview = "napoleonics-board-preview"

    def __init__(self, content: NapContent) -> None:
        self.facts = Facts(content)

    def accent(self, side: Side | None) -> int:
        """Return the colour of a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.livery(side).plate
        return red << 16 | green << 8 | blue

    def turned_for(self, view: NapView, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: that of row A."""
        return seat is not None and Side(seat) == TOP

    def paint_crop(
        self,
        view: NapView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint some hexes and those around them from close up; none means the last fight."""
        labels = tuple(places) or fight_hexes(read_changes(events))
        if not labels:
            return None
        say = remembering(say)
        changes = changes_of(view, events)

        def paint() -> Image.Image:
            told = told_of(view, changes, event_lines(events, say), self.facts, say)
            near = Closeup(self._land(view, turned), labels, self.facts)
            return near.action(view, changes, told)

        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def image_of(
        self,
        view: NapView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the whole board in full colours.  Rules: NAP-PBP-10."""
        image, _ = self.compose(view, events, say, marks=marks, turned=turned)
        return image

    def words_of(self, view: NapView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of a board."""
        return alt_board(view, events, self.facts, say)

    def history_of(self, view: NapView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of the film of a match."""
        return alt_history(view, events, say)

    def palette_of(self, view: NapView, turned: bool) -> Palette:
        """Return the tones of all pictures of a board."""
        return tones.palette(self._land(view, turned))

    def places_of(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the hexes on which something happened."""
        return read_changes(events).places

    def camera_of(self, view: NapView, labels: Sequence[str], say: Speaker, turned: bool) -> Camera:
        """Return a camera that stands still before some hexes; none mean all of them."""
        every = [cell.label for cell in look.FIELD.cells() if not cell.is_half]
        near = Closeup(self._land(view, turned), labels or every, self.facts)
        return Camera(near, self.facts, say)

    def trappings_of(self, view: NapView, say: Speaker) -> Trappings:
        """Return what a poster of a match needs besides its board."""
        playing = (0, ABOVE, look.WIDTH, look.HEIGHT - BELOW)
        return Trappings(poster_liveries(view, self.facts, say), playing, WOOD)

    def foreseen_of(
        self, view: NapView, events: Sequence[Event], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the whole board as it would be; its title says that it is a preview."""
        return self.compose(view, events, say, turned=turned, preview=True)[0]

    def sight_of(
        self, view: NapView, sight: Sight, lines: Sequence[str], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the line between two hexes and what blocks it, from close up."""
        told = Report(sentence(lines[0]) if lines else "", " ".join(lines[1:]))
        near = Closeup(self._land(view, turned), (sight.origin, sight.target), self.facts)
        return near.sight(view, sight, told)

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
        command = len(player.hand)

        def paint() -> bytes:
            image = cards.hand_image(shown, player.side, command, self.facts, remembering(say))
            return cards.palette().png(image)

        return Picture(paint, "png", cards.alt_cards(shown, say))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Paint one Command card."""
        if card not in self.facts.content.cards:
            return None

        def paint() -> bytes:
            return cards.palette().png(cards.single_image(card, self.facts, say))

        return Picture(paint, "png", cards.alt_cards((cards.Held(card),), say))

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
    ) -> tuple[Image.Image, Scene]:
        """Draw the picture of ``paint_board`` without encoding it; return what lies where, too."""
        changes, land = changes_of(view, events), self._land(view, turned)
        base = ground.base(self._base(view, land, say))
        scene = self.laid_out(view, events, marks=marks, turned=turned)
        image = scene.painted(base)
        tell(image, view, self.facts, say, turned=turned, preview=preview)
        told = story(view, changes, event_lines(events, say), self.facts, say)
        report(image, REPORT, told, WOOD, "bone")
        signs = entries(view, changes, land, self.facts, say)
        room = REPORT[2] - REPORT[0] - 36
        legend(image, (REPORT[0] + 18, REPORT[3] - 23), room, signs, WOOD.ink)
        return image, scene

    def laid_out(
        self, view: NapView, events: Sequence[Event], *, marks: Marks = (), turned: bool = False
    ) -> Scene:
        """Return all that lies on the board of ``paint_board``, and where."""
        changes, seen = changes_of(view, events), HexView(Grid(look.FIELD, turned))
        stage = Stage(Scene((look.WIDTH, look.HEIGHT)), seen, self.facts)
        put_pieces(stage, view, changes)
        put_deeds(stage, view, changes)
        put_aimed(stage, marks)
        put_marks(stage, view, marks)
        names = stage.names({label for way in changes.begun for label in way})
        steps.put_steps(stage.scene, stage.at.at, changes.begun, NUMBERED, names, stage.k)
        return stage.scene

    def _land(self, view: NapView, turned: bool) -> ground.Land:
        return ground.Land(
            tuple(sorted(view.terrain.items())),
            tuple((label, tuple(sides)) for label, sides in sorted(view.works.items())),
            turned,
        )

    def _base(self, view: NapView, land: ground.Land, say: Speaker) -> ground.Base:
        left, centre, right = (
            say(Text(f"napoleonics-section-{one}")) for one in ("left", "centre", "right")
        )
        sides = self.facts.content.scenarios[view.scenario].sides
        hosts = {
            side: Host(side, say(names.side(side)), sides[side].commander) for side in view.players
        }
        lower, upper = (
            hosts[side] for side in sorted(hosts, key=lambda s: (s == TOP) != land.turned)
        )
        title = say(Text(f"napoleonics-scenario-{view.scenario}"))
        return ground.Base(land, (left, centre, right), Plates(title, upper, lower))
