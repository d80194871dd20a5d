"""What people tell of themselves once for all their matches: hours, reminders, vacations."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.clocks.habits import Habits, Hands, Reminders, Way, back, days_left, on_vacation
from bot.service.clocks.hours import Hours
from bot.service.match import timing
from bot.service.match.sessions import MatchSessions, twice
from bot.service.match.timing import Timing
from bot.service.ports.clocks import ClockNews


class PersonalHabits:
    """The habits of people; a change counts from now on, in all their matches."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def of(self, user: int) -> Habits:
        """Return what a user told of themselves."""
        async with self._sessions.store.read() as tx:
            return (await tx.habits([user])).get(user, Habits())

    async def set_hours(self, user: int, hours: Hours) -> Habits:
        """Set when a user is awake; what their clocks have used stays used."""
        return await self._change(user, lambda told, _: _with(told, hours=hours))

    async def set_reminders(self, user: int, remind: Reminders, by: Way) -> Habits:
        """Set when a user is reminded, and where."""
        return await self._change(user, lambda told, _: _with(told, remind=remind, by=by))

    async def set_hand(self, user: int, hand: Hands) -> Habits:
        """Set when hidden cards come by direct message."""
        return await self._change(user, lambda told, _: _with(told, hand=hand))

    async def set_theme(self, user: int, theme: str) -> Habits:
        """Set the colours of pictures for a user alone; empty: those of each match."""
        return await self._change(user, lambda told, _: _with(told, theme=theme))

    async def begin_vacation(self, user: int, days: int | None) -> Habits:
        """Stop all clocks of a user for some days, all that are left where none are named.

        Raises ``Refused`` where so many are not left, or they are on vacation already.
        """

        def begun(told: Habits, now: float) -> Habits:
            left = days_left(told, now)
            if told.vacation_at(now) is not None:
                raise Refused(Text("refused-vacation-twice"))
            wanted = left if days is None else days
            if not 0 < wanted <= left:
                raise Refused(Text("refused-vacation-left", {"left": left}))
            return on_vacation(told, now, wanted)

        return await self._change(user, begun, _away)

    async def end_vacation(self, user: int) -> Habits:
        """Let all clocks of a user run again; raises ``Refused`` where they are here."""

        def ended(told: Habits, now: float) -> Habits:
            if told.vacation_at(now) is None:
                raise Refused(Text("refused-vacation-none"))
            return back(told, now)

        return await self._change(user, ended, lambda *_: ClockNews("here", user))

    async def _change(
        self,
        user: int,
        changed: Callable[[Habits, float], Habits],
        news: Callable[[int, Habits, float], ClockNews] | None = None,
    ) -> Habits:
        """Change habits; all clocks of the user are settled by the old ones first.

        What they say to ``news`` of is told in all running matches where others play.
        """
        store, now = self._sessions.store, self._sessions.clock()
        told = changed(await self.of(user), now)
        async with store.read() as tx:
            running = [info.id for info in await tx.matches_of(user) if info.status == "running"]
        for match in running:
            await self._settle(match, user, told, now)
        async with store.write() as tx:
            await tx.set_habits(user, told)
            said = None if news is None else news(user, told, now)
            await timing.look_at_all(tx, user, now, said)
        self._sessions.wake()
        return told

    async def _settle(self, match: str, user: int, told: Habits, now: float) -> None:
        async def attempt() -> None:
            async with self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                found = await Timing.of(tx, row, now)
                if found is not None:
                    found.settle()
                row.keeping.note_away({user: told}, now)
                await tx.save(row)

        async with self._sessions.queue(match):
            await twice(attempt)


def _away(user: int, told: Habits, now: float) -> ClockNews:
    vacation = told.vacation_at(now)
    return ClockNews("vacation", user, None if vacation is None else vacation.end)


def _with(told: Habits, **fields: object) -> Habits:
    return msgspec.structs.replace(told, **fields)
