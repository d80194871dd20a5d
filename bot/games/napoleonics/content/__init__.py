"""Structs for the data of Napoleonics: what stands in ``data/napoleonics/*.yaml``.

Every number of the rulebook is data; the code knows only these closed vocabularies. Each entry
says where it comes from (``source``) and how sure that is (``confidence``).
"""

from __future__ import annotations

from bot.games.commands_colors.content import Board, Section
from bot.games.facts import digest
from bot.games.facts import unfold_one as unfold

from .answers import StandingPoint
from .cards import (
    AdjacentAll,
    Card,
    CardOrders,
    Copy,
    DiceRule,
    Effects,
    Kinds,
    LeaderAll,
    MoveRule,
    Nobody,
    Orders,
    Regain,
    Reposition,
    RolledOrders,
    SectionAll,
    SectionOrders,
    UnitOrders,
)
from .check import check
from .places import Dice, FieldWorks, MatchRules, Reduction, TerrainKind, Works, taken
from .root import NapContent, texts
from .scenarios import LoneLeader, Objective, Placed, Scenario, ScenarioSide
from .units import ArtilleryTable, Fire, LeaderRules, Nation, UnitType
from .words import Direction, Face, Tag, Terrain, UnitClass

__all__ = [
    "AdjacentAll",
    "ArtilleryTable",
    "Board",
    "Card",
    "CardOrders",
    "Copy",
    "Dice",
    "DiceRule",
    "Direction",
    "Effects",
    "Face",
    "FieldWorks",
    "Fire",
    "Kinds",
    "LeaderAll",
    "LeaderRules",
    "LoneLeader",
    "MatchRules",
    "MoveRule",
    "NapContent",
    "Nation",
    "Nobody",
    "Objective",
    "Orders",
    "Placed",
    "Reduction",
    "Regain",
    "Reposition",
    "RolledOrders",
    "Scenario",
    "ScenarioSide",
    "Section",
    "SectionAll",
    "SectionOrders",
    "StandingPoint",
    "Tag",
    "Terrain",
    "TerrainKind",
    "UnitClass",
    "UnitOrders",
    "UnitType",
    "Works",
    "check",
    "digest",
    "taken",
    "texts",
    "unfold",
]
