"""What is asked of a user: the page of their question, and what a press of it answers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.chat.front.front import Reader
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.model import Decision, Seat, Text
from bot.engine.parts.asking import Line
from bot.engine.plans.standing import END
from bot.engine.refusal import Refused, StaleDecision
from bot.engine.tries.run import Said, Usual
from bot.engine.tries.sheet import Pick
from bot.service.match.history import answers
from bot.service.match.turns import turn_of
from bot.service.model import Table
from bot.service.refusals import Unplayable

from . import menus
from .pages import boxes, windows
from .pages import draft as drafts
from .pages import panel as panels
from .pages import plan as plans
from .pages import run as runs
from .pages import several as severals
from .pages import sheet as sheets
from .pages.question import Question, needs_consent, question_of
from .tables import decision_at, painter_of, table_of


async def panel(reader: Reader, serial: int, path: tuple[int, ...]) -> Page:
    """Write the panel of a decision at a place of the menus; raises ``Refused``."""
    table, voice = await table_of(reader), reader.voice
    decision = decision_at(table, reader.user, serial)
    question = await question_for(reader, table, decision, windows.asked(table, decision, voice))
    painter = painter_of(reader, table)
    if not path and runs.is_run(question):
        laid = runs.laid(question, {}, await _usual(reader, question))
        return await reader.front.painting.make(runs.page, laid, voice, painter)
    try:
        return await reader.front.painting.make(panels.panel, question, path, voice, painter)
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None


async def run(reader: Reader, serial: int, said: Said) -> runs.Laid:
    """Lay out the questions of a run with what is said to them; raises ``Refused``."""
    question, _ = await asked(reader, serial)
    return runs.laid(question, said, await _usual(reader, question))


async def run_page(reader: Reader, laid: runs.Laid) -> Page:
    """Write the page of a run."""
    painter = painter_of(reader, await table_of(reader))
    return await reader.front.painting.make(runs.page, laid, reader.voice, painter)


async def asked(reader: Reader, serial: int) -> tuple[Question, Any]:
    """Return the user's open question of a serial with its painter; raises ``Refused``."""
    table = await table_of(reader)
    decision = decision_at(table, reader.user, serial)
    note = windows.asked(table, decision, reader.voice)
    return question_of(table, decision, note), painter_of(reader, table)


async def sheet(reader: Reader, serial: int, picks: Sequence[Pick], part: int = 0) -> Page:
    """Write a turn on one page with what is picked of it; raises ``Refused``.

    What is picked stands there too when the page is opened anew. ``part`` as in
    ``sheets.sheet_of``.
    """
    table, voice = await table_of(reader), reader.voice
    decision = decision_at(table, reader.user, serial)
    assert table.position is not None
    reader.front.drafts.lay(reader.match, reader.user, picks, turn_of(table.position))
    question = await question_for(reader, table, decision, windows.asked(table, decision, voice))
    return await page(reader, question, table, picks, part)


async def end(reader: Reader, serial: int) -> Page | None:
    """Write the question whether a turn is to end; None for a player who is not asked.

    Raises ``Refused``.
    """
    table, voice = await table_of(reader), reader.voice
    question = await question_for(reader, table, decision_at(table, reader.user, serial))
    if question.ends:
        return None
    assert table.position is not None
    painter = painter_of(reader, table)
    return await reader.front.painting.make(sheets.end, question, table.position, voice, painter)


async def action_at(
    reader: Reader, serial: int, path: tuple[int, ...], *, consent: bool = False
) -> Any:
    """Return the action at the end of a path; None where more is to be picked or agreed.

    Raises ``Refused`` for another's, an old or an impossible press.
    """
    table = await table_of(reader)
    question = await question_for(reader, table, decision_at(table, reader.user, serial))
    try:
        action = menus.walk(question.ways(), path).action
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None
    if action is None or consent:
        return action
    return None if needs_consent(question, action) else action


