"""How much the computer players think: a level is a budget, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from bot.engine.game import AnyGame

from .search import Budget

Level: TypeAlias = Literal["recruit", "regular", "veteran", "general"]
"""How a computer plays: erring, by the game's own advice, or thinking ahead; ever stronger."""
THINKING: Mapping[Level, Budget] = MappingProxyType(
    {"veteran": Budget(units=1, options=6), "general": Budget(units=10, options=10)}
)
"""What a level that thinks ahead may think about one decision, in units of ``Computer.units``."""
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels, the weakest first."""
USUAL: Level = "regular"
"""The level that every game has."""


def budget(game: AnyGame, level: Level, share: int = 1) -> Budget:
    """Return what a level that thinks ahead may think about one decision of a game.

    Where others wait for the same workers, only a part of it is left: one in ``share``.
    """
    whole = THINKING[level]
    return whole._replace(units=whole.units * game.computer.units // share)
