"""The match that a reader asks about, and what of it is theirs."""

from __future__ import annotations

from typing import Any

from bot.chat.front.front import Reader
from bot.engine.model import ANYTIME, Decision, Seat, Text
from bot.engine.refusal import NotYourDecision, StaleDecision
from bot.service.model import Table


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
