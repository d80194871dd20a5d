"""Waking hours: when a person's clock runs, to the second, also where the time of day jumps.

A waking day begins at the first moment of a date at which the local time has reached ``wakes`` and
ends at the first one at which it has reached ``sleeps``, of the next date where that is not later.
An hour that is repeated in autumn thus counts once as long as it lies within the day, and one that
is left out in spring is not counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from itertools import count
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

DAY_MINUTES = 24 * 60
WEEK = 7
HORIZON_DAYS = 1200
"""How far ahead the end of a time is looked for."""


class Span(NamedTuple):
    """A stretch of time from ``start`` on, before ``end``."""

    start: float
    end: float


class Hours(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a person is awake: minutes of the local day, free weekdays (1: Monday) and dates.

    Where ``wakes`` and ``sleeps`` are equal the whole day counts.
    """

    zone: str = "Etc/UTC"
    wakes: int = 8 * 60
    sleeps: int = 22 * 60
    weekdays: tuple[int, ...] = ()
    dates: tuple[date, ...] = ()

    def is_free(self, day: date) -> bool:
        """Tell whether a date is free."""
        return day.isoweekday() in self.weekdays or day in self.dates


ALWAYS = Hours(wakes=0, sleeps=0)
"""Of who never sleeps."""


def elapsed(hours: Hours, start: float, end: float, gaps: Iterable[Span] = ()) -> float:
    """Return how many waking seconds lie between two times, those in ``gaps`` left out."""
    total = 0.0
    for span in _running(hours, start, merged(gaps)):
        if span.start >= end:
            break
        total += min(span.end, end) - span.start
    return total


def due(hours: Hours, start: float, seconds: float, gaps: Iterable[Span] = ()) -> float | None:
    """Return when so many waking seconds will have gone by from a time on.

    None: not within ``HORIZON_DAYS``, as where a gap has no end.
    """
    left = seconds
    for span in _running(hours, start, merged(gaps)):
        if span.end - span.start >= left:
            return span.start + left
        left -= span.end - span.start
    return None


def awake_from(hours: Hours, now: float, gaps: Iterable[Span] = ()) -> float | None:
    """Return the first waking moment not before a time; None as in ``due``."""
    return next((span.start for span in _running(hours, now, merged(gaps))), None)


def morning_after(hours: Hours, now: float, gaps: Iterable[Span] = ()) -> float | None:
    """Return when the first waking day after a time begins, in no gap; None as in ``due``."""
    away = merged(gaps)
    for day in _waking(hours, now):
        if day.start > now and not any(gap.start <= day.start < gap.end for gap in away):
            return day.start
    return None


def merged(gaps: Iterable[Span]) -> list[Span]:
    """Return the same gaps in order, those that touch made one."""
    found: list[Span] = []
    for gap in sorted(gaps):
        if found and gap.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, gap.end))
        elif gap.start < gap.end:
            found.append(gap)
    return found


def _running(hours: Hours, start: float, gaps: Sequence[Span]) -> Iterator[Span]:
    """List the waking stretches from a time on, without the gaps, which are in order."""
    for day in _waking(hours, start):
        at = max(day.start, start)
        for gap in gaps:
            if gap.end <= at or gap.start >= day.end:
                continue
            if gap.start > at:
                yield Span(at, gap.start)
            at = gap.end
        if at < day.end:
            yield Span(at, day.end)


def _waking(hours: Hours, start: float) -> Iterator[Span]:
    """List the waking days that end after a time."""
    first = datetime.fromtimestamp(start, ZoneInfo(hours.zone)).date() - timedelta(days=1)
    for number in count():
        if number > HORIZON_DAYS:
            return
        day = first + timedelta(days=number)
        if hours.is_free(day):
            continue
        later = timedelta(days=hours.sleeps <= hours.wakes)
        span = Span(
            moment(hours.zone, day, hours.wakes), moment(hours.zone, day + later, hours.sleeps)
        )
        if span.end > max(start, span.start):
            yield span


@lru_cache(4096)
def moment(zone: str, day: date, minutes: int) -> float:
    """Return the first moment of a date at which the local time has reached a minute."""
    place = ZoneInfo(zone)
    wall = datetime.combine(day, time(minutes // 60, minutes % 60), place)
    stamp = wall.timestamp()
    if datetime.fromtimestamp(stamp, place).replace(tzinfo=None) == wall.replace(tzinfo=None):
        return stamp
    early, late = int(wall.replace(fold=1).timestamp()), int(stamp)  # the clocks jump in between
    after = datetime.fromtimestamp(late, place).utcoffset()
    while early < late:
        middle = (early + late) // 2
        if datetime.fromtimestamp(middle, place).utcoffset() == after:
            late = middle
        else:
            early = middle + 1
    return float(late)
