"""The painter of a game that has none of its own: every view as a page of words.

What stands in a view is what its viewer may see, so all of it is written, field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from bot.engine.model import Event, Moment, Seat, Side
from bot.engine.parts.insight import Sight
from renderers.painter import Marks, Themes
from renderers.picture import Picture, Speaker, clipped

from . import flat
from . import theme as t
from .frame.poster import Announcement, Livery, poster, poster_words
from .frame.stuff import FIELD
from .lettering import write
from .scene.film import MATCH, TURN, Limits, slides

MOST_LINES = 40
_WIDTH, _MARGIN, _LINE = 1000, 40, 38


class PlainPainter(Themes):
    """Paints the view of any game as words, in every theme alike.

    Stateless and safe to call from several threads.
    """

    def accent(self, side: Side | None) -> int:
        """Return the one colour that there is, whichever the side."""
        return t.PLAIN_ACCENT

    def turned_for(self, view: Any, seat: Seat | None) -> bool:
        """Tell that no picture is turned: words have no upper edge."""
        return False

    def paint_board(
        self,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Write the view on a card; there is no place for marks."""
        words = self.text_board(view, say)
        return Picture(lambda: flat.png(_card(words)), "png", clipped(words))

    def paint_crop(
        self,
        view: Any,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> None:
        """Paint nothing: words are as near as they get."""

    def paint_forecast(
        self, view: Any, events: Sequence[Event], say: Speaker, *, turned: bool = False
    ) -> None:
        """Paint nothing: what follows is told in words."""

    def paint_poster(self, view: Any, told: Announcement, say: Speaker) -> Picture:
        """Write the last view of a match on a poster."""
        plain = {host.side: Livery(FIELD.dark, FIELD.rule, FIELD.bright, ()) for host in told.hosts}
        words = self.text_board(view, say)

        def paint() -> bytes:
            return flat.png(poster(_card(words), told, plain, FIELD))

        return Picture(paint, "png", clipped(f"{poster_words(told, plain)} {words}"))

    def paint_film(
        self, before: Any, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Write a card for each step."""
        return self._film([Moment(before, ()), *moments], say, TURN)

    def paint_history(
        self, moments: Sequence[Moment], say: Speaker, *, turned: bool = False
    ) -> Picture:
        """Write a card for each step."""
        return self._film(moments, say, MATCH)

    def _film(self, moments: Sequence[Moment], say: Speaker, limits: Limits) -> Picture:
        def paint() -> bytes:
            return slides(moments, lambda one: _card(self.text_board(one.view, say)), limits)

        return Picture(paint, "webp", clipped(self.text_board(moments[-1].view, say)))

    def paint_sight(self, view: Any, sight: Sight, say: Speaker, *, turned: bool = False) -> None:
        """Paint nothing: there are no lines of sight."""

    def paint_hand(self, view: Any, seat: Seat, say: Speaker) -> Picture:
        """Write what the viewer sees, if it is the seat; raises ``ValueError`` for another's."""
        if getattr(view, "viewer", None) != seat:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        return self.paint_board(view, (), say)

    def paint_card(self, card: str, say: Speaker) -> None:
        """Paint nothing: cards are told in words."""

    def text_board(self, view: Any, say: Speaker) -> str:
        """Write the view, a line for each of its fields."""
        return "\n".join(_lines(msgspec.to_builtins(view, str_keys=True)))

    def encoding_of(self, view: Any, events: Sequence[Event], say: Speaker) -> Callable[[], bytes]:
        """Compose a card and return its encoding alone, for measuring."""
        return partial(flat.png, _card(self.text_board(view, say)))


def _lines(value: Any, indent: str = "") -> Iterator[str]:
    """Write a map of plain values, one line a key; what is empty is left out."""
    for key, inside in value.items():
        if isinstance(inside, dict):
            yield f"{indent}{key}:"
            yield from _lines(inside, f"{indent}  ")
        elif inside not in (None, [], ""):
            yield f"{indent}{key}: {_listed(inside)}"


def _listed(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_listed(one) for one in value)
    if isinstance(value, dict):
        return " ".join(f"{key} {_listed(one)}" for key, one in value.items())
    return str(value)


def _card(words: str) -> Image.Image:
    lines = words.splitlines()
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], t.ELLIPSIS]
    image = Image.new("RGB", (_WIDTH, 2 * _MARGIN + _LINE * len(lines)), t.FRAME)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        left = _MARGIN + 14 * (len(line) - len(line.lstrip()))
        place = (left, _MARGIN + _LINE * row + _LINE // 2, _WIDTH - _MARGIN - left)
        write(draw, place, flat.legible(line.strip()), (26, "semibold", t.SNOW))
    return image
