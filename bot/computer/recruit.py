"""A player who errs: it follows the advice, and now and then takes another of the better options.

It sees what its seat sees. What wins the battle at once, it never passes over.
"""

from __future__ import annotations

from typing import Any, Final

from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.worlds.unknown import Source

from .surely import wins

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
        if wins(game, mask, decision, one):
            return one
    if len(ranked) == 1 or source.below(ALWAYS) >= game.computer.slips:
        return ranked[0]
    return ranked[1 + source.below(max(1, len(ranked) // 2))]
