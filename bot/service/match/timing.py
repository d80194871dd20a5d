"""The clocks of a match inside a transaction: what stops, what runs on, and when to look again.

A clock runs for everybody whose answer the game waits for, as soon as two persons play. Where an
answer stays hidden for a while (see ``windows``) the clock begins behind that time, so that it
tells nothing of when it was given. What it shows follows from public facts alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Decision
from bot.service.clocks import clock as clocks
from bot.service.clocks.clock import Clock, Kind, Person
from bot.service.clocks.habits import Habits, back
from bot.service.clocks.hours import Hours, Span, morning_after
from bot.service.clocks.pace import HOUR, PACE, Pace
from bot.service.model import COMPUTER
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow, Timer
from bot.service.ports.posts import Turn
from bot.service.ports.store import Reading, Writing

from . import turns
from .live import Live
from .publish import clock_post

TIMER = "clock"
"""The kind of the timer after which the clocks of a match are looked at."""
WEEKENDS = "weekends"
"""Option of the host: with ``off`` no clock runs on Saturdays and Sundays."""
UNHEARD = 3
"""After so many reminders without an answer there is quiet."""
LAST_S = 2 * HOUR
"""How long before the end the last reminder comes, in waking time."""
ZONES = {"cs": "Europe/Prague", "pl": "Europe/Warsaw"}
"""The zones of people who named none, by the language of the match; else that of the world."""
DIGEST_S = 20 * HOUR
"""Nobody is told of all their matches again within so long."""
AWAKE_S = 900.0
"""Who has acted in a match is awake for so long, whatever hours they told."""


class Asked(NamedTuple):
    """What a person is waited for: the question, and on what their clock runs."""

    point: str
    kind: Kind
    since: float


class Timing:
    """The clocks of one match with what its people told of themselves; changes its row alone."""

    def __init__(
        self, row: MatchRow, pace: Pace, habits: dict[int, Habits], outages: list[Span], now: float
    ):
        self.row, self.pace, self.now = row, pace, now
        self._habits = habits
        self._outages = outages

    @classmethod
    async def of(cls, tx: Reading, row: MatchRow, now: float) -> Timing | None:
        """Read what the clocks of a match need; None where it has none."""
        pace = row.keeping.terms
        if pace is None:
            return None
        begun = [one.since for one in row.keeping.clocks.values() if one.since is not None]
        begun += [one.out for one in row.keeping.clocks.values() if one.out is not None]
        habits = await tx.habits(row.info.people)
        outages = await tx.outages(min([now, *begun]), now, row.info.guild)
        return cls(row, pace, habits, outages, now)

    def habits(self, user: int) -> Habits:
        """Return what a user told of themselves."""
        return self._habits.get(user, Habits())

    def know(self, user: int, told: Habits) -> None:
        """Go by other habits of a user from here on."""
        self._habits[user] = told

    def person(self, user: int) -> Person:
        """Return what a user's clock goes by."""
        keeping, told = self.row.keeping, self.habits(user)
        hours = told.hours or Hours(keeping.zone)
        if self.row.info.options.get(WEEKENDS) == "off":
            days = tuple(sorted({*hours.weekdays, 6, 7}))
            hours = msgspec.structs.replace(hours, weekdays=days)
        return Person(hours, (*self._outages, *told.vacations, *keeping.gaps))

    def clock(self, user: int) -> Clock:
        """Return a user's clock; a new one stands at the start of the pace."""
        return self.row.keeping.clocks.setdefault(user, Clock(self.pace.start))

    def recount(self) -> None:
        """Find out anew when each time is over, by what is known now."""
        self.row.keeping.note_away(self._habits, self.now)
        for user, clock in self.row.keeping.clocks.items():
            clocks.recount(clock, self.person(user))
            if clock.asked is not None and clock.called is None and self.has_digest(user):
                clock.called = self.morning(user)

    def settle(self) -> None:
        """Take off what was used until now, before anything changes by which clocks go."""
        for user, clock in self.row.keeping.clocks.items():
            clocks.restart(clock, self.person(user), self.now)

    # What runs ---------------------------------------------------------------------------------

    def stop(self, asked: dict[int, Asked], late: Collection[int], over: int | None) -> list[int]:
        """Let the clocks of those stand who are waited for no more, or for something else.

        ``late`` answered after their time was over; the turn of ``over`` has ended, what they are
        asked in the next is something else. Returns whose bank stopped in time.
        """
        stopped = []
        for user, clock in self.row.keeping.clocks.items():
            wanted, again = asked.get(user), user == over and clock.out is None
            if clock.asked is not None and (again or wanted is None or wanted.kind != clock.kind):
                in_time = clock.out is None
                stopped += [user] if clock.kind == "turn" and in_time else []
                clocks.stop(clock, self.person(user), self.now)
                if in_time and user not in late:
                    clocks.answered(clock)
        return stopped

    def wait(self, asked: dict[int, Asked]) -> None:
        """Let the clocks of those who are waited for begin to run where they stand."""
        for user, wanted in asked.items():
            clock = self.clock(user)
            if clock.asked is None:
                clock.reaction = self.pace.reaction if wanted.kind == "reaction" else None
                since = max(self.now, wanted.since)
                clocks.start(clock, self.person(user), self.now, since, wanted.point)
                clock.called = self._call_later(user, clock)

    def _call_later(self, user: int, clock: Clock) -> float | None:
        """Return when to call somebody who sleeps now, or is told once a day; None: at once."""
        return self.morning(user) if self.has_digest(user) else self._wakes(user, clock)

    def has_digest(self, user: int) -> bool:
        """Tell whether a user is told once a day of all that waits for them."""
        return self.habits(user).remind == "digest"

    def morning(self, user: int) -> float | None:
        """Return when the next waking day of a user begins."""
        told = self.habits(user)
        return morning_after(told.hours or Hours(self.row.keeping.zone), self.now, told.vacations)

    def is_digest_due(self, user: int) -> bool:
        """Tell whether a user was not told of all their matches a short while ago."""
        return self.now - self.habits(user).digested >= DIGEST_S

    def _wakes(self, user: int, clock: Clock) -> float | None:
        """Return when to call somebody who, as they told, sleeps now; None: at once."""
        told = self.habits(user).hours
        if told is None or self.now - clock.acted < AWAKE_S:
            return None
        wakes = self.person(user).wakes(self.now)
        return wakes if wakes is None or wakes > self.now else None

    def is_asleep(self, user: int) -> bool:
        """Tell whether a user is not to be called now."""
        return self._call_later(user, self.clock(user)) is not None

    def calls(self, user: int) -> bool:
        """Tell whether a user may be called now; who sleeps is called when they wake."""
        clock = self.clock(user)
        clock.called = self._call_later(user, clock)
        return clock.called is None

    def is_up(self, user: int) -> bool:
        """Tell whether a user is awake; else they are to be called when they wake."""
        clock = self.clock(user)
        clock.called = self._wakes(user, clock)
        return clock.called is None

    def credit(self, users: Iterable[int]) -> None:
        """Add to the banks of users what a turn adds."""
        for user in self.row.keeping.clocks.keys() & set(users):
            clocks.credit(self.clock(user), self.pace)

    def others(self, user: int) -> tuple[int, ...]:
        """List the other persons of the match who are on no seat that is waited for."""
        waiting = {u for u, one in self.row.keeping.clocks.items() if one.asked is not None}
        return tuple(one for one in self.row.info.people if one != user and one not in waiting)

    def news(self, what: str, user: int, until: float | None = None) -> ClockNews:
        """Build what is told of a user whose time is over, for the others to choose."""
        return ClockNews(what, user, until, barred=user in self.row.keeping.vetoed)

    def present(self) -> tuple[int, ...]:
        """List the persons of the match whose time is not over."""
        out = {user for user, one in self.row.keeping.clocks.items() if one.out is not None}
        return tuple(user for user in self.row.info.people if user not in out)

    # When to look again ------------------------------------------------------------------------

    def next_look(self) -> float | None:
        """Return when something is to be done for these clocks next."""
        looks = [
            look
            for user, clock in self.row.keeping.clocks.items()
            for look in self._looks(user, clock)
        ]
        return min(looks, default=None)

    def _looks(self, user: int, clock: Clock) -> Iterable[float]:
        found = [clock.called]
        if clock.out is not None:
            found.append(self.patience(user, clock))
        elif clock.asked is not None:
            found += [clock.due, self.reminder(user, clock)]
        yield from (one for one in found if one is not None)

    def patience(self, user: int, clock: Clock) -> float | None:
        """Return until when others may choose what becomes of a seat whose time is over."""
        if clock.out is None or self.row.keeping.frozen is not None:
            return None
        return self.person(user).due(clock.out, self.pace.increment)

    def reminder(self, user: int, clock: Clock) -> float | None:
        """Return when the next reminder of this wait comes; one due by now, when they wake."""
        due = self._reminder(user, clock)
        return self.person(user).wakes(self.now) if due and due <= self.now else due

    def _reminder(self, user: int, clock: Clock) -> float | None:
        told, person = self.habits(user), self.person(user)
        if clock.since is None or (clock.unheard >= UNHEARD and not clock.strict):
            return None
        if told.remind == "daily" and not clock.strict:
            day = clock.since + (clock.reminded + 1) * 24 * HOUR
            at = person.wakes(day)
            return at if clock.due is None or (at or day) < clock.due else None
        marks = self._marks(clock, told)
        if clock.reminded >= len(marks):
            return None
        return person.due(clock.since, marks[clock.reminded])

    def _marks(self, clock: Clock, told: Habits) -> list[float]:
        """List after how much time reminders come.

        Whose time was over again and again is told two hours before the end in any case (F113).
        """
        whole = clock.allowance
        last = [whole - LAST_S] if whole > LAST_S else []
        if told.remind == "usual" and clock.unheard < UNHEARD:
            return sorted({whole / 2, whole * 3 / 4, *last})
        return last if told.remind in ("last", "digest") or clock.strict else []


