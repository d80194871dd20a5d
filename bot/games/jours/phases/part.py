"""What players of Jours de Gloire agree on before a battle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.options import MatchOption
from bot.engine.parts.preparation import Preparation

from . import setup


class JdgPreparation(Preparation):
    """The options of a battle."""

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set.  Rules: JDG-OPT-9, JDG-OPT-10."""
        return setup.match_options()
