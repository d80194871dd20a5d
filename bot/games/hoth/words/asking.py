"""How the questions of Battle of Hoth are put."""

from __future__ import annotations

from bot.engine.parts.asking import Asking
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.view import HothView


class HothAsking(Asking[HothAction, HothView]):
    """A turn is laid out on one page: orders, moves and combats."""

    several_points = frozenset({"DP-ORDER"})
    sheet_points = frozenset({"DP-ORDER", "DP-MOVE", "DP-ATTACK"})
