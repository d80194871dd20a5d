"""What an option surely leads to: played on as far as no chance decides."""

from __future__ import annotations

from typing import Any

from bot.engine.chance.draws import Chance, NoDraws
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.tries.copying import copied
from bot.engine.worlds.playout import Playout


def surely(game: AnyGame, mask: Any, decision: Decision, action: Any) -> Playout | None:
    """Return how things stand at the next question after an option; None where dice would fall.

    ``mask`` is what a seat knows (``bot/engine/worlds/unknown.py``), and is left as it is.
    """
    playout = Playout(game, copied(mask), NoDraws())
    try:
        playout.take(decision, action)
    except Chance:
        return None
    return playout


def wins(game: AnyGame, mask: Any, decision: Decision, action: Any) -> bool:
    """Tell whether an option wins at once without any dice."""
    playout = surely(game, mask, decision, action)
    outcome = playout.outcome if playout is not None else None
    return outcome is not None and outcome.winner == game.side_of(decision.seat)
