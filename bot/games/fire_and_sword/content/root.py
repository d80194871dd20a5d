"""The whole content of By Fire and Sword, and what is computed from it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.facts import Localised, by_language

from .base import Named
from .building import FREE, ArmyRules, Deployment, FreeBattle
from .cards import Card
from .rules import (
    ActionKind,
    Advantage,
    Faction,
    Fire,
    FormationKind,
    OrderKind,
    ReactionKind,
    SpecialRule,
    Tray,
    Upgrade,
    WeaponRule,
)
from .scenarios import Scenario
from .tables import (
    Command,
    Dice,
    Geometry,
    Limits,
    Melee,
    Morale,
    Motivation,
    ReadyArmy,
    Shooting,
    TableRules,
)
from .terrain import Terrain, TraitKind


class FireAndSwordContent(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, by id; each field is a file of ``data/fire_and_sword``."""

    dice: Dice
    shooting: Shooting
    melee: Melee
    morale: Morale
    command: Command
    geometry: Geometry
    motivation: Motivation
    limits: Limits
    table: TableRules
    trays: dict[str, Tray]
    orders: dict[str, OrderKind]
    actions: dict[str, ActionKind]
    reactions: dict[str, ReactionKind]
    formations: dict[str, FormationKind]
    states: dict[str, Named]
    special_rules: dict[str, SpecialRule]
    weapon_rules: dict[str, WeaponRule]
    fires: dict[str, Fire]
    traits: dict[str, TraitKind]
    terrain: dict[str, Terrain]
    upgrades: dict[str, Upgrade]
    advantages: dict[str, Advantage]
    factions: dict[str, Faction]
    cards: dict[str, Card]
    armies: dict[str, ReadyArmy]
    scenarios: dict[str, Scenario]
    army_rules: ArmyRules
    deployment: Deployment
    free_battle: FreeBattle


NAMED = {
    "orders": "order",
    "actions": "action",
    "reactions": "reaction",
    "formations": "formation",
    "states": "state",
    "special_rules": "special",
    "weapon_rules": "weapon",
    "fires": "fire",
    "traits": "trait",
    "terrain": "terrain",
    "upgrades": "upgrade",
    "advantages": "advantage",
    "factions": "faction",
    "cards": "card",
    "armies": "army",
    "scenarios": "scenario",
}
"""The fields whose entries have names, with the middle of their message keys."""


def texts(content: FireAndSwordContent) -> dict[str, dict[str, str]]:
    """Return the names of the content by language and message key."""
    return by_language(_localised(content))


def _localised(content: FireAndSwordContent) -> Iterator[tuple[str, Localised]]:
    for field, kind in NAMED.items():
        for entry in getattr(content, field).values():
            yield f"fas-{kind}-{entry.id}", entry.name
    for level, free in content.free_battle.levels.items():
        yield f"fas-scenario-{FREE}{level}", free.name
    for rule in content.special_rules.values():
        yield f"fas-special-{rule.id}-text", rule.text
    for weapon in content.weapon_rules.values():
        yield f"fas-weapon-{weapon.id}-text", weapon.text
