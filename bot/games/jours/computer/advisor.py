"""A greedy player: gives orders, fires, moves to attack, and attacks where the odds say so.

It looks one order ahead and weighs what it sees; answers to the enemy follow standing orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from bot.engine.model import Decision
from bot.engine.tries.copying import copied
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.content.scenarios import ControlPoints
from bot.games.jours.insight import odds
from bot.games.jours.model.actions import (
    Breakthrough,
    Chase,
    CounterAttack,
    DeclareCharge,
    Drop,
    End,
    Enter,
    FillSheet,
    Fire,
    Initiative,
    JdgAction,
    Move,
    MoveChief,
    Occupy,
    Open,
    Pursue,
    PursuitStep,
    Shock,
    Turn,
    UseMarker,
)
from bot.games.jours.model.field import Chief, Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import write
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.combat import shock
from bot.games.jours.rules.land.ground import Ground, Tables

from . import standing

POLICIES = {
    "DP-A3": "nearest", "DP-M4": "always", "DP-M5": "always", "DP-C3": "stand", "DP-C5": "always",
    "DP-C6": "weakest", "DP-D4": "all", "DP-E1": "straight", "DP-F2": "likely", "DP-M2": "stay",
    "DP-R": "safest",
}  # fmt: skip
"""How it answers what standing orders answer."""
RESULTS = {"none": 0, "test": 2, "disorder": 5, "retreat": 6, "rout": 10}
"""What each result of fire is worth, in tenths of a unit."""
GOOD, FAIR, EVEN = 3, 2, 1
"""Sums before the die: with the first, the defender is hit on any die but 0 and 1."""


def advise(
    tables: Tables, view: JdgView, decision: Decision, options: Sequence[JdgAction]
) -> JdgAction:
    """Pick one of the options; the same for the same view."""
    ground = tables.ground(view.field.map)
    point, place = str(decision.point), view.asked.place if view.asked else ""
    if point in POLICIES:
        policy = POLICIES[point]
        found = standing.answer(view.field, ground, point, options, policy, place)
    else:
        found = decide(tables, view, ground, point, options)
    return found if found in options and found is not None else min(options, key=write)


def decide(
    tables: Tables, view: JdgView, ground: Ground, point: str, options: Sequence[JdgAction]
) -> JdgAction | None:
    """Decide what is of one's own making: openers, fire, moves, attacks, pursuits."""
    match point:
        case "DP-A1":
            return marker(tables, view.field, options)
        case "DP-A2" | "DP-B2":
            keeps = standing.only(options, Drop, lambda one: not one.units)
            return keeps or opener(view.field, options)
        case "DP-D2":
            needed = view.asked.needed if view.asked else None
            wants = needed is not None and 2 * (needed + 1) >= ground.content.limits.die
            return standing.only(options, Initiative, lambda one: one.attempt == wants)
        case "DP-F1":
            return best_fire(view.field, ground, options)
        case "DP-M1":
            return Mover(tables, view, ground).best(options)
        case "DP-C1":
            return best_shock(tables, view, ground, options)
        case "DP-SHEET":
            return FillSheet()
        case "DP-C4":
            return standing.only(options, Occupy, lambda one: one.facing is None and bool(one.cell))
        case "DP-C7" | "DP-C8" | "DP-C9":
            return follow_up(tables, view, options)
        case _:
            return None


def marker(tables: Tables, field: Field, options: Sequence[JdgAction]) -> UseMarker | None:
    """Use a combined marker once all of its formations are near the enemy."""

    def fits(action: UseMarker) -> bool:
        found = command.combined(field, tables.content, action.marker) if action.marker else None
        return found is not None and all(nearest(field, one) <= ENGAGED for one in found.formations)

    used = standing.only(options, UseMarker, fits)
    return used or standing.only(options, UseMarker, lambda one: not one.marker)


def nearest(field: Field, formation: str) -> int:
    """Return how near a formation is to the enemy; 99 where it or the enemy is not on the map."""
    units = (one for one in field.on_map() if one.formation == formation)
    return min((standing.nearest_enemy(field, one) for one in units), default=99)


def opener(field: Field, options: Sequence[JdgAction]) -> Open | None:
    """Open with the formation that is nearest to the enemy, by its better marker."""

    def worth(action: Open) -> tuple[int, int]:
        return nearest(field, action.formation), -action.initiative

    found = [one for one in options if isinstance(one, Open) and one.formation]
    return min(found, key=worth, default=None)


