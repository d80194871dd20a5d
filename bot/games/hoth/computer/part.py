"""What answers for a player of Battle of Hoth."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Decision, Seat, Text
from bot.engine.parts.computer import Coaching, Computer
from bot.engine.parts.policies import Policies
from bot.engine.worlds.pools import Pool
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import HothState
from bot.games.hoth.model.view import HothView
from bot.games.hoth.phases import dispatch

from . import advisor, standing, unknown


class HothPolicies(Policies[HothAction, HothView]):
    """The standing orders of Battle of Hoth."""

    points = tuple(standing.POLICIES)
    overdue = standing.OVERDUE

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def read(self, point: str, said: str) -> Choice | None:
        """Read a standing order; ``to: g4, g5`` and ``to: g4, g5 - keep`` list hexes."""
        return standing.read(self._tables.board, point, said) or super().read(point, said)

    def text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def answer(self, view: HothView, decision: Decision, policy: str) -> HothAction | None:
        """Answer a decision by a standing order."""
        options = dispatch.options(view, self._tables, decision)
        return standing.answer(view, self._tables, options, decision, policy)


class HothComputer(Computer[HothAction, HothView]):
    """A greedy player."""

    coaching = Coaching(
        {
            "hoth-odds-eliminated": ("hoth-odds-destroyed",),
            "hoth-odds-destroyed": ("hoth-odds-eliminated",),
            "hoth-odds-destroyed-e-web": ("hoth-odds-destroyed", "hoth-odds-eliminated"),
            "hoth-odds-hit": (),
            "hoth-odds-hit-e-web": ("hoth-odds-hit",),
        }
    )
    slips = 100
    levels = ("recruit",)

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def advise(
        self, view: HothView, decision: Decision, options: Sequence[HothAction]
    ) -> HothAction:
        """Pick the option that promises most at once."""
        return advisor.advise(view, self._tables, options, decision)

    def ranked(
        self, view: HothView, decision: Decision, options: Sequence[HothAction]
    ) -> Sequence[HothAction]:
        """List options by what they promise at once."""
        return advisor.ranked(view, self._tables, options, decision)

    def hidden(self, state: HothState, seat: Seat | None) -> Sequence[Pool]:
        """List what a seat does not know, as pools of like cards."""
        return tuple(unknown.hidden(state, seat))
