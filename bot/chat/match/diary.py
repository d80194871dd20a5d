"""What a piece did and what befell it: which one a press or a question means, and its page."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Reader
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.match import diary, history

from . import tables
from .pages import diary as pages
from .pages.board import players_of
from .pages.diary import AND

__all__ = ["AND", "PRESSES", "page", "show"]


async def show(call: Call) -> None:
    """Show the pieces whose diary may be read, or a page of the diary of those that are meant."""
    number, names = pages.wish_of(call.press.arg, call.values)
    await call.acknowledge()
    if names:
        await call.soon(page(call.reader, names, number), call.voice.word("film-painting"))
    else:
        await call.show(await _choice(call.reader))


async def _choice(reader: Reader) -> Page:
    table = await tables.table_of(reader)
    if table.position is None:
        raise Refused(Text("chat-not-started"))
    view = table.position.view(tables.viewer_of(reader, table))
    pieces = table.game.insight.muster(view)
    return pages.choice(table.game, reader.match, pieces, reader.voice)


async def page(reader: Reader, names: Collection[str], number: int = 0) -> Page:
    """Write a page of the diary of the pieces that bear a name or stand on a place; 0: the last.

    Raises ``Refused`` where the reader never saw such a piece.
    """
    table = await tables.table_of(reader)
    viewer = tables.viewer_of(reader, table)
    past = await reader.front.matches.queries.past(reader.match, viewer)
    painter = tables.painter_of(reader, table)

    def made() -> Page:
        found = diary.diary(table.game, history.turns(past), names)
        if found is None:
            raise Refused(Text("ask-refused-diary"))
        shown = pages.Shown(table.game, reader.match, found, viewer, players_of(table.info))
        return pages.diary(shown, number, reader.voice, painter)

    return await reader.front.painting.long(made)


PRESSES: Mapping[Act, Handler] = {"diary": Handler(show)}
