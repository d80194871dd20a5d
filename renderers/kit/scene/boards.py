"""What painters of boards share: pictures of boards, films, posters; a game says the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from bot.engine.model import Event, Moment, Side, Text
from bot.engine.parts.insight import Sight
from renderers.kit.frame.poster import Announcement, Livery, poster, poster_words
from renderers.kit.frame.stuff import Stuff
from renderers.painter import Marks, Themes
from renderers.picture import Picture, Speaker, clipped, remembering

from .deeds import Camera, of_match, of_turn
from .encode import Palette
from .film import MATCH, TURN, Frame, Limits, film, in_theme
from .placed import Box

V = TypeVar("V")


class Trappings(NamedTuple):
    """What a poster needs besides the board: the sides, the board within its frame, the wood."""

    liveries: Mapping[Side, Livery]
    playing: Box
    stuff: Stuff


class BoardPainter(Themes, ABC, Generic[V]):
    """Paints boards and what comes closer to them; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes. The words that a game is asked with
    remember what they said.
    """

    preview: str | None = None
    """The message above a board as it would be; None: what an order brings is told by odds."""

    @abstractmethod
    def image_of(
        self,
        view: V,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the whole board with what the events changed, in full colours (RGB)."""

    @abstractmethod
    def words_of(self, view: V, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of a board."""

    @abstractmethod
    def history_of(self, view: V, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of the film of a match."""

    @abstractmethod
    def palette_of(self, view: V, turned: bool) -> Palette:
        """Return the tones of all pictures of a board."""

    @abstractmethod
    def places_of(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the hexes on which something happened; none: on no hex."""

    @abstractmethod
    def camera_of(self, view: V, labels: Sequence[str], say: Speaker, turned: bool) -> Camera:
        """Return a camera that stands still before some hexes; none mean all of them."""

    @abstractmethod
    def trappings_of(self, view: V, say: Speaker) -> Trappings:
        """Return what a poster of a match needs besides its board."""

    @abstractmethod
    def sight_of(
        self, view: V, sight: Sight, lines: Sequence[str], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the line between two places from close up, with what is told of it in lines."""

    def foreseen_of(
        self, view: V, events: Sequence[Event], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the whole board as it would be, which says that nothing is done yet."""
        return self.image_of(view, events, say, turned=turned)

    def shows(self, view: V, events: Sequence[Event]) -> bool:
        """Tell whether something happened on the board."""
        return bool(self.places_of(events))

    def paint_board(
        self,
        view: V,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the whole board with what the events changed; ``turned`` puts its top below."""
        say = remembering(say)
        paint = partial(self.image_of, view, events, say, marks=marks, turned=turned)
        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def paint_forecast(
        self, view: V, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint the board as it would be after an action; None: it is told by odds."""
        if self.preview is None:
            return None
        say = remembering(say)
        words = f"{say(Text(self.preview))}. {self.words_of(view, events, say)}"
        return self.picture(
            partial(self.foreseen_of, view, events, say, turned), view, turned, words
        )

    def paint_sight(
        self, view: V, sight: Sight, say: Speaker, *, turned: bool = False
    ) -> Picture | None:
        """Paint the line between two places and what blocks it, from close up."""
        say = remembering(say)
        lines = [say(line) for line in sight.lines]
        paint = partial(self.sight_of, view, sight, lines, say, turned)
        words = " ".join(line if line.endswith(".") else f"{line}." for line in lines)
        return self.picture(paint, view, turned, words)

    def picture(
        self, paint: Callable[[], Image.Image], view: V, turned: bool, words: str
    ) -> Picture:
        """Return the picture of what is painted in full colours, in the tones of a board."""

        def encoded() -> bytes:
            return self.palette_of(view, turned).png(paint(), self.theme)

        return Picture(encoded, "png", clipped(words))

    def paint_film(
        self, before: V, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint some steps as a film of the hexes on which something happened."""
        say = remembering(say)
        last, events = moments[-1].view, [event for one in moments for event in one.events]

        def paint() -> bytes:
            camera = self.camera_of(last, self.places_of(events), say, turned)
            return self._film(of_turn(before, moments, camera), last, turned, TURN)

        return Picture(paint, "webp", self.words_of(last, events, say))

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Paint a whole match as a film, a frame for each deed."""
        say = remembering(say)
        last, events = moments[-1].view, [event for one in moments for event in one.events]

        def paint() -> bytes:
            camera = self.camera_of(last, (), say, turned)
            return self._film(of_match(moments, camera), last, turned, MATCH)

        return Picture(paint, "webp", self.history_of(last, events, say))

    def _film(self, frames: Iterable[Frame], view: V, turned: bool, limits: Limits) -> bytes:
        return film(in_theme(frames, self.palette_of(view, turned), self.theme), limits)

    def paint_poster(self, view: V, told: Announcement, say: Speaker) -> Picture:
        """Paint the board of a match as a poster."""
        say = remembering(say)
        liveries, playing, stuff = self.trappings_of(view, say)

        def paint() -> Image.Image:
            board = self.image_of(view, (), say).crop(playing)
            return poster(board, told, liveries, stuff)

        words = f"{poster_words(told, liveries)} {self.words_of(view, (), say)}"
        return self.picture(paint, view, False, words)

    def encoding_of(self, view: V, events: Sequence[Event], say: Speaker) -> Callable[[], bytes]:
        """Compose a board and return its encoding alone, for measuring."""
        image = self.image_of(view, events, remembering(say))
        return partial(self.palette_of(view, False).png, image)
