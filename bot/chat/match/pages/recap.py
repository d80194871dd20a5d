"""What happened since somebody last looked: five sentences, and a picture or a film."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.front.names import match_words, turn_words
from bot.chat.front.notices import notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId, path_arg
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.history import Stretch
from bot.service.model import MatchInfo
from bot.service.play.looks import Look
from renderers.painter import Painter

SENTENCES = 5
FILM = ".film"
"""Ends the argument of the button that shows the film."""


class Recap(NamedTuple):
    """The steps of a match that are told, and who is told of them."""

    game: AnyGame
    info: MatchInfo
    look: Look
    stretch: Stretch
    viewer: Seat | None
    seated: bool


def recap(shown: Recap, voice: Voice, painter: Painter, *, film: bool) -> Page:
    """Write what happened; there is at least one step."""
    told, left = sentences(shown, voice)
    events, view = shown.stretch.events, shown.stretch.moments[-1].view
    side = shown.game.side_of(shown.viewer) if shown.viewer else None
    writer = PageWriter(painter.accent(side)).text(f"### {voice.word('recap-title')}")
    writer.text(f"**{_place(shown, voice)}**")
    writer.text("\n".join(f"- {line}" for line in told) or voice.word("recap-quiet"))
    writer.text("-# " + voice.word("recap-more", count=left) if left else "")
    turned = painter.turned_for(view, shown.viewer)
    if film:
        moments = shown.stretch.moments
        writer.picture(painter.paint_film(shown.stretch.before, moments, voice, turned=turned))
    else:
        writer.picture(painter.paint_board(view, events, voice, turned=turned))
    return writer.row(*_buttons(shown, voice, film=film)).page()


def _place(shown: Recap, voice: Voice) -> str:
    """Name the match, and the turns of which it tells."""
    game, info = shown.game, shown.info
    name = match_words(info.system, info.scenario, voice)
    first, last = (
        game.insight.course(view) for view in (shown.stretch.before, shown.stretch.moments[-1].view)
    )
    if first is None or last is None:
        return name
    return f"{name} · {turn_words(game, last, voice)}"


def sentences(shown: Recap, voice: Voice) -> tuple[list[str], int]:
    """Return the sentences that matter most, as they happened, and how many are left out."""
    words = shown.game.words
    told = [(words.rank(event), words.caption(event)) for event in shown.stretch.events]
    lines = [(rank, place, line) for place, (rank, line) in enumerate(told) if line is not None]
    most = sorted(lines, key=lambda one: (one[0], -one[1]))[:SENTENCES]
    kept = sorted(most, key=lambda one: one[1])
    return [voice.line(line) for _, _, line in kept], len(lines) - len(kept)


def nothing(match: str, last: Look, voice: Voice, *, seated: bool) -> Page:
    """Say that nothing is new, and offer what was told last."""
    then = _then(match, voice, seated=seated)
    if last.since >= last.upto:
        return notice(voice.word("recap-none"), then)
    again = button(_press(match, path_arg(last)), voice.word("button-recap-again"))
    return notice(voice.word("recap-none"), again, then)


def _buttons(shown: Recap, voice: Voice, *, film: bool) -> list[Press]:
    arg, match = path_arg(shown.look), shown.info.id
    other = button(
        _press(match, arg if film else arg + FILM),
        voice.word("button-recap-picture" if film else "button-film"),
    )
    log = button(PressId(match, ANYTIME, "log"), voice.word("button-log"))
    return [_then(match, voice, seated=shown.seated), other, log]


def _then(match: str, voice: Voice, *, seated: bool) -> Press:
    """Make the button to what comes next: a player's turn, or for others the board."""
    if seated:
        return button(PressId(match, ANYTIME, "turn"), voice.word("button-turn"), "primary")
    return button(PressId(match, ANYTIME, "board"), voice.word("button-board"))


def press(match: str, voice: Voice) -> Press:
    """Make the button that tells what happened since its presser last looked."""
    return button(_press(match), voice.word("button-recap"))


def _press(match: str, arg: str = "") -> PressId:
    act: Act = "recap"
    return PressId(match, ANYTIME, act, arg)
