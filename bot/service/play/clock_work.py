"""What clocks bring about: calls, reminders, usual answers, and times that are over.

One match at a time, in one transaction; doing it twice is harmless, since all that is due follows
from what is stored. Nobody is called outside the hours that they told.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.service.clocks import clock as clocks
from bot.service.clocks.clock import Clock
from bot.service.clocks.pace import EXCUSED
from bot.service.lobby import absent
from bot.service.match import timing, waits
from bot.service.match.live import Live
from bot.service.match.moves import Cause
from bot.service.match.publish import again, clock_post, digest_post, nudge_post, ping_post
from bot.service.match.sessions import MatchSessions, twice
from bot.service.match.steps import Steps
from bot.service.match.timing import UNHEARD, Timing
from bot.service.model import deciders
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import JournalRow
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Writing

from .absence import Absence, is_alone
from .substitutes import Substitutes

GRAIN_S = 0.001
"""What floating point may lose."""


class ClockWork:
    """Does what is due in the matches that have clocks."""

    def __init__(
        self,
        sessions: MatchSessions,
        steps: Steps,
        substitutes: Substitutes,
        absence: Absence,
        computer: Callable[[str], str],
    ):
        self._sessions = sessions
        self._steps = steps
        self._substitutes = substitutes
        self._absence = absence
        self._computer = computer

    async def look(self, match: str) -> bool:
        """Do what is due in a match now, and set its timer to what is due next.

        Where several times are over at once, each is seen to in a transaction of its own. Tells
        whether the match has clocks.
        """

        async def attempt() -> bool | None:
            async with self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                now = self._sessions.clock()
                found = await Timing.of(tx, row, now)
                if found is None or row.info.status != "running":
                    return None
                found.recount()
                return await self._work(tx, await self._sessions.live(tx, row), found)

        async with self._sessions.queue(match):
            while went_on := await twice(attempt):
                pass
            return went_on is not None

    async def _work(self, tx: Writing, live: Live, found: Timing) -> bool:
        """Do what is due up to the first time by which the match goes on; tells whether it does.

        Calls and reminders come first, so that none of it is lost then.
        """
        kept = list(live.row.keeping.clocks.items())
        posts = [one for user, clock in kept for one in _calls(live, found, user, clock)]
        await tx.post(waits.dated(posts, live))
        for user in {post.user for post in posts if post.kind == "digest" and post.user}:
            await tx.set_habits(user, found.habits(user))
        for user, clock in kept:
            if clock.asked is not None and await self._ended(tx, live, found, user):
                return True
        await tx.save(live.row)
        await timing.set_timer(tx, found)
        self._sessions.keep(live)
        return False

    async def _ended(self, tx: Writing, live: Live, found: Timing, user: int) -> bool:
        """Do what a time brings about that is over; tells whether the match went on by it."""
        clock, went_on, posts = found.clock(user), False, list[NewPost]()
        strict = clock.strict
        if clock.out is not None:
            due = found.patience(user, clock)
            if due is not None and due <= found.now + GRAIN_S:
                went_on = await self._settled(tx, live, found, user)
                posts += [] if went_on else [clock_post(live.row.info, found.news("frozen", user))]
        elif _is_over(clock, found.now):
            went_on = await self._silent(tx, live, found, user)
            posts += [] if went_on else self._over(live, found, user)
        if clock.strict and not strict:
            posts.append(clock_post(live.row.info, ClockNews("strict", user)))
        await tx.post(waits.dated(posts, live))
        return went_on

    async def _silent(self, tx: Writing, live: Live, found: Timing, user: int) -> bool:
        """Take what the game takes for who is silent, or a teammate suggested; tells whether any.

        What was suggested is an answer of the team, and no miss.

        Rules: NAP-PBP-12, FAS-OPT-09.
        """
        before, records = deciders(live.row.info, live.position), list[JournalRow]()
        clock = found.clock(user)
        await self._steps.overdue(tx, live, user, records)
        if records:
            clocks.missed(clock)
        else:
            await self._steps.suggested(tx, live, user, records)
            if not records:
                return False
            await tx.post([clock_post(live.row.info, ClockNews("partner", user))])
        clocks.stop(clock, found.person(user), found.now)
        await self._steps.unasked(tx, live, records)
        cause = Cause(f"clock:{live.row.info.head}")
        await self._steps.keep(tx, live, records, cause, before)
        return True

    def _over(self, live: Live, found: Timing, user: int) -> list[NewPost]:
        """Excuse that a time is over, or let the others choose what becomes of the seat."""
        clock = found.clock(user)
        if clocks.run_out(clock, found.person(user), found.pace, found.now):
            told = ClockNews("excused", user, clock.due, EXCUSED - clock.excused)
            return [clock_post(live.row.info, told)]
        told, info = found.news("out", user, found.patience(user, clock)), live.row.info
        awake = tuple(one for one in found.others(user) if found.calls(one))
        posts = [clock_post(info, told, awake)]
        if absent.agreed(info) == "claim" and found.calls(user):
            posts.append(nudge_post(info, live.position, user, last=True))
        return posts

    async def _settled(self, tx: Writing, live: Live, found: Timing, user: int) -> bool:
        """Do what was agreed for a seat for which nobody chose; tells whether the match goes on.

        Else it rests until somebody comes back, is found, or chooses.

        Rules: NAP-PBP-12.
        """
        row, what = live.row, absent.agreed(live.row.info)
        if what == "claim" and is_alone(live, user):
            await self._absence.give_up(tx, live, user)
            return True
        alone = len(row.info.people) < 2
        if what in ("claim", "computer") and not alone and user not in row.keeping.vetoed:
            for seat in row.info.seats_of(user):
                name = self._computer(row.info.locale)
                await self._substitutes.to_computer(tx, row, seat, name)
            return True
        for seat in row.info.seats_of(user) if what == "substitute" else ():
            await self._substitutes.to_anybody(tx, row, seat, user)
        row.keeping.frozen = found.now
        return False


def _is_over(clock: Clock, now: float) -> bool:
    """Tell whether a time is over; that of who sleeps lasts until they wake, if nothing is left."""
    return clock.due is not None and clock.due <= now + GRAIN_S


def _calls(live: Live, found: Timing, user: int, clock: Clock) -> list[NewPost]:
    """Call who has woken up, and remind who has not answered for long."""
    waited = clock.asked is not None and clock.out is None
    if clock.called is not None and clock.called <= found.now and found.is_up(user):
        if waited and found.has_digest(user):
            return _digest(live, found, user, clock)
        return _called(live, found, user, clock)
    if not waited or _is_over(clock, found.now):
        return []
    return _reminded(live, found, user, clock)


def _digest(live: Live, found: Timing, user: int, clock: Clock) -> list[NewPost]:
    """Tell a user of all that waits for them, unless another match has done so today."""
    clock.called = found.morning(user)
    if not found.is_digest_due(user):
        return []
    found.know(user, msgspec.structs.replace(found.habits(user), digested=found.now))
    return [digest_post(live.row.info, user, found.now)]


def _called(live: Live, found: Timing, user: int, clock: Clock) -> list[NewPost]:
    """Call who has woken up: to answer, to a claim against them, or to whose time is over."""
    info = live.row.info
    if clock.out is not None:
        return [nudge_post(info, live.position, user, last=True)]
    if clock.asked is not None:
        return [ping_post(info, live.position, (user,))]
    return [
        again(clock_post(info, found.news("out", one, found.patience(one, other)), (user,)))
        for one, other in live.row.keeping.clocks.items()
        if other.out is not None
    ]


def _reminded(live: Live, found: Timing, user: int, clock: Clock) -> list[NewPost]:
    """Remind who has not answered for long."""
    info, due = live.row.info, found.reminder(user, clock)
    if due is None or due > found.now:
        return []
    while due is not None and due <= found.now:  # a bot that slept reminds once
        clock.reminded += 1
        due = found.reminder(user, clock)
    clock.unheard += 1
    last = clock.unheard == UNHEARD
    return _reminders(live, found, user) + (
        [clock_post(info, ClockNews("quiet", user))] if last else []
    )


def _reminders(live: Live, found: Timing, user: int) -> list[NewPost]:
    """Build the reminder of a user where they want it; without a thread it comes by message."""
    way, info = found.habits(user).by, live.row.info
    posts = [ping_post(info, live.position, (user,))] if way != "dm" else []
    if way != "thread" or not info.has_thread:
        posts.append(nudge_post(info, live.position, user))
    return posts
