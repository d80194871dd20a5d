"""Orders as players give them: picked, typed, taken back. Each counts once.

Nothing is kept in memory but the text of a refused order, so that it can be edited.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.front.call import Call
from bot.chat.front.front import Front, Reader
from bot.chat.front.receipts import receipt_line
from bot.chat.front.spoken import spoken
from bot.chat.wire.forms import Form, orders_form
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.service.match.moves import ALL, Consent, order_lines
from bot.service.match.turns import turn_of
from bot.service.model import Table
from bot.service.refusals import Unsure

from .pages.question import question_of
from .tables import decision_at, seated


class Said(NamedTuple):
    """What came of orders: the receipt as a line, and what is asked about the ``rest``.

    ``since`` is the first record that came of them, 0: none did; ``asks`` is empty, or as in
    ``Unsure.what``.
    """

    note: str
    since: int = 0
    asks: str = ""
    rest: str = ""


async def submit(call: Call, actions: Sequence[Any]) -> Said:
    """Answer the press's decision and those that follow."""
    receipt = await call.front.matches.play.act(
        call.press.match, call.user, call.press.serial, actions, interaction=call.once()
    )
    return Said(receipt_line(receipt, call.front.services.games, call.voice), receipt.since)


async def typed(call: Call, words: str, key: str = "") -> str:
    """Carry out orders that are consented to; returns the receipt. ``key`` as in ``Call.once``."""
    return (await ordered(call, words, sure=ALL, key=key)).note


async def ordered(call: Call, words: str, *, sure: Consent, key: str = "") -> Said:
    """Carry out typed orders, consented to as ``sure`` says.

    What was refused is kept for editing.
    """
    match, user, drafts = call.press.match, call.user, call.front.drafts
    once, table = call.once(key), await call.front.matches.queries.table(match)
    turn = turn_of(table.position) if table.position is not None else None
    drafts.keep(match, user, words, turn)
    words = canonical(call.front, table, user, words)
    try:
        receipt = await call.front.matches.play.order_text(
            match, user, words, interaction=once, sure=sure
        )
    except Unsure as asked:
        return Said("", asks=asked.what, rest="; ".join(order_lines(words)))
    rest = "; ".join(order_lines(words)[receipt.lines :])
    if receipt.stopped is None:
        drafts.drop(match, user)
    else:
        drafts.keep(match, user, rest, turn)
    return Said(
        receipt_line(receipt, call.front.services.games, call.voice),
        receipt.since,
        receipt.asks,
        rest,
    )


def canonical(front: Front, table: Table, user: int, words: str) -> str:
    """Put orders that a user typed into the notation of the match's game; raises ``Refused``."""
    decision, position = table.decision_for(user), table.position
    ways = question_of(table, decision).ways() if decision and position else ()
    legal = {
        table.game.write(way.action): way.choices[0].label if len(way.choices) == 1 else None
        for way in ways
    }
    return front.services.content.vocabularies[table.info.system].canonical(words, legal)


async def require_open(call: Call) -> None:
    """Raise ``Refused`` unless a press's decision is still open and the user's to make."""
    table = await call.front.matches.queries.table(call.press.match)
    decision_at(table, call.user, call.press.serial)


async def undo(call: Call) -> str:
    """Take the user's last step back; returns the receipt as a line."""
    match, user = call.press.match, call.user
    receipt = await call.front.matches.play.undo(match, user, interaction=call.once())
    return receipt_line(receipt, call.front.services.games, call.voice)


def _first(game: AnyGame, position: Position, decision: Decision) -> Any:
    """Return the first answer to a question that does something; any where none does."""
    options, view = position.options(decision), position.view(decision.seat)
    does = (one for one in options if not game.words.leaves(view, decision, one))
    return next(does, options[0])


async def form(reader: Reader) -> Form:
    """Make the form for typed orders, filled with the text refused last."""
    table = await seated(reader)
    decision = table.decision_for(reader.user)
    example = ""
    if decision is not None and table.position is not None:
        written = table.game.write(_first(table.game, table.position, decision))
        example = spoken(table.game, written, reader.voice)
    draft = reader.front.drafts.get(reader.match, reader.user)
    return orders_form(reader.match, reader.voice, example, draft)
