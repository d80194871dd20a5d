"""What answers for a player of By Fire and Sword."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Seat, Text
from bot.engine.parts.computer import Coaching, Computer
from bot.engine.parts.policies import Policies
from bot.engine.worlds.pools import Pool
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.state import FasState
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.phases.round.setup import SCENARIO
from bot.games.fire_and_sword.rules.tables import Tables

from . import choosing, standing, unknown


class FasPolicies(Policies[FasAction, FasView]):
    """The standing orders of By Fire and Sword."""

    points = tuple(standing.POLICIES)
    usual = standing.USUAL
    overdue = standing.OVERDUE

    def __init__(self, content: FireAndSwordContent) -> None:
        self._content = content

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(self._content, point)

    def read(self, point: str, said: str) -> Choice | None:
        """Read a standing order as it is listed, or ids in the order in which they are wanted."""
        return super().read(point, said) or standing.read(point, said)

    def text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def silence(self, view: FasView, point: str) -> Mapping[str, str] | None:
        """Return what answers for a player whose time is over; on a virtual table all is answered.

        Rules: FAS-OPT-09.
        """
        found = super().silence(view, point)
        if found is None and view.field is not None:
            return {point: standing.DEFAULT}
        return found

    def answer(self, view: FasView, decision: Decision, policy: str) -> FasAction | None:
        """Answer a decision by a standing order."""
        return standing.answer(view, decision, policy)


class FasComputer(Computer[FasAction, FasView]):
    """A player who does the usual, and on a virtual table what brings most at once."""

    coaching = Coaching({"fas-odds-dp": (), "fas-odds-wins": ()}, risks=("fas-odds-loses",))

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def coaches(self, scenario: str) -> bool:
        """Tell whether a table is the bot's own; of players' tables it knows no places."""
        return scenario != SCENARIO

    def advise(self, view: FasView, decision: Decision, options: Sequence[FasAction]) -> FasAction:
        """Pick an answer: by what it is worth on a virtual table, else the default one."""
        assert view.asked is not None
        lines = [one.value for one in options if isinstance(one, Answer)]
        wanted = Answer(choosing.choose(self._tables, view, lines) or view.asked.default)
        return wanted if wanted in options else options[0]

    def hidden(self, state: FasState, seat: Seat | None) -> Sequence[Pool]:
        """List what a seat does not know, each thing as a draw of its own."""
        return tuple(unknown.hidden(self._tables, state, seat))
