"""What players of By Fire and Sword agree on before, and put right while they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.ending.parley import Proposal
from bot.engine.model import Seat, Setup
from bot.engine.parts.markers import Adjustment, Markers
from bot.engine.parts.preparation import Preparation
from bot.engine.parts.team import Team
from bot.engine.setup.options import Army, MatchOption, SeatOption
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.actions import FasAction
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import armies
from bot.games.fire_and_sword.rules.tables import Tables, side_of

from . import corrections
from .round import setup
from .virtual.start import battles


class FasPreparation(Preparation):
    """The armies, and what the host may set."""

    def __init__(self, content: FireAndSwordContent) -> None:
        self._content = content

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set."""
        if scenario == setup.SCENARIO:
            return setup.match_options(self._content)
        return battles.match_options(self._content, scenario)

    def sealed(self, scenario: str) -> Mapping[str, str]:
        """Let it be named who sets up second before Advantages are taken.  Rules: FAS-SET-03."""
        return {} if scenario == setup.SCENARIO else {battles.NAMED: battles.FIRST}

    def seat_options(self, setup_: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses: their army."""
        if setup_.scenario == setup.SCENARIO:
            return setup.seat_options(self._content, seat)
        return battles.seat_options(self._content, setup_.scenario, seat)

    def armies(self) -> Sequence[Army]:
        """List the ready-made armies."""
        content = self._content
        return tuple(armies.army(content, armies.ready(content, one)) for one in content.armies)

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list with cards or typed profiles; for a free battle a built one.

        Rules: FAS-OPT-02, FAS-OPT-07, FAS-LIVE-11.
        """
        level = battles.level_of(setup.scenario) if setup is not None else None
        found = armies.read(self._content, text)
        if level is not None:
            found = battles.read_army(self._content, level, text)
        return armies.army(self._content, found)


class FasTeam(Team[FasAction, FasView]):
    """Two players of a side."""

    def proposals(self, view: FasView) -> Sequence[Proposal]:
        """List what seats proposed to their teammates.  Rules: FAS-OPT-08."""
        return view.parley.proposals


class FasMarkers(Markers[FasView]):
    """The markers beside the miniatures."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    scenarios = frozenset({setup.SCENARIO})
    together = frozenset({"led"})

    def adjustments(self, view: FasView, seat: Seat) -> Sequence[Adjustment]:
        """List which markers a seat may put right by hand.  Rules: FAS-LIVE-08."""
        if view.over is not None or view.field is not None:
            return ()
        return corrections.adjustments(self._tables, view, side_of(seat))
