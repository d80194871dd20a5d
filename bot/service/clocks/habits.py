"""What a person told of themselves once, for all their matches: hours, reminders, vacations."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec

from .hours import Hours, Span

Reminders: TypeAlias = Literal["usual", "daily", "digest", "last", "none"]
"""``usual``: at half the time, at three quarters, and two hours before the end. ``digest``: neither
called nor reminded match by match, but told once a day of all that wait, and before the end."""
Way: TypeAlias = Literal["thread", "dm", "both"]
"""Where a reminder is sent."""
Hands: TypeAlias = Literal["turn", "always", "never"]
"""When hidden cards come by direct message: when their owner is to decide, always, never."""
VACATION_DAYS = 14
"""Days of vacation in a year of the calendar (UTC); each begun one counts."""
DAY = 24 * 3600.0


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person chose; ``hours`` None: they never said when they are awake.

    ``theme``: the colours of pictures for them alone; empty: those of each match. ``digested``:
    when they were last told of all matches at once.
    """

    hours: Hours | None = None
    remind: Reminders = "usual"
    by: Way = "thread"
    hand: Hands = "always"
    vacations: tuple[Span, ...] = ()
    theme: str = ""
    digested: float = 0.0

    def vacation_at(self, now: float) -> Span | None:
        """Return the vacation that a moment lies in."""
        return next((one for one in self.vacations if one.start <= now < one.end), None)


def days_left(habits: Habits, now: float) -> int:
    """Return how many days of vacation are left in the year of a moment."""
    year = datetime.fromtimestamp(now, UTC).year
    taken = sum(days for begun, days in _taken(habits) if begun == year)
    return max(0, VACATION_DAYS - taken)


def _taken(habits: Habits) -> Iterator[tuple[int, int]]:
    """List the vacations as (year in which they began, days that they cost, at least one)."""
    for one in habits.vacations:
        days = -(-(one.end - one.start) // DAY)
        yield datetime.fromtimestamp(one.start, UTC).year, max(1, int(days))


def on_vacation(habits: Habits, now: float, days: int) -> Habits:
    """Return the habits with a vacation of so many days from now on."""
    vacations = (*habits.vacations, Span(now, now + days * DAY))
    return msgspec.structs.replace(habits, vacations=vacations)


def back(habits: Habits, now: float) -> Habits:
    """Return the habits with the present vacation ended."""
    ended = tuple(
        Span(one.start, now) if one.start <= now < one.end else one for one in habits.vacations
    )
    return msgspec.structs.replace(habits, vacations=ended)
