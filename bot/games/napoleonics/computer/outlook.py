"""What a place or an attack is worth to a computer player, in points.

One step ahead and from public facts only; the dice are those of the rules.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from bot.engine.model import Side
from bot.games.commands_colors.supposing import instead
from bot.games.napoleonics.insight.chances import hit_chance, lone_leader_falls, table
from bot.games.napoleonics.insight.forecast import moved
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Leader, Unit, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import arms, combat, firing, melee

BANNER = 60
"""A banner."""
BLOCK = 10
"""An enemy's block."""
COVER = {"forest": 4, "town": 6, "mill": 6, "hill": 3}
"""What terrain is worth to who stands on it."""
UNSEEN = 99
"""More than any distance on a board."""
NEAR = 4
"""From this distance on an enemy is worth coming closer to at once."""


class Spot(NamedTuple):
    """A hex to any unit of a side: how near enemy units, and any enemies, are, and its worth."""

    nearest: int
    struck: int
    value: int


class Outlook:
    """Judges what a side can do, at one moment and from one view."""

    def __init__(self, tables: Tables, view: NapView, side: Side):
        self.tables = tables
        self.view = view
        self.side = side
        self.scene = Scene(tables, view)
        self.goals = [
            label
            for one in tables.content.scenarios[view.scenario].objectives
            if one.side == side
            for label in one.hexes
        ]
        self._stays: dict[str, int] = {}
        """What units are worth where they stand, as far as that was asked."""
        self._enemies: dict[Side, tuple[list[str], list[str]]] = {}
        self._spots: dict[tuple[str, Side], Spot] = {}
        self._uses: dict[str, int] = {}

    # Attacks ---------------------------------------------------------------------------------

    def attack(self, unit: Unit, label: str, joined: tuple[str, ...] = ()) -> int:
        """Return the worth of a legal attack, less what the answer may cost."""
        scene, away = self.scene, self.tables.board.distances[unit.hex][label]
        target = scene.units.get(label)
        if away > 1:
            return self.damage(target, firing.tally(scene, unit, label).floored, sabers=False)
        guns = [scene.units[one] for one in joined]
        dice = arms.tally(scene, unit, label, guns).total
        if target is None:
            return self.hunt(dice)
        gain = self.damage(target, dice, sabers=arms.sabers_hit(scene, unit))
        back = self.damage(unit, melee.tally(scene, target, unit.hex).floored, sabers=True)
        return gain - back * max(0, target.blocks - dice // 2) // (target.blocks + 1)

    def hunt(self, dice: int) -> int:
        """Return the worth of dice against a lone leader."""
        return int(BANNER * lone_leader_falls(self.scene, dice))

    def damage(self, target: Unit | None, dice: int, *, sabers: bool) -> int:
        """Return the worth of dice against a unit: blocks, and the banner for the last one."""
        if target is None:
            return 0
        return lost(dice, hit_chance(self.scene, target, sabers=sabers), target.blocks)

    def best_attack(self, unit: Unit) -> int:
        """Return the worth of the best attack of a unit from where it stands."""
        scene = self.scene
        reach = max(1, firing.range_of(scene, unit))
        if self.spot(unit.hex, unit.side).struck > reach:
            return 0
        if combat.battle_fault(scene, unit) is not None:
            return 0
        targets = [*melee.targets(scene, unit), *firing.targets(scene, unit)]
        return max((self.attack(unit, label) for label in targets), default=0)

    # Places ----------------------------------------------------------------------------------

    def enemies(self, side: Side) -> tuple[list[str], list[str]]:
        """Return where enemies of a side stand: units, and leaders."""
        if side not in self._enemies:
            foe = other_side(side)
            self._enemies[side] = (
                [unit.hex for unit in self.scene.own_units(foe)],
                [one.hex for one in self.scene.own_leaders(foe) if one.hex is not None],
            )
        return self._enemies[side]

    def spot(self, label: str, side: Side) -> Spot:
        """Return what a hex is to any unit of a side."""
        found = self._spots.get((label, side))
        if found is None:
            distances = self.tables.board.distances[label].__getitem__
            units, leaders = self.enemies(side)
            away = [*map(distances, units)]
            nearest = min(away, default=0)
            struck = min(nearest or UNSEEN, *map(distances, leaders)) if leaders else nearest
            value = COVER.get(self.scene.terrain_at(label).id, 0) - 3 * away.count(1)
            if self.goals:
                value += 25 if label in self.goals else 0
                value -= min(map(distances, self.goals))
            found = self._spots[label, side] = Spot(nearest, struck, value)
        return found

    def place(self, unit: Unit, label: str) -> int:
        """Return what standing on a hex is worth: goals, cover, nearness, danger."""
        nearest, _, value = self.spot(label, unit.side)
        value -= 2 * nearest
        if self.scene.kind(unit).unit_class == "artillery":
            value += 4 * nearest - 4 * abs(nearest - 3)
        if unit.blocks == 1:
            value += 3 * min(nearest, NEAR)
        return value

    def move(self, unit: Unit, path: tuple[str, ...]) -> int:
        """Return what a move is worth: the attack that it allows, and the place."""
        if unit.id not in self._stays:
            self._stays[unit.id] = self.best_attack(unit) + self.place(unit, unit.hex)
        end, gain = path[-1], self.place(unit, path[-1]) - self._stays[unit.id]
        if self.spot(end, unit.side).struck > max(1, firing.range_of(self.scene, unit)):
            return gain  # who has moved reaches no farther
        copy = moved(self.scene, unit, path)
        with instead(self.scene.units, unit, copy):
            return gain + self.best_attack(copy)

    def use(self, piece: Unit | Leader) -> int:
        """Return what an order for a piece is worth, roughly."""
        if isinstance(piece, Leader) or piece.hex is None:
            return 1
        if piece.id not in self._uses:
            self._uses[piece.id] = self._used(piece)
        return self._uses[piece.id]

    def _used(self, piece: Unit) -> int:
        units, _ = self.enemies(piece.side)
        nearest = self.spot(piece.hex, piece.side).nearest if units else 9
        reach = firing.range_of(self.scene, piece)
        if nearest == 1 or (reach and nearest <= reach):
            return 10 + piece.blocks
        steps = self.scene.kind(piece).move_and_battle
        if nearest <= steps + max(1, reach):
            return 8 + piece.blocks
        return max(2, 6 - nearest // 2)


@cache
def lost(dice: int, hit: Fraction, blocks: int) -> int:
    """Return what a unit of so many blocks loses to dice on average, and the banner for its end."""
    rolls = table(dice, hit, Fraction(0))
    dead = sum((chance for hits, _, chance in rolls if hits >= blocks), Fraction(0))
    return int(BLOCK * min(hit * dice, Fraction(blocks)) + BANNER * dead)
