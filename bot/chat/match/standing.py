"""Standing orders in the front end: the page, its menus, and the menu under a question."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.wire import answers
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.plans.standing import ASK
from bot.service.match import dry_run

from . import following
from .pages import standing
from .tables import seated


async def page(call: Call, note: str = "", chosen: str = "") -> Page:
    """Write the user's standing orders in a match; raises ``Refused`` for a stranger.

    ``chosen`` is the decision point to be changed, where there are many.
    """
    table = await seated(call.reader)
    orders = await call.front.matches.queries.standing(call.press.match, call.user)
    by_point = {order.point: order.policy for order in orders}
    held = standing.Holding(table.game, table.info.id, by_point)
    return standing.page_of(held, call.voice, note, chosen)


async def show(call: Call) -> None:
    """Show the page of standing orders."""
    await replies.answer(call.interaction, await page(call))


async def change(call: Call) -> None:
    """Take a pick of the page: choose a point, or set or remove its order; shows it again."""
    if call.press.arg.startswith(standing.CHOOSE):
        await call.show(await page(call, chosen=next(iter(call.values), "")))
        return
    await _set(call)
    await call.show(await page(call, call.voice.word("standing-set"), call.press.arg))


async def always(call: Call) -> None:
    """Set the standing order picked under a question, which answers it at once."""
    before = await call.front.matches.queries.table(call.press.match)
    await _set(call)
    note = call.voice.word("standing-set")
    await following.show(call, note, before.info.head + 1)


async def typed(call: Call, point: str, said: str) -> None:
    """Set or remove a standing order that was typed, and show the page."""
    await _give(call, point, said)
    await replies.answer(call.interaction, await page(call, call.voice.word("standing-set")))


async def _set(call: Call) -> None:
    await _give(call, call.press.arg, call.values[0] if call.values else ASK)


async def _give(call: Call, point: str, said: str) -> None:
    policy = None if said.strip().lower() == ASK else said
    work = call.front.matches.play.set_standing(
        call.press.match, call.user, point, policy, interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=call.in_place)


async def tried(call: Call) -> None:
    """Say what the user's standing orders would have answered so far."""
    await call.acknowledge()
    await call.soon(_dry(call), call.voice.word("film-painting"))


async def _dry(call: Call) -> Page:
    table = await seated(call.reader)
    queries, mine = call.front.matches.queries, table.info.seats_of(call.user)
    orders = await queries.standing(call.press.match, call.user)
    past = await queries.past(call.press.match, None)
    found = await call.front.painting.long(dry_run.dry_run, past, mine, orders)
    return standing.dry(table.game, table.info.id, found, call.voice)


PRESSES: Mapping[Act, Handler] = {
    "standing": Handler(show, "anew"),
    "policy": Handler(change),
    "always": Handler(always),
    "dryrun": Handler(tried, "anew"),
}