def has_clocks(row: MatchRow) -> bool:
    """Tell whether clocks run in a match: it has a pace, and more than one person plays."""
    return row.keeping.terms is not None and len(row.info.people) > 1


def waited_for(live: Live, now: float) -> dict[int, Asked]:
    """Return for whom a running match waits; nobody while one person plays alone."""
    info, keeping = live.row.info, live.row.keeping
    if not has_clocks(live.row) or info.status != "running" or keeping.frozen is not None:
        return {}
    found: dict[int, Asked] = {}
    for decision in live.position.open:
        user, window = info.user_of(decision.seat), live.windows.get(decision.serial)
        if user is None or user == COMPUTER or user in found:
            continue
        since = now if window is None or window.due is None else window.due
        found[user] = Asked(decision.point, kind_of(live.position, decision), since)
    return found


def kind_of(position: Position, decision: Decision) -> Kind:
    """Tell on what the clock of a decision runs.

    It is a reaction where another side is on turn and the game answers for who is silent.
    """
    policies, point, turn = position.game.policies, decision.point, turns.turn_of(position)
    if point in policies.together or policies.silence(position.view(None), point) is None:
        return "turn"
    side_of = position.game.side_of
    return "turn" if turn and side_of(turn.seat) == side_of(decision.seat) else "reaction"


