"""Options of a decision played on in worlds that could be the true one, each with the same luck.

An option is played on by a policy once, as far as no chance and nobody else decides; from there it
goes on in every world by itself, to the horizon of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.parts.insight import Course
from bot.engine.tries.copying import copied
from bot.engine.worlds.playout import ChanceDraws, Playout, Policy
from bot.engine.worlds.unknown import Source, dealt

Sources: TypeAlias = Callable[[str], Source]
"""Makes a source of chance from a name; the same for the same name."""
Step: TypeAlias = tuple[Decision, Any]
"""An answer to a decision."""
MOST_STEPS = 400
"""Steps after which a play-out is judged where it stands."""


class Start(NamedTuple):
    """An option played on to where chance or somebody else comes in.

    ``state`` is shared by all worlds; ``pending`` is the step that brings chance in, None where
    somebody else is asked or nothing is left to do.
    """

    state: Any
    pending: Step | None


class Worlds:
    """The worlds of one decision; ``mask`` is what its seat knows, and is never changed.

    ``policy`` answers for every seat. ``units`` counts its steps that were played so far.
    """

    def __init__(
        self, game: AnyGame, mask: Any, decision: Decision, sources: Sources, policy: Policy
    ) -> None:
        self._game, self._mask, self._decision = game, mask, decision
        self._sources, self._policy, self._seat = sources, policy, decision.seat
        self.course = game.insight.course(game.view(mask, decision.seat))
        """The turn of the decision; None in a game without turns, where nothing is played on."""
        self.units = 0

    def started(self, action: Any) -> Start:
        """Play an option on, as far as no chance and nobody else decides."""
        playout = Playout(self._game, copied(self._mask), ChanceDraws(self._sources("start")))
        step: Step | None = (self._decision, action)
        for _ in range(MOST_STEPS):
            if step is None:
                break
            before = copied(playout.state)
            if step[0].seat != self._seat:
                return Start(before, None)
            playout.take(*step)
            if playout.chance:
                return Start(before, step)
            step = self._next(playout)
        return Start(playout.state, None)

    def end(self, start: Start, world: int | str) -> Any:
        """Return how an option ends in a world, named anyhow: the state at the horizon."""
        state = dealt(self._game, start.state, self._seat, self._sources(f"world {world}"))
        playout = Playout(self._game, state, ChanceDraws(self._sources(f"luck {world}")))
        self.units += 1
        step = start.pending or self._next(playout)
        for _ in range(MOST_STEPS):
            if step is None:
                break
            playout.take(*step)
            step = self._next(playout)
        return playout.state

    def _next(self, playout: Playout) -> Step | None:
        """Return the next step of a play-out; None beyond the horizon."""
        if not playout.open:
            return None
        decision = playout.open[0]
        view = playout.view(decision)
        if self._is_beyond(self._game.insight.course(view)):
            return None
        options = self._game.options(view, decision)
        self.units += 1
        return decision, self._policy(view, decision, options)

    def _is_beyond(self, course: Course | None) -> bool:
        """Tell whether the turns to be played on are over."""
        assert self.course is not None
        return course is None or course.turn - self.course.turn >= self._game.computer.horizon
