"""How the questions of Napoleonics are put."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision
from bot.engine.parts.asking import Asking
from bot.games.commands_colors.actions import from_left
from bot.games.napoleonics.model.actions import DetachLeader, Dissolve, NapAction
from bot.games.napoleonics.model.view import NapView


class NapAsking(Asking[NapAction, NapView]):
    """A turn is laid out on one page; what few pieces do stands last."""

    several_points = frozenset({"D-05"})
    sheet_points = frozenset({"D-05", "D-06", "D-07"})

    def offered(
        self, view: NapView, decision: Decision, options: Sequence[NapAction]
    ) -> Sequence[NapAction]:
        """Return the options as menus show them: what is done with few pieces comes last."""
        found = sorted(options, key=lambda one: isinstance(one, Dissolve | DetachLeader))
        return from_left(found)
