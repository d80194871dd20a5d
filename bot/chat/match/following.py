"""The page of who waits goes on by itself: for a computer, in their own turn, or at one table."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.chat.front.call import Call
from bot.chat.front.notices import notice
from bot.chat.wire import answers
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.engine.model import ANYTIME, Seat
from bot.engine.refusal import Refused
from bot.service.match.turns import turn_of
from bot.service.model import Table

from . import views

LOG = logging.getLogger(__name__)
POSTED_S = 1.5
"""How long is waited for a board to be posted above the page of who plays on."""
LIMIT_S = 300.0
"""How long is waited for; Discord lets an answer be changed for 15 minutes."""
TABLE_S = 600.0
"""How long another player is waited for."""


async def show(
    call: Call, note: str = "", since: int | None = 0, before: Seat | None = None
) -> None:
    """Show what the user can do now, and what follows when they wait for a computer alone.

    ``note``, ``since`` and ``before`` as in ``views.now``. Who plays on for another seat gets the
    page below the board of its turn. Who is waited for is read before the page is made: a computer
    may answer while it is painted.
    """
    table = await call.front.matches.queries.table(call.press.match)
    page = await views.now(call.reader, note, since, before)
    asked = table.decision_for(call.user)
    if before is not None and asked is not None and asked.seat != before:
        await call.front.matches.sessions.posted(table.info.channel, POSTED_S)
    await call.show(page)
    settle(call)
    begin(call, table)


def settle(call: Call) -> None:
    """Let the panel that the user had before say that it is out of date, and lead to the new one.

    One that a computer's or a neighbour's move puts in place later stands where this one does.
    """
    old = call.front.panels.take(call.press.match, call.interaction)
    if old is not None:
        turn = PressId(call.press.match, ANYTIME, "turn")
        there = button(turn, call.voice.word("button-turn"), "primary")
        page = notice("-# " + call.voice.word("panel-outdated"), there)
        call.front.beside(answers.outdate(old, page))


def begin(call: Call, table: Table) -> None:
    """Go on by itself with the answer to a call, where its user is soon asked again."""
    if table.shares_device(call.user):
        return
    if _waits(call, table):
        call.front.beside(_follow(call, table.info.head + 1))
    elif _goes_on(call, table) and not _asked(call, table):
        call.front.beside(_follow_table(call, table.info.head + 1))


def _plays(call: Call, table: Table) -> bool:
    return table.info.status == "running" and bool(table.info.seats_of(call.user))


def _goes_on(call: Call, table: Table) -> bool:
    """Tell whether a player sits at a table with others, or waits for them in their own turn."""
    if not _plays(call, table) or table.position is None:
        return False
    turn = turn_of(table.position)
    is_on_turn = turn is not None and turn.seat in table.info.seats_of(call.user)
    return table.game.asking.one_device or is_on_turn


def _asked(call: Call, table: Table) -> bool:
    return table.decision_for(call.user) is not None


def _waits(call: Call, table: Table) -> bool:
    """Tell whether a computer alone is asked, and the user plays."""
    return _plays(call, table) and not table.deciders


async def _follow(call: Call, since: int) -> None:
    matches, match = call.front.matches, call.press.match
    try:
        await matches.thinking.at_rest(match, LIMIT_S)
        if not _waits(call, await matches.queries.table(match)):
            await _show(call, since)
    except Refused as lost:
        _note(lost)


async def _follow_table(call: Call, since: int) -> None:
    """Go on once the user is asked: who is there waits for no notice."""
    matches, match = call.front.matches, call.press.match
    try:
        with matches.sessions.listening(match) as news:
            async with asyncio.timeout(TABLE_S):
                while not _asked(call, await matches.queries.table(match)):
                    await news.wait()
                    news.clear()
        await _show(call, since)
    except TimeoutError:
        return
    except Refused as lost:
        _note(lost)


async def _show(call: Call, since: int) -> None:
    try:
        if call.front.panels.stands(call.press.match, call.interaction):
            await call.show(await views.now(call.reader, "", since))
    except (discord.HTTPException, *answers.LOST) as lost:
        _note(lost)


def _note(lost: Exception) -> None:
    LOG.info("a page does not go on by itself: %s", type(lost).__name__)
