"""What one user sees of a match: panels, hand, odds, board, log.

Every question names its reader; what they may see is decided by the match's seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from bot.chat.front.front import Front, Reader
from bot.chat.front.notices import notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Decision, Seat, Text
from bot.engine.orders import END
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision
from bot.engine.run import Said, Usual
from bot.engine.sheet import Pick
from bot.service.match.moves import order_lines
from bot.service.model import MatchInfo, Table

from . import lesson, menus
from .pages import boxes, news, passing, refusal, windows
from .pages import draft as plans
from .pages import hand as hands
from .pages import odds as chances
from .pages import panel as panels
from .pages import run as runs
from .pages import sheet as sheets
from .pages import status as statuses
from .pages.panel import question_of

LOG_LINES = 60
MOST_GAMES = 40
"""How many of their games a user is told of; unfinished ones come first."""


async def now(
    reader: Reader, note: str = "", since: int | None = 0, before: Seat | None = None
) -> Page:
    """Write what the user can do now: their panel, or whom they wait for.

    Above it stands what happened from the record ``since`` on; 0: nothing; None: all since the last
    decision of who is asked. Where two players share
    the user's device and ``before``, who answered last, is not who is asked, it is handed over
    first; the note, which may tell what was answered in secret, is left out then.
    """
    table, voice = await table_of(reader), reader.voice
    decision = table.decision_for(reader.user)
    if not table.info.has_thread and table.info.seats_of(reader.user):
        note = _lines(note, voice.word("thread-lost", id=reader.match))
    painter = painter_of(reader, table)
    passes = decision is not None and passing.must_pass(table, reader.user, decision, before)
    viewer = decision.seat if decision is not None else table.viewer(reader.user)
    viewer = None if passes else viewer
    told = await _told(reader, table, viewer, since, asked=decision is not None and not passes)
    if decision is not None and not passes:
        rules = lesson.told(table, decision, reader.front.services.content, voice)
        note = _lines(note, windows.asked(table, decision, voice), rules)
        question = await _question(reader, table, decision, note, told)
        left = reader.front.drafts.get(reader.match, reader.user)
        picks = [Pick((), order) for order in order_lines(left) if order != END]
        return await _asking(reader, question, table, picks)
    if decision is not None:
        below = alone = passing.page(table, decision, voice)
        note = ""
    else:
        more = await _elsewhere(reader, table)
        below, alone = _waiting(reader, table, "", more), _waiting(reader, table, note, more)
    if not told or table.position is None:
        return alone
    shown = news.News(table.game, table.position.view(viewer), viewer, told, note)
    return await reader.front.painting.make(news.page, shown, below, voice, painter)


async def _told(
    reader: Reader, table: Table, viewer: Seat | None, since: int | None, *, asked: bool
) -> Sequence[Any]:
    """Return what happened as a viewer may know it; ``since`` as in ``now``."""
    queries = reader.front.matches.queries
    if since is None:
        return await queries.since_own(table, viewer) if viewer and asked else ()
    return await queries.since(table, viewer, since) if since else ()


async def panel(reader: Reader, serial: int, path: tuple[int, ...]) -> Page:
    """Write the panel of a decision at a place of the menus; raises ``Refused``."""
    table, voice = await table_of(reader), reader.voice
    decision = decision_at(table, reader.user, serial)
    question = await _question(reader, table, decision, windows.asked(table, decision, voice))
    painter = painter_of(reader, table)
    if not path and runs.is_run(question):
        return await reader.front.painting.make(runs.page, _laid(reader, question), voice, painter)
    try:
        return await reader.front.painting.make(panels.panel, question, path, voice, painter)
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None


async def run(reader: Reader, serial: int, said: Said) -> runs.Laid:
    """Lay out the questions of a run with what is said to them; raises ``Refused``."""
    question, _ = await asked(reader, serial)
    return _laid(reader, question, said)


async def run_page(reader: Reader, laid: runs.Laid) -> Page:
    """Write the page of a run."""
    painter = painter_of(reader, await table_of(reader))
    return await reader.front.painting.make(runs.page, laid, reader.voice, painter)


def _laid(
    reader: Reader, question: panels.Question, said: Said = MappingProxyType({})
) -> runs.Laid:
    usual = reader.front.recent.usual(reader.match, reader.user, question.game)
    return runs.laid(question, said, usual)


async def asked(reader: Reader, serial: int) -> tuple[panels.Question, Any]:
    """Return the user's open question of a serial with its painter; raises ``Refused``."""
    table = await table_of(reader)
    decision = decision_at(table, reader.user, serial)
    note = windows.asked(table, decision, reader.voice)
    return question_of(table, decision, note), painter_of(reader, table)


