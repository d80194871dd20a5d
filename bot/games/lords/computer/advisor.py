"""A computer player that looks one move ahead.

It tries every legal card and cell and takes what its judge finds best, and it recalls a unit that
it would rather hold than a card from the deck. It knows what its seat knows, no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision, Side
from bot.games.lords.model.actions import LordsAction, Recall
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.tables import Tables

from . import standing
from .judge import Judge

MARGIN = 20_000
"""By how much, in thousandths of a point, a recall must be better than a card from the deck."""

PATIENCE = 10
"""Turns without a loss after which nothing is recalled."""


def advise(
    tables: Tables, view: LordsView, decision: Decision, options: Sequence[LordsAction]
) -> LordsAction:
    """Pick one of the listed options; the same however units and hand are stored in the view."""
    if len(options) == 1:
        return options[0]
    judge = Judge(tables, view, Side(decision.seat))
    point = POINTS.at(decision)
    match point:
        case "DP-PLACE" | "DP-BERSERK":
            return ranked(judge, options)[0]
        case "DP-REINFORCE":
            return reinforced(judge, view, options)
        case None:
            return options[0]
        case _:
            policy = standing.POLICIES[point][0]
            return standing.answer(tables, view, options, decision, policy) or options[0]


def ranked(judge: Judge, options: Sequence[LordsAction]) -> list[LordsAction]:
    """List options by how the mat looks after them, the best first."""
    return sorted(options, key=judge.rank, reverse=True)


def reinforced(judge: Judge, view: LordsView, options: Sequence[LordsAction]) -> LordsAction:
    """Recall the unit that serves best in hand, if clearly better than a card drawn; else draw.

    Where nobody has fallen for long it draws, so that two such players do not go round in circles.
    """
    gains = {one: judge.recalled(one.cell) for one in options if isinstance(one, Recall)}
    best = max(gains, key=lambda one: gains[one], default=None)
    if best is not None and gains[best] >= MARGIN and view.stall_count < PATIENCE:
        return best
    return next(one for one in options if not isinstance(one, Recall))