# While a match is changed -------------------------------------------------------------------------


async def begin(tx: Writing, live: Live, now: float) -> Timing | None:
    """Give a match that begins the pace of its options, unless a battle before it had another."""
    keeping, info = live.row.keeping, live.row.info
    if keeping.terms is None:
        keeping.pace = info.options.get(PACE, keeping.pace)
    zone = (await tx.settings(info.guild or 0)).zone
    keeping.zone = zone or ZONES.get(info.locale, "Etc/UTC")
    keeping.note_away(await tx.habits(info.people), now)
    return await turned(tx, live, (), now)


async def turned(
    tx: Writing,
    live: Live,
    acted: Collection[int],
    now: float,
    ended: Turn | None = None,
    by: int | None = None,
) -> Timing | None:
    """Set the clocks of a match right after new records, before it is saved.

    ``acted`` are the users who gave orders, ``by`` is the one of them who does so now: what was
    kept in a window or planned was given earlier, and ends no vacation. ``ended`` is the turn that
    is over with the records. Returns None where nothing changed hands.
    """
    row, known = live.row, live.row.keeping.clocks
    if acted or by is not None:
        row.keeping.thaw(now)
    returned = by is not None and by in acted and await _returned(tx, row, by, now)
    if row.keeping.terms is None:
        return None
    asked = waited_for(live, now)
    running = {user: one.kind for user, one in known.items() if one.asked is not None}
    if not (asked or running):
        return None
    here = [known[user] for user in acted if user in known]
    same = running == {user: one.kind for user, one in asked.items()}
    for clock in here:
        clock.unheard = 0
    if by in known:
        known[by].acted = now
    if same and ended is None and not returned and not any(one.out for one in here):
        return None
    timing = await Timing.of(tx, row, now)
    assert timing is not None
    over = None if ended is None else row.info.user_of(ended.seat) or COMPUTER
    stopped = timing.stop(asked, _welcome(timing, acted), over)
    if over is not None or turns.turn_of(live.position) is None:
        timing.credit(stopped if over is None else [over])
    timing.wait(asked)
    await set_timer(tx, timing)
    return timing


