"""Orders that are typed: carried out, or shown once more where they cannot be taken back."""

from __future__ import annotations

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.team import pages
from bot.chat.wire import answers
from bot.chat.wire.ids import PressId
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.refusal import StaleDecision
from bot.service.match.moves import Consent

from .orders import Said
from .pages import private

MOST = 3000
"""Characters of orders that a page shows once more; of longer ones only the first is asked."""


async def carry_out(call: Call, words: str) -> None:
    """Carry out typed orders, and answer with the panel that follows."""
    page = await _carried_out(call, words, sure=Consent(0), in_place=False)
    await replies.answer(call.interaction, page)


async def _carried_out(call: Call, words: str, *, sure: Consent, in_place: bool) -> Page:
    """Carry out typed orders, agreed to as ``sure`` says."""
    call.interaction.extras["typed"] = words
    work = call.desk.ordered(call.press.match, words, call.sender(), call.voice, sure=sure)
    said = await answers.journal_first(call.interaction, work, in_place=in_place)
    return await _page(call, said)


async def _page(call: Call, said: Said) -> Page:
    match, user, voice = call.press.match, call.user, call.voice
    note = call.warned(said.note)
    if said.asks == "order":
        decision = (await call.front.matches.queries.table(match)).decision_for(user)
        orders = said.rest if len(said.rest) <= MOST else said.rest.partition(";")[0]
        if decision is not None:
            press = PressId(match, decision.serial, "surely")
            return private.unsure(press, orders, note, voice)
    if said.asks in ("resign", "draw"):
        words = await call.desk.consent_words(match, user, said.asks, voice)
        asked = f"{note}\n{words}".strip()
        return private.consent(asked, match, said.asks, voice)
    return await call.desk.now(match, user, voice, note)


async def surely(call: Call) -> None:
    """Carry out the orders of a page that showed them once more, if the question is the same."""
    orders = pages.orders_in(call.interaction.message)
    if orders is None or not call.in_place:
        raise StaleDecision(Text("refused-stale"))
    sure = Consent(1, call.press.serial)
    await call.show(await _carried_out(call, orders, sure=sure, in_place=True))
