"""Quick replies for play-outs: the first piece that gains by a move makes its best one.

The advice compares all moves of all pieces before each of them, though moves of two pieces seldom
touch each other; one piece after the other costs a fraction of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.engine.model import Decision, Side
from bot.games.commands_colors.actions import Done, MoveUnit
from bot.games.napoleonics.model.actions import MoveLeader, NapAction
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.view import NapView

from . import advisor
from .outlook import Outlook


def reply(
    tables: Tables, view: NapView, decision: Decision, options: Sequence[NapAction]
) -> NapAction:
    """Pick one of the listed options; the same however pieces and hand are stored in the view."""
    if len(options) == 1:
        return options[0]
    if POINTS.at(decision) == "D-06":
        return _moved(Outlook(tables, view, Side(decision.seat)), options)
    return advisor.advise(tables, view, decision, options)


def _moved(outlook: Outlook, options: Sequence[NapAction]) -> NapAction:
    """Move the first piece that gains by it; ``Done`` where none does."""
    listed = (one for one in options if isinstance(one, MoveUnit | MoveLeader))
    for _, several in groupby(listed, key=lambda one: (type(one), one.path[0])):
        gain, found = advisor.best(outlook, list(several))
        if gain > 0:
            return found
    return next(one for one in options if isinstance(one, Done))
