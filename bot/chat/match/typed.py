"""Orders that are typed: carried out, or shown once more where they cannot be taken back."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.wire import answers
from bot.chat.wire.ids import PressId
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.plans.standing import END
from bot.engine.refusal import StaleDecision
from bot.service.match.moves import ALL, Consent

from . import following, parting, views
from .orders import Said, ordered
from .pages import consent

BLOCK = re.compile(r"```\n([^`]+)\n```")
MOST = 3000
"""Characters of orders that a page shows once more; of longer ones only the first is asked."""


async def carry_out(call: Call, words: str) -> None:
    """Carry out typed orders, and answer with the panel that follows."""
    show = partial(replies.answer, call.interaction)
    await _carried_out(call, words, show, sure=Consent(0), in_place=False)


async def _carried_out(
    call: Call,
    words: str,
    show: Callable[[Page], Awaitable[None]],
    *,
    sure: Consent,
    in_place: bool,
) -> None:
    """Carry out typed orders, agreed to as ``sure`` says, show what follows, and go on with it.

    Who is waited for is read before the page is made: a computer may answer while it is painted.
    """
    call.interaction.extras["typed"] = words
    work = ordered(call, words, sure=sure)
    said = await answers.journal_first(call.interaction, work, in_place=in_place)
    table = await call.front.matches.queries.table(call.press.match)
    await show(await _page(call, said))
    following.settle(call)
    following.begin(call, table)


async def _page(call: Call, said: Said) -> Page:
    match, voice, note = call.press.match, call.voice, call.warned(said.note)
    if said.asks == "order":
        table = await call.front.matches.queries.table(match)
        decision = table.decision_for(call.user)
        orders = said.rest if len(said.rest) <= MOST else said.rest.partition(";")[0]
        if decision is not None:
            press = PressId(match, decision.serial, "surely")
            return consent.unsure(press, table.game, orders, note, voice)
    if said.asks in ("resign", "draw"):
        words = await parting.consent_words(call.reader, said.asks)
        return consent.consent(f"{note}\n{words}".strip(), match, said.asks, voice)
    return await views.now(call.reader, note, said.since)


async def carry_out_here(call: Call, words: str) -> None:
    """Carry out the orders of a page, to which its press consents, and show what follows there."""
    await _carried_out(call, words, call.show, sure=ALL, in_place=call.in_place)


async def surely(call: Call) -> None:
    """Carry out the orders of a page that showed them once more, if the question is the same.

    Behind them, or without any, the turn may be ended.
    """
    ends = END in (call.press.act, call.press.arg)
    orders = "; ".join(filter(None, (orders_in(call.interaction.message), END if ends else "")))
    if not orders or not call.in_place:
        raise StaleDecision(Text("refused-stale"))
    sure = Consent(1, call.press.serial)
    await _carried_out(call, orders, call.show, sure=sure, in_place=True)


def orders_in(message: discord.Message | None) -> str | None:
    """Read the orders out of a page that shows them; only the bot's messages have its buttons."""
    layout = discord.ui.LayoutView.from_message(message) if message is not None else None
    for part in layout.walk_children() if layout is not None else ():
        if isinstance(part, discord.ui.TextDisplay):
            found = BLOCK.fullmatch(part.content)
            if found:
                return found[1]
    return None
