"""Where units may move, hex by hex, and at what cost (digest 4.4 to 4.6).

A ``Mover`` is a unit or a stack with its allowance; ``walk`` checks a whole path of it. All hexes
in its reach are found by ``reach``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import structs

from bot.engine.refusal import Fault
from bot.games.jours.content.base import LEVELS, Cell
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules import command
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.costs import entry_price, price
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.stacking import stacking_fault

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
    held = survey.holders(start) if start is not None else frozenset()
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
    wrong = gate_fault(survey, who, there, first=first)
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
    return Leg(there, cost, frozenset(harms), halts(survey, who, there))


def gate_fault(survey: Survey, who: Mover, there: Cell, *, first: bool) -> Fault | None:
    """Say why a mover may not enter a hex, whatever its ground and wherever it comes from."""
    return _closed(survey, who, there) or _zone_fault(survey, who, there, first=first)


def halts(survey: Survey, who: Mover, there: Cell) -> bool:
    """Tell whether a move ends in a hex: held by an enemy, or reinforcements near one.

    Rules: JDG-6.2.2-a, JDG-5.2.1-e, JDG-RUL-16.
    """
    if there in survey.zones or (who.manner == "enter" and there in survey.threat.close):
        return True
    return who.manner == "forced" and _renfort(who) and there in survey.threat.close


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
    if there in survey.threat.guarded:
        return fault("JDG-5.2.3-a", "entry-guarded", place=there)
    return None


def _others(survey: Survey, who: Mover, cell: Cell) -> list[Unit]:
    """Return the own units of a hex that do not move along; the movers stand where they start."""
    there = survey.own.get(cell)
    if not there or cell != who.start:
        return there or []
    ids = who.ids
    return [one for one in there if one.id not in ids]


def _zone_fault(survey: Survey, who: Mover, there: Cell, *, first: bool) -> Fault | None:
    """Say whether zones of control, the formation's state or the weather close a hex.

    Rules: JDG-6.2.2-c, JDG-6.2.2-e, JDG-6.2.2-f, JDG-11.2-b, JDG-12.1-c, JDG-4.1.3-b,
    JDG-9.1-h, JDG-8.8.1-d, JDG-8.8.1-e, JDG-RUL-37.
    """
    holders = survey.holders(there)
    if holders and who.held_by:
        barred = first or who.manner != "charge"
        if barred and holders & who.held_by:
            return fault("JDG-6.2.2-f", "zone-to-zone", place=there)
        if first and who.manner != "evade" and there in survey.threat.fronts:
            return fault("JDG-6.2.2-e", "leaves-into-front", place=there)
    if holders:
        wrong = _may_enter_zone(survey, who, there)
        if wrong is not None:
            return wrong
    weather = survey.ground.content.weather[survey.field.weather]
    keep_away = weather.disordered_keep_away and there in survey.beside
    if keep_away and any(one.level == "disordered" for one in who.units):
        return fault("JDG-12.1-c", "night-disordered", place=there)
    if who.manner == "forced" and not _renfort(who) and there in survey.threat.close:
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

    Rules: JDG-6.2.2-b, JDG-6.2.2-e, JDG-4.4.3-b.
    """
    cost = zone_cost(survey, unit, there)
    if first and who.held_by:
        cost += survey.ground.content.limits.zone.leave
    if not first and here is not None:
        cost += passing_cost(survey, who, here)
    return cost


def zone_cost(survey: Survey, unit: Unit, there: Cell) -> int:
    """Return what an enemy zone of control in a hex adds for a unit.

    Rules: JDG-6.2.2-b, JDG-10.1-c, JDG-12.1-b.
    """
    if there not in survey.zones:
        return 0
    content = survey.ground.content
    more = content.limits.zone.disordered if unit.level == "disordered" else 0
    return content.weather[survey.field.weather].zone + more


def passing_cost(survey: Survey, who: Mover, here: Cell) -> int:
    """Return what own units add in a hex that is passed through.  Rules: JDG-4.4.3-a."""
    return survey.ground.content.limits.passing if _others(survey, who, here) else 0


def _renfort(who: Mover) -> bool:
    return who.manner == "enter" or all(one.renfort for one in who.units)


# A whole path ------------------------------------------------------------------------------------


def after(who: Mover, harms: frozenset[str]) -> Mover:
    """Return a mover as it goes on after a hex that took levels off units, without the routed.

    Rules: JDG-4.3.2-b.
    """
    if not harms:
        return who
    harmed = [
        structs.replace(one, level=LEVELS[LEVELS.index(one.level) + 1]) if one.id in harms else one
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
        here, who = place, after(who, step.harms)
    wrong = end_fault(survey, who, path[-1]) if path else None
    return legs if wrong is None else wrong


def end_fault(survey: Survey, who: Mover, cell: Cell) -> Fault | None:
    """Say why a move may not end in a hex: who would share it.  Rules: JDG-5.1.2-b."""
    others = _others(survey, who, cell)
    if not others or not who.units:
        return None
    return stacking_fault(survey.ground.content, [*others, *who.units])
