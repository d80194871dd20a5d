"""What a teammate suggests for a question: it is done where the time of who is asked runs out.

It is kept among the standing orders of who is asked, one for a seat, and counts for that question
alone: their own order, an undo, or a later suggestion makes it nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from bot.engine.model import Seat
from bot.engine.plans.standing import SUGGESTION, StandingOrder
from bot.service.ports.store import Writing

from .live import Live
from .moves import Move, asked_twice, moves_of


class Suggested(msgspec.Struct, frozen=True):
    """The orders that were suggested for the question with a serial."""

    serial: int
    orders: tuple[str, ...]


async def keep(tx: Writing, match: str, seat: Seat, found: Suggested) -> None:
    """Keep a suggestion for a seat in place of the one before."""
    order = StandingOrder(seat, SUGGESTION, msgspec.json.encode(found).decode())
    await tx.set_standing(match, order, on=True)


def moves(live: Live, user: int, orders: Iterable[StandingOrder]) -> Iterator[Move]:
    """Yield what was suggested for the open question of a user, up to what one is asked twice.

    Each is read at the position to which those before it have led. Raises ``Refused``.
    """
    mine = live.row.info.seats_of(user)
    asked = {one.seat: one.serial for one in live.position.open if one.seat in mine}
    for order in orders:
        if order.point != SUGGESTION or order.seat not in asked:
            continue
        found = msgspec.json.decode(order.policy, type=Suggested)
        if found.serial != asked[order.seat]:
            continue
        for _, move in moves_of(live, user, found.orders):
            if asked_twice(live, move) is not None:
                return
            yield move
        return
