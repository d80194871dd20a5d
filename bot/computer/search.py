"""Looking for the best option of a decision by playing on from it.

Each option is played on in worlds that could be the true one, by the game's quick replies, to the
end of a turn; what it is worth is what the game thinks of the positions there. All options meet the
same worlds with the same luck, so their differences are compared, not their values. Options that
fall behind are dropped; the game's own advice stays in to the end, and is left only for what is
better beyond doubt in worlds that had no part in the choice.

Nothing here is hidden from the seat: it starts at a mask (``bot/engine/worlds/unknown.py``), which
is never changed. Equal masks, budgets and seeds give equal thoughts on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from bot.engine.game import AnyGame
from bot.engine.model import Decision

from .worlds import Sources, Start, Worlds

BEYOND_DOUBT = 0.7
"""By how many standard errors another option must be better than the game's own advice."""
FIRST = 4
"""Worlds of the first round, each of which drops half of the options."""


class Budget(NamedTuple):
    """How much may be thought about one decision.

    ``units`` are steps of play-outs: the same everywhere, whatever the machine. ``options`` is how
    many are compared, the best by the game's own ranking.
    """

    units: int
    options: int


class Thought(NamedTuple):
    """What was found: the action, how many units it took, and by how much it is better.

    ``gain`` is in thousandths of the game's worth, 0 where its own advice was kept; ``worlds``
    is how many were looked at.
    """

    action: Any
    units: int = 0
    gain: float = 0.0
    worlds: int = 0


class Search:
    """The search of one decision."""

    def __init__(
        self, game: AnyGame, mask: Any, decision: Decision, sources: Sources, budget: Budget
    ) -> None:
        self._game, self._mask, self._decision = game, mask, decision
        self._budget = budget
        self._seat, self._side = decision.seat, game.side_of(decision.seat)
        self._worlds = Worlds(game, mask, decision, sources, game.computer.reply)
        self._values: dict[int, list[int]] = {}
        self._starts: list[Start] = []

    def think(self) -> Thought:
        """Find the best option."""
        view = self._game.view(self._mask, self._seat)
        options = self._game.options(view, self._decision)
        ranked = self._game.computer.ranked(view, self._decision, options)
        thinks = self._decision.point in self._game.computer.deep_points
        if len(options) == 1 or not thinks or self._worlds.course is None:
            return Thought(ranked[0])
        chosen = ranked[: self._budget.options]
        self._starts = [self._worlds.started(one) for one in chosen]
        self._values = {index: [] for index in range(len(chosen))}
        best = self._halved(list(range(len(chosen))))
        gain = self._confirmed(best) if best else 0.0
        worlds = len(self._values[0])
        return Thought(chosen[best if gain > 0 else 0], self._worlds.units, max(gain, 0.0), worlds)

    # Rounds -----------------------------------------------------------------------------------

    def _halved(self, left: list[int]) -> int:
        """Look at more and more worlds, with half of the options each time; return the best.

        Half of the budget is kept for the last comparison.
        """
        worlds = FIRST
        while True:
            for world in range(len(self._values[0]), worlds):
                if self._worlds.units * 2 >= self._budget.units and self._values[0]:
                    return self._best(left)
                self._sample(left, world)
            if len(left) <= 2:
                worlds += FIRST
                continue
            order = sorted(left, key=lambda one: (-self._mean(one), one))
            kept = order[: max(2, (len(left) + 1) // 2)]
            left = sorted(kept if 0 in kept else [*kept[:-1], 0])
            worlds *= 2

    def _best(self, left: Sequence[int]) -> int:
        return min(left, key=lambda one: (-self._mean(one), one))

    def _mean(self, option: int) -> float:
        found = self._values[option]
        return sum(found) / len(found)

    def _confirmed(self, best: int) -> float:
        """Compare an option with the game's own advice in fresh worlds.

        Returns by how much it is better on average, 0 where that may be chance.
        """
        first, differences = len(self._values[0]), list[int]()
        while self._worlds.units < self._budget.units or len(differences) < FIRST:
            self._sample([0, best], first + len(differences))
            differences.append(self._values[best][-1] - self._values[0][-1])
        mean = sum(differences) / len(differences)
        spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        return mean if mean > BEYOND_DOUBT * sqrt(spread / len(differences)) else 0.0

    def _sample(self, options: Sequence[int], world: int) -> None:
        """Play options on in a world, each with the same luck."""
        for option in options:
            end = self._worlds.end(self._starts[option], world)
            self._values[option].append(self._game.computer.worth(end, self._side))


def think(
    game: AnyGame, mask: Any, decision: Decision, sources: Sources, budget: Budget
) -> Thought:
    """Find the best option of a decision from what its seat knows.

    ``mask`` is the state without what the seat does not know, ``sources`` the chance of the
    thinker alone, never that of the match.
    """
    return Search(game, mask, decision, sources, budget).think()
