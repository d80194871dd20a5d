"""Timers: what clocks bring about, and reminders where there are none, claimed in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from bot.engine.refusal import Refused
from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import ALWAYS, awake_from
from bot.service.lobby import choices, reserving
from bot.service.lobby.expiry import LobbyExpiry
from bot.service.match.launch import SILENT_S
from bot.service.match.publish import choose_post, clock_post, last_call, ping_post
from bot.service.match.seating import ready
from bot.service.match.sessions import MatchSessions
from bot.service.match.timing import has_clocks
from bot.service.model import Table
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow, Timer
from bot.service.ports.posts import NewPost
from bot.service.ports.store import StoreError, Writing

from .clock_work import ClockWork
from .queries import Queries

LOG = logging.getLogger(__name__)
LOOK_EVERY_S = 10.0
PRUNE_EVERY_S = 24 * 3600.0
REMINDERS = (1, 3, 7)
"""When reminders come, in the match's own pauses since its last step; after that there is quiet."""
KEEP_S = 30 * 24 * 3600.0
"""How long posts that left and receipts are kept: far longer than any press may be repeated."""


class Timers:
    """Does what is due; doing it twice is harmless, since the decision's serial is compared."""

    def __init__(self, sessions: MatchSessions, queries: Queries, clocks: ClockWork):
        self._sessions = sessions
        self._queries = queries
        self._clocks = clocks
        self._lobbies = LobbyExpiry(sessions)
        self._pruned = 0.0

    async def run(self) -> None:
        """Look for due timers until cancelled."""
        while True:
            try:
                await self.tick()
            except StoreError:
                LOG.exception("the timers cannot be read")
            await asyncio.sleep(LOOK_EVERY_S)

    async def tick(self) -> int:
        """Do all that is due now; returns how many timers were due."""
        timers = await self._sessions.store.due_timers(self._sessions.clock())
        for timer in timers:
            try:
                await self._do(timer)
            except Refused as fault:
                LOG.warning("match %s: no reminder: %s", timer.match, fault)
                await self._sessions.store.timer_done(timer)
        if timers:
            self._sessions.wake()
        await self._prune()
        return len(timers)

    async def _prune(self) -> None:
        now = self._sessions.clock()
        if now - self._pruned >= PRUNE_EVERY_S:
            self._pruned = now
            await self._sessions.store.prune(now - KEEP_S)

    async def _do(self, timer: Timer) -> None:
        """Do what a timer is for; one that is for nothing any more is removed."""
        match timer.kind:
            case "clock":
                found = await self._clocks.look(timer.match)
            case "lobby":
                found = await self._lobbies.look(timer)
            case reserving.TIMER:
                found = await self._lobbies.challenge(timer)
            case _:
                await self._remind(timer)
                return
        if not found:
            await self._sessions.store.timer_done(timer)

    async def _remind(self, timer: Timer) -> None:
        """Call those for whom a match has waited since the last step, ever more rarely.

        At last it rests. If an order comes in between, the timer is looked at again when its claim
        ends.
        """
        table, now = await self._queries.table(timer.match), self._sessions.clock()
        pause, post = table.info.remind_after, _call(table)
        if post is None:
            await self._sessions.store.timer_done(timer)
            return
        stages = () if pause is None else REMINDERS
        coming = [due for one in stages if (due := table.info.updated + one * (pause or 0)) > now]
        async with self._sessions.store.write() as tx:
            row = await tx.match(timer.match)
            if row is None or row.info.head != table.info.head:
                return
            if has_clocks(row):
                await tx.forget_timers(row.info.id, timer.kind)
                return
            silent = row.info.updated + SILENT_S
            if row.info.began and not coming and now >= silent:
                await _rest(tx, row, now)
                return
            if len(coming) < len(stages):
                wakes = await _next_waking(tx, post.body.users, now)
                if wakes is not None:
                    await tx.set_timer(msgspec.structs.replace(timer, due=wakes))
                    return
                await tx.post([post if coming else last_call(post)])
            await tx.set_timer(msgspec.structs.replace(timer, due=min([*coming, silent])))


async def _next_waking(tx: Writing, users: Sequence[int], now: float) -> float | None:
    """Return when the first of some users is awake and here; None where one of them is.

    Of who told no hours nobody knows when they sleep.
    """
    habits = await tx.habits(users)
    told = [habits.get(user, Habits()) for user in users]
    wakes = [awake_from(one.hours or ALWAYS, now, one.vacations) or now for one in told]
    return min(wakes) if wakes and min(wakes) > now else None


async def _rest(tx: Writing, row: MatchRow, now: float) -> None:
    """Let a match rest for which nobody gives orders: any order lets it go on (F10)."""
    row.keeping.frozen = now
    await tx.save(row)
    await tx.forget_timers(row.info.id)
    await tx.post([clock_post(row.info, ClockNews("silent", 0))])


def _call(table: Table) -> NewPost | None:
    """Build the post that calls those who have to decide, or to choose in a full lobby."""
    info = table.info
    if table.position is not None:
        users = table.deciders
        return ping_post(info, table.position, users) if users else None
    if not ready(info.seats):
        return None
    seats = dict.fromkeys(one.seat for one in choices.missing(table.game, info))
    users = tuple(dict.fromkeys(user for seat in seats if (user := info.user_of(seat))))
    return choose_post(info, users) if users else None
