"""What could have been done better: whether the coach may speak, and its page, made in a thread."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.computer import coach, colonel
from bot.computer.coach import Answered
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.match import coaching, history
from bot.service.model import Table

from . import tables
from .pages import coach as pages
from .pages import colonel as colonels


async def command(interaction: Interaction, game: str | None = None) -> None:
    """Tell what could have been done better."""
    await show(await call_of(interaction, game))


async def show(call: Call) -> None:
    """Tell what could have been done better in the last turn, or in all of a finished match."""
    await call.acknowledge()
    await call.soon(_page(call.reader), call.voice.word("coach-thinking"))


async def _page(reader: Reader) -> Page:
    """Write what the coach says.  Raises ``Refused``."""
    table = await _heard(reader)
    over = table.info.status == "over"
    past = await reader.front.matches.queries.past(reader.match, None)
    seats, painter = table.info.seats_of(reader.user), tables.painter_of(reader, table)

    def made() -> Page:
        answers = history.answers(past, seats)
        heard = answers if over else _of_last_turn(answers)
        found = coach.remarks(heard, table.position)
        more = coaching.can_judge(table.game, table.info)
        asked = pages.Coached(table.game, reader.match, heard, found, over=over, judged=more)
        return pages.page(asked, reader.voice, painter)

    return await reader.front.painting.long(made)


async def judge(call: Call) -> None:
    """Tell which decisions of a finished match cost most."""
    await call.acknowledge()
    await call.soon(_judged(call.reader), call.voice.word("colonel-thinking"))


async def _judged(reader: Reader) -> Page:
    """Write what the colonel says.  Raises ``Refused``."""
    table = await _heard(reader)
    if not coaching.can_judge(table.game, table.info):
        raise Refused(Text("refused-colonel"))
    matches, painting = reader.front.matches, reader.front.painting
    past = await matches.queries.past(reader.match, None)
    seats, painter = table.info.seats_of(reader.user), tables.painter_of(reader, table)
    answers = await painting.long(lambda: colonel.judgeable(history.answers(past, seats)))
    found = await colonel.judged(answers, matches.thinking.study)
    asked = colonels.Reviewed(table.game, reader.match, answers, found)
    return await painting.long(lambda: colonels.page(asked, reader.voice, painter))


async def _heard(reader: Reader) -> Table:
    """Return the match of a player to whom the coach may speak now.  Raises ``Refused``."""
    table = await tables.seated(reader)
    reason = coaching.refusal(table.game, table.info)
    over = table.info.status == "over"
    if reason is None and table.shares_device(reader.user) and not over:
        reason = Text("refused-coach-device")
    if reason is not None:
        raise Refused(reason)
    return table


def _of_last_turn(answers: list[Answered]) -> list[Answered]:
    return [one for one in answers if one.is_of_turn(answers[-1])]


PRESSES: Mapping[Act, Handler] = {
    "coach": Handler(show, "anew"),
    "colonel": Handler(judge, "anew"),
}
