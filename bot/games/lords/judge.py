"""What the computer player thinks of the mat that an action leads to.

Units won less units lost, less what the opponent may finish in the next turn, plus a little for
what may be finished in the own one. The opponent's hand is taken for any cards not yet seen.
Worth is in points of the cards, chances and weights in thousandths.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.model import Side

from .actions import Advance, LordsAction, Place
from .chances import Reserves
from .geometry import OPPOSITE, Cell, neighbours, shifted
from .model import other
from .tables import CardFacts, Tables
from .view import LordsView

Mat: TypeAlias = dict[Cell, tuple[CardFacts, Side]]

COMMAND, GENERAL = 144, 240
"""What a command unit and a general are worth besides their points."""
RISK, PRESSURE = 800, 200
"""Weights in thousandths of what may be lost and of what may be won in the next turn."""


def worth(facts: CardFacts) -> int:
    """Return what a card is worth on the mat."""
    return facts.points + COMMAND * facts.command + GENERAL * facts.general


class Judge:
    """Judges what follows from an action, as one side sees the mat."""

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        self.tables = tables
        self.side = side
        self.active = view.turn.side
        self.borderless, self.advanced = view.terms.borderless, view.terms.advanced
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
        gained, fallen = self.clear(mat, totals)
        while self.advanced and fallen and self.rampage(mat, fallen):
            more, fallen = self.clear(mat, self.totals(mat))
            gained += more
        return 1000 * gained + self.value(mat)

    def clear(self, mat: Mat, totals: dict[Cell, int]) -> tuple[int, Mat]:
        """Take the eliminated off the mat; return what that gains, and who they were."""
        fallen = {cell: unit for cell, unit in mat.items() if totals[cell] > unit[0].defence}
        gained = 0
        for cell, (facts, side) in fallen.items():
            del mat[cell]
            gained += -worth(facts) if side == self.side else worth(facts)
        return gained, fallen

    def rampage(self, mat: Mat, fallen: Mat) -> bool:
        """Let one berserker advance into the cell of a unit that it struck; tell whether any did.

        The own come first; of several cells one is taken for the others.
        """
        for cell in sorted(fallen, key=lambda one: (fallen[one][1] == self.side, one)):
            for there in self.pointing(mat, cell, other(fallen[cell][1])):
                facts, side = mat[there]
                if facts.kind == "berserker" and not self.pointing(mat, there, other(side)):
                    mat[cell] = mat.pop(there)
                    return True
        return False

    def pointing(self, mat: Mat, cell: Cell, side: Side) -> list[Cell]:
        """List the cells from which units of a side point at a cell."""
        return [
            there
            for index, there in enumerate(neighbours(cell))
            if there in mat
            and mat[there][1] == side
            and mat[there][0].arrows[side][OPPOSITE[index]]
        ]

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
        """Let free shooters of the side on turn shoot where that eliminates the most.

        A shooter that would eliminate nobody is taken to use its arrows.
        """
        if self.active != self.side:
            return
        for cell, (facts, side) in mat.items():
            if not facts.strength or side != self.side or totals[cell]:
                continue
            arrows = facts.arrows[side]
            own = {there: arrows[index] for index, there in enumerate(neighbours(cell))}
            best = max(
                (
                    (worth(mat[there][0]), there)
                    for there in self.aims(mat, cell, facts)
                    if totals[there] <= mat[there][0].defence
                    and totals[there] - own.get(there, 0) + facts.strength > mat[there][0].defence
                ),
                default=None,
            )
            if best is not None:
                for there, value in own.items():
                    if there in totals and mat[there][1] != side:
                        totals[there] -= value
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