async def sheet(reader: Reader, serial: int, picks: Sequence[Pick]) -> Page:
    """Write a turn on one page with what is picked of it; raises ``Refused``."""
    table, voice = await table_of(reader), reader.voice
    decision = decision_at(table, reader.user, serial)
    question = await _question(reader, table, decision, windows.asked(table, decision, voice))
    return await _asking(reader, question, table, picks)


async def end(reader: Reader, serial: int) -> Page | None:
    """Write the question whether a turn is to end; None for a player who is not asked.

    Raises ``Refused``.
    """
    table, voice = await table_of(reader), reader.voice
    question = await _question(reader, table, decision_at(table, reader.user, serial))
    if question.ends:
        return None
    assert table.position is not None
    painter = painter_of(reader, table)
    return await reader.front.painting.make(sheets.end, question, table.position, voice, painter)


async def _question(
    reader: Reader, table: Table, decision: Decision, note: str = "", told: Sequence[Any] = ()
) -> panels.Question:
    """Make the question of a decision as its player wants to be asked."""
    orders = await reader.front.matches.queries.standing(reader.match, reader.user)
    ends = any(one.point == END and one.seat == decision.seat for one in orders)
    return question_of(table, decision, note, told, ends=ends)


async def _asking(
    reader: Reader, question: panels.Question, table: Table, picks: Sequence[Pick]
) -> Page:
    """Write what is asked: a whole turn or what belongs together on one page, else step by step."""
    usual = reader.front.recent.usual(reader.match, reader.user, question.game)
    painter = painter_of(reader, table)
    return await reader.front.painting.make(
        _laid_out, question, table, picks, usual, reader.voice, painter
    )


