"""What answers for a player of Napoleonics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Seat, Side, Text
from bot.engine.parts.computer import Coaching, Computer
from bot.engine.parts.policies import Policies
from bot.engine.worlds.pools import Pool
from bot.games.napoleonics.model.actions import NapAction
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import NapState
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.phases import dispatch
from bot.games.napoleonics.phases.setup import AUTO_PASS

from . import advisor, leaf, reply, standing, unknown


class NapPolicies(Policies[NapAction, NapView]):
    """The standing orders of Napoleonics, whose lists stand in the data."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        listed = tables.content.standing_orders
        self.points = tuple(listed)
        self.usual = {point: one.usual for point, one in listed.items() if one.usual}
        self.overdue = {point: one.silent for point, one in listed.items() if one.silent}

    def silence(self, view: NapView, point: str) -> Mapping[str, str] | None:
        """Return what answers for who is silent: also a pass, where that was agreed.

        Rules: NAP-PBP-12.
        """
        found = super().silence(view, point)
        agreed = view.options.get(AUTO_PASS) == "on" and point in standing.PASSING
        return {point: standing.PASS} if found is None and agreed else found

    def topics(self, point: str) -> Sequence[str]:
        """List the policy points of a decision; each reaction to a melee has its own."""
        return standing.topics(self._tables.content, point)

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders of a policy point."""
        return standing.policies(self._tables.content, point)

    def read(self, point: str, said: str) -> Choice | None:
        """Read a standing order, also with a number of the player's own."""
        return standing.read(self._tables.content, point, said)

    def text(self, policy: str) -> Text:
        """Name a standing order."""
        return standing.policy_text(policy)

    def told(self, policy: str) -> Text:
        """Name a standing order to everybody."""
        return standing.policy_told(policy)

    def answer(self, view: NapView, decision: Decision, policy: str) -> NapAction | None:
        """Answer a decision by a standing order."""
        options = dispatch.options(view, self._tables, decision)
        return standing.answer(Scene(self._tables, view), view, options, decision, policy)

    def answer_by(
        self, view: NapView, decision: Decision, held: Mapping[str, str]
    ) -> tuple[str, NapAction] | None:
        """Answer a decision by all standing orders of its seat."""
        options = dispatch.options(view, self._tables, decision)
        return standing.answer_by(Scene(self._tables, view), view, options, decision, held)


ELIMINATED, KILLED = "napoleonics-odds-eliminated", "napoleonics-odds-killed"
"""The captions of chances to win a banner: by a unit, by a leader alone (NAP-VIC-02)."""


class NapComputer(Computer[NapAction, NapView]):
    """A greedy player."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def advise(self, view: NapView, decision: Decision, options: Sequence[NapAction]) -> NapAction:
        """Pick the option that promises most at once."""
        return advisor.advise(self._tables, view, decision, options)

    def reply(self, view: NapView, decision: Decision, options: Sequence[NapAction]) -> NapAction:
        """Pick an option as the advice does, but move one piece after the other."""
        return reply.reply(self._tables, view, decision, options)

    levels = ("recruit", "veteran")
    coaching = Coaching(
        {
            ELIMINATED: (KILLED,),
            f"{ELIMINATED}-retire": (ELIMINATED, KILLED),
            f"{ELIMINATED}-square": (ELIMINATED, KILLED),
            KILLED: (ELIMINATED,),
            "napoleonics-odds-hit": (),
        },
        risks=("napoleonics-odds-back-hit",),
    )
    slips = 110
    clear = 100_000
    deep_points = ("D-02", "D-06", "D-07")

    def ranked(
        self, view: NapView, decision: Decision, options: Sequence[NapAction]
    ) -> Sequence[NapAction]:
        """List options by what they promise at once."""
        if decision.point not in self.deep_points:
            return super().ranked(view, decision, options)
        return advisor.ranked(self._tables, view, decision, options)

    def terms(self, state: NapState, side: Side) -> Mapping[str, int]:
        """Return what a side has more than the other, less what may be struck next."""
        return leaf.terms(self._tables, state, side)

    def hidden(self, state: NapState, seat: Seat | None) -> Sequence[Pool]:
        """List what a seat does not know, as pools of like cards."""
        return tuple(unknown.hidden(state, seat))
