"""The whole content of Battle of Hoth, and what is computed from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.commands_colors.content import Board
from bot.games.facts import Localised, by_language, unfold_one

from .campaigns import Campaign
from .cards import Card, Commander, SupportCard
from .places import Dice, FortKind, MatchRules, TerrainKind
from .scenarios import Countdown, Scenario
from .units import BadgeKind, UnitType


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
    campaigns: dict[str, Campaign]


def texts(content: HothContent) -> dict[str, dict[str, str]]:
    """Return the texts of scenarios, tracks and campaigns by language and message key."""
    return by_language(_localised(content))


def _localised(content: HothContent) -> Iterator[tuple[str, Localised]]:
    for scenario in content.scenarios.values():
        key = f"hoth-scenario-{scenario.id}"
        yield key, scenario.name
        yield f"{key}-briefing", scenario.briefing
        for number, rule in enumerate(scenario.special_rules, 1):
            yield f"{key}-rule-{number}", rule.text
            if isinstance(rule, Countdown):
                yield f"hoth-countdown-{rule.id}", rule.name
    for campaign in content.campaigns.values():
        yield f"hoth-scenario-{campaign.id}", campaign.name
        yield f"hoth-scenario-{campaign.id}-briefing", campaign.briefing
        for node_id, node in campaign.nodes.items():
            yield f"hoth-node-{node_id}", node.public
            for side, mission in node.missions.items():
                yield f"hoth-node-{node_id}-{side}", mission.briefing
                yield f"hoth-node-{node_id}-{side}-secondary", mission.secondary.text
            for winner, outcome in node.results.items():
                yield f"hoth-node-{node_id}-won-{winner}", outcome.read


def unfold(field: str, key: str, entry: Any) -> Iterator[tuple[str, Any]]:
    """Yield the entries that one entry of a data file stands for, with their ids.

    A card with ``side: both`` is one card for each side: ``101`` becomes E101 and R101.
    """
    if field == "cards" and isinstance(entry, dict) and entry.get("side") == "both":
        for letter, side in (("E", "empire"), ("R", "rebels")):
            yield f"{letter}{key}", {**entry, "id": f"{letter}{key}", "side": side}
    else:
        yield from unfold_one(field, key, entry)
