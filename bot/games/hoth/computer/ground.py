"""How good a place is for a unit, as a computer player sees it, counted in points (``worth``).

Places are judged by objectives, the goals of the scenario, nearness of the enemy and the losses to
be feared there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from bot.engine.model import Side
from bot.games.hoth.content import Boarding
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import combat, movement, sight

from .chances import CERTAIN, Victim, count, effect
from .worth import Worth

HURT = 2
"""The worth of a unit's figures, lost while the unit lives, is divided by this."""


class Goal(msgspec.Struct, frozen=True):
    """Hexes that draw units of a side; ``pull`` is worth that much per hex of distance."""

    hexes: tuple[str, ...]
    pull: int
    unit_class: str | None = None
    unit_type: str | None = None


class Ground:
    """Judges where units of a side stand, at one moment and from one view."""

    def __init__(self, tables: Tables, view: HothView, side: Side):
        self.tables = tables
        self.view = view
        self.side = side
        self.scene = Scene(tables, view)
        self.worth = Worth(tables, view)
        self.foes = self.scene.own_units(other_side(side))
        self.die = tables.content.dice.faces
        self._stances: dict[tuple[str, str, int], int] = {}

    def stance(self, unit: Unit) -> int:
        """Return what it is worth that a unit stands where it stands."""
        key = unit.id, unit.hex, unit.figures
        if key not in self._stances:
            place, pull = self.place(unit, unit.hex), self.pull(unit)
            self._stances[key] = place + pull - self.fear(unit)
        return self._stances[key]

    def fear(self, unit: Unit) -> int:
        """Return the weight of losses to be feared; it fades while nothing happens.

        Few of the enemies in reach will be ordered, and not all of them attack here.
        """
        return self.threat(unit) * 3 // (10 + 2 * self.view.idle_turns)

    def place(self, unit: Unit, label: str) -> int:
        """Return what a hex gives to a unit on it: objectives, winning rows, countdowns."""
        value = self.worth.on_gate(unit, label)
        for one in self.view.objectives:
            if one.hex != label or one.kind != "temporary":
                continue
            if unit.side in one.sides:
                held = any(other.hex == label and other.id == unit.id for other in self.view.units)
                value += (
                    self.worth.lost_medals(unit.side, one.medals)
                    if held
                    else self.worth.medals(unit.side, one.medals)
                )
            else:
                value += 400
        return value + self.at_countdown(unit, label) + self.at_hangar(unit, label)

    def at_countdown(self, unit: Unit, label: str) -> int:
        """Return what standing next to the fortification of a countdown is worth."""
        found = self.worth.countdown_hex
        if found is None or self.tables.board.distances[label][found[1]] != 1:
            return 0
        side, fort = found
        if unit.side != side:
            return 400
        infantry = self.scene.kind(unit).unit_class == "infantry"
        alone = not any(
            other.side == side
            and other.id != unit.id
            and self.tables.board.distances[other.hex][fort] == 1
            and self.scene.kind(other).unit_class == "infantry"
            for other in self.view.units
        )
        return 600 if infantry and alone else 0

    def at_hangar(self, unit: Unit, label: str) -> int:
        """Return what waiting on a hangar hex is worth.  Rules: HOTH-SCN-07."""
        for rule in self.tables.specials(self.view.scenario, unit.side):
            if isinstance(rule, Boarding) and label in rule.hexes:
                fits = self.scene.kind(unit).unit_class == rule.unit_class
                free = not self.scene.has_adjacent(label, other_side(unit.side))
                return self.worth.boarding(unit) * 3 // 5 if fits and free else 0
        return 0

    def pull(self, unit: Unit) -> int:
        """Return how well a unit stands with regard to all that draws it; never above 0."""
        away, kind, value = self.tables.board.distances[unit.hex], self.scene.kind(unit), 0
        units = self.scene.units
        for goal in self.goals:
            if goal.unit_class not in (None, kind.unit_class):
                continue
            if goal.unit_type not in (None, unit.type):
                continue
            open_to = [
                away[label]
                for label in goal.hexes
                if label not in units or units[label].side != self.side or label == unit.hex
            ]
            value -= goal.pull * min(open_to, default=0)
        return value

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """What draws the units of the side."""
        return tuple(goal for goal in self._goals() if goal.hexes)

    def _goals(self) -> Iterator[Goal]:
        specials = self.tables.specials(self.view.scenario, self.side)
        yield Goal(tuple(one.hex for one in self.foes), 50)
        own = [one for one in self.view.objectives if self.side in one.sides and not one.taken]
        yield Goal(tuple(one.hex for one in own), 60)
        yield Goal(tuple(sorted(movement.exit_hexes(self.scene, self.side))), 100)
        for rule in specials:
            if isinstance(rule, Boarding):
                yield Goal(rule.hexes, 70, unit_class=rule.unit_class)
        gate = self.worth.gates.get(self.side)
        if gate is not None:
            rows = tuple(one for one in self.tables.board.labels if one[0] in gate.rows)
            yield Goal(rows, 200, unit_type=gate.unit_type)
        yield Goal(
            tuple(one.hex for one in self.scene.forts.values() if one.owner != self.side), 60
        )

    def threat(self, unit: Unit) -> int:
        """Return the losses to be feared where a unit stands, at most its worth."""
        foes = self.foes if unit.side == self.side else self.scene.own_units(self.side)
        worth, kind, away = self.worth.unit(unit), self.scene.kind(unit), self.distances(unit)
        hit, sides = count(self.die, kind.hit_by, False), len(self.die)
        victim = Victim(unit.figures)
        if "confirm_roll" in kind.traits:
            hit *= count(self.die, kind.confirm_faces, False)
            sides, victim = sides**2, Victim()
        feared = 0
        for foe in foes:
            dice = self.dice_feared(foe, unit, away[foe.hex])
            if dice > 0:
                found = effect(dice, sides, hit, 0, victim)
                feared += (found.dead + found.lost // HURT) * worth // CERTAIN
        return min(feared, 2 * worth)

    def distances(self, unit: Unit) -> dict[str, int]:
        """Return the distances from where a unit stands."""
        return self.tables.board.distances[unit.hex]

    def dice_feared(self, foe: Unit, unit: Unit, away: int) -> int:
        """Return the dice with which an enemy could attack a unit next turn, roughly."""
        kind = self.scene.kind(foe)
        steps = 0 if "immobile" in kind.traits else kind.move_and_attack_max
        near = max(1, away - steps)
        if near > len(kind.attack):
            return 0
        if not steps and not sight.sees(self.scene, foe.hex, unit.hex):
            return 0
        return kind.attack[near - 1] + combat.protection(self.scene, foe, unit.hex).amount
