"""The diary of a piece: what it did and what befell it, turn by turn, with a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.chat.front.names import turn_words
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Event, Seat, Text, chain, text
from bot.engine.parts.insight import Mustered
from bot.service.match.diary import Diary, Entry
from renderers.painter import Painter

from .paging import paged, turning

MENUS = 12
"""Most menus of pieces on one page."""
LINES = 2400
"""Most characters of the lines of a page."""
NAMES = 50
"""Most characters of the names of pieces in a button."""
AND = "&"


class Shown(NamedTuple):
    """A diary, and to whom it is shown."""

    game: AnyGame
    match: str
    diary: Diary
    viewer: Seat | None
    players: Mapping[Seat, str]


def wish_of(arg: str, values: Sequence[str]) -> tuple[int, list[str]]:
    """Read what a press asks for: the number of a page, and names of pieces; none: which there are.

    >>> wish_of("2/u07&u08", []), wish_of("", ["u07"]), wish_of("", [])
    ((2, ['u07', 'u08']), (0, ['u07']), (0, []))
    """
    number, _, names = arg.partition("/")
    said = values[0] if values else names
    page = int(number) if number.isascii() and number.isdigit() and len(number) < 5 else 0
    return page, [one for one in said.lower().split(AND) if one]


def press(match: str, voice: Voice) -> Press:
    """Make the button that asks whose diary is to be read."""
    return button(PressId(match, ANYTIME, "diary"), voice.word("button-diary"))


def choice(game: AnyGame, match: str, pieces: Sequence[Mustered], voice: Voice) -> Page:
    """Write menus of the pieces in play, side by side, by their places."""
    writer = PageWriter().text(f"### {voice.word('diary-choice')}")
    menus = list(_menus(game, pieces, voice)) if pieces else []
    writer.text("" if menus else voice.word("diary-nobody"))
    for number, (title, options) in enumerate(menus[:MENUS]):
        writer.row(select(PressId(match, ANYTIME, "diary", f"{number}/"), title, options))
    return writer.page()


def _menus(
    game: AnyGame, pieces: Sequence[Mustered], voice: Voice
) -> Iterator[tuple[str, list[Option]]]:
    for side in dict.fromkeys(one.side for one in pieces):
        mine = sorted((one for one in pieces if one.side == side), key=lambda one: one.place)
        for start in range(0, len(mine), MOST):
            part = mine[start : start + MOST]
            named = voice.line(Text(f"{game.slug}-side-{side}"))
            ends = f"{part[0].place}-{part[-1].place}"
            yield f"{named}: {ends}", [Option(one.key, _named(one, voice)) for one in part]


def _named(piece: Mustered, voice: Voice) -> str:
    """Name a piece by its place; a name may begin with it."""
    name = voice(piece.name)
    if name.startswith(piece.place):
        return name
    return voice(text("ask-piece", place=piece.place, name=piece.name))


def diary(shown: Shown, number: int, voice: Voice, painter: Painter) -> Page:
    """Write a page of a diary; 0 is the last one, and numbers that are too high mean the first."""
    found = shown.diary
    told = list(_told(shown, voice))
    pages = paged([line for line, _ in told], LINES)
    number = min(number, len(pages) - 1)
    end = len(told) - sum(map(len, pages[:number]))
    events = [event for _, some in told[end - len(pages[number]) : end] for event in some]
    sides = {one.side for one in found.pieces}
    writer = PageWriter(painter.accent(sides.pop() if len(sides) == 1 else None))
    names = chain("ask-list", [Text("plain", {"text": _named(one, voice)}) for one in found.pieces])
    writer.text(f"### {voice.word('diary-title', pieces=names)}")
    writer.text("\n".join(pages[number]) or voice.word("diary-empty"))
    writer.text(f"-# {voice.word('diary-gone')}" if found.gone else "")
    if events:
        turned = painter.turned_for(found.view, shown.viewer)
        writer.picture(painter.paint_board(found.view, events, voice, turned=turned))
    others = (_turn_page(shown, number + step) for step in (1, -1))
    turning(writer, (number, len(pages)), others, voice)
    return writer.row(press(shown.match, voice)).page()


def _turn_page(shown: Shown, number: int) -> PressId:
    names = [one.key for one in shown.diary.pieces]
    while len(AND.join(names)) > NAMES:
        names.pop()
    return PressId(shown.match, ANYTIME, "diary", f"{max(number, 0)}/{AND.join(names)}")


def _told(shown: Shown, voice: Voice) -> Iterator[tuple[str, list[Event]]]:
    """Yield the lines with the events that they tell, the turns named between them."""
    for entry in shown.diary.entries:
        lines = [
            (voice.line(caption), event)
            for event in entry.events
            if (caption := shown.game.words.caption(event)) is not None
        ]
        if lines and entry.course is not None:
            yield _heading(shown, entry, voice), []
        yield from ((f"- {line}", [event]) for line, event in lines)


def _heading(shown: Shown, entry: Entry, voice: Voice) -> str:
    course = entry.course
    assert course is not None
    player = shown.players.get(course.seat)
    words = f"**{turn_words(shown.game, course, voice)}**"
    return f"{words} · {escape(player)}" if player else words
