"""Where the enemy of a side stands and what they hold, looked up once for many moves."""

from __future__ import annotations

from collections.abc import Hashable, Set
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from bot.engine.model import Side
from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Arm, Cell, Facing
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground

NOBODY: frozenset[str] = frozenset()
NOWHERE: frozenset[Cell] = frozenset()
Holder: TypeAlias = "tuple[str, Cell, Arm, Facing | None]"
"""An enemy with a zone of control: id, hex, arm and facing."""


class Threat:
    """What the enemies on a map do to it, wherever one's own units are; it never changes.

    ``cells``: where they stand; ``entries``: where they are still due to enter.
    """

    def __init__(
        self,
        ground: Ground,
        cells: frozenset[Cell],
        holders: tuple[Holder, ...],
        entries: frozenset[Cell],
    ) -> None:
        self._ground, self._cells, self._holders = ground, cells, holders
        self.beside = NOWHERE.union(*map(ground.neighbours, cells))
        """Hexes adjacent to an enemy combat unit."""
        self.guarded = entries.union(*map(ground.neighbours, entries))
        """The entry hexes of the enemy, with their neighbours, while anybody is still due.

        Rules: JDG-5.2.3-a.
        """
        self.busy = self.guarded | self.beside | cells
        """The hexes where more than the ground matters to who enters them."""
        self.zones: dict[Cell, set[str]] = {}
        for key, cell, arm, _ in holders:
            for near in ground.controlled(cell, arm):
                self.zones.setdefault(near, set()).add(key)
        self._facings: dict[Cell, tuple[Facing, ...]] = {}
        self.known: dict[Hashable, Any] = {}
        """What was found out of movers among these enemies, see ``reach``."""

    @cached_property
    def fronts(self) -> frozenset[Cell]:
        """The hexes that are front hexes of zone of an enemy."""
        return NOWHERE.union(*(self._ahead(*one) for one in self._holders))

    def _ahead(self, _: str, cell: Cell, arm: Arm, facing: Facing | None) -> Set[Cell]:
        """Return the front hexes of a unit that exerts a zone of control into them.

        Rules: JDG-6.2.1-a, JDG-6.1.1-a, JDG-6.1.1-c.
        """
        held = frozenset(self._ground.controlled(cell, arm))
        if facing is None:
            return NOWHERE
        built_up = self._ground.terrain(cell).built_up
        return held if built_up else held.intersection(grid.front(cell, facing))

    @cached_property
    def close(self) -> frozenset[Cell]:
        """The hexes that a forced march may not enter, with an enemy near.

        Rules: JDG-4.1.3-b, JDG-RUL-18.
        """
        distance = self._ground.content.limits.forced_march.distance
        return NOWHERE.union(*(self._ground.within(one, distance) for one in self._cells))

    def facings(self, cell: Cell) -> tuple[Facing, ...]:
        """Return the facings with an enemy in a front hex, for units in a hex."""
        if cell not in self._facings:
            self._facings[cell] = tuple(
                one for one in FACINGS if not self._cells.isdisjoint(grid.front(cell, one))
            )
        return self._facings[cell]


threat = lru_cache(maxsize=64)(Threat)
"""The enemy stays where they are while a side moves, so the same one is looked at many times."""


class Survey:
    """What a side meets on the map: enemies, their zones of control, its own units.

    It is a snapshot of the field: made anew for each question.
    """

    def __init__(self, field: Field, ground: Ground, side: Side) -> None:
        self.field, self.ground, self.side = field, ground, side
        self.own: dict[Cell, list[Unit]] = {}
        self.enemies: dict[Cell, list[Unit]] = {}
        holders: list[Holder] = []
        for unit in field.units:
            cell = unit.at
            if cell is None:
                continue
            there = self.own if unit.side == side else self.enemies
            if cell in there:
                there[cell].append(unit)
            else:
                there[cell] = [unit]
            if there is self.enemies and stacks.has_zone(unit):
                holders.append((unit.id, cell, unit.kind.arm, unit.facing))
        entries = frozenset([one.entry for one in field.arrivals if one.side != side])
        self.threat = threat(ground, frozenset(self.enemies), tuple(holders), entries)
        self.zones, self.beside = self.threat.zones, self.threat.beside

    @cached_property
    def squares(self) -> Set[Cell]:
        """The hexes of one's own squares."""
        return {cell for cell, there in self.own.items() if any(one.square for one in there)}

    @cached_property
    def busy(self) -> Set[Cell]:
        """The hexes where more than the ground matters to who enters them."""
        return self.threat.busy | self.squares if self.squares else self.threat.busy

    @cached_property
    def busy_or_close(self) -> Set[Cell]:
        """The hexes where more than the ground matters to who makes a forced march."""
        return self.busy | self.own.keys() | self.threat.close

    def holders(self, cell: Cell) -> Set[str]:
        """Return the enemies whose zone of control holds a hex."""
        return self.zones.get(cell, NOBODY)

    def nearest(self, cell: Cell) -> int:
        """Return the distance to the nearest enemy combat unit; 99 without any.

        Rules: JDG-RUL-18.
        """
        return min((grid.distance(cell, one) for one in self.enemies), default=99)
