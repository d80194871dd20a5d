"""A live table: its players measure, and are asked (FAS-LIVE-12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.model import Side, term
from bot.games.fire_and_sword.model.state import Element, Question
from bot.games.fire_and_sword.phases.questions import yes_no
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .port import Survey


class Asked(Survey):
    """The players' own table; who is in range they know, so that nobody is left out."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def is_disturbed(self, element: Element) -> Question | str:
        """Ask whether an enemy is too near for a Rally, or the ground disorganises."""
        distance = self._tables.content.command.enemy_distance
        prompt = term("fas-ask-rally", unit=names.element(element), distance=distance)
        return yes_no("D-NEAR", prompt)

    def ground(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Ask which terrain an element is in."""
        return ask()

    def in_command(self, commander: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return all Units."""
        return units

    def collectable(self, units: Sequence[Element]) -> Sequence[Element]:
        """Return all Units."""
        return units

    def in_intervention(
        self, commanders: Sequence[Element], element: Element
    ) -> Sequence[Element]:  # fmt: skip
        """Return all Commanders."""
        return commanders

    def in_supply(self, group: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return all Units."""
        return units

    def controller(self, objective: str, ask: Callable[[], Question]) -> Question | str:
        """Ask who controls an objective."""
        return ask()

    def forward(self, side: Side, ask: Callable[[], Question | str]) -> Question | str:
        """Ask how many Units lie beyond the distance."""
        return ask()

    def deprived(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Ask which ground a charger crossed."""
        return ask()
