"""Where the enemy of a side stands and what they hold, looked up once for many moves."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import cached_property

from bot.engine.model import Side
from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground

NOBODY: frozenset[str] = frozenset()


class Survey:
    """What a side meets on the map: enemies, their zones of control, its own units.

    It is a snapshot of the field: made anew for each question.
    """

    def __init__(self, field: Field, ground: Ground, side: Side) -> None:
        self.field, self.ground, self.side = field, ground, side
        self.own: dict[Cell, list[Unit]] = {}
        self.enemies: dict[Cell, list[Unit]] = {}
        self.zones: dict[Cell, set[str]] = {}
        self.beside: set[Cell] = set()
        """Hexes adjacent to an enemy combat unit."""
        self._facings: dict[Cell, tuple[Facing, ...]] = {}
        for unit in field.units:
            cell = unit.at
            if cell is None:
                continue
            if unit.side == side:
                self.own.setdefault(cell, []).append(unit)
            else:
                self.enemies.setdefault(cell, []).append(unit)
        for cell, there in self.enemies.items():
            self.beside.update(ground.neighbours(cell))
            for unit in there:
                if stacks.has_zone(unit):
                    self._hold(unit.id, ground.controlled(cell, unit.arm))

    def _hold(self, key: str, cells: Iterable[Cell]) -> None:
        zones = self.zones
        for near in cells:
            if near in zones:
                zones[near].add(key)
            else:
                zones[near] = {key}

    @cached_property
    def fronts(self) -> set[Cell]:
        """The hexes that are front hexes of zone of an enemy."""
        units = (one for there in self.enemies.values() for one in there if stacks.has_zone(one))
        return {cell for one in units for cell in stacks.front_zones(self.ground, one)}

    def facings(self, cell: Cell) -> tuple[Facing, ...]:
        """Return the facings with an enemy in a front hex, for units in a hex."""
        if cell not in self._facings:
            self._facings[cell] = tuple(
                facing
                for facing in FACINGS
                if not self.enemies.keys().isdisjoint(grid.front(cell, facing))
            )
        return self._facings[cell]

    @cached_property
    def guarded(self) -> set[Cell]:
        """The entry hexes of the enemy, with their neighbours, while anybody is still due.

        Rules: JDG-5.2.3-a.
        """
        near: set[Cell] = set()
        for one in self.field.arrivals:
            if one.side != self.side:
                near |= {one.entry, *self.ground.neighbours(one.entry)}
        return near

    @cached_property
    def busy(self) -> set[Cell]:
        """The hexes where more than the ground matters to who enters them."""
        squares = {cell for cell, there in self.own.items() if any(one.square for one in there)}
        return self.guarded | self.beside | self.enemies.keys() | squares

    @cached_property
    def busy_or_close(self) -> set[Cell]:
        """The hexes where more than the ground matters to who makes a forced march."""
        return self.busy | self.own.keys() | self.close

    @cached_property
    def close(self) -> set[Cell]:
        """The hexes that a forced march may not enter, with an enemy near.

        Rules: JDG-4.1.3-b, JDG-RUL-18.
        """
        distance = self.ground.content.limits.forced_march.distance
        near: set[Cell] = set()
        return near.union(*(self.ground.within(one, distance) for one in self.enemies))

    def holders(self, cell: Cell) -> Set[str]:
        """Return the enemies whose zone of control holds a hex."""
        return self.zones.get(cell, NOBODY)

    def nearest(self, cell: Cell) -> int:
        """Return the distance to the nearest enemy combat unit; 99 without any.

        Rules: JDG-RUL-18.
        """
        return min((grid.distance(cell, one) for one in self.enemies), default=99)
