"""The chronicle of a finished match, made in a painting thread."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Reader
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.match import chronicle

from . import tables
from .pages import chronicle as pages
from .pages.board import players_of


async def show(call: Call) -> None:
    """Show the chronicle."""
    await call.acknowledge()
    await call.soon(page(call.reader), call.voice.word("film-painting"))


async def page(reader: Reader) -> Page:
    """Write the chronicle of a match; raises ``Refused`` while it is played, for it tells all."""
    table = await tables.table_of(reader)
    if table.info.status != "over":
        raise Refused(Text("chat-chronicle-running"))
    past = await reader.front.matches.queries.past(reader.match, None)
    painter = tables.painter_of(reader, table)

    def made() -> Page:
        info = table.info
        told = chronicle.chronicle(past)
        shown = pages.Shown(table.game, info.id, info.scenario, told, players_of(info))
        return pages.chronicle(shown, reader.voice, painter)

    return await reader.front.painting.long(made)


PRESSES: Mapping[Act, Handler] = {"chronicle": Handler(show)}
