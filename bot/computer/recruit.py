"""A player who errs: it follows the advice, and now and then takes another of the better options.

It sees what its seat sees. What wins the battle at once, it never passes over.
"""

from __future__ import annotations

from typing import Any, Final

from bot.engine.copying import copied
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.playout import Playout
from bot.engine.unknown import Source

ALWAYS: Final = 1000
"""How often something happens that always does, in thousandths."""


def recruited(game: AnyGame, mask: Any, decision: Decision, source: Source) -> Any:
    """Answer a decision from what its seat knows; ``mask`` is left as it is.

    How often it errs, the game says (``Computer.slips``); then it takes one of the better half of
    the options, each as likely.
    """
    view = game.view(mask, decision.seat)
    ranked = game.computer.ranked(view, decision, game.options(view, decision))
    for one in ranked:
        if _wins(game, mask, decision, one):
            return one
    if len(ranked) == 1 or source.below(ALWAYS) >= game.computer.slips:
        return ranked[0]
    return ranked[1 + source.below(max(1, len(ranked) // 2))]


class _Fallen(Exception):
    """Chance would decide."""


class _NoDraws:
    """Draws where nothing is left to chance."""

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Refuse to throw dice."""
        raise _Fallen

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Refuse to shuffle."""
        raise _Fallen


def _wins(game: AnyGame, mask: Any, decision: Decision, action: Any) -> bool:
    """Tell whether an option wins at once without any dice."""
    playout = Playout(game, copied(mask), _NoDraws())
    try:
        playout.take(decision, action)
    except _Fallen:
        return False
    outcome = playout.outcome
    return outcome is not None and outcome.winner == game.side_of(decision.seat)
