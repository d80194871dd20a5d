"""What the computer player thinks of the mat that an action leads to.

Units won less units lost, less what the opponent may finish in the next turn, plus a little for
what may be finished in the own one. The opponent's hand is taken for any cards not yet seen.
Worth is in points of the cards, chances and weights in thousandths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.model import Side
from bot.games.lords.model.actions import Advance, LordsAction, Place
from bot.games.lords.model.state import SIDES, other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import OPPOSITE, Cell, gridded, neighbours
from bot.games.lords.rules.tables import CardFacts, Tables

from .chances import Reserves

Mat: TypeAlias = dict[Cell, tuple[CardFacts, Side]]

COMMAND, GENERAL = 288, 240
"""What a side's command units are worth together besides their points, each as a share of those
that it may yet lose, and what a general is worth besides."""
WON = 1_000_000
"""What a victory is worth."""
RISK, PRESSURE = 800, 300
"""Weights in thousandths of what may be lost and of what may be won in the next turn."""


class Judge:
    """Judges what follows from an action, as one side sees the mat."""

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        self.tables = tables
        self.side = side
        self.active = view.turn.side
        self.borderless, self.advanced = view.terms.borderless, view.terms.advanced
        units = sorted(view.units, key=lambda unit: unit.cell)
        self.mat: Mat = {unit.cell: (tables.cards[unit.card], unit.side) for unit in units}
        self.reserves = {one: Reserves(tables, view, one) for one in view.sides}
        self.ahead = {one: (seen.units, seen.commands) for one, seen in view.sides.items()}
        self.goal = (view.terms.victory_units, view.terms.victory_commands)
        self._around: dict[Cell, list[tuple[int, Cell]]] = {}

    def worth(self, facts: CardFacts, side: Side) -> int:
        """Return what a unit of a side is worth on the mat; command units more as they dwindle."""
        found = facts.points + GENERAL * facts.general
        if facts.command:
            found += COMMAND // max(1, self.goal[1] - self.ahead[other(side)][1])
        return found

    def rank(self, action: LordsAction) -> tuple[int, int]:
        """Rank an action, the best highest; of equal ones that which spends the fewest points."""
        spent = self.tables.cards[action.card].points if isinstance(action, Place) else 0
        return self.after(action), -spent

    def after(self, action: LordsAction) -> int:
        """Return the worth of an action: what falls now, and how the mat stands then."""
        mat = dict(self.mat)
        if isinstance(action, Place):
            mat[action.cell] = (self.tables.cards[action.card], self.side)
        elif isinstance(action, Advance):
            mat[action.target] = mat.pop(action.origin)
        totals = self.totals(mat)
        self.fire(mat, totals)
        fallen = self.clear(mat, totals)
        lost = list(fallen.values())
        while self.advanced and fallen and self.rampage(mat, fallen):
            fallen = self.clear(mat, self.totals(mat))
            lost += fallen.values()
        return 1000 * self.gain(lost) + self.value(mat)

    def recalled(self, cell: Cell) -> int:
        """Return how much better it is to recall the unit on a cell than to draw, in thousandths.

        That is by how much the card is better than those to be drawn, and the mat without it.
        """
        mat = dict(self.mat)
        facts, side = mat.pop(cell)
        better = 1000 * facts.points - self.reserves[side].mean
        return better + self.value(mat) - self.value(self.mat)

    def clear(self, mat: Mat, totals: dict[Cell, int]) -> Mat:
        """Take the eliminated off the mat and return them."""
        fallen = {cell: unit for cell, unit in mat.items() if totals[cell] > unit[0].defence}
        for cell in fallen:
            del mat[cell]
        return fallen

    def gain(self, lost: Sequence[tuple[CardFacts, Side]]) -> int:
        """Return what it is worth that units fall, above all if that decides the battle."""
        found = 0
        for side in SIDES:
            foes = [facts for facts, one in lost if one != side]
            won = sum(self.worth(facts, other(side)) for facts in foes)
            units, commands = self.ahead[side]
            units, commands = units + len(foes), commands + sum(one.command for one in foes)
            if units >= self.goal[0] or commands >= self.goal[1]:
                won += WON
            found += won if side == self.side else -won
        return found

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
            around = neighbours(cell)
            for index, value in facts.pointing[side]:
                there = around[index]
                if there in found and mat[there][1] != side:
                    found[there] += value
        return found

    def fire(self, mat: Mat, totals: dict[Cell, int]) -> None:
        """Let free shooters of the side on turn shoot where that eliminates the most.

        They shoot in the order of their cells, those already on the mat first. A shooter that
        would eliminate nobody is taken to use its arrows.
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
                    (self.worth(mat[there][0], mat[there][1]), there)
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
        cells = gridded(cell, facts.grid[side])
        return [there for there in cells if there in mat and mat[there][1] != side]

    def value(self, mat: Mat) -> int:
        """Return how the mat stands: what the sides may finish in their next turns."""
        totals = self.totals(mat)
        shots = dict.fromkeys(mat, 0)
        for cell, (facts, _) in mat.items():
            if facts.strength and not totals[cell]:
                for there in self.aims(mat, cell, facts):
                    shots[there] += facts.strength
        posts = self.posts(mat)
        found = 0
        for cell, (facts, side) in mat.items():
            need = facts.defence + 1 - totals[cell] - shots[cell]
            foe = other(side)
            sides = self.open_sides(mat, cell)
            chance = self.reserves[foe].chance(need, sides, cell, posts[foe])
            weight = -RISK if side == self.side else PRESSURE
            found += chance * self.worth(facts, side) * weight
        return found // 1000

    def posts(self, mat: Mat) -> dict[Side, set[Cell]]:
        """Return where a shooter of each side could be placed to shoot: beside a friend, free."""
        near: dict[Side, set[Cell]] = {side: set() for side in SIDES}
        struck: dict[Side, set[Cell]] = {side: set() for side in SIDES}
        for cell, (facts, side) in mat.items():
            around = neighbours(cell)
            near[side].update(around)
            struck[side].update([around[index] for index, _ in facts.pointing[side]])
        found = {side: near[side] - struck[other(side)] - mat.keys() for side in SIDES}
        if self.borderless:
            return found
        return {side: cells & self.tables.mat for side, cells in found.items()}

    def open_sides(self, mat: Mat, cell: Cell) -> int:
        """Return the free cells around a cell, as bits."""
        found = 0
        for bit, there in self.around(cell):
            if there not in mat:
                found |= bit
        return found

    def around(self, cell: Cell) -> Sequence[tuple[int, Cell]]:
        """Return the cells around a cell that can be entered, each with its direction as a bit."""
        found = self._around.get(cell)
        if found is None:
            ground = None if self.borderless else self.tables.mat
            found = self._around[cell] = [
                (1 << index, there)
                for index, there in enumerate(neighbours(cell))
                if ground is None or there in ground
            ]
        return found
