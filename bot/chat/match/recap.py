"""What happened since a user last looked: which records, and their page, made in a painting thread.

What was seen is named by the buttons of the page, so that it is told again in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.wire import ids
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.refusal import StaleDecision
from bot.service.match import history
from bot.service.play.looks import Look

from . import tables
from .pages import recap as pages


async def command(interaction: Interaction, game: str | None = None) -> None:
    """Show what happened since the user last looked."""
    await show(await call_of(interaction, game))


async def show(call: Call) -> None:
    """Show what is new, or what was asked for again, as a picture or as a film."""
    await call.acknowledge()
    await call.soon(_page(call.reader, call.press.arg), call.voice.word("film-painting"))


async def _page(reader: Reader, arg: str) -> Page:
    """Write what is new to the reader, or the records of a button.  Raises ``Refused``."""
    path = ids.path_of(arg.removesuffix(pages.FILM))
    if path:
        if len(path) != 2:
            raise StaleDecision(Text("refused-stale"))
        return await _told(reader, Look(*path), film=arg.endswith(pages.FILM))
    looked = await reader.front.matches.looks.look(reader.match, reader.user)
    if looked.new.since < looked.new.upto:
        return await _told(reader, looked.new, film=False)
    return pages.nothing(reader.match, looked.last, reader.voice, seated=await _seated(reader))


async def _seated(reader: Reader) -> bool:
    return bool((await tables.table_of(reader)).info.seats_of(reader.user))


async def _told(reader: Reader, look: Look, *, film: bool) -> Page:
    table = await tables.table_of(reader)
    viewer = tables.viewer_of(reader, table)
    past = await reader.front.matches.queries.past(reader.match, viewer)
    painter = tables.painter_of(reader, table)
    seated = bool(table.info.seats_of(reader.user))

    def made() -> Page:
        found = history.stretch(past, *look)
        if not found.moments:
            return pages.nothing(reader.match, look, reader.voice, seated=seated)
        shown = pages.Recap(table.game, table.info, look, found, viewer, seated)
        return pages.recap(shown, reader.voice, painter, film=film)

    return await reader.front.painting.long(made)


PRESSES: Mapping[Act, Handler] = {"recap": Handler(show)}
