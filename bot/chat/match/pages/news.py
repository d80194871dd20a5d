"""What happened, where the player looks who made it happen: lines, the fight, the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from bot.chat.front.notices import notice
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import Seat
from renderers.painter import Painter
from renderers.picture import Picture

from .board import report

LINES = 1200
"""Most characters of what happened; the log has the rest."""


class News(NamedTuple):
    """What happened, as ``viewer`` may know it, and the view behind it."""

    game: AnyGame
    view: Any
    viewer: Seat | None
    events: Sequence[Any]
    note: str = ""
    """A line on top: the receipt of the order."""


def write(writer: PageWriter, news: News, voice: Voice, painter: Painter) -> None:
    """Write what happened and the fight from close up; nothing where nothing did."""
    if not news.events:
        return
    writer.text(report(news.game, news.events, voice, LINES))
    crop = close_up(news, news.events, voice, painter)
    if crop is not None:
        writer.picture(crop)


def page(news: News, below: Page, voice: Voice, painter: Painter) -> Page:
    """Write what happened and the board behind it, above a page that asks nothing."""
    side = news.game.side_of(news.viewer) if news.viewer else None
    writer = PageWriter(painter.accent(side)).text(news.note)
    write(writer, news, voice, painter)
    turned = painter.turned_for(news.view, news.viewer)
    writer.picture(painter.paint_board(news.view, news.events, voice, turned=turned))
    return writer.page().followed(below)


def last_fight(
    news: News, records: Sequence[Sequence[Any]], voice: Voice, painter: Painter
) -> Page:
    """Write the last fight among the events of some records, from close up."""
    for start in range(len(records) - 1, -1, -1):
        crop = close_up(news, list(chain.from_iterable(records[start:])), voice, painter)
        if crop is not None:
            return PageWriter().picture(crop).page()
    return notice(voice.word("fight-none"))


def close_up(news: News, events: Sequence[Any], voice: Voice, painter: Painter) -> Picture | None:
    """Paint the fight of some events, if there was one; its words are those of the report."""
    turned = painter.turned_for(news.view, news.viewer)
    crop = painter.paint_crop(news.view, events, voice, turned=turned)
    if crop is None:
        return None
    told = (news.game.words.caption(event) for event in events)
    words = [voice.word("board-fight"), *(voice.line(caption) for caption in told if caption)]
    return crop.captioned(" ".join(words))
