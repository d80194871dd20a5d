"""What players of Lords of War agree on before a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Seat, Setup, Side
from bot.engine.parts.preparation import Preparation
from bot.engine.setup.options import Army, MatchOption, SeatOption
from bot.games.lords.rules.tables import Tables

from . import setup as battle


class LordsPreparation(Preparation):
    """The armies, and what the host may set."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set.  Rules: LOW-OPL-01, LOW-OPL-02."""
        return battle.match_options(self._tables.content, scenario)

    def sealed(self, scenario: str) -> Mapping[str, str]:
        """Let a battle that begins now remember what was seen of hands.  Rules: LOW-RNF-07."""
        return {battle.MEMORY: battle.ON}

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """Let each player choose an army.  Rules: LOW-SET-01, LOW-RUL-06."""
        return battle.seat_options(self._tables.content, setup, Side(seat))

    def armies(self) -> Sequence[Army]:
        """List the armies as they come out of the box."""
        return self._tables.book.base_armies()

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list; raises ``Refused`` with all faults.

        Rules: LOW-ARM-04, LOW-OPC-01, LOW-OPM-01.
        """
        return battle.read_army(self._tables, text, setup)
