"""All hexes in the reach of a mover, with the cheapest way to each (digest 4.4).

The search asks of a hex only once what closes it or makes it dearer; ``movement.leg`` is the judge.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Set
from typing import NamedTuple, TypeAlias

from msgspec import structs

from bot.games.jours.content.base import Arm, Cell, Level
from bot.games.jours.rules.land.costs import edges, within

from .movement import Leg, Mover, after, end_fault, gate_fault, halts, leg, passing_cost, zone_cost
from .survey import Survey


class Way(NamedTuple):
    """The cheapest path to a hex: its cost and the levels lost on it.

    ``left``: who is not routed by it, and at which level they are then.
    """

    cost: int
    losses: int
    path: tuple[Cell, ...]
    left: tuple[tuple[str, Level], ...]


Try: TypeAlias = "tuple[int, tuple[Cell, ...], Course, bool]"
"""A way that is tried: levels lost, path, the mover after it, whether it ends there.

Ways of one cost are ordered by the first two, since no two paths are the same.
"""


class Gate(NamedTuple):
    """What matters on entering a hex besides its ground, wherever one comes from.

    ``extra``: points that are paid more. ``beside``: it is next to an enemy.
    """

    extra: int
    beside: bool
    stops: bool


UNKNOWN = Gate(0, beside=False, stops=False)
"""A hex that was not looked at yet."""
MANY = 99
"""More levels than any stack can lose."""
NOTHING: tuple[int, int, tuple[Cell, ...]] = (0, MANY, ())
"""No way to a hex was noted yet."""
KEPT = 64
"""The movers whose ways are kept of one arrangement of the enemy, at most."""


class Search:
    """The ways that are still to be tried, by their cost, which every hex makes higher.

    ``losses``: the least levels lost on the way to each hex that was come to so far. ``tried``: of
    each hex cost, levels lost and path of the way that was noted last.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: list[list[Try]] = [[] for _ in range(most + 1)]
        self.losses: dict[Cell, int] = {}
        self.tried: dict[Cell, tuple[int, int, tuple[Cell, ...]]] = {}


class Course:
    """What the hexes of a map are to a mover, as healthy as it is now; each is looked at once."""

    def __init__(self, survey: Survey, who: Mover) -> None:
        self.survey, self.who = survey, who
        self.left = tuple((one.id, one.level) for one in who.units)
        arms = tuple(sorted({one.arm for one in who.units}))
        self._alike = len(arms) == 1 or len({one.level for one in who.units}) == 1
        self._edges = edges(survey.ground, arms)
        self._busy: Set[Cell] = survey.busy
        if who.is_forced:
            self._busy = survey.ground.cells if len(who.units) > 1 else survey.busy_or_close
        self._gates: dict[Cell, Gate | None] = {}
        self._weaker: dict[frozenset[str], Course] = {}

    def begin(self, search: Search, entry: Cell | None) -> None:
        """Try the hexes next to the start, or the one where a mover off the map enters."""
        start = self.who.start
        if start is None:
            self._judge(search, 0, 0, (), None, filter(None, (entry,)))
        elif self.who.held_by or not self._alike:
            self._judge(search, 0, 0, (), start, self.survey.ground.neighbours(start))
        else:
            self._spread(search, 0, 0, (), start)

    def go_on(self, search: Search, cost: int, lost: int, path: tuple[Cell, ...]) -> None:
        """Try the hexes next to the end of a way."""
        here = path[-1]
        if self._alike:
            passing = passing_cost(self.survey, self.who, here) if here in self.survey.own else 0
            self._spread(search, cost + passing, lost, path, here)
        else:
            self._judge(search, cost, lost, path, here, self.survey.ground.neighbours(here))

    def _spread(  # noqa: C901  (the innermost loop)
        self, search: Search, cost: int, lost: int, path: tuple[Cell, ...], here: Cell
    ) -> None:
        """Try the next hexes by what was found out about each."""
        busy, gates, most, losses, tried, waiting = (
            self._busy, self._gates, search.most, search.losses, search.tried, search.waiting,
        )  # fmt: skip
        for least, there, away, near, harmed in self._edges[here]:
            if cost + least > most:
                break
            if losses.get(there, MANY) <= lost:
                continue
            total, stops = cost + away, False
            if there in busy:
                gate = gates.get(there, UNKNOWN)
                if gate is UNKNOWN:
                    gate = self._look(there)
                if gate is None:
                    continue
                total, stops = cost + gate.extra + (near if gate.beside else away), gate.stops
            if total > most:
                continue
            if harmed:
                harms = frozenset(one.id for one in self.who.units if one.arm in harmed)
                self._push(search, total, lost, (*path, there), harms, stops)
                continue
            known = tried.get(there, NOTHING)
            if known[1] <= lost and known[0] < total:
                continue
            way = total, lost, (*path, there)
            if known[1] <= lost and known < way:
                continue
            tried[there] = way
            waiting[total].append((lost, way[2], self, stops))

    def _look(self, there: Cell) -> Gate | None:
        """Return what matters in a busy hex; None: it is closed."""
        survey, who = self.survey, self.who
        found = None
        if there not in survey.enemies and gate_fault(survey, who, there, first=False) is None:
            extra = max(zone_cost(survey, one, there) for one in who.units)
            found = Gate(extra, there in survey.beside, halts(survey, who, there))
        self._gates[there] = found
        return found

    def _judge(
        self,
        search: Search,
        cost: int,
        lost: int,
        path: tuple[Cell, ...],
        here: Cell | None,
        following: Iterable[Cell],
    ) -> None:
        """Try the next hexes one by one: at the start, and with units that differ in all."""
        for there in following:
            step = leg(self.survey, self.who, here, there, first=not path)
            if isinstance(step, Leg) and cost + step.cost <= search.most:
                self._push(search, cost + step.cost, lost, (*path, there), step.harms, step.stops)

    def _push(
        self,
        search: Search,
        cost: int,
        lost: int,
        path: tuple[Cell, ...],
        harms: frozenset[str],
        stops: bool,
    ) -> None:
        """Note a way whose last hex may harm units; it ends where that routs the last."""
        on = self
        if harms:
            if harms not in self._weaker:
                self._weaker[harms] = Course(self.survey, after(self.who, harms))
            on = self._weaker[harms]
        stops = stops or not on.who.units
        search.waiting[cost].append((lost + len(harms), path, on, stops))


