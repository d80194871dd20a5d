"""Structs for the data of Battle of Hoth: what stands in ``data/hoth/*.yaml``.

Every number of the rulebook is data; the code knows only these closed vocabularies. Each entry
says where it comes from (``source``) and how sure that is (``confidence``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from .base import Confidence, Fact, Localised, Sourced, Terrain
from .cards import (
    Card,
    Clause,
    Commander,
    DrawClause,
    Exchange,
    Filter,
    Modifiers,
    Recovery,
    SupportCard,
    SupportCondition,
    SupportEffect,
    TakeKeep,
    UnitTest,
)
from .places import Board, Dice, FortKind, MatchRules, Protection, ScreenSection, TerrainKind
from .scenarios import (
    AllDestroyed,
    Boarding,
    Condition,
    Countdown,
    CountdownReaches,
    Exit,
    FortificationMedals,
    KillMedals,
    NoUnitMedals,
    Respawn,
    Scenario,
    ScenarioFort,
    ScenarioObjective,
    ScenarioRule,
    ScenarioSide,
    SpecialRule,
    StepWhen,
    SuddenDeath,
    UnitGroup,
    UnitsOnRows,
    Victory,
)
from .units import BadgeKind, Trait, UnitType

__all__ = [
    "AllDestroyed",
    "BadgeKind",
    "Board",
    "Boarding",
    "Card",
    "Clause",
    "Commander",
    "Condition",
    "Confidence",
    "Countdown",
    "CountdownReaches",
    "Dice",
    "DrawClause",
    "Exchange",
    "Exit",
    "Fact",
    "Filter",
    "FortKind",
    "FortificationMedals",
    "HothContent",
    "KillMedals",
    "Localised",
    "MatchRules",
    "Modifiers",
    "NoUnitMedals",
    "Protection",
    "Recovery",
    "Respawn",
    "Scenario",
    "ScenarioFort",
    "ScenarioObjective",
    "ScenarioRule",
    "ScenarioSide",
    "ScreenSection",
    "Sourced",
    "SpecialRule",
    "StepWhen",
    "SuddenDeath",
    "SupportCard",
    "SupportCondition",
    "SupportEffect",
    "TakeKeep",
    "Terrain",
    "TerrainKind",
    "Trait",
    "UnitGroup",
    "UnitTest",
    "UnitType",
    "UnitsOnRows",
    "Victory",
    "digest",
    "unfold",
]


class HothContent(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, by id.

    Each field is a file of ``data/hoth``, or a folder with one file per entry.
    """

    board: Board
    dice: Dice
    match: MatchRules
    unit_types: dict[str, UnitType]
    badges: dict[str, BadgeKind]
    terrain: dict[str, TerrainKind]
    fortifications: dict[str, FortKind]
    cards: dict[str, Card]
    support_cards: dict[str, SupportCard]
    commanders: dict[str, Commander]
    scenarios: dict[str, Scenario]


def digest(content: HothContent) -> str:
    """Return the SHA-256 of the content in hexadecimal; equal content gives equal digests."""
    data = msgspec.json.encode(content, order="deterministic")
    return hashlib.sha256(data).hexdigest()


def unfold(field: str, key: str, entry: Any) -> Iterator[tuple[str, Any]]:
    """Yield the entries that one entry of a data file stands for, with their ids.

    A card with ``side: both`` is one card for each side: ``101`` becomes E101 and R101.
    """
    if field == "cards" and isinstance(entry, dict) and entry.get("side") == "both":
        for letter, side in (("E", "empire"), ("R", "rebels")):
            yield f"{letter}{key}", {**entry, "id": f"{letter}{key}", "side": side}
    elif isinstance(entry, dict):
        yield key, {"id": key, **entry}
    else:
        yield key, entry
