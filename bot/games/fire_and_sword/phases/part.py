"""What players of By Fire and Sword agree on before, and put right while they play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Seat, Setup
from bot.engine.options import Army, MatchOption, SeatOption
from bot.engine.parts.markers import Adjustment, Markers
from bot.engine.parts.preparation import Preparation
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import armies
from bot.games.fire_and_sword.rules.tables import Tables, side_of

from . import corrections, setup


class FasPreparation(Preparation):
    """The armies, and what the host may set."""

    def __init__(self, content: FireAndSwordContent) -> None:
        self._content = content

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set."""
        return setup.match_options(self._content)

    def seat_options(self, setup_: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses: their army."""
        return setup.seat_options(self._content, seat)

    def armies(self) -> Sequence[Army]:
        """List the ready-made armies."""
        content = self._content
        return tuple(armies.army(content, armies.ready(content, one)) for one in content.armies)

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list with cards or typed profiles.  Rules: FAS-OPT-07, FAS-LIVE-11."""
        return armies.army(self._content, armies.read(self._content, text))


class FasMarkers(Markers[FasView]):
    """The markers beside the miniatures."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    together = frozenset({"led"})

    def adjustments(self, view: FasView, seat: Seat) -> Sequence[Adjustment]:
        """List which markers a seat may put right by hand.  Rules: FAS-LIVE-08."""
        if view.over is not None:
            return ()
        return corrections.adjustments(self._tables, view, side_of(seat))
