"""What stands where at one moment, ready for look-ups; made from a state or from a view.

All pure chapters work on a scene, so that menus and refusals, which may only see a view, and the
rules themselves compute from the same code.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, get_args

from bot.engine.model import Side
from bot.games.commands_colors.board import BoardMap
from bot.games.commands_colors.sight import SightLines
from bot.games.napoleonics.content import (
    Card,
    Direction,
    NapContent,
    TerrainKind,
    UnitClass,
    UnitType,
)

from .state import Leader, Turn, Unit, other_side

CLEAR = "clear"
HILL = "hill"


class Tables:
    """Content and everything that can be computed from it once."""

    def __init__(self, content: NapContent):
        self.content = content
        self.board = BoardMap(content.board)
        self.sight = SightLines(self.board)
        self.types = content.unit_types
        self.terrain = content.terrain
        self.cards = content.cards
        self.deck = content.deck()
        kinds: tuple[UnitClass | None, ...] = (None, *get_args(UnitClass))
        self.barred = {
            kind: frozenset(one.id for one in content.terrain.values() if one.bars(kind))
            for kind in kinds
        }
        """By class of units, None for leaders: the terrain that they cannot enter."""
        self.stopping = frozenset(one.id for one in content.terrain.values() if one.enter == "stop")


class Battlefield(Protocol):
    """What a state and a view have in common."""

    @property
    def scenario(self) -> str:
        """The scenario id."""

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the match."""

    @property
    def turn(self) -> Turn:
        """The running turn."""

    @property
    def terrain(self) -> Mapping[str, str]:
        """Terrain by hex; clear hexes are left out."""

    @property
    def works(self) -> Mapping[str, Sequence[Direction]]:
        """The protected sides by hex."""

    @property
    def units(self) -> Sequence[Unit]:
        """The units on the board."""

    @property
    def leaders(self) -> Sequence[Leader]:
        """All leaders, those off the board too."""


class Scene:
    """Look-ups over a field; valid until the field changes."""

    __slots__ = ("field", "leaders", "tables", "terrain", "turn", "units", "works")

    def __init__(self, tables: Tables, field: Battlefield):
        self.tables = tables
        self.field = field
        self.turn = field.turn
        self.terrain = field.terrain
        self.works = field.works
        self.units = {unit.hex: unit for unit in field.units}
        self.leaders = {one.hex: one for one in field.leaders if one.hex is not None}

    def kind(self, unit: Unit) -> UnitType:
        """Return the type of a unit."""
        return self.tables.types[unit.type]

    def terrain_at(self, label: str) -> TerrainKind:
        """Return the terrain of a hex.  Rules: NAP-SET-02."""
        return self.tables.terrain[self.terrain.get(label, CLEAR)]

    def is_hill(self, label: str) -> bool:
        """Tell whether a hex is a hill."""
        return self.terrain.get(label) == HILL

    def unit(self, unit_id: str) -> Unit | None:
        """Find a unit on the board by id; None when it was eliminated."""
        return next((unit for unit in self.field.units if unit.id == unit_id), None)

    def leader(self, leader_id: str) -> Leader:
        """Find a leader by id."""
        return next(one for one in self.field.leaders if one.id == leader_id)

    def leader_of(self, unit: Unit) -> Leader | None:
        """Return the leader attached to a unit.  Rules: NAP-GEN-02, NAP-GEN-03, NAP-LDR-03."""
        leader = self.leaders.get(unit.hex)
        return leader if leader is not None and leader.side == unit.side else None

    def lone_leader(self, label: str) -> Leader | None:
        """Return the leader on a hex without a unit."""
        return self.leaders.get(label) if label not in self.units else None

    def own_units(self, side: Side) -> list[Unit]:
        """List the units of a side on the board."""
        return [unit for unit in self.field.units if unit.side == side]

    def own_leaders(self, side: Side) -> list[Leader]:
        """List the leaders of a side on the board."""
        return [one for one in self.field.leaders if one.side == side and one.hex is not None]

    def adjacent(self, label: str, side: Side) -> Iterator[Unit]:
        """Yield the units of a side next to a hex."""
        for other in self.tables.board.neighbours[label]:
            unit = self.units.get(other)
            if unit is not None and unit.side == side:
                yield unit

    def is_engaged(self, unit: Unit) -> bool:
        """Tell whether an enemy unit is adjacent; lone leaders do not count.

        Rules: NAP-RNG-03, NAP-RUL-16.
        """
        return any(self.adjacent(unit.hex, other_side(unit.side)))

    def card(self) -> Card | None:
        """Return the card in effect.  Rules: NAP-CRD-08, NAP-RUL-67."""
        text = self.turn.text
        return self.tables.cards[text] if text is not None else None
