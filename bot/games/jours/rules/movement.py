"""Where units may move, hex by hex, and at what cost (digest 4.4 to 4.6).

A ``Mover`` is a unit or a stack with its allowance; ``walk`` checks a whole path of it, ``reach``
finds all hexes in its reach with the cheapest path to each.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import structs

from bot.engine.refusal import Fault
from bot.games.jours.content.base import LEVELS, Cell
from bot.games.jours.model.field import Field, Unit

from . import command
from .costs import entry_price, price
from .faults import fault
from .ground import Ground
from .stacking import stacking_fault
from .survey import Survey

Manner: TypeAlias = Literal["normal", "forced", "enter", "enter_normal", "charge", "evade"]
"""Kinds of movement: normal (full or limited), forced march, entry by forced or normal march, the
move of a charge, a retreat before shock."""


class Mover(NamedTuple):
    """Units of one hex (or of one entry) that make the same move.

    ``held_by``: enemies in whose zone of control they begin.
    """

    units: tuple[Unit, ...]
    start: Cell | None
    allowance: int
    manner: Manner
    held_by: frozenset[str]
    factor: int = 1
    """By what the cost of the first hex is multiplied, of a column that enters the map."""

    @property
    def ids(self) -> frozenset[str]:
        """The ids of the units."""
        return frozenset(one.id for one in self.units)

    @property
    def is_forced(self) -> bool:
        """Whether it is a forced march, with its limits."""
        return self.manner in ("forced", "enter")


class Leg(NamedTuple):
    """One hex of a path: its cost, which units lose a level in it, whether the move ends."""

    cell: Cell
    cost: int
    harms: frozenset[str]
    stops: bool


NOBODY: frozenset[str] = frozenset()


def limited(points: int) -> int:
    """Return half of an allowance, rounded up.  Rules: JDG-4.1.2-a, JDG-RUL-71.

    >>> [limited(one) for one in (7, 5, 4)]
    [4, 3, 2]
    """
    return (points + 1) // 2


def allowance(field: Field, ground: Ground, unit: Unit, manner: Manner) -> int:
    """Return the movement points that a unit may spend now.

    Rules: JDG-4.1.1-a, JDG-4.1.2-a, JDG-4.1.3-a, JDG-4.4.2-a, JDG-5.2.1-g, JDG-5.2.1-h,
    JDG-9.1-c, JDG-8.8.1-d, JDG-4.2-d.
    """
    points = unit.values.mp
    limits = ground.content.limits
    if manner in ("evade", "enter_normal"):
        return points
    if manner == "forced" or (manner == "enter" and not _near(field)):
        return points * limits.forced_march.factor
    if manner == "enter":
        return points
    if manner == "charge" or unit.deeds.fired or command.standing(field, unit) == "limited":
        points = limited(points)
    return points - limits.square_exit if unit.square else points


def _near(field: Field) -> bool:
    return field.active is not None and field.active.near


def mover(survey: Survey, units: Sequence[Unit], manner: Manner) -> Mover:
    """Return the mover that some units make together: the smallest allowance among them.

    Rules: JDG-4.4.1-b, JDG-RUL-14, JDG-5.2.2-b.
    """
    field, ground = survey.field, survey.ground
    start = units[0].at
    held = survey.holders(start) if start is not None else set()
    points = min(allowance(field, ground, one, manner) for one in units)
    return Mover(tuple(units), start, points, manner, frozenset(held))


# One hex -----------------------------------------------------------------------------------------


def leg(survey: Survey, who: Mover, here: Cell | None, there: Cell, *, first: bool) -> Leg | Fault:
    """Say what the next hex costs a mover, or why it may not go there.

    Units that move together pay what the one pays for whom it costs most.

    Rules: JDG-4.4.1-a, JDG-4.4.1-b, JDG-4.4.1-d, JDG-4.4.3-a, JDG-4.4.3-b, JDG-6.2.2-b,
    JDG-6.2.2-e, JDG-12.1-b, JDG-12.2-a.
    """
    if there not in survey.ground.cells or (
        here is not None and there not in survey.ground.neighbours(here)
    ):
        return fault("JDG-4.4.1-a", "not-adjacent", place=there)
    if here is not None and _is_quiet(survey, who, here, there, first=first):
        return _quiet_leg(survey.ground, who, here, there)
    wrong = _closed(survey, who, there) or _zone_fault(survey, who, there, first=first)
    if wrong is not None:
        return wrong
    ground = survey.ground
    beside = there in survey.beside
    cost, harms = 0, set()
    for one in who.units:
        if here is None:
            entry = entry_price(ground, one.arm, there, beside=beside)
            found = None if entry is None else (entry * who.factor, False)
        else:
            found = price(ground, one.arm, here, there, beside=beside)
        if found is None:
            return fault("JDG-4.3.2-a", "closed-ground", unit=one.id, place=there)
        cost = max(cost, found[0] + _surcharge(survey, who, one, here, there, first=first))
        harms |= {one.id} if found[1] else set()
    stops = there in survey.zones or (who.manner == "enter" and there in survey.close)
    return Leg(there, cost, frozenset(harms), stops or _renfort_stops(survey, who, there))


def _is_quiet(survey: Survey, who: Mover, here: Cell, there: Cell, *, first: bool) -> bool:
    """Tell whether nothing but the ground matters on the way into the next hex."""
    if there in survey.busy or (who.held_by if first else here in survey.own):
        return False
    return not who.is_forced or (len(who.units) == 1 and there not in survey.close)


def _quiet_leg(ground: Ground, who: Mover, here: Cell, there: Cell) -> Leg | Fault:
    """Return a hex that is paid by its ground alone.  Rules: JDG-4.3-a, JDG-4.4.1-b."""
    cost, harms = 0, NOBODY
    for one in who.units:
        found = price(ground, one.arm, here, there, beside=False)
        if found is None:
            return fault("JDG-4.3.2-a", "closed-ground", unit=one.id, place=there)
        cost = max(cost, found.points)
        harms = harms | {one.id} if found.disorders else harms
    return Leg(there, cost, harms, stops=False)


def _closed(survey: Survey, who: Mover, there: Cell) -> Fault | None:
    """Say whether units in a hex, or reinforcements still due, close it.

    Rules: JDG-4.4.1-d, JDG-4.4.3-a, JDG-4.1.3-d, JDG-5.2.3-a, JDG-4.2-b.
    """
    if there in survey.enemies:
        return fault("JDG-4.4.1-d", "enemy-there", place=there)
    others = _others(survey, who, there)
    if any(one.square for one in others):
        return fault("JDG-4.4.3-a", "square-there", place=there)
    if who.is_forced and others:
        return fault("JDG-4.1.3-d", "forced-through", place=there)
    if who.is_forced:
        wrong = stacking_fault(survey.ground.content, who.units)
        if wrong is not None:
            return wrong
    if there in survey.guarded:
        return fault("JDG-5.2.3-a", "entry-guarded", place=there)
    return None


def _others(survey: Survey, who: Mover, cell: Cell) -> list[Unit]:
    """Return the own units of a hex that do not move along."""
    there = survey.own.get(cell)
    return [one for one in there if one.id not in who.ids] if there else []


def _zone_fault(survey: Survey, who: Mover, there: Cell, *, first: bool) -> Fault | None:
    """Say whether zones of control, the formation's state or the weather close a hex.

    Rules: JDG-6.2.2-c, JDG-6.2.2-e, JDG-6.2.2-f, JDG-11.2-b, JDG-12.1-c, JDG-4.1.3-b,
    JDG-9.1-h, JDG-8.8.1-d, JDG-8.8.1-e, JDG-RUL-37.
    """
    holders = survey.holders(there)
    if who.held_by:
        barred = first or who.manner != "charge"
        if barred and holders & who.held_by:
            return fault("JDG-6.2.2-f", "zone-to-zone", place=there)
        if first and who.manner != "evade" and there in survey.fronts:
            return fault("JDG-6.2.2-e", "leaves-into-front", place=there)
    if holders:
        wrong = _may_enter_zone(survey, who, there)
        if wrong is not None:
            return wrong
    weather = survey.ground.content.weather[survey.field.weather]
    shy = any(one.level == "disordered" for one in who.units)
    if weather.disordered_keep_away and shy and there in survey.beside:
        return fault("JDG-12.1-c", "night-disordered", place=there)
    if who.manner == "forced" and not _renfort(who) and there in survey.close:
        return fault("JDG-4.1.3-b", "forced-near", place=there)
    return None


def _may_enter_zone(survey: Survey, who: Mover, there: Cell) -> Fault | None:
    """Say whether the mover is of a kind that does not enter a zone of control.

    Rules: JDG-6.2.2-c, JDG-11.2-b.
    """
    others = _others(survey, who, there)
    if any(one.is_gun for one in who.units) and all(one.is_gun for one in others):
        return fault("JDG-6.2.2-c", "guns-into-zone", place=there)
    for one in who.units:
        if survey.field.formation(one.formation).demoralised:
            return fault("JDG-11.2-b", "demoralised-zone", unit=one.id)
    return None


def _surcharge(
    survey: Survey, who: Mover, unit: Unit, here: Cell | None, there: Cell, *, first: bool
) -> int:
    """Return what zones of control, weather and own units passed add for a unit of the mover.

    Rules: JDG-6.2.2-b, JDG-6.2.2-e, JDG-4.4.3-a, JDG-4.4.3-b, JDG-10.1-c, JDG-12.1-b.
    """
    limits = survey.ground.content.limits
    cost = 0
    if first and who.held_by:
        cost += limits.zone.leave
    if there in survey.zones:
        cost += survey.ground.content.weather[survey.field.weather].zone
        if unit.level == "disordered":
            cost += limits.zone.disordered
    if not first and here is not None and _others(survey, who, here):
        cost += limits.passing
    return cost


def _renfort(who: Mover) -> bool:
    return who.manner == "enter" or all(one.renfort for one in who.units)


def _renfort_stops(survey: Survey, who: Mover, there: Cell) -> bool:
    """Tell whether reinforcements end their march here, because the enemy is near.

    Rules: JDG-5.2.1-e, JDG-RUL-16.
    """
    return who.manner == "forced" and _renfort(who) and there in survey.close


# A whole path ------------------------------------------------------------------------------------


def after(who: Mover, step: Leg) -> Mover:
    """Return a mover as it goes on after a hex: weakened, without those whom it routed there.

    Rules: JDG-4.3.2-b.
    """
    if not step.harms:
        return who
    harmed = [
        structs.replace(one, level=LEVELS[LEVELS.index(one.level) + 1])
        if one.id in step.harms
        else one
        for one in who.units
    ]
    return who._replace(units=tuple(one for one in harmed if not one.is_routed))


def walk(survey: Survey, who: Mover, path: Sequence[Cell]) -> list[Leg] | Fault:
    """Check a path hex by hex and at its end; returns its legs.

    It ends where the ground routs the last unit, whoever stands there.

    Rules: JDG-4.4.1-a, JDG-6.2.2-a, JDG-5.1.2-b, JDG-4.3.2-b.
    """
    legs: list[Leg] = []
    here, spent = who.start, 0
    for place in path:
        if not who.units:
            return fault("JDG-4.3.2-b", "routed-there", place=legs[-1].cell)
        if legs and legs[-1].stops:
            return fault("JDG-6.2.2-a", "must-stop", place=legs[-1].cell)
        step = leg(survey, who, here, place, first=not legs)
        if isinstance(step, Fault):
            return step
        spent += step.cost
        if spent > who.allowance:
            return fault("JDG-4.4.1-a", "too-far", place=place, value=who.allowance, count=spent)
        legs.append(step)
        here, who = place, after(who, step)
    wrong = end_fault(survey, who, path[-1]) if path else None
    return legs if wrong is None else wrong


def end_fault(survey: Survey, who: Mover, cell: Cell) -> Fault | None:
    """Say why a move may not end in a hex: who would share it.  Rules: JDG-5.1.2-b."""
    others = _others(survey, who, cell)
    if not others or not who.units:
        return None
    return stacking_fault(survey.ground.content, [*others, *who.units])


class Way(NamedTuple):
    """The cheapest path to a hex: its cost, levels lost on it, and whether the move ends there.

    ``who``: the mover as it is after it.
    """

    cost: int
    losses: int
    path: tuple[Cell, ...]
    who: Mover
    stops: bool = False


def reach(survey: Survey, who: Mover, entry: Cell | None = None) -> dict[Cell, Way]:
    """Return the cheapest way to each hex in which the move may end.

    Of equal costs the one with fewer levels lost, then the lowest hex ids; one that routs all only
    where there is no other. ``entry``: where a mover that is off the map enters.

    Rules: JDG-4.4.1-a, JDG-6.2.2-a, JDG-4.3.2-b.
    """
    best: dict[Cell, Way] = {}
    losses: dict[Cell, int] = {}
    queue: list[Way] = []
    following = survey.ground.neighbours(who.start) if who.start else tuple(filter(None, (entry,)))
    _expand(survey, Way(0, 0, (), who), who.start, following, queue)
    while queue:
        way = heapq.heappop(queue)
        cell = way.path[-1]
        if cell == who.start or way.losses >= losses.get(cell, MANY):
            continue
        losses[cell] = way.losses
        if cell not in best or not best[cell].who.units:
            best[cell] = way
        if not way.stops:
            further = [
                one for one in survey.ground.neighbours(cell) if way.losses < losses.get(one, MANY)
            ]
            _expand(survey, way, cell, further, queue)
    return {cell: way for cell, way in best.items() if end_fault(survey, way.who, cell) is None}


MANY = 99
"""More levels than any stack can lose."""


def _expand(
    survey: Survey, way: Way, here: Cell | None, following: Sequence[Cell], queue: list[Way]
) -> None:
    """Put the next hexes of a way into the queue."""
    for there in following:
        step = leg(survey, way.who, here, there, first=not way.path)
        if isinstance(step, Leg) and way.cost + step.cost <= way.who.allowance:
            on, losses = after(way.who, step), way.losses + len(step.harms)
            stops = step.stops or not on.units
            heapq.heappush(queue, Way(way.cost + step.cost, losses, (*way.path, there), on, stops))
