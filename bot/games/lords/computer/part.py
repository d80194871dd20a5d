"""What answers for a player of Lords of War."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Seat, Side, Text
from bot.engine.parts.computer import Coaching, Computer
from bot.engine.parts.policies import Policies
from bot.engine.worlds.pools import Pool
from bot.games.lords.model.actions import LordsAction
from bot.games.lords.model.state import LordsState
from bot.games.lords.model.view import LordsView
from bot.games.lords.phases import dispatch
from bot.games.lords.rules.tables import Tables

from . import advisor, leaf, reply, standing, unknown
from .judge import Judge


class LordsPolicies(Policies[LordsAction, LordsView]):
    """The standing orders of Lords of War."""

    points = tuple(standing.POLICIES)
    overdue = standing.OVERDUE

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def read(self, point: str, said: str) -> Choice | None:
        """Read a standing order; ``card: butcher`` names a card for the challenge."""
        return standing.read(self._tables, point, said) or super().read(point, said)

    def text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def answer(self, view: LordsView, decision: Decision, policy: str) -> LordsAction | None:
        """Answer a decision by a standing order."""
        options = dispatch.options(view, self._tables, decision)
        return standing.answer(self._tables, view, options, decision, policy)


class LordsComputer(Computer[LordsAction, LordsView]):
    """A player who looks one move ahead."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def advise(
        self, view: LordsView, decision: Decision, options: Sequence[LordsAction]
    ) -> LordsAction:
        """Pick the option after which the mat looks best."""
        return advisor.advise(self._tables, view, decision, options)

    def reply(
        self, view: LordsView, decision: Decision, options: Sequence[LordsAction]
    ) -> LordsAction:
        """Pick an option by what falls at once and who is touched."""
        return reply.reply(self._tables, view, decision, options)

    deep_points = ("DP-PLACE",)
    levels = ("recruit", "veteran")
    coaching = Coaching(
        {"lords-event-eliminated": (), "lords-forecast-lost": ()},
        rules={"lords-event-eliminated": "LOW-CMB-04", "lords-forecast-lost": "LOW-CMB-04"},
        term="lords-term-fallen",
        pending=("lords-forecast-shooters", "lords-forecast-berserker"),
    )
    slips = 190
    units = 400
    clear = 540_000
    horizon = 2
    """With the answer: what may fall to it is what a place is about."""

    def ranked(
        self, view: LordsView, decision: Decision, options: Sequence[LordsAction]
    ) -> Sequence[LordsAction]:
        """List places by how the mat looks after them."""
        if decision.point not in self.deep_points:
            return super().ranked(view, decision, options)
        return advisor.ranked(Judge(self._tables, view, Side(decision.seat)), options)

    def terms(self, state: LordsState, side: Side) -> Mapping[str, int]:
        """Return what a side has won more than the other, and how the mat stands for it."""
        return leaf.terms(self._tables, state, side)

    def hidden(self, state: LordsState, seat: Seat | None) -> Sequence[Pool]:
        """List what a seat does not know, as pools of like cards."""
        return tuple(unknown.hidden(self._tables, state, seat))