async def several(
    reader: Reader, serial: int, places: Sequence[int], actions: Sequence[Any]
) -> Page | None:
    """Write the last look before several picks; None where all of them can be taken back.

    Raises ``Refused``.
    """
    table, voice = await table_of(reader), reader.voice
    question = await question_for(reader, table, decision_at(table, reader.user, serial))
    last = severals.final(question, actions)
    if last is None:
        return None
    painter = painter_of(reader, table)
    return await reader.front.painting.make(severals.page, question, places, last, voice, painter)


async def asked_at(reader: Reader, serial: int) -> Seat | None:
    """Return the user's seat that an open question asks; None where it is not open to them."""
    try:
        return decision_at(await table_of(reader), reader.user, serial).seat
    except Refused:
        return None


async def line_at(reader: Reader, serial: int, place: int) -> Sequence[Any]:
    """Return the answers of a button that stands for several; raises ``Refused``."""
    table = await table_of(reader)
    question = question_of(table, decision_at(table, reader.user, serial))
    return _answers(question.game.asking.lines(question.view, question.decision), place)


async def open_at(reader: Reader, serial: int, place: int) -> Sequence[Any]:
    """Return the answers of a button that all may read; raises ``Refused``."""
    table = await table_of(reader)
    decision = decision_at(table, reader.user, serial)
    assert table.position is not None
    return _answers(table.game.asking.open_lines(table.position.view(None), decision), place)


def _answers(lines: Sequence[Line[Any]], place: int) -> Sequence[Any]:
    if place >= len(lines):
        raise StaleDecision(Text("refused-stale"))
    return lines[place].answers


async def question_for(
    reader: Reader, table: Table, decision: Decision, note: str = "", told: Sequence[Any] = ()
) -> Question:
    """Make the question of a decision as its player wants to be asked."""
    orders = await reader.front.matches.queries.standing(reader.match, reader.user)
    own = [one for one in orders if one.seat == decision.seat]
    ends = any(one.point == END for one in own)
    return question_of(table, decision, note, told, ends=ends)._replace(standing=own)


async def page(
    reader: Reader,
    question: Question,
    table: Table,
    picks: Sequence[Pick],
    part: int = 0,
) -> Page:
    """Write what is asked: a whole turn or what belongs together on one page, else step by step."""
    usual, painter = await _usual(reader, question), painter_of(reader, table)
    return await reader.front.painting.make(
        _laid_out, question, table, picks, part, usual, reader.voice, painter
    )


def _laid_out(
    question: Question,
    table: Table,
    picks: Sequence[Pick],
    part: int,
    usual: Usual,
    voice: Voice,
    painter: Any,
) -> Page:
    """Write a question with what belongs to it; steps are tried for that, so it takes a while."""
    if runs.is_run(question):
        return runs.page(runs.laid(question, {}, usual), voice, painter)
    form = boxes.form_of(question)
    if form is not None:
        return boxes.page(form, voice, painter)
    if plans.is_planned(question):
        lines = [order for pick in picks for order in pick.quiet or (pick.rolls,)]
        return drafts.page(plans.planned(question, lines), voice, painter)
    return _painted(question, table, picks, part, voice, painter)


def _painted(
    question: Question,
    table: Table,
    picks: Sequence[Pick],
    part: int,
    voice: Voice,
    painter: Any,
) -> Page:
    """Write a turn on one page where it fits, else the question step by step."""
    if question.decision.point in question.game.asking.sheet_points:
        assert table.position is not None
        laid = sheets.sheet_of(question, table.position, picks, part)
        if laid is not None:
            return sheets.page(laid, voice, painter)
    return panels.panel(question, (), voice, painter)


async def _usual(reader: Reader, question: Question) -> Usual:
    """Return what chooses the answers that the user's page of several questions begins with."""
    recent, queries = reader.front.recent, reader.front.matches.queries
    match, user, seat = reader.match, reader.user, question.decision.seat
    if runs.is_run(question) and not recent.knows(match, user):
        past, found = await queries.past(match, None), []
        with suppress(Unplayable):
            found = await reader.front.painting.long(answers, past, (seat,))
        recent.learn(match, user, found)
    return recent.usual(match, user, question.game)
