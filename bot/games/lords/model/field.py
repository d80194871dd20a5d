"""The mat with its units: who stands where, who points at whom, who is engaged.

Works on the units of a state or of a view, which are the same, and never changes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.model import Side
from bot.games.lords.rules.geometry import OPPOSITE, Cell, neighbours, shifted
from bot.games.lords.rules.tables import CardFacts, Tables

from .state import Unit


class Field:
    """The units on the mat by cell, with what their cards can do there."""

    def __init__(self, tables: Tables, units: Iterable[Unit], *, borderless: bool = False):
        self.tables = tables
        self.borderless = borderless
        self.units = {unit.cell: unit for unit in units}

    def facts(self, unit: Unit) -> CardFacts:
        """Return what the card of a unit can do."""
        return self.tables.cards[unit.card]

    def is_on_mat(self, cell: Cell) -> bool:
        """Tell whether a cell exists.

        Rules: LOW-MAT-01, LOW-MAT-04, LOW-OPB-01, LOW-OPB-02, LOW-RUL-01.
        """
        return self.borderless or cell in self.tables.mat

    def is_free(self, cell: Cell) -> bool:
        """Tell whether a cell exists and holds no unit.  Rules: LOW-MAT-04."""
        return cell not in self.units and self.is_on_mat(cell)

    def free(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return those cells that exist and hold no unit.  Rules: LOW-MAT-04."""
        found = set(cells) - self.units.keys()
        return found if self.borderless else found & self.tables.mat

    def of_side(self, side: Side) -> Iterator[Unit]:
        """Yield the units of a side."""
        return (unit for unit in self.units.values() if unit.side == side)

    def by_id(self, unit: int) -> Unit | None:
        """Find a unit by its number; None if it is not on the mat."""
        return next((one for one in self.units.values() if one.id == unit), None)

    def adjacent(self, cell: Cell, side: Side) -> Iterator[tuple[int, Unit]]:
        """Yield the units of a side around a cell, with their direction from it."""
        units = self.units
        for index, there in enumerate(neighbours(cell)):
            unit = units.get(there)
            if unit is not None and unit.side == side:
                yield index, unit

    def engaged(self, unit: Unit) -> Iterator[tuple[Unit, int]]:
        """Yield the enemies that a unit engages, with the value of its arrow.

        Rules: LOW-CRD-02, LOW-CRD-03, LOW-CRD-07, LOW-CMB-07, LOW-GEO-03, LOW-RUL-13.
        """
        units, side, around = self.units, unit.side, neighbours(unit.cell)
        for index, value in self.facts(unit).pointing[side]:
            enemy = units.get(around[index])
            if enemy is not None and enemy.side != side:
                yield enemy, value

    def engagers(self, unit: Unit) -> Iterator[tuple[Unit, int]]:
        """Yield the enemies that engage a unit, with the value of their arrow.

        Whatever they do with their arrows, and whether they fall themselves.

        Rules: LOW-GEO-03, LOW-RNG-12, LOW-RUL-13.
        """
        units, cards = self.units, self.tables.cards
        for back, there in zip(OPPOSITE, neighbours(unit.cell), strict=True):
            enemy = units.get(there)
            if enemy is not None and enemy.side != unit.side:
                value = cards[enemy.card].arrows[enemy.side][back]
                if value:
                    yield enemy, value

    def is_engaged(self, unit: Unit) -> bool:
        """Tell whether any enemy engages a unit."""
        return next(self.engagers(unit), None) is not None

    def target_cells(self, unit: Unit) -> tuple[Cell, ...]:
        """List the cells of a shooter's target grid that exist.  Rules: LOW-GEO-04, LOW-RNG-01."""
        return tuple(
            cell
            for dx, dy in self.facts(unit).grid[unit.side]
            if self.is_on_mat(cell := shifted(unit.cell, dx, dy))
        )

    def targets(self, unit: Unit) -> tuple[Unit, ...]:
        """List the enemies in a shooter's target grid, over whatever units, by cell.

        Rules: LOW-RNG-01, LOW-RNG-04, LOW-RNG-08.
        """
        units, cell = self.units, unit.cell
        found = [
            enemy
            for dx, dy in self.facts(unit).grid[unit.side]
            if (enemy := units.get(shifted(cell, dx, dy))) is not None and enemy.side != unit.side
        ]
        return tuple(sorted(found, key=lambda enemy: enemy.cell))