def reach(
    survey: Survey, who: Mover, entry: Cell | None = None, *, sparing: bool = False
) -> dict[Cell, Way]:
    """Return the cheapest way to each hex in which the move may end.

    Of equal costs the one with fewer levels lost, then the lowest hex ids; one that routs all only
    where there is no other. ``entry``: where a mover that is off the map enters. ``sparing``: the
    way with the fewest levels lost, whatever it costs.

    Rules: JDG-4.4.1-a, JDG-6.2.2-a, JDG-4.3.2-b.
    """
    known = _known(survey, who, sparing=sparing)
    found = dict(_ways(survey, who, entry, sparing) if known is None else known)
    for cell in found.keys() & survey.own.keys():
        if end_fault(survey, _arrived(who, found[cell]), cell) is not None:
            del found[cell]
    return found


def _arrived(who: Mover, way: Way) -> Mover:
    """Return a mover as it is at the end of a way."""
    levels = dict(way.left)
    units = (one for one in who.units if one.id in levels)
    return who._replace(units=tuple(structs.replace(one, level=levels[one.id]) for one in units))


def _known(survey: Survey, who: Mover, *, sparing: bool) -> dict[Cell, Way] | None:
    """Return the ways of a mover as they were found before: nothing that they depend on differs.

    They depend on the enemy, the mover, the weather, and on where others of their side stand. None:
    they are not kept, for units of several arms, for forced marches and for who enters the map.
    """
    start, field, arm = who.start, survey.field, who.units[0].arm
    if start is None or who.manner != "normal" or any(one.arm != arm for one in who.units):
        return None
    key = (
        start, who.allowance, who.held_by, sparing, field.weather,
        tuple((one.id, arm, one.level, field.formation(one.formation).demoralised)
              for one in who.units),
        _met(survey, arm, start, who.allowance),
    )  # fmt: skip
    known: dict[Hashable, dict[Cell, Way]] = survey.threat.known
    if key not in known:
        if len(known) >= KEPT:
            known.clear()
        known[key] = _ways(survey, who, None, sparing)
    return known[key]


def _met(survey: Survey, arm: Arm, start: Cell, points: int) -> Hashable:
    """Return what matters of the own units in the hexes that a mover may come to.

    They make a hex dearer that is passed through. Squares close it, and who has none with them but
    artillery does not take more of it into an enemy zone of control.

    Rules: JDG-4.4.3-a, JDG-6.2.2-c.
    """
    if arm != "artillery" and not survey.squares:
        passed = within(survey.ground, arm, start, points - 1)
        return frozenset([cell for cell in survey.own if cell in passed])
    entered = within(survey.ground, arm, start, points)
    return tuple(
        (cell, *((one.is_gun, one.square) for one in there))
        for cell, there in survey.own.items()
        if cell in entered
    )


def _ways(survey: Survey, who: Mover, entry: Cell | None, sparing: bool) -> dict[Cell, Way]:
    """Find the cheapest way to each hex, whoever shares it."""
    best: dict[Cell, Way] = {}
    search = Search(who.allowance)
    losses = search.losses
    if who.start is not None:
        losses[who.start] = -1
    Course(survey, who).begin(search, entry)
    for cost, tries in enumerate(search.waiting):
        tries.sort()  # no way that is tried later costs less
        for lost, path, course, stops in tries:
            cell = path[-1]
            if lost >= losses.get(cell, MANY):
                continue
            losses[cell] = lost
            if sparing or cell not in best or not best[cell].left:
                best[cell] = Way(cost, lost, path, course.left)
            if cost < who.allowance and not stops:
                course.go_on(search, cost, lost, path)
    return best
