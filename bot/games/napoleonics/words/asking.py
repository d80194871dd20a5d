"""How the questions of Napoleonics are put."""

from __future__ import annotations

from bot.engine.parts.asking import Asking
from bot.games.napoleonics.model.actions import NapAction
from bot.games.napoleonics.model.view import NapView


class NapAsking(Asking[NapAction, NapView]):
    """A turn is laid out on one page: orders, moves and combats."""

    several_points = frozenset({"D-05"})
    sheet_points = frozenset({"D-05", "D-06", "D-07"})
