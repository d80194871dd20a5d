"""The public board message: who decides, what happened, the picture, and the buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.chat.front.names import seat_text, turn_words
from bot.chat.match.pages import clocks, standing, windows
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape, units
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text, chain, text
from bot.engine.parts.insight import Course
from bot.service.model import MatchInfo
from bot.service.ports.clocks import Wait
from bot.service.ports.posts import Answered, Turn
from renderers.painter import Painter

REPORT, LINES = 3000, 40
"""Most characters and lines of the report in a board message; the log has the rest."""


class Decider(NamedTuple):
    """A seat that has to decide, and the name of its player."""

    seat: Seat
    player: str


class BoardPage(NamedTuple):
    """What a board message shows: ``view`` and ``events`` as ``viewer`` may see them."""

    game: AnyGame
    match: str
    view: Any
    events: Sequence[Any]
    deciders: Sequence[Decider]
    serial: int = 0
    final: bool = True
    """Whether nothing shown can be taken back any more."""
    undo: bool = False
    """Whether the last step can be taken back."""
    live: bool = True
    """Whether the message has buttons; older boards lose theirs."""
    players: Mapping[Seat, str] = {}
    """Names of all players by seat."""
    answers: Sequence[Answered] = ()
    """The standing orders that acted."""
    viewer: Seat | None = None
    """For whom the message is; None: for everybody."""
    hidden_until: float | None = None
    """When the answer to what is asked is shown; None: as soon as it is given."""
    asked: Sequence[Text] = ()
    """What is asked, as everybody may read it."""
    called: Sequence[int] = ()
    """The users whom the message notifies."""
    waits: Mapping[Seat, Wait] = {}
    """How long the match waits for a seat."""
    before: Sequence[Any] = ()
    """What another message told, shown as long as nothing else has happened."""
    ended: Turn | None = None
    """The turn that is over with the message; it asks nothing any more."""


def deciders_of(info: MatchInfo, seats: Iterable[Seat]) -> list[Decider]:
    """Name the players of the seats that have to decide."""
    return [Decider(seat, info.entry(seat).name) for seat in seats]


def players_of(info: MatchInfo) -> dict[Seat, str]:
    """Name the players of all seats that are taken."""
    return {entry.seat: entry.name for entry in info.seats if entry.user is not None}


def board(shown: BoardPage, voice: Voice, painter: Painter) -> Page:
    """Write the board message."""
    decider = shown.deciders[0].seat if shown.deciders else None
    writer = PageWriter(painter.accent(shown.game.side_of(decider) if decider else None))
    writer.text(status(shown, voice))
    writer.text(report(shown.game, shown.events, voice))
    writer.text(standing.answered(shown.answers, shown.players, voice))
    turned = painter.turned_for(shown.view, shown.viewer)
    events = shown.events or shown.before
    writer.picture(painter.paint_board(shown.view, events, voice, turned=turned))
    if shown.deciders and not shown.final:
        writer.text(draft_line(voice))
    if shown.live:
        writer.line().row(*_buttons(shown, voice, painter))
    return writer.page()


def draft_line(voice: Voice) -> str:
    """Write the line of a board that can still be taken back in part."""
    return "-# " + voice.word("board-draft")


def status(shown: BoardPage, voice: Voice) -> str:
    """Write the first lines: the turn, and who has to decide what."""
    parts = [_turn(shown, voice)]
    headline = shown.game.contest.headline(shown.view)
    if headline is not None:
        parts.append(voice(headline))
    if shown.ended is not None:
        return "\n".join(filter(None, parts))
    calls = [_call(shown, decider, voice) for decider in shown.deciders]
    mentions = " ".join(f"<@{user}>" for user in shown.called)
    parts += [*calls[:-1], " · ".join(filter(None, [*calls[-1:], mentions]))]
    parts += dict.fromkeys(voice(question) for question in shown.asked)
    parts.append(windows.waiting(shown.hidden_until, voice))
    if not shown.deciders:
        parts.append(voice.word("board-over"))
    else:
        parts.append(coming(shown.game, shown.view, shown.players, voice))
    return "\n".join(filter(None, parts))


def _call(shown: BoardPage, decider: Decider, voice: Voice) -> str:
    """Write who decides, and how long they have."""
    seat = seat_text(shown.game, decider.seat)
    words = voice.word("board-decides", player=escape(decider.player), seat=seat)
    wait = shown.waits.get(decider.seat)
    return words if wait is None else f"{words} · {clocks.waited(wait, voice)}"


def _turn(shown: BoardPage, voice: Voice) -> str:
    """Name the turn that the message tells; empty for a game without turns."""
    course, ended = shown.game.insight.course(shown.view), shown.ended
    if ended is not None:
        course = Course(ended.number, ended.seat, words=ended.words)
    return "" if course is None else f"**{turn_words(shown.game, course, voice)}**"


def coming(game: AnyGame, view: Any, players: Mapping[Seat, str], voice: Voice) -> str:
    """Write who takes the next turns; empty for a game of two."""
    course = game.insight.course(view)
    seats = course.coming if course is not None else ()
    if len(players) < 3 or not seats:
        return ""
    named = [
        text("chat-board-coming-seat", player=escape(players[one]), seat=seat_text(game, one))
        if one in players
        else seat_text(game, one)
        for one in seats
    ]
    return voice.word("board-coming", seats=chain("chat-board-coming-then", named))


def report(game: AnyGame, events: Sequence[Any], voice: Voice, limit: int = REPORT) -> str:
    """Write what happened, one line an event; where room is little, what matters and came last."""
    told = [(game.words.rank(event), game.words.caption(event)) for event in events]
    lines = [(rank, voice.line(caption)) for rank, caption in told if caption is not None]
    kept, left = set[int](), limit
    for place in sorted(range(len(lines)), key=lambda one: (lines[one][0], -one))[:LINES]:
        left -= units(lines[place][1]) + 3
        if left < 0:
            break
        kept.add(place)
    more = len(lines) - len(kept)
    head = [voice.word("board-more", count=more)] if more else []
    return "\n".join([*head, *(f"- {lines[place][1]}" for place in sorted(kept))])


def _buttons(shown: BoardPage, voice: Voice, painter: Painter) -> Iterator[Press]:
    """Yield what everybody may press; pictures of what happened only where something did."""

    def press(act: Act) -> PressId:
        return PressId(shown.match, shown.serial, act)

    events = shown.events or shown.before
    yield button(press("turn"), voice.word("button-turn"), "primary")
    yield button(press("hand"), voice.word("button-hand", held=shown.game.words.held))
    yield button(press("odds"), voice.word("button-odds"))
    yield button(press("undo"), voice.word("button-undo"), disabled=not shown.undo)
    if events and painter.paint_crop(shown.view, events, voice) is not None:
        yield button(press("fight"), voice.word("button-fight"))
    yield button(press("text"), voice.word("button-text"))
    if events and painter.shows(shown.view, events):
        yield button(press("film"), voice.word("button-film"))
    if events:
        yield button(press("recap"), voice.word("button-recap"))
