"""What stands where at one moment, ready for look-ups; made from a state or from a view.

All pure chapters work on a scene, so that menus and refusals, which may only see a view, and the
rules themselves compute from the same code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.engine.model import Side
from bot.games.commands_colors.board import BoardMap
from bot.games.commands_colors.sight import SightLines
from bot.games.hoth.content import (
    HothContent,
    Modifiers,
    ScenarioRule,
    SupportEffect,
    TerrainKind,
    UnitType,
)

from .state import EMPIRE, REBELS, Fort, Objective, Turn, Unit

SNOW = "snow"
HILL = "hill"
NO_MODIFIERS = Modifiers()
NO_SUPPORT = SupportEffect()


class Tables:
    """Content and everything that can be computed from it once."""

    def __init__(self, content: HothContent):
        self.content = content
        self.board = BoardMap(content.board)
        self.sight = SightLines(self.board)
        self.types = content.unit_types
        self.terrain = content.terrain
        self.enterable = {
            kind.id: frozenset(one.id for one in content.terrain.values() if may_enter(kind, one))
            for kind in content.unit_types.values()
        }
        self.stopping = frozenset(one.id for one in content.terrain.values() if one.stop)

    def specials(self, scenario: str, side: Side) -> tuple[ScenarioRule, ...]:
        """List the special rules of a scenario for one side.  Rules: HOTH-SCN-01."""
        rules = self.content.scenarios[scenario].special_rules
        return tuple(rule for rule in rules if rule.side == side)


def may_enter(kind: UnitType, terrain: TerrainKind) -> bool:
    """Tell whether units of a type may enter a terrain at all.

    Rules: HOTH-MOVE-09, HOTH-UNIT-02, HOTH-TER-06, HOTH-TER-07, HOTH-RUL-47, HOTH-RUL-52,
    HOTH-RUL-53.
    """
    match terrain.enter:
        case "all":
            return True
        case "all_but_no_hills":
            return "no_hills" not in kind.traits
        case "flying_only":
            return "flying" in kind.traits
        case "none":
            return False


class Battlefield(Protocol):
    """What a state and a view have in common."""

    @property
    def scenario(self) -> str:
        """The scenario id."""

    @property
    def turn(self) -> Turn:
        """The running turn."""

    @property
    def terrain(self) -> Mapping[str, str]:
        """Terrain by hex; snow is left out."""

    @property
    def units(self) -> Sequence[Unit]:
        """The units on the board."""

    @property
    def forts(self) -> Sequence[Fort]:
        """The fortifications, destroyed ones too."""

    @property
    def objectives(self) -> Sequence[Objective]:
        """The medals on the board."""

    @property
    def countdowns(self) -> Mapping[str, int]:
        """The countdown tracks."""


class Scene:
    """Look-ups over a field; valid until the field changes."""

    __slots__ = ("field", "forts", "tables", "terrain", "turn", "units")

    def __init__(self, tables: Tables, field: Battlefield):
        self.tables = tables
        self.field = field
        self.turn = field.turn
        self.terrain = field.terrain
        self.units = {unit.hex: unit for unit in field.units}
        self.forts = {fort.hex: fort for fort in field.forts if fort.standing}

    def kind(self, unit: Unit) -> UnitType:
        """Return the type of a unit, which a badge never changes.  Rules: HOTH-UNIT-05."""
        return self.tables.types[unit.type]

    def terrain_at(self, label: str) -> TerrainKind:
        """Return the terrain of a hex; one kind only.  Rules: HOTH-SET-02, HOTH-TER-09."""
        return self.tables.terrain[self.terrain.get(label, SNOW)]

    def on_hill(self, label: str) -> bool:
        """Tell whether a hex is a hill."""
        return self.terrain.get(label) == HILL

    def is_free(self, label: str) -> bool:
        """Tell whether neither a unit nor a standing fortification is on a hex.

        Rules: HOTH-MOVE-05, HOTH-FORT-02.
        """
        return label not in self.units and label not in self.forts

    def may_stand(self, kind: str, label: str) -> bool:
        """Tell whether a unit of a type could come to a hex now."""
        terrain = self.terrain.get(label, SNOW)
        return self.is_free(label) and terrain in self.tables.enterable[kind]

    def unit(self, unit_id: str) -> Unit:
        """Find a unit on the board by id."""
        return next(unit for unit in self.field.units if unit.id == unit_id)

    def own_units(self, side: Side) -> list[Unit]:
        """List the units of a side on the board."""
        return [unit for unit in self.field.units if unit.side == side]

    def has_adjacent(self, label: str, side: Side, unit_class: str | None = None) -> bool:
        """Tell whether a unit of a side, of a class if one is given, stands next to a hex."""
        for other in self.tables.board.neighbours[label]:
            unit = self.units.get(other)
            if (
                unit is not None
                and unit.side == side
                and unit_class in (None, self.kind(unit).unit_class)
            ):
                return True
        return False

    def modifiers(self, unit: Unit, melee: bool = True) -> Modifiers:
        """Return what the card does for a unit, in an attack of the given kind.

        Rules: HOTH-CARD-06, HOTH-CARD-07, HOTH-RUL-06.
        """
        card = self.turn.card
        if card is None or unit.clause is None:
            return NO_MODIFIERS
        modifiers = self.tables.content.cards[card].modifiers
        if modifiers.only_class not in (None, self.kind(unit).unit_class):
            return NO_MODIFIERS
        return NO_MODIFIERS if modifiers.only_melee and not melee else modifiers

    def support(self) -> SupportEffect:
        """Return what the support card played this turn does.  Rules: HOTH-SUP-03."""
        played = self.turn.support
        return self.tables.content.support_cards[played].effect if played else NO_SUPPORT


def other_side(side: Side) -> Side:
    """Return the opposing side."""
    return REBELS if side == EMPIRE else EMPIRE
