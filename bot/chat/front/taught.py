"""Which steps of a guided game its learner was told: each is told once.

It is kept in memory, and learnt once more from the journal of a match after a restart.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from bot.computer.coach import Answered
from bot.engine.model import Decision

MOST = 1000


class Taught:
    """The turns in which learners were asked something, by match, user and point; oldest go first.

    A question asked again in its turn is told the same step again until it is answered.
    """

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[str, int], dict[str, dict[int, int]]] = OrderedDict()

    def knows(self, match: str, user: int) -> bool:
        """Tell whether it is known what a user answered in a match."""
        return (match, user) in self._asked

    def learn(self, match: str, user: int, answers: Sequence[Answered]) -> None:
        """Take what a user answered in a match."""
        asked: dict[str, dict[int, int]] = {}
        for one in answers:
            asked.setdefault(one.decision.point, {}).setdefault(one.turn, one.decision.serial)
        self._asked[match, user] = asked
        while len(self._asked) > MOST:
            self._asked.popitem(last=False)

    def step(self, match: str, user: int, turn: int, decision: Decision) -> int | None:
        """Return the step that a question is, counted from 1; None: it was told in this turn.

        Each turn in which something is asked at a point is a step of it.
        """
        turns = self._asked[match, user].setdefault(decision.point, {})
        first = turns.setdefault(turn, decision.serial)
        return list(turns).index(turn) + 1 if first == decision.serial else None

    def forget(self, user: int) -> None:
        """Drop what is known of a user."""
        for key in [key for key in self._asked if key[1] == user]:
            del self._asked[key]
