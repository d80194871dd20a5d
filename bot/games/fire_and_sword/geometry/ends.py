"""Where a Unit could usefully go: the few ends of its movements that mean something.

A movement has ranges of angle and distance (``Form``); players may name any legal end, and these
are offered. Everything here is seen by everybody: orders are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from math import hypot
from typing import NamedTuple

from .fixed import DEGREE, FULL, INCH, Place, angle, bearing
from .moves import judge, kind_of
from .reasons import End, Interests, because, worthwhile
from .risks import risks
from .shapes import Ref
from .slowing import Mover
from .table import Body, Table
from .tracks import Fan, Track, track

_ANGLE = 5 * DEGREE
_STEP = INCH // 2
_MOST = 12
_NEAR, _ALIKE = INCH, 15 * DEGREE
"""Ends nearer than an inch and within 15 degrees are one end with two reasons."""
_STRAIGHT = {"full", "half"}


class Form(NamedTuple):
    """A movement that may be named: its action and REF, and its ranges in fixed point."""

    action: str
    ref: Ref
    angles: tuple[int, int]
    distances: tuple[int, int]


def forms(table: Table, mover: Mover, actions: Iterable[str]) -> list[Form]:
    """Return the ranges of some movements, before anything in the way is asked.

    Rules: FAS-GEO-10, FAS-GEO-11, FAS-GEO-21.
    """
    most = angle(table.numbers.movement_angle)
    found = []
    for action in actions:
        refs: tuple[Ref, ...] = {"withdraw": (3,), "disengage": (1, 2, 3, 4)}.get(action, (1,))
        far = mover.speed * kind_of(table, action).multiple
        found += [Form(action, ref, (-most, most), (0, far)) for ref in refs]
    return found


def ends(
    table: Table, mover: Mover, actions: Iterable[str], interests: Interests
) -> list[End]:  # fmt: skip
    """Return at most twelve ends: full ahead, half, then the others from left to right.

    Every one of them is legal.

    Rules: FAS-GEO-21, FAS-GEO-10, FAS-GEO-11.
    """
    reach = list(_reach(table, mover, tuple(actions)))
    found = _merged(chain(_straight(reach), worthwhile(table, mover, reach, interests)))[:_MOST]
    lead = [one for one in found if _STRAIGHT & {reason.key for reason in one.reasons}]
    rest = [one for one in found if one not in lead]
    rest.sort(key=lambda one: (_bearing(mover.body, one), one.distance))
    return _with_risks(table, mover, lead + rest, interests)


def _straight(reach: list[End]) -> Iterator[End]:
    """Yield the farthest end straight ahead, and the one that is half as far."""
    ahead = [one for one in reach if one.phi == 0 and one.ref == 1 and one.action != "march"]
    if ahead:
        far = max(ahead, key=lambda one: one.distance)
        yield because(far, "full")
        half = min(ahead, key=lambda one: (abs(one.distance * 2 - far.distance), one.distance))
        if half is not far:
            yield because(half, "half")


def _bearing(body: Body, end: End) -> int:
    """Return how far to the right of the heading an end lies, from straight left on."""
    course = bearing(end.place.x - body.place.x, end.place.y - body.place.y)
    return (course - body.place.heading + FULL // 2) % FULL


def _merged(found: Iterable[End]) -> list[End]:
    """Put ends together that are nearly one, with all their reasons."""
    kept: list[End] = []
    for end in found:
        for index, other in enumerate(kept):
            if _is_alike(end.place, other.place):
                more = tuple(one for one in end.reasons if one not in other.reasons)
                kept[index] = replace(other, reasons=other.reasons + more)
                break
        else:
            kept.append(end)
    return kept


def _is_alike(one: Place, other: Place) -> bool:
    turn = abs((one.heading - other.heading + FULL // 2) % FULL - FULL // 2)
    return hypot(one.x - other.x, one.y - other.y) < _NEAR and turn <= _ALIKE


# What can be reached -------------------------------------------------------------------------


def _reach(table: Table, mover: Mover, actions: tuple[str, ...]) -> Iterator[End]:
    """Yield the legal ends on a grid of 5 degrees and 0.5 in, each by its cheapest action.

    The grid of a March is three times as wide.
    """
    done: dict[Ref, int] = {}
    for form in sorted(forms(table, mover, actions), key=lambda one: one.distances[1]):
        start = done.get(form.ref, 0)
        done[form.ref] = max(start, form.distances[1])
        low, high = form.angles
        coarse = 3 if form.action == "march" else 1
        ways = [
            track(mover.body, form.ref, phi, far)
            for phi in range(low, high + 1, _ANGLE * coarse)
            for far in range(form.distances[1], start, -_STEP * coarse)
        ]
        yield from _legal(table, mover, form.action, ways)


def _legal(table: Table, mover: Mover, action: str, ways: list[Track]) -> Iterator[End]:
    if not ways:
        return
    verdicts, spent = judge(table, mover, ways, kind_of(table, action))
    places = Fan(ways).places
    for way, place, fault, cost in zip(ways, places, verdicts, spent.cost, strict=True):
        if fault is None:
            yield End(action, way.ref, way.phi, way.distance, place, float(cost), ())


def _with_risks(
    table: Table, mover: Mover, found: list[End], interests: Interests
) -> list[End]:  # fmt: skip
    told = [risks(table, mover.body, end.place, interests.foes) for end in found]
    return [
        replace(end, charged_by=risk.charged_by, shot_by=risk.shot_by)
        for end, risk in zip(found, told, strict=True)
    ]
