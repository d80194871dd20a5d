"""How the questions of Jours de Gloire are put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Decision
from bot.engine.parts.asking import Asking, Box
from bot.engine.parts.words import Words
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules.land.ground import Tables

from . import boxes


class JdgAsking(Asking[JdgAction, JdgView]):
    """Orders and reactions are put together on a form."""

    def __init__(self, words: Words[JdgAction, JdgView], tables: Tables) -> None:
        super().__init__(words)
        self._tables = tables

    def boxes(self, view: JdgView, decision: Decision) -> Sequence[Box]:
        """List the boxes of which an answer is put together."""
        return boxes.boxes(self._tables, view, decision)

    def filled(
        self, view: JdgView, decision: Decision, picks: Mapping[str, Sequence[str]]
    ) -> JdgAction:
        """Return the answer that picks make."""
        return boxes.filled(decision, picks)
