"""What answers for a player of Jours de Gloire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Seat, Text
from bot.engine.parts.computer import Coaching, Computer
from bot.engine.parts.policies import Policies
from bot.engine.worlds.pools import Pool
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.state import JdgState
from bot.games.jours.model.view import JdgView
from bot.games.jours.phases import choices
from bot.games.jours.rules.land.ground import Tables

from . import advisor, standing, unknown


class JdgPolicies(Policies[JdgAction, JdgView]):
    """The standing orders of Jours de Gloire, by their ids in the rules; secret (JDG-PBP-g)."""

    silent = True
    together = frozenset({"DP-A1", "DP-A2", "DP-A3"})

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.points = tuple(tables.content.standing_orders)
        self.usual = standing.usual(tables)
        self.overdue = standing.silent(tables)

    def topics(self, point: str) -> Sequence[str]:
        """List the standing orders that together answer a decision point."""
        return standing.topics(self._tables, point)

    def silence(self, view: JdgView, point: str) -> Mapping[str, str] | None:
        """Return what answers for who is silent: to a sheet what its boxes ask for alone.

        Rules: JDG-PBP-h.
        """
        found = super().silence(view, point)
        if point != "DP-SHEET" or found is None or view.asked is None:
            return found
        asked = {topic for box in view.asked.boxes for topic in self.topics(box.point)}
        return {topic: policy for topic, policy in found.items() if topic in asked}

    def listed(self, point: str) -> Sequence[Choice]:
        """List what a standing order may say."""
        return standing.listed(self._tables, point)

    def text(self, policy: str) -> Text:
        """Name what a standing order says."""
        return standing.words(policy)

    def answer_by(
        self, view: JdgView, decision: Decision, held: Mapping[str, str]
    ) -> tuple[str, JdgAction] | None:
        """Answer a decision by all standing orders that a seat holds."""
        options = choices.options(view, self._tables, decision)
        return standing.answer_by(self._tables, view, str(decision.point), options, held)


class JdgComputer(Computer[JdgAction, JdgView]):
    """A player who attacks where the odds say so."""

    coaching = Coaching(
        {"jours-odds-defender": (), "jours-odds-effect": ()},
        risks=(
            "jours-odds-attacker",
            "jours-odds-both",
            "jours-odds-squares",
            "jours-odds-counters",
        ),
        provisos=("jours-odds-engages",),
        answers=("jours-odds-squares", "jours-odds-counters"),
    )

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def advise(self, view: JdgView, decision: Decision, options: Sequence[JdgAction]) -> JdgAction:
        """Pick one of the listed options."""
        return advisor.advise(self._tables, view, decision, options)

    def hidden(self, state: JdgState, seat: Seat | None) -> Sequence[Pool]:
        """List what a seat does not know, as pools of what may lie there."""
        return tuple(unknown.hidden(self._tables, state, seat))
