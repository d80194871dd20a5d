"""The replay of a match: each turn as a film with what it tells, and the whole match as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.chat.front.names import turn_words
from bot.chat.match.pages.board import report
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.history import Turn
from renderers.painter import Painter

__all__ = ["ALL", "Page", "Replay", "replay"]

ALL, FIRST, LAST, TO = "all", "first", "last", "to."
"""What a press asks for: the whole match, the first or last turn, a turn by its place."""
REPORT = 1600
"""Most characters of what a turn tells."""


class Replay(NamedTuple):
    """A match turn by turn, as one viewer saw it; there is at least one turn."""

    game: AnyGame
    match: str
    turns: Sequence[Turn]
    viewer: Seat | None
    players: Mapping[Seat, str]


def replay(shown: Replay, wish: str, voice: Voice, painter: Painter) -> Page:
    """Write the page of a turn, or of the whole match.

    ``wish`` is ``all``, ``first``, ``last`` or ``to.`` with the place of a turn; anything else
    means the last turn in which something happened.
    """
    turned = painter.turned_for(shown.turns[0].before, shown.viewer)
    writer = PageWriter(painter.accent(None))
    if wish == ALL:
        moments = [moment for turn in shown.turns for moment in turn.moments]
        writer.text(f"### {voice.word('film-match', count=len(shown.turns))}")
        writer.picture(painter.paint_history(moments, voice, turned=turned))
        return writer.row(*_buttons(shown, len(shown.turns), voice)).page()
    place = _place(shown, wish)
    turn = shown.turns[place]
    writer.text(f"### {_title(shown, place, voice)}")
    writer.text(report(shown.game, turn.events, voice, REPORT))
    writer.picture(painter.paint_film(turn.before, turn.moments, voice, turned=turned))
    return writer.row(*_buttons(shown, place, voice)).page()


def _place(shown: Replay, wish: str) -> int:
    """Return the place of the turn that is asked for, counted from 0."""
    last = len(shown.turns) - 1
    number = wish.removeprefix(TO)
    if wish == FIRST:
        return 0
    if wish.startswith(TO) and number.isascii() and number.isdigit():
        return min(int(number), last)
    if wish == LAST:
        return last
    told = [place for place, turn in enumerate(shown.turns) if _tells(shown.game, turn)]
    return told[-1] if told else last


def _tells(game: AnyGame, turn: Turn) -> bool:
    return any(game.words.caption(event) is not None for event in turn.events)


def _title(shown: Replay, place: int, voice: Voice) -> str:
    """Name a turn, whose it was, and its place among all."""
    place_line = voice.word("film-place", number=place + 1, count=len(shown.turns))
    course = shown.turns[place].course
    if course is None:
        return place_line
    turn = turn_words(shown.game, course, voice)
    player = shown.players.get(course.seat)
    return " · ".join([turn, *([escape(player)] if player else []), place_line])


def _buttons(shown: Replay, place: int, voice: Voice) -> list[Press]:
    """Make the buttons to the other turns, from a place among them; the match lies after all."""
    last = len(shown.turns) - 1

    def press(wish: str, key: str, *, off: bool = False) -> Press:
        label = voice.word(f"button-film-{key}")
        return button(PressId(shown.match, ANYTIME, "film", wish), label, disabled=off)

    return [
        press(FIRST, "first", off=place == 0),
        press(f"{TO}{max(0, place - 1)}", "back", off=place == 0),
        press(f"{TO}{place + 1}", "forward", off=place >= last),
        press(LAST, "last", off=place == last),
        press(ALL, "match", off=place > last),
    ]
