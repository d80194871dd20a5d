"""Structs for the data of By Fire and Sword: what stands in ``data/fire_and_sword/*.yaml``.

Every number of the rulebook is data; the code knows only these closed vocabularies. Each entry
says where it comes from (``source``) and how sure that is (``confidence``).
"""

from __future__ import annotations

from bot.games.facts import Confidence, Fact, Localised, Sourced, digest
from bot.games.facts import unfold_one as unfold

from .base import (
    EDGES,
    FORMATIONS,
    LEVELS,
    MODES,
    ORDERS,
    REACTIONS,
    SIZES,
    STATES,
    Colour,
    Edge,
    Formation,
    Level,
    Mode,
    Named,
    Order,
    Reaction,
    Size,
    State,
    Trait,
    Type,
)
from .cards import (
    Card,
    Coins,
    Commander,
    Grant,
    MeleeProfile,
    Profile,
    ShootingProfile,
    Thresholds,
    TwoSpeeds,
    TypedCard,
)
from .check import check
from .flaws import Flaw, flaw, profile_flaws, states_of
from .root import FireAndSwordContent, texts
from .rules import Fire, FormationKind, FormationValues, SpecialRule, Tray, Upgrade, WeaponRule
from .scenarios import Scenario
from .tables import Geometry, ReadyArmy, Span
from .terrain import RUINS, Terrain, TerrainTrait

__all__ = [
    "EDGES",
    "FORMATIONS",
    "LEVELS",
    "MODES",
    "ORDERS",
    "REACTIONS",
    "RUINS",
    "SIZES",
    "STATES",
    "Card",
    "Coins",
    "Colour",
    "Commander",
    "Confidence",
    "Edge",
    "Fact",
    "Fire",
    "FireAndSwordContent",
    "Flaw",
    "Formation",
    "FormationKind",
    "FormationValues",
    "Geometry",
    "Grant",
    "Level",
    "Localised",
    "MeleeProfile",
    "Mode",
    "Named",
    "Order",
    "Profile",
    "Reaction",
    "ReadyArmy",
    "Scenario",
    "ShootingProfile",
    "Size",
    "Sourced",
    "Span",
    "SpecialRule",
    "State",
    "Terrain",
    "TerrainTrait",
    "Thresholds",
    "Trait",
    "Tray",
    "TwoSpeeds",
    "Type",
    "TypedCard",
    "Upgrade",
    "WeaponRule",
    "check",
    "digest",
    "flaw",
    "profile_flaws",
    "states_of",
    "texts",
    "unfold",
]
