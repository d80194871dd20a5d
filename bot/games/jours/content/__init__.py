"""Structs for the data of Jours de Gloire: what stands in ``data/jours``.

Every number of the rulebook is data; the code knows only the closed vocabularies of ``base``. Each
entry says where it comes from (``source``) and how sure that is (``confidence``).
"""

from __future__ import annotations

from bot.games.facts import digest
from bot.games.facts import unfold_one as unfold

from .base import (
    ARMS,
    COMPASS,
    FACINGS,
    LEVELS,
    Arm,
    Cell,
    Compass,
    Crossing,
    Facing,
    FireResult,
    HexsideId,
    Level,
    RoadId,
    ShockResult,
    TerrainId,
    WeatherId,
)
from .check import cells_of, check
from .places import Hexside, Map, Passage, Road, Terrain, Weather
from .root import JdgContent, texts
from .scenarios import (
    AreDemoralised,
    ChiefCard,
    CombinedMarker,
    Condition,
    ControlPoints,
    Controls,
    DemoralisedPoints,
    EliminatedPoints,
    Exit,
    ExitPoints,
    FormationCard,
    Handicap,
    PointRule,
    Reinforcement,
    Scenario,
    Stands,
    UnitCard,
)
from .tables import FireTable, Limits, ShockTable, StandingOrder

__all__ = [
    "ARMS",
    "COMPASS",
    "FACINGS",
    "LEVELS",
    "AreDemoralised",
    "Arm",
    "Cell",
    "ChiefCard",
    "CombinedMarker",
    "Compass",
    "Condition",
    "ControlPoints",
    "Controls",
    "Crossing",
    "DemoralisedPoints",
    "EliminatedPoints",
    "Exit",
    "ExitPoints",
    "Facing",
    "FireResult",
    "FireTable",
    "FormationCard",
    "Handicap",
    "Hexside",
    "HexsideId",
    "JdgContent",
    "Level",
    "Limits",
    "Map",
    "Passage",
    "PointRule",
    "Reinforcement",
    "Road",
    "RoadId",
    "Scenario",
    "ShockResult",
    "ShockTable",
    "StandingOrder",
    "Stands",
    "Terrain",
    "TerrainId",
    "UnitCard",
    "Weather",
    "WeatherId",
    "cells_of",
    "check",
    "digest",
    "texts",
    "unfold",
]
