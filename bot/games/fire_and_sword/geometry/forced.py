"""Forced movements: as far as a Unit can go, at which angles, and whether that is a Crush."""

from __future__ import annotations

from dataclasses import dataclass

from .fixed import DEGREE, INCH, angle, length
from .measuring import NOISE
from .moves import judge, judge_paths, kind_of
from .placing import Verdicts
from .shapes import Ref
from .slowing import Mover
from .table import Table
from .tracks import Fan, track


@dataclass(frozen=True)
class Forced:
    """How far a forced movement goes, at which angles, and whether it is a Crush."""

    distance: int
    angles: tuple[int, ...]
    is_crush: bool

    @property
    def straightest(self) -> int:
        """The angle nearest to straight, the positive one of two; 0 where it stays."""
        return min(self.angles, key=lambda phi: (abs(phi), -phi), default=0)


def farthest(table: Table, mover: Mover, ref: Ref, crush_below: float) -> Forced:
    """Return the farthest that a Unit can go when it must move its whole Speed.

    Every whole degree is tried and every 0.05 in. ``crush_below`` is in inches. Where it cannot
    move at all it stays as it stands, with its heading.

    Rules: FAS-GEO-12, FAS-5.4-a, FAS-5.4-b, FAS-RUL-66, FAS-4.1.3-a.
    """
    kind = kind_of(table, "withdraw")
    bounds = _bounds(table, mover, ref)
    grid = length(table.numbers.forced_step)
    for distance in range(mover.speed, 0, -grid):
        ways = [track(mover.body, ref, phi, distance) for phi, most in bounds if most >= distance]
        verdicts = judge(table, mover, ways, kind)[0] if ways else []
        legal = tuple(way.phi for way, bad in zip(ways, verdicts, strict=True) if bad is None)
        if legal:
            is_crush = distance / INCH < crush_below - table.numbers.length - NOISE
            return Forced(distance, legal, is_crush)
    return Forced(0, (), is_crush=True)


def _bounds(table: Table, mover: Mover, ref: Ref) -> list[tuple[int, int]]:
    """Return for each angle how far nothing is in the way, the ends left out."""
    step, grid = table.numbers.forced_angle * DEGREE, length(table.numbers.forced_step)
    most = angle(table.numbers.movement_angle)
    angles = range(-most, most + 1, step)
    low, high = [0] * len(angles), [mover.speed // grid] * len(angles)
    tries = high
    while True:
        ways = [
            track(mover.body, ref, phi, one * grid) for phi, one in zip(angles, tries, strict=True)
        ]
        found: Verdicts = [None] * len(ways)
        judge_paths(table, mover.body, Fan(ways), found)
        for index, bad in enumerate(found):
            if bad is None:
                low[index] = max(low[index], tries[index])
            else:
                high[index] = min(high[index], tries[index] - 1)
        if all(one >= two for one, two in zip(low, high, strict=True)):
            return [(phi, one * grid) for phi, one in zip(angles, low, strict=True)]
        tries = [(one + two + 1) // 2 for one, two in zip(low, high, strict=True)]