async def _returned(tx: Writing, row: MatchRow, user: int, now: float) -> bool:
    """End the vacation of a user who gives an order; tells whether they were on one."""
    if row.keeping.away.pop(user, 0.0) <= now:
        return False
    told = (await tx.habits([user])).get(user, Habits())
    if told.vacation_at(now) is None:
        return False
    await tx.set_habits(user, back(told, now))
    await look_at_all(tx, user, now, ClockNews("here", user))
    return True


def _welcome(timing: Timing, acted: Collection[int]) -> list[int]:
    """Let those who acted go on if their time was over; returns for whom it was."""
    late = []
    for user in acted:
        clock = timing.clock(user)
        if clock.out is not None:
            late.append(user)
            clock.out = clock.warned = None
            clocks.renew(clock, timing.person(user), timing.pace.increment, timing.now)
        clocks.recount(clock, timing.person(user))
    return late


def welcome_back(row: MatchRow, user: int) -> None:
    """Give a user who takes their seat back after their time was over what a turn adds."""
    pace, clock = row.keeping.terms, row.keeping.clocks.get(user)
    if pace is not None and clock is not None and not clock.left:
        clock.left = pace.increment


async def look_at_all(tx: Writing, user: int, now: float, news: ClockNews | None = None) -> None:
    """Let a user's clocks in all matches be looked at soon; ``news`` are told where others play."""
    for info in await tx.matches_of(user):
        if info.status == "running":
            await look_again(tx, info.id, now)
            if news is not None and len(info.people) > 1:
                await tx.post([clock_post(info, news)])


async def look_again(tx: Writing, match: str, due: float) -> None:
    """Let the clocks of a match be looked at as soon as a time has come."""
    await tx.set_timer(Timer(match=match, kind=TIMER, serial=0, due=due))


async def set_timer(tx: Writing, timing: Timing) -> None:
    """Set the timer to when something is to be done for the clocks next."""
    due = timing.next_look()
    if due is None:
        await tx.forget_timers(timing.row.info.id, TIMER)
    else:
        await look_again(tx, timing.row.info.id, due)
