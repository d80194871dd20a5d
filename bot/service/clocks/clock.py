"""What is left to each person of a match, and what runs now. All of it is public.

A clock stands, or it runs since a time: then ``left`` is what was left at that time. It runs on
the bank, or on the shorter time of a reaction, which leaves the bank alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

import msgspec

from . import hours as waking
from .habits import Habits
from .hours import Hours, Span
from .pace import EXCUSED, NO_PACE, STRICT_S, Pace, read

Kind: TypeAlias = Literal["turn", "reaction"]
TROUBLE, REDEEMED = 3, 5
"""So many times out in a row make a clock strict; so many answers in time after that end it."""


class Spent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Waking seconds that a person took over one kind of question, and for how many of them."""

    seconds: float = 0.0
    answers: int = 0


class Clock(msgspec.Struct, omit_defaults=True):
    """The clock of a person in a match.

    ``asked``: since when they are waited for; ``since``: since when that costs time, later where an
    answer stays hidden at first; ``used``: what this wait took before that, where it was counted
    anew. ``due``: when the time will be over, None while nothing runs or nothing ends. ``reminded``
    counts the reminders of this wait, ``unheard`` all without an answer in between. ``excused``
    counts the times it was let pass, ``late`` those in a row, ``kept`` the answers in time after
    too many. ``out``: when the time was over for good; ``warned``: when others claimed the game for
    it; ``called``: when to call who was asleep when they should have been; ``acted``: when they
    last gave an order.
    """

    left: float
    reaction: float | None = None
    asked: float | None = None
    since: float | None = None
    due: float | None = None
    used: float = 0.0
    point: str = ""
    reminded: int = 0
    unheard: int = 0
    excused: int = 0
    late: int = 0
    strict: bool = False
    kept: int = 0
    out: float | None = None
    warned: float | None = None
    called: float | None = None
    acted: float = 0.0
    spent: dict[str, Spent] = {}

    @property
    def kind(self) -> Kind:
        """On what it runs."""
        return "turn" if self.reaction is None else "reaction"

    @property
    def allowance(self) -> float:
        """What was left for this answer when it began to count."""
        if self.reaction is not None:
            return self.reaction
        return min(self.left, max(0.0, STRICT_S - self.used)) if self.strict else self.left


class StandIn(msgspec.Struct, frozen=True):
    """For whom the computer plays a seat, and the name under which they come back."""

    user: int
    name: str
    locale: str


class Timekeeping(msgspec.Struct, omit_defaults=True):
    """The clocks of a match by user, its pace, and when it rested.

    ``zone`` is that of people who named none. ``away``: until when players are on vacation, by
    user, also where no clock runs. ``paused``: since when all rest by agreement;
    ``frozen``: since when the match waits for any of them to come back. ``proposed`` is what waits
    for the consent of all, ``consents`` who gave it. ``stand_ins`` are the players for whom the
    computer plays, by seat; for those in ``vetoed`` it may not play.
    """

    pace: str = NO_PACE
    zone: str = "Etc/UTC"
    clocks: dict[int, Clock] = {}
    away: dict[int, float] = {}
    rests: tuple[Span, ...] = ()
    paused: float | None = None
    frozen: float | None = None
    proposed: str = ""
    consents: tuple[int, ...] = ()
    stand_ins: dict[str, StandIn] = {}
    vetoed: tuple[int, ...] = ()

    def forget(self, user: int) -> None:
        """Remove what is kept of a user."""
        self.clocks.pop(user, None)
        self.away.pop(user, None)
        self.stand_ins = {seat: one for seat, one in self.stand_ins.items() if one.user != user}
        self.vetoed = tuple(one for one in self.vetoed if one != user)
        self.consents = tuple(one for one in self.consents if one != user)

    def note_away(self, habits: Mapping[int, Habits], now: float) -> None:
        """Note which of some users are on vacation, by what they told."""
        for user, told in habits.items():
            vacation = told.vacation_at(now)
            self.away.pop(user, None)
            if vacation is not None:
                self.away[user] = vacation.end

    def consent(self, proposed: str, user: int) -> None:
        """Note that a user proposes something or agrees to it; another proposal is forgotten."""
        if self.proposed != proposed:
            self.proposed, self.consents = proposed, ()
        self.consents = tuple(dict.fromkeys((*self.consents, user)))

    def thaw(self, now: float) -> None:
        """Let a match go on that was frozen."""
        if self.frozen is not None:
            self.rests = (*self.rests, Span(self.frozen, now))
            self.frozen = None

    @property
    def terms(self) -> Pace | None:
        """The pace in seconds; None: no clock runs."""
        return read(self.pace)

    @property
    def gaps(self) -> tuple[Span, ...]:
        """When no clock of the match runs."""
        begun = (since for since in (self.paused, self.frozen) if since is not None)
        return (*self.rests, *(Span(since, float("inf")) for since in begun))


