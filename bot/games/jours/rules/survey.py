"""Where the enemy of a side stands and what they hold, looked up once for many moves."""

from __future__ import annotations

from functools import cached_property

from bot.engine.model import Side
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Field, Unit

from . import stacks
from .ground import Ground


class Survey:
    """What a side meets on the map: enemies, their zones of control, its own units.

    It is a snapshot of the field: made anew for each question.
    """

    def __init__(self, field: Field, ground: Ground, side: Side) -> None:
        self.field, self.ground, self.side = field, ground, side
        self.own: dict[Cell, list[Unit]] = {}
        self.enemies: dict[Cell, list[Unit]] = {}
        self.zones: dict[Cell, set[str]] = {}
        self.fronts: set[Cell] = set()
        self.beside: set[Cell] = set()
        """Hexes adjacent to an enemy combat unit."""
        for unit in field.units:
            if unit.at is None:
                continue
            there = self.own if unit.side == side else self.enemies
            there.setdefault(unit.at, []).append(unit)
            if unit.side != side:
                self._enemy(unit, unit.at)

    def _enemy(self, unit: Unit, cell: Cell) -> None:
        self.beside.update(self.ground.neighbours(cell))
        if not stacks.has_zone(unit):
            return
        ahead = stacks.front(self.ground, unit)
        for near in self.ground.controlled(cell, unit.arm):
            self.zones.setdefault(near, set()).add(unit.id)
            if near in ahead:
                self.fronts.add(near)

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
        return self.guarded | self.beside | self.own.keys() | self.enemies.keys()

    @cached_property
    def close(self) -> set[Cell]:
        """The hexes that a forced march may not enter, with an enemy near.

        Rules: JDG-4.1.3-b, JDG-RUL-18.
        """
        distance = self.ground.content.limits.forced_march.distance
        return {
            cell
            for cell in self.ground.cells
            if any(grid.distance(cell, one) <= distance for one in self.enemies)
        }

    def holders(self, cell: Cell) -> set[str]:
        """Return the enemies whose zone of control holds a hex."""
        return self.zones.get(cell, set())

    def nearest(self, cell: Cell) -> int:
        """Return the distance to the nearest enemy combat unit; 99 without any.

        Rules: JDG-RUL-18.
        """
        return min((grid.distance(cell, one) for one in self.enemies), default=99)
