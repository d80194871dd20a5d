"""A match looked back at: which turn a press asks for, and its page, made in a painting thread."""

from __future__ import annotations

from bot.chat.front.front import Reader
from bot.service.match import history

from . import tables
from .pages import replay as pages
from .pages.board import players_of


async def page(reader: Reader, wish: str) -> pages.Page:
    """Write the replay of a match as its reader saw it, see ``pages.replay``; raises ``Refused``.

    A spectator sees what is public.
    """
    table = await reader.front.matches.queries.table(reader.match)
    viewer = table.viewer(reader.user)
    past = await reader.front.matches.queries.past(reader.match, viewer)
    painter = tables.painter_of(reader, table)

    def made() -> pages.Page:
        shown = pages.Replay(
            table.game, reader.match, history.turns(past), viewer, players_of(table.info)
        )
        return pages.replay(shown, wish, reader.voice, painter)

    return await reader.front.painting.long(made)
