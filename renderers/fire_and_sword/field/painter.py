"""The painter of virtual tables: whole, near, with what may be chosen, films, posters, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import msgspec
from PIL import Image

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Barred, Refused
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.insight.measure import measured
from bot.games.fire_and_sword.model.view import FasView
from renderers.fire_and_sword import look
from renderers.fire_and_sword.changes import Changes, read_changes
from renderers.fire_and_sword.story import story
from renderers.fire_and_sword.words import event_lines, motivation_line
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM
from renderers.kit.frame.poster import Livery
from renderers.kit.frame.report import Report
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.scene.boards import BoardPainter, Trappings
from renderers.kit.scene.encode import Palette
from renderers.painter import CHOSEN, Marks
from renderers.picture import Picture, Speaker, remembering

from . import eye, tones
from . import text as texts
from .camera import Camera
from .choice import choice_of
from .facts import Facts
from .measuring import put_measured, put_obstacle, stopped
from .pieces import Stage
from .tableau import Tableau, Told

FEW: Final = 4
"""So few things that may be chosen are shown from close up, with what just happened."""


class FieldPainter(BoardPainter[FasView]):
    """Paints views of a virtual table.

    The face of a face-down token is painted for nobody but its owner, as only their view holds it.
    """

    preview = "fas-map-preview"

    def __init__(self, content: FireAndSwordContent) -> None:
        self._content = content

    @cached_property
    def facts(self) -> Facts:
        """What the content says of tables."""
        return Facts(self._content)

    def accent(self, side: Side | None) -> int:
        """Return the colour beside a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.PLATES[side].face
        return red << 16 | green << 8 | blue

    def turned_for(self, view: FasView, seat: Seat | None) -> bool:
        """Tell whether a seat has the northern edge, so that its own pictures are turned."""
        return self.facts.sits_above(view, seat)

    def image_of(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the whole table in full colours."""
        tableau, choice = self._tableau(view, say, turned), choice_of(self.facts, view, marks)
        return tableau.whole(events, choice.put, choice.signs(say))[0]

    def paint_choice(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        marks: Marks,
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint what may be chosen: near the element that was picked, else on the whole table."""
        say, choice = remembering(say), choice_of(self.facts, view, marks)

        touched = self._spots(view, self.places_of(events)) if events else []
        near = not choice.chosen and 0 < len(choice.others) <= FEW and touched

        def paint() -> Image.Image:
            tableau = self._tableau(view, say, turned)
            if choice.chosen:
                return tableau.part(choice.points, Changes(), choice.put, choice.told(say))[0]
            if not near:
                return self.image_of(view, events, say, marks=marks, turned=turned)
            changes, points = read_changes(events), [*choice.points, *touched]
            told = story(view, changes, event_lines(events, say), say)
            return tableau.part(points, changes, choice.put, told)[0]

        words = f"{choice.words(say)} {self.words_of(view, events, say)}"
        return self.picture(paint, view, turned, words.strip())

    def paint_crop(
        self,
        view: FasView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint what is near some elements; none mean those that something happened to."""
        changes = read_changes(events)
        keys = tuple(places) or self.places_of(events)
        points = self._spots(view, keys)
        if not points:
            return None
        say = remembering(say)

        def paint() -> Image.Image:
            told = story(view, changes, event_lines(events, say), say)
            return self._tableau(view, say, turned).part(points, changes, _nothing, told)[0]

        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def foreseen_of(
        self, view: FasView, events: Sequence[Event], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the whole table as it would be; its title says that it is a preview."""
        head = say(Text(self.preview))
        return self._tableau(view, say, turned).whole(events, _nothing, preview=head)[0]

    def sight_of(
        self, view: FasView, sight: Sight, lines: Sequence[str], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the ruler between two things, with lines of fire and of charge between them."""
        put, points = put_measured(self.facts, view, sight, say)
        told = Report(lines[0], "; ".join(lines[-2:]))
        return self._tableau(view, say, turned).part(points, Changes(), put, told)[0]

    def paint_barred(
        self, view: FasView, barred: Barred, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint where an order was stopped: its ghost or its line, and what is in the way, red."""
        say = remembering(say)
        choice = choice_of(self.facts, view, [(CHOSEN, barred.piece), (CHOSEN, barred.place)])
        if not choice.ends:
            return self._paint_aimed(view, barred, say, turned)
        put, points = put_obstacle(self.facts, view, barred.obstacle)

        def act(stage: Stage) -> None:
            choice.put(stage)
            put(stage)

        def paint() -> Image.Image:
            tableau = self._tableau(view, say, turned)
            told = Told(choice.words(say), stopped(view, barred, say))
            return tableau.part([*choice.points, *points], Changes(), act, told)[0]

        words = stopped(view, barred, say) or choice.words(say)
        return self.picture(paint, view, turned, f"{words}. {self.words_of(view, (), say)}")

    def _paint_aimed(
        self, view: FasView, barred: Barred, say: Speaker, turned: bool
    ) -> Picture | None:  # fmt: skip
        """Paint the line to whom a refused shot or charge was aimed at."""
        try:
            found = measured(self.facts.scene(view), barred.piece, barred.place or barred.obstacle)
        except Refused:
            return None
        ways = (*found.blockers, *filter(None, [barred.obstacle]))
        seen = msgspec.structs.replace(found, blockers=tuple(dict.fromkeys(ways)))
        return self.paint_sight(view, seen, say, turned=turned)

    def paint_hand(self, view: FasView, seat: Seat, say: Speaker) -> Picture:
        """Paint the table with the face-down orders of a seat; raises ``ValueError`` for others."""
        if view.viewer != seat:
            raise ValueError(f"the tokens of {seat} are hidden from this viewer")
        return self.paint_board(view, (), say, turned=self.turned_for(view, seat))

    def paint_card(self, card: str, say: Speaker) -> Picture | None:
        """Return nothing: cards are told in words."""
        return None

    def text_board(self, view: FasView, say: Speaker) -> str:
        """Return the view as text: the land, then a line for each element."""
        return texts.text_board(view, self.facts, remembering(say))

    # What all pictures share -----------------------------------------------------------------

    def words_of(self, view: FasView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of a table."""
        return texts.alt(view, self.facts, events, say)

    def history_of(self, view: FasView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of the film of a match."""
        return texts.alt(view, self.facts, events[-1:], say)

    def palette_of(self, view: FasView, turned: bool) -> Palette:
        """Return the tones of all pictures of a table."""
        return tones.palette(self.facts.land(view, turned))

    def places_of(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the elements that something happened to."""
        return sorted(read_changes(events).touched)

    def camera_of(self, view: FasView, labels: Sequence[str], say: Speaker, turned: bool) -> Camera:
        """Return a camera that stands still before some elements; none mean the whole table."""
        land = self.facts.land(view, turned)
        points = self._spots(view, labels) or [(0.0, 0.0), (land.wide, land.high)]
        return Camera(self.facts, points, say, turned=turned)

    def trappings_of(self, view: FasView, say: Speaker) -> Trappings:
        """Return what a poster of a match needs besides its table."""
        liveries = {
            side: Livery(plate.face, CREAM, plate.ink, [motivation_line(view, side, say)])
            for side, plate in look.PLATES.items()
        }
        land = self.facts.land(view, False)
        return Trappings(liveries, eye.box_of(land), WOOD)

    def _tableau(self, view: FasView, say: Speaker, turned: bool) -> Tableau:
        return Tableau(self.facts, view, say, turned=turned)

    def _spots(self, view: FasView, keys: Sequence[str]) -> list[tuple[float, float]]:
        bodies = self.facts.table(view).bodies
        return [body.place.spot.inches for body in bodies if body.id in keys]


def _nothing(stage: Stage) -> None:
    """Put nothing besides the elements."""
