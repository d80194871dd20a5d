"""The chronicle of a finished match: figures, luck, turning points, and what else there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.chat.front.names import match_words, side_text, turn_words
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.chronicle import Chronicle, Turning
from bot.service.match.luck import Luck
from renderers.painter import Painter

from . import diary, replay

LINES = 2
"""How many lines are told of a turn on which a match turned."""


class Shown(NamedTuple):
    """A chronicle, and of which match."""

    game: AnyGame
    match: str
    scenario: str
    chronicle: Chronicle
    players: Mapping[Seat, str]


def chronicle(shown: Shown, voice: Voice, painter: Painter) -> Page:
    """Write the chronicle, with a picture of the turn that mattered most to its end."""
    told = shown.chronicle
    writer = PageWriter(painter.accent(None))
    title = voice.word("chronicle-title", game=match_words(shown.game.slug, shown.scenario, voice))
    writer.text("\n".join([f"### {title}", *_figures(shown, voice)]))
    writer.text("\n".join(_luck(shown, voice)))
    if told.turning:
        key = "chronicle-turning-judged" if told.judged else "chronicle-turning-strength"
        lines = [line for one in told.turning for line in _turning(shown, one, voice)]
        writer.text("\n".join([f"**{voice.word(key)}**", *lines]))
        last = told.turning[-1].turn
        writer.picture(painter.paint_board(last.moments[-1].view, last.events, voice))
    return writer.row(*_buttons(shown, voice)).page()


def _figures(shown: Shown, voice: Voice) -> Iterator[str]:
    told = shown.chronicle
    yield voice.word("chronicle-length", turns=told.turns, steps=told.steps)
    for one in told.forces:
        (pieces, left), (strength, rest) = one.pieces, one.strength
        if pieces or left:
            yield "- " + voice.word(
                "chronicle-force", side=side_text(shown.game.slug, one.side), pieces=pieces,
                left=left, strength=strength, rest=rest,
            )  # fmt: skip


def _luck(shown: Shown, voice: Voice) -> Iterator[str]:
    if shown.chronicle.luck:
        yield f"**{voice.word('chronicle-luck')}**"
    for one in shown.chronicle.luck:
        yield "- " + luck_line(voice(side_text(shown.game.slug, one.side)), one, voice)


def luck_line(name: str, luck: Luck, voice: Voice) -> str:
    """Say how lucky somebody was."""
    return voice.word(
        "chronicle-luck-side", name=name, dice=luck.dice, good=luck.good,
        expected=f"{float(luck.expected):.1f}", percent=luck.percentile,
    )  # fmt: skip


def _turning(shown: Shown, turning: Turning, voice: Voice) -> Iterator[str]:
    """Name a turn with what mattered most in it."""
    words, course = shown.game.words, turning.turn.course
    name = voice.word("film-place", number=turning.place + 1, count=shown.chronicle.turns)
    if course is not None:
        name = turn_words(shown.game, course, voice)
        player = shown.players.get(course.seat)
        name += f" · {escape(player)}" if player else ""
    side = side_text(shown.game.slug, turning.side)
    yield f"- {name}: {voice.word('chronicle-good-for', side=side)}"
    events = [one for one in turning.turn.events if words.caption(one) is not None]
    most = sorted(events, key=words.rank)[:LINES]
    for event in (one for one in events if one in most):
        line = words.caption(event)
        yield f"  - {voice.line(line)}" if line is not None else ""


def _buttons(shown: Shown, voice: Voice) -> list[Press]:
    def press(act: Act, key: str, arg: str = "") -> Press:
        return button(PressId(shown.match, ANYTIME, act, arg), voice.word(f"button-{key}"))

    return [
        press("film", "film-match", replay.ALL),
        press("film", "film-first", replay.FIRST),
        press("log", "log"),
        diary.press(shown.match, voice),
        press("export", "export"),
    ]
