"""Where units go that must leave their hex: retreats and rout retreats (digest 4.10, 5.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import structs

from bot.engine.model import Side
from bot.games.jours.content import grid
from bot.games.jours.content.base import LEVELS, Cell
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules.land.costs import price
from bot.games.jours.rules.land.ground import Ground, Price

from . import stacks
from .stacking import stacking_fault

Path: TypeAlias = tuple[Cell, ...]

ROUTED, ELIMINATED = LEVELS.index("routed"), LEVELS.index("eliminated")


class Cause(NamedTuple):
    """What a unit retreats from: the hexes of attackers or of one firer; none: by itself."""

    cells: tuple[Cell, ...] = ()
    fire: bool = False


class Walk(NamedTuple):
    """A way out of a hex: the hexes entered, and the level after them, a place in ``LEVELS``."""

    path: Path
    level: int


def can_enter(field: Field, ground: Ground, unit: Unit, here: Cell, there: Cell) -> bool:
    """Tell whether a retreat may lead into the next hex, passages included.

    A castle only within the unit's movement points, an own square never.

    Rules: JDG-10.3.4-a, JDG-10.3.4-b, JDG-4.4.3-a, JDG-RUL-67, JDG-10.3.1-d.
    """
    found = price_of(field, ground, unit, here, there)
    return found is not None and (
        not ground.terrain(there).enclosed or found.points <= unit.values.mp
    )


def price_of(field: Field, ground: Ground, unit: Unit, here: Cell, there: Cell) -> Price | None:
    """Return what the next hex costs a unit that has to leave; None: it cannot go there.

    Rules: JDG-4.3-a, JDG-4.3.2-a, JDG-4.4.1-d, JDG-4.4.3-a, JDG-RUL-67.
    """
    others = stacks.stack(field, there)
    if there not in ground.cells or any(one.side != unit.side or one.square for one in others):
        return None
    beside = stacks.enemies_within(field, unit.side, there, 1)
    return price(ground, unit.arm, here, there, beside=beside)


def may_join(field: Field, ground: Ground, units: Sequence[Unit], cell: Cell) -> bool:
    """Tell whether units of one side may end together among those of a hex; none joins a square.

    Rules: JDG-5.1.2-b, JDG-4.2-b.
    """
    others = [one for one in stacks.stack(field, cell) if one not in units]
    if any(one.square or one.side != units[0].side for one in others):
        return False
    return stacking_fault(ground.content, [*others, *units]) is None


def first_steps(field: Field, ground: Ground, unit: Unit, cause: Cause) -> list[Cell]:
    """List the first hexes of a retreat or rout retreat: away from what caused it.

    Rules: JDG-10.3.1-a, JDG-10.3.1-f, JDG-7.5-c, JDG-RUL-24, JDG-RUL-32.
    """
    here = unit.at
    assert here is not None
    return [
        cell
        for cell in ground.neighbours(here)
        if can_enter(field, ground, unit, here, cell)
        and leads_away(field, ground, unit, here, cell, cause)
    ]


def leads_away(
    field: Field, ground: Ground, unit: Unit, here: Cell, cell: Cell, cause: Cause
) -> bool:
    """Tell whether a first hex leads away from what caused the retreat.

    Without a cause it lies in the rout direction or beside that.

    Rules: JDG-10.3.1-a, JDG-10.3.1-f, JDG-7.5-c, JDG-RUL-24, JDG-RUL-32.
    """
    if not cause.cells:
        rout = grid.compass(field.camps[unit.side].rout)
        return (grid.direction(here, cell) - rout) % 6 in (5, 0, 1)
    if cause.fire:
        (firer,) = cause.cells
        return grid.distance(cell, firer) > grid.distance(here, firer)
    return all(is_clear(field, ground, unit.side, cell, one) for one in cause.cells)


def is_clear(field: Field, ground: Ground, side: Side, cell: Cell, attacker: Cell) -> bool:
    """Tell whether a hex is not adjacent to an attacker's hex, or in no zone exerted from there.

    Rules: JDG-10.3.1-a.
    """
    if grid.distance(cell, attacker) > 1:
        return True
    return not any(
        stacks.zone(ground, one, cell) for one in stacks.stack(field, attacker) if one.side != side
    )


def paths(field: Field, ground: Ground, unit: Unit, cause: Cause, *, routed: bool) -> list[Path]:
    """List the legal paths of a retreat, or of a rout retreat, in the order of their hexes.

    A path goes on through hexes where the unit may not stop, and ends where it is routed or
    eliminated. A routed unit ends alone, or with routed units if it survives no other way.
    None: the unit is eliminated.

    Rules: JDG-10.3.1-a, JDG-10.3.1-b, JDG-10.3.1-c, JDG-10.3.1-d, JDG-10.3.3-b, JDG-10.5-a,
    JDG-10.2-a, JDG-10.4-g, JDG-5.1.2-b, JDG-10.3.5-b, JDG-RUL-31.
    """
    limits = ground.content.limits
    least = limits.rout_retreat[unit.arm] if routed else limits.retreat

    def alone(walk: Walk) -> bool:
        return stacks.owner(field, walk.path[-1]) is None

    def together(walk: Walk) -> bool:
        weakened = structs.replace(unit, level=LEVELS[walk.level])
        return may_join(field, ground, [weakened], walk.path[-1])

    found: list[Walk] = []
    for may_stop in (alone, together) if routed else (together,):
        found = list(_walks(field, ground, unit, cause, least, may_stop))
        if any(walk.level != ELIMINATED for walk in found):
            break
    return sorted(walk.path for walk in found)


def _walks(
    field: Field,
    ground: Ground,
    unit: Unit,
    cause: Cause,
    least: int,
    may_stop: Callable[[Walk], bool],
) -> Iterator[Walk]:
    """Yield the ways away to where the unit may stop, each hex farther from the start.

    Rules: JDG-10.3.1-b, JDG-10.3.5-a, JDG-10.3.5-b, JDG-RUL-31.
    """
    start = unit.at
    assert start is not None
    begin, before = Walk((), LEVELS.index(unit.level)), LEVELS.index(unit.level)
    walks = [
        _step(field, ground, unit, begin, cell) for cell in first_steps(field, ground, unit, cause)
    ]
    for walk in walks:
        here, length = walk.path[-1], len(walk.path)
        falls = walk.level == ELIMINATED or before < ROUTED <= walk.level
        if falls or (length >= least and may_stop(walk)):
            yield walk
            continue
        walks += [
            _step(field, ground, unit, walk, cell)
            for cell in ground.neighbours(here)
            if grid.distance(cell, start) > length and can_enter(field, ground, unit, here, cell)
        ]


def _step(field: Field, ground: Ground, unit: Unit, walk: Walk, cell: Cell) -> Walk:
    """Return a way with one more hex, and the levels lost on it."""
    here = walk.path[-1] if walk.path else unit.at
    assert here is not None
    level = walk.level + len(toll(field, ground, unit, here, cell))
    return Walk((*walk.path, cell), min(level, ELIMINATED))


def toll(field: Field, ground: Ground, unit: Unit, here: Cell, there: Cell) -> list[str]:
    """Return a rule for each level that the next hex of a retreat or rout retreat costs.

    Other terrain that disorders does not count.

    Rules: JDG-10.3.4-a, JDG-10.3.4-c, JDG-10.3.5-a, JDG-RUL-66.
    """
    side = ground.hexside(here, there)
    found = []
    if side is not None and side.retreat_costs_level:
        found.append("JDG-10.3.4-a")
    if stacks.in_front_zone(field, ground, unit.side, there):
        found.append("JDG-10.3.5-a")
    return found
