"""Seats of a lobby that are kept for one person: offers of seats that nobody holds."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.model import Seat
from bot.service.match.publish import clock_post, lobby_post
from bot.service.model import MatchInfo
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow, SeatOffer
from bot.service.ports.posts import Reserved
from bot.service.ports.store import Reading, Writing

TIMER = "challenge"
"""The kind of the timer that ends it."""
CHALLENGE_S = 3 * 24 * 3600.0
"""How long a seat waits for who was challenged."""
FREE = 0
"""Who holds a seat that is kept for somebody: nobody does."""


async def reserved(tx: Reading, info: MatchInfo, now: float) -> tuple[Reserved, ...]:
    """List the free seats of a lobby that are kept for who was challenged."""
    free = {entry.seat for entry in info.seats if entry.user is None}
    offers = await _offers(tx, info, free) if free else []
    offers = [one for one in offers if now < one.at + CHALLENGE_S]
    return tuple(Reserved(one.seat, one.user, one.at + CHALLENGE_S) for one in offers)


async def drop(tx: Writing, info: MatchInfo) -> bool:
    """Forget who was challenged, and the timer; tells whether somebody was."""
    found = await _offers(tx, info, {entry.seat for entry in info.seats})
    for one in found:
        await tx.drop_offer(info.id, one.seat)
    await tx.forget_timers(info.id, TIMER)
    return bool(found)


async def end(tx: Writing, row: MatchRow, what: str) -> None:
    """Let everybody take the seat that was kept, and tell why."""
    if await drop(tx, row.info):
        told = clock_post(row.info, ClockNews(what, 0))
        await tx.post([lobby_post(row.info, "lobby_edit"), told])


async def _offers(tx: Reading, info: MatchInfo, seats: Collection[Seat]) -> list[SeatOffer]:
    """List the challenges to some seats; offers of seats that somebody holds are none."""
    offers = [await tx.offer(info.id, seat) for seat in sorted(seats)]
    return [one for one in offers if one is not None and one.holder == FREE]
