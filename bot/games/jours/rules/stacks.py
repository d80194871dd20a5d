"""Units in their hexes: who stands where, which hexes they face, whom they hold in check.

Digest 4.5, 4.6 and the tests of 5.7.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Side
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules.land.ground import Ground


def stack(field: Field, cell: Cell) -> list[Unit]:
    """Return the units of a hex from top to bottom: artillery lies on top.

    Rules: JDG-5.1.2-a.
    """
    there = [one for one in field.units if one.at == cell]
    return [one for one in there if one.is_gun] + [one for one in there if not one.is_gun]


def fighters(units: Iterable[Unit]) -> list[Unit]:
    """Return the infantry and cavalry among units."""
    return [one for one in units if not one.is_gun]


def owner(field: Field, cell: Cell) -> Side | None:
    """Return the side whose combat units stand in a hex."""
    for one in field.units:
        if one.at == cell:
            return one.side
    return None


def to_bottom(field: Field, unit: Unit) -> None:
    """Put a unit to the bottom of its stack.  Rules: JDG-5.1.2-a."""
    place = next(number for number, one in enumerate(field.units) if one is unit)
    field.units.append(field.units.pop(place))


def to_top(field: Field, unit: Unit) -> None:
    """Put a unit on top of its kind in its stack.  Rules: JDG-5.1.2-a."""
    place = next(number for number, one in enumerate(field.units) if one is unit)
    field.units.insert(0, field.units.pop(place))


def enemies_within(field: Field, side: Side, cell: Cell, distance: int) -> bool:
    """Tell whether an enemy combat unit of any level is within a distance of a hex.

    Rules: JDG-RUL-18, JDG-0.4-e.
    """
    for one in field.units:
        if one.at is not None and one.side != side and grid.distance(one.at, cell) <= distance:
            return True
    return False


# Facing ------------------------------------------------------------------------------------------


def has_six_fronts(ground: Ground, unit: Unit) -> bool:
    """Tell whether a unit has six front hexes: built-up, or in square.

    Rules: JDG-6.1.1-c, JDG-4.2-g.
    """
    assert unit.at is not None
    return unit.square or ground.terrain(unit.at).built_up


def front(ground: Ground, unit: Unit) -> tuple[Cell, ...]:
    """Return the front hexes of a unit, on the map or not; a routed one has none.

    Rules: JDG-6.1.1-a, JDG-6.1.1-c, JDG-4.2-g.
    """
    if unit.at is None or unit.facing is None:
        return ()
    if has_six_fronts(ground, unit):
        return grid.neighbours(unit.at)
    return grid.front(unit.at, unit.facing)


def facing_there(field: Field, cell: Cell, unit: Unit) -> Facing | None:
    """Return the facing of the units of a unit's kind in a hex, which it takes when it joins them.

    Rules: JDG-6.1.1-b.
    """
    for one in field.units:
        if one.at == cell and one.id != unit.id and one.is_gun == unit.is_gun:
            return one.facing
    return None


# Zones of control --------------------------------------------------------------------------------


def has_zone(unit: Unit) -> bool:
    """Tell whether a unit exerts a zone of control at all.

    Rules: JDG-6.2.1-b, JDG-4.2-g, JDG-10.2-c.
    """
    return unit.at is not None and not unit.is_gun and not unit.square and not unit.is_routed


def zone(ground: Ground, unit: Unit, cell: Cell) -> bool:
    """Tell whether a unit exerts its zone of control into a hex.

    Rules: JDG-6.2.1-a, JDG-6.2.1-b, JDG-6.2.1-c, JDG-6.2.1-d.
    """
    here = unit.at
    return here is not None and has_zone(unit) and cell in ground.controlled(here, unit.arm)


def front_zone(ground: Ground, unit: Unit, cell: Cell) -> bool:
    """Tell whether a hex is in the zone of a unit and a front hex of it.

    Rules: JDG-6.2.1-a, JDG-6.1.1-a.
    """
    return zone(ground, unit, cell) and cell in front(ground, unit)


def holders(field: Field, ground: Ground, side: Side, cell: Cell) -> list[Unit]:
    """Return the enemies of a side whose zone of control holds a hex."""
    near = ground.neighbours(cell)
    return [
        one
        for one in field.units
        if one.at in near and one.side != side and zone(ground, one, cell)
    ]


def in_front_zone(field: Field, ground: Ground, side: Side, cell: Cell) -> bool:
    """Tell whether a hex is a front hex of zone of any enemy of a side."""
    near = ground.neighbours(cell)
    return any(
        one.at in near and one.side != side and front_zone(ground, one, cell) for one in field.units
    )
