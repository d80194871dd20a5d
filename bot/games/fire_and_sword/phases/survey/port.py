"""The port through which procedures learn what only the table knows.

A method returns the question that must be put, or the answer where it is known; a script hands
either to ``Script.ask`` under the same key.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bot.engine.model import Side
from bot.games.fire_and_sword.model.state import Element, Question


class Survey(ABC):
    """What is known of a table."""

    @abstractmethod
    def is_disturbed(self, element: Element) -> Question | str:
        """Say whether an enemy is too near for a Rally, or the ground disorganises: yes or no.

        Rules: FAS-4.4.5-a, FAS-12.1-HAR, FAS-13.1-DEZ.
        """

    @abstractmethod
    def ground(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Say which terrain an element occupies or garrisons: its type, or open ground.

        Rules: FAS-13-a, FAS-13.1-c.
        """

    @abstractmethod
    def in_command(self, commander: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return which Units may lie within a Commander's Command range.

        Rules: FAS-10.2-a, FAS-12.1-COM.
        """

    @abstractmethod
    def collectable(self, units: Sequence[Element]) -> Sequence[Element]:
        """Return which Units may be collected: no enemy near, no Disorganising ground.

        Rules: FAS-10.2.2-a, FAS-12.1-HAR, FAS-13.1-DEZ.
        """

    @abstractmethod
    def in_intervention(
        self, commanders: Sequence[Element], element: Element
    ) -> Sequence[Element]:  # fmt: skip
        """Return which Commanders may have an element within their Intervention range.

        Rules: FAS-10.3-a, FAS-12.1-INT.
        """

    @abstractmethod
    def in_supply(self, group: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return which Units may be resupplied by a Group: within its range, not in melee.

        Rules: FAS-12.1-RES.
        """

    @abstractmethod
    def controller(self, objective: str, ask: Callable[[], Question]) -> Question | str:
        """Say who controls an objective: a side, or keep for who did before.

        Rules: FAS-OPT-05, FAS-RUL-85.
        """

    @abstractmethod
    def forward(self, side: Side, ask: Callable[[], Question | str]) -> Question | str:
        """Say how many Units of a side lie wholly beyond the distance from its own edge.

        Rules: FAS-11-b, FAS-RUL-28, FAS-RUL-83.
        """

    @abstractmethod
    def deprived(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Say which ground takes the Impetus of a charger: its type, or open ground.

        Rules: FAS-13.1-POZ, FAS-7.2.2-c.
        """
