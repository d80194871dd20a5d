"""What players of Napoleonics agree on before a battle, and what becomes of it after."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Setup, Text
from bot.engine.parts.contest import Contest, Sequel
from bot.engine.parts.preparation import Preparation
from bot.engine.setup.options import MatchOption
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import menus

from . import contest, setup


class NapPreparation(Preparation):
    """The optional rules."""

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List the optional rules."""
        return setup.match_options()


class NapContest(Contest[NapView]):
    """A match of two battles with sides exchanged."""

    def headline(self, view: NapView) -> Text | None:
        """Say how the banners stand, and a match of two battles."""
        return menus.headline(view)

    def parting(self, view: NapView) -> Text | None:
        """Say what giving up a battle means for a match of two."""
        return contest.parting(view)

    def sequel(self, view: NapView, setup: Setup) -> Sequel | None:
        """Return the second battle of a match of two.  Rules: NAP-OPT-03."""
        return contest.sequel(view, setup)
