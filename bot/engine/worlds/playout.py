"""Games played on in place, as fast as the rules allow: for players that think ahead.

Nothing is checked, told or journaled, and nothing is copied: what is picked must be one of the
listed options. The rules are the game's own, so a play-out comes to the state that ``submit`` comes
to with the same draws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.engine.chance.draws import Draws
from bot.engine.flow import Transition, settle
from bot.engine.game import AnyGame
from bot.engine.model import Decision, Outcome

from .unknown import Source, shuffled

Policy: TypeAlias = Callable[[Any, Decision, Sequence[Any]], Any]
"""Picks one of the listed options of a decision, from the view of its seat."""


class ChanceDraws:
    """Draws of a source of one's own: the dice of worlds that are only thought of."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return ``count`` dice with values 1..faces."""
        return tuple(1 + self._source.below(faces) for _ in range(count))

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return a shuffle of ``range(count)``."""
        return tuple(shuffled(range(count), self._source))


class Playout:
    """A game that is played on in place; ``state`` is the caller's, and is changed.

    ``chance`` tells whether anything was drawn, or something hidden was shown, so far.
    """

    def __init__(self, game: AnyGame, state: Any, draws: Draws) -> None:
        self.game, self.state = game, state
        self.chance = False
        self._draws = draws

    @property
    def open(self) -> Sequence[Decision]:
        """The open decisions, oldest first; empty when the game is over."""
        found: Sequence[Decision] = self.state.open
        return found

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.game.outcome(self.state)

    def view(self, decision: Decision) -> Any:
        """Return what the seat of a decision sees now; it changes with the next step."""
        return self.game.view(self.state, decision.seat)

    def take(self, decision: Decision, action: Any) -> None:
        """Answer an open decision by one of its options, up to the next question."""
        t = Transition(self.state, self._draws)
        self.state.open.remove(decision)
        self.game.apply(t, decision, action)
        settle(self.game, t)
        self.chance = self.chance or bool(t.drawn) or t.revealed

    def step(self, policy: Policy) -> None:
        """Let a policy answer the oldest question, from the view of whoever is asked."""
        decision = self.open[0]
        view = self.view(decision)
        self.take(decision, policy(view, decision, self.game.options(view, decision)))
