"""What one user sees of a match: what they can do now, their hand, odds, games.

Every question names its reader; what they may see is decided by the match's seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.front.front import Front, Reader
from bot.chat.front.notices import lines, notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Seat
from bot.engine.plans.standing import END
from bot.engine.refusal import Refused
from bot.engine.tries.sheet import Pick
from bot.service.match.moves import order_lines
from bot.service.match.turns import turn_of
from bot.service.model import MatchInfo, Table

from . import deciding, lesson, waiting
from .pages import hand as hands
from .pages import news, passing, refusal, windows
from .pages import odds as chances
from .pages import status as statuses
from .pages.question import question_of
from .tables import painter_of, seated, table_of

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
        note = lines(note, voice.word("thread-lost", id=reader.match))
    painter = painter_of(reader, table)
    passes = decision is not None and passing.must_pass(table, reader.user, decision, before)
    viewer = decision.seat if decision is not None else table.viewer(reader.user)
    viewer = None if passes else viewer
    told = await _told(reader, table, viewer, since, asked=decision is not None and not passes)
    if decision is not None and not passes:
        stopped = await waiting.stopped_plan(reader)
        note = lines(note, windows.asked(table, decision, voice), stopped)
        question = await deciding.question_for(reader, table, decision, note, told)
        question = question._replace(advice=await lesson.told(reader, table, decision))
        assert table.position is not None
        turn = turn_of(table.position)
        left = reader.front.drafts.of_turn(reader.match, reader.user, turn)
        picks = left.picks
        if picks is None:
            picks = [Pick((), order) for order in order_lines(left.text) if order != END]
        return await deciding.page(reader, question, table, picks)
    if decision is not None:
        below = alone = passing.page(table, decision, voice)
        note = ""
    else:
        more = await waiting.elsewhere(reader, table)
        below, alone = (
            waiting.page(reader, table, "", more),
            waiting.page(reader, table, note, more),
        )
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
        return waiting.page(reader, table, "")
    question, painter = question_of(table, decision), painter_of(reader, table)
    return await reader.front.painting.make(chances.odds, question, reader.voice, painter)


async def status(front: Front, user: int, voice: Voice) -> Page:
    """List the user's games with their states."""
    infos = await front.matches.queries.of_user(user)
    games = [(info, await _running(front, info)) for info in infos[:MOST_GAMES]]
    habits, now = await front.matches.habits.of(user), front.matches.sessions.clock()
    return statuses.status(games, user, voice, away=habits.vacation_at(now) is not None)


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
