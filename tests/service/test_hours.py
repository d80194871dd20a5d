"""Waking hours to the second, against an independent count, over changes of the clocks."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
import time_machine
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.clocks.hours import Hours, Span, awake_from, due, elapsed, merged, morning_after
from bot.service.clocks.pace import HOUR, PACES, Pace, is_pace, read

ZONES = ("Europe/Prague", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Etc/UTC")
CHANGES = (  # spring and autumn of each zone that has them
    "2027-03-28T00:00", "2027-10-31T00:00", "2027-03-14T05:00", "2027-11-07T05:00",
    "2027-10-02T15:00", "2027-04-03T15:00",
)  # fmt: skip
MINUTE = 60


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def counted(hours: Hours, start: float, end: float, gaps) -> float:
    """Count minute by minute what a wall clock shows; shares nothing with the code under test."""
    zone, seconds = ZoneInfo(hours.zone), 0.0
    woken, asleep = set(), set()
    awake = set()
    now = (start // MINUTE - 3 * 24 * 60) * MINUTE
    while now < end:
        local = datetime.fromtimestamp(now, zone)
        day, minute = local.date(), local.hour * 60 + local.minute
        before = day - timedelta(days=1)
        night = hours.sleeps <= hours.wakes
        if minute >= hours.wakes and day not in woken:
            woken.add(day)
            awake.add(day)
        ending = before if night else day
        if minute >= hours.sleeps and ending not in asleep:
            asleep.add(ending)
            awake.discard(ending)
        if night:  # the day before the last one is over in any case
            awake -= {one for one in awake if one < before}
        if any(not (d.isoweekday() in hours.weekdays or d in hours.dates) for d in awake):
            pieces = [(max(now, start), min(now + MINUTE, end))]
            for gap in gaps:
                pieces = [
                    piece
                    for a, b in pieces
                    for piece in ((a, min(b, gap.start)), (max(a, gap.end), b))
                    if piece[0] < piece[1]
                ]
            seconds += sum(b - a for a, b in pieces if a < b)
        now += MINUTE
    return seconds


hours_of = st.builds(
    Hours,
    zone=st.sampled_from(ZONES),
    wakes=st.integers(0, 95).map(lambda n: 15 * n),
    sleeps=st.integers(0, 95).map(lambda n: 15 * n),
    weekdays=st.sets(st.integers(1, 7), max_size=3).map(lambda s: tuple(sorted(s))),
).filter(lambda h: h.wakes != h.sleeps)


@settings(max_examples=40, deadline=None)
@given(
    hours_of,
    st.sampled_from(CHANGES),
    st.integers(-90_000, 90_000),
    st.integers(1, 260_000),
    st.lists(st.tuples(st.integers(-50_000, 200_000), st.integers(1, 50_400)), max_size=2),
)
def test_elapsed_is_what_a_wall_clock_shows(hours, change, shift, length, outages):
    start = at(change) + shift
    gaps = [Span(start + begin, start + begin + long) for begin, long in outages]

    found = elapsed(hours, start, start + length, gaps)

    assert found == pytest.approx(counted(hours, start, start + length, merged(gaps)), abs=1e-3)


@settings(max_examples=80, deadline=None)
@given(hours_of, st.sampled_from(CHANGES), st.integers(-90_000, 90_000), st.integers(1, 900_000))
def test_the_end_of_a_time_is_when_all_of_it_has_gone_by(hours, change, shift, seconds):
    start = at(change) + shift

    end = due(hours, start, seconds)

    assert end is not None
    assert elapsed(hours, start, end) == pytest.approx(seconds, abs=1e-3)
    assert elapsed(hours, start, end - 1) == pytest.approx(seconds - 1, abs=1e-3)


def test_a_night_of_the_clock_change_gives_an_hour_more_or_less():
    owl = Hours("Europe/Prague", wakes=0, sleeps=6 * 60)

    spring = elapsed(owl, at("2027-03-27T22:00"), at("2027-03-28T12:00"))
    autumn = elapsed(owl, at("2027-10-30T21:00"), at("2027-10-31T12:00"))

    assert (spring / HOUR, autumn / HOUR) == (5, 7)


def test_a_waking_hour_that_is_left_out_begins_with_the_change():
    early = Hours("Europe/Prague", wakes=150, sleeps=4 * 60)  # half past two does not exist

    assert awake_from(early, at("2027-03-27T12:00")) == at("2027-03-28T01:00")


def test_an_outage_of_fourteen_hours_costs_nothing():
    prague = Hours("Europe/Prague")
    noon = at("2027-06-01T10:00")
    outage = Span(noon + HOUR, noon + 15 * HOUR)

    plain, credited = due(prague, noon, 12 * HOUR), due(prague, noon, 12 * HOUR, [outage])

    assert plain == at("2027-06-02T08:00")
    assert credited == at("2027-06-02T17:00")  # nine waking hours of the day were lost


def test_free_days_and_free_dates_do_not_count():
    free = Hours("Etc/UTC", weekdays=(6, 7), dates=(date(2027, 6, 7),))
    friday_evening = at("2027-06-04T21:00")

    assert due(free, friday_evening, 2 * HOUR) == at("2027-06-08T09:00")


def test_a_time_without_an_end_has_none():
    assert due(Hours(), at("2027-06-01T10:00"), 60, [Span(0, float("inf"))]) is None


def test_the_zone_of_the_machine_does_not_matter():
    prague, start = Hours("Europe/Prague"), at("2027-06-01T10:00")
    with time_machine.travel(datetime(2027, 6, 1, tzinfo=ZoneInfo("Asia/Tokyo"))):
        there = due(prague, start, 40 * HOUR)

    assert there == due(prague, start, 40 * HOUR)


@pytest.mark.parametrize(
    ("typed", "pace"),
    [
        ("steady", PACES["steady"]),
        ("none", None),
        ("72h+36h", Pace(72 * HOUR, 36 * HOUR, 216 * HOUR)),
        ("2d+30m", Pace(48 * HOUR, HOUR / 2, 144 * HOUR)),
    ],
)
def test_a_pace_is_read(typed, pace):
    assert read(typed) == pace


@pytest.mark.parametrize("typed", ["", "fast", "72h", "0h+1h", "30m+10m", "1h+2h", "99d+1d"])
def test_what_is_no_pace_is_none(typed):
    assert not is_pace(typed)


@pytest.mark.parametrize(
    ("hours", "now", "gaps", "wanted"),
    [
        (Hours("Europe/Prague"), "2027-03-27T12:00", [], "2027-03-28T06:00"),  # the clocks went on
        (Hours("Europe/Prague"), "2027-03-27T06:59", [], "2027-03-27T07:00"),
        (Hours("Europe/Prague"), "2027-03-27T07:00", [], "2027-03-28T06:00"),
        (Hours(wakes=0, sleeps=0), "2027-05-01T12:00", [], "2027-05-02T00:00"),
        (Hours(weekdays=(6, 7)), "2027-05-07T12:00", [], "2027-05-10T08:00"),  # Friday, Monday
        (Hours(), "2027-05-01T12:00", [("2027-05-02T00:00", "2027-05-04T08:00")],
         "2027-05-04T08:00"),
    ],
)  # fmt: skip
def test_the_next_morning_is_when_a_waking_day_begins(hours, now, gaps, wanted):
    spans = [Span(at(start), at(end)) for start, end in gaps]
    assert morning_after(hours, at(now), spans) == at(wanted)
