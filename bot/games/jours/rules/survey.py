"""Where the enemy of a side stands and what they hold, looked up once for many moves."""

from __future__ import annotations

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
        ahead = stacks.front(self.ground, unit)
        for near in self.ground.neighbours(cell):
            self.beside.add(near)
            if stacks.zone(self.ground, unit, near):
                self.zones.setdefault(near, set()).add(unit.id)
                if near in ahead:
                    self.fronts.add(near)

    def holders(self, cell: Cell) -> set[str]:
        """Return the enemies whose zone of control holds a hex."""
        return self.zones.get(cell, set())

    def nearest(self, cell: Cell) -> int:
        """Return the distance to the nearest enemy combat unit; 99 without any.

        Rules: JDG-RUL-18.
        """
        return min((grid.distance(cell, one) for one in self.enemies), default=99)
