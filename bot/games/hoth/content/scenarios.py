"""Structs for scenarios and their special rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Side
from bot.games.facts import Fact, Localised, Sourced
from bot.games.hoth.model.state import Badge, UnitClass

from .base import Terrain


class AllDestroyed(Fact, frozen=True, kw_only=True, tag="all_destroyed", tag_field="type"):
    """All the named fortifications are destroyed."""

    forts: tuple[str, ...]


class CountdownReaches(Fact, frozen=True, kw_only=True, tag="countdown_reaches", tag_field="type"):
    """A countdown track stands at its target."""

    countdown: str


class UnitsOnRows(Fact, frozen=True, kw_only=True, tag="units_on_rows", tag_field="type"):
    """At the end of the side's turn so many of its units of a type stand on the rows."""

    unit_type: str
    rows: tuple[str, ...]
    count: int


Condition: TypeAlias = AllDestroyed | CountdownReaches | UnitsOnRows


class StepWhen(Fact, frozen=True, kw_only=True):
    """When a countdown goes up: the fort stands, a friend is next to it and no enemy."""

    fortification_stands: str
    friendly_class_adjacent: UnitClass
    no_enemy_adjacent: bool


class SpecialRule(Fact, frozen=True, kw_only=True, tag_field="type"):
    """A rule of one scenario for one side (HOTH-SCN-01)."""

    side: Side
    text: Localised


class SuddenDeath(SpecialRule, frozen=True, kw_only=True, tag="sudden_death"):
    """The side wins at once when the condition holds (HOTH-OBJ-05, HOTH-SCN-05)."""

    id: str
    condition: Condition


class NoUnitMedals(SpecialRule, frozen=True, kw_only=True, tag="no_unit_medals"):
    """No medals for eliminated units (HOTH-SCN-02)."""


class KillMedals(SpecialRule, frozen=True, kw_only=True, tag="kill_medals"):
    """Replaces the medal value of a type for the side (HOTH-SCN-03)."""

    unit_type: str
    medals: int


class FortificationMedals(SpecialRule, frozen=True, kw_only=True, tag="fortification_medals"):
    """Medals for each enemy fortification destroyed (HOTH-SCN-04)."""

    medals: int


class Exit(SpecialRule, frozen=True, kw_only=True, tag="exit"):
    """Units may leave the board from these hexes for medals (HOTH-SCN-06)."""

    hexes: tuple[str, ...]
    medals: int


class Boarding(SpecialRule, frozen=True, kw_only=True, tag="boarding"):
    """Units of a class may board on these hexes instead of attacking (HOTH-SCN-07)."""

    hexes: tuple[str, ...]
    unit_class: UnitClass = msgspec.field(name="class")
    medals: int


class Countdown(SpecialRule, frozen=True, kw_only=True, tag="countdown"):
    """A track that may go up at the end of the side's turns (HOTH-SCN-08)."""

    id: str
    name: Localised
    step_when: StepWhen
    target: int


class Respawn(SpecialRule, frozen=True, kw_only=True, tag="respawn"):
    """Eliminated units of a class come back (HOTH-SCN-09)."""

    unit_class: UnitClass = msgspec.field(name="class")
    pause_turns: int
    hexes: tuple[str, ...]


ScenarioRule: TypeAlias = (
    SuddenDeath
    | NoUnitMedals
    | KillMedals
    | FortificationMedals
    | Exit
    | Boarding
    | Countdown
    | Respawn
)


class Victory(Fact, frozen=True, kw_only=True):
    """All the ways in which a side can win; ``sudden_death`` names a special rule's id."""

    medals: int | None = None
    sudden_death: str | None = None


class ScenarioSide(Fact, frozen=True, kw_only=True):
    """The hand size and victory of a side."""

    hand: int
    victory: Victory


class ScenarioFort(Fact, frozen=True, kw_only=True):
    """A fortification on the map."""

    id: str
    kind: str
    hex: str
    owner: Side


class ScenarioObjective(Fact, frozen=True, kw_only=True):
    """A medal on the map and the sides that may take it (HOTH-OBJ-03)."""

    id: str
    hex: str
    kind: Literal["temporary", "permanent"]
    sides: tuple[Side, ...]
    medals: int


class UnitGroup(Fact, frozen=True, kw_only=True):
    """Units of one type and badge, one on each hex."""

    type: str
    hexes: tuple[str, ...]
    badge: Badge | None = None


class Scenario(Sourced, frozen=True, kw_only=True):
    """A battle; ``terrain`` lists the hexes of each kind, all others are snow."""

    id: str
    name: Localised
    briefing: Localised
    complexity: int
    introduces: tuple[str, ...] = ()
    first: Side
    sides: dict[Side, ScenarioSide]
    terrain: dict[Terrain, tuple[str, ...]] = {}
    fortifications: tuple[ScenarioFort, ...] = ()
    objectives: tuple[ScenarioObjective, ...] = ()
    units: dict[Side, tuple[UnitGroup, ...]]
    special_rules: tuple[ScenarioRule, ...] = ()
    training: bool = False
    """Whether it is a battle for learners, which no list shows."""
