"""What players of Jours de Gloire agree on before a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Seat, Setup, Side
from bot.engine.parts.preparation import Preparation
from bot.engine.setup.options import Army, MatchOption, SeatOption
from bot.games.jours.rules.land.ground import Tables

from . import armies
from .turn import setup


class JdgPreparation(Preparation):
    """The options of a battle, and armies of one's own."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set.  Rules: JDG-OPT-9, JDG-OPT-10."""
        return setup.match_options()

    def sealed(self, scenario: str) -> Mapping[str, str]:
        """Return the handicap of a battle that begins now.  Rules: JDG-13.2-a."""
        return setup.sealed(self._tables.content.scenarios[scenario])

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """Let each player choose an army, and agree to the other's.  Rules: JDG-OPT-11."""
        return armies.seat_options(self._tables.content, setup, Side(seat))

    def armies(self) -> Sequence[Army]:
        """List the armies of the battles that may be changed."""
        return tuple(armies.ready(self._tables.content))

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list; raises ``Refused``.  Rules: JDG-OPT-11, JDG-0.1-b."""
        return armies.read_army(self._tables, text, setup)