def best_fire(field: Field, ground: Ground, options: Sequence[JdgAction]) -> JdgAction:
    """Fire where it does the most harm; stop where none is likely."""

    def worth(action: Fire) -> tuple[Fraction, str]:
        guns = [field.unit(key) for key in action.guns]
        rows = odds.fire_odds(field, ground, guns, action.target).rows
        harm = sum(
            (row.chance * RESULTS[row.label.key.removeprefix("jours-result-")] for row in rows),
            Fraction(0),
        )
        return harm * len(stacks.stack(field, action.target)) / len(guns), write(action)

    found = [(worth(one), one) for one in options if isinstance(one, Fire)]
    (harm, _), action = max(found, key=lambda one: one[0], default=((Fraction(0), ""), End("fire")))
    return action if harm > 0 else End("fire")


# Attacks -----------------------------------------------------------------------------------------


def total(tables: Tables, view: JdgView, action: JdgAction) -> int | None:
    """Return the sum before the die of an attack; None: it is no attack, or it is sure to win."""
    found = odds.odds(tables, view, action)
    return None if found is None else found.tally.total if found.tally.parts else SURE


SURE = 9
"""What counts as the sum of an attack that needs no die."""
ENGAGED = 3
"""How near the enemy must be to every formation of a combined marker that is used."""


def best_shock(
    tables: Tables, view: JdgView, ground: Ground, options: Sequence[JdgAction]
) -> JdgAction:
    """Declare the best shock that can stand; end when none is good enough.

    What somebody else declared and cannot stand is withdrawn before the end.

    Rules: JDG-8.2-c.
    """
    field = view.field
    declared = {one.at for _, one in shock.shocks(field)}
    new = [
        (sum_, write(one), one)
        for one in options
        if isinstance(one, Shock)
        and one.targets
        and field.unit(one.units[0]).at not in declared
        and can_stand(field, ground, one)
        and (sum_ := total(tables, view, one)) is not None
    ]
    best = max(new, default=None, key=lambda one: one[:2])
    if best is not None and best[0] >= EVEN:
        return best[2]
    return withdrawal(field, ground, options) or End("shock")


def withdrawal(field: Field, ground: Ground, options: Sequence[JdgAction]) -> Shock | None:
    """Return what withdraws a declaration that leaves an enemy on its front; None: all stand."""
    found = shock.unfinished(field, ground)
    if found is None:
        return None
    return standing.only(
        options, Shock, lambda one: not one.targets and field.unit(one.units[0]).at == found[0]
    )


def can_stand(field: Field, ground: Ground, action: Shock) -> bool:
    """Tell whether a declaration could be closed with a shock.  Rules: JDG-8.2-c."""
    future = copied(field)
    shock.declare(future, action)
    return shock.open_fault(future, ground) is None


def follow_up(tables: Tables, view: JdgView, options: Sequence[JdgAction]) -> JdgAction | None:
    """Advance, break through, strike back or ride on where the odds are good."""
    for one in options:
        wants = isinstance(one, Breakthrough) and one.attempt
        if wants or (isinstance(one, CounterAttack) and one.units):
            sum_ = total(tables, view, one)
            if sum_ is not None and sum_ >= FAIR:
                return one
    quiet = standing.only(options, Breakthrough, lambda one: not one.attempt)
    stays = standing.only(options, CounterAttack, lambda one: not one.units)
    rides = standing.only(options, PursuitStep, lambda one: one.facing is None and not one.halt)
    who = [one for one in options if isinstance(one, Pursue | Chase)]
    chosen = min(who, key=write, default=None) if stays is None else stays
    return quiet or chosen or rides or standing.by_advance(options)


# Moves -------------------------------------------------------------------------------------------


