"""Pictures and text of views, all drawn by code.

A renderer sees what a viewer sees (the view and the events of that audience) and nothing else.
"""

from __future__ import annotations

from typing import Any

from bot.engine.game import Game

from .picture import ALT_LIMIT, Picture, Speaker

__all__ = ["ALT_LIMIT", "Picture", "Speaker", "for_game"]


def for_game(game: Game[Any, Any, Any]) -> Any:
    """Return the painter of a game; raises ``KeyError`` for a game without one."""
    from .games.hoth import HothPainter

    return {"hoth": HothPainter}[game.slug](game.content)
