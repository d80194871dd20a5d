"""Pictures and text of views, all drawn by code.

A renderer sees what a viewer sees (the view and the events of that audience) and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.game import AnyGame

from .fire_and_sword.painter import FireAndSwordPainter
from .hoth.painter import HothPainter
from .jours.painter import JoursPainter
from .kit.plain import PlainPainter
from .lords.painter import LordsPainter
from .napoleonics.painter import NapPainter
from .painter import Marks, Painter
from .picture import ALT_LIMIT, Picture, Speaker

__all__ = ["ALT_LIMIT", "Marks", "Painter", "Picture", "Speaker", "for_game"]

PAINTERS: Mapping[str, Callable[[Any], Painter]] = {
    "fire_and_sword": FireAndSwordPainter,
    "hoth": HothPainter,
    "jours": JoursPainter,
    "lords": LordsPainter,
    "napoleonics": NapPainter,
}
"""By slug: what makes a painter from the content of the game."""


def for_game(game: AnyGame) -> Painter:
    """Return the painter of a game, made from its content; the plain one if it has none."""
    if game.slug not in PAINTERS:
        return PlainPainter()
    content = getattr(game, "content")  # noqa: B009 - not part of the Game interface
    return PAINTERS[game.slug](content)
