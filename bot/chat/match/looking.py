"""What one user looks at in a match: board, lines of sight, the last fight, the log."""

from __future__ import annotations

from bot.chat.front.front import Reader
from bot.chat.front.notices import notice
from bot.chat.wire.page import Page
from bot.service.match.windows import hidden_until

from . import doubting
from .pages import clocks, looks, news
from .pages import log as logs
from .pages.board import BoardPage, deciders_of, players_of
from .pages.board import board as board_page
from .tables import painter_of, table_of, viewer_of

FIGHT_LINES = 60
"""Among how many of the last events a fight is looked for."""


async def text(reader: Reader) -> Page:
    """Write the public board as text."""
    table, voice = await table_of(reader), reader.voice
    if table.position is None:
        return notice(voice.word("not-started"))
    view, painter = table.position.view(None), painter_of(reader, table)
    return await reader.front.painting.make(looks.text_board, view, voice, painter)


async def board(reader: Reader) -> Page:
    """Write the board as the user sees it, with the buttons of the public one."""
    table, voice = await table_of(reader), reader.voice
    if table.position is None:
        return notice(voice.word("not-started"))
    viewer = viewer_of(reader, table)
    shown = BoardPage(
        table.game,
        reader.match,
        table.position.view(viewer),
        (),
        deciders_of(table.info, [decision.seat for decision in table.position.open]),
        undo=table.can_undo(reader.user),
        players=players_of(table.info),
        viewer=viewer,
        hidden_until=hidden_until(table.windows.values()),
        waits=clocks.by_seat(table.info, table.waits),
    )
    return await reader.front.painting.make(board_page, shown, voice, painter_of(reader, table))


async def sight(reader: Reader, between: tuple[str, str]) -> Page:
    """Write whether a place sees another, from what the user sees; raises ``Refused``."""
    table, voice = await table_of(reader), reader.voice
    if table.position is None:
        return notice(voice.word("not-started"))
    viewer = viewer_of(reader, table)
    view = table.position.view(viewer)
    seen = table.game.insight.sight(view, *between)
    painter = painter_of(reader, table)
    return await reader.front.painting.make(looks.sight, view, viewer, seen, voice, painter)


async def fight(reader: Reader) -> Page:
    """Write the last fight from close up, as the user may see it."""
    table = await table_of(reader)
    if table.position is None:
        return notice(reader.voice.word("not-started"))
    viewer = viewer_of(reader, table)
    told = await reader.front.matches.queries.log(reader.match, viewer, last=FIGHT_LINES)
    events = [one.events for one in told]
    view, painter = table.position.view(viewer), painter_of(reader, table)
    shown = news.News(table.game, view, viewer, ())
    return await reader.front.painting.make(news.last_fight, shown, events, reader.voice, painter)


async def log(reader: Reader, page: int = 0, *, whole: bool = False) -> Page:
    """Write a page of the report as the user may read it; 0 is the last one.

    ``whole``: with all routine lines.
    """
    table = await table_of(reader)
    viewer = viewer_of(reader, table)
    told = await reader.front.matches.queries.log(reader.match, viewer, last=None)
    pieces = table.position is not None and table.game.insight.muster(table.position.view(viewer))
    noted = await reader.front.matches.queries.log_lines(reader.match)
    mine = reader.user in {entry.user for entry in table.info.seats}
    doubt = [doubting.press(reader.match, reader.voice)] if mine and table.info.began else []
    report = logs.Report(table.game, table.info, told, viewer, bool(pieces), doubt, noted)
    return logs.log(report, page, reader.voice, whole=whole)
