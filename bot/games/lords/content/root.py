"""The whole content of Lords of War, and what is computed from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.facts import Localised, by_language, unfold_one

from .armies import BaseArmy, Building, Race
from .base import MARKS
from .cards import Card, Grid, Kind, KindId, Points, Rank, RankId
from .places import Battle, Course, Mat, ModeOption, Options


class LordsContent(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, by id.

    Each field is a file of ``data/lords``, or a folder with one file per entry.
    """

    mat: Mat
    course: Course
    kinds: dict[KindId, Kind]
    ranks: dict[RankId, Rank]
    grids: dict[str, Grid]
    points: Points
    races: dict[str, Race]
    cards: dict[str, Card]
    armies: dict[str, BaseArmy]
    building: Building
    options: Options
    scenarios: dict[str, Battle]

    def is_support(self, card_id: str) -> bool:
        """Tell whether a card is a support unit.

        Rules: LOW-SUP-01.
        """
        return self.kinds[self.cards[card_id].kind].support

    def is_command(self, card_id: str) -> bool:
        """Tell whether a card is a command unit; the general is one too.

        Rules: LOW-ARM-03, LOW-GEN-06.
        """
        return self.ranks[self.cards[card_id].rank].command

    def is_general(self, card_id: str) -> bool:
        """Tell whether a card is a general."""
        return self.cards[card_id].rank == "general"

    def target_cells(self, card_id: str) -> tuple[tuple[int, int], ...]:
        """Return the cells that a card may shoot at, as its owner sees them from the shooter."""
        shot = self.cards[card_id].shot
        return () if shot is None else self.grids[shot.grid].cells

    def points_of(self, card_id: str) -> int:
        """Count a card's points, for information only.

        Rules: LOW-ARM-05.
        """
        card, worth = self.cards[card_id], self.points
        strength = 0 if card.shot is None else card.shot.strength
        return (
            worth.defence * card.defence
            + worth.attack * sum(card.attack.values())
            + worth.arrow * len(card.attack)
            + worth.best * max([strength, *card.attack.values()])
            + worth.covered * strength * len(self.target_cells(card_id))
            + self.kinds[card.kind].points
        )


def texts(content: LordsContent) -> dict[str, dict[str, str]]:
    """Return the names and texts of the data by language and message key.

    ``lords-card-<id>`` is a card's name with its mark, ``lords-name-<id>`` the name as printed,
    ``lords-short-<id>`` the name in one word.
    """
    result = by_language(_localised(content))
    for card in content.cards.values():
        if card.mark is not None:
            for words in result.values():
                words[f"lords-card-{card.id}"] += f" {MARKS[card.mark]}"
    return result


def _localised(content: LordsContent) -> Iterator[tuple[str, Localised]]:
    for card in content.cards.values():
        yield f"lords-card-{card.id}", card.name
        yield f"lords-name-{card.id}", card.name
        yield f"lords-short-{card.id}", card.short or card.name
        yield f"lords-card-{card.id}-text", card.text
    for army in content.armies.values():
        yield f"lords-army-{army.id}", army.name
        yield f"lords-army-{army.id}-text", army.text
    for what, things in (("kind", content.kinds), ("rank", content.ranks), ("race", content.races)):
        yield from ((f"lords-{what}-{key}", thing.name) for key, thing in things.items())
    for key, option in content.options.by_id().items():
        yield f"lords-option-{key}", option.name
        if isinstance(option, ModeOption):
            yield from ((f"lords-option-{key}-{name}", one) for name, one in option.values.items())
    for battle in content.scenarios.values():
        yield f"lords-scenario-{battle.id}", battle.name
        yield f"lords-scenario-{battle.id}-briefing", battle.briefing


def unfold(field: str, key: str, entry: Any) -> Iterator[tuple[str, Any]]:
    """Yield the entries that one entry of a data file stands for, with their ids.

    A card with ``variants`` is a card for each of them, which adds to or replaces what it says
    itself: ``orc_warhog`` with a variant ``r`` becomes ``orc_warhog_r``. It is a card of its own
    too if it says its own ``attack``.
    """
    variants = None
    if field == "cards" and isinstance(entry, dict):
        variants = entry.get("variants")
    if not isinstance(variants, dict):
        yield from unfold_one(field, key, entry)
        return
    shared = {name: value for name, value in entry.items() if name != "variants"}
    if "attack" in shared:
        yield key, {"id": key, **shared}
    for suffix, variant in variants.items():
        name = f"{key}_{suffix}"
        changes = isinstance(variant, dict)
        yield name, {"id": name, **shared, **variant} if changes else variant
