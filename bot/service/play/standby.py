"""The standby list of a server: who takes over seats of absent players, and how often they did."""

from __future__ import annotations

import msgspec

from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import awake_from
from bot.service.model import MatchInfo
from bot.service.ports.people import Standby
from bot.service.ports.store import Reading, Store, Writing

MOST_CALLED = 5
"""How many people of the list a seat that is free calls."""
MOST_TOLD = 5
"""Of how many people it is told how many games they saved."""


class StandbyList:
    """Who stands by on servers (F115)."""

    def __init__(self, store: Store):
        self._store = store

    async def of(self, guild: int) -> list[Standby]:
        """List who stands by on a server or saved games there, the most helpful first."""
        async with self._store.read() as tx:
            return await tx.standby(guild)

    async def stand(self, guild: int, user: int, *, on: bool) -> Standby:
        """Put a user on the list of a server, or take them off; their credit stays."""
        async with self._store.write() as tx:
            one = msgspec.structs.replace(await _entry(tx, guild, user), on=on)
            await tx.set_standby(one)
        return one


async def called(tx: Reading, info: MatchInfo, now: float) -> tuple[int, ...]:
    """Return whom a free seat of a match calls: who stands by, sits not in it, and is awake."""
    listed = [one.user for one in await tx.standby(info.guild or 0) if one.on]
    free = [user for user in listed if not info.seats_of(user)]
    habits = await tx.habits(free)
    awake = [user for user in free if _is_awake(habits.get(user, Habits()), now)]
    return tuple(awake[:MOST_CALLED])


def _is_awake(told: Habits, now: float) -> bool:
    """Tell whether somebody may be called; of who told no hours nobody knows when they sleep."""
    if told.vacation_at(now) is not None:
        return False
    return told.hours is None or awake_from(told.hours, now) == now


async def credit(tx: Writing, info: MatchInfo, user: int) -> None:
    """Note that a user saved a game of a server by taking a seat over."""
    if info.guild is not None:
        one = await _entry(tx, info.guild, user)
        await tx.set_standby(msgspec.structs.replace(one, saved=one.saved + 1))


async def _entry(tx: Reading, guild: int, user: int) -> Standby:
    known = {one.user: one for one in await tx.standby(guild)}
    return known.get(user, Standby(guild=guild, user=user))
