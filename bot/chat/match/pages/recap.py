"""What happened since somebody last looked: five sentences, and a picture or a film."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.front.notices import notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId, path_arg
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.history import Stretch
from bot.service.play.looks import Look
from renderers.painter import Painter

SENTENCES = 5
FILM = ".film"
"""Ends the argument of the button that shows the film."""


class Recap(NamedTuple):
    """The steps of a match that are told, and who is told of them."""

    game: AnyGame
    match: str
    look: Look
    stretch: Stretch
    viewer: Seat | None


def recap(shown: Recap, voice: Voice, painter: Painter, *, film: bool) -> Page:
    """Write what happened; there is at least one step."""
    told, left = sentences(shown, voice)
    events, view = shown.stretch.events, shown.stretch.moments[-1].view
    side = shown.game.side_of(shown.viewer) if shown.viewer else None
    writer = PageWriter(painter.accent(side)).text(f"### {voice.word('recap-title')}")
    writer.text("\n".join(f"- {line}" for line in told) or voice.word("recap-quiet"))
    writer.text("-# " + voice.word("recap-more", count=left) if left else "")
    turned = painter.turned_for(view, shown.viewer)
    if film:
        moments = shown.stretch.moments
        writer.picture(painter.paint_film(shown.stretch.before, moments, voice, turned=turned))
    else:
        writer.picture(painter.paint_board(view, events, voice, turned=turned))
    return writer.row(*_buttons(shown, voice, film=film)).page()


def sentences(shown: Recap, voice: Voice) -> tuple[list[str], int]:
    """Return the sentences that matter most, as they happened, and how many are left out."""
    words = shown.game.words
    told = [(words.rank(event), words.caption(event)) for event in shown.stretch.events]
    lines = [(rank, place, line) for place, (rank, line) in enumerate(told) if line is not None]
    most = sorted(lines, key=lambda one: (one[0], -one[1]))[:SENTENCES]
    kept = sorted(most, key=lambda one: one[1])
    return [voice.line(line) for _, _, line in kept], len(lines) - len(kept)


def nothing(match: str, last: Look, voice: Voice) -> Page:
    """Say that nothing is new, and offer what was told last."""
    if last.since >= last.upto:
        return notice(voice.word("recap-none"), _turn(match, voice))
    again = button(_press(match, path_arg(last)), voice.word("button-recap-again"))
    return notice(voice.word("recap-none"), again, _turn(match, voice))


def _buttons(shown: Recap, voice: Voice, *, film: bool) -> list[Press]:
    arg = path_arg(shown.look)
    other = button(
        _press(shown.match, arg if film else arg + FILM),
        voice.word("button-recap-picture" if film else "button-film"),
    )
    log = button(PressId(shown.match, ANYTIME, "log"), voice.word("button-log"))
    return [_turn(shown.match, voice), other, log]


def _turn(match: str, voice: Voice) -> Press:
    return button(PressId(match, ANYTIME, "turn"), voice.word("button-turn"), "primary")


def press(match: str, voice: Voice) -> Press:
    """Make the button that tells what happened since its presser last looked."""
    return button(_press(match), voice.word("button-recap"))


def _press(match: str, arg: str = "") -> PressId:
    act: Act = "recap"
    return PressId(match, ANYTIME, act, arg)
