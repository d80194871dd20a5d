"""Quick replies for play-outs: what falls at once, and how those stand that an action touches.

They look at what the judge looks at (``judge.py``), but add up only what changes, and take from a
table how likely a hand deals a blow.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision, Side
from bot.games.lords.model.actions import LordsAction, Place, Recall
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import Cell, gridded, neighbours
from bot.games.lords.rules.tables import CardFacts, Tables

from . import advisor
from .judge import COMMAND, GENERAL, PRESSURE, RISK, WON

LIKELY = (1000, 950, 900, 750, 550, 350, 200, 100, 50)
"""How likely the other side deals so much at a blow, in thousandths; the last stands for more."""
CARD = 91_000
"""What a card is worth that is drawn, in thousandths of a point."""


def reply(
    tables: Tables, view: LordsView, decision: Decision, options: Sequence[LordsAction]
) -> LordsAction:
    """Pick one of the listed options; the same however units and hand are stored in the view."""
    if len(options) == 1:
        return options[0]
    match POINTS.at(decision):
        case "DP-PLACE":
            return max(options, key=Glance(tables, view, Side(decision.seat)).rank)
        case "DP-REINFORCE":
            return _reinforced(Glance(tables, view, Side(decision.seat)), view, options)
        case _:
            return advisor.advise(tables, view, decision, options)


def _reinforced(glance: Glance, view: LordsView, options: Sequence[LordsAction]) -> LordsAction:
    """Recall a unit where that is clearly better than a card drawn; else draw."""
    draw = next(one for one in options if not isinstance(one, Recall))
    if view.stall_count >= advisor.PATIENCE:
        return draw
    recalls = (one for one in options if isinstance(one, Recall))
    best = max(recalls, key=lambda one: glance.recalled(one.cell), default=None)
    if best is None or glance.recalled(best.cell) < advisor.MARGIN:
        return draw
    return best


class Glance:
    """The mat as one side sees it; values in thousandths of a point."""

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        self._tables, self._side, self._foe = tables, side, other(side)
        self._goal = (view.terms.victory_units, view.terms.victory_commands)
        self._ahead = {one: (seen.units, seen.commands) for one, seen in view.sides.items()}
        self._mat = {unit.cell: (tables.cards[unit.card], unit.side) for unit in view.units}
        self._totals = dict.fromkeys(self._mat, 0)
        for cell, (facts, owner) in self._mat.items():
            around = neighbours(cell)
            for index, value in facts.pointing[owner]:
                struck = self._mat.get(around[index])
                if struck is not None and struck[1] != owner:
                    self._totals[around[index]] += value
        self._worths: dict[tuple[str, Side], int] = {}
        self._strikes: dict[Cell, int] = {}
        self._falls: dict[Cell, int] = {}

    def rank(self, action: LordsAction) -> tuple[int, int]:
        """Rank a place, the best highest; of equal ones the card with the fewest points."""
        if not isinstance(action, Place):
            return 0, 0
        facts = self._tables.cards[action.card]
        met = self._met(action.cell)
        strikes = self._struck(facts, action.cell, stays=met <= facts.defence)
        if facts.strength and not met:
            strikes = max(strikes, self._shot(facts, action.cell))
        return strikes - self._risked(facts, met), -facts.points

    def recalled(self, cell: Cell) -> int:
        """Return how much better it is to recall the unit on a cell than to draw a card."""
        facts, side = self._mat[cell]
        found = 1000 * facts.points - CARD + self._standing(cell, 0)
        around = neighbours(cell)
        for index, value in facts.pointing[side]:
            there = around[index]
            if there in self._mat and self._mat[there][1] != side:
                found -= self._standing(there, 0) - self._standing(there, -value)
        return found

    def _worth(self, facts: CardFacts, side: Side) -> int:
        """Return what a unit of a side is worth: as ``Judge.worth``, a deciding one most."""
        key = (facts.id, side)
        if key not in self._worths:
            found = facts.points + GENERAL * facts.general
            units, commands = self._ahead[other(side)]
            missing = self._goal[1] - commands
            if facts.command:
                found += COMMAND // max(1, missing)
            if units + 1 >= self._goal[0] or (facts.command and missing <= 1):
                found += WON
            self._worths[key] = found
        return self._worths[key]

    def _standing(self, cell: Cell, blow: int) -> int:
        """Return what a unit on the mat stands to lose once ``blow`` more points at it."""
        facts, side = self._mat[cell]
        need = facts.defence + 1 - self._totals[cell] - blow
        weight = RISK if side == self._side else PRESSURE
        return LIKELY[max(0, min(need, 8))] * self._worth(facts, side) * weight // 1000

    def _fall(self, cell: Cell) -> int:
        """Return what it brings that an enemy falls: what it is worth, and whom it threatened."""
        found = self._falls.get(cell)
        if found is None:
            facts, side = self._mat[cell]
            found = 1000 * self._worth(facts, side) - self._standing(cell, 0)
            around = neighbours(cell)
            for index, value in facts.pointing[side]:
                there = around[index]
                if there in self._mat and self._mat[there][1] == self._side:
                    found += self._standing(there, 0) - self._standing(there, -value)
            self._falls[cell] = found
        return found

    def _struck(self, facts: CardFacts, cell: Cell, *, stays: bool) -> int:
        """Return what the arrows of a card placed on a cell bring, at once and if it stays."""
        found, around = 0, neighbours(cell)
        for index, value in facts.pointing[self._side]:
            there = around[index]
            unit = self._mat.get(there)
            if unit is None or unit[1] == self._side:
                continue
            if self._totals[there] + value > unit[0].defence:
                found += self._fall(there)
            elif stays:
                found += self._standing(there, value) - self._standing(there, 0)
        return found

    def _shot(self, facts: CardFacts, cell: Cell) -> int:
        """Return what the best shot of a card placed on a cell brings."""
        return max(
            (
                self._fall(there)
                for there in gridded(cell, facts.grid[self._side])
                if there in self._mat
                and self._mat[there][1] == self._foe
                and self._totals[there] + facts.strength > self._mat[there][0].defence
            ),
            default=0,
        )

    def _met(self, cell: Cell) -> int:
        """Return the arrows of enemies that point at a free cell."""
        found = self._strikes.get(cell)
        if found is None:
            found = 0
            for index, there in enumerate(neighbours(cell)):
                unit = self._mat.get(there)
                if unit is not None and unit[1] == self._foe:
                    found += unit[0].arrows[self._foe][(index + 4) % 8]
            self._strikes[cell] = found
        return found

    def _risked(self, facts: CardFacts, met: int) -> int:
        """Return what is lost, or may be, of a card on a cell at which so many arrows point."""
        need = facts.defence + 1 - met
        worth = self._worth(facts, self._side)
        if need <= 0:
            return 1000 * worth
        return LIKELY[min(need, 8)] * worth * RISK // 1000
