"""A computer player that looks one move ahead.

It tries every legal card and cell and judges the mat that follows: units won less units lost, less
what the opponent may finish in the next turn, plus a little for what it may finish itself. It
knows what its seat knows; the opponent's hand it takes for any cards that are not yet seen.
Worth is in points of the cards, chances in thousandths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.model import Decision, Side

from . import standing
from .actions import Advance, DrawCard, LordsAction, Place, Recall
from .chances import Reserves
from .geometry import Cell, neighbours, shifted
from .model import other
from .tables import CardFacts, Tables
from .view import LordsView

Mat: TypeAlias = dict[Cell, tuple[CardFacts, Side]]

COMMAND, GENERAL = 144, 240
"""What a command unit and a general are worth besides their points."""
RISK, PRESSURE = 800, 200
"""Weights in thousandths of what may be lost and of what may be won in the next turn."""
RECALL = 100
"""What a unit must be worth to be recalled rather than a card drawn."""

PATIENCE = 10
"""Turns without a loss after which nothing is recalled."""


def advise(
    tables: Tables, view: LordsView, decision: Decision, options: Sequence[LordsAction]
) -> LordsAction:
    """Pick one of the listed options; the same for the same view."""
    if len(options) == 1:
        return options[0]
    match decision.point:
        case "DP-PLACE" | "DP-BERSERK":
            judge = Judge(tables, view, Side(decision.seat))
            return max(options, key=judge.after)
        case "DP-REINFORCE":
            return reinforced(tables, view, options)
        case _:
            policy = standing.POLICIES[decision.point][0]
            return standing.answer(tables, view, options, decision, policy) or options[0]


def reinforced(tables: Tables, view: LordsView, options: Sequence[LordsAction]) -> LordsAction:
    """Recall the most valuable unit, if it is worth more than a card from the deck; else draw.

    Where nobody has fallen for long it draws, so that two such players do not go round in circles.
    """
    cards = {unit.cell: tables.cards[unit.card] for unit in view.units}
    recalls = {one: worth(cards[one.cell]) for one in options if isinstance(one, Recall)}
    best = max(recalls, key=lambda one: recalls[one], default=None)
    if best is not None and recalls[best] >= RECALL and view.stall_count < PATIENCE:
        return best
    return next((one for one in options if isinstance(one, DrawCard)), options[0])


def worth(facts: CardFacts) -> int:
    """Return what a card is worth on the mat."""
    return facts.points + COMMAND * facts.command + GENERAL * facts.general


class Judge:
    """Judges what follows from an action, as one side sees the mat."""

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        self.tables = tables
        self.side = side
        self.active = view.turn.side
        self.borderless = view.terms.borderless
        self.mat: Mat = {unit.cell: (tables.cards[unit.card], unit.side) for unit in view.units}
        self.reserves = {one: Reserves(tables, view, one) for one in view.sides}

    def after(self, action: LordsAction) -> int:
        """Return the worth of an action: what falls now, and how the mat stands then."""
        mat = dict(self.mat)
        if isinstance(action, Place):
            mat[action.cell] = (self.tables.cards[action.card], self.side)
        elif isinstance(action, Advance):
            mat[action.target] = mat.pop(action.origin)
        totals = self.totals(mat)
        self.fire(mat, totals)
        gained = 0
        for cell, (facts, side) in list(mat.items()):
            if totals[cell] > facts.defence:
                del mat[cell]
                gained += -worth(facts) if side == self.side else worth(facts)
        return 1000 * gained + self.value(mat)

    def totals(self, mat: Mat) -> dict[Cell, int]:
        """Add up the arrows pointing at every unit."""
        found = dict.fromkeys(mat, 0)
        for cell, (facts, side) in mat.items():
            arrows = facts.arrows[side]
            for index, there in enumerate(neighbours(cell)):
                if arrows[index] and there in mat and mat[there][1] != side:
                    found[there] += arrows[index]
        return found

    def fire(self, mat: Mat, totals: dict[Cell, int]) -> None:
        """Let free shooters of the side on turn add their shots where that eliminates the most.

        A shooter that eliminates nobody is taken to use its arrows.
        """
        if self.active != self.side:
            return
        for cell, (facts, side) in mat.items():
            if not facts.strength or side != self.side or totals[cell]:
                continue
            best = max(
                (
                    (worth(mat[there][0]), there)
                    for there in self.aims(mat, cell, facts)
                    if 0 <= mat[there][0].defence - totals[there] < facts.strength
                ),
                default=None,
            )
            if best is not None:
                totals[best[1]] += facts.strength

    def aims(self, mat: Mat, cell: Cell, facts: CardFacts) -> list[Cell]:
        """List the cells of enemies in the target grid of a shooter."""
        side = mat[cell][1]
        cells = (shifted(cell, dx, dy) for dx, dy in facts.grid[side])
        return [there for there in cells if there in mat and mat[there][1] != side]

    def value(self, mat: Mat) -> int:
        """Return how the mat stands: what the sides may finish in their next turns."""
        totals = self.totals(mat)
        shots = dict.fromkeys(mat, 0)
        for cell, (facts, _) in mat.items():
            if facts.strength and not totals[cell]:
                for there in self.aims(mat, cell, facts):
                    shots[there] += facts.strength
        found = 0
        for cell, (facts, side) in mat.items():
            need = facts.defence + 1 - totals[cell] - shots[cell]
            chance = self.reserves[other(side)].chance(need, self.open_sides(mat, cell))
            weight = -RISK if side == self.side else PRESSURE
            found += chance * worth(facts) * weight
        return found // 1000

    def open_sides(self, mat: Mat, cell: Cell) -> int:
        """Return the free cells around a cell, as bits."""
        found = 0
        for index, there in enumerate(neighbours(cell)):
            if there not in mat and (self.borderless or there in self.tables.mat):
                found |= 1 << index
        return found
