"""Other looks at a board: as text, and along a line of sight."""

from __future__ import annotations

from typing import Any

from bot.chat.wire.locale import Voice, units
from bot.chat.wire.page import TEXT, Page, PageWriter
from bot.engine.model import Seat
from bot.engine.parts.insight import Sight
from renderers.painter import Painter


def sight(view: Any, viewer: Seat | None, seen: Sight, voice: Voice, painter: Painter) -> Page:
    """Write whether a place sees another, with a picture of the line."""
    turned = painter.turned_for(view, viewer)
    picture = painter.paint_sight(view, seen, voice, turned=turned)
    writer = PageWriter().text("\n".join(voice(line) for line in seen.lines))
    return (writer if picture is None else writer.picture(picture)).page()


def text_board(view: Any, voice: Voice, painter: Painter) -> Page:
    """Write the board as text."""
    writer = PageWriter().text(f"### {voice.word('text-title')}")
    left = TEXT - 200
    block: list[str] = []
    for line in painter.text_board(view, voice).splitlines():
        left -= units(line) + 1
        if left < 0:
            break
        block.append(line)
    return writer.text("\n".join(block)).page()