class Mover:
    """Weighs the orders of the movement segment: each against staying where one is."""

    def __init__(self, tables: Tables, view: JdgView, ground: Ground) -> None:
        assert view.side is not None
        self.tables, self.view, self.ground = tables, view, ground
        self.field, self.side = view.field, view.side
        self.enemies = [one for one in self.field.on_map(self.field.enemy(self.side))]
        self.goals = [one.at for one in self.enemies if one.at] + self._objectives()

    def _objectives(self) -> list[Cell]:
        """Return the hexes worth points that the enemy, or nobody, holds."""
        battle = self.tables.content.scenarios[self.field.scenario]
        cells = (
            cell for one in battle.points if isinstance(one, ControlPoints) for cell in one.cells
        )
        return [cell for cell in cells if self.field.control.get(cell) != self.side]

    def best(self, options: Sequence[JdgAction]) -> JdgAction:
        """Return the order with the greatest gain; end the segment when there is none."""
        found = [(self.gain(one), write(one), one) for one in options]
        gain, _, action = max(found, key=lambda one: one[:2])
        return action if gain > 0 else End("move")

    def gain(self, action: JdgAction) -> int:
        """Return by how much an order improves the side's place."""
        match action:
            case Move():
                units = self._units(action.units)
                cost = FORCED if action.forced else 0
                return self._better(units, action.path[-1], action.facing) - cost
            case Turn():
                units = self._units(action.units)
                return self._better(units, units[0].at or "", action.facing)
            case Enter():
                units = self._units(action.units)
                return ENTRY + self.worth(units, action.path[-1], action.facing)
            case DeclareCharge():
                sum_ = total(self.tables, self.view, action)
                return CHARGE + 2 * sum_ if sum_ is not None and sum_ >= GOOD else 0
            case MoveChief() if action.path:
                chief = self.field.chief(action.chief)
                return self._led(chief, action.path[-1]) - self._led(chief, chief.at)
            case _:
                return 0

    def _led(self, chief: Chief, cell: Cell | None) -> int:
        """Return how many units a commander leads from a hex; none where the enemy is too near."""
        own = [
            one for one in self.field.on_map(self.side) if command.commands(chief, one.formation)
        ]
        alone = all(one.at != cell for one in own)
        near = self._near(cell) if cell is not None else 0
        if cell is None or near < SAFE or (alone and near == SAFE):
            return 0
        return sum(grid.distance(cell, one.at) <= chief.range for one in own if one.at is not None)

    def _near(self, cell: Cell) -> int:
        """Return the distance of a hex to the nearest enemy; 99 without any."""
        return min((grid.distance(cell, one.at) for one in self.enemies if one.at), default=99)

    def _units(self, keys: Iterable[str]) -> list[Unit]:
        return [self.field.unit(key) for key in keys]

    def _better(self, units: Sequence[Unit], cell: Cell, facing: Facing | None) -> int:
        here = units[0].at or ""
        return len(units) * (self.worth(units, cell, facing) - self.worth(units, here, None))

    def worth(self, units: Sequence[Unit], cell: Cell, facing: Facing | None) -> int:
        """Return what it is worth that units of one hex stand in a hex, facing so."""
        first = units[0]
        near = self._near(cell)
        if not first.is_good:
            return -2 * (near < SAFE)
        if first.is_gun:
            return -2 * abs(near - first.kind.effective) - (ALONE if near < SAFE else 0)
        goal = min((grid.distance(cell, one) for one in self.goals), default=0)
        facing = facing or first.facing
        if near > 1 or facing is None:
            return -2 * goal
        return self._contact(stacks.fighters(units), cell, facing)

    def _contact(self, units: Sequence[Unit], cell: Cell, facing: Facing) -> int:
        """Return what it is worth to stand beside the enemy: as much as the best attack."""
        table, terrain = self.ground.content.shock, self.ground.terrain
        best = -ALONE
        for target in grid.front(cell, facing):
            there = [one for one in self.enemies if one.at == target]
            men = stacks.fighters(there)
            if not there or self.ground.is_shut(cell, target, units[0].arm):
                continue
            sum_ = terrain(target).shock + self.ground.passage(cell, target).shock
            if men:
                strength = sum(one.values.sp for one in units)
                sum_ += table.ratio(strength, sum(one.values.sp for one in men))
                sum_ += max(one.values.cohesion for one in units)
                sum_ -= max(one.values.cohesion for one in men)
                if cell not in stacks.front(self.ground, men[0]):
                    sum_ += table.rear
            if units[0].arm == "cavalry":
                sum_ += table.cavalry_shock
            best = max(best, 2 * sum_ if sum_ >= EVEN or not men else -ALONE)
        return best


FORCED, ENTRY, CHARGE, SAFE, ALONE = 1, 100, 10, 2, 8
"""Weights in half hexes: a forced march, an entry, a charge; the distance of safety, the danger
without it."""
