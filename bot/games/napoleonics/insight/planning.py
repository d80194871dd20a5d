"""Orders of a turn of Napoleonics that are planned together."""

from __future__ import annotations

from bot.engine.parts.planning import Planning
from bot.games.napoleonics.model.actions import Attack, NapAction
from bot.games.napoleonics.model.view import NapView


class NapPlanning(Planning[NapAction, NapView]):
    """What battles of a turn share."""

    def spends(self, view: NapView, action: NapAction) -> frozenset[str]:
        """Name the hexes whose units battle; artillery that joins does not fire as well.

        Rules: NAP-CBT-01, NAP-CA-01.
        """
        if not isinstance(action, Attack):
            return frozenset()
        return frozenset((action.origin, *action.joined))
