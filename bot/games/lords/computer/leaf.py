"""What a position at the end of a turn is worth to a side: the leaf of a search."""

from __future__ import annotations

from bot.engine.model import Seat, Side
from bot.games.lords.model.state import LordsState, other
from bot.games.lords.model.view import LordsView, build_view
from bot.games.lords.rules.tables import Tables

from .judge import COMMAND, WON, Judge

RACE = 40
"""What the eliminated units are worth together besides their points, each as a share of those that
are missing to a victory."""


def terms(tables: Tables, state: LordsState, side: Side) -> dict[str, int]:
    """Return what a side has won more than the other, and how the mat stands for it.

    In thousandths of a point; as the side sees it, so what it does not know counts as likely.
    """
    view = build_view(tables, state, Seat(side))
    if view.winner is not None:
        return {"lords-term-victory": 1000 * (WON if view.winner == side else -WON)}
    if view.over is not None:
        return {}
    won = _won(tables, view, side) - _won(tables, view, other(side))
    judge = Judge(tables, view, side)
    return {"lords-term-fallen": 1000 * won, "lords-term-mat": judge.value(judge.mat)}


def _won(tables: Tables, view: LordsView, side: Side) -> int:
    """Return what a side has won: points, and how near it is to a victory."""
    seen, terms = view.sides[side], view.terms
    found = sum(tables.cards[card].points for card in seen.pile)
    found += sum(COMMAND // max(1, terms.victory_commands - one) for one in range(seen.commands))
    return found + sum(RACE // max(1, terms.victory_units - one) for one in range(seen.units))
