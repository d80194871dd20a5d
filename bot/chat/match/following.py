"""What is shown once the computer has answered: the page of who waited for it goes on by itself."""

from __future__ import annotations

import logging

import discord

from bot.chat.front.call import Call
from bot.chat.wire import answers
from bot.engine.model import Seat
from bot.engine.refusal import Refused
from bot.service.model import Table

from . import views

LOG = logging.getLogger(__name__)
LIMIT_S = 300.0
"""How long is waited for; Discord lets an answer be changed for 15 minutes."""


async def show(
    call: Call, note: str = "", since: int | None = 0, before: Seat | None = None
) -> None:
    """Show what the user can do now, and what follows when they wait for a computer alone.

    ``note``, ``since`` and ``before`` as in ``views.now``.
    """
    await call.show(await views.now(call.reader, note, since, before))
    begin(call, await call.front.matches.queries.table(call.press.match))


def begin(call: Call, table: Table) -> None:
    """Go on by itself with the answer to a call, where its user waits for a computer alone."""
    if _waits(call, table) and not table.shares_device(call.user):
        call.front.beside(_follow(call, table.info.head + 1))


def _waits(call: Call, table: Table) -> bool:
    """Tell whether a computer alone is asked, and the user plays."""
    mine = table.info.seats_of(call.user)
    return table.info.status == "running" and bool(mine) and not table.deciders


async def _follow(call: Call, since: int) -> None:
    matches, match = call.front.matches, call.press.match
    try:
        await matches.thinking.at_rest(match, LIMIT_S)
        if _waits(call, await matches.queries.table(match)):
            return
        if not call.front.newest.is_overtaken(call.interaction):
            await call.show(await views.now(call.reader, "", since))
    except (Refused, discord.HTTPException, *answers.LOST) as lost:
        LOG.info("a page does not go on by itself: %s", type(lost).__name__)