def _laid_out(
    question: panels.Question,
    table: Table,
    picks: Sequence[Pick],
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
        return plans.page(plans.planned(question, lines), voice, painter)
    return _painted(question, table, picks, voice, painter)


def _painted(
    question: panels.Question, table: Table, picks: Sequence[Pick], voice: Voice, painter: Any
) -> Page:
    """Write a turn on one page where it fits, else the question step by step."""
    if question.decision.point in question.game.asking.sheet_points:
        assert table.position is not None
        laid = sheets.sheet_of(question, table.position, picks)
        if laid is not None:
            return sheets.page(laid, voice, painter)
    return panels.panel(question, (), voice, painter)


async def action_at(
    reader: Reader, serial: int, path: tuple[int, ...], *, consent: bool = False
) -> Any:
    """Return the action at the end of a path; None where more is to be picked or agreed.

    Raises ``Refused`` for another's, an old or an impossible press.
    """
    table = await table_of(reader)
    question = await _question(reader, table, decision_at(table, reader.user, serial))
    try:
        action = menus.walk(question.ways(), path).action
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None
    if action is None or consent:
        return action
    return None if panels.needs_consent(question, action) else action


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
    lines = question.game.asking.lines(question.view, question.decision)
    if place >= len(lines):
        raise StaleDecision(Text("refused-stale"))
    found: Sequence[Any] = lines[place].answers
    return found


async def hand(reader: Reader, wanted: str = "") -> Page:
    """Write the user's cards; raises ``NotYourDecision`` for anybody without a seat.

    Where two players share the device it asks who holds it; ``wanted`` is the seat that they said.
    """
    table, voice = await seated(reader), reader.voice
    if table.position is None:
        return notice(voice.word("not-started"))
    mine = table.info.seats_of(reader.user)
    if table.shares_device(reader.user):
        if wanted not in mine:
            return passing.hands(table, mine, voice)
        mine = (Seat(wanted),)
    seats = [(seat, table.position.view(seat)) for seat in mine]
    own = [seat for seat, _ in seats]
    mates = [entry.seat for entry in table.info.seats if entry.seat not in own]
    closed = any(entry.dm_closed for entry in table.info.seats if entry.user == reader.user)
    again = button(PressId(reader.match, ANYTIME, "dmtest"), voice.word("button-dm-test"))
    return await reader.front.painting.make(
        hands.hand, table.game, reader.match, seats, voice, painter_of(reader, table),
        mates=mates, more=[again] if closed else [],
    )  # fmt: skip


async def odds(reader: Reader) -> Page:
    """Write the chances of the attacks that the user may make now."""
    table = await seated(reader)
    decision = table.decision_for(reader.user)
    if decision is None:
        return _waiting(reader, table, "")
    question, painter = question_of(table, decision), painter_of(reader, table)
    return await reader.front.painting.make(chances.odds, question, reader.voice, painter)


async def status(front: Front, user: int, voice: Voice) -> Page:
    """List the user's games with their states."""
    infos = await front.matches.queries.of_user(user)
    games = [(info, await _running(front, info)) for info in infos[:MOST_GAMES]]
    return statuses.status(games, user, voice)


async def _running(front: Front, info: MatchInfo) -> Table | None:
    """Return a running match; None for others, and for one that cannot be played here."""
    try:
        return await front.matches.queries.table(info.id) if info.status == "running" else None
    except Refused:
        return None


async def helps(reader: Reader) -> list[Press]:
    """Make the buttons of what a user may do in a match; none where it is unknown."""
    try:
        info = (await table_of(reader)).info
    except Refused:
        return []
    game = reader.front.services.games[info.system]
    return refusal.helps(info, reader.user, game, reader.voice)


async def seated(reader: Reader) -> Table:
    """Return the match; raises ``NotYourDecision`` for anybody without a seat."""
    table = await table_of(reader)
    if not table.info.seats_of(reader.user):
        raise NotYourDecision(Text("chat-not-a-player"))
    return table


async def table_of(reader: Reader) -> Table:
    """Return the match; raises ``UnknownMatch``."""
    return await reader.front.matches.queries.table(reader.match)


def viewer_of(reader: Reader, table: Table) -> Seat | None:
    """Return through which seat a user looks; None where somebody else looks with them."""
    return None if table.shares_device(reader.user) else table.viewer(reader.user)


def painter_of(reader: Reader, table: Table) -> Any:
    """Return the painter of a match, in the theme of its reader, else its own."""
    front = reader.front
    return front.services.painter_of(table.info, front.people.theme_of(reader.user))


async def _elsewhere(reader: Reader, table: Table) -> int:
    """Count the other games that wait for a player of this one."""
    if not table.info.seats_of(reader.user):
        return 0
    return await reader.front.matches.queries.elsewhere(reader.user, reader.match)


def _waiting(reader: Reader, table: Table, note: str, more: int = 0) -> Page:
    """Write whom the user waits for, with what they can do meanwhile.

    ``more`` is how many other games wait for them.
    """
    info, match, voice = table.info, reader.match, reader.voice
    if table.position is None:
        return notice(_lines(note, voice.word("not-started")))
    text = button(PressId(match, ANYTIME, "text"), voice.word("button-text"))
    if info.status == "over":
        return notice(_lines(note, voice.word("over"), _followed(table, voice)), text)
    if not info.seats_of(reader.user):
        return notice(_lines(note, voice.word("not-a-player")), text)
    names = [info.entry(decision.seat).name for decision in table.position.open]
    own = table.game.words.held
    words = voice.word("not-your-turn", player=escape(", ".join(names)), held=own)
    held = voice.word("button-hand", held=own)
    hand = button(PressId(match, ANYTIME, "hand"), held)
    undo = button(PressId(match, ANYTIME, "takeback"), voice.word("button-undo"))
    presses = [hand, undo, text] if table.can_undo(reader.user) else [hand, text]
    seat = table.viewer(reader.user)
    if seat is not None and table.game.markers.adjustments(table.position.view(seat), seat):
        presses.append(panels.opener(match, voice))
    if more:
        following = voice.word("button-next", count=more)
        presses.append(button(PressId(match, ANYTIME, "next"), following, "primary"))
    until = windows.waiting_at(table, voice)
    return notice(_lines(note, words, until), *presses)


def _followed(table: Table, voice: Voice) -> str:
    """Say that the next battle of a match of several follows a finished one."""
    view = table.position.view(None) if table.position else None
    if view is None or table.game.contest.sequel(view, table.info.setup) is None:
        return ""
    headline = table.game.contest.headline(view)
    return "" if headline is None else voice(headline)


def _lines(*words: str) -> str:
    return "\n".join(filter(None, words))


def decision_at(table: Table, user: int, serial: int) -> Decision:
    """Find the user's open decision of a serial; ANYTIME finds their oldest one.

    Raises ``NotYourDecision`` or ``StaleDecision``.
    """
    mine = table.info.seats_of(user)
    if not mine:
        raise NotYourDecision(Text("chat-not-a-player"))
    opened = table.position.open if table.position else ()
    for decision in opened:
        if decision.serial == serial:
            if decision.seat not in mine:
                raise NotYourDecision(Text("refused-not-yours"))
            return decision
    found = table.decision_for(user) if serial == ANYTIME else None
    if found is None:
        raise StaleDecision(Text("refused-stale"))
    return found
