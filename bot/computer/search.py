"""Looking for the best option of a decision by playing on from it.

Each option is played on in worlds that could be the true one, by the game's own advice, to the end
of a turn; what it is worth is what the game thinks of the positions there. All options meet the
same worlds with the same luck, so their differences are compared, not their values. Options that
fall behind are dropped; the game's own advice stays in to the end, and is left only for what is
better beyond doubt in worlds that had no part in the choice.

Nothing here is hidden from the seat: it starts at a mask (``bot/engine/unknown.py``), which is
never changed. Equal masks, budgets and seeds give equal thoughts on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from bot.engine.copying import copied
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.parts.insight import Course
from bot.engine.playout import ChanceDraws, Playout
from bot.engine.unknown import Source, dealt

Sources: TypeAlias = Callable[[str], Source]
"""Makes a source of chance from a name; the same for the same name."""
Step: TypeAlias = tuple[Decision, Any]
"""An answer to a decision."""
BEYOND_DOUBT = 0.7
"""By how many standard errors another option must be better than the game's own advice."""
FIRST = 4
"""Worlds of the first round, each of which drops half of the options."""
MOST_STEPS = 400
"""Steps after which a play-out is judged where it stands."""


class Budget(NamedTuple):
    """How much may be thought about one decision.

    ``units`` are advised steps: the same everywhere, whatever the machine. ``options`` is how
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


class Start(NamedTuple):
    """An option played on to where chance or somebody else comes in.

    ``state`` is shared by all worlds; ``pending`` is the step that brings chance in, None where
    somebody else is asked or nothing is left to do.
    """

    state: Any
    pending: Step | None


class Search:
    """The search of one decision."""

    def __init__(
        self, game: AnyGame, mask: Any, decision: Decision, sources: Sources, budget: Budget
    ) -> None:
        self._game, self._mask, self._decision = game, mask, decision
        self._sources, self._budget = sources, budget
        self._seat, self._side = decision.seat, game.side_of(decision.seat)
        self._course = game.insight.course(game.view(mask, decision.seat))
        self._units = 0
        self._values: dict[int, list[int]] = {}
        self._starts: list[Start] = []

    def think(self) -> Thought:
        """Find the best option."""
        view = self._game.view(self._mask, self._seat)
        options = self._game.options(view, self._decision)
        ranked = self._game.computer.ranked(view, self._decision, options)
        thinks = self._decision.point in self._game.computer.deep_points
        if len(options) == 1 or not thinks or self._course is None:
            return Thought(ranked[0])
        chosen = ranked[: self._budget.options]
        self._starts = [self._started(one) for one in chosen]
        self._values = {index: [] for index in range(len(chosen))}
        best = self._halved(list(range(len(chosen))))
        gain = self._confirmed(best) if best else 0.0
        worlds = len(self._values[0])
        return Thought(chosen[best if gain > 0 else 0], self._units, max(gain, 0.0), worlds)

    # Rounds -----------------------------------------------------------------------------------

    def _halved(self, left: list[int]) -> int:
        """Look at more and more worlds, with half of the options each time; return the best.

        Half of the budget is kept for the last comparison.
        """
        worlds = FIRST
        while True:
            for world in range(len(self._values[0]), worlds):
                if self._units * 2 >= self._budget.units and self._values[0]:
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
        while self._units < self._budget.units or len(differences) < FIRST:
            self._sample([0, best], first + len(differences))
            differences.append(self._values[best][-1] - self._values[0][-1])
        mean = sum(differences) / len(differences)
        spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        return mean if mean > BEYOND_DOUBT * sqrt(spread / len(differences)) else 0.0

    # Worlds -----------------------------------------------------------------------------------

    def _sample(self, options: Sequence[int], world: int) -> None:
        """Play options on in a world, each with the same luck."""
        for option in options:
            self._values[option].append(self._value(self._starts[option], world))

    def _value(self, start: Start, world: int) -> int:
        state = dealt(self._game, start.state, self._seat, self._sources(f"world {world}"))
        playout = Playout(self._game, state, ChanceDraws(self._sources(f"luck {world}")))
        self._units += 1
        step = start.pending or self._next(playout)
        for _ in range(MOST_STEPS):
            if step is None:
                break
            playout.take(*step)
            step = self._next(playout)
        return self._game.computer.worth(playout.state, self._side)

    def _started(self, action: Any) -> Start:
        """Play an option on by the game's advice, as far as no chance and nobody else decides."""
        playout = Playout(self._game, copied(self._mask), ChanceDraws(self._sources("start")))
        step: Step | None = (self._decision, action)
        while step is not None:
            before = copied(playout.state)
            if step[0].seat != self._seat:
                return Start(before, None)
            playout.take(*step)
            if playout.chance:
                return Start(before, step)
            step = self._next(playout)
        return Start(playout.state, None)

    def _next(self, playout: Playout) -> Step | None:
        """Return the next step of a play-out as advised; None beyond the horizon."""
        if not playout.open:
            return None
        decision = playout.open[0]
        view = playout.view(decision)
        if self._is_beyond(self._game.insight.course(view)):
            return None
        options = self._game.options(view, decision)
        self._units += 1
        return decision, self._game.computer.advise(view, decision, options)

    def _is_beyond(self, course: Course | None) -> bool:
        """Tell whether the turns to be played on are over."""
        assert self._course is not None
        return course is None or course.turn - self._course.turn >= self._game.computer.horizon


def think(
    game: AnyGame, mask: Any, decision: Decision, sources: Sources, budget: Budget
) -> Thought:
    """Find the best option of a decision from what its seat knows.

    ``mask`` is the state without what the seat does not know, ``sources`` the chance of the
    thinker alone, never that of the match.
    """
    return Search(game, mask, decision, sources, budget).think()
