"""The report of what happened last, as its reader may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import Seat
from bot.service.match.told import ToldRecord

from .board import latest
from .standing import answered_line

LOG = 3600


def log(
    game: AnyGame,
    told: Sequence[ToldRecord],
    players: Mapping[Seat, str],
    voice: Voice,
    viewer: Seat | None = None,
) -> Page:
    """Write what happened last as a viewer may read it, and where a standing order answered."""
    lines: list[str] = []
    for one in told:
        captions = (game.words.caption(event) for event in one.events)
        lines += [voice.line(caption) for caption in captions if caption is not None]
        if one.answer is not None and (not game.policies.silent or one.answer.seat == viewer):
            lines.append(answered_line(game, one.answer, players, voice, viewer))
    writer = PageWriter().text(f"### {voice.word('log-title')}")
    return writer.text(latest(lines, voice, LOG) or voice.word("log-empty")).page()
