"""The whole content of Napoleonics, and what is computed from it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.commands_colors.content import Board
from bot.games.facts import Localised, by_language

from .answers import StandingPoint
from .cards import Card
from .places import Dice, FieldWorks, MatchRules, TerrainKind
from .scenarios import Scenario
from .units import ArtilleryTable, LeaderRules, Nation, UnitType


class NapContent(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, by id.

    Each field is a file of ``data/napoleonics``, or a folder with one file per entry.
    """

    board: Board
    dice: Dice
    match: MatchRules
    nations: dict[str, Nation]
    unit_types: dict[str, UnitType]
    artillery_tables: dict[str, ArtilleryTable]
    leader: LeaderRules
    terrain: dict[str, TerrainKind]
    field_works: FieldWorks
    cards: dict[str, Card]
    standing_orders: dict[str, StandingPoint]
    scenarios: dict[str, Scenario]

    def deck(self) -> list[str]:
        """List all cards of the deck, sorted; alike ones stand there as often as they exist.

        Rules: NAP-CRD-01, NAP-RUL-01.
        """
        return sorted(card.id for card in self.cards.values() for _ in range(card.count))


def texts(content: NapContent) -> dict[str, dict[str, str]]:
    """Return the texts of scenarios by language and message key."""
    return by_language(_localised(content))


def _localised(content: NapContent) -> Iterator[tuple[str, Localised]]:
    for scenario in content.scenarios.values():
        key = f"napoleonics-scenario-{scenario.id}"
        yield key, scenario.name
        yield f"{key}-date", scenario.date
        yield f"{key}-briefing", scenario.briefing
        for side, army in scenario.sides.items():
            yield f"{key}-{side}", army.name
        for number, note in enumerate(scenario.notes, 1):
            yield f"{key}-rule-{number}", note