class Person(msgspec.Struct, frozen=True):
    """What the clock of a person goes by: waking hours, and when it does not run at all."""

    hours: Hours
    gaps: tuple[Span, ...] = ()

    def elapsed(self, start: float, end: float) -> float:
        """Return the time that counts between two times."""
        return waking.elapsed(self.hours, start, end, self.gaps)

    def due(self, start: float, seconds: float) -> float | None:
        """Return when so much time will have counted; None: never as things stand."""
        return waking.due(self.hours, start, seconds, self.gaps)

    def wakes(self, now: float) -> float | None:
        """Return the first moment from now on at which they are awake."""
        return waking.awake_from(self.hours, now, self.gaps)


def start(clock: Clock, person: Person, asked: float, since: float, point: str) -> None:
    """Let a clock run; ``reaction`` was set where it runs on that."""
    clock.asked, clock.since, clock.point = asked, since, point
    clock.reminded, clock.called, clock.used = 0, None, 0.0
    clock.due = person.due(since, clock.allowance)


def stop(clock: Clock, person: Person, now: float) -> None:
    """Let a clock stand, and note what was used."""
    if clock.asked is None:
        return
    used = _used(clock, person, now)
    if clock.reaction is None:
        clock.left = max(0.0, clock.left - used)
    _spend(clock, clock.used + used, answers=1)
    clock.asked = clock.since = clock.due = clock.reaction = clock.out = clock.called = None
    clock.warned = None


def _used(clock: Clock, person: Person, now: float) -> float:
    """Return what was used since a clock began to count."""
    return 0.0 if clock.since is None or now <= clock.since else person.elapsed(clock.since, now)


def _spend(clock: Clock, seconds: float, *, answers: int) -> None:
    """Note how long a person took over what they are asked."""
    before = clock.spent.get(clock.point, Spent())
    spent = Spent(before.seconds + seconds, before.answers + answers)
    clock.spent = {**clock.spent, clock.point: spent}


def restart(clock: Clock, person: Person, now: float) -> None:
    """Take off what was used until now, and count on from here by what the person goes by now."""
    if clock.asked is None:
        return
    used = _used(clock, person, now)
    if clock.reaction is not None:
        clock.reaction = max(0.0, clock.reaction - used)
    else:
        clock.left = max(0.0, clock.left - used)
    clock.used += used
    clock.since = None if clock.since is None else max(clock.since, now)
    recount(clock, person)


def recount(clock: Clock, person: Person) -> None:
    """Find out anew when the time will be over."""
    clock.due = None if clock.since is None else person.due(clock.since, clock.allowance)


def credit(clock: Clock, pace: Pace) -> None:
    """Add what a turn adds."""
    clock.left = min(pace.most, clock.left + pace.increment)


def answered(clock: Clock) -> None:
    """Note that an answer came in time, by whomever it was given."""
    clock.unheard = clock.late = 0
    if clock.strict:
        clock.kept += 1
        clock.strict = clock.kept < REDEEMED


def missed(clock: Clock) -> None:
    """Note that a time was over; after too many in a row the clock is strict."""
    clock.late += 1
    if clock.late >= TROUBLE:
        clock.strict, clock.kept = True, 0


def run_out(clock: Clock, person: Person, pace: Pace, now: float) -> bool:
    """Note that the time is over; tells whether it is excused, and goes on with an increment."""
    missed(clock)
    if clock.excused >= EXCUSED:
        clock.out, clock.left = now, 0.0
        return False
    clock.excused += 1
    clock.reminded = 0
    renew(clock, person, pace.increment, now)
    recount(clock, person)
    return True


def renew(clock: Clock, person: Person, seconds: float, now: float) -> None:
    """Give whoever is waited for so much time from now on; what they took until now is noted."""
    _spend(clock, clock.used + _used(clock, person, now), answers=0)
    clock.left, clock.since, clock.used = seconds, now, 0.0


PersonOf: TypeAlias = Callable[[int], Person]
"""What the clock of a user goes by."""
